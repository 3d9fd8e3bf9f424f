// extra: what a picture shows in addition to a shape.

import type { Shape } from "../game";

// What is at the right of piles: their values in binary, and which columns have an odd number of ones.
export interface Bits {
    // By the index of the pile.
    rows: Map<number, { value: number; isMoved: boolean }>;
    columns: { weight: number; isOdd: boolean; isRepaired: boolean }[];
    // The nim-sum.
    sum: number;
}

export interface Notes {
    bits?: Bits;
    // The letters below numbers, by their places.
    letters?: ReadonlyMap<string, string>;
}

export interface Extra {
    notes?: Notes | null;
    // Texts at places: the numbers of pieces, or the values of branches.
    texts?: ReadonlyMap<string, string | number>;
    // Places to which a piece can go.
    targets?: ReadonlySet<string>;
    // Pairs of neighbouring places, which the picture joins.
    pairs?: [string, string][];
    // The shape before the last move: what is gone is dashed or pale.
    before?: Shape;
    // Below a board and at its right is a place for the numbers of its columns and rows.
    isBoard?: boolean;
}

// theorem: what a theorem consists of. A page shows a theorem only if it agrees with the search on every position.
import type { Graph, Outcome, Position, Shape } from "../../game";
import type { Key } from "../../i18n/say";

// A part of a position. Parts with the same key are the same game, and their value is computed from the Grundy values of
// some positions.
export interface Part {
    name: string;
    text: string | number;
    value?: number;
    key?: string;
    // The index of the pile that this part is.
    pile?: number;
    // The place in the picture at which the value of this part is written.
    place?: string;
}

// A theorem about sums. The player to move loses if the nim-sum of the values is 0. If the theorem `isMisere` and no
// value is above 1, the player to move loses if the nim-sum is 1.
export interface Sum<S extends Shape = Shape> {
    title: Key;
    // The kinds of shapes that the theorem is about.
    kinds: S["kind"][];
    isMisere?: boolean;
    // The reason says why one of the parts has its value.
    isExplained?: boolean;
    // A sentence that says why the rest of the shape does not count.
    rest?: Key;
    // A sentence that proves it; a phone has no room for it.
    proof?: Key;
    // Splits a shape into parts. Returns null for a shape that the theorem does not describe.
    parts(shape: S, position: Position<S>): Part[] | null;
    // Returns texts at places of the picture, which the names of the parts use.
    texts?(shape: S): [place: string, text: string | number][];
}

// Another theorem. Both functions get the numbers that `of` collects from all positions of a game.
export interface Rule<S extends Shape = Shape, Numbers = unknown> {
    title: Key;
    kinds: S["kind"][];
    // The piles are not the same if they are exchanged.
    isOrdered?: boolean;
    of?(graph: Graph<S>): Numbers;
    // Returns whether the player to move loses; null for a position that the theorem does not describe.
    isLost(position: Position<S>, numbers: Numbers): boolean | null;
    // Returns whether nobody can win. Without this function, the game has no draws.
    isDrawn?(position: Position<S>, numbers: Numbers): boolean;
    // Returns pairs of neighbouring places of the picture, which the reason uses.
    pairs?(position: Position<S>, numbers: Numbers): [string, string][];
    // Returns the reason. Each line is a paragraph.
    tell(position: Position<S>, numbers: Numbers): string;
}

// A theorem about a game for points. Both functions get the numbers that `of` collects from all positions of a game.
export interface Scoring<S extends Shape = Shape, Numbers = unknown> {
    title: Key;
    // A sentence that says what the result is, if both players change it.
    result?: Key;
    kinds: S["kind"][];
    of?(graph: Graph<S>): Numbers;
    // Returns what the page shows as the value of a position: how many more points the player to move gets than the other
    // player from here on, or the number that both change (see result.ts).
    score(position: Position<S>, numbers: Numbers): number;
    // Returns letters at places of the picture, which the reason uses.
    letters?(shape: S): [place: string, letter: string][];
    // Returns the reason in a sentence.
    tell(position: Position<S>, numbers: Numbers): string;
}

// What every position of a game is worth by its moves.
export interface Law {
    title: Key;
    // Returns what a position with moves is worth, if its options are worth what the graph says.
    value(graph: Graph, i: number): Outcome | number;
    // Returns the reason in a sentence.
    tell(graph: Graph, i: number): string;
}

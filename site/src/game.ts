// game: the graph of a game, as an oracle writes it (see play.hpp).

import type { Words } from "./i18n/moves";

// Two numbers: a row and a column, the ends of an edge, or the sides of a sheet.
export type Pair = [number, number];

export interface PilesShape {
    kind: "piles";
    piles: number[];
    // The piles are on stairs.
    stairs?: boolean;
    // Each pile keeps its place from move to move.
    isStable?: boolean;
    // The piles of each position are sorted, so that a pile may have another place after a move.
    isSorted?: boolean;
    // The shape shows the piles in the rows of the start: for each row, the place of its pile in the position, -1 for none.
    order?: number[];
}

export interface CellsShape {
    kind: "cells";
    rows: number;
    columns: number;
    marks: Pair[];
    blocked: Pair[];
    // The marks of the other player.
    others: Pair[];
    // The number of the first row and column, as the words of the moves count them.
    first?: number;
    // Rows without ends that contain a piece of each player: the pieces that did not move to this position.
    stay?: "marks" | "others";
}

export interface NumbersShape {
    kind: "numbers";
    rows: number[][];
    // A 0 is shown.
    zeros?: boolean;
    // A move takes a number at an end.
    ends?: boolean;
    // The numbers of the first row and of the first column, as the words of the moves count them.
    first?: number;
    firstColumn?: number;
}

export interface GraphShape {
    kind: "graph";
    vertices: number;
    edges: Pair[];
    // The vertices with a piece, or the root of a tree.
    marks: number[];
    directed: boolean;
    // The indexes of the edges of the other player.
    others?: number[];
    names?: string[];
    weights?: (number | string)[];
    // The players to whom the two marks belong.
    players?: [string, string];
}

export interface RectanglesShape {
    kind: "rectangles";
    sizes: Pair[];
}

export interface WordsShape {
    kind: "words";
}

export type Shape =
    PilesShape | CellsShape | NumbersShape | GraphShape | RectanglesShape | WordsShape;

// P: the player to move loses; N: the player to move wins; D: a draw.
export type Outcome = "P" | "N" | "D";

export interface Move {
    to: number;
    words: Words;
    // The points of the move, in a game for points.
    gain?: number;
}

export interface Position<S extends Shape = Shape> {
    position: Words;
    shape: S;
    outcome: Outcome;
    // The number of moves that are left if nobody makes a mistake; null for a draw.
    length: number | null;
    // The index of the best move; null if there is no move.
    best: number | null;
    moves: Move[];
    // How many more points the player to move gets than the other player from here on, in a game for points.
    score?: number;
}

export type Graph<S extends Shape = Shape> = Position<S>[];

// What the players of a game for points want; "" for another game. lead: each player gets points, and wants more than the
// other player. result: both change one number. The player who begins wants it large, the other player small. total: both
// add weights. The player who begins wants an end with a small total. The other player wants no end, or a large total.
export type Points = "" | "lead" | "result" | "total";

// What the board of a problem needs: the theorem of the problem, the idea of its solution in English and in Chinese, and
// what the players want.
export interface Reason {
    theorem: string;
    idea: [string, string];
    points: Points;
    // What the caption says of the numbers of an input, in both languages: a sentence with slots, "" for nothing.
    given: [string, string];
    // The names of numbers of the input in both languages, by their names in the validator.
    fields: Record<string, [string, string]>;
    // The number of the first row and column of a board; null if the words of the moves tell it.
    first: number | null;
}

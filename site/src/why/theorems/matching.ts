import type { CellsShape, GraphShape, Pair, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say, sentences } from "../../i18n/say";
import { neighbours } from "./graphs";
import type { Rule } from "./theorem";
import { range } from "./values";

// the piece does not go twice to a place; without a piece, the first move puts it on any place
export const matching: Rule<CellsShape | GraphShape> = {
    title: "pairs-neighbouring-places",
    kinds: ["cells", "graph"],
    isLost: ({ shape }) => paired(shape).withPiece === paired(shape).withoutPiece,
    tell({ shape }) {
        const { withPiece, withoutPiece } = paired(shape);
        if (!shape.marks.length)
            return say("pairs-and-free-places", withoutPiece, paired(shape).places);
        return sentences(
            say("pairs-with-and-without-piece", withPiece, withoutPiece),
            withPiece > withoutPiece
                ? say("piece-goes-partner-place")
                : say("after-each-move-other"),
        );
    },
};

// the hole moves to a neighbouring piece of the player to move
export const matchingOfHole: Rule<CellsShape> = {
    title: "pairs-neighbouring-pieces-different",
    kinds: ["cells"],
    isLost(position) {
        const { near, hole } = holePaths(position);
        return pairsIn(near) === pairsIn(near, hole);
    },
    tell(position) {
        const { near, hole } = holePaths(position);
        return say("hole-never-returns-cell", pairsIn(near), pairsIn(near, hole));
    },
};

interface Paired {
    places: number;
    withPiece: number;
    withoutPiece: number;
}

// Returns the numbers of the free places, and of the most pairs of neighbouring free places: with the place of the piece, and
// without this place. Without a piece, the first number is that of a place without a partner, if there is one.
function paired(shape: CellsShape | GraphShape): Paired {
    return shape.kind === "cells"
        ? pairsOf(freeCells(shape))
        : pairsOf({ near: neighbours(shape), piece: shape.marks[0] });
}

function pairsOf<V>({ near, piece }: { near: Map<V, V[]>; piece?: V }): Paired {
    const withoutPiece = pairsIn(near, piece);
    const places = near.size - (piece === undefined ? 0 : 1);
    const withPiece =
        piece === undefined ? withoutPiece + (2 * withoutPiece < places ? 1 : 0) : pairsIn(near);
    return { places, withPiece, withoutPiece };
}

// Returns the cells beside a cell.
const beside = ([row, column]: Pair): Pair[] => [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
];

// Returns the neighbours of each free cell, and the cell of the piece.
function freeCells({ rows, columns, blocked, marks }: CellsShape): {
    near: Map<string, string[]>;
    piece?: string;
} {
    const near = new Map<string, string[]>();
    const closed = new Set(blocked.map(String));
    const isFree = ([row, column]: Pair) =>
        row >= 0 &&
        row < rows &&
        column >= 0 &&
        column < columns &&
        !closed.has([row, column].join());
    for (let row = 0; row < rows; ++row) {
        for (let column = 0; column < columns; ++column) {
            const cell: Pair = [row, column];
            if (isFree(cell)) near.set(String(cell), beside(cell).filter(isFree).map(String));
        }
    }
    return { near, piece: marks.length ? marks[0].join() : undefined };
}

// Returns the number of the most pairs of neighbours without the vertex `out`. No cycle has an odd length: each path that
// begins and ends at vertices without partners gives one more pair.
function pairsIn<V>(near: Map<V, V[]>, out?: V): number {
    const partner = new Map<V, V>();
    const colour = coloured(near);
    const find = (vertex: V, seen: Set<V>): boolean =>
        near.get(vertex)!.some((next) => {
            if (next === out || seen.has(next)) return false;
            seen.add(next);
            if (partner.has(next) && !find(partner.get(next)!, seen)) return false;
            partner.set(next, vertex);
            return true;
        });
    return [...near.keys()].filter(
        (vertex) => vertex !== out && !colour.get(vertex) && find(vertex, new Set()),
    ).length;
}

// Returns the two colours of vertices, so that neighbours have different colours.
function coloured<V>(near: Map<V, V[]>): Map<V, number> {
    const colour = new Map<V, number>();
    for (const start of near.keys()) {
        if (colour.has(start)) continue;
        colour.set(start, 0);
        const reached = [start];
        for (const vertex of reached) {
            // the list grows in the loop
            for (const next of near.get(vertex)!.filter((each) => !colour.has(each))) {
                colour.set(next, 1 - colour.get(vertex)!);
                reached.push(next);
            }
        }
    }
    return colour;
}

// Returns the cells that the hole can reach, with their neighbours, and the cell of the hole. The colours of the cells
// on the way of the hole alternate, and begin with the colour of the player to move.
function holePaths({
    position,
    shape: {
        rows,
        columns,
        marks,
        blocked: [hole],
    },
}: Position<CellsShape>): { near: Map<string, string[]>; hole: string } {
    const white = new Set(marks.map(String));
    const isRabbits = valueIn(position, "to_move") === "Rabbit";
    const cells = range(rows).flatMap((row) => range(columns).map((column): Pair => [row, column]));
    const reached = cells.filter((cell) => {
        const isOdd = (cell[0] + cell[1] + hole[0] + hole[1]) % 2 === 1;
        return String(cell) === String(hole) || white.has(String(cell)) === (isOdd === isRabbits);
    });
    const known = new Set(reached.map(String));
    const near = new Map(
        reached.map((cell) => [
            String(cell),
            beside(cell)
                .map(String)
                .filter((each) => known.has(each)),
        ]),
    );
    return { near, hole: String(hole) };
}

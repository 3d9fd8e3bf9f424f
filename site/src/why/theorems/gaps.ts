import type { CellsShape, Pair } from "../../game";
import { type Key, say } from "../../i18n/say";
import { columnName, hasRow, pairs, placesOf, rowName } from "./parts";
import type { Part, Sum } from "./theorem";
import { range } from "./values";

const OTHERS: Key = "other-pieces-widen-gap";

const AWAY: Key = "moves-away-are-followed";

// two pieces in each row
export const nimOfGaps: Sum<CellsShape> = {
    title: "gaps-between-pieces-row",
    rest: AWAY,
    kinds: ["cells"],
    parts: (shape) => gapsOf(shape, rowName),
};

export const nimOfColumnGaps: Sum<CellsShape> = {
    title: "gaps-between-pieces-column",
    rest: AWAY,
    kinds: ["cells"],
    parts: (shape) => gapsOf(turned(shape), columnName),
};

// grey and white pieces of a single row, in pairs
export const nimOfPairs: Sum<CellsShape> = {
    title: "gaps-between-pieces-pair",
    kinds: ["cells"],
    parts: (shape) =>
        hasRow(shape) && shape.marks.length === shape.others.length
            ? beforePieces(pairs(placesOf(shape)), shape)
            : null,
    texts: (shape) => numbersOf(pairs(placesOf(shape)), shape),
};

// pieces of a row that go to the left
export const staircaseOfGaps: Sum<CellsShape> = {
    title: "gaps-before-every-second-piece-right",
    rest: OTHERS,
    kinds: ["cells"],
    parts: (shape) =>
        hasRow(shape) && !shape.others.length
            ? beforePieces(pairs(placesOf(shape), -1), shape)
            : null,
    texts: (shape) => numbersOf(pairs(placesOf(shape), -1), shape),
};

// the last piece does not move
export const staircaseOfGapsToTheRight: Sum<CellsShape> = {
    title: "gaps-before-every-second-piece-left",
    rest: OTHERS,
    kinds: ["cells"],
    parts(shape) {
        if (!hasRow(shape) || shape.others.length) return null;
        return beforePieces(pairsFromLeft(shape), shape);
    },
    texts: (shape) => numbersOf(pairsFromLeft(shape), shape),
};

function pairsFromLeft(shape: CellsShape): Pair[] {
    const places = placesOf(shape);
    return pairs(places.slice(0, places.length - (places.length % 2)));
}

const beforePieces = (all: Pair[], shape: CellsShape): Part[] =>
    all.map(([a, b]) => ({
        name: say("gap-before-piece", placesOf(shape).indexOf(b) + 1),
        text: "",
        value: b - a - 1,
    }));

// Returns the numbers of the pieces of a row, and counts the cells of each gap between the pieces of a pair.
const numbersOf = (all: Pair[], shape: CellsShape): [string, number][] => [
    ...placesOf(shape).map((column, i): [string, number] => [`cell 0 ${column}`, i + 1]),
    ...all.flatMap(([a, b]) =>
        range(b - a - 1).map((k): [string, number] => [`cell 0 ${a + 1 + k}`, k + 1]),
    ),
];

function turned(shape: CellsShape): CellsShape {
    const turn = (list: Pair[]) => list.map(([row, column]): Pair => [column, row]);
    return {
        ...shape,
        rows: shape.columns,
        columns: shape.rows,
        marks: turn(shape.marks),
        others: turn(shape.others),
    };
}

function gapsOf(shape: CellsShape, name: typeof columnName): Part[] | null {
    const inRow = (list: Pair[], row: number) =>
        list.filter((mark) => mark[0] === row).map((mark) => mark[1]);
    const parts = range(shape.rows).flatMap((row) => {
        const [marks, others] = [inRow(shape.marks, row), inRow(shape.others, row)];
        if (marks.length !== 1 || others.length !== 1) return [];
        const value = Math.abs(marks[0] - others[0]) - 1;
        return [{ name: name(shape, row), text: value, value }];
    });
    return parts.length < shape.rows ? null : parts;
}

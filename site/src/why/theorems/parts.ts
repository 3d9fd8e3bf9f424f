import type { CellsShape, NumbersShape, Pair, PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Part } from "./theorem";

// Returns the parts of piles. `of` returns what a part has, null if the pile does not count.
export function pilesOf(
    { piles }: PilesShape,
    of: (pile: number, i: number) => Partial<Part> | null,
): Part[] {
    return piles.flatMap((pile, i) => {
        const part = of(pile, i);
        return part ? [{ name: say("pile-number", i + 1), text: pile, pile: i, ...part }] : [];
    });
}

// Return the name of a row or of a cell of a board, with the numbers beside the picture.
export const rowName = ({ first = 1 }: CellsShape | NumbersShape, row: number) =>
    say("row-number", first + row);
export const columnName = ({ first = 1 }: CellsShape, column: number) =>
    say("column-number", first + column);
export const cellName = (
    { kind, rows, first = 1 }: CellsShape | NumbersShape,
    [row, column]: Pair,
) =>
    kind === "cells" && rows === 1
        ? say("cell-number", first + column)
        : say("row-and-column", first + row, first + column);

// Returns the numbers in pairs of neighbours, from the end. If the count is odd, `edge` is added before the first number.
export function pairs(numbers: number[], edge = 0): Pair[] {
    const all = numbers.length % 2 ? [edge, ...numbers] : numbers;
    return all.filter((_, i) => i % 2 === 0).map((number, i) => [number, all[2 * i + 1]]);
}

export const hasRow = ({ rows }: { rows: number }) => rows === 1;

export const placesOf = ({ marks, others }: CellsShape): number[] =>
    [...marks, ...others].map(([, column]) => column).sort((a, b) => a - b);

export const gaps = (shape: CellsShape) => pairs(placesOf(shape)).map(([a, b]) => b - a - 1);

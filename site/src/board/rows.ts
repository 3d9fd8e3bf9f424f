// rows: keeps the row of each pile through a game whose positions are sorted, and the place of each piece through a game whose
// positions are gaps.
import type { CellsShape, Pair, PilesShape, Shape } from "../game";

// Returns the shape with its piles in the rows that they have in the shape before. A pile that is gone is an empty row. A new
// pile gets an empty row, else a row at the end. If several piles change, the largest one remains the largest one. Of equal
// piles, the one in the row `moved` changes.
export function inRows(next: PilesShape, before: Shape | null, moved: number): PilesShape {
    if (before?.kind !== "piles") return { ...next, order: next.piles.map((_, i) => i) };
    const left = new Set(next.piles.keys());
    const order: number[] = [];
    const rows = [...before.piles.keys()].sort((a, b) => Number(a === moved) - Number(b === moved));
    for (const row of rows) {
        order[row] = [...left].find((i) => next.piles[i] === before.piles[row]) ?? -1;
        left.delete(order[row]);
    }
    const bySize = [...left].sort((a, b) => next.piles[b] - next.piles[a]);
    const changed = [...order.keys()]
        .filter((row) => order[row] < 0)
        .sort((a, b) => before.piles[b] - before.piles[a]);
    bySize.forEach((pile, k) => (order[changed[k] ?? order.length] = pile));
    return { ...next, piles: order.map((pile) => next.piles[pile] ?? 0), order };
}

// Returns a shape of rows without ends in which the pieces that stay have the columns that they have in the shape before. If
// a piece would then be left of the board, all rows move to the right.
export function inColumns(next: CellsShape, before: Shape | null): CellsShape {
    if (!next.stay || before?.kind !== "cells") return next;
    const column = (pieces: Pair[], row: number) => pieces.find((each) => each[0] === row)![1];
    const { stay, marks, others } = next;
    const by = marks.map((_, row) => column(before[stay], row) - column(next[stay], row));
    const least = Math.min(...[...marks, ...others].map(([row, at]) => at + by[row]), 0);
    const shifted = (pieces: Pair[]) =>
        pieces.map(([row, at]): Pair => [row, at + by[row] - least]);
    const placed = { ...next, marks: shifted(marks), others: shifted(others) };
    const last = Math.max(...[...placed.marks, ...placed.others].map(([, at]) => at));
    return { ...placed, columns: Math.max(before.columns, last + 1) };
}

// Returns the piles of the first position in the order of the input, if it contains them side by side; else null.
export function pilesOfInput(text: string, first: Shape): PilesShape | null {
    if (first.kind !== "piles") return null;
    const numbers = (text.match(/\d+/g) ?? []).map(Number);
    const sorted = (piles: number[]) => String(piles.slice().sort((a, b) => a - b));
    const found = numbers
        .map((_, i) => numbers.slice(i, i + first.piles.length))
        .find((piles) => sorted(piles) === sorted(first.piles));
    return found ? { ...first, piles: found } : null;
}

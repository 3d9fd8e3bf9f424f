import type { CellsShape, Pair } from "../game";
import type { Extra } from "./extra";
import type { Changed, Drawing } from "./svg";
import { MOST_CELLS, placed, round, textAt, times } from "./svg";

export const CELL = 34;
const MOST_NAMED = 16; // if there are more columns or rows, only every fifth one has a number

// Returns how often a cell is in the three lists: marked, blocked, marked for the other player.
export const countsInLists = (shape: CellsShape, place: Pair) =>
    [shape.marks, shape.blocked, shape.others].map((list) => times(list, place));

// The thick frame of a changed cell is inside the cell, so that the next cell does not cover the frame.
export const square = (x: number, y: number, width: number, changes: boolean) => {
    const inset = changes ? 1.5 : 0;
    return `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${CELL - 2 * inset}"/>`;
};

export const hatched = (x: number, y: number, width: number) =>
    `<path d="M${x} ${y + 17}l17 -17M${x} ${y + CELL}L${x + CELL} ${y}M${x + width - 17} ${y + CELL}l17 -17"/>`;

// Returns a frame around two neighbouring cells.
function joined(pair: [string, string]): string {
    const [rows, columns] = [1, 2].map((k) => pair.map((place) => Number(place.split(" ")[k])));
    const [x, y] = [columns, rows].map((numbers) => CELL * Math.min(...numbers) + 2);
    const [width, height] = [columns, rows].map(([a, b]) => CELL * (1 + Math.abs(a - b)) - 4);
    return `<rect class="pair" x="${x}" y="${y}" width="${width}" height="${height}" rx="15"/>`;
}

// Draws a board. If it has a place for the numbers of its columns and rows, they are below and at the right. The pieces
// that are gone since `before` are dashed circles.
export function drawCells(shape: CellsShape, extra: Extra): Drawing | null {
    const { isBoard, texts, pairs, before } = extra;
    if (Math.max(shape.rows, shape.columns) > MOST_CELLS) return null;
    const isComparable =
        before?.kind === "cells" && before.rows === shape.rows && before.columns === shape.columns;
    const were = new Set(isComparable ? [...before.marks, ...before.others].map(String) : []);
    const write = (changed: Changed) =>
        Array.from({ length: shape.rows }, (_, row) =>
            Array.from({ length: shape.columns }, (_, column) => {
                const x = CELL * column;
                const y = CELL * row;
                const [marks, blocked, others] = countsInLists(shape, [row, column]);
                const kind =
                    "cell" +
                    (blocked ? " blocked" : "") +
                    (marks ? " mark" : "") +
                    (others ? " other" : "");
                const isFull = marks || others;
                const isGone = !isFull && were.has(String([row, column]));
                const disc = `<circle${isGone ? ' class="gone"' : ""} cx="${x + CELL / 2}" cy="${y + CELL / 2}" r="11"/>`;
                const place = `cell ${row} ${column}`;
                const text = marks > 1 ? marks : texts?.get(place);
                return placed(
                    kind,
                    place,
                    changed,
                    square(x, y, CELL, changed.has(place)) +
                        (blocked ? hatched(x, y, CELL) : "") +
                        (isFull || isGone ? disc : "") +
                        (text === undefined ? "" : textAt(x + CELL / 2, y + CELL / 2 + 4.5, text)),
                );
            }).join(""),
        ).join("\n") +
        (pairs ?? []).map(joined).join("") +
        names;
    const { first } = shape;
    const hasRows = shape.rows > 1;
    const isWide = shape.columns > MOST_NAMED;
    const size = isWide ? 0.9 * shape.columns : 11; // on a narrow screen, a wide board is drawn small
    const band = isBoard ? Math.ceil(size) + 5 : 0;
    const name = (i: number, count: number, x: number, y: number) => {
        const number = first! + i;
        if (count > MOST_NAMED && number % 5) return "";
        return textAt(x, y, number, isWide ? "coordinate wide" : "coordinate");
    };
    const columnNames = () =>
        Array.from({ length: shape.columns }, (_, i) =>
            name(i, shape.columns, CELL * (i + 0.5), CELL * shape.rows + size + 3),
        );
    const rowNames = () =>
        Array.from({ length: hasRows ? shape.rows : 0 }, (_, i) =>
            name(i, shape.rows, CELL * shape.columns + 1.1 * size, CELL * (i + 0.5) + 0.4 * size),
        );
    const names =
        !isBoard || first === undefined
            ? ""
            : `<g font-size="${round(size)}">${[...columnNames(), ...rowNames()].join("")}</g>`;
    return {
        left: -2,
        top: -2,
        width: CELL * shape.columns + 4 + (isBoard && hasRows ? round(1.8 * size) : 0),
        height: CELL * shape.rows + 4 + band,
        write,
    };
}

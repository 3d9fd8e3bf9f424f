import type { NumbersShape, Shape } from "../game";
import { CELL, hatched, square } from "./cells";
import type { Extra } from "./extra";
import type { Changed, Drawing } from "./svg";
import { MOST_CELLS, placed, textAt } from "./svg";

// Returns the places in a row between the equal beginning and the equal end of the row before or after a move.
export function changedNumbers(row: number[], other: number[], ends = false): number[] {
    const most = Math.min(row.length, other.length);
    // a number at an end has been taken, not an equal number beside it
    const isFirst = ends && String(row.slice(row.length - most)) === String(other);
    let first = 0;
    let last = isFirst ? most : 0;
    while (first < most - last && row[first] === other[first]) ++first;
    while (last < most - first && row[row.length - 1 - last] === other[other.length - 1 - last])
        ++last;
    const places = row.map((_, j) => j).slice(first, row.length - last);
    return places.filter((j) => row.length !== other.length || row[j] !== other[j]);
}

// What is at a place of the picture: the number with this index in its row, or a number that the last move took.
interface Slot {
    index?: number;
    gone?: number;
}

// Returns what is at the places of the rows. The numbers that are gone since `before` keep their places.
function slotsOf({ rows, zeros, ends }: NumbersShape, before: Shape | undefined): Slot[][] {
    const old =
        before?.kind === "numbers" && before.rows.length === rows.length ? before.rows : rows;
    return rows.map((row, i) => {
        const was = old[i];
        if (was.length === row.length)
            return row.map((number, index) => ({
                index,
                gone: number || zeros ? undefined : was[index] || undefined,
            }));
        const gone = changedNumbers(was, row, ends);
        let index = 0;
        if (was.length - gone.length !== row.length) return row.map((_, j) => ({ index: j }));
        return was.map((number, j) => (gone.includes(j) ? { gone: number } : { index: index++ }));
    });
}

// Writes a number that is gone, if there is one.
const ghostAt = (x: number, y: number, width: number, gone: number | undefined) =>
    gone === undefined ? "" : textAt(x + width / 2, y + CELL / 2 + 5, gone, "gone");

const dashed = (x: number, y: number, width: number) =>
    `<rect class="gone" x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${CELL - 4}"/>`;

// Draws rows of numbers. A 0 is an empty cell, unless the shape has `zeros`. The ends of a row are marked if a
// move takes an end. A number may have a letter below it. The columns have numbers below, and several rows at the right.
export function drawNumbers(shape: NumbersShape, { notes, before }: Extra): Drawing | null {
    const rows = slotsOf(shape, before);
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const numbers = [...shape.rows.flat(), ...rows.flat().map(({ gone }) => gone ?? 0)];
    const longest = Math.max(0, ...numbers.map((number) => String(number).length));
    const isFitting =
        columns > 0 && columns * (longest + 1) <= MOST_CELLS && rows.length <= MOST_CELLS;
    if (!isFitting) return null;
    const width = Math.max(CELL, 9 * longest + 14);
    const small = (x: number, y: number, words: number | string) =>
        textAt(x, y, words, "coordinate");
    const write = (changed: Changed) =>
        rows
            .map((row, i) =>
                Array.from({ length: columns }, (_, at) => {
                    const [x, y] = [width * at, CELL * i];
                    const { length } = shape.rows[i];
                    const { index: j, gone } = row[at] ?? { index: length + at - row.length };
                    const ghost = ghostAt(x, y, width, gone);
                    if (j === undefined) return dashed(x, y, width) + ghost;
                    const number = shape.rows[i][j];
                    const isEnd = shape.ends && (j === 0 || j === length - 1);
                    const isOut = number === undefined;
                    const kind = "number" + (isOut ? " blocked" : isEnd ? " end" : "");
                    const place = `number ${i} ${j}`;
                    const letter = notes?.letters?.get(place);
                    const middle = y + CELL / 2 + (letter ? 1 : 5);
                    return placed(
                        kind,
                        place,
                        changed,
                        square(x, y, width, changed.has(place)) +
                            (isOut ? hatched(x, y, width) : "") +
                            (number || (shape.zeros && !isOut)
                                ? textAt(x + width / 2, middle, number)
                                : ghost) +
                            (letter ? small(x + width / 2, y + CELL - 4, letter) : ""),
                    );
                }).join(""),
            )
            .join("\n") + names;
    const { first, firstColumn } = shape;
    const hasRows = rows.length > 1 || first !== firstColumn; // a table has its rows, too
    const names =
        first === undefined || firstColumn === undefined
            ? ""
            : rows
                  .map((_, i) =>
                      hasRows ? small(width * columns + 12, CELL * (i + 0.5) + 4.5, first + i) : "",
                  )
                  .join("") +
              Array.from({ length: columns }, (_, j) =>
                  small(width * (j + 0.5), CELL * rows.length + 14, firstColumn + j),
              ).join("");
    return {
        left: -2,
        top: -2,
        width: width * columns + 4 + (names && hasRows ? 20 : 0),
        height: CELL * rows.length + 4 + (names ? 16 : 0),
        write,
    };
}

import type { NumbersShape } from "../game";
import { CELL, hatched, square } from "./cells";
import type { Extra } from "./extra";
import type { Changed, Drawing } from "./svg";
import { MOST_CELLS, placed, textAt } from "./svg";

// Draws rows of numbers. A 0 is an empty cell, unless the shape has `zeros`. The ends of a row are marked if a
// move takes an end. A number may have a letter below it. The columns have numbers below, and several rows at the right.
export function drawNumbers(shape: NumbersShape, { notes }: Extra): Drawing | null {
    const columns = Math.max(0, ...shape.rows.map((row) => row.length));
    const longest = Math.max(0, ...shape.rows.flat().map((number) => String(number).length));
    const isFitting =
        columns > 0 && columns * (longest + 1) <= MOST_CELLS && shape.rows.length <= MOST_CELLS;
    if (!isFitting) return null;
    const width = Math.max(CELL, 9 * longest + 14);
    const write = (changed: Changed) =>
        shape.rows
            .map((row, i) =>
                Array.from({ length: columns }, (_, j) => {
                    const isEnd = shape.ends && (j === 0 || j === row.length - 1);
                    const isOut = row[j] === undefined;
                    const kind = "number" + (isOut ? " blocked" : isEnd ? " end" : "");
                    const place = `number ${i} ${j}`;
                    const letter = notes?.letters?.get(place);
                    return placed(
                        kind,
                        place,
                        changed,
                        square(width * j, CELL * i, width, changed.has(place)) +
                            (isOut ? hatched(width * j, CELL * i, width) : "") +
                            (row[j] || (shape.zeros && !isOut)
                                ? textAt(
                                      width * (j + 0.5),
                                      CELL * i + CELL / 2 + (letter ? 1 : 5),
                                      row[j],
                                  )
                                : "") +
                            (letter ? small(width * (j + 0.5), CELL * (i + 1) - 4, letter) : ""),
                    );
                }).join(""),
            )
            .join("\n") + numbers;
    const { first, firstColumn } = shape;
    const hasRows = shape.rows.length > 1 || first !== firstColumn; // a table has its rows, too
    const small = (x: number, y: number, words: number | string) =>
        textAt(x, y, words, "coordinate");
    const numbers =
        first === undefined || firstColumn === undefined
            ? ""
            : shape.rows
                  .map((_, i) =>
                      hasRows ? small(width * columns + 12, CELL * (i + 0.5) + 4.5, first + i) : "",
                  )
                  .join("") +
              Array.from({ length: columns }, (_, j) =>
                  small(width * (j + 0.5), CELL * shape.rows.length + 14, firstColumn + j),
              ).join("");
    return {
        left: -2,
        top: -2,
        width: width * columns + 4 + (numbers && hasRows ? 20 : 0),
        height: CELL * shape.rows.length + 4 + (numbers ? 16 : 0),
        write,
    };
}

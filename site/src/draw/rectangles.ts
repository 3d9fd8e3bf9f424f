import type { Pair, RectanglesShape } from "../game";
import type { Changed, Drawing } from "./svg";
import { MOST_CELLS, placed, round } from "./svg";

const SQUARE = 30;
const GAP = 0.5;
const MOST_SQUARES = 12; // sheets: the side of a square, the gap between sheets, and the most squares in a row

// Draws sheets side by side, with the lines along which they can be cut.
export function drawRectangles(shape: RectanglesShape): Drawing | null {
    const places: Pair[] = [];
    let x = 0;
    let y = 0;
    let shelf = 0;
    let widest = 0;
    for (const [width, height] of shape.sizes) {
        if (x && x + width > MOST_SQUARES) [x, y, shelf] = [0, y + shelf + GAP, 0];
        places.push([x, y]);
        x += width + GAP;
        widest = Math.max(widest, x - GAP);
        shelf = Math.max(shelf, height);
    }
    if (!places.length || widest > MOST_CELLS || y + shelf > MOST_CELLS) return null;
    const size = (squares: number) => round(SQUARE * squares);
    const write = (changed: Changed) =>
        shape.sizes
            .map(([width, height], k) => {
                const [left, top] = places[k].map(size);
                const cut = (place: string, line: string) =>
                    placed(
                        "cut",
                        `cut ${k} ${place}`,
                        changed,
                        `<path class="hit" d="${line}"/><path class="line" stroke-dasharray="3 4" d="${line}"/>`,
                    );
                const lines = [
                    ...Array.from({ length: width - 1 }, (_, i) =>
                        cut(
                            "x " + (i + 1),
                            `M${left + SQUARE * (i + 1)} ${top}v${SQUARE * height}`,
                        ),
                    ),
                    ...Array.from({ length: height - 1 }, (_, i) =>
                        cut("y " + (i + 1), `M${left} ${top + SQUARE * (i + 1)}h${SQUARE * width}`),
                    ),
                ];
                return (
                    placed(
                        "rectangle",
                        "rectangle " + k,
                        changed,
                        `<rect fill="#2a9d7033" stroke="#2a9d70" x="${left}" y="${top}" width="${SQUARE * width}" height="${SQUARE * height}" rx="2"/>`,
                    ) + lines.join("")
                );
            })
            .join("\n");
    return { left: -3, top: -3, width: size(widest) + 6, height: size(y + shelf) + 6, write };
}

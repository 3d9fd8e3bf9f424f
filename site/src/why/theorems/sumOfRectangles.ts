import type { CellsShape, Pair } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import { components } from "./graphs";
import type { Sum } from "./theorem";

// Waves go along diagonals. The coordinates row + column and row - column turn them into lines, and each part is the active
// part of the board within a rectangle. A move cuts this rectangle.
export const sumOfRectangles: Sum<CellsShape> = {
    title: "wave-stays-among-cells",
    kinds: ["cells"],
    parts(_, { position }) {
        const rows = valueIn(position, "rows") as string[];
        const cells = rows.flatMap((row, i) => [...row].map((letter, j) => ({ letter, i, j })));
        const active = cells.filter(({ letter }) => letter !== ".");
        const edges = active.flatMap((a, from) =>
            active.flatMap((b, to): Pair[] =>
                b.i === a.i + 1 && Math.abs(b.j - a.j) === 1 ? [[from, to]] : [],
            ),
        );
        return components({ vertices: active.length, edges }).map(({ vertices }) => {
            const [first, ...others] = vertices
                .sort((a, b) => a - b)
                .map((vertex) => active[vertex]);
            const place = say("row-and-column", first.i + 1, first.j + 1);
            return {
                name: say("part-of-board"),
                place: `cell ${first.i} ${first.j}`,
                text: others.length ? say("cell-and-more", place, others.length) : place,
                key: [first, ...others]
                    .map(({ letter, i, j }) => letter + [i - first.i, j - first.j].join())
                    .join(" "),
            };
        });
    },
};

import type { CellsShape, GraphShape, NumbersShape, Pair, PilesShape } from "../../game";
import { isChinese, listed, say } from "../../i18n/say";
import { rooted } from "./graphs";
import { cellName, pilesOf, rowName } from "./parts";
import type { Sum } from "./theorem";

export const staircase: Sum<PilesShape> = {
    title: "only-balls-every-second",
    kinds: ["piles"],
    parts: (shape) =>
        pilesOf(shape, (pile, i) =>
            i % 2 ? { name: say("stair-number", i + 1), value: pile } : null,
        ),
};

// a piece is on stair s if s cells of its row are free to its right
export const staircaseOfRows: Sum<CellsShape> = {
    title: "only-pieces-odd-number",
    kinds: ["cells"],
    parts(shape) {
        const { rows, columns, marks, first = 1 } = shape;
        const free = ([row, column]: Pair) =>
            columns -
            1 -
            column -
            marks.filter((other) => other[0] === row && other[1] > column).length;
        const stairs = new Map<string, Pair[]>();
        for (const mark of marks.filter((each) => free(each) % 2)) {
            const key = [mark[0], free(mark)].join();
            stairs.set(key, [...(stairs.get(key) ?? []), mark]);
        }
        return [...stairs.values()].map((pieces) => {
            const [one] = pieces;
            const places = pieces.map(([, column]) => first + column);
            const name = say(places.length > 1 ? "pieces-at" : "piece-at", listed(places));
            return {
                name: (rows > 1 ? rowName(shape, one[0]) + (isChinese ? "，" : ", ") : "") + name,
                text: say("free-to-the-right", free(one)),
                value: pieces.length,
            };
        });
    },
};

export const staircaseOfBoxes: Sum<PilesShape> = {
    title: "only-boxes-remainders-0",
    kinds: ["piles"],
    parts: (shape) =>
        pilesOf(shape, (pile, i) =>
            [0, 2, 5].includes((i + 1) % 6)
                ? { name: say("box-number", i + 1), value: pile }
                : null,
        ),
};

export const staircaseOfGrid: Sum<NumbersShape> = {
    title: "only-cells-odd-number",
    kinds: ["numbers"],
    parts: (shape) =>
        shape.rows.flatMap((row, i) =>
            row.flatMap((count, j) =>
                (shape.rows.length - i + row.length - j) % 2
                    ? [
                          {
                              name: cellName(shape, [i, j]),
                              text: count,
                              value: Number(count),
                          },
                      ]
                    : [],
            ),
        ),
};

// the root is vertex 1
export const staircaseOfTree: Sum<GraphShape> = {
    title: "only-apples-even-distance",
    kinds: ["graph"],
    parts(shape) {
        if (shape.vertices < 2) return null;
        const { above, order } = rooted(shape, 1);
        const height = Array(shape.vertices).fill(0);
        for (const vertex of order.reverse())
            if (above[vertex] > 0) height[above[vertex]] = height[vertex] + 1;
        return order
            .filter((vertex) => height[vertex] % 2 === 0)
            .sort((a, b) => a - b)
            .map((vertex) => {
                const value = shape.marks.filter((mark) => mark === vertex).length;
                return { name: say("vertex-number", vertex), text: value, value };
            })
            .filter(({ value }) => value);
    },
};

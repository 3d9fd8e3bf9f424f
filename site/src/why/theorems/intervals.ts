import type { CellsShape, Pair } from "../../game";
import { say } from "../../i18n/say";
import type { Sum } from "./theorem";
import { mex, range } from "./values";

// a chosen interval splits the line into two independent parts
export const gapsBetweenIntervals: Sum<CellsShape> = {
    title: "each-free-part-line",
    kinds: ["cells"],
    parts(shape) {
        const { free, chosen } = intervals(shape);
        const { first = 1 } = shape;
        const ends = chosen.sort((a, b) => a[0] - b[0]);
        return range(ends.length + 1)
            .map((i) => [i ? ends[i - 1][1] : 0, i < ends.length ? ends[i][0] : shape.columns])
            .map(([from, to]) => ({
                name: say("cells-from-to", first + from, first + to - 1),
                text: "",
                value: valueBetween(free, from, to),
            }))
            .filter(({ value }) => value);
    },
};

// Returns the intervals of a board, each in a row: those that are not chosen (the marks), and those that are (the others).
function intervals({ rows, marks, others }: CellsShape): { free: Pair[]; chosen: Pair[] } {
    const inRows = (cells: Pair[]) =>
        range(rows)
            .map((row) => cells.filter((cell) => cell[0] === row).map(([, column]) => column))
            .filter((row) => row.length);
    const [free, chosen] = [marks, others].map((cells) =>
        inRows(cells).map((columns): Pair => [Math.min(...columns), Math.max(...columns) + 1]),
    );
    return { free, chosen };
}

// Returns the Grundy value of the part of a line between two cells.
function valueBetween(all: Pair[], from: number, to: number): number {
    const inside = all.filter(([begin, end]) => from <= begin && end <= to);
    return mex(
        inside.map(
            ([begin, end]) => valueBetween(inside, from, begin) ^ valueBetween(inside, end, to),
        ),
    );
}

import type { CellsShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { memoized, mex, range, xor } from "./values";

// Alice paints two neighbours, at least one of them red; Bob paints two, at least one of them blue.
export const redAndBlue: Rule<CellsShape> = {
    title: "majority-cells-else-dawson",
    kinds: ["cells"],
    isLost(position) {
        const { marks, others } = position.shape;
        const lead = (marks.length - others.length) * (isAlices(position) ? 1 : -1);
        return lead < 0 || (!lead && !xor(runsOf(position).map(grundyOfRun)));
    },
    tell(position) {
        const [red, blue] = [position.shape.marks.length, position.shape.others.length];
        const runs = runsOf(position);
        if (!red || !blue)
            return !red && (blue || isAlices(position))
                ? say("no-red-cell-left")
                : say("no-blue-cell-left");
        if (red !== blue) return say(red > blue ? "red-cells-more" : "blue-cells-more", red, blue);
        return runs.length
            ? say(
                  "equal-cells-runs",
                  red,
                  listed(runs),
                  listed(runs.map(grundyOfRun)),
                  xor(runs.map(grundyOfRun)),
              )
            : say("equal-cells-no-runs", red);
    },
};

const isAlices = ({ position }: Position) => valueIn(position, "to_move") === "Alice";

// Returns the lengths of the runs in which red and blue alternate. A single cell is no run.
const runsOf = ({ position }: Position): number[] =>
    String(valueIn(position, "row"))
        .split(/W+|(?<=R)(?=R)|(?<=B)(?=B)/)
        .map((run) => run.length)
        .filter((length) => length > 1);

// Dawson's Kayles: a move takes two neighbouring cells out of a run, and leaves two runs.
const grundyOfRun: (length: number) => number = memoized((length: number): number =>
    mex(range(length - 1).map((i) => grundyOfRun(i) ^ grundyOfRun(length - 2 - i))),
);

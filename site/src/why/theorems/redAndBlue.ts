import type { CellsShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { memoized, mex, range, xor } from "./values";

// Alice paints two neighbours, at least one of them red; Bob paints two, at least one of them blue.
export const redAndBlue: Rule<CellsShape> = {
    title: "The majority of the cells, else Dawson’s Kayles",
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
                ? say("No red cell is left, so Alice cannot move.")
                : say("No blue cell is left, so Bob cannot move.");
        if (red !== blue)
            return say(
                red > blue
                    ? "Red cells: {0}, blue cells: {1}. Alice has more, and stays ahead if she paints a red and a blue cell as long as she can."
                    : "Red cells: {0}, blue cells: {1}. Bob has more, and stays ahead if he paints a red and a blue cell as long as he can.",
                red,
                blue,
            );
        return runs.length
            ? say(
                  "Red cells: {0}, blue cells: {0}. The first player who paints anything but a red and a blue cell loses. So only the runs in which red and blue alternate count. Lengths: {1}, Grundy values: {2}, nim-sum: {3}.",
                  red,
                  runs.join(", "),
                  runs.map(grundyOfRun).join(", "),
                  xor(runs.map(grundyOfRun)),
              )
            : say(
                  "Red cells: {0}, blue cells: {0}. No red cell is next to a blue one, so every move leaves its player with fewer cells than the other player.",
                  red,
              );
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

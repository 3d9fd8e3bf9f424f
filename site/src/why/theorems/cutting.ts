import type { Pair, RectanglesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { memoized, mex, range, total, xor } from "./values";

// the player who cuts out a single square wins
export const cutting: Rule<RectanglesShape> = {
    title: "The Grundy values of the sheets",
    kinds: ["rectangles"],
    isLost: ({ shape: { sizes } }) =>
        sizes.some((size) => total(size) === 2) ||
        (!sizes.some((size) => size.includes(1)) && !xor(sizes.map(grundyOfSheet))),
    tell: ({ shape: { sizes } }) =>
        sizes.some((size) => total(size) === 2)
            ? say("A single square has been cut out.")
            : sizes.some((size) => size.includes(1))
              ? say("A sheet has a side of 1: the next cut makes a single square.")
              : say(
                    "Nobody wants to make a side of 1. Without such cuts, the sheets have the Grundy values {0}, with nim-sum {1}.",
                    sizes.map(grundyOfSheet).join(", "),
                    xor(sizes.map(grundyOfSheet)),
                ),
};

// Returns the Grundy value of a sheet if nobody may make a side of 1.
const grundyOfSheet: (size: Pair) => number = memoized((size: Pair): number => {
    const [a, b] = size;
    const cuts = (side: number) => range(Math.max(0, Math.floor(side / 2) - 1)).map((i) => i + 2);
    return mex([
        ...cuts(a).map((k) => grundyOfSheet([k, b]) ^ grundyOfSheet([a - k, b])),
        ...cuts(b).map((k) => grundyOfSheet([a, k]) ^ grundyOfSheet([a, b - k])),
    ]);
});

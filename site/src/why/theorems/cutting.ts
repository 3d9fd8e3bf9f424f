import type { Pair, RectanglesShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { memoized, mex, range, total, xor } from "./values";

// the player who cuts out a single square wins
export const cutting: Rule<RectanglesShape> = {
    title: "grundy-values-sheets",
    kinds: ["rectangles"],
    isLost: ({ shape: { sizes } }) =>
        sizes.some((size) => total(size) === 2) ||
        (!sizes.some((size) => size.includes(1)) && !xor(sizes.map(grundyOfSheet))),
    tell: ({ shape: { sizes } }) =>
        sizes.some((size) => total(size) === 2)
            ? say("single-square-cut")
            : sizes.some((size) => size.includes(1))
              ? say("side-of-one")
              : say(
                    "nobody-makes-side-of-one",
                    listed(sizes.map(grundyOfSheet)),
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

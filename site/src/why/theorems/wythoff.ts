import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const wythoff: Rule<PilesShape> = {
    title: "Wythoff’s game",
    kinds: ["piles"],
    isLost: ({ shape }) =>
        shape.piles.length < 3 ? lostPair(shape.piles).lower === lostPair(shape.piles).small : null,
    tell({ shape }) {
        const { small, large, lower } = lostPair(shape.piles);
        return say(
            "The piles {0} and {1} differ by {2}. The lost pair with this difference is {3} and {4}.",
            small,
            large,
            large - small,
            lower,
            lower + large - small,
        );
    },
};

// Returns the two piles, and the smaller pile of the lost pair with the same difference.
function lostPair(piles: number[]): { small: number; large: number; lower: number } {
    const [small, large] = [piles[0] || 0, piles[1] || 0].sort((a, b) => a - b);
    return { small, large, lower: Math.floor(((large - small) * (1 + Math.sqrt(5))) / 2) };
}

import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { total } from "./values";

// a move takes a stone, or merges two piles
export const stonesAndMerges: Rule<PilesShape> = {
    title: "number-moves-large-piles",
    kinds: ["piles"],
    isLost({ shape }) {
        const { ones, steps } = merges(shape.piles);
        return steps <= 2 ? ones % 3 === 0 : steps % 2 === 0 && ones % 2 === 0;
    },
    tell({ shape }) {
        const { ones, steps } = merges(shape.piles);
        return steps <= 2
            ? say("no-pile-larger-single", ones)
            : say("larger-piles-last-moves", steps, ones);
    },
};

// Returns the number of piles of one stone, and how many moves the larger piles last: their stones, and their merges.
function merges(piles: number[]): { ones: number; steps: number } {
    const large = piles.filter((pile) => pile > 1);
    return {
        ones: piles.filter((pile) => pile === 1).length,
        steps: total(large) + large.length - 1,
    };
}

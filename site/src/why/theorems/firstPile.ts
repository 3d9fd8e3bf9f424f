import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const firstPile: Rule<PilesShape> = {
    title: "The first piles of one stone",
    kinds: ["piles"],
    isLost: ({ shape }) =>
        forced(shape.piles) % 2 ===
        (forced(shape.piles) < shape.piles.filter(Boolean).length ? 1 : 0),
    tell: ({ shape }) =>
        forced(shape.piles) === shape.piles.filter(Boolean).length
            ? say(
                  "Only piles of one stone are left: {0}. An even number is lost.",
                  forced(shape.piles),
              )
            : say(
                  "Piles of one stone before the first larger pile: {0}. The player who first finds the larger pile wins. So an odd number is lost.",
                  forced(shape.piles),
              ),
};

// Returns the number of piles of one stone before the first larger pile.
function forced(piles: number[]): number {
    const left = piles.filter(Boolean);
    const large = left.findIndex((pile) => pile > 1);
    return large < 0 ? left.length : large;
}

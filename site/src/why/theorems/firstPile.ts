import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const firstPile: Rule<PilesShape> = {
    title: "first-piles-one-stone",
    kinds: ["piles"],
    isLost: ({ shape }) =>
        forced(shape.piles) % 2 ===
        (forced(shape.piles) < shape.piles.filter(Boolean).length ? 1 : 0),
    tell: ({ shape }) =>
        forced(shape.piles) === shape.piles.filter(Boolean).length
            ? say("only-piles-one-stone", forced(shape.piles))
            : say("piles-one-stone-before", forced(shape.piles)),
};

// Returns the number of piles of one stone before the first larger pile.
function forced(piles: number[]): number {
    const left = piles.filter(Boolean);
    const large = left.findIndex((pile) => pile > 1);
    return large < 0 ? left.length : large;
}

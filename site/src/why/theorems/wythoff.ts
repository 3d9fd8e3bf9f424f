import type { PilesShape } from "../../game";
import { say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";

export const wythoff: Rule<PilesShape> = {
    title: "wythoffs-game",
    kinds: ["piles"],
    isLost: ({ shape }) => (shape.piles.length < 3 ? isLostPair(shape.piles) : null),
    tell: ({ shape }) => aboutPair(shape.piles).join("\n"),
};

export function isLostPair(piles: number[]): boolean {
    const { small, lower } = lostPair(piles);
    return small === lower;
}

// Says which pairs are lost, and why these two piles are lost, or which move leads to which lost pair.
export function aboutPair(piles: number[]): string[] {
    return [say("all-lost-pairs"), say("lost-pairs-why"), aboutThisPair(piles)];
}

function aboutThisPair(piles: number[]): string {
    const { small, large, lower } = lostPair(piles);
    const difference = large - small;
    if (small === lower) return say("piles-are-lost-pair", small, large, difference);
    const pair = say("piles-differ-lost-pair", small, large, difference, lower, lower + difference);
    if (small > lower)
        return sentences(
            pair,
            say("take-from-both-piles", small - lower, lower, lower + difference),
        );
    const partner = partnerOf(small);
    const [a, b] = [small, partner].sort((a, b) => a - b);
    return sentences(
        pair,
        say("lost-pair-is-larger"),
        say("small-pile-is-in-lost-pair", small, a, b, large - partner, large),
    );
}

// the smaller pile of the lost pair with a difference
const smallerOf = (difference: number) => Math.floor((difference * (1 + Math.sqrt(5))) / 2);

// Returns the other pile of the lost pair with this pile.
function partnerOf(pile: number): number {
    let difference = 0;
    while (![0, difference].includes(pile - smallerOf(difference))) ++difference;
    return smallerOf(difference) === pile ? pile + difference : pile - difference;
}

// Returns the two piles, and the smaller pile of the lost pair with the same difference.
function lostPair(piles: number[]): { small: number; large: number; lower: number } {
    const [small, large] = [piles[0] || 0, piles[1] || 0].sort((a, b) => a - b);
    return { small, large, lower: smallerOf(large - small) };
}

import type { PilesShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { isSinglePile, pileOf } from "./values";

export const bachet: Rule<PilesShape, { k: number; lost: number }> = {
    title: "Bachet’s game",
    kinds: ["piles"],
    of: (graph) => ({
        k: Math.max(1, ...graph.map(({ moves }) => moves.length)),
        lost: graph.some((position) => pileOf(position) === 0 && position.outcome === "N") ? 1 : 0, // the remainder of a lost pile
    }),
    isLost: (position, { k, lost }) =>
        isSinglePile(position) ? pileOf(position) % (k + 1) === lost : null,
    tell: (position, { k, lost }) =>
        say(
            "A move takes at most {0}. Divided by {1}, the number {2} has the remainder {3}. The remainder {4} is lost.",
            k,
            k + 1,
            pileOf(position),
            pileOf(position) % (k + 1),
            lost,
        ),
};

// a move takes p to q, or all if fewer than p are left; the player who takes the last one loses
export const bachetFromP: Rule<PilesShape, { p: number; q: number }> = {
    title: "Bachet’s game with a least number",
    kinds: ["piles"],
    of: ([{ position }]) => ({
        p: valueIn(position, "least") as number,
        q: valueIn(position, "most") as number,
    }),
    isLost: (position, { p, q }) =>
        p && isSinglePile(position)
            ? pileOf(position) > 0 && (pileOf(position) - 1) % (p + q) < p
            : null,
    tell: (position, { p, q }) =>
        !pileOf(position)
            ? say("The other player has taken the last stone.")
            : say(
                  "The lost piles are 1 to {0}, and all piles that are a multiple of {1} larger. The pile {2} is {3} and a multiple of {1}.",
                  p,
                  p + q,
                  pileOf(position),
                  ((pileOf(position) - 1) % (p + q)) + 1,
              ),
};

export const multiplesOf3: Rule<PilesShape> = multiplesOf(3);

export const multiplesOf6: Rule<PilesShape> = multiplesOf(6);

function multiplesOf(number: number): Rule<PilesShape> {
    return {
        title: number === 3 ? "Lost if 3 divides the pile" : "Lost if 6 divides the pile",
        kinds: ["piles"],
        isLost: (position) => (isSinglePile(position) ? pileOf(position) % number === 0 : null),
        tell: (position) =>
            say(
                "Divided by {0}, the number {1} has the remainder {2}.",
                number,
                pileOf(position),
                pileOf(position) % number,
            ),
    };
}

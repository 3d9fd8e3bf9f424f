import type { PilesShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { isSinglePile, pileOf } from "./values";

export const bachet: Rule<PilesShape, { k: number; lost: number }> = {
    title: "bachets-game",
    kinds: ["piles"],
    of: (graph) => ({
        k: Math.max(1, ...graph.map(({ moves }) => moves.length)),
        lost: graph.some((position) => pileOf(position) === 0 && position.outcome === "N") ? 1 : 0, // the remainder of a lost pile
    }),
    isLost: (position, { k, lost }) =>
        isSinglePile(position) ? pileOf(position) % (k + 1) === lost : null,
    tell: (position, { k, lost }) =>
        say(
            "move-takes-most-divided",
            k,
            k + 1,
            pileOf(position),
            pileOf(position) % (k + 1),
            lost,
        ),
};

// a move takes p to q, or all if fewer than p are left; the player who takes the last one loses
export const bachetFromP: Rule<PilesShape, { p: number; q: number }> = {
    title: "bachets-game-with-least",
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
            ? say("other-took-last-stone")
            : say(
                  "lost-piles-1-all",
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
        title: number === 3 ? "lost-if-3-divides-pile" : "lost-if-6-divides-pile",
        kinds: ["piles"],
        isLost: (position) => (isSinglePile(position) ? pileOf(position) % number === 0 : null),
        tell: (position) =>
            say("divided-number-remainder", number, pileOf(position), pileOf(position) % number),
    };
}

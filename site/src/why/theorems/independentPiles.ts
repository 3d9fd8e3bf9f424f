import type { PilesShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { xor } from "./values";

// first both players may take away whole piles, then Nim
export const independentPiles: Rule<PilesShape, { start: Position }> = {
    title: "Piles of which some have the nim-sum 0",
    kinds: ["piles"],
    of: (graph) => ({ start: graph[0] }),
    isLost: (position, { start }) =>
        position === start
            ? false
            : isRemoval(position)
              ? !isDependent(position.shape.piles)
              : !xor(position.shape.piles),
    tell: (position, { start }) =>
        position === start
            ? say(
                  "The first player can leave piles of which none have the nim-sum 0, for example a single pile.",
              )
            : !isRemoval(position)
              ? say("The nim-sum of the piles is {0}.", xor(position.shape.piles))
              : isDependent(position.shape.piles)
                ? say("Some of the piles have the nim-sum 0: leave these piles.")
                : say("No piles have the nim-sum 0 together, whatever is taken away."),
};

const isRemoval = ({ position }: Position) => valueIn(position, "do") !== undefined;

// Returns whether some of the piles have the nim-sum 0.
function isDependent(piles: number[]): boolean {
    const sums = new Set([0]);
    return piles.some((pile) => {
        if (sums.has(pile)) return true;
        for (const sum of [...sums]) sums.add(sum ^ pile);
        return false;
    });
}

import type { PilesShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { xor } from "./values";

// first both players may take away whole piles, then Nim
export const independentPiles: Rule<PilesShape, { start: Position }> = {
    title: "piles-some-nim-sum",
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
            ? say("first-player-leave-piles")
            : !isRemoval(position)
              ? say("nim-sum-of-piles", xor(position.shape.piles))
              : isDependent(position.shape.piles)
                ? say("some-piles-nim-sum")
                : say("no-piles-nim-sum"),
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

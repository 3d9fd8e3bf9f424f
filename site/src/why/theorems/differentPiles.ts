import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { total } from "./values";

// the player who leaves two equal piles loses
export const differentPiles: Rule<PilesShape> = {
    title: "The number of moves until the piles are 0, 1, 2, ...",
    kinds: ["piles"],
    isLost: ({ shape, moves }) =>
        moves.length
            ? !hasSafeMove(shape.piles) || movesToStairs(shape.piles) % 2 === 0
            : unequal(shape.piles),
    tell: ({ shape, moves }) =>
        !moves.length && !unequal(shape.piles)
            ? say("The other player has left two equal piles.")
            : !hasSafeMove(shape.piles)
              ? say("Every move leaves two equal piles.")
              : say(
                    "The piles end as 0, 1, 2, ..., after {0} moves. An even number is lost.",
                    movesToStairs(shape.piles),
                ),
};

const unequal = (piles: number[]) => new Set(piles).size === piles.length;

const movesToStairs = (piles: number[]) => total(piles) - (piles.length * (piles.length - 1)) / 2;

// Returns whether a move leaves different piles.
const hasSafeMove = (piles: number[]) =>
    piles.some(
        (pile, i) => pile > 0 && unequal(piles.map((each, j) => (j === i ? each - 1 : each))),
    );

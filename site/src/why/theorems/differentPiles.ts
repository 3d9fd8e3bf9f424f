import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { total } from "./values";

// the player who leaves two equal piles loses
export const differentPiles: Rule<PilesShape> = {
    title: "number-moves-until-piles",
    kinds: ["piles"],
    isLost: ({ shape, moves }) =>
        moves.length
            ? !hasSafeMove(shape.piles) || movesToStairs(shape.piles) % 2 === 0
            : unequal(shape.piles),
    tell: ({ shape, moves }) =>
        !moves.length && !unequal(shape.piles)
            ? say("other-player-left-two")
            : !hasSafeMove(shape.piles)
              ? say("every-move-leaves-two")
              : say("piles-end-0-1", movesToStairs(shape.piles)),
};

const unequal = (piles: number[]) => new Set(piles).size === piles.length;

const movesToStairs = (piles: number[]) => total(piles) - (piles.length * (piles.length - 1)) / 2;

// Returns whether a move leaves different piles.
const hasSafeMove = (piles: number[]) =>
    piles.some(
        (pile, i) => pile > 0 && unequal(piles.map((each, j) => (j === i ? each - 1 : each))),
    );

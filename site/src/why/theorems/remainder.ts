import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { inSize } from "./values";

// a move subtracts a multiple that is a power of the small number, or leaves the remainder
export const remainder: Rule<PilesShape> = {
    title: "remainder-quotient-modulo-smaller",
    kinds: ["piles"],
    isLost: ({ shape }) => !remainderWon(...inSize(shape.piles)),
    tell({ shape }) {
        const [small, large] = inSize(shape.piles);
        if (!small) return say("one-number-is-zero");
        return !remainderWon(large % small, small)
            ? say("remainder-position-lost-move", large % small, small)
            : say(
                  "remainder-position-won-quotient",
                  large % small,
                  small,
                  Math.floor(large / small),
                  small + 1,
                  Math.floor(large / small) % (small + 1),
              );
    },
};

// Returns whether the player to move wins with two numbers; the smaller one comes first.
function remainderWon(small: number, large: number): boolean {
    if (!small) return false;
    return (
        !remainderWon(large % small, small) || (Math.floor(large / small) % (small + 1)) % 2 === 0
    );
}

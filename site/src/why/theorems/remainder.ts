import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { inSize } from "./values";

// a move subtracts a multiple that is a power of the small number, or leaves the remainder
export const remainder: Rule<PilesShape> = {
    title: "The remainder, and the quotient modulo the smaller number + 1",
    kinds: ["piles"],
    isLost: ({ shape }) => !remainderWon(...inSize(shape.piles)),
    tell({ shape }) {
        const [small, large] = inSize(shape.piles);
        if (!small) return say("One number is 0.");
        return !remainderWon(large % small, small)
            ? say(
                  "The remainder position {0} and {1} is lost, so a move to it wins.",
                  large % small,
                  small,
              )
            : say(
                  "The remainder position {0} and {1} is won. The quotient {2} modulo {3} is {4}; an even number is won, an odd number is lost.",
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

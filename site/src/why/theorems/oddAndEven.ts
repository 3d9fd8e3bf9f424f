import type { NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";

// Alice wants an even sum
export const oddAndEven: Rule<NumbersShape> = {
    title: "numbers-odd-even-numbers",
    kinds: ["numbers"],
    isLost: (position) => parityLost(countsOf(position)),
    tell(position) {
        const { odd, even, wanted } = countsOf(position);
        return sentences(
            wanted ? say("player-move-needs-odd") : say("player-move-needs-even"),
            wanted
                ? say("odd-even-lost-by-four", odd, even)
                : say("odd-even-lost-by-two", odd, even),
        );
    },
};

// Returns the numbers of odd and even numbers that are left, and the parity of the count of odd numbers that the player
// to move needs.
interface Counts {
    odd: number;
    even: number;
    wanted: number;
}

function countsOf({
    position,
    shape: {
        rows: [numbers, [sum]],
    },
}: Position<NumbersShape>): Counts {
    const odd = numbers.filter((number) => number % 2 !== 0).length;
    const isAlice = valueIn(position, "to_move") === "Alice";
    return {
        odd,
        even: numbers.length - odd,
        wanted: Math.abs(isAlice ? Number(sum) : Number(sum) + odd + 1) % 2,
    };
}

function parityLost({ odd, even, wanted }: Counts): boolean {
    const remainder = (odd + 2 * wanted) % 4;
    return remainder === 2 || (remainder === 1 && even % 2 === 0);
}

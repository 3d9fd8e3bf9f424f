import type { NumbersShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";

// a move subtracts 1, and then all numbers are divided by their greatest common divisor
export const evenNumbers: Rule<NumbersShape> = {
    title: "even-numbers-title",
    kinds: ["numbers"],
    isLost: ({
        shape: {
            rows: [numbers],
        },
    }) => !evensWon(numbers.map(Number)),
    tell({
        shape: {
            rows: [row],
        },
    }) {
        const numbers = row.map(Number);
        const even = numbers.filter((number) => number % 2 === 0).length;
        if (even % 2) return say("even-numbers-odd-count", even);
        const forcedTo = forcedNumbers(numbers);
        return !forcedTo
            ? say("even-numbers-count-even", even)
            : say("even-numbers-only-odd", even, listed(forcedTo));
    },
};

// Returns the numbers after the forced move. Returns null if the move is not forced, or if there is no good move: a number is 1,
// or not exactly one number is odd.
function forcedNumbers(numbers: number[]): number[] | null {
    const odd = numbers.filter((number) => number % 2);
    if (odd.length !== 1 || odd[0] === 1) return null;
    const left = numbers.map((number) => (number % 2 ? number - 1 : number));
    const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : a);
    const common = left.reduce(gcd);
    return left.map((number) => number / common);
}

function evensWon(numbers: number[]): boolean {
    if (numbers.filter((number) => number % 2 === 0).length % 2) return true;
    const forcedTo = forcedNumbers(numbers);
    return forcedTo !== null && !evensWon(forcedTo);
}

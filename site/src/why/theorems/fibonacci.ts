import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { isSinglePile, limitOf, pileOf } from "./values";

export const fibonacci: Rule<PilesShape> = {
    title: "Fibonacci Nim",
    kinds: ["piles"],
    isLost: (position) =>
        isSinglePile(position) ? fibonacciLost(pileOf(position), limitOf(position)) : null,
    tell: (position) => fibonacciTold(pileOf(position), limitOf(position)),
};

// one stone less: nobody wants the last stone
export const misereFibonacci: Rule<PilesShape> = {
    title: "Fibonacci Nim with one stone less",
    kinds: ["piles"],
    isLost: (position) =>
        isSinglePile(position)
            ? pileOf(position) > 0 && fibonacciLost(pileOf(position) - 1, limitOf(position))
            : null,
    tell: (position) =>
        pileOf(position)
            ? fibonacciTold(pileOf(position) - 1, limitOf(position))
            : say("The other player has taken the last stone."),
};

export const multiples: Rule<PilesShape, { k: number }> = {
    title: "A move takes at most a multiple of the move before",
    kinds: ["piles"],
    of(graph) {
        const found = graph.flatMap((position) =>
            position.moves
                .map(({ to }) => graph[to])
                .filter((next) => limitOf(next) < pileOf(next))
                .map((next) => limitOf(next) / (pileOf(position) - pileOf(next))),
        );
        return { k: Math.max(1, ...found) };
    },
    isLost: (position, { k }) =>
        isSinglePile(position) ? fibonacciLost(pileOf(position), limitOf(position), k) : null,
    tell: (position, { k }) => fibonacciTold(pileOf(position), limitOf(position), k),
};

// Returns the parts of a number as a sum of terms; the least part comes first, and each part is more than k times as large
// as the part before. A term is the sum of the term before and of the least term of which k times is at least as large.
// For k = 2, the terms are the Fibonacci numbers.
function sparseSum(number: number, k = 2): number[] {
    const all = [1];
    const parts: number[] = [];
    const last = () => all[all.length - 1];
    while (last() < number) all.push(last() + all.find((term) => k * term >= last())!);
    for (const each of all.reverse())
        if (each <= number) {
            parts.unshift(each);
            number -= each;
        }
    return parts;
}

function fibonacciLost(pile: number, limit: number, k?: number): boolean {
    return !pile || sparseSum(pile, k)[0] > limit;
}

function fibonacciTold(pile: number, limit: number, k?: number): string {
    if (!pile) return say("No stone is left.");
    const parts = sparseSum(pile, k);
    const sum = parts.slice().reverse().join(" + ");
    return (
        (k
            ? say(
                  "{0} = {1}: each part is more than {2} times as large as the next smaller part.",
                  pile,
                  sum,
                  k,
              )
            : say("{0} is the sum of the Fibonacci numbers {1}.", pile, sum)) +
        " " +
        say("The least part is {0}, and a move may take at most {1}.", parts[0], limit)
    );
}

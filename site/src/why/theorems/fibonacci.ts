import type { PilesShape } from "../../game";
import { say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";
import { isSinglePile, limitOf, pileOf } from "./values";

export const fibonacci: Rule<PilesShape> = {
    title: "fibonacci-nim",
    kinds: ["piles"],
    isLost: (position) =>
        isSinglePile(position) ? fibonacciLost(pileOf(position), limitOf(position)) : null,
    tell: (position) => fibonacciTold(pileOf(position), limitOf(position)),
};

// one stone less: nobody wants the last stone
export const misereFibonacci: Rule<PilesShape> = {
    title: "fibonacci-nim-one-stone",
    kinds: ["piles"],
    isLost: (position) =>
        isSinglePile(position)
            ? pileOf(position) > 0 && fibonacciLost(pileOf(position) - 1, limitOf(position))
            : null,
    tell: (position) =>
        pileOf(position)
            ? fibonacciTold(pileOf(position) - 1, limitOf(position))
            : say("other-took-last-stone"),
};

export const multiples: Rule<PilesShape, { k: number }> = {
    title: "move-takes-most-multiple",
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
    if (!pile) return say("no-stone-left");
    const parts = sparseSum(pile, k);
    const sum = parts.slice().reverse().join(" + ");
    return sentences(
        k ? say("each-part-more-times", pile, sum, k) : say("sum-of-fibonacci-numbers", pile, sum),
        say("least-part-move-take", parts[0], limit),
    );
}

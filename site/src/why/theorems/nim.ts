import type { NumbersShape, PilesShape } from "../../game";
import { pairs, pilesOf, rowName } from "./parts";
import type { Sum } from "./theorem";
import { total } from "./values";

export const nim: Sum<PilesShape> = {
    title: "piles-binary",
    kinds: ["piles"],
    parts: (shape) => pilesOf(shape, (pile) => ({ value: pile })),
};

export const misereNim: Sum<PilesShape> = {
    title: "piles-binary",
    kinds: ["piles"],
    isMisere: true,
    parts: (shape) => pilesOf(shape, (pile) => ({ value: pile })),
};

export const nimOfFactors: Sum<NumbersShape> = {
    title: "prime-factors-binary",
    kinds: ["numbers"],
    parts: ({ rows }) =>
        rows
            .flat()
            .map((number) => ({ name: String(number), text: "", value: primeFactors(number) })),
};

export const nimOfRows: Sum<NumbersShape> = {
    title: "sum-each-row-binary",
    kinds: ["numbers"],
    parts: (shape) =>
        shape.rows.map((row, i) => ({
            name: rowName(shape, i),
            text: row.join(" + "),
            value: total(row.map(Number)),
        })),
};

// staircase Nim with the differences between neighbours, from the right
export const nimOfDifferences: Sum<PilesShape> = {
    title: "every-second-difference-between",
    kinds: ["piles"],
    parts: ({ piles }) =>
        pairs(piles).map(([a, b]) => ({ name: a + " → " + b, text: b - a, value: b - a })),
};

function primeFactors(number: number): number {
    let count = 0;
    for (let p = 2; number > 1; ++p) for (; number % p === 0; number /= p) ++count;
    return count;
}

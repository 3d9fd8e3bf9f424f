import type { NumbersShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Sum } from "./theorem";

// a move changes the exponents of one prime
export const sumOfPrimes: Sum<NumbersShape> = {
    title: "each-prime-grundy-value",
    kinds: ["numbers"],
    parts: ({ rows }) =>
        primesOf(rows.flat().map(Number)).map((prime) => {
            const all = rows.flat().map((number) => exponent(Number(number), prime));
            const exponents = listed([...new Set(all)].filter(Boolean).sort((a, b) => a - b));
            return { name: say("prime-number", prime), text: exponents, key: exponents };
        }),
};

function exponent(number: number, prime: number): number {
    let count = 0;
    for (; number % prime === 0; number /= prime) ++count;
    return count;
}

// Returns the primes that divide some of the numbers.
function primesOf(numbers: number[]): number[] {
    const found = new Set<number>();
    for (let number of numbers)
        for (let p = 2; number > 1; ++p) for (; number % p === 0; number /= p) found.add(p);
    return [...found].sort((a, b) => a - b);
}

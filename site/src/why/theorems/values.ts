import type { Pair, PilesShape, Position } from "../../game";
export const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

export const xor = (numbers: number[]) => numbers.reduce((sum, number) => sum ^ number, 0);

export const isSinglePile = ({ shape }: Position<PilesShape>) => shape.piles.length < 2;

export const pileOf = ({ shape }: Position<PilesShape>) => shape.piles[0] ?? 0;

// Returns how many stones a move can take, by the moves of the position.
export const limitOf = ({ moves }: Position) => moves.length;

// Returns the two piles, the smaller one first.
export const inSize = ([one = 0, other = 0]: number[]): Pair => [
    Math.min(one, other),
    Math.max(one, other),
];

export const mex = (numbers: number[]): number => {
    let least = 0;
    while (numbers.includes(least)) ++least;
    return least;
};

// Returns a function that computes each value once.
export function memoized<Key extends string | number | number[]>(compute: (key: Key) => number) {
    const known = new Map<string, number>();
    return (key: Key): number => {
        const name = String(key);
        const value = known.get(name) ?? compute(key);
        known.set(name, value);
        return value;
    };
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

// Returns what the player to move and the other player get if they take numbers in turn, the greatest first.
export function inTurn(numbers: number[]): Pair {
    const falling = [...numbers].sort((a, b) => b - a);
    const from = (first: number) => total(falling.filter((_, i) => i % 2 === first));
    return [from(0), from(1)];
}

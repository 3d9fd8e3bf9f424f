import type { PilesShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { inSize, memoized, range } from "./values";

// a move is made in each game that is not over
export const suspense: Rule<PilesShape> = {
    title: "game-that-ends-last",
    kinds: ["piles"],
    isLost: ({ shape }) => Math.max(...inPairs(shape.piles).map(suspenseOf)) % 2 === 0,
    tell: ({ shape }) =>
        say("winner-game-wants-last", listed(inPairs(shape.piles).map(suspenseOf))),
};

const inPairs = (piles: number[]) =>
    range(piles.length / 2).map((i) => piles.slice(2 * i, 2 * i + 2));

// Returns the number of moves of Euclid's game with a pair, if the winner wants it to be long, and the loser short.
const suspenseOf: (pair: number[]) => number = memoized((pair: number[]): number => {
    const [small, large] = inSize(pair);
    if (!small) return 0;
    const options = range(Math.floor(large / small)).map((k) =>
        suspenseOf([small, large - (k + 1) * small]),
    );
    const lost = options.filter((moves) => moves % 2 === 0);
    return 1 + (lost.length ? Math.max(...lost) : Math.min(...options));
});

import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import { pairs, pilesOf } from "./parts";
import type { Sum } from "./theorem";

export const sumOfPiles: Sum<PilesShape> = {
    title: "Each pile has a Grundy value. In binary:",
    kinds: ["piles"],
    parts: (shape) => pilesOf(shape, (pile) => ({ key: String(pile) })),
};

// the moves in a pile depend on its number
export const sumOfNumberedPiles: Sum<PilesShape> = {
    title: "Each pile has a Grundy value. In binary:",
    kinds: ["piles"],
    parts: (shape) => pilesOf(shape, (pile, i) => ({ key: i + ": " + pile })),
};

// a position says more about each pile: also the moves before
export const sumOfPilesAndMoves: Sum<PilesShape> = {
    title: "Each pile has a Grundy value, which also depends on the moves before. In binary:",
    kinds: ["piles"],
    parts: (shape, { position }) =>
        pilesOf(shape, (_, i) => ({ key: JSON.stringify([position].flat()[i]) })),
};

// piles 1 and 2, 3 and 4, ...
export const sumOfPairs: Sum<PilesShape> = {
    title: "Each pair of piles has a Grundy value. In binary:",
    kinds: ["piles"],
    parts: ({ piles }) =>
        pairs(piles).map((pair, i) => ({
            name: say("pair {0}", i + 1),
            text: pair.join(" "),
            key: pair.sort((a, b) => a - b).join(),
        })),
};

// each stone is a game; two stones in a place cancel, so one or two stones of a place are shown
export const sumOfStones: Sum<PilesShape> = {
    title: "Each stone has the Grundy value of its place, and two stones in a place cancel. In binary:",
    kinds: ["piles"],
    parts: ({ piles }) =>
        piles.flatMap((pile, i) =>
            Array(pile % 2 || (pile ? 2 : 0)).fill({
                name: say("place {0}", i),
                text: "",
                key: "place " + i,
            }),
        ),
};

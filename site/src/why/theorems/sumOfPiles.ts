import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import { pairs, pilesOf } from "./parts";
import type { Sum } from "./theorem";

export const sumOfPiles: Sum<PilesShape> = {
    title: "each-pile-grundy-value-binary",
    kinds: ["piles"],
    parts: (shape) => pilesOf(shape, (pile) => ({ key: String(pile) })),
};

// the moves in a pile depend on its number
export const sumOfNumberedPiles: Sum<PilesShape> = {
    title: "each-pile-grundy-value-binary",
    kinds: ["piles"],
    parts: (shape) => pilesOf(shape, (pile, i) => ({ key: i + ": " + pile })),
};

// a position says more about each pile: also the moves before
export const sumOfPilesAndMoves: Sum<PilesShape> = {
    title: "each-pile-grundy-value-depends",
    kinds: ["piles"],
    parts: (shape, { position }) =>
        pilesOf(shape, (_, i) => ({ key: JSON.stringify([position].flat()[i]) })),
};

// piles 1 and 2, 3 and 4, ...
export const sumOfPairs: Sum<PilesShape> = {
    title: "each-pair-piles-grundy",
    kinds: ["piles"],
    parts: ({ piles }) =>
        pairs(piles).map((pair, i) => ({
            name: say("pair-number", i + 1),
            text: pair.join(" "),
            key: pair.sort((a, b) => a - b).join(),
        })),
};

// each stone is a game; two stones in a place cancel, so one or two stones of a place are shown
export const sumOfStones: Sum<PilesShape> = {
    title: "each-stone-grundy-value",
    kinds: ["piles"],
    parts: ({ piles }) =>
        piles.flatMap((pile, i) =>
            Array(pile % 2 || (pile ? 2 : 0)).fill({
                name: say("place-number", i),
                text: "",
                key: "place " + i,
            }),
        ),
};

import type { PilesShape } from "../../game";
import { valueIn, type Words } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { total } from "./values";

// a pile may not be taken twice in a row
export const largestPile: Rule<PilesShape> = {
    title: "largest-pile-against-all",
    kinds: ["piles"],
    isLost: ({ shape, position }) =>
        isBlocked(shape.piles, position) ||
        (!majority(shape.piles, position) && total(shape.piles) % 2 === 0),
    tell: ({ shape, position }) =>
        isBlocked(shape.piles, position)
            ? say("pile-not-taken-move", takenBefore(position) + 1)
            : majority(shape.piles, position)
              ? say("pile-taken-more-stones")
              : say("no-pile-more-stones", total(shape.piles)),
};

const takenBefore = (position: Words) => Number(valueIn(position, "not_from") ?? 0) - 1; // -1: no pile

const isBlocked = (piles: number[], position: Words) =>
    2 * (piles[takenBefore(position)] || 0) >= total(piles) && takenBefore(position) >= 0;

const majority = (piles: number[], position: Words) =>
    piles.some((pile, i) => i !== takenBefore(position) && 2 * pile > total(piles));

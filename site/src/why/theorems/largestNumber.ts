import type { CellsShape } from "../../game";
import { say } from "../../i18n/say";
import { placesOf } from "./parts";
import type { Rule } from "./theorem";

// a move replaces the largest number by a smaller one
export const largestNumber: Rule<CellsShape> = {
    title: "two-largest-numbers-free",
    kinds: ["cells"],
    isLost: ({ shape }) => !hasGap(shape) && freeBelow(shape) % 2 === 0,
    tell: ({ shape }) =>
        hasGap(shape)
            ? say("two-largest-numbers-not")
            : say("two-largest-numbers-neighbours", freeBelow(shape)),
};

function hasGap(shape: CellsShape): boolean {
    const places = placesOf(shape);
    return places[places.length - 1] - places[places.length - 2] > 1;
}

const freeBelow = (shape: CellsShape) => Math.max(...placesOf(shape)) + 1 - placesOf(shape).length;

import type { CellsShape } from "../../game";
import { say } from "../../i18n/say";
import { placesOf } from "./parts";
import type { Rule } from "./theorem";

// a move replaces the largest number by a smaller one
export const largestNumber: Rule<CellsShape> = {
    title: "The two largest numbers, and the free places",
    kinds: ["cells"],
    isLost: ({ shape }) => !hasGap(shape) && freeBelow(shape) % 2 === 0,
    tell: ({ shape }) =>
        hasGap(shape)
            ? say("The two largest numbers are not neighbours: won.")
            : say(
                  "The two largest numbers are neighbours. Free places below the largest number: {0}. An even number is lost.",
                  freeBelow(shape),
              ),
};

function hasGap(shape: CellsShape): boolean {
    const places = placesOf(shape);
    return places[places.length - 1] - places[places.length - 2] > 1;
}

const freeBelow = (shape: CellsShape) => Math.max(...placesOf(shape)) + 1 - placesOf(shape).length;

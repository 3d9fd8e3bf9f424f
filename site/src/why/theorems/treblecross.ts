import type { CellsShape } from "../../game";
import { listed, say } from "../../i18n/say";
import { placesOf } from "./parts";
import type { Rule } from "./theorem";
import { memoized, mex, range, xor } from "./values";

// three crosses in a row end the game
export const treblecross: Rule<CellsShape> = {
    title: "cells-not-near-cross",
    kinds: ["cells"],
    isLost({ shape, moves }) {
        const crosses = placesOf(shape);
        const isNear = crosses.some((cross, i) => i && cross - crosses[i - 1] < 3);
        return !moves.length || (!isNear && !xor(farCells(shape).map(grundyOfStretch)));
    },
    tell({ shape, moves }) {
        const crosses = placesOf(shape);
        const isNear = crosses.some((cross, i) => i && cross - crosses[i - 1] < 3);
        if (!moves.length) return say("three-crosses-row");
        return isNear
            ? say("two-crosses-close")
            : say(
                  "cross-near-cross-loses",
                  listed(farCells(shape)) || 0,
                  listed(farCells(shape).map(grundyOfStretch)) || 0,
                  xor(farCells(shape).map(grundyOfStretch)),
              );
    },
};

// Returns the lengths of the stretches of cells that are at least three cells away from every cross.
function farCells({ columns, marks }: CellsShape): number[] {
    const isNear = (cell: number) => marks.some(([, column]) => Math.abs(column - cell) < 3);
    return range(columns)
        .map((cell) => (isNear(cell) ? "x" : "o"))
        .join("")
        .split(/x+/)
        .filter(Boolean)
        .map((stretch) => stretch.length);
}

const grundyOfStretch: (length: number) => number = memoized((length: number): number =>
    mex(
        range(length).map(
            (i) =>
                grundyOfStretch(Math.max(0, i - 2)) ^ grundyOfStretch(Math.max(0, length - i - 3)),
        ),
    ),
);

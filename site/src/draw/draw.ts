// draw: draws a position as the text of an SVG, from the shape that the oracle writes (see play.hpp). It draws the
// boards of the games and the figures of the lessons. Each part of a picture has a place, such as "cell 0 3". The place
// identifies the part in clicks and in lists of changes.
import type { Shape } from "../game";
import { drawCells } from "./cells";
import type { Extra } from "./extra";
import { drawGraph } from "./graph";
import { drawNumbers } from "./numbers";
import { drawPiles } from "./piles";
import { drawRectangles } from "./rectangles";
import { areStairs, drawStairs } from "./stairs";
import type { Changed, Drawing } from "./svg";

// Returns the frame of a picture, and a function that writes its parts. Returns null if the shape is too large or has
// only words. Named vertices have the same places as in the shape `origin`.
export function drawn(shape: Shape, origin = shape, extra: Extra = {}): Drawing | null {
    switch (shape.kind) {
        case "piles":
            return areStairs(shape) ? drawStairs(shape) : drawPiles(shape, extra);
        case "cells":
            return drawCells(shape, extra);
        case "numbers":
            return drawNumbers(shape, extra);
        case "graph":
            return drawGraph(shape, origin.kind === "graph" ? origin : shape, extra);
        case "rectangles":
            return drawRectangles(shape);
        case "words":
            return null;
    }
}

// Returns the SVG of a shape, "" if it has no picture.
export function svg(
    shape: Shape,
    changed: Changed = new Set(),
    origin = shape,
    extra: Extra = {},
): string {
    const board = drawn(shape, origin, extra);
    if (!board || !board.width) return "";
    const { left, top, width, height } = board;
    return `<svg viewBox="${left} ${top} ${width} ${height}" width="${width}">${board.write(changed)}</svg>`;
}

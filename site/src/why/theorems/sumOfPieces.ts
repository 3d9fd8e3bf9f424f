import type { CellsShape, GraphShape } from "../../game";
import { say } from "../../i18n/say";
import type { Sum } from "./theorem";

// pieces on a graph or a board; each piece is a separate game
export const sumOfPieces: Sum<GraphShape | CellsShape> = {
    title: "each-piece-grundy-value",
    kinds: ["graph", "cells"],
    parts: (shape) =>
        shape.kind === "graph"
            ? shape.marks.map((mark) => ({
                  name: say("piece-at", (shape.names || [])[mark] || mark),
                  text: "",
                  key: "v" + mark,
                  place: "vertex " + mark,
              }))
            : shape.marks.map(([row, column]) => ({
                  name:
                      shape.rows > 1
                          ? say("row-and-column", row + 1, column + 1)
                          : say("cell-number", column + 1),
                  text: "",
                  key: row + "," + column,
                  place: `cell ${row} ${column}`,
              })),
};

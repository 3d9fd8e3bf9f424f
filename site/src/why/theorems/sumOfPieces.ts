import type { CellsShape, GraphShape } from "../../game";
import { say } from "../../i18n/say";
import type { Sum } from "./theorem";

// pieces on a graph or a board; each piece is a separate game
export const sumOfPieces: Sum<GraphShape | CellsShape> = {
    title: "Each piece has a Grundy value. In binary:",
    kinds: ["graph", "cells"],
    parts: (shape) =>
        shape.kind === "graph"
            ? shape.marks.map((mark) => ({
                  name: say("piece on {0}", (shape.names || [])[mark] || mark),
                  text: "",
                  key: "v" + mark,
              }))
            : shape.marks.map(([row, column]) => ({
                  name:
                      shape.rows > 1
                          ? say("row {0}, column {1}", row + 1, column + 1)
                          : say("cell {0}", column + 1),
                  text: "",
                  key: row + "," + column,
              })),
};

import type { CellsShape, GraphShape } from "../../game";
import { say } from "../../i18n/say";
import { cellName } from "./parts";
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
            : shape.marks.map((place) => ({
                  name: cellName(shape, place),
                  text: "",
                  key: place.join(),
                  place: `cell ${place.join(" ")}`,
              })),
};

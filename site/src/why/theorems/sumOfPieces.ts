import type { CellsShape, GraphShape } from "../../game";
import { say } from "../../i18n/say";
import { cellName } from "./parts";
import type { Sum } from "./theorem";

// pieces on a graph; each piece is a separate game
export const sumOfPieces: Sum<GraphShape> = {
    title: "each-piece-grundy-value",
    kinds: ["graph"],
    isExplained: true,
    parts: (shape) =>
        shape.marks.map((mark) => ({
            name: say("piece-at", (shape.names || [])[mark] || mark),
            text: "",
            key: "v" + mark,
            place: "vertex " + mark,
        })),
};

// a board; each mark is a separate game
export const sumOfCells: Sum<CellsShape> = {
    title: "each-filled-cell-grundy-value",
    kinds: ["cells"],
    isExplained: true,
    parts: (shape) =>
        shape.marks.map((place) => ({
            name: cellName(shape, place),
            text: "",
            key: place.join(),
            place: `cell ${place.join(" ")}`,
        })),
};

// a field of lights; a move switches the corners of a rectangle
export const sumOfLights: Sum<CellsShape> = { ...sumOfCells, rest: "light-is-own-game" };

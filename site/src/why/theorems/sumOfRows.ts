import type { CellsShape, GraphShape, NumbersShape, Pair } from "../../game";
import { say } from "../../i18n/say";
import { components } from "./graphs";
import { hasRow, rowName } from "./parts";
import type { Part, Sum } from "./theorem";
import { range } from "./values";

export const sumOfMarkedRows: Sum<CellsShape | GraphShape> = {
    title: "each-row-neighbouring-marks",
    kinds: ["cells", "graph"],
    parts: (shape) => rowsWithin(shape, isMarked(shape)),
};

export const sumOfFreeRows: Sum<CellsShape | GraphShape> = {
    title: "each-row-neighbouring-free",
    kinds: ["cells", "graph"],
    parts: (shape) => rowsWithin(shape, (place) => !isMarked(shape)(place)),
};

export const sumOfRows: Sum<NumbersShape | CellsShape> = {
    title: "each-row-grundy-value",
    kinds: ["numbers", "cells"],
    parts: (shape) =>
        shape.kind === "numbers"
            ? shape.rows.map((row, i) => ({
                  name: rowName(shape, i),
                  text: row.join(" "),
                  key: row.join(" "),
              }))
            : rowsOf(shape),
};

function rowsOf(shape: CellsShape): Part[] {
    return Array.from({ length: shape.rows }, (_, row) => {
        const key = [shape.marks, shape.blocked, shape.others]
            .map((list) =>
                list
                    .filter((mark) => mark[0] === row)
                    .map((mark) => mark[1])
                    .sort((a, b) => a - b)
                    .join(),
            )
            .join("|");
        return { name: rowName(shape, row), text: "", key };
    });
}

// Returns whether a place has a mark: the number of a vertex, or of a cell of a single row.
function isMarked({ kind, marks }: CellsShape | GraphShape): (place: number) => boolean {
    const places = new Set(kind === "cells" ? marks.map(([, column]) => column) : marks);
    return (place) => places.has(place);
}

// Returns the connected parts of the places for which `isIn` is true. The places are the vertices of a graph, or the cells
// of a single row.
function rowsWithin(
    shape: CellsShape | GraphShape,
    isIn: (place: number) => boolean,
): Part[] | null {
    if (shape.kind === "cells" && !hasRow(shape)) return null;
    const { vertices, edges } =
        shape.kind === "cells"
            ? {
                  vertices: shape.columns,
                  edges: range(shape.columns - 1).map((i): Pair => [i, i + 1]),
              }
            : shape;
    const parts = components({ vertices, edges: edges.filter((edge) => edge.every(isIn)) });
    return parts
        .filter(({ vertices: [first] }) => isIn(first))
        .map((part) => {
            const count = part.vertices.length;
            const isRing = part.edges === count;
            return {
                name: say(isRing ? "ring-of" : "row-of", count),
                text: "",
                key: (isRing ? "ring " : "") + count,
            };
        });
}

// splits: ways to split a shape into a sum of parts.
import type { CellsShape, GraphShape, Pair, RectanglesShape, Shape } from "../game";
import { say } from "../i18n/say";
import { columnName, rowName } from "./theorems/parts";

// A part of a shape. Parts with the same key are the same game.
export interface SumPart {
    name: string;
    key: string;
}

export interface SumOfParts<S extends Shape = Shape> {
    kind: S["kind"];
    // Returns null for a shape that is not such a sum.
    parts(shape: S): SumPart[] | null;
    // Returns the shape of parts.
    shape(keys: string[]): S;
    // What is needed to ask for the graph of parts: their input, as lines, and the key of a part with exactly one move, for
    // the player who begins.
    asking?: { input: (keys: string[]) => (string | number)[]; free: string };
}

// (...) is a branch on an edge of the first player, [...] on an edge of the second player
const branchesAtRoot: SumOfParts<GraphShape> = {
    kind: "graph",
    parts: (shape) => branches(shape),
    shape(keys) {
        const tree = grown(keys);
        return { ...tree, names: Array<string>(tree.vertices).fill(" ") }; // the discs have no numbers
    },
    asking: {
        free: "()",
        input(keys) {
            const { edges, others } = grown(keys);
            const lines = edges.map(
                ([a, b], i) => `${a + 1} ${b + 1} ${others.includes(i) ? 1 : 0}`,
            );
            return [1, edges.length + 1, ...lines];
        },
    },
};

// without the sheets of one square, which have no moves
const sheets: SumOfParts<RectanglesShape> = {
    kind: "rectangles",
    parts: ({ sizes }) =>
        sizes
            .filter(([width, height]) => width * height > 1)
            .map(([width, height]) => ({
                name: `${height} × ${width}`,
                key: height + "*" + width,
            })),
    shape: (keys) => ({
        kind: "rectangles",
        sizes: keys.map((key): Pair => {
            const [height, width] = key.split("*").map(Number);
            return [width, height];
        }),
    }),
    asking: {
        free: "2*1",
        input: (keys) => [1, keys.length, ...keys.map((key) => key.replace("*", " "))],
    },
};

// white and black pieces
export const columns: SumOfParts<CellsShape> = {
    kind: "cells",
    parts: (shape) => lines(shape, 1),
    shape: ([key]) => ({
        kind: "cells",
        rows: key.length,
        columns: 1,
        ...pieces(key, (at) => [at, 0]),
    }),
    asking: {
        free: "B",
        input(keys) {
            const size = Math.max(...keys.map((key) => key.length));
            const range = Array.from({ length: size }, (_, i) => i);
            const at = (column: number, row: number) => (keys[column] ?? "")[row] ?? ".";
            const rows = range.map((row) => range.map((column) => at(column, row)).join(""));
            return [size, ...rows];
        },
    },
};

const rows: SumOfParts<CellsShape> = {
    kind: "cells",
    parts: (shape) => lines(shape, 0),
    shape: ([key]) => ({
        kind: "cells",
        rows: 1,
        columns: key.length,
        ...pieces(key, (at) => [0, at]),
    }),
};

export const SUMS: SumOfParts[] = [branchesAtRoot, sheets, columns, rows];

// Returns the branches at the root of a tree, null if the shape is not a tree.
function branches(shape: GraphShape): SumPart[] | null {
    if (shape.directed || shape.marks.length !== 1 || shape.edges.length !== shape.vertices - 1)
        return null;
    const others = new Set(shape.others);
    const above = (vertex: number, below: number): string[] =>
        shape.edges.flatMap(([a, b], i) => {
            const next = a === vertex ? b : b === vertex ? a : below;
            if (next === below) return [];
            const key = above(next, vertex).sort().join("");
            return [others.has(i) ? `[${key}]` : `(${key})`];
        });
    return above(shape.marks[0], -1).map((key) => ({
        name: key.length === 2 ? say("branch-of-one-edge") : say("branch-of-edges", key.length / 2),
        key,
    }));
}

// Returns the tree with these branches; its root is vertex 0.
function grown(keys: string[]): GraphShape & { others: number[] } {
    const edges: Pair[] = [];
    const others: number[] = [];
    const path = [0];
    for (const bracket of keys.join("")) {
        if (bracket === ")" || bracket === "]") {
            path.pop();
            continue;
        }
        if (bracket === "[") others.push(edges.length);
        edges.push([path[path.length - 1], edges.length + 1]);
        path.push(edges.length);
    }
    return {
        kind: "graph",
        vertices: edges.length + 1,
        edges,
        marks: [0],
        directed: false,
        others,
    };
}

// Returns the rows or columns (axis 0 or 1) of a board that are not empty. B is a mark, W is a mark of the other player.
function lines(shape: CellsShape, axis: 0 | 1): SumPart[] | null {
    if (shape.blocked.length) return null;
    const [count, length] = axis ? [shape.columns, shape.rows] : [shape.rows, shape.columns];
    const cells = Array.from({ length: count }, () => Array<string>(length).fill("."));
    for (const at of shape.marks) cells[at[axis]][at[1 - axis]] = "B";
    for (const at of shape.others) cells[at[axis]][at[1 - axis]] = "W";
    return cells
        .map((line, i) => ({
            name: (axis ? columnName : rowName)(shape, i),
            key: line.join(""),
        }))
        .filter(({ key }) => /[BW]/.test(key));
}

function pieces(key: string, place: (at: number) => Pair) {
    const [marks, others] = ["B", "W"].map((letter) =>
        [...key].flatMap((each, at) => (each === letter ? [place(at)] : [])),
    );
    return { marks, blocked: [], others };
}

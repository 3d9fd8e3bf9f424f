import type {
    CellsShape,
    GraphShape,
    NumbersShape,
    Pair,
    PilesShape,
    RectanglesShape,
    Shape,
} from "../game";
import { countsInLists } from "./cells";
import { keyOf, neighbours } from "./edges";
import { changedNumbers } from "./numbers";
import { MOST_COUNTERS, sizesIn } from "./piles";
import { times } from "./svg";

// Returns the places of a shape that look different in another shape, before or after a move.
export function changedPlaces(shape: Shape, other: Shape): Set<string> {
    return new Set(listed(shape, other));
}

function listed(shape: Shape, other: Shape): string[] {
    if (shape.kind === "piles" && other.kind === "piles") return ofPiles(shape, other);
    if (shape.kind === "cells" && other.kind === "cells") return ofCells(shape, other);
    if (shape.kind === "numbers" && other.kind === "numbers") return ofNumbers(shape, other);
    if (shape.kind === "graph" && other.kind === "graph") return ofGraph(shape, other);
    if (shape.kind === "rectangles" && other.kind === "rectangles")
        return ofRectangles(shape, other);
    return [];
}

// Returns the piles that have another size, and the counters that are gone. If a pile is split, the whole pile is changed.
function ofPiles(shape: PilesShape, other: PilesShape): string[] {
    const sizes = sizesIn(shape, other.piles);
    const areBars = Math.max(...shape.piles) > MOST_COUNTERS;
    const count = ({ piles }: PilesShape) => piles.filter(Boolean).length;
    const isSplit = count(other) > count(shape);
    return shape.piles.flatMap((pile, i) => {
        if (pile === sizes[i]) return [];
        const first = areBars || isSplit ? 0 : sizes[i];
        const last = areBars ? 1 : pile;
        return [
            "pile " + i,
            ...Array.from(
                { length: Math.max(0, last - first) },
                (_, j) => `counter ${i} ${first + j}`,
            ),
        ];
    });
}

// Returns the sheets that the other shape does not contain. If a sheet is cut into two, returns also the line of the cut.
function ofRectangles(shape: RectanglesShape, other: RectanglesShape): string[] {
    const lacking = (these: Pair[], those: Pair[]) => {
        const left = those.map(String);
        return these
            .map((_, k) => k)
            .filter((k) => {
                const same = left.indexOf(String(these[k]));
                return same < 0 || !left.splice(same, 1);
            });
    };
    const gone = lacking(shape.sizes, other.sizes);
    const added = lacking(other.sizes, shape.sizes).map((k) => other.sizes[k]);
    const found = gone.map((k) => "rectangle " + k);
    if (added.length !== 2 || gone.length !== 1) return found;
    const whole = shape.sizes[gone[0]];
    for (const part of added.flatMap(([a, b]) => [
        [a, b],
        [b, a],
    ])) {
        // the new sheets may be turned
        const side = [0, 1].find(
            (each) => part[1 - each] === whole[1 - each] && part[each] < whole[each],
        );
        if (side !== undefined) return [...found, `cut ${gone[0]} ${"xy"[side]} ${part[side]}`];
    }
    return found;
}

function ofCells(shape: CellsShape, other: CellsShape): string[] {
    const found: string[] = [];
    const [down, right] = [shape.rows - other.rows, shape.columns - other.columns];
    // The piece is in the corner, and the board is the rest of a larger board: returns also the cell to which the piece goes.
    const isRest = (each: CellsShape) => each.marks.length === 1 && String(each.marks[0]) === "0,0";
    if ((down || right) && isRest(shape) && isRest(other)) {
        return down < 0 || right < 0 ? ["cell 0 0"] : ["cell 0 0", `cell ${down} ${right}`];
    }
    for (let row = 0; row < shape.rows; ++row) {
        for (let column = 0; column < shape.columns; ++column) {
            const [here, there] = [shape, other].map((each) =>
                String(countsInLists(each, [row, column])),
            );
            if (here !== there) found.push(`cell ${row} ${column}`);
        }
    }
    return found;
}

function ofNumbers(shape: NumbersShape, other: NumbersShape): string[] {
    return shape.rows.flatMap((row, i) =>
        changedNumbers(row, other.rows[i] || [], shape.ends).map((j) => `number ${i} ${j}`),
    );
}

function ofGraph(shape: GraphShape, other: GraphShape): string[] {
    const { names } = shape;
    const otherNames = other.names;
    const isOther = (name: string, i: number) => name && otherNames![i] && name !== otherNames![i];
    // names may occur twice
    const areNamed =
        names && otherNames && (names.length !== otherNames.length || names.some(isOther));
    if (shape.vertices !== other.vertices && !areNamed) return ofTree(shape, other);
    const key = (each: GraphShape, edge: Pair) => {
        const ends = areNamed ? edge.map((vertex) => each.names![vertex]) : edge.map(String);
        return shape.directed ? String(ends) : ends.sort().join();
    };
    const left = other.edges.map((edge) => key(other, edge));
    const found: string[] = [];
    shape.edges.forEach((edge, i) => {
        const same = left.indexOf(key(shape, edge));
        if (same >= 0) left.splice(same, 1);
        else found.push("edge " + i);
    });
    for (let vertex = 0; vertex < shape.vertices; ++vertex) {
        const twin = areNamed && names[vertex] ? otherNames.indexOf(names[vertex]) : vertex;
        const isGone = twin < 0 || (names?.[vertex] && otherNames && !otherNames[twin]);
        if (isGone || times(shape.marks, vertex) !== times(other.marks, twin)) {
            found.push("vertex " + vertex);
        }
    }
    return found;
}

// Compares two trees whose vertices may have new numbers after a branch is cut. In the larger tree, finds the edge
// without whose branch the tree looks like the other tree, and returns the edge and the branch. In the smaller
// tree, returns the vertex below the branch.
function ofTree(shape: GraphShape, other: GraphShape): string[] {
    const isTree = (each: GraphShape) =>
        each.edges.length === each.vertices - 1 && each.marks.length === 1;
    if (!isTree(shape) || !isTree(other)) return [];
    const isBefore = shape.vertices > other.vertices;
    const [whole, rest] = isBefore ? [shape, other] : [other, shape];
    const near = [neighbours(whole), neighbours(rest)];
    const others = [whole, rest].map(
        (each) => new Set((each.others || []).map((i) => keyOf(each.edges[i]))),
    );
    const looks = (side: number, vertex: number, from: number, without: number): string =>
        (others[side].has(keyOf([from, vertex])) ? "-(" : "(") +
        near[side][vertex]
            .filter((next) => next !== from && next !== without)
            .map((next) => looks(side, next, vertex, without))
            .sort()
            .join("") +
        ")";
    const wanted = looks(1, rest.marks[0], -1, -1);
    const branch = (vertex: number, from: number): number[] => [
        vertex,
        ...near[0][vertex].filter((next) => next !== from).flatMap((next) => branch(next, vertex)),
    ];
    const parents = new Map([[whole.marks[0], -1]]);
    for (const vertex of parents.keys())
        for (const next of near[0][vertex]) if (!parents.has(next)) parents.set(next, vertex);
    for (const [cut, below] of parents) {
        if (below < 0 || looks(0, whole.marks[0], -1, cut) !== wanted) continue;
        const gone = branch(cut, below);
        if (!isBefore)
            return ["vertex " + twin(near, whole.marks[0], rest.marks[0], looks, cut, below)];
        const edges = whole.edges.map((edge, i) =>
            edge.some((end) => gone.includes(end)) ? "edge " + i : "",
        );
        return [...edges.filter(Boolean), ...gone.map((vertex) => "vertex " + vertex)];
    }
    return [];
}

// Returns the vertex of the second tree that corresponds to `wanted` in the first tree without `cut`.
function twin(
    near: number[][][],
    first: number,
    second: number,
    looks: (side: number, vertex: number, from: number, without: number) => string,
    cut: number,
    wanted: number,
): number | undefined {
    const search = (a: number, fromA: number, b: number, fromB: number): number | undefined => {
        if (a === wanted) return b;
        const left = near[1][b].filter((next) => next !== fromB);
        for (const next of near[0][a].filter((each) => each !== fromA && each !== cut)) {
            const at = left.findIndex((each) => looks(1, each, b, -1) === looks(0, next, a, cut));
            const found = search(next, a, left.splice(at, 1)[0], b);
            if (found !== undefined) return found;
        }
        return undefined;
    };
    return search(first, -1, second, -1);
}

// heat: the heat map, the values of all positions that are described by two numbers.
import type { CellsShape, Move, Pair, PilesShape, Position, Shape } from "../game";
import { say, sentences } from "../i18n/say";
import { element } from "../page/dom";
import type { Facts } from "./facts";
import { type GoTo, picture } from "./picture";
import type { Reasoned } from "./agreement";

type Says = NonNullable<Reasoned["says"]>;

const MOST_SIDE = 24; // the longest side of a heat map
const SIDE = 14; // the shortest side if a theorem fills the map
const SIZE = 22; // the side of a cell

// Describes the positions of a game by two numbers.
interface Plane {
    // The numbers of each position.
    pairs: Pair[];
    // The order of the numbers does not matter.
    isMirrored: boolean;
    // The number of the first row.
    first: number;
    title: string;
    words: string;
}

const areAll = <S extends Shape>(shapes: Shape[], kind: S["kind"]): shapes is S[] =>
    shapes.every((shape) => shape.kind === kind);

// Returns null if two numbers are not enough.
function planeOf({ graph, rule }: Facts): Plane | null {
    const shapes = graph.map(({ shape }) => shape);
    if (areAll<PilesShape>(shapes, "piles")) return planeOfPiles(shapes, !rule?.isOrdered);
    if (areAll<CellsShape>(shapes, "cells")) return planeOfPiece(shapes);
    return null;
}

function planeOfPiles(shapes: PilesShape[], isMirrored: boolean): Plane | null {
    const [first] = shapes;
    if (first.piles.length !== 2 || shapes.some(({ piles }) => piles.length > 2)) return null;
    return {
        pairs: shapes.map(({ piles: [one = 0, other = 0] }) => [one, other]),
        isMirrored,
        first: 0,
        title: say("all-positions-two-piles"),
        words: say("map-of-two-piles"),
    };
}

function planeOfPiece(shapes: CellsShape[]): Plane | null {
    if (shapes.some(({ marks, others }) => marks.length !== 1 || others.length)) return null;
    const title = say("all-positions-piece");
    if (shapes.every(({ marks: [[row, column]] }) => !row && !column)) {
        return {
            pairs: shapes.map(({ rows, columns }) => [rows - 1, columns - 1]),
            isMirrored: false,
            first: 0,
            title,
            words: say("map-to-corner"),
        };
    }
    const [{ rows, columns }] = shapes;
    if (shapes.some((shape) => shape.rows !== rows || shape.columns !== columns)) return null;
    return {
        pairs: shapes.map(({ marks }) => marks[0]),
        isMirrored: false,
        first: 1,
        title,
        words: say("map-of-places"),
    };
}

// Returns the positions by their numbers, null if two positions have the same numbers.
function positionsOf(pairs: Pair[]): Map<string, number> | null {
    const found = new Map(pairs.map((pair, k) => [pair.join(), k]));
    return found.size === pairs.length ? found : null;
}

// Returns the numbers of the last row and the last column. `least` is the least number if the plane is mirrored.
function sidesOf({ pairs, isMirrored }: Plane, least: number): number[] {
    const largest = [0, 1].map((side) => Math.max(...pairs.map((pair) => pair[side])));
    const side = Math.max(...largest, least);
    return isMirrored ? [side, side] : largest;
}

const isAt = (pair: Pair, a: number, b: number) => pair[0] === a && pair[1] === b;

const label = (x: number, y: number, words: string | number) =>
    `<text x="${x}" y="${y}">${words}</text>`;

const rectangle = (a: number, b: number) =>
    `<rect x="${SIZE * b + SIZE}" y="${SIZE * a + SIZE}" width="${SIZE}" height="${SIZE}"/>`;

// Returns the cell of a position.
function cellOf(
    { graph, values }: Facts,
    k: number,
    [a, b]: Pair,
    first: number,
    isHere: boolean,
    isThere: boolean,
): string {
    const { outcome } = graph[k];
    const word = values ? values[k] : outcome;
    const kind =
        "heat-cell" +
        { P: " lost", D: " drawn", N: "" }[outcome] +
        (isHere ? " here" : "") +
        (isThere ? " there" : "");
    const name = `${a + first}, ${b + first}: ${word}`;
    return (
        `<g class="${kind}" data-node="${k}" data-cell="${a},${b}" role="button" tabindex="${isHere ? 0 : -1}" aria-label="${name}">` +
        `${rectangle(a, b)}${label(SIZE * b + SIZE * 1.5, SIZE * a + SIZE * 1.5 + 4, word)}</g>`
    );
}

// Returns the cell of a position that the game does not reach.
function beyond(a: number, b: number, says: Says): string {
    const isLost = says(withPiles(a, b));
    return `<g class="heat-cell beyond${isLost ? " lost" : ""}">${rectangle(a, b)}</g>`;
}

// Returns the cells of a plane, with the numbers of the rows and columns. The ring of a cell is written last, so that no
// other cell covers it.
function cellsOf(
    facts: Facts,
    { isMirrored, first }: Plane,
    found: Map<string, number>,
    filling: Says | null,
    [rows, columns]: number[],
    [now, next]: [Pair, Pair | null],
): string {
    const at = (a: number, b: number) =>
        found.get(a + "," + b) ?? (isMirrored ? found.get(b + "," + a) : undefined);
    const parts: string[] = [];
    const rings: string[] = [];
    for (let b = 0; b <= columns; ++b) parts.push(label(SIZE * b + SIZE * 1.5, 14, b + first));
    for (let a = 0; a <= rows; ++a) {
        parts.push(label(11, SIZE * a + SIZE * 1.5 + 4, a + first));
        for (let b = 0; b <= columns; ++b) {
            const k = at(a, b);
            if (k === undefined && filling) parts.push(beyond(a, b, filling));
            if (k === undefined) continue;
            const isHere = isAt(now, a, b);
            const isThere = next !== null && isAt(next, a, b);
            const cell = cellOf(facts, k, [a, b], first, isHere, isThere);
            (isHere || isThere ? rings : parts).push(cell);
        }
    }
    return [...parts, ...rings].join("");
}

// Returns the heat map. Lost positions are filled, and the current position has a ring.
export function heatMap(facts: Facts, i: number, move: Move | null, goTo: GoTo): HTMLElement[] {
    const plane = planeOf(facts);
    const found = plane && positionsOf(plane.pairs);
    if (!plane || !found) return [];
    const { pairs, isMirrored, title, words } = plane;
    const filling = (isMirrored && facts.rule?.says) || null; // the theorem says which of the other positions are lost
    const sides = sidesOf(plane, filling ? SIDE : 0);
    if (Math.max(...sides) > MOST_SIDE) return [];
    const cells = cellsOf(facts, plane, found, filling, sides, [pairs[i], move && pairs[move.to]]);
    // with the ring of a cell at the edge
    const [height, width] = sides.map((side) => SIZE * (side + 2) + 2);
    const told = sentences(
        words,
        facts.values ? say("numbers-are-grundy-values") : say("letters-are-outcomes"),
        filling ? say("cells-without-number") : "",
    );
    const svg = `<svg class="heat" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${cells}</svg>`;
    return [element("h3", title), picture(svg, told, goTo)];
}

// Returns a position that the game does not reach.
const withPiles = (...piles: Pair): Position => ({
    position: "",
    shape: { kind: "piles", piles },
    outcome: "D",
    length: null,
    best: null,
    moves: [],
});

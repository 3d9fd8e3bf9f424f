import type { CellsShape, GraphShape, Pair, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say, sentences } from "../../i18n/say";
import { neighbours } from "./graphs";
import type { Rule } from "./theorem";
import { range } from "./values";

// The neighbours of each place of the picture.
type Near = Map<string, string[]>;

// The partner of each place that is in a pair.
type Partners = Map<string, string>;

// the token does not go twice to a place; without a token, the first move puts it on any place
export const matching: Rule<CellsShape | GraphShape, Partners> = {
    title: "pairs-of-neighbours",
    kinds: ["cells", "graph"],
    of: ([{ shape }]) => partnersIn(freePlaces(shape).near),
    isLost: ({ shape }, first) => paired(freePlaces(shape), first).isLost,
    pairs: ({ shape }, first) => listed(paired(freePlaces(shape), first).shown),
    tell({ shape, moves }, first) {
        const { near, piece } = freePlaces(shape);
        const { isLost, shown, others } = paired({ near, piece }, first);
        if (!moves.length) return say("no-move-left");
        const isBoard = shape.kind === "cells";
        const place = say(isBoard ? "one-cell" : "one-place");
        const last =
            piece === undefined
                ? say(isLost ? "every-place-has-partner" : "put-token-without-partner", place)
                : isLost
                  ? say("token-has-no-partner", place)
                  : say("token-goes-to-partner", others.size / 2, place);
        return sentences(
            say(isBoard ? "frames-are-pairs" : "lines-are-pairs", shown.size / 2),
            last,
        );
    },
};

// the hole moves to a neighbouring piece of the player to move
export const matchingOfHole: Rule<CellsShape, Partners> = {
    title: "pairs-neighbouring-pieces-different",
    kinds: ["cells"],
    of: ([start]) => partnersIn(holePaths(start).near),
    isLost: (position, first) => paired(holePaths(position), first).isLost,
    pairs: (position, first) => listed(paired(holePaths(position), first).shown),
    tell(position, first) {
        const { isLost, shown, others } = paired(holePaths(position), first);
        if (!position.moves.length) return say("no-move-left");
        return sentences(
            say("hole-never-returns-cell", shown.size / 2),
            isLost ? say("hole-has-no-partner") : say("hole-goes-to-partner", others.size / 2),
        );
    },
};

// Free places, and the place of the piece.
interface Free {
    near: Near;
    piece?: string;
}

// Returns whether the player to move loses, the pairs that the picture shows, and the most pairs without the place of the
// piece. The pairs are those of the first position as far as possible, so that the picture does not change them. Without a
// piece, the player to move needs a place without a partner.
function paired({ near, piece }: Free, first: Partners) {
    const all = partnersIn(near, first);
    const others = partnersIn(near, first, piece);
    const isLost = piece === undefined ? all.size === near.size : all.size === others.size;
    return { isLost, shown: isLost ? others : all, others };
}

// Returns each pair once.
const listed = (partners: Partners) => [...partners].filter(([place, other]) => place < other);

// Returns the cells beside a cell.
const beside = ([row, column]: Pair): Pair[] => [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
];

// Returns the neighbours of each free place, and the place of the piece.
const freePlaces = (shape: CellsShape | GraphShape): Free =>
    shape.kind === "cells" ? freeCells(shape) : freeVertices(shape);

const nameOf = (cell: Pair) => "cell " + cell.join(" ");

const vertexName = (vertex: number) => `vertex ${vertex}`;

function freeVertices(shape: GraphShape): Free {
    const near = [...neighbours(shape)].map(([vertex, others]): [string, string[]] => [
        vertexName(vertex),
        others.map(vertexName),
    ]);
    return { near: new Map(near), piece: vertexName(shape.marks[0]) };
}

function freeCells({ rows, columns, blocked, marks }: CellsShape): Free {
    const near: Near = new Map();
    const closed = new Set(blocked.map(String));
    const isFree = ([row, column]: Pair) =>
        row >= 0 &&
        row < rows &&
        column >= 0 &&
        column < columns &&
        !closed.has([row, column].join());
    for (let row = 0; row < rows; ++row) {
        for (let column = 0; column < columns; ++column) {
            const cell: Pair = [row, column];
            if (isFree(cell)) near.set(nameOf(cell), beside(cell).filter(isFree).map(nameOf));
        }
    }
    return { near, piece: marks.length ? nameOf(marks[0]) : undefined };
}

// Returns most pairs of neighbours without the place `out`. Pairs of `known` remain if possible. No cycle has an odd length:
// each path that begins and ends at places without partners gives one more pair.
function partnersIn(near: Near, known: Partners = new Map(), out?: string): Partners {
    const partners: Partners = new Map(
        [...known].filter((pair) => near.get(pair[0])?.includes(pair[1]) && !pair.includes(out!)),
    );
    const find = (place: string, seen: Set<string>): boolean =>
        near.get(place)!.some((next) => {
            if (next === out || seen.has(next)) return false;
            seen.add(next);
            const other = partners.get(next);
            if (other !== undefined && !find(other, seen)) return false;
            partners.set(next, place).set(place, next);
            return true;
        });
    for (const [place, colour] of coloured(near))
        if (!colour && place !== out && !partners.has(place)) find(place, new Set());
    return partners;
}

// Returns the two colours of places, so that neighbours have different colours.
function coloured(near: Near): Map<string, number> {
    const colour = new Map<string, number>();
    for (const start of near.keys()) {
        if (colour.has(start)) continue;
        colour.set(start, 0);
        for (const place of connected(near, start))
            for (const next of near.get(place)!) colour.set(next, 1 - colour.get(place)!);
    }
    return colour;
}

// Returns the places that are connected with a place. A neighbour of each place comes before it.
function connected(near: Near, start: string): Set<string> {
    const reached = new Set([start]);
    // the set grows in the loop
    for (const place of reached) for (const next of near.get(place)!) reached.add(next);
    return reached;
}

// Returns the cells that the hole can reach, with their neighbours, and the cell of the hole. The colours of the cells
// on the way of the hole alternate, and begin with the colour of the player to move.
function holePaths({
    position,
    shape: {
        rows,
        columns,
        marks,
        blocked: [hole],
    },
}: Position<CellsShape>): Free {
    const white = new Set(marks.map(String));
    const isRabbits = valueIn(position, "to_move") === "Rabbit";
    const cells = range(rows).flatMap((row) => range(columns).map((column): Pair => [row, column]));
    const reached = cells.filter((cell) => {
        const isOdd = (cell[0] + cell[1] + hole[0] + hole[1]) % 2 === 1;
        return String(cell) === String(hole) || white.has(String(cell)) === (isOdd === isRabbits);
    });
    const known = new Set(reached.map(nameOf));
    const near = new Map(
        reached.map((cell) => [
            nameOf(cell),
            beside(cell)
                .map(nameOf)
                .filter((each) => known.has(each)),
        ]),
    );
    const onWay = connected(near, nameOf(hole));
    return { near: new Map([...near].filter(([cell]) => onWay.has(cell))), piece: nameOf(hole) };
}

// numbering: finds the numbers of the parts of a picture in the words of the positions and moves.
import { changedPlaces } from "../draw/changes";
import type { Graph, Position, Shape } from "../game";
import { numbersIn } from "../i18n/moves";

const MOST_READ = 300; // the most positions whose moves are read for the numbers of a board

// Returns the graph with the number of the first row and column of its boards, `told` or as the words of the moves count
// them. In a table, the columns are counted on after the rows.
export function withNumbers(graph: Graph, told: number | null = null): Graph {
    const first = told ?? firstNumber(graph);
    if (first === null) return graph;
    const numbered = (shape: Shape): Shape => {
        if (shape.kind === "cells") return { ...shape, first };
        if (shape.kind !== "numbers") return shape;
        return { ...shape, first, firstColumn: told === null ? first + shape.rows.length : first };
    };
    return graph.map((position) => ({ ...position, shape: numbered(position.shape) }));
}

// Returns the number of the first row and column of a board. Each number in the words of a move must be the row or the
// column of a cell that the move changes. Returns null if not exactly one number fits. In a row with one piece, the words
// of the positions decide.
function firstNumber(graph: Graph): number | null {
    if (graph[0].shape.kind === "numbers")
        return [0, 1].find((first) => fitsTable(graph, first)) ?? null;
    if (graph[0].shape.kind !== "cells") return null;
    const ofPiece = firstOfPiece(graph);
    if (ofPiece !== null) return ofPiece;
    const moves = graph
        .slice(0, MOST_READ)
        .flatMap(({ shape: before, moves: each }) =>
            each.map(({ to, words }) => ({
                told: numbersIn(words).map(Number),
                changed: new Set(
                    [...changedPlaces(before, graph[to].shape)].flatMap((place) =>
                        place.split(" ").slice(1).map(Number),
                    ),
                ),
            })),
        )
        .filter(({ told }) => told.length);
    const fits = (number: number) =>
        moves.every(({ told, changed }) => told.every((each) => changed.has(each - number)));
    const found = moves.length
        ? Array.from({ length: MOST_READ }, (_, number) => number).filter(fits)
        : [];
    return found.length === 1 ? found[0] : null;
}

// Returns the number of the first place of a row with one piece, if the words of each position contain one number, the
// place of the piece. Else returns null.
function firstOfPiece(graph: Graph): number | null {
    const columns = new Set<number>();
    const firsts = graph.map(({ position, shape }) => {
        const told = numbersIn(position);
        const isPiece = shape.kind === "cells" && shape.rows === 1 && shape.marks.length === 1;
        if (!isPiece || told.length !== 1) return -1;
        columns.add(shape.marks[0][1]);
        return Number(told[0]) - shape.marks[0][1];
    });
    const isKnown = columns.size > 1 && firsts.every((first) => first >= 0 && first === firsts[0]);
    return isKnown ? firsts[0] : null;
}

// Returns whether the rows of a table, counted from `first`, and then the columns are the places of a game: the words of
// each position name a place, the words of each move another place and the number in the table at both.
function fitsTable(graph: Graph, first: number): boolean {
    let count = 0;
    const fits = graph.slice(0, MOST_READ).every(({ position, shape, moves }) => {
        const [from] = numbersIn(position);
        if (shape.kind !== "numbers" || !from) return shape.kind === "numbers";
        return moves.every(({ words }) => {
            const [to, number] = numbersIn(words).map(Number);
            const [row, column] = [Number(from), to].sort((a, b) => a - b);
            ++count;
            const found = shape.rows[row - first]?.[column - first - shape.rows.length];
            return number !== undefined && found === number;
        });
    });
    return fits && count > 0;
}

// Returns the names of vertices that the words of the moves give them: in each move, the first numbers in the words are
// the vertices that get a mark. Returns [] if the words do not fit.
function namesOf(graph: Graph): string[] {
    const names: string[] = [];
    for (const { shape, moves } of graph.slice(0, MOST_READ)) {
        for (const { to, words } of moves) {
            const after = graph[to].shape;
            if (shape.kind !== "graph" || after.kind !== "graph") return [];
            const told = numbersIn(words);
            const marked = after.marks.filter((vertex) => !shape.marks.includes(vertex));
            if (!marked.length || marked.length > told.length) return [];
            marked.sort((a, b) => a - b);
            for (const [i, vertex] of marked.entries()) {
                names[vertex] ??= told[i];
                if (names[vertex] !== told[i]) return [];
            }
        }
    }
    return names;
}

// Returns the graph with names for the vertices of its pictures, if the words of the moves count them in another way.
export function withNames(graph: Graph): Graph {
    const start = graph[0].shape;
    if (start.kind !== "graph" || start.directed || start.names) return graph;
    const found = namesOf(graph);
    if (found.every((name, vertex) => name === String(vertex))) return graph;
    const names = Array.from({ length: start.vertices }, (_, vertex) => found[vertex] ?? "·");
    return graph.map((position) => ({ ...position, shape: { ...position.shape, names } }));
}

// Marks the piles of a game as stable if they keep their places: some are not sorted, and no move makes a pile larger. Marks
// them as sorted if their order means nothing: all positions are sorted, and each move changes one or two piles, or takes
// away whole piles.
export function withOrder(graph: Graph): Graph {
    const pilesOf = ({ shape }: Position) => (shape.kind === "piles" ? shape.piles : []);
    const isOnStairs = ({ shape }: Position) => shape.kind !== "piles" || Boolean(shape.stairs);
    const takes = graph.every((position) => {
        const before = pilesOf(position);
        return position.moves.every(({ to }) => {
            const after = pilesOf(graph[to]);
            return after.length === before.length && after.every((pile, i) => pile <= before[i]);
        });
    });
    const areSorted = [1, -1].some((sign) =>
        graph.every((each) =>
            pilesOf(each).every((pile, i, all) => !i || sign * all[i - 1] <= sign * pile),
        ),
    );
    const lacking = (these: number[], those: number[]) => {
        const left = those.slice();
        return these.filter((pile) => !left.includes(pile) || !left.splice(left.indexOf(pile), 1));
    };
    const areFew = graph.every((position) =>
        position.moves.every(({ to }) => {
            const [before, after] = [pilesOf(position), pilesOf(graph[to])];
            return lacking(before, after).length < 3 || !lacking(after, before).some(Boolean);
        }),
    );
    if (areSorted ? !areFew || graph.some(isOnStairs) : !takes) return graph;
    const mark = areSorted ? { isSorted: true } : { isStable: true };
    return graph.map((each) => ({ ...each, shape: { ...each.shape, ...mark } }) as Position);
}

// game: the game between a person and the perfect player (the machine). The oracle writes the graph of the game: positions,
// moves and winners. These scripts do not know the rules of any game.
import { changedPlaces } from "../draw/changes";
import { followedVertices } from "../draw/followed";
import type { Move, Outcome, Pair, Position, Shape } from "../game";
import { inWords, type Words } from "../i18n/moves";
import { say } from "../i18n/say";
import { inColumns, inRows } from "./rows";
import { facts, graph, type Player, state } from "./state";

// the values of moves that are numbers of vertices
const VERTICES = ["vertex", "below", "cut_below", "colour_unit", "colour_last_unit"];

export const REPETITIONS = 3; // if a position occurs so often with the same player to move, the game is a draw

export const here = () => graph()[state.path[state.path.length - 1]];

export const shownShape = () => state.shapes[state.shapes.length - 1];

export const isPersonsTurn = () => (state.path.length % 2 === 1) === state.personBegins;

export const isForPoints = () => graph()[0].score !== undefined;

// Returns the moves from a position to positions with this outcome.
export const leaving = (position: Position, outcome: Outcome) =>
    position.moves.filter((move) => graph()[move.to].outcome === outcome);

// Returns whether a move is best in a game for points. There a position has a score, and a move has a gain.
const isBest = (position: Position, move: Move) =>
    (move.gain ?? 0) - graph()[move.to].score! === position.score;

// Returns the best moves of a position: they keep the win, the draw or the best score.
export function bestMoves(position: Position): Move[] {
    if (isForPoints()) return position.moves.filter((move) => isBest(position, move));
    return leaving(position, position.outcome === "D" ? "D" : "P");
}

// Returns the first moves of the game so far, each with the number of its position.
const made = (moves: number): [number, Move][] =>
    state.path
        .slice(0, moves)
        .map((at, i) => [at, graph()[at].moves.find(({ to }) => to === state.path[i + 1])!]);

// Returns the points of the person and of the machine after the first moves.
export function points(moves = state.path.length - 1): Pair {
    const sums: Pair = [0, 0];
    made(moves).forEach(([, move], i) => {
        sums[(i % 2 === 0) === state.personBegins ? 0 : 1] += move.gain ?? 0;
    });
    return sums;
}

// Returns the result after the first moves, in a game in which both players change one number. If the number of a position
// is the result at the end of the game, the game must be over.
export function resultSoFar(moves = state.path.length - 1): number {
    const { isFinal, of, added } = facts().result!;
    if (isFinal) return of(state.path[moves]);
    return made(moves).reduce((sum, [at, move]) => sum + added(at, move), 0);
}

// Returns a shape whose parts are those of the shape before: the vertices of a tree have names, sorted piles keep their rows,
// and pieces keep their columns.
export function named(next: Shape, before: Shape | null): Shape {
    if (next.kind === "piles" && next.isSorted) return inRows(next, before, state.row);
    if (next.kind === "cells") return inColumns(next, before);
    if (next.kind !== "graph" || next.names) return next;
    if (!before) {
        const isTree = !next.directed && next.marks.length === 1 && followedVertices(next, next);
        const names = Array.from({ length: next.vertices }, (_, i) => String(i));
        return isTree ? { ...next, names } : next;
    }
    const names = before.kind === "graph" ? before.names : undefined;
    const found = names && followedVertices(before, next);
    return found ? { ...next, names: found.map((vertex) => names[vertex]) } : next;
}

// Returns a move in words, with the names of the vertices in the shape before the move.
export function moveInWords(words: Words, from: Shape): string {
    const names = from.kind === "graph" && from.names;
    if (!names) return inWords(words);
    const renamed = JSON.parse(JSON.stringify(words), (field, value: Words) =>
        VERTICES.includes(field) ? names[Number(value)] || value : value,
    ) as Words;
    return inWords(renamed);
}

// Returns the number to which best play leads from a position: the result, or the lead of the player to move.
export const bestNumber = (at = 0) => facts().result?.of(at) ?? graph()[at].score!;

// Returns a sentence that says how a game for points ends with best play.
function bestEnd(): string {
    const { result } = facts();
    const best = bestNumber();
    if (best === Infinity) return say("game-never-ends");
    if (result?.isTotal) return say("best-total", best);
    if (result) return say("best-result", best);
    return best > 0
        ? say("first-player-gets-more", best)
        : best < 0
          ? say("first-player-gets-less", -best)
          : say("both-get-same");
}

// Returns a sentence that says who wins from the start.
export function whoWins(): string {
    const { outcome, score } = graph()[0];
    if (score !== undefined) return bestEnd();
    return outcome === "N"
        ? say("first-player-wins")
        : outcome === "P"
          ? say("first-player-loses")
          : say("game-is-draw");
}

export function isOver(): boolean {
    const now = state.path[state.path.length - 1];
    const again = state.path.filter(
        (number, i) => number === now && (state.path.length - 1 - i) % 2 === 0,
    );
    return !here().moves.length || again.length === REPETITIONS;
}

export function add(move: Move, who: Player): void {
    state.log.push({ who, words: moveInWords(move.words, shownShape()) });
    state.shapes.push(named(graph()[move.to].shape, shownShape()));
    state.path.push(move.to);
    state.row = -1;
}

// Returns the index of the person's last mistake (a move that gave up a win or a draw), -1 if there is no mistake.
export function mistake(): number {
    for (let i = state.path.length - 2; i >= 0; --i) {
        const isPersons = (i % 2 === 0) === state.personBegins;
        const was = graph()[state.path[i]];
        const left = graph()[state.path[i + 1]];
        const isWrong = isForPoints()
            ? !bestMoves(was).some((move) => move.to === state.path[i + 1])
            : was.outcome === "N"
              ? left.outcome !== "P"
              : was.outcome === "D" && left.outcome === "N";
        if (isPersons && isWrong) return i;
    }
    return -1;
}

// Returns the places that the last moves changed. The move of the person and the answer of the machine have different
// colours.
export function lastChanges(): Map<string, string> {
    const marks = new Map<string, string>();
    const last = state.shapes.length - 1;
    if (last < 1) return marks;
    const isMachines = state.log[last - 1].who === "machine";
    const count = (shape: Shape) => (shape.kind === "piles" ? shape.piles.length : 0);
    const isStable = (k: number) => count(state.shapes[k]) === count(state.shapes[k - 1]);
    if (isMachines && last > 1 && isStable(last))
        for (const place of changedPlaces(state.shapes[last - 1], state.shapes[last - 2]))
            marks.set(place, "mine");
    for (const place of changedPlaces(state.shapes[last], state.shapes[last - 1]))
        marks.set(place, isMachines ? "changed" : "mine");
    return marks;
}

// Returns the shape before the last move if the machine made the move, so that the picture shows what it took.
export function taken(): Shape | undefined {
    const last = state.log[state.log.length - 1];
    return last?.who === "machine" ? state.shapes[state.shapes.length - 2] : undefined;
}

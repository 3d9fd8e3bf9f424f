// winning: the moves of perfect players.
import { inWords, valueIn } from "../i18n/moves";
import { changedPlaces } from "../draw/changes";
import { times } from "../draw/svg";
import type { Move, Shape } from "../game";
import { isChinese, say, sentences } from "../i18n/say";
import {
    bestMoves,
    here,
    isForPoints,
    isOver,
    isPersonsTurn,
    lastChanges,
    moveInWords,
    named,
    shownShape,
} from "./game";
import { facts, graph, state } from "./state";

// Returns a winning move, or a move that keeps the draw. In a sum, a move that makes a value smaller is preferred: it is
// easier to understand than one that the other player could undo. If the picture shows pairs, a move that changes none of
// the other pairs is preferred.
export function rightMove(at: number): Move {
    const { split, rule } = facts();
    const pairs = (i: number) => rule?.pairs?.(i).map(String) ?? [];
    const size = (i: number) => split!.of(i).reduce((sum, { value }) => sum + value, 0);
    const right = bestMoves(graph()[at]);
    const simple = split
        ? right.find(({ to }) => size(to) < size(at))
        : rule?.pairs &&
          right.find(({ to }) => pairs(to).every((pair) => pairs(at).includes(pair)));
    return (
        simple ?? right.find(({ to }) => to === graph()[at].moves[graph()[at].best!].to) ?? right[0]
    );
}

// The second hint shows the reasons, but no move: only the third one does.
export const isMoveHidden = () => state.hints === 2 && state.isHinted;

const isWon = () => !isForPoints() && here().outcome === "N";

// Returns a winning move, or a best move in a draw or a game for points; null if no move is right.
function moveToSay(): Move | null {
    const best = here().moves.length ? bestMoves(here()) : [];
    return (isWon() ? rightMove(state.path[state.path.length - 1]) : best[0]) ?? null;
}

// Returns a sentence with this move, "" if no move is right.
export function winningMove(): string {
    const move = moveToSay();
    if (!move) return "";
    const keys = isWon()
        ? (["the-winning-move", "a-winning-move"] as const)
        : (["the-best-move", "a-best-move"] as const);
    const isOneOfMany = bestMoves(here()).length > 1;
    return say(keys[Number(isOneOfMany)], moveInWords(move.words, shownShape()));
}

// Returns the places that the last moves changed and, if the page says this move, the places that it changes.
// `isExplained`: the page shows the reasons.
export function marksOfMoves(isExplained: boolean): Map<string, string> {
    const marks = lastChanges();
    const canMove = isPersonsTurn() && !isOver();
    const isSaid = canMove && (state.hints > 2 || (isExplained && !isMoveHidden()));
    const move = isSaid ? moveToSay() : null;
    if (!move) return marks;
    const shape = shownShape();
    const changed = changedPlaces(shape, named(graph()[move.to].shape, shape));
    for (const place of [...changed, ...edgesBetween(shape, changed)])
        marks.set(place, `${marks.get(place) ?? ""} right`.trim());
    return marks;
}

// Returns the edge along which a piece of a graph moves, if two vertices change.
function edgesBetween(shape: Shape, changed: Set<string>): string[] {
    if (shape.kind !== "graph" || changed.size !== 2) return [];
    const edge = shape.edges.findIndex((ends) =>
        ends.every((each) => changed.has(`vertex ${each}`)),
    );
    return edge < 0 ? [] : [`edge ${edge}`];
}

// Returns sentences: a winning move and, if the reason is only a law, the moves of perfect players.
export function winningMoves(): string[] {
    const { outcome } = here();
    if (isOver() || isMoveHidden()) return [];
    const hasPlay = facts().rule?.isLaw && !isForPoints() && outcome !== "D";
    const play = hasPlay ? say("perfect-play", perfectPlay(state.path[state.path.length - 1])) : "";
    return [sentences(winningMove(), changeOfValue()), play].filter(Boolean);
}

// Returns a sentence about the value that the winning move of a sum changes; "" if it changes several values. Beside the proof
// of a theorem a phone has no room for it.
function changeOfValue(): string {
    const { split } = facts();
    if (!split || split.isMisere || split.proof || here().outcome !== "N") return "";
    const [before, after] = [state.path[state.path.length - 1], moveToSay()!.to].map((i) =>
        split.of(i).map(({ value }) => value),
    );
    const sum = split.sum(state.path[state.path.length - 1]);
    const gone = before.find((value) => times(before, value) > times(after, value));
    const come = after.find((value) => times(after, value) > times(before, value));
    const isOne = gone !== undefined && come === (gone ^ sum) && after.length === before.length;
    return isOne ? say("value-becomes", gone, sum, come) : "";
}

const MOST_FORESEEN = 8; // moves of perfect players

// Returns the next moves of perfect players.
function perfectPlay(start: number): string {
    const told: string[] = [];
    let at = start;
    let shape = shownShape();
    while (graph()[at].moves.length && told.length < MOST_FORESEEN) {
        const { to, words } = graph()[at].moves[graph()[at].best!];
        const next = named(graph()[to].shape, shape);
        const mover = valueIn(graph()[at].position, "to_move");
        const who = mover === undefined ? "" : inWords(mover) + (isChinese ? "：" : ": ");
        told.push(who + moveInWords(words, shape));
        [at, shape] = [to, next];
    }
    return told.join(isChinese ? "；" : "; ") + (graph()[at].moves.length ? " …" : "");
}

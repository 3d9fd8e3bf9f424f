// winning: the moves of perfect players.
import { inWords, valueIn } from "../i18n/moves";
import type { Move } from "../game";
import { isChinese, say } from "../i18n/say";
import {
    bestMoves,
    here,
    isForPoints,
    landing,
    leaving,
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

// Returns sentences: a winning move, or a best move in a game for points. If the reason is only a law, they contain the
// moves of perfect players, too.
export function winningMoves(): string[] {
    const now = state.path[state.path.length - 1];
    const { moves, outcome } = here();
    if (!moves.length) return [];
    if (isForPoints()) {
        const best = bestMoves(here());
        const words = moveInWords(best[0].words, shownShape());
        return [say(best.length === 1 ? "the-best-move" : "a-best-move", words)];
    }
    if (outcome === "D") return [];
    const told = [];
    if (outcome === "N") {
        const { words, to } = rightMove(now);
        const place = landing(shownShape(), graph()[to].shape);
        const isOnly = leaving(here(), "P").length === 1;
        const key = isOnly ? "the-winning-move" : "a-winning-move";
        told.push(say(key, moveInWords(words, shownShape()) + place));
    }
    if (facts().rule?.isLaw) told.push(say("perfect-play", perfectPlay(now)));
    return told;
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
        told.push(who + moveInWords(words, shape) + landing(shape, next));
        [at, shape] = [to, next];
    }
    return told.join(isChinese ? "；" : "; ") + (graph()[at].moves.length ? " …" : "");
}

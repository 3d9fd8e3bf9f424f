// options: laws that say what a position is worth by its moves.
import type { Graph, Move, Outcome } from "../../game";
import { inWords, valueIn, type Words } from "../../i18n/moves";
import { isChinese, say, sentences } from "../../i18n/say";
import type { Law } from "./theorem";

const MOST_TOLD = 4; // answers of a position
const MOST_OF_LINE = 6; // moves of an example

export const backwardInduction: Law = {
    title: "backward-induction",
    value: outcomeOf,
    tell(graph, i) {
        const { moves, best } = graph[i];
        if (!moves.length) return say("no-move-left");
        if (outcomeOf(graph, i) === "P") return answersTo(graph, i);
        const { words, to } = moves[best!];
        return graph[to].moves.length
            ? sentences(say("leads-to-lost", inWords(words)), repliesTo(graph, to))
            : say("leaves-no-move", inWords(words));
    },
};

// The game can go on for ever, or the best move is the one that wins soonest.
export const retrogradeAnalysis: Law = {
    title: "retrograde-analysis",
    value(graph, i) {
        const { length, outcome, moves } = graph[i];
        const found = outcomeOf(graph, i);
        // a player who wins chooses the shortest way, a player who loses the longest one
        const ways = moves
            .map(({ to }) => graph[to])
            .filter((next) => found === "P" || next.outcome === "P")
            .map((next) => next.length!);
        const now = found === "P" ? Math.max(...ways) : Math.min(...ways);
        return found === "D" || length === now + 1 ? found : outcome === "D" ? "P" : "D";
    },
    tell(graph, i) {
        const { moves, best } = graph[i];
        if (!moves.length) return say("game-over");
        const found = outcomeOf(graph, i);
        const { words, to } = moves[best!];
        const { length: left, moves: next } = graph[to];
        const named = inWords(words);
        if (found === "N" && !left) return say("move-ends-game", named);
        if (found === "N") return sentences(say("leads-to-lost", named), repliesTo(graph, to));
        if (found === "P")
            return sentences(answersTo(graph, i), say("holds-out-longest", named, left!));
        return sentences(
            say("no-move-to-lost"),
            next.length ? say("leads-to-draw", named) : say("ends-in-draw", named),
            next.length ? say("example-of-draw", lineOf(graph, i)) : "",
        );
    },
};

export const negamax: Law = {
    title: "negamax",
    value: (graph, i) =>
        Math.max(...graph[i].moves.map(({ gain, to }) => (gain ?? 0) - graph[to].score!)),
    tell: () => "",
};

export const smallestTotals: Law = {
    ...negamax,
    title: "backwards-ends-smallest-total",
};

// Returns the outcome of a position with moves, by the outcomes of its options.
function outcomeOf(graph: Graph, i: number): Outcome {
    const next = graph[i].moves.map(({ to }) => graph[to].outcome);
    return next.includes("P") ? "N" : next.includes("D") ? "D" : "P";
}

// Returns a move from a position in words, after the name of its player if the position names the player.
function named(graph: Graph, i: number, { words, to }: Move): string {
    const mover = valueIn(graph[i].position, "to_move");
    const told = mover ? say("player-moves", inWords(mover), inWords(words)) : inWords(words);
    const { moves, outcome } = graph[to];
    return moves.length
        ? told
        : say(outcome === "P" ? "move-is-last" : "move-ends-and-loses", told);
}

// Returns an answer, and that the player who loses is lost again.
const lostAgain = (answer: string, loser?: Words) =>
    loser
        ? say("answer-lost-again-for", answer, inWords(loser))
        : say("answer-that-leaves-lost", answer);

// Returns the first moves from a lost position, each with the answer that beats it.
function beaten(graph: Graph, i: number): string {
    const loser = valueIn(graph[i].position, "to_move");
    const pairs = graph[i].moves.slice(0, MOST_TOLD).map((move) => {
        const { moves, best } = graph[move.to];
        const told = named(graph, i, move);
        if (best === null) return told;
        const answer = named(graph, move.to, moves[best]);
        const isEnd = !graph[moves[best].to].moves.length;
        return say("then-answer", told, isEnd ? answer : lostAgain(answer, loser));
    });
    return pairs.join(isChinese ? "；" : "; ");
}

// Returns why a position is lost whose moves are answers.
function repliesTo(graph: Graph, i: number): string {
    const { length } = graph[i].moves;
    return length > MOST_TOLD
        ? say("each-of-answers-loses", length, beaten(graph, i))
        : say("each-answer-loses", beaten(graph, i));
}

// The same for a position whose moves are those of the player to move.
function answersTo(graph: Graph, i: number): string {
    const { length } = graph[i].moves;
    return length > MOST_TOLD
        ? say("each-of-moves-loses", length, beaten(graph, i))
        : say("each-move-loses", beaten(graph, i));
}

// Returns moves that keep a draw: the first ones, or all until a position comes again.
function lineOf(graph: Graph, i: number): string {
    const line: string[] = [];
    const met = new Set<number>();
    for (let at = i; line.length < MOST_OF_LINE && !met.has(at) && graph[at].moves.length;) {
        met.add(at);
        const move = graph[at].moves[graph[at].best!];
        line.push(named(graph, at, move));
        at = move.to;
    }
    return line.join(isChinese ? "；" : "; ") + (isChinese ? "；……" : "; …");
}

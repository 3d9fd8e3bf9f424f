// options: laws that say what a position is worth by its moves.
import type { Graph, Outcome } from "../../game";
import { inWords } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Law } from "./theorem";

export const backwardInduction: Law = {
    title: "backward-induction",
    value: outcomeOf,
    tell(graph, i) {
        const { moves, best } = graph[i];
        if (!moves.length) return say("no-move-left");
        return outcomeOf(graph, i) === "N"
            ? say("leads-to-lost", inWords(moves[best!].words))
            : say("no-move-to-lost");
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
        const words = inWords(moves[best!].words);
        const left = graph[moves[best!].to].length;
        if (found === "N" && !left) return say("move-ends-game", words);
        return found === "N"
            ? say("leads-to-lost-lasting", words, left!)
            : found === "P"
              ? say("all-lead-to-won", words, left!)
              : say("no-move-to-lost-but-draw", words);
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

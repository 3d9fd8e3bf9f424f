// options: laws that say what a position is worth by its moves.
import type { Graph, Outcome } from "../../game";
import { inWords } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Law } from "./theorem";

export const backwardInduction: Law = {
    title: "Backward induction",
    value: outcomeOf,
    tell(graph, i) {
        const { moves, best } = graph[i];
        if (!moves.length) return say("No move is left.");
        return outcomeOf(graph, i) === "N"
            ? say("“{0}” leads to a lost position.", inWords(moves[best!].words))
            : say("No move leads to a lost position.");
    },
};

// The game can go on for ever, or the best move is the one that wins soonest.
export const retrogradeAnalysis: Law = {
    title: "Retrograde analysis: backwards from the ends",
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
        if (!moves.length) return say("The game is over.");
        const found = outcomeOf(graph, i);
        const words = inWords(moves[best!].words);
        const left = graph[moves[best!].to].length;
        if (found === "N" && !left) return say("“{0}” ends the game.", words);
        return found === "N"
            ? say("“{0}” leads to a lost position (moves left: {1}).", words, left!)
            : found === "P"
              ? say(
                    "After every move, the other player can win. “{0}” holds out longest (moves left: {1}).",
                    words,
                    left!,
                )
              : say("No move leads to a lost position, but “{0}” leads to a draw.", words);
    },
};

export const negamax: Law = {
    title: "Negamax: points now, minus what the other player gets ahead later",
    value: (graph, i) =>
        Math.max(...graph[i].moves.map(({ gain, to }) => (gain ?? 0) - graph[to].score!)),
    tell: () => "",
};

export const smallestTotals: Law = {
    ...negamax,
    title: "Backwards from the ends, the smallest total first",
};

// Returns the outcome of a position with moves, by the outcomes of its options.
function outcomeOf(graph: Graph, i: number): Outcome {
    const next = graph[i].moves.map(({ to }) => graph[to].outcome);
    return next.includes("P") ? "N" : next.includes("D") ? "D" : "P";
}

// totals: the best totals of a game in which a piece goes along edges with weights. The oracle says only who can force an
// end.
import type { Graph, Move, Position } from "../game";
import { moversOf } from "./numbers";

// Returns the weight of a move. Of parallel edges, the player who begins chooses the lightest one, the other player the
// heaviest one.
function weightOf(from: Position, to: Position, isFirst: boolean): number {
    if (from.shape.kind !== "graph" || to.shape.kind !== "graph") return 0;
    const ends = String([from.shape.marks[0], to.shape.marks[0]]);
    const { edges, weights } = from.shape;
    const all = weights!.map(Number).filter((_, i) => String(edges[i]) === ends);
    return isFirst ? Math.min(...all) : Math.max(...all);
}

// Returns the graph as a game for points. The player who begins wants the game to end with a small total. The other
// player wants it never to end, or else to end with a large total. Positions get their totals in rising order, as in
// Dijkstra's algorithm: the length of a position is the number of smaller totals.
export function withTotals(graph: Graph): Graph {
    const movers = moversOf(graph);
    if (!movers) return graph;
    const isFirst = (i: number) => movers[i] === 0;
    const moves = graph.map((position, i) =>
        position.moves.map((move) => {
            const weight = weightOf(position, graph[move.to], isFirst(i));
            return { ...move, gain: isFirst(i) ? 0 - weight : weight };
        }),
    );
    const totals = graph.map(() => Infinity);
    const best = graph.map((): number | null => null);
    const isKnown = (i: number) => totals[i] < Infinity;
    const after = ({ gain, to }: Move) => Math.abs(gain!) + totals[to];
    for (;;) {
        // the next total, its position and the index of its best move
        let next: [number, number, number | null] = [Infinity, -1, null];
        moves.forEach((all, i) => {
            if (isKnown(i)) return;
            const sums = all.map(after);
            const sum = !all.length ? 0 : isFirst(i) ? Math.min(...sums) : Math.max(...sums);
            if (sum < next[0]) next = [sum, i, all.length ? sums.indexOf(sum) : null];
        });
        const [total, i, k] = next;
        if (i < 0) break;
        totals[i] = total;
        best[i] = k;
    }
    const steps = [...new Set(totals.filter(Number.isFinite))].sort((a, b) => a - b);
    return graph.map((position, i) => ({
        ...position,
        moves: moves[i],
        length: isKnown(i) ? steps.indexOf(totals[i]) : null,
        best: isKnown(i) ? best[i] : moves[i].findIndex(({ to }) => !isKnown(to)),
        score: isFirst(i) ? 0 - totals[i] : totals[i],
    }));
}

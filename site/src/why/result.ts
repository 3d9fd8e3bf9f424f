// result: games for points in which both players change one number.
import type { Graph, Move, Points } from "../game";
import { say } from "../i18n/say";
import { moversOf } from "./numbers";

export interface Result {
    // The number is the sum of the weights on the way of a piece: the player who begins wants it small. Else this player
    // wants it large.
    isTotal: boolean;
    // Only the last move changes the number, which is then the result.
    isLast: boolean;
    wantsLarge: (i: number) => boolean;
    // Returns what the moves from a position on add, if both play well. Infinity: the game never ends.
    of: (i: number) => number;
    // Returns what a move from a position adds.
    added: (i: number, move: Move) => number;
}

// Returns the result of a game, null if each player has own points.
export function resultOf(graph: Graph, points: Points): Result | null {
    const movers = points === "result" || points === "total" ? moversOf(graph) : null;
    if (!movers) return null;
    const isTotal = points === "total";
    const wantsLarge = (i: number) => (movers[i] === 0) !== isTotal;
    const signed = (i: number, number: number) => (wantsLarge(i) ? number : 0 - number);
    return {
        isTotal,
        isLast:
            !isTotal &&
            graph.every(({ moves }) =>
                moves.every(({ gain, to }) => !gain || !graph[to].moves.length),
            ),
        wantsLarge,
        of: (i) => signed(i, graph[i].score!),
        added: (i, { gain }) => signed(i, gain ?? 0),
    };
}

export const numberText = (number: number) =>
    Number.isFinite(number) ? String(number) : say("endless");

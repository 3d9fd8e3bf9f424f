// result: games for points in which both players change one number.
import type { Graph, Move, Points, Shape } from "../game";
import { say } from "../i18n/say";
import { moversOf } from "./numbers";

export interface Result {
    // The number is the sum of the weights on the way of a piece: the player who begins wants it small. Else this player
    // wants it large.
    isTotal: boolean;
    // A position shows what the moves before it have added. Then its number is the result at the end of the game. Else its
    // number is what the moves from there on add.
    isFinal: boolean;
    wantsLarge: (i: number) => boolean;
    // Returns the number of a position, if both play well. Infinity: the game never ends.
    of: (i: number) => number;
    // Returns what a move adds to the number of the position after it.
    added: (i: number, move: Move) => number;
}

// Returns the result of a game, null if each player has own points.
export function resultOf(graph: Graph, points: Points): Result | null {
    const movers = points === "result" || points === "total" ? moversOf(graph) : null;
    if (!movers) return null;
    const isTotal = points === "total";
    const wantsLarge = (i: number) => (movers[i] === 0) !== isTotal;
    const signed = (i: number, number: number) => (wantsLarge(i) ? number : 0 - number);
    const gainOf = (i: number, { gain }: Move) => signed(i, gain ?? 0);
    const fixed = isTotal ? null : fixedIn(graph, gainOf);
    return {
        isTotal,
        isFinal: fixed !== null,
        wantsLarge,
        of: (i) => signed(i, graph[i].score!) + (fixed ? fixed[i] : 0),
        added: fixed ? () => 0 : gainOf,
    };
}

// Returns the part of the result that is fixed in each position: what the moves before have added. Returns null if this
// depends on the way to a position.
function fixedIn(graph: Graph, gainOf: Result["added"]): number[] | null {
    const fixed = [fixedInShape(graph[0].shape)];
    const reached = [0];
    for (const i of reached) {
        // the list grows in the loop
        for (const move of graph[i].moves) {
            const sum = fixed[i] + gainOf(i, move);
            if (fixed[move.to] === undefined) reached.push(move.to);
            else if (fixed[move.to] !== sum) return null;
            fixed[move.to] = sum;
        }
    }
    return fixed;
}

// Returns the sum of the numbers that no move can take: those that are alone in their rows.
const fixedInShape = (shape: Shape) =>
    shape.kind === "numbers" && shape.ends
        ? shape.rows.reduce((sum, row) => sum + (row.length === 1 ? row[0] : 0), 0)
        : 0;

export const numberText = (number: number) =>
    Number.isFinite(number) ? String(number) : say("endless");

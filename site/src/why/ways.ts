// ways: how a game for a total goes on if both play well: the way of its piece along the edges.
import type { Graph, Move, Position } from "../game";
import { inWords } from "../i18n/moves";
import { say } from "../i18n/say";
import type { Facts } from "./facts";

const MOST_TOLD = 12; // moves of a way
const MOST_WORSE = 3; // moves that a position compares with its best move

interface Way {
    // The places of the piece, joined by arrows. A way without end goes to the first position that comes again.
    places: string;
    // The sum of the weights.
    sum: string;
}

const placeOf = ({ shape }: Position) =>
    shape.kind === "graph" ? (shape.names?.[shape.marks[0]] ?? String(shape.marks[0])) : "";

// Returns the way that begins with a move from a position.
function wayOf(graph: Graph, i: number, first: Move): Way {
    const met = [i];
    const weights: number[] = [];
    let isAgain = false;
    for (let move: Move | null = first; move && !isAgain;) {
        weights.push(Math.abs(move.gain!));
        isAgain = met.includes(move.to);
        met.push(move.to);
        const { moves, best }: Position = graph[move.to];
        move = best === null ? null : moves[best];
    }
    const isLong = weights.length > MOST_TOLD;
    const places = met.slice(0, MOST_TOLD + 1).map((k) => placeOf(graph[k]));
    if (isLong || isAgain) places.push("…");
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const isSum = weights.length > 1 && !isLong;
    return {
        places: places.join(" → "),
        sum: isSum ? `${weights.join(" + ")} = ${total}` : String(total),
    };
}

// Returns a sentence about the way after a move. Only the second player wants a game without end.
export function tellWay({ graph, result, players }: Facts, i: number, move: Move): string {
    const { places, sum } = wayOf(graph, i, move);
    return result!.of(move.to) === Infinity
        ? say("way-without-end", move.words, inWords(players![1]), places)
        : say("way-after-move", move.words, places, sum);
}

// Returns sentences about the best way, and about the ways after moves that are worse.
export function tellWays(facts: Facts, i: number): string[] {
    const { graph, result, players } = facts;
    const { moves, best } = graph[i];
    const { places, sum } = wayOf(graph, i, moves[best!]);
    const number = ({ gain, to }: Move) => Math.abs(gain!) + result!.of(to);
    const worse = moves.filter((move) => number(move) !== result!.of(i)).slice(0, MOST_WORSE);
    const told =
        result!.of(i) === Infinity
            ? say("best-way-without-end", inWords(players![1]), places)
            : say("best-way", places, sum);
    const named = worse.map((move) => ({ ...move, words: inWords(move.words) }));
    return [told, ...named.map((move) => tellWay(facts, i, move))];
}

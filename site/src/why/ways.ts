// ways: how a game for a total goes on if both play well: the way of its piece along the edges.
import type { Move, Position } from "../game";
import { inWords } from "../i18n/moves";
import { say } from "../i18n/say";
import type { Facts } from "./facts";

const MOST_TOLD = 12; // moves of a way; a longer way is shown without its middle
const MOST_AT_END = 4; // moves after the middle
const MOST_WORSE = 3; // moves that a position compares with its best move

interface Way {
    // The places of the piece, joined by arrows. A way with a finite total goes to the end of the game, and may come to a
    // position again after a bad move. A way without end goes to the first position that comes again.
    places: string;
    // The sum of the weights.
    sum: string;
}

const placeOf = ({ shape }: Position) =>
    shape.kind === "graph" ? (shape.names?.[shape.marks[0]] ?? String(shape.marks[0])) : "";

// Returns a list without its middle, if it is long.
const shortened = (all: (string | number)[]) =>
    all.length > MOST_TOLD + 1
        ? [...all.slice(0, MOST_TOLD - MOST_AT_END), "…", ...all.slice(-MOST_AT_END)]
        : all;

// Returns the way that begins with a move from a position.
function wayOf({ graph, result }: Facts, i: number, first: Move): Way {
    const isEndless = result!.of(first.to) === Infinity;
    const met = [i];
    const weights: number[] = [];
    let isAgain = false;
    for (let move: Move | null = first; move && !isAgain;) {
        weights.push(Math.abs(move.gain!));
        isAgain = isEndless && met.includes(move.to);
        met.push(move.to);
        const { moves, best }: Position = graph[move.to];
        move = best === null ? null : moves[best];
    }
    const places = shortened(met.map((k) => placeOf(graph[k])));
    if (isEndless) places.push("…");
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return {
        places: places.join(" → "),
        sum: weights.length > 1 ? `${shortened(weights).join(" + ")} = ${total}` : String(total),
    };
}

// Returns a sentence about the way after a move. Only the second player wants a game without end.
export function tellWay(facts: Facts, i: number, move: Move): string {
    const { result, players } = facts;
    const { places, sum } = wayOf(facts, i, move);
    return result!.of(move.to) === Infinity
        ? say("way-without-end", move.words, inWords(players![1]), places)
        : say("way-after-move", move.words, places, sum);
}

// Returns sentences about the best way, and about the ways after moves that are worse.
export function tellWays(facts: Facts, i: number): string[] {
    const { graph, result, players } = facts;
    const { moves, best } = graph[i];
    const { places, sum } = wayOf(facts, i, moves[best!]);
    const number = ({ gain, to }: Move) => Math.abs(gain!) + result!.of(to);
    const worse = moves.filter((move) => number(move) !== result!.of(i)).slice(0, MOST_WORSE);
    const told =
        result!.of(i) === Infinity
            ? say("best-way-without-end", inWords(players![1]), places)
            : say("best-way", places, sum);
    const named = worse.map((move) => ({ ...move, words: inWords(move.words) }));
    return [told, ...named.map((move) => tellWay(facts, i, move))];
}

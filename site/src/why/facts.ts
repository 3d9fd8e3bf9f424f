// facts: what a board says about a game: the theorem of its problem (see theorems), and values that are computed from the
// graph that the oracle wrote. Grundy values are computed by mex.
import type { Graph, Points, Position, Reason } from "../game";
import { valueIn, type Words } from "../i18n/moves";
import { moversOf, type Numbers } from "./numbers";
import { type Row, rowOf } from "./period";
import { type Result, resultOf } from "./result";
import { type Reasoned, type Split, theoremOf } from "./agreement";

export type Players = [string, string];

export interface Facts {
    graph: Graph;
    // The Grundy values of all positions; null if the game has none.
    values: number[] | null;
    // The theorem of the problem, if it is about a sum; else null.
    split: Split | null;
    // The theorem, if it is not about a sum; else null.
    rule: Reasoned | null;
    // What the solution does, in both languages.
    idea: [string, string];
    // The names of the players if their moves differ, else null. The player who begins comes first.
    players: Players | null;
    // The same. The player whose pieces are the `marks` of a board comes first, and the player who moves the `others`
    // comes second.
    owners: Players | null;
    // The words of the moves of the two players, if they do not depend on the position, else null.
    sets: [Words[], Words[]] | null;
    points: Points;
    // The number that both players change; null if there is none.
    result: Result | null;
    // The values of a sum in which the moves of the players differ; null if there are none.
    numbers: Numbers | null;
    // The row of the values of single piles; null if there is none.
    row: Row | null;
}

// The facts about a game whose theorem is about a sum.
export type SplitFacts = Facts & { split: Split };

// Returns the Grundy values of all positions. Returns null if the game may be drawn, or if the player who moves last
// does not always win.
function grundyValues(graph: Graph): number[] | null {
    const isNormal = graph.every(
        ({ outcome, moves }) => outcome === "P" || (outcome === "N" && moves.length),
    );
    if (!isNormal) return null;
    const values = graph.map(() => -1);
    const before = graph.map((): number[] => []);
    const unknown = graph.map((position) => position.moves.length);
    graph.forEach((position, i) => position.moves.forEach((move) => before[move.to].push(i)));
    const done = graph.map((_, i) => i).filter((i) => !unknown[i]);
    // the list grows in the loop
    for (const i of done) {
        const met = new Set(graph[i].moves.map((move) => values[move.to]));
        for (values[i] = 0; met.has(values[i]);) ++values[i];
        for (const next of before[i]) if (--unknown[next] === 0) done.push(next);
    }
    return done.length === graph.length ? values : null;
}

// Returns the name of the player to move, "" if the position does not name it.
const playerOf = ({ position }: Position) => String(valueIn(position, "to_move") ?? "");

// Returns whether a move changes only the pieces of the other player.
function movesOthers({ shape: before }: Position, { shape: after }: Position): boolean {
    return (
        before.kind === "cells" &&
        after.kind === "cells" &&
        String(before.marks) === String(after.marks) &&
        before.others.length === after.others.length
    );
}

// Returns the names of the two players if their moves differ, else null.
function playersOf(graph: Graph): { players: Players; owners: Players } | null {
    const first = playerOf(graph[0]);
    const other = graph.map(playerOf).find((each) => each && each !== first);
    if (!first || !other) return null;
    const hasOthers = (player: string) =>
        graph.some(
            (position) =>
                playerOf(position) === player &&
                position.moves.some(({ to }) => movesOthers(position, graph[to])),
        );
    // In a row that is drawn from one piece to the other, each move of both players changes the same piece.
    const isSwapped = hasOthers(first) && !hasOthers(other);
    return { players: [first, other], owners: isSwapped ? [other, first] : [first, other] };
}

// Returns the words of a move without the new place of a piece.
const withoutPlace = (words: Words) =>
    JSON.parse(
        JSON.stringify(words, (name, value: Words) => (name === "to_place" ? undefined : value)),
    ) as Words;

// Returns the words of the moves of the two players, without the new place of a piece, if they are the same in all positions
// with moves, and each player has two such positions, else null.
function setsOf(graph: Graph): Facts["sets"] {
    const movers = moversOf(graph);
    if (!movers) return null;
    const sets = [0, 1].map((mover) => {
        const all = graph.filter(({ moves }, i) => movers[i] === mover && moves.length);
        const words = all.map(({ moves }) => moves.map((move) => withoutPlace(move.words)));
        const keys = new Set(
            words.map((each) =>
                each
                    .map((move) => JSON.stringify(move))
                    .sort()
                    .join("\n"),
            ),
        );
        return keys.size === 1 && all.length > 1 ? words[0] : [];
    });
    return sets.every((words) => words.length) ? [sets[0], sets[1]] : null;
}

const NO_REASON: Reason = {
    theorem: "",
    idea: ["", ""],
    points: "",
    given: ["", ""],
    fields: {},
    first: null,
};

// Returns facts about a graph. The theorem and the idea are those of the problem.
export function factsOf(graph: Graph, reason: Reason = NO_REASON): Facts {
    const found = playersOf(graph);
    const hasScore = graph[0].score !== undefined;
    const values = hasScore ? null : grundyValues(graph);
    const result = resultOf(graph, reason.points);
    const { split = null, rule = null } = theoremOf(reason.theorem, graph, values, result);
    const own = found && !split ? null : values;
    return {
        graph,
        values: own,
        split,
        rule,
        idea: reason.idea,
        players: found && found.players,
        owners: found && found.owners,
        sets: found && setsOf(graph),
        points: reason.points,
        result,
        numbers: null,
        row: rowOf(graph, own, split),
    };
}

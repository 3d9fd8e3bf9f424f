// endings: the sentences about the state of a game.
import { inWords } from "../i18n/moves";
import { say } from "../i18n/say";
import { setMark } from "../page/marks";
import type { Result } from "../why/result";
import {
    bestMoves,
    bestNumber,
    here,
    isForPoints,
    isPersonsTurn,
    leaving,
    mistake,
    points,
    moveInWords,
    REPETITIONS,
    resultSoFar,
} from "./game";
import { reasons } from "./reasons";
import { gameName } from "./start";
import { facts, graph, type Player, state } from "./state";

// The sentences about the end of a game, and the winner; "" for nobody.
export type Ending = [string, Player | ""];

// Stores that the person has won, if the person made a move.
function keepWin(): void {
    if (state.log.some((move) => move.who === "you")) setMark("won " + gameName(), true);
}

// Returns the sentences about the end of a game.
export function ending(): Ending {
    const isRepeated = here().moves.length > 0;
    if (isForPoints())
        return state.log.length ? endingOfPoints(isRepeated) : [say("No move is left."), ""];
    if (isRepeated)
        return [say("A draw: the same position has occurred {0} times.", REPETITIONS), ""];
    if (here().outcome === "D") return [say("A draw."), ""];
    const personWins = (here().outcome === "N") === isPersonsTurn();
    const rule =
        here().outcome === "P"
            ? say("No move is left, so the player to move loses.")
            : say("The game is over: the player who moved last loses.");
    if (!state.log.length) return [rule, ""]; // nobody has moved: the position was reached from a map or a figure
    if (personWins) {
        keepWin();
        const reason = facts().players
            ? say("Each of your moves kept the win.")
            : say(
                  "Each of your moves led to a lost position of the machine (a P-position). After each answer of the machine, you could move to a P-position again.",
              );
        return [say("You win.") + " " + rule + " " + reason, "you"];
    }
    const i = mistake();
    if (i >= 0) {
        const better = leaving(
            graph()[state.path[i]],
            graph()[state.path[i]].outcome === "N" ? "P" : "D",
        )[0];
        const sum = facts().split?.sum(state.path[i + 1]);
        const left = facts().players
            ? say("after this move the machine could win")
            : say("it led to a position that the machine could win (an N-position)");
        return [
            say("The machine wins.") +
                " " +
                rule +
                " " +
                say(
                    "Your last mistake was the move “{0}”: {1}{2}. The right move was “{3}”.",
                    state.log[i].words,
                    left,
                    sum ? say(", with nim-sum {0}", sum) : "",
                    moveInWords(better.words, state.shapes[i]),
                ),
            "machine",
        ];
    }
    const reason = facts().players
        ? say("The start was a lost position for you: every move loses against a perfect player.")
        : say("You began in a P-position: every move loses against a perfect player.");
    return [say("The machine wins.") + " " + rule + " " + reason, "machine"];
}

// Returns how a game ended in which both players change one number, and how it would end with best play.
function endOfResult(result: Result, isRepeated: boolean): string {
    const best = reasons().numberText(bestNumber(state.path[0]));
    if (isRepeated)
        return (
            say("The game never ends: the same position has occurred {0} times.", REPETITIONS) +
            " " +
            say("With best play, the total would be {0}.", best)
        );
    return result.isTotal
        ? say("The game ends with the total {0}.", resultSoFar()) +
              " " +
              say("With best play, the total would be {0}.", best)
        : say(
              "The game ends with the result {0}. With best play, the result would be {1}.",
              resultSoFar(),
              best,
          );
}

// Returns the points of both at the end of a game, and their difference with best play.
function endOfPoints(): string {
    const [yours, machines] = points();
    const lead = yours - machines;
    const best = (state.personBegins ? 1 : -1) * bestNumber(state.path[0]);
    return [
        say("Points: you {0}, the machine {1}.", yours, machines),
        lead > 0
            ? say("You are {0} ahead.", lead)
            : lead < 0
              ? say("You are {0} behind.", -lead)
              : say("The points are equal."),
        best > 0
            ? say("With best play you would be ahead by {0}.", best)
            : best < 0
              ? say("With best play you would be behind by {0}.", -best)
              : say("With best play the points would be equal."),
    ].join(" ");
}

function endingOfPoints(isRepeated: boolean): Ending {
    const { result } = facts();
    const [yours, machines] = points();
    const i = mistake();
    const all = result ? endOfResult(result, isRepeated) : endOfPoints();
    if (i < 0) {
        keepWin();
        return [
            all + " " + say("Each of your moves was a best move."),
            result || yours >= machines ? "you" : "",
        ];
    }
    const at = state.path[i];
    const made = graph()[at].moves.find(({ to }) => to === state.path[i + 1])!;
    const better = bestMoves(graph()[at])[0];
    const { sumOfMove } = reasons();
    return [
        all +
            " " +
            say(
                "Your last mistake was the move “{0}” ({1}). A better move was “{2}” ({3}).",
                state.log[i].words,
                sumOfMove(facts(), at, made),
                moveInWords(better.words, state.shapes[i]),
                sumOfMove(facts(), at, better),
            ),
        result || yours < machines ? "machine" : yours > machines ? "you" : "",
    ];
}

// Returns the points after the first moves; "" if nobody can have points before the end.
export function pointsAfter(moves: number): string {
    const { points: kind, result } = facts();
    if (!kind || (result?.isLast && graph()[state.path[moves]].moves.length)) return "";
    if (!result) return say("Points: you {0}, the machine {1}.", ...points(moves));
    return result.isTotal
        ? say("Total so far: {0}.", resultSoFar(moves))
        : say("Result so far: {0}.", resultSoFar(moves));
}

// Returns the sentence while nobody has won.
export function status(): string {
    const last = state.log.at(-1);
    if (!isPersonsTurn()) {
        return last
            ? say("You: {0}. The machine thinks …", last.words)
            : say("The machine thinks …");
    }
    const machine = last?.who === "machine" ? say("The machine: {0}.", last.words) + " " : "";
    const { touched, hints } = state;
    if (touched) {
        return (
            machine +
            say(
                "{0} moves change this part. Click another part, or choose a move below.",
                touched.length,
            )
        );
    }
    if (hints === 1 || hints === 2) {
        return machine + reasons().hintOf(facts(), state.path[state.path.length - 1], hints);
    }
    if (isForPoints()) return machine + who() + statusOfPoints();
    return hints ? result() : machine + who() + say("Your move.");
}

// Returns who the person is and what the person wants, before the first move.
export function who(): string {
    const { players, result } = facts();
    if (state.log.length) return "";
    const person = isPersonsTurn() === (state.path.length % 2 === 1) ? 0 : 1;
    const name = players ? say("You are {0}.", inWords(players[person])) + " " : "";
    if (!result) return name;
    const wantsLarge = result.wantsLarge(state.path[state.path.length - 1]) === isPersonsTurn();
    const wish = result.isTotal
        ? wantsLarge
            ? say(
                  "You want the game never to end, or else a large total. The machine wants an end with a small total.",
              )
            : say(
                  "You want an end with a small total. The machine wants the game never to end, or else a large total.",
              )
        : wantsLarge
          ? say("You want a large result, and the machine wants a small one.")
          : say("You want a small result, and the machine wants a large one.");
    return name + wish + " ";
}

function statusOfPoints(): string {
    const told = pointsAfter(state.path.length - 1);
    const best = bestMoves(here()).length;
    const last = state.hints ? say("Best moves: {0}.", best) : say("Your move.");
    return told ? told + " " + last : last;
}

// Returns who wins, after the last hint.
function result(): string {
    const { players } = facts();
    const won = leaving(here(), "P").length;
    if (won && players) return say("You can win. Moves that keep the win: {0}.", won);
    if (won) {
        return won === 1
            ? say("An N-position: one move wins.")
            : say("An N-position: {0} moves win.", won);
    }
    if (here().outcome === "D") {
        const kept = leaving(here(), "D").length;
        return say("The position is a draw. Moves that keep the draw: {0}.", kept);
    }
    return players
        ? say("No move wins, because the machine makes no mistakes.")
        : say("A P-position: no move wins, because the machine makes no mistakes.");
}

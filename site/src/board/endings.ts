// endings: the sentences about the state of a game.
import { inWords } from "../i18n/moves";
import { say } from "../i18n/say";
import { setMark } from "../page/marks";
import {
    bestMoves,
    here,
    isForPoints,
    isPersonsTurn,
    leaving,
    mistake,
    points,
    moveInWords,
    REPETITIONS,
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
    if (here().moves.length)
        return [say("A draw: the same position has occurred {0} times.", REPETITIONS), ""];
    if (isForPoints()) return state.log.length ? endingOfPoints() : [say("No move is left."), ""];
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
            ? say("From some move on, you always had a move that kept the win.")
            : say(
                  "From some move on, each of your moves led to a lost position of the machine (a P-position). After each answer of the machine, you could move to a P-position again.",
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

function endingOfPoints(): Ending {
    const [yours, machines] = points();
    const sign = state.personBegins ? 1 : -1;
    const result = graph()[0].score!;
    const best = sign * result;
    const i = mistake();
    const all = facts().hasResult
        ? say(
              "The game ends with the result {0}. With best play, the result would be {1}.",
              sign * (yours - machines),
              result,
          )
        : (yours > machines
              ? say("You win")
              : yours < machines
                ? say("The machine wins")
                : say("A draw")) +
          say(": {0} to {1}.", yours, machines) +
          " " +
          (best < 0
              ? say("With best play you would be behind by {0}.", -best)
              : say("With best play you would be ahead by {0}.", best));
    if (i < 0) {
        keepWin();
        return [
            all + " " + say("Each of your moves was a best move."),
            yours >= machines ? "you" : "",
        ];
    }
    return [
        all +
            " " +
            say(
                "Your last mistake was the move “{0}”. A better move was “{1}”.",
                state.log[i].words,
                moveInWords(bestMoves(graph()[state.path[i]])[0].words, state.shapes[i]),
            ),
        yours > machines ? "you" : yours < machines ? "machine" : "",
    ];
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

// Returns who the person is, before the first move.
function who(): string {
    const { players } = facts();
    if (!players || state.log.length) return "";
    const person = isPersonsTurn() === (state.path.length % 2 === 1) ? 0 : 1;
    return say("You are {0}.", inWords(players[person])) + " ";
}

function statusOfPoints(): string {
    const [yours, machines] = points();
    const told = facts().hasResult
        ? ""
        : say("Points: you {0}, the machine {1}.", yours, machines) + " ";
    const best = bestMoves(here()).length;
    return told + (state.hints ? say("Best moves: {0}.", best) : say("Your move."));
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

// endings: the sentences about the state of a game.
import { inWords, valueIn } from "../i18n/moves";
import { say, sentences } from "../i18n/say";
import { byId } from "../page/dom";
import { setMark } from "../page/marks";
import type { Result } from "../why/result";
import { whereTo } from "./clicks";
import {
    bestMoves,
    bestNumber,
    here,
    isForPoints,
    isPersonsTurn,
    leaving,
    mistake,
    moveInWords,
    points,
    REPETITIONS,
    resultSoFar,
} from "./game";
import { reasons } from "./reasons";
import { gameName } from "./start";
import { facts, graph, type Player, state } from "./state";
import { rightMove, winningMove } from "./winning";

// The sentences about the end of a game, and the winner; "" for nobody.
export type Ending = [string, Player | ""];

const hasMoved = () => state.log.some((move) => move.who === "you");

// Stores that the person has won, if the person made a move.
function keepWin(): void {
    if (hasMoved()) setMark("won " + gameName(), true);
}

// Returns what the machine did last, and how the game ended.
export function ending(): Ending {
    const [told, winner] = howItEnded();
    return [sentences(machinesMove(), told), winner];
}

// Returns the last move if the machine made it.
function machinesMove(): string {
    const last = state.log.at(-1);
    return last?.who === "machine" ? say("machine-moved", last.words) : "";
}

function howItEnded(): Ending {
    const isRepeated = here().moves.length > 0;
    if (isForPoints())
        return state.log.length ? endingOfPoints(isRepeated) : [say("no-move-left"), ""];
    if (isRepeated || here().outcome === "D") {
        const draw = isRepeated ? say("draw-by-repetition", REPETITIONS) : say("draw");
        const was = graph()[state.path[0]].outcome === "D" ? say("start-was-draw") : "";
        return [sentences(draw, lastMistake() || was), ""];
    }
    // nobody has moved: the position was reached from a map or a figure
    if (!state.log.length) return [won(""), ""];
    const { players } = facts();
    if ((here().outcome === "N") === isPersonsTurn()) {
        keepWin();
        const praise = players ? say("always-kept-win") : say("always-left-p-position");
        return [sentences(won("you"), hasMoved() ? praise : ""), "you"];
    }
    const start = players ? say("start-was-lost") : say("began-in-p-position");
    return [sentences(won("machine"), lastMistake() || start), "machine"];
}

// Why a game is over, for each winner.
const NO_MOVE = {
    you: "you-win-no-move",
    machine: "machine-wins-no-move",
    "": "no-move-left-so-lost",
} as const;
const LAST_MOVE_WINS = {
    you: "you-win-last-move",
    machine: "machine-wins-last-move",
    "": "last-mover-wins",
} as const;
const LAST_MOVE_LOSES = {
    you: "you-win-last-move-loses",
    machine: "machine-wins-last-move-loses",
    "": "last-mover-loses",
} as const;

// Returns who wins and why. The text of a law does not say which positions have no moves.
function won(winner: Player | ""): string {
    if (here().outcome !== "P") return say(LAST_MOVE_LOSES[winner]);
    return say((facts().rule?.isLaw ? LAST_MOVE_WINS : NO_MOVE)[winner]);
}

// Returns sentences about the person's last mistake, "" if there is none.
function lastMistake(): string {
    const i = mistake();
    if (i < 0) return "";
    const better = bestMoves(graph()[state.path[i]]);
    const sum = facts().split?.sum(state.path[i + 1]);
    const left =
        graph()[state.path[i + 1]].outcome === "D"
            ? say("nobody-could-win")
            : facts().players
              ? say("machine-could-win")
              : say("led-to-n-position");
    return sentences(
        say("last-mistake", state.log[i].words, left, sum ? say("with-nim-sum", sum) : ""),
        say(
            better.length > 1 ? "a-right-move-was" : "the-right-move-was",
            moveInWords(rightMove(state.path[i]).words, state.shapes[i]),
        ),
    );
}

// Returns how a game ended in which both players change one number, and how it would end with best play.
function endOfResult(result: Result, isRepeated: boolean): string {
    const best = reasons().numberText(bestNumber(state.path[0]));
    if (isRepeated)
        return sentences(
            say("endless-by-repetition", REPETITIONS),
            say("best-total-would-be", best),
        );
    return result.isTotal
        ? sentences(say("game-ends-with-total", resultSoFar()), say("best-total-would-be", best))
        : say("game-ends-with-result", resultSoFar(), best);
}

// Returns the points of both at the end of a game, and their difference with best play.
function endOfPoints(): string {
    const [yours, machines] = points();
    const lead = yours - machines;
    const best = (state.personBegins ? 1 : -1) * bestNumber(state.path[0]);
    return sentences(
        say("points-so-far", yours, machines),
        lead > 0
            ? say("you-win-by", lead)
            : lead < 0
              ? say("machine-wins-by", -lead)
              : say("points-are-equal"),
        best > 0
            ? say("would-be-ahead", best)
            : best < 0
              ? say("would-be-behind", -best)
              : say("points-would-be-equal"),
    );
}

function endingOfPoints(isRepeated: boolean): Ending {
    const { result } = facts();
    const [yours, machines] = points();
    const i = mistake();
    const all = result ? endOfResult(result, isRepeated) : endOfPoints();
    if (i < 0) {
        keepWin();
        const praise = hasMoved() ? say("each-move-was-best") : "";
        return [sentences(all, praise), result || yours >= machines ? "you" : ""];
    }
    return [
        sentences(all, betterMove("last-mistake-better-move", i)),
        result || yours < machines ? "machine" : yours > machines ? "you" : "",
    ];
}

// Returns a sentence about a move in a game for points and a better move, with the numbers to which they lead.
function betterMove(key: "last-mistake-better-move" | "your-move-not-best", i: number): string {
    const at = state.path[i];
    const made = graph()[at].moves.find(({ to }) => to === state.path[i + 1])!;
    const better = bestMoves(graph()[at])[0];
    const { sumOfMove } = reasons();
    return say(
        key,
        state.log[i].words,
        sumOfMove(facts(), at, made),
        moveInWords(better.words, state.shapes[i]),
        sumOfMove(facts(), at, better),
    );
}

// Returns the points after the first moves; "" if nobody can have points before the end.
export function pointsAfter(moves: number): string {
    const { points: kind, result } = facts();
    if (!kind || (result?.isFinal && graph()[state.path[moves]].moves.length)) return "";
    if (!result) return say("points-so-far", ...points(moves));
    return result.isTotal
        ? say("total-so-far", resultSoFar(moves))
        : say("result-so-far", resultSoFar(moves));
}

// Returns the sentence while nobody has won.
export function status(): string {
    const last = state.log.at(-1);
    if (!isPersonsTurn()) {
        return last ? say("you-moved-machine-thinks", last.words) : say("machine-thinks");
    }
    const machine = machinesMove();
    const { touched, hints } = state;
    if (touched) {
        return sentences(machine, say("moves-change-part", touched.length));
    }
    if (hints === 1 || hints === 2) {
        const hint = reasons().hintOf(facts(), state.path[state.path.length - 1], hints);
        return sentences(machine, hint);
    }
    if (isForPoints()) return sentences(slip(), machine, who(), statusOfPoints());
    return hints
        ? sentences(result(), winningMove())
        : sentences(slip(), machine, who(), say("your-move"), whereTo());
}

// Returns a sentence about the person's last move, if it was a mistake and the reasons are shown.
function slip(): string {
    const { split } = facts();
    const i = state.path.length - 3; // before the last move of the person
    if (!byId("play-why").checked || i < 0 || mistake() !== i) return "";
    if (isForPoints()) return betterMove("your-move-not-best", i);
    const sum = split && !split.isMisere ? split.sum(state.path[i + 1]) : 0;
    if (sum) return say("your-move-left-nim-sum", sum);
    return say(
        graph()[state.path[i + 1]].outcome === "D" ? "your-move-lost-win" : "your-move-wrong",
    );
}

// Returns who the person is and what the person wants, before the person's first move.
export function who(): string {
    const { players, result } = facts();
    if (state.log.length > (state.personBegins ? 0 : 1)) return "";
    const mover = players?.indexOf(valueIn(here().position, "to_move") as string) ?? -1;
    const name = mover < 0 ? "" : players![isPersonsTurn() ? mover : 1 - mover];
    const are = name && say("you-are-player", inWords(name));
    if (!result) return are;
    const wantsLarge = result.wantsLarge(state.path[state.path.length - 1]) === isPersonsTurn();
    const wish = result.isTotal
        ? wantsLarge
            ? say("you-want-endless-or-large")
            : say("you-want-end-and-small")
        : wantsLarge
          ? say("you-want-large-result")
          : say("you-want-small-result");
    return sentences(are, wish);
}

function statusOfPoints(): string {
    const told = pointsAfter(state.path.length - 1);
    const best = bestMoves(here()).length;
    const last = state.hints
        ? say(best === 1 ? "one-best-move" : "count-best-moves", best)
        : sentences(say("your-move"), whereTo());
    return sentences(told, last, state.hints ? winningMove() : "");
}

// Returns who wins, after the last hint.
function result(): string {
    const { players } = facts();
    const won = leaving(here(), "P").length;
    if (won && players) return say(won === 1 ? "one-move-keeps-win" : "moves-that-keep-win", won);
    if (won) {
        return won === 1 ? say("n-position-one-move") : say("n-position-moves-win", won);
    }
    if (here().outcome === "D") {
        const kept = leaving(here(), "D").length;
        return say(kept === 1 ? "one-move-keeps-draw" : "moves-that-keep-draw", kept);
    }
    return players ? say("no-move-wins") : say("p-position-no-move");
}

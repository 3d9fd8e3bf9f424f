// reasons: the reasons that are sentences.
import type { Move, Outcome } from "../game";
import { isChinese, say } from "../i18n/say";
import { element } from "../page/dom";
import type { Facts } from "./facts";
import { numberText, type Result } from "./result";
import type { Reasoned } from "./agreement";

// Returns who wins, by a theorem.
export function whoWins(outcome: Outcome, move: Move | null): string {
    return move
        ? {
              P: say("So the machine loses."),
              N: say("So the machine can win."),
              D: say("So the machine can reach a draw, but cannot win."),
          }[outcome]
        : {
              P: say("So the player to move loses."),
              N: say("So the player to move can win."),
              D: say("So the player to move can reach a draw, but cannot win."),
          }[outcome];
}

// Returns the reason of a theorem that is not about a nim-sum.
export function reason(
    { graph }: Facts,
    rule: Reasoned,
    i: number,
    move: Move | null,
): HTMLElement[] {
    const at = move ? move.to : i;
    const { outcome, score } = graph[at];
    const told = [rule.tell(at), score === undefined ? whoWins(outcome, move) : ""].filter(Boolean);
    if (move && told.length) told.unshift(say("After “{0}”:", move.words));
    return [element("h3", say(rule.title)), ...(told.length ? [element("p", told.join(" "))] : [])];
}

// Returns a paragraph that shows how the value of a position follows from its options.
export function mex({ graph }: Facts, values: number[], i: number): HTMLElement[] {
    const met = [...new Set(graph[i].moves.map((move) => values[move.to]))].sort((a, b) => a - b);
    const line = element("p", "", "mex");
    line.append(
        met.length
            ? say("The moves lead to the values") + " "
            : say("This position has no moves.") + " ",
    );
    for (const value of met) line.append(element("b", value), " ");
    line.append(
        say("The smallest missing number is the Grundy value: {0}.", values[i]) +
            " " +
            (values[i]
                ? say("It is not 0, so the player to move can win: a move to the value 0 wins.")
                : say("It is 0, so the player to move loses.")),
    );
    return [line];
}

// Returns what a move is worth with best play after it: the lead of its player, or what is added to the result.
export function worth({ graph, result }: Facts, i: number, move: Move): number {
    return result
        ? result.added(i, move) + result.of(move.to)
        : (move.gain ?? 0) - graph[move.to].score!;
}

// Returns how the worth of a move is computed.
export function sumOfMove(facts: Facts, i: number, move: Move): string {
    const { graph, result } = facts;
    const all = numberText(worth(facts, i, move));
    if (result?.isLast || !Number.isFinite(worth(facts, i, move))) return all;
    const first = result ? result.added(i, move) : (move.gain ?? 0);
    const then = result ? result.of(move.to) : 0 - graph[move.to].score!;
    return `${first} ${then < 0 ? "−" : "+"} ${Math.abs(then)} = ${all}`;
}

// Returns sentences about the points from this position on, or after a move.
export function score(facts: Facts, i: number, move: Move | null): HTMLElement[] {
    const { graph, result } = facts;
    if (!graph[i].moves.length) return [element("p", say("No move is left."))];
    const told = result ? ofResult(facts, result, i, move) : ofLead(facts, i, move);
    return told.map((text) => element("p", text));
}

// Returns whether a better move exists.
function better(facts: Facts, i: number, move: Move): string {
    const { moves, score } = facts.graph[i];
    const best = moves.find(({ gain, to }) => (gain ?? 0) - facts.graph[to].score! === score)!;
    const most = worth(facts, i, best);
    return most === worth(facts, i, move)
        ? say("No move is better.")
        : say("A better move leads to {0}.", numberText(most));
}

function ofLead(facts: Facts, i: number, move: Move | null): string[] {
    const lead = facts.graph[move ? move.to : i].score!;
    if (move)
        return [
            say(
                "“{0}” gets {1} points. The value of the position after it is {2}, for the machine. So the move is worth {3}.",
                move.words,
                move.gain ?? 0,
                lead,
                sumOfMove(facts, i, move),
            ) +
                " " +
                better(facts, i, move),
        ];
    const value =
        lead > 0
            ? say(
                  "The value is {0}: with best play, the player to move gets {0} more than the other player from here on.",
                  lead,
              )
            : lead < 0
              ? say(
                    "The value is {0}: with best play, the player to move gets {1} less than the other player from here on.",
                    lead,
                    -lead,
                )
              : say("The value is 0: with best play, both get the same points from here on.");
    return [
        value,
        say(
            "Each move shows its points minus the value of the position after it. The largest of these numbers is the value.",
        ),
    ];
}

function ofResult(facts: Facts, result: Result, i: number, move: Move | null): string[] {
    const { isTotal, isLast } = result;
    const value = result.of(move ? move.to : i);
    const never = say("With best play, the game never ends.");
    if (move) {
        const told = isLast
            ? say("After “{0}”, the result is {1} with best play.", move.words, value)
            : value === Infinity
              ? say("After “{0}”:", move.words) + " " + never
              : say(
                    "“{0}” adds {1}, and with best play the later moves add {2}: {3}.",
                    move.words,
                    result.added(i, move),
                    value,
                    sumOfMove(facts, i, move),
                );
        return [told + " " + better(facts, i, move)];
    }
    const told = isLast
        ? say("With best play, the result is {0}.", value)
        : value === Infinity
          ? never
          : isTotal
            ? say("With best play, the moves from here on add {0} to the total.", value)
            : say("With best play, the moves from here on add {0} to the result.", value);
    return [told, wanted(result, i)];
}

// Returns which of the numbers at the moves is the best one.
export function wanted({ isTotal, isLast, wantsLarge }: Result, i: number): string {
    const shown = isLast
        ? say("Each move shows the result with best play.")
        : say("Each move shows what it adds + what the later moves add with best play.");
    const best = !wantsLarge(i)
        ? say("The player to move wants the smallest number.")
        : isTotal
          ? say("The player to move wants no end, or else the largest number.")
          : say("The player to move wants the largest number.");
    return shown + " " + best;
}

export function outcome(facts: Facts, i: number, move: Move | null): HTMLElement[] {
    const { outcome: now, length } = facts.graph[move ? move.to : i];
    const who = move ? say("After “{0}”, the machine", move.words) : say("The player to move");
    const end =
        now === "D"
            ? say("can reach a draw, but cannot win.")
            : now === "N"
              ? say("wins. Moves left in the game: {0}.", length)
              : say("loses. Moves left in the game: {0}.", length);
    return [element("p", who + " " + end)];
}

// Returns the first sentence about the idea of the solution, for a game whose theorem does not say it.
export function whatTheSolutionDoes({ idea }: Facts): HTMLElement[] {
    const text = idea[isChinese ? 1 : 0];
    return text ? [element("p", say("The idea of the solution:") + " " + text, "aside")] : [];
}

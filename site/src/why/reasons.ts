// reasons: the reasons that are sentences.
import type { Move } from "../game";
import { isChinese, say } from "../i18n/say";
import { element } from "../page/dom";
import type { Facts } from "./facts";
import type { Reasoned } from "./theorems/index";

// Returns who wins, by a theorem.
export function whoWins(isLost: boolean | null, move: Move | null): string {
    return move
        ? isLost
            ? say("So the machine loses.")
            : say("So the machine can win.")
        : isLost
          ? say("So the player to move loses.")
          : say("So the player to move can win.");
}

// Returns the reason of a theorem that is not about a nim-sum.
export function reason(rule: Reasoned, i: number, move: Move | null): HTMLElement[] {
    const at = move ? move.to : i;
    const { title, tell, isLost } = rule;
    return [
        element("h3", say(title)),
        element(
            "p",
            (move ? say("After “{0}”:", move.words) + " " : "") +
                tell(at) +
                " " +
                whoWins(isLost(at), move),
        ),
    ];
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

// Returns a sentence about the points from this position on, or after a move.
export function score(facts: Facts, i: number, move: Move | null): HTMLElement[] {
    const position = facts.graph[i];
    const after = move ? facts.graph[move.to].score! : 0;
    const gain = move?.gain ?? 0;
    const text = move
        ? say(
              "“{3}” gains {0}. Then the machine gains {1} more than you. In total, you gain {2} more than the machine.",
              gain,
              after,
              gain - after,
              move.words,
          )
        : say(
              "With best play, the player to move gains {0} more than the other player from here on.",
              position.score,
          );
    return [element("p", text)];
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

// Returns the first sentence about the idea of the solution. Only a game without a theorem needs it.
export function whatTheSolutionDoes({ idea }: Facts): HTMLElement[] {
    const text = idea[isChinese ? 1 : 0];
    return text ? [element("p", say("The idea of the solution:") + " " + text, "aside")] : [];
}

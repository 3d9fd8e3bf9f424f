// hints: the hints for a move, and the labels of the moves.
import type { Move } from "../game";
import { say } from "../i18n/say";
import { columnsOf } from "./bits";
import type { Facts, SplitFacts } from "./facts";
import { fractionText } from "./numbers";
import { sumOfMove, wanted } from "./reasons";

// Returns a short label for the position after a move from a position.
export function labelOf(facts: Facts, i: number, move: Move): string {
    const { graph, values, split, rule, players, numbers } = facts;
    const { to } = move;
    const { score, outcome, length } = graph[to];
    if (score !== undefined) return sumOfMove(facts, i, move);
    if (split) return "⊕ " + split.sum(to);
    const left = numbers && numbers.sum(to);
    if (left !== null) return say("leaves {0}", fractionText(left));
    if (values && !rule?.isLaw) return "g = " + values[to];
    if (players) {
        const end = outcome === "P" ? say("wins") : outcome === "N" ? say("loses") : say("draws");
        return length === null || outcome === "D"
            ? end
            : `${end} (${say("moves: {0}", length + 1)})`;
    }
    return say("leaves {0}", outcome);
}

// Returns the first or the second hint for a position.
export function hintOf(facts: Facts, i: number, step: 1 | 2): string {
    const { graph, values, split, rule, numbers } = facts;
    if (graph[0].score !== undefined) return hintOfPoints(facts, i, step);
    if (split) return hintOfSplit({ ...facts, split }, i, step);
    if (values && !rule?.isLaw) return hintOfValue(values[i], step);
    if (numbers && numbers.sum(i) !== null) {
        if (step === 1)
            return say("Every move costs its player something. Which move costs the least?");
        const mover = numbers.mover(i);
        const name = facts.players![mover];
        return mover
            ? say(
                  "Each move shows the sum after the move. {0} wins if this sum is 0 or less.",
                  name,
              )
            : say(
                  "Each move shows the sum after the move. {0} wins if this sum is 0 or more.",
                  name,
              );
    }
    if (step === 1) {
        return say(
            "A position is won if some move leads to a lost position. Which of your moves leads to a position that is lost for the machine?",
        );
    }
    return {
        D: say("No move wins, but some moves keep the draw. Each move shows its result."),
        P: say("Every move leads to a position that the machine wins."),
        N: say(
            "Each move shows its result. Choose a move to a position that is lost for the machine.",
        ),
    }[graph[i].outcome];
}

function hintOfPoints({ result }: Facts, i: number, step: 1 | 2): string {
    if (result)
        return step === 1
            ? say("For each move, look for the best answer of the machine.")
            : wanted(result, i);
    return step === 1
        ? say(
              "For each move, compare its points with the points that the machine can get afterwards.",
          )
        : say(
              "Each move shows its points minus the lead that the machine can then get. Choose the largest number.",
          );
}

function hintOfSplit({ split }: SplitFacts, i: number, step: 1 | 2): string {
    if (split.isSingle(i))
        return say("Only single stones are left. The player who leaves one of them wins.");
    if (step === 1) {
        return say(
            "Write the values in binary, one below the other. Which columns have an odd number of ones?",
        );
    }
    const odd = columnsOf(split.of(i))
        .filter((column) => column.isOdd)
        .map((column) => column.weight);
    return !odd.length
        ? say(
              "Every column is even. Every move makes some column odd, and the machine makes all columns even again.",
          )
        : say(
              "Odd columns: {0}. Change one part so that every column becomes even.",
              odd.join(", "),
          );
}

function hintOfValue(value: number, step: 1 | 2): string {
    if (step === 1) return say("Which move leads to a position of value 0?");
    return value
        ? say("This position has the value {0}. A move to a position of value 0 wins.", value)
        : say("This position has the value 0: no move leads to a position of value 0.");
}

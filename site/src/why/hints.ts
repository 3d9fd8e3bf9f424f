// hints: the hints for a move, and the labels of the moves.
import type { Move } from "../game";
import { listed, say } from "../i18n/say";
import { columnsOf } from "./bits";
import type { Facts, SplitFacts } from "./facts";
import { fractionText } from "./numbers";
import { sumOfMove, wanted } from "./reasons";

// Returns a short label for the position after a move from a position.
export function labelOf(facts: Facts, i: number, move: Move): string {
    const { graph, values, split, rule, numbers } = facts;
    const { to } = move;
    const { score, outcome, length } = graph[to];
    if (score !== undefined) return sumOfMove(facts, i, move);
    if (split) return "⊕ " + split.sum(to);
    const left = numbers && numbers.sum(to);
    if (left !== null) return say("leaves-value", fractionText(left));
    if (values && !rule) return "g = " + values[to];
    const end =
        outcome === "P"
            ? say("outcome-wins")
            : outcome === "N"
              ? say("outcome-loses")
              : say("outcome-draws");
    return length === null || outcome === "D" ? end : `${end} (${say("moves-left", length + 1)})`;
}

// Returns the first or the second hint for a position.
export function hintOf(facts: Facts, i: number, step: 1 | 2): string {
    const { graph, values, split, rule, numbers } = facts;
    if (graph[0].score !== undefined) return hintOfPoints(facts, i, step);
    if (split) return hintOfSplit({ ...facts, split }, i, step);
    if (values && !rule) return hintOfValue(values[i], step);
    if (numbers && numbers.sum(i) !== null) {
        if (step === 1) return say("every-move-costs-player");
        const mover = numbers.mover(i);
        const name = facts.players![mover];
        return mover
            ? say("each-shows-sum-wins-negative", name)
            : say("each-shows-sum-wins-positive", name);
    }
    if (step === 1) {
        return say("which-move-to-lost");
    }
    return {
        D: say("some-moves-keep-draw"),
        P: say("all-moves-lose"),
        N: say("each-shows-result-choose-lost"),
    }[graph[i].outcome];
}

function hintOfPoints({ result }: Facts, i: number, step: 1 | 2): string {
    if (result) return step === 1 ? say("look-for-best-answer") : wanted(result, i);
    return step === 1 ? say("compare-points") : say("each-shows-points-minus-lead");
}

function hintOfSplit({ split }: SplitFacts, i: number, step: 1 | 2): string {
    if (split.isSingle(i)) return say("only-single-stones-left");
    if (step === 1) return say("write-values-binary-one", say(split.title));
    const odd = columnsOf(split.of(i))
        .filter((column) => column.isOdd)
        .map((column) => column.weight);
    return !odd.length ? say("all-columns-even") : say("odd-columns-change-one", listed(odd));
}

function hintOfValue(value: number, step: 1 | 2): string {
    if (step === 1) return say("which-move-to-zero");
    return value ? say("value-not-zero", value) : say("value-zero");
}

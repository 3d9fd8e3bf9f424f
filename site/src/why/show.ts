// show: fills the places for the reasons of a board.
import type { Move, Shape } from "../game";
import { bits } from "./bits";
import type { Facts, SplitFacts } from "./facts";
import { fractions } from "./fractions";
import { heatMap } from "./heat";
import { mapOfPositions } from "./map";
import { element } from "../page/dom";
import { whyPart } from "./part";
import type { GoTo } from "./picture";
import { mex, outcome, reason, score, whatTheSolutionDoes } from "./reasons";
import { rowOfValues } from "./row";

// Returns the facts about a position, or about the position after a move.
function reasonsOf(facts: Facts, i: number, move: Move | null, order?: number[]): HTMLElement[] {
    const { graph, split, rule, numbers } = facts;
    const at = move ? move.to : i;
    if (split) return ofSum({ ...facts, split }, i, move, order);
    const points = graph[i].score === undefined ? null : score(facts, i, move);
    const parts = !points && numbers?.of(at) ? fractions(facts, numbers, i, move) : [];
    const told = rule ? reason(facts, rule, i, move) : points ? [] : ofOptions(facts, i, move);
    const needsIdea = rule ? rule.isLaw : !parts.length;
    return [...parts, ...told, ...(points ?? []), ...(needsIdea ? whatTheSolutionDoes(facts) : [])];
}

// Returns the parts of a sum with their values. The value of a single part is explained by the moves.
function ofSum(facts: SplitFacts, i: number, move: Move | null, order?: number[]): HTMLElement[] {
    const { values, split } = facts;
    const at = move ? move.to : i;
    const parts = split.of(at);
    const isAlone = parts.length === 1 && parts[0].key !== undefined;
    const part = split.isExplained && !isAlone && !move ? whyPart(facts, i) : "";
    return [
        ...bits(facts, i, move, order),
        ...(values && isAlone ? mex(facts, values, at) : []),
        ...(part ? [element("p", part)] : []),
    ];
}

// Returns how the value or the outcome of a position follows from its moves.
function ofOptions(facts: Facts, i: number, move: Move | null): HTMLElement[] {
    const { values, numbers } = facts;
    const at = move ? move.to : i;
    return values && !numbers?.of(at) ? mex(facts, values, at) : outcome(facts, i, move);
}

// Fills two places with facts about a position, or about the position after a move: the theorem, and all positions.
// `shown` is the picture of the position.
export function showReasons(
    place: HTMLElement,
    below: HTMLElement,
    facts: Facts,
    i: number,
    move: Move | null,
    goTo: GoTo,
    shown: Shape,
): void {
    const again = () => showReasons(place, below, facts, i, move, goTo, shown);
    const order = shown.kind === "piles" ? shown.order : undefined;
    place.replaceChildren(...reasonsOf(facts, i, move, order));
    const active = document.activeElement;
    const { node, size, step } = below.contains(active) ? (active as HTMLElement).dataset : {};
    const focused = node
        ? `[data-node="${node}"]`
        : size
          ? `[data-size="${size}"]`
          : step
            ? "[data-step]"
            : "";
    below.replaceChildren(
        ...rowOfValues(facts, i, again),
        ...heatMap(facts, i, move, goTo),
        ...mapOfPositions(facts, i, move, goTo, again, below.parentElement!.clientWidth),
    );
    below.hidden = !below.firstChild;
    if (!focused) return;
    const all = [...below.querySelectorAll<HTMLElement>(focused)];
    const same = step ? (all.find((each) => each.dataset.step === step) ?? all[0]) : all[0];
    same?.focus({ preventScroll: true });
}

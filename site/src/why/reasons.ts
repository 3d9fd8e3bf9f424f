// reasons: the reasons that are sentences.
import type { Move, Outcome } from "../game";
import { isChinese, say, sentences } from "../i18n/say";
import { element } from "../page/dom";
import type { Facts } from "./facts";
import { numberText, type Result } from "./result";
import type { Reasoned } from "./agreement";
import { tellWay, tellWays } from "./ways";

// Returns who wins, by a theorem.
export function whoWins(outcome: Outcome, move: Move | null): string {
    return move
        ? {
              P: say("so-machine-loses"),
              N: say("so-machine-can-win"),
              D: say("so-machine-can-draw"),
          }[outcome]
        : {
              P: say("so-player-loses"),
              N: say("so-player-can-win"),
              D: say("so-player-can-draw"),
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
    const paragraphs = rule.tell(at).split("\n");
    const last = paragraphs.pop()!;
    const end = score === undefined ? whoWins(outcome, move) : "";
    const after = move && (last || end) ? say("after-the-move", move.words) : "";
    const told = [...paragraphs, sentences(after, last, end)].filter(Boolean);
    const isProof = (k: number) => k > 0 && k < told.length - 1; // a phone has no room for it
    return [
        element("h3", say(rule.title)),
        ...told.map((text, k) => element("p", text, isProof(k) ? "roomy" : "")),
    ];
}

// Returns a paragraph that shows how the value of a position follows from its options.
export function mex({ graph }: Facts, values: number[], i: number): HTMLElement[] {
    const met = [...new Set(graph[i].moves.map((move) => values[move.to]))].sort((a, b) => a - b);
    const line = element("p", "", "mex");
    line.append(met.length ? say("moves-lead-values") + " " : say("position-no-moves") + " ");
    for (const value of met) line.append(element("b", value), " ");
    line.append(
        sentences(
            say("mex-is-grundy-value", values[i]),
            values[i] ? say("not-zero-can-win") : say("zero-loses"),
        ),
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
    if (result?.isFinal) return say("label-of-result", all);
    if (!Number.isFinite(worth(facts, i, move))) return all;
    const first = result ? result.added(i, move) : (move.gain ?? 0);
    const then = result ? result.of(move.to) : 0 - graph[move.to].score!;
    return say("now-and-later", first, then < 0 ? "−" : "+", Math.abs(then), all.replace("-", "−"));
}

// Returns sentences about the points from this position on, or after a move.
export function score(facts: Facts, i: number, move: Move | null): HTMLElement[] {
    const { graph, result } = facts;
    if (!graph[i].moves.length) {
        const told = result?.isFinal
            ? say("no-move-left-result", result.of(i))
            : say("no-move-left");
        return [element("p", told)];
    }
    const told = !result
        ? ofLead(facts, i, move)
        : result.isTotal
          ? ofTotal(facts, result, i, move)
          : ofResult(facts, result, i, move);
    return told.map((text) => element("p", text));
}

// Returns whether a better move exists.
function better(facts: Facts, i: number, move: Move): string {
    const { moves, score } = facts.graph[i];
    const best = moves.find(({ gain, to }) => (gain ?? 0) - facts.graph[to].score! === score)!;
    const most = worth(facts, i, best);
    return most === worth(facts, i, move)
        ? say("no-move-better")
        : say("better-move-leads", numberText(most));
}

function ofLead(facts: Facts, i: number, move: Move | null): string[] {
    const lead = facts.graph[move ? move.to : i].score!;
    if (move)
        return [
            sentences(
                say("move-is-worth", move.words, move.gain ?? 0, lead, sumOfMove(facts, i, move)),
                better(facts, i, move),
            ),
        ];
    const value =
        lead > 0
            ? say("value-gets-more", lead)
            : lead < 0
              ? say("value-gets-less", lead, -lead)
              : say("value-gets-same");
    return [value, say("each-shows-points-minus-value")];
}

function ofTotal(facts: Facts, result: Result, i: number, move: Move | null): string[] {
    if (move) return [sentences(tellWay(facts, i, move), better(facts, i, move))];
    return [...tellWays(facts, i), wanted(result, i)];
}

function ofResult(facts: Facts, result: Result, i: number, move: Move | null): string[] {
    const { isFinal, of } = result;
    const value = of(move ? move.to : i);
    if (move) {
        const sum = sumOfMove(facts, i, move);
        const told = isFinal
            ? say("after-best-result", move.words, value)
            : say("move-and-later-add", move.words, result.added(i, move), value, sum);
        return [sentences(told, better(facts, i, move))];
    }
    const meaning = facts.rule?.result ? say(facts.rule.result) : "";
    const told = say(isFinal ? "best-result" : "later-moves-add-to-result", value);
    return [sentences(meaning, told), wanted(result, i)];
}

// Returns which of the numbers at the moves is the best one.
export function wanted({ isTotal, isFinal, wantsLarge }: Result, i: number): string {
    const shown = say(isFinal ? "each-shows-best-result" : "each-shows-what-is-added");
    const best = !wantsLarge(i)
        ? say("player-wants-smallest")
        : isTotal
          ? say("player-wants-endless")
          : say("player-wants-largest");
    return sentences(shown, best);
}

export function outcome(facts: Facts, i: number, move: Move | null): HTMLElement[] {
    const { outcome: now, length } = facts.graph[move ? move.to : i];
    const who = move ? say("after-move-machine", move.words) : say("the-player-to-move");
    const end =
        now === "D"
            ? say("can-draw-not-win")
            : now === "N"
              ? say("wins-moves-left", length)
              : say("loses-moves-left", length);
    return [element("p", sentences(who, end))];
}

// Returns the first sentence about the idea of the solution, for a game whose theorem does not say it.
export function whatTheSolutionDoes({ idea }: Facts): HTMLElement[] {
    const text = idea[isChinese ? 1 : 0];
    return text ? [element("p", sentences(say("idea-of-solution"), text), "aside")] : [];
}

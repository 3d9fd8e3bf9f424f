// agreement: finds the theorem of a game, and compares it with the search on every position.
import type { Graph, Outcome, Position } from "../game";
import type { Key } from "../i18n/say";
import type { Result } from "./result";
import { LAWS, RULES, SCORINGS, SUMS } from "./theorems/index";
import type { Law, Part, Rule, Scoring, Sum } from "./theorems/theorem";
import { xor } from "./theorems/values";

// A part with its value.
export type Valued = Part & { value: number };

// A theorem about sums, in a game with which it agrees.
export interface Split {
    title: Key;
    // Returns the parts of a position.
    of: (i: number) => Valued[];
    // Returns the nim-sum of their values.
    sum: (i: number) => number;
    isLost: (i: number) => boolean;
    // The player who moves last loses.
    isMisere: boolean;
    // Why the rest of the shape does not count, and a proof.
    rest?: Key;
    proof?: Key;
    // The reason says why one of the parts has its value.
    isExplained: boolean;
    // Returns whether no value is above 1, and the player who moves last loses.
    isSingle: (i: number) => boolean;
    // Returns the texts at places of the picture of a position.
    texts: (i: number) => ReadonlyMap<string, string | number>;
}

// Another theorem, in a game with which it agrees.
export interface Reasoned {
    title: Key;
    // What the result is, in a game in which both players change one number.
    result?: Key;
    tell: (i: number) => string;
    // Returns what the theorem says of a position: the outcome or, in a game for points, the value.
    value: (i: number) => Outcome | number;
    // Returns whether the player to move loses in a position that the game does not reach; null if this is not known.
    says: ((position: Position) => boolean | null) | null;
    // Returns the letters at places of the picture of a position.
    letters?: (i: number) => ReadonlyMap<string, string>;
    // Returns pairs of neighbouring places of the picture of a position.
    pairs?: (i: number) => [string, string][];
    // The theorem compares outcomes of options, not values.
    isLaw: boolean;
    // The piles are not the same if they are exchanged.
    isOrdered?: boolean;
}

// Returns the values of the keys of parts, computed from the Grundy values of the positions. A key may remain unknown.
function solved(graph: Graph, values: number[], parts: Part[][]): Map<string | undefined, number> {
    const known = new Map<string | undefined, number>();
    const order = graph
        .map((_, i) => i)
        .sort((a, b) => (graph[a].length ?? 0) - (graph[b].length ?? 0));
    for (const i of order)
        if (!graph[i].moves.length) for (const { key } of parts[i]) known.set(key, 0);
    for (let grows = true; grows;) {
        grows = false;
        for (const i of order) {
            const unknown = parts[i].filter(({ key }) => !known.has(key));
            const odd = [...new Set(unknown.map(({ key }) => key))];
            if (odd.length !== 1 || unknown.length % 2 === 0) continue;
            known.set(
                odd[0],
                parts[i].reduce(
                    (sum, { key }) => (known.has(key) ? sum ^ known.get(key)! : sum),
                    values[i],
                ),
            );
            grows = true;
        }
    }
    return known;
}

// Returns the parts of the positions with their values. Returns null if the theorem does not describe a position, or if a
// value remains unknown.
function valued(theorem: Sum, graph: Graph, values: number[] | null): Valued[][] | null {
    const parts: Part[][] = [];
    for (const position of graph) {
        const found = theorem.parts(position.shape, position);
        if (!found) return null;
        parts.push(found);
    }
    if (!parts.some((each) => each.some(({ key }) => key !== undefined)))
        return parts as Valued[][];
    if (!values) return null;
    const known = solved(graph, values, parts);
    if (parts.some((each) => each.some(({ key }) => !known.has(key)))) return null;
    return parts.map((each) => each.map((part) => ({ ...part, value: known.get(part.key)! })));
}

// Returns the parts of the positions of a game by a theorem, and whether the player to move loses. Returns null if the
// theorem does not agree with the search.
function sumOf(theorem: Sum, graph: Graph, values: number[] | null): Split | null {
    const parts = valued(theorem, graph, values);
    if (!parts) return null;
    const { title, isMisere = false, isExplained = false, rest, proof } = theorem;
    const sums = parts.map((each) => xor(each.map(({ value }) => value)));
    // then the rule is the opposite one
    const isSingle = (i: number) => isMisere && parts[i].every(({ value }) => value < 2);
    const isLost = (i: number) => (sums[i] === 0) !== isSingle(i);
    const agrees = graph.every(
        (position, i) =>
            isLost(i) === (position.outcome === "P") &&
            (!values || isMisere || sums[i] === values[i]),
    );
    if (!agrees) return null;
    const texts = (i: number) =>
        new Map([
            ...(theorem.texts?.(graph[i].shape) ?? []),
            ...parts[i].flatMap(({ place, value }): [string, number][] =>
                place ? [[place, value]] : [],
            ),
        ]);
    return {
        title,
        of: (i) => parts[i],
        sum: (i) => sums[i],
        isLost,
        isMisere,
        isExplained,
        rest,
        proof,
        isSingle,
        texts,
    };
}

function ruleOf(rule: Rule, graph: Graph): Reasoned {
    const { title, isOrdered, of, isLost, isDrawn, pairs, tell } = rule;
    const numbers = of ? of(graph) : {};
    const outcome = (position: Position): Outcome =>
        isDrawn?.(position, numbers) ? "D" : isLost(position, numbers) ? "P" : "N";
    return {
        title,
        tell: (i) => tell(graph[i], numbers),
        value: (i) => outcome(graph[i]),
        pairs: pairs && ((i) => pairs(graph[i], numbers)),
        says: (position) => isLost(position, numbers),
        isLaw: false,
        isOrdered,
    };
}

function scoringOf({ title, result, of, score, letters, tell }: Scoring, graph: Graph): Reasoned {
    const numbers = of ? of(graph) : {};
    return {
        title,
        result,
        tell: (i) => tell(graph[i], numbers),
        value: (i) => score(graph[i], numbers),
        letters: letters && ((i) => new Map(letters(graph[i].shape))),
        says: null,
        isLaw: false,
    };
}

function lawOf({ title, value, tell }: Law, graph: Graph): Reasoned {
    return {
        title,
        tell: (i) => tell(graph, i),
        value: (i) =>
            graph[i].moves.length ? value(graph, i) : (graph[i].score ?? graph[i].outcome),
        says: null,
        isLaw: true,
    };
}

// Returns the reasons that a theorem gives in a game: `split` (a sum) or `rule`. Returns {} if the game has no theorem, or
// if the theorem does not agree with the search on some position. `values` are the Grundy values of the search, or null.
export function theoremOf(
    name: string,
    graph: Graph,
    values: number[] | null,
    result: Result | null,
): { split?: Split | null; rule?: Reasoned | null } {
    const theorem = SUMS[name] ?? RULES[name] ?? SCORINGS[name];
    if (theorem && !graph.every(({ shape }) => theorem.kinds.includes(shape.kind))) return {};
    const hasDraws = graph.some(({ outcome }) => outcome === "D");
    const hasPoints = graph[0].score !== undefined;
    if (name in SUMS)
        return hasDraws || hasPoints ? {} : { split: sumOf(SUMS[name], graph, values) };
    const rule =
        name in LAWS
            ? lawOf(LAWS[name], graph)
            : name in SCORINGS
              ? scoringOf(SCORINGS[name], graph)
              : name in RULES
                ? ruleOf(RULES[name], graph)
                : null;
    const found = (i: number) =>
        hasPoints ? (name in SCORINGS && result ? result.of(i) : graph[i].score) : graph[i].outcome;
    return { rule: rule && graph.every((_, i) => rule.value(i) === found(i)) ? rule : null };
}

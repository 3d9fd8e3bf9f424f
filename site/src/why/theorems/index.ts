// theorems: the theorems of problems. `theorem` in problem.toml names one of them. A theorem says of each position whether
// the player to move loses, and why.
import type { Graph, Position } from "../../game";
import { bachet, bachetFromP, multiplesOf3, multiplesOf6 } from "./bachet";
import { calendar } from "./calendar";
import { climbers } from "./climbers";
import { cutting } from "./cutting";
import { diagonals } from "./diagonals";
import { diagram } from "./diagram";
import { differentPiles } from "./differentPiles";
import { endNim } from "./endNim";
import { equalHalves } from "./equalHalves";
import { euclid } from "./euclid";
import { evenNumbers } from "./evenNumbers";
import { factor18 } from "./factor18";
import { fewerStones } from "./fewerStones";
import { fibonacci, misereFibonacci, multiples } from "./fibonacci";
import { firstPile } from "./firstPile";
import { firstToEnd } from "./firstToEnd";
import { freeTrees } from "./freeTrees";
import {
    nimOfColumnGaps,
    nimOfGaps,
    nimOfPairs,
    staircaseOfGaps,
    staircaseOfGapsToTheRight,
} from "./gaps";
import { colon, fusion, misereColon } from "./hackenbush";
import { independentPiles } from "./independentPiles";
import { gapsBetweenIntervals } from "./intervals";
import { largestNumber } from "./largestNumber";
import { largestPile } from "./largestPile";
import { layers } from "./layers";
import { leafChains } from "./leafChains";
import { longestPath } from "./longestPath";
import { matching, matchingOfHole } from "./matching";
import { moore } from "./moore";
import { namedPile } from "./namedPile";
import { nextZero } from "./nextZero";
import { misereNim, nim, nimOfDifferences, nimOfFactors, nimOfRows } from "./nim";
import { oddAndEven } from "./oddAndEven";
import { allEven, bothEven, equalPairs, oddDegrees, oddOnes, oddPowerOf2 } from "./parity";
import { remainder } from "./remainder";
import {
    staircase,
    staircaseOfBoxes,
    staircaseOfGrid,
    staircaseOfRows,
    staircaseOfTree,
} from "./staircase";
import { staircaseOfDepths } from "./staircaseOfDepths";
import { stonesAndMerges } from "./stonesAndMerges";
import { stretchesBetweenMarks } from "./stretches";
import { sumOfComponents } from "./sumOfComponents";
import { sumOfPieces } from "./sumOfPieces";
import {
    sumOfNumberedPiles,
    sumOfPairs,
    sumOfPiles,
    sumOfPilesAndMoves,
    sumOfStones,
} from "./sumOfPiles";
import { sumOfPrimes } from "./sumOfPrimes";
import { sumOfRegions } from "./sumOfRegions";
import { sumOfFreeRows, sumOfMarkedRows, sumOfRows } from "./sumOfRows";
import { suspense } from "./suspense";
import type { Part, Rule, Sum } from "./theorem";
import { treblecross } from "./treblecross";
import { xor } from "./values";
import { wythoff } from "./wythoff";

const SUMS: Record<string, Sum> = {
    nim,
    "misere-nim": misereNim,
    "nim-of-factors": nimOfFactors,
    "nim-of-rows": nimOfRows,
    "nim-of-differences": nimOfDifferences,
    "nim-of-gaps": nimOfGaps,
    "nim-of-column-gaps": nimOfColumnGaps,
    "nim-of-pairs": nimOfPairs,
    "staircase-of-gaps": staircaseOfGaps,
    "staircase-of-gaps-to-the-right": staircaseOfGapsToTheRight,
    staircase,
    "staircase-of-rows": staircaseOfRows,
    "staircase-of-boxes": staircaseOfBoxes,
    "staircase-of-grid": staircaseOfGrid,
    "staircase-of-tree": staircaseOfTree,
    "sum-of-piles": sumOfPiles,
    "sum-of-numbered-piles": sumOfNumberedPiles,
    "sum-of-piles-and-moves": sumOfPilesAndMoves,
    "sum-of-pairs": sumOfPairs,
    "sum-of-stones": sumOfStones,
    "sum-of-marked-rows": sumOfMarkedRows,
    "sum-of-free-rows": sumOfFreeRows,
    "sum-of-rows": sumOfRows,
    "sum-of-regions": sumOfRegions,
    "sum-of-primes": sumOfPrimes,
    "gaps-between-intervals": gapsBetweenIntervals,
    "free-trees": freeTrees,
    "stretches-between-marks": stretchesBetweenMarks,
    "sum-of-components": sumOfComponents,
    "sum-of-pieces": sumOfPieces,
    colon,
    fusion,
    "misere-colon": misereColon,
};

const RULES: Record<string, Rule> = {
    wythoff,
    bachet,
    "bachet-from-p": bachetFromP,
    "multiples-of-3": multiplesOf3,
    "multiples-of-6": multiplesOf6,
    fibonacci,
    "misere-fibonacci": misereFibonacci,
    multiples,
    moore,
    "end-nim": endNim,
    euclid,
    "all-even": allEven,
    "equal-pairs": equalPairs,
    "both-even": bothEven,
    "odd-degrees": oddDegrees,
    "odd-ones": oddOnes,
    "odd-power-of-2": oddPowerOf2,
    "largest-pile": largestPile,
    "first-pile": firstPile,
    diagonals,
    layers,
    matching,
    "matching-of-hole": matchingOfHole,
    "factor-18": factor18,
    remainder,
    calendar,
    diagram,
    treblecross,
    cutting,
    suspense,
    "first-to-end": firstToEnd,
    "independent-piles": independentPiles,
    "named-pile": namedPile,
    "longest-path": longestPath,
    "even-numbers": evenNumbers,
    "largest-number": largestNumber,
    "stones-and-merges": stonesAndMerges,
    climbers,
    "staircase-of-depths": staircaseOfDepths,
    "odd-and-even": oddAndEven,
    "equal-halves": equalHalves,
    "different-piles": differentPiles,
    "leaf-chains": leafChains,
    "fewer-stones": fewerStones,
    "next-zero": nextZero,
};

export const NAMES = [...Object.keys(SUMS), ...Object.keys(RULES)];

// A part with its value.
export type Valued = Part & { value: number };

// A theorem about sums, in a game with which it agrees.
export interface Split {
    title: string;
    // Returns the parts of a position.
    of: (i: number) => Valued[];
    // Returns the nim-sum of their values.
    sum: (i: number) => number;
    isLost: (i: number) => boolean;
    // The player who moves last loses.
    isMisere: boolean;
    // Why the rest of the shape does not count.
    rest: string;
    // Returns whether no value is above 1, and the player who moves last loses.
    isSingle: (i: number) => boolean;
    // Returns the texts at places of the picture of a position.
    texts: (i: number) => ReadonlyMap<string, string | number>;
}

// Another theorem, in a game with which it agrees.
export interface Reasoned {
    title: string;
    tell: (i: number) => string;
    isLost: (i: number) => boolean | null;
    // Returns whether the player to move loses in a position that the game does not reach.
    says: (position: Position) => boolean | null;
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
    const { title, isMisere = false, rest = "" } = theorem;
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
    const ofParts = (i: number) =>
        parts[i].flatMap(({ place, value }): [string, number][] => (place ? [[place, value]] : []));
    const texts = (i: number) =>
        new Map([...(theorem.texts?.(graph[i].shape) ?? []), ...ofParts(i)]);
    return {
        title,
        of: (i) => parts[i],
        sum: (i) => sums[i],
        isLost,
        isMisere,
        rest,
        isSingle,
        texts,
    };
}

function ruleOf({ title, of, isLost, tell }: Rule, graph: Graph): Reasoned | null {
    const numbers = of ? of(graph) : {};
    if (!graph.every((position) => isLost(position, numbers) === (position.outcome === "P")))
        return null;
    return {
        title,
        tell: (i) => tell(graph[i], numbers),
        isLost: (i) => isLost(graph[i], numbers),
        says: (position) => isLost(position, numbers),
    };
}

// Returns the reasons that a theorem gives in a game: `split` (a sum) or `rule`. Returns {} if the game has no theorem, or
// if the theorem does not agree with the search on some position. `values` are the Grundy values of the search, or null.
export function theoremOf(
    name: string,
    graph: Graph,
    values: number[] | null,
): { split?: Split | null; rule?: Reasoned | null } {
    if (!name || graph.some(({ outcome, score }) => outcome === "D" || score !== undefined))
        return {};
    const theorem = SUMS[name] ?? RULES[name];
    if (!graph.every(({ shape }) => theorem.kinds.includes(shape.kind))) return {};
    return SUMS[name]
        ? { split: sumOf(SUMS[name], graph, values) }
        : { rule: ruleOf(RULES[name], graph) };
}

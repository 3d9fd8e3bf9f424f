// period: the row of the values of single piles, and its period.
import type { Graph, PilesShape } from "../game";
import type { Split, Valued } from "./agreement";

const MOST_CHECKED = 4000; // the most positions of a game whose piles have a row of values

export interface Row {
    // The values of piles by size.
    sizes: Map<number, number>;
    // By the size of a pile: a position in which only this pile has moves, and the other piles of the position.
    alone: Map<number, { at: number; rest: number[] }>;
}

// Where the period of the values begins, the period, and the numbers that a move may take: [0, 7, [1, 3, 4]].
export type Period = [first: number, period: number, taken: number[]];

const isOfPiles = (graph: Graph): graph is Graph<PilesShape> => graph[0].shape.kind === "piles";

// Returns the sizes and values of parts that are piles. Returns null if a value does not only depend on the size.
function piledOf(parts: Valued[]): { size: number; value: number }[] | null {
    if (parts.some(({ key, text }) => key !== undefined && key !== String(text))) return null;
    return parts.map(({ text, value }) => ({ size: Number(text), value }));
}

// Returns the size and the value of a single pile; null if there are several piles.
const singleOf = ({ piles }: PilesShape, value: number) =>
    piles.length > 1 ? null : [{ size: piles[0] ?? 0, value }];

// Returns the row of values of a game. Returns null if the value of each pile is its size, or if the value of a pile
// depends on other piles.
export function rowOf(graph: Graph, values: number[] | null, split: Split | null): Row | null {
    if (!values || graph.length > MOST_CHECKED || !isOfPiles(graph)) return null;
    const sizes = new Map<number, number>();
    const alone: Row["alone"] = new Map();
    const plain: number[] = []; // the positions whose parts are the piles of the picture
    for (let i = 0; i < graph.length; ++i) {
        const parts = split ? piledOf(split.of(i)) : singleOf(graph[i].shape, values[i]);
        if (!parts) return null;
        for (const { size, value } of parts) {
            if (sizes.has(size) && sizes.get(size) !== value) return null;
            sizes.set(size, value);
        }
        const piles = parts.map(({ size }) => size).filter(Boolean);
        if (piles.length < 2) alone.set(piles[0] ?? 0, { at: i, rest: [] });
        else if (String(piles) === String(graph[i].shape.piles.filter(Boolean))) plain.push(i);
    }
    for (const i of plain) addBesideStuck(graph, i, alone);
    return [...sizes].some(([size, value]) => size !== value) ? { sizes, alone } : null;
}

// Adds the positions in which only one pile has moves, beside piles that are stuck, and those in which all piles are stuck.
function addBesideStuck(graph: Graph<PilesShape>, i: number, alone: Row["alone"]): void {
    const piles = graph[i].shape.piles.filter(Boolean);
    const changed = graph[i].moves.map(({ to }) =>
        without(piles, graph[to].shape.piles.filter(Boolean)),
    );
    const isOnly = (pile: number) =>
        changed.every((gone) => gone.length === 1 && gone[0] === pile) &&
        (!changed.length || !without(piles, [pile]).includes(pile));
    for (const pile of piles.filter(isOnly))
        if (!alone.has(pile)) alone.set(pile, { at: i, rest: without(piles, [pile]) });
}

// Returns a list without the elements of another list. Each element of the other list removes one equal element.
export function without<T>(list: T[], other: T[]): T[] {
    const left = other.slice();
    return list.filter((each) => !left.includes(each) || !left.splice(left.indexOf(each), 1));
}

// Returns the numbers of stones that a move may take, if these numbers are the same for all piles that are large enough,
// and if a move changes only the pile from which it takes. Else returns null.
function takenIn(graph: Graph<PilesShape>): number[] | null {
    const ofSize = new Map<number, Set<number>>();
    for (const { shape, moves } of graph) {
        const piles = shape.piles.filter(Boolean);
        const here = new Map(piles.map((pile) => [pile, new Set<number>()]));
        for (const { to } of moves) {
            const next = graph[to].shape.piles.filter(Boolean);
            const [gone, ...others] = without(piles, next);
            const [left = 0, ...more] = without(next, piles);
            if (gone === undefined || others.length || more.length || left > gone) return null;
            here.get(gone)!.add(gone - left);
        }
        for (const [pile, taken] of here) {
            const known = ofSize.get(pile);
            if (known && String([...known].sort()) !== String([...taken].sort())) return null;
            ofSize.set(pile, taken);
        }
    }
    const all = [...new Set([...ofSize.values()].flatMap((taken) => [...taken]))].sort(
        (a, b) => a - b,
    );
    return [...ofSize].every(([size, taken]) =>
        all.every((number) => taken.has(number) === number <= size),
    )
        ? all
        : null;
}

// Returns the period of the values of piles. A value depends on the values of the last max(taken) sizes. So the period is
// proved if so many values agree with the values one period later. Returns null if no period is proved.
export function periodOf({ sizes }: Row, graph: Graph): Period | null {
    if (!isOfPiles(graph)) return null;
    const taken = takenIn(graph);
    const values = Array.from({ length: Math.max(...sizes.keys()) + 1 }, (_, size) =>
        sizes.get(size),
    );
    if (!taken || !taken.length || values.includes(undefined)) return null;
    for (let period = 1; period < values.length; ++period) {
        let first = values.length - period;
        while (first > 0 && values[first - 1] === values[first - 1 + period]) --first;
        if (first + taken[taken.length - 1] + period <= values.length)
            return [first, period, taken];
    }
    return null;
}

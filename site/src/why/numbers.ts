// numbers: computes the values of the parts of a game in which two players have different moves (lesson 22). The options
// of a part are read from the graph that the oracle wrote. If options are missing, they are read from the graph of the
// part together with one free move. Values are shown only if a part has the same options in every position, and if the
// sums agree with the search.
import type { Graph, Position, Shape } from "../game";
import { without } from "./period";
import { type SumOfParts, type SumPart, SUMS } from "./splits";

// The options of a part for both players; null if they are not known.
type Options = Map<string, [Known | null, Known | null]>;

// The lists of parts to which the moves of a player lead.
interface Known {
    text: string;
    lists: string[][];
}

export type ValuedPart = SumPart & { value: number | undefined };

export interface Numbers {
    // Returns which player is to move in a position; 0 is the player who begins.
    mover: (i: number) => number;
    // Returns the shape of a part.
    shape: (part: SumPart) => Shape;
    // Returns the parts of a position; null if some values are unknown.
    of: (i: number) => ValuedPart[] | null;
    // Returns the sum of the values; null if some values are not numbers.
    sum: (i: number) => number | null;
    // Returns the sum of the values that are numbers.
    numbers: (i: number) => number;
}

// Returns the graph of an input; null if the oracle does not write it.
type Ask = (input: string) => Promise<Graph | null>;

const MOST_POSITIONS = 4000; // the most positions of a graph

const MOST_ASKED = 60; // the most further graphs

// Returns the player to move in each position; 0 is the player who begins. Returns null if a position can be reached
// with both players to move.
export function moversOf(graph: Graph): number[] | null {
    const movers = [0];
    const reached = [0];
    for (const i of reached) {
        // the list grows in the loop
        for (const { to } of graph[i].moves) {
            if (movers[to] === undefined) reached.push(to);
            else if (movers[to] === movers[i]) return null;
            movers[to] = 1 - movers[i];
        }
    }
    return movers;
}

// Adds the options in a graph to `options`: for each part and player, the lists of parts to which a move leads.
// Returns false if a move does not change exactly one part, or if a part has different options in two positions.
// Then the game is not a sum of these parts.
function collect(
    options: Options,
    sum: SumOfParts,
    graph: Graph,
    movers: number[] | null,
): boolean {
    const keys: string[][] = [];
    for (const { shape } of graph) {
        const parts = shape.kind === sum.kind ? sum.parts(shape) : null;
        if (!parts) return false;
        keys.push(parts.map(({ key }) => key));
    }
    if (!movers) return false;
    return graph.every((position, i) => {
        const found = new Map(keys[i].map((key) => [key, new Map<string, string[]>()]));
        for (const { to } of position.moves) {
            const gone = without(keys[i], keys[to]);
            const added = without(keys[to], keys[i]).sort();
            if (gone.length !== 1) return false;
            found.get(gone[0])!.set(added.join(" "), added);
        }
        return [...found].every(([key, lists]) => {
            const known = options.get(key) ?? [null, null];
            options.set(key, known);
            const now = [...lists.keys()].sort().join(";");
            const before = known[movers[i]];
            if (before) return before.text === now;
            known[movers[i]] = { text: now, lists: [...lists.values()] };
            return true;
        });
    });
}

// Returns the simplest number between two bounds: the integer nearest to 0, or else the fraction m/2^k with the least k.
export function simplest(low: number, high: number): number {
    if (low < 0 && high > 0) return 0;
    for (let unit = 1; ; unit /= 2) {
        const number =
            low >= 0 ? (Math.floor(low / unit) + 1) * unit : (Math.ceil(high / unit) - 1) * unit;
        if (low < number && number < high) return number;
    }
}

// Returns the value of each part. The value is NaN if the part is not a number: the value of an option is not a
// number, or an option of Left is not less than every option of Right. The value is undefined if needed options are
// unknown.
function valuesOf(options: Options): Map<string, number | undefined> {
    const values = new Map<string, number | undefined>();
    const value = (key: string): number | undefined => {
        if (!values.has(key)) {
            const [left, right] = options
                .get(key)!
                .map((known) =>
                    known ? known.lists.map((keys) => total(keys.map(value))) : [undefined],
                );
            values.set(key, between(left, right));
        }
        return values.get(key);
    };
    for (const key of options.keys()) value(key);
    return values;
}

// Returns the value of a part by the values of its options for both players.
function between(left: (number | undefined)[], right: (number | undefined)[]): number | undefined {
    const all = [...left, ...right];
    if (all.some(Number.isNaN)) return NaN;
    if (!areKnown(left) || !areKnown(right)) return undefined;
    const low = Math.max(-Infinity, ...left);
    const high = Math.min(Infinity, ...right);
    return low < high ? simplest(low, high) : NaN;
}

const areKnown = (values: (number | undefined)[]): values is number[] =>
    !values.includes(undefined);

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

const total = (values: (number | undefined)[]) => (areKnown(values) ? sumOf(values) : undefined);

// Returns the text of a number, such as −3/4.
export function fractionText(number: number): string {
    let below = 1;
    while ((number * below) % 1) below *= 2;
    return (number < 0 ? "−" : "") + Math.abs(number) * below + (below > 1 ? "/" + below : "");
}

// Returns functions for the parts of a position, their values and their sum. Returns null if the game cannot be split
// into parts, or if no part is a number. `ask` returns the graph of an input, or null.
export async function numbersOf(graph: Graph, ask: Ask): Promise<Numbers | null> {
    if (graph.length > MOST_POSITIONS) return null;
    const movers = moversOf(graph);
    for (const sum of SUMS) {
        const options: Options = new Map();
        if (!movers || !collect(options, sum, graph, movers)) continue;
        const isKnown = (key: string) => options.get(key)!.every(Boolean);
        const unknown = () =>
            [...options.keys()]
                .filter((key) => !isKnown(key))
                .sort((a, b) => b.length - a.length)[0];
        const { asking } = sum;
        for (let asked = 0; asking && asked < MOST_ASKED && unknown(); ++asked) {
            const key = unknown();
            const more = await ask(asking.input([key, asking.free]).join("\n") + "\n");
            if (!more || !collect(options, sum, more, moversOf(more)) || !isKnown(key)) break;
        }
        const values = valuesOf(options);
        const partsOf = ({ shape }: Position): ValuedPart[] =>
            sum.parts(shape)!.map((part) => ({ ...part, value: values.get(part.key) }));
        const worth = graph.map((position) => partsOf(position).map(({ value }) => value));
        const sums = worth.map(total);
        const isNumber = (value: number | undefined): value is number =>
            value !== undefined && !Number.isNaN(value);
        const agrees = graph.every(({ outcome }, i) => {
            const value = sums[i];
            if (!isNumber(value)) return true;
            return (movers[i] ? value < 0 : value > 0) === (outcome === "N");
        });
        if (!agrees || sums[0] === undefined || !worth[0].some(isNumber)) continue;
        return {
            mover: (i) => movers[i],
            shape: (part) => sum.shape([part.key]),
            of: (i) => (sums[i] === undefined ? null : partsOf(graph[i])),
            sum: (i) => {
                const value = sums[i];
                return isNumber(value) ? value : null;
            },
            numbers: (i) => sumOf(worth[i].filter(isNumber)),
        };
    }
    return null;
}

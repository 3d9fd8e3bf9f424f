import type { Pair, PilesShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";

// What the walk finds. The texts of positions are like "(3, 5)".
interface Walk {
    given: Set<string>;
    // The places of the walk, in order.
    places: string[];
    // The lost positions of the walk.
    lost: Set<string>;
    // The lost position that has a size of the first pile, and of the second pile.
    ofSize: [Map<number, Pair>, Map<number, Pair>];
}

const SHOWN = 4; // places of the walk

// whoever has to move in a given position loses
export const shortcuts: Rule<PilesShape, Walk> = {
    title: "walk-past-given-positions",
    kinds: ["piles"],
    isOrdered: true,
    of: (graph) =>
        walk(
            pairOf(graph[0].shape),
            graph
                .filter(({ position }) => valueIn(position, "position") === "a given position")
                .map(({ shape }) => pairOf(shape)),
        ),
    isLost: ({ shape }, { given, lost }) => {
        const here = textOf(pairOf(shape));
        return given.has(here) || lost.has(here);
    },
    tell({ shape }, { given, places, lost, ofSize }) {
        const [x, y] = pairOf(shape);
        const here = textOf([x, y]);
        if (given.has(here)) return say("position-is-given");
        if (!x && !y) return say("no-stone-left");
        const below = ofSize[0].get(x);
        const next = textOf(below && below[1] < y ? below : ofSize[1].get(y)!);
        if (given.has(next)) return say("given-is-reached", next);
        const why = lost.has(here) ? say("no-move-leads-given") : say("lost-is-reached", next);
        const path = pathTo(next, places);
        const found = say("walk-from-zero", path);
        return next === places[0] ? why : sentences(found, why);
    },
};

const pairOf = ({ piles }: PilesShape): Pair => [piles[0], piles[1]];

const textOf = ([x, y]: Pair) => `(${x}, ${y})`;

function pathTo(target: string, places: string[]): string {
    const path = places.slice(0, places.indexOf(target) + 1);
    return (path.length > SHOWN ? "… → " : "") + path.slice(-SHOWN).join(" → ");
}

// Walks until both piles are larger than those of the start.
function walk(start: Pair, positions: Pair[]): Walk {
    const given = new Set(positions.map(textOf));
    const ofSize: Walk["ofSize"] = [new Map(), new Map()];
    const places: string[] = [];
    const lost = new Set<string>();
    for (let [x, y] = [0, 0]; x <= start[0] || y <= start[1];) {
        places.push(textOf([x, y]));
        const below = positions.find((each) => each[0] === x && each[1] < y);
        const left = positions.find((each) => each[1] === y && each[0] < x);
        if (!below && !left) lost.add(textOf([x, y]));
        if (below || !left) ofSize[0].set(x, below ?? [x, y]);
        if (left || !below) ofSize[1].set(y, left ?? [x, y]);
        if (below || !left) ++x;
        if (left || !below) ++y;
    }
    return { given, places, lost, ofSize };
}

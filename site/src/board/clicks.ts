// clicks: what a click on a part of the picture means.
import { changedPlaces } from "../draw/changes";
import type { GraphShape, Pair, PilesShape, RectanglesShape, Shape } from "../game";
import { times } from "../draw/svg";
import { say } from "../i18n/say";
import { here, isOver, isPersonsTurn, named, shownShape } from "./game";
import { graph, state } from "./state";

// A move, by its index, and the shape after it.
interface Option<S extends Shape = Shape> {
    i: number;
    after: S;
}

// A move with the shape after it, and the places that it changes.
interface Change extends Option {
    parts: Set<string>;
}

// Returns the row of a pile or of a counter; -1 for other places.
export const rowAt = (place: string) =>
    /^(?:pile|counter) /.test(place) ? Number(place.split(" ")[1]) : -1;

const indexes = (options: { i: number }[]) => options.map(({ i }) => i);

const sizesKey = (numbers: number[]) =>
    numbers
        .filter(Boolean)
        .sort((a, b) => a - b)
        .join();

// Returns the moves of the position.
function changesNow(): Change[] {
    const now = shownShape();
    return here().moves.map(({ to }, i) => {
        const after = named(graph()[to].shape, now);
        return { i, after, parts: changedPlaces(now, after) };
    });
}

// Returns the indexes of the moves that a click on a place may mean.
function movesOf(place: string, all: Change[]): number[] {
    const now = shownShape();
    const [kind, ...rest] = place.split(" ");
    const numbers = rest.map(Number);
    if (now.kind === "rectangles") {
        const sheets = all.filter(
            (option): option is Change & Option<RectanglesShape> => option.after.kind === now.kind,
        );
        if (kind === "cut")
            return movesOfCut(sheets, now, numbers[0], rest[1] === "x" ? 0 : 1, numbers[2]);
    }
    if (now.kind === "piles") {
        return movesOfPile(all, now, kind === "counter", numbers[0], numbers[1]);
    }
    const places = equivalent(now, place, numbers[0]);
    const fitting = all.filter(({ parts }) => places.some((each) => parts.has(each)));
    return indexes(now.kind === "graph" ? cuts(now, kind, numbers[0], all, fitting) : fitting);
}

// Returns the places that mean the same as a place: parallel edges, sheets of the same size, and the ends of a row of equal
// numbers.
function equivalent(now: Shape, place: string, number: number): string[] {
    if (now.kind === "rectangles") {
        const same = now.sizes.map((size) => String(size) === String(now.sizes[number]));
        return same.flatMap((is, i) => (is ? ["rectangle " + i] : []));
    }
    if (now.kind === "numbers" && now.ends) {
        const row = now.rows[number];
        const isUniform = row.every((each) => each === row[0]);
        return isUniform ? [place, `number ${number} 0`] : [place];
    }
    if (now.kind === "graph" && place.startsWith("edge")) {
        const ends = now.edges.map((edge) => edge.slice().sort().join());
        return ends.flatMap((each, i) => (each === ends[number] ? ["edge " + i] : []));
    }
    return [place];
}

// Returns the moves that a click on an edge or a vertex of a graph may mean, of those that change it. If no move changes a
// vertex, a click on it means its edges. Several cuts may remove an edge. The cut of the edge itself removes the fewest
// edges, and all other cuts remove these edges too. A cut leaves the marks, which are the root.
function cuts(
    now: GraphShape,
    kind: string,
    number: number,
    changes: Change[],
    changing: Change[],
): Change[] {
    let fitting = changing;
    if (kind === "vertex" && !fitting.length) {
        const near = now.edges.flatMap((edge, i) => (edge.includes(number) ? ["edge " + i] : []));
        fitting = changes.filter(({ parts }) => near.some((each) => parts.has(each)));
    }
    if (!now.marks.length || now.directed || fitting.length < 2) return fitting;
    const [least, ...rest] = fitting.slice().sort((a, b) => a.parts.size - b.parts.size);
    const isWithin = rest.every(
        ({ parts, after }) =>
            String((after as GraphShape).marks) === String(now.marks) &&
            parts.size > least.parts.size &&
            [...least.parts].every((each) => parts.has(each)),
    );
    return isWithin ? [least] : fitting;
}

// Returns the move that cuts a sheet at the clicked line. The new sheets may be turned.
function movesOfCut(
    all: Option<RectanglesShape>[],
    now: RectanglesShape,
    k: number,
    side: 0 | 1,
    at: number,
): number[] {
    const sheet = now.sizes[k];
    const others = now.sizes.filter((_, i) => i !== k);
    const part = (length: number): Pair => (side ? [sheet[0], length] : [length, sheet[1]]);
    const wanted = [...others, part(at), part(sheet[side] - at)];
    const same = (list: number[][]) => list.map(String).sort().join(" ");
    const turned = (list: number[][]) =>
        same(list.map((each) => each.slice().sort((a, b) => a - b)));
    const by = (key: (sizes: number[][]) => string) =>
        indexes(all.filter(({ after }) => key(after.sizes) === key(wanted)));
    return [...by(same), ...by(turned)].slice(0, 1);
}

const isSorted = ({ piles }: PilesShape) => piles.every((pile, i) => !i || piles[i - 1] <= pile);

// Returns the move that takes the clicked counter and the counters behind it, or splits the pile there, and the move that
// takes as many from every pile. For a click on the number of a pile, or if there is no such move, returns the moves that
// change the pile.
function movesOfPile(
    all: Change[],
    now: PilesShape,
    isCounter: boolean,
    first: number,
    second: number,
): number[] {
    const ofPiles = all.filter(
        (each): each is Change & Option<PilesShape> => each.after.kind === "piles",
    );
    const size = now.piles[first];
    if (isCounter && now.stairs) {
        return indexes(ofPiles.filter(({ after }) => after.piles[first] === second));
    }
    const withPiles = (wanted: number[]) => {
        const fitting = ofPiles.filter(({ after }) => sizesKey(after.piles) === sizesKey(wanted));
        return fitting.find(({ after }) => String(after.piles) === String(wanted)) ?? fitting[0];
    };
    const splits = [[second], [second, size - second], [second + 1, size - second - 1]];
    const inPlace = (sizes: number[]) =>
        now.piles.flatMap((pile, j) => (j === first ? sizes : pile));
    const found = isCounter && splits.map((each) => withPiles(inPlace(each))).find(Boolean);
    if (found) {
        const fromAll = withPiles(now.piles.map((pile) => pile - (size - second)));
        const isFromAll = now.piles.every((_, i) => fromAll?.parts.has("pile " + i));
        return indexes(fromAll && isFromAll && now.piles.length > 1 ? [found, fromAll] : [found]);
    }
    const areSorted = [now, ...ofPiles.map(({ after }) => after)].every(isSorted);
    const isLess = ({ piles }: PilesShape) =>
        !areSorted && piles.length === now.piles.length && piles[first] < size;
    const own = ofPiles.filter(({ parts, after }) => parts.has("pile " + first) || isLess(after));
    const ofSameSize = ({ parts }: Change) =>
        now.piles.some((pile, i) => pile === size && parts.has("pile " + i));
    return indexes(own.length ? own : ofPiles.filter(ofSameSize));
}

// Returns the indexes of the moves that a click on a place means, of those that an earlier click has left.
export function meantBy(place: string): number[] {
    const fitting = movesOf(place, changesNow());
    const narrowed = fitting.filter((i) => state.touched?.includes(i));
    return narrowed.length ? narrowed : fitting;
}

// Returns whether clicks on these places can make every move.
export function canMakeAll(places: string[]): boolean {
    const all = changesNow();
    return new Set(places.flatMap((place) => movesOf(place, all))).size === all.length;
}

// Returns the vertices of a graph to which the person can move, if each player has one piece.
export function targets(): Set<string> {
    const found = new Set<string>();
    if (!state.graph || !state.path.length || isOver() || !isPersonsTurn()) return found;
    const now = shownShape();
    if (now.kind !== "graph" || (now.marks.length !== 1 && !now.players)) return found;
    for (const { after } of changesNow()) {
        if (after.kind !== "graph" || after.vertices !== now.vertices) continue;
        for (const vertex of after.marks)
            if (times(after.marks, vertex) > times(now.marks, vertex))
                found.add("vertex " + vertex);
    }
    return found;
}

// Returns a sentence about these vertices, "" if there are none.
export const whereTo = () => (targets().size ? say("dashed-can-go") : "");

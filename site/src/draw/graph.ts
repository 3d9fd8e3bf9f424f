import type { GraphShape, Pair, Shape } from "../game";
import { changedPlaces } from "./changes";
import { keyOf, neighbours } from "./edges";
import type { Extra } from "./extra";
import type { Changed, Drawing } from "./svg";
import { placed, round, textAt, times } from "./svg";
import { type Curve, placesOfTexts } from "./weights";

const BESIDE = 10; // more room for the text of a vertex
const GAP = 60; // between two components
const ROOM = 20; // the margin around a graph, larger than the radius of a vertex

// Places the vertices that are connected with some of `starts` on a circle, if possible with neighbours next to each
// other. The first vertex is at the bottom.
function inCircle(near: number[][], starts: number[]): Pair[] {
    const order = new Set<number>();
    const visit = (vertex: number): void => {
        if (order.has(vertex)) return;
        order.add(vertex);
        near[vertex].forEach(visit);
    };
    starts.forEach(visit);
    const places: Pair[] = [];
    const radius = 30 + 9 * order.size;
    [...order].forEach((vertex, i) => {
        const angle = Math.PI / 2 + (2 * Math.PI * i) / order.size;
        places[vertex] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    return places;
}

// Places the vertices that are connected with a root in layers above it. The children of a vertex are above it. A child
// with n leaves has the width of n columns.
function inLayers(near: number[][], root: number): Pair[] {
    const depth = new Map([[root, 0]]);
    for (const vertex of depth.keys()) {
        // the map grows in the loop
        for (const next of near[vertex])
            if (!depth.has(next)) depth.set(next, depth.get(vertex)! + 1);
    }
    const places: Pair[] = [];
    let column = 0;
    const known = new Set([root]);
    const place = (vertex: number): void => {
        const children = near[vertex].filter(
            (next) =>
                depth.get(next) === depth.get(vertex)! + 1 && !known.has(next) && known.add(next),
        );
        const first = column;
        const ordered = new Set<number>(); // neighbours side by side: their edge passes no other child
        const order = (child: number): void => {
            if (ordered.has(child)) return;
            ordered.add(child);
            near[child].filter((next) => children.includes(next)).forEach(order);
        };
        children.forEach(order);
        ordered.forEach(place);
        if (!children.length) ++column;
        places[vertex] = [(40 * (first + column - 1)) / 2, -52 * depth.get(vertex)!];
    };
    place(root);
    return places;
}

// Places the vertices in layers above the marked vertices, side by side, if each component has one of them: its root. Of
// several components, those whose vertices all have two neighbours are on circles. All vertices are on one circle if the
// marks are not roots, and if there is nothing but such a component: then the mark may be a piece.
function placesOf(shape: GraphShape): Pair[] {
    const near = neighbours(shape);
    const parts = shape.marks.map((root) => {
        const part = inLayers(near, root);
        const isPolygon = part.every((_, vertex) => near[vertex].length === 2);
        return isPolygon ? inCircle(near, [root]) : part;
    });
    const count = parts.reduce((sum, part) => sum + Object.keys(part).length, 0);
    const areRooted =
        !shape.directed &&
        count === shape.vertices &&
        near.every((_, vertex) => parts.some((part) => part[vertex])) &&
        near.some((each) => each.length !== 2 || parts.length > 1);
    if (!areRooted) return inCircle(near, [...near.keys()]);
    const places: Pair[] = [];
    let right = 0;
    parts.forEach((part, i) => {
        const bottom = part[shape.marks[i]][1];
        const left = Math.min(...part.flatMap(([x]) => x));
        part.forEach(([x, y], vertex) => (places[vertex] = [x - left + right, y - bottom]));
        right = Math.max(...places.flatMap(([x]) => x)) + GAP;
    });
    return places;
}

// Returns the head of an arrow from a point to the rim of a vertex.
function arrow([x1, y1]: Pair, [x2, y2]: Pair): string {
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const corner = (back: number, aside: number) =>
        [x2 - back * dx - aside * dy, y2 - back * dy + aside * dx].map(round).join(" ");
    return `<path class="head" d="M${corner(12, 0)}L${corner(21, 5)}L${corner(21, -5)}z"/>`;
}

// Returns the places of the vertices. Vertices with the same name as in `origin` have the places of `origin`.
function placesLike(shape: GraphShape, origin: GraphShape): Pair[] {
    const first = placesOf(origin);
    const { names } = origin;
    if (origin === shape || !shape.names || !names) return first;
    return shape.names.map((name, vertex) => {
        const isSame = !name || name === names[vertex]; // the name may occur twice
        return first[isSame ? vertex : names.indexOf(name)] ?? [0, 0];
    });
}

// Returns whether a vertex is not drawn: it has no name, or it is the unused vertex 0 of a graph whose vertices are
// counted from 1.
function isHidden(shape: GraphShape, vertex: number): boolean {
    if (times(shape.marks, vertex)) return false;
    if (shape.names) return !shape.names[vertex];
    return vertex === 0 && !shape.edges.some((edge) => edge.includes(0));
}

// Returns the control point of an edge. Of parallel edges, `same` are before it, and all but the first one are curved.
function middleOfEdge([x1, y1]: Pair, [x2, y2]: Pair, same: number): Pair {
    const bend = Math.ceil(same / 2) * (same % 2 ? 18 : -18);
    return [(x1 + x2) / 2 + bend * Math.sign(y2 - y1 || 1), (y1 + y2) / 2 + (x1 === x2 ? 0 : bend)];
}

// The same for an arrow. Of two arrows between the same vertices, both are curved, so that their numbers are apart.
function middleOfArrow(shape: GraphShape, edge: Pair, same: number, places: Pair[]): Pair {
    const count = shape.edges.filter((each) => keyOf(each) === keyOf(edge)).length;
    const [[x1, y1], [x2, y2]] = [Math.min(...edge), Math.max(...edge)].map((k) => places[k]);
    const bend = (26 * (same - (count - 1) / 2)) / (Math.hypot(x2 - x1, y2 - y1) || 1);
    return [(x1 + x2) / 2 - bend * (y2 - y1), (y1 + y2) / 2 + bend * (x2 - x1)];
}

// Returns the edges of the graph before a move that are gone, if its vertices are known to be the same.
function goneEdges(shape: GraphShape, was: Shape | undefined) {
    if (was?.kind !== "graph" || shape.directed) return [];
    const areSame = was.vertices === shape.vertices || (was.names && shape.names);
    const changed = areSame ? changedPlaces(was, shape) : new Set<string>();
    return was.edges.flatMap((_, edge) => (changed.has("edge " + edge) ? { was, edge } : []));
}

// Returns the players whose marks are on a vertex.
const playersOn = ({ players, marks }: GraphShape, vertex: number) =>
    (players ?? []).filter((_, i) => marks[i] === vertex);

// Draws a graph. Its named vertices have the same places as in `first`. A text of an edge is on the edge, and a text of a
// vertex is above or below the vertex, on the side without edges. The edges that are gone since `before` are dashed lines.
export function drawGraph(shape: GraphShape, first: GraphShape, extra: Extra): Drawing {
    const { texts, targets, pairs, before } = extra;
    const origin = first.names && shape.names ? first : shape;
    const places = placesLike(shape, origin);
    // points around all that is drawn; a curve is inside the hull of its control points
    const hull = placesOf(origin).filter((_, vertex) => !isHidden(origin, vertex));
    const lineOf = (of: GraphShape, i: number, at: Pair[]) => {
        const [a, b] = of.edges[i];
        const same = of.edges.slice(0, i).filter((edge) => keyOf(edge) === keyOf([a, b])).length;
        const [[x1, y1], [x2, y2]] = [at[a], at[b]];
        const middle = of.directed
            ? middleOfArrow(of, [a, b], same, at)
            : middleOfEdge([x1, y1], [x2, y2], same);
        const size = 2 * (16 + 8 * same);
        if (a === b) hull.push([x1 - size, y1 - size], [x1 + size, y1]);
        else hull.push(middle);
        const line =
            a === b
                ? `M${round(x1)} ${round(y1)}c${-size} ${-size} ${size} ${-size} 0 0`
                : `M${round(x1)} ${round(y1)}Q${[...middle, x2, y2].map(round).join(" ")}`;
        return { line, middle, size };
    };
    const gone = goneEdges(shape, before).map(({ was, edge }) => {
        const at = was.names && origin.names ? placesLike(was, origin) : places;
        return `<path class="gone" d="${lineOf(was, edge, at).line}"/>`;
    });
    const drawn = shape.edges.map((_, i) => lineOf(shape, i, places));
    const textOf = (i: number) => texts?.get("edge " + i) ?? shape.weights?.[i];
    const hasEdgeTexts = drawn.some((_, i) => textOf(i) !== undefined);
    const curves = drawn.map(({ middle }, i): Curve => {
        const [a, b] = shape.edges[i];
        return [places[a], middle, places[b]];
    });
    const textPlaces = hasEdgeTexts ? placesOfTexts(curves) : [];
    const edges = shape.edges.map(([a, b], i) => {
        const { line, middle, size } = drawn[i];
        const [x1, y1] = places[a];
        const text = textOf(i);
        const weight =
            text === undefined
                ? ""
                : a === b
                  ? textAt(x1, y1 - size / 2 - 6, text)
                  : textAt(textPlaces[i][0], textPlaces[i][1] + 4, text);
        const isPair = pairs?.some((pair) => [a, b].every((k) => pair.includes("vertex " + k)));
        const dashes = (shape.others || []).includes(i) ? ' stroke-dasharray="4 5"' : "";
        return (
            `<path class="hit" d="${line}"/><path class="line${isPair ? " pair" : ""}"${dashes} d="${line}"/>` +
            (shape.directed && a !== b ? arrow(middle, places[b]) : "") +
            weight
        );
    });
    const write = (changed: Changed) => {
        const vertices = places.map(([x, y], vertex) => {
            const marks = times(shape.marks, vertex);
            if (isHidden(shape, vertex)) return "";
            const own = shape.names ? shape.names[vertex] : vertex;
            const name = marks > 1 && !shape.players ? "×" + marks : own;
            const players = playersOn(shape, vertex);
            const text = players.join(", ") || texts?.get("vertex " + vertex);
            const isOther = players.length === 1 && players[0] === shape.players![1];
            const look = isOther ? " other" : marks ? " mark" : "";
            const kind = look + (targets?.has("vertex " + vertex) ? " target" : "");
            return placed(
                "vertex" + kind,
                "vertex " + vertex,
                changed,
                `<circle cx="${round(x)}" cy="${round(y)}" r="11"/>` +
                    (name === "" ? "" : textAt(x, y + 4, name)) +
                    (text === undefined
                        ? ""
                        : textAt(x, y + (y < centre ? -17 : 25), text, "note")),
            );
        });
        return [
            ...gone,
            ...edges.map((edge, i) => placed("edge", "edge " + i, changed, edge)),
            ...vertices,
        ].join("\n");
    };
    const ends = [0, 1].map((axis) => hull.map((point) => point[axis]));
    const [left, top] = ends.map((all) => Math.floor(Math.min(...all) - ROOM));
    const [width, height] = ends.map((all, axis) =>
        Math.ceil(Math.max(...all) + ROOM - [left, top][axis]),
    );
    const centre = top + height / 2;
    const hasTexts =
        shape.players ?? [...(texts?.keys() ?? [])].some((place) => place.startsWith("vertex"));
    const more = hasTexts ? BESIDE : 0;
    return { left, top: top - more, width, height: height + 2 * more, write };
}

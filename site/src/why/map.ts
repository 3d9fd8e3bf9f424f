// map: the map of all positions of a small game.
import { inWords, valueIn } from "../i18n/moves";
import type { Graph, Move, Pair, Position } from "../game";
import { say } from "../i18n/say";
import { button, element } from "../page/dom";
import type { Facts } from "./facts";
import { type GoTo, picture } from "./picture";

// the most positions, moves and rows of a map
const MOST_MAPPED = 60;
const MOST_LINES = 450;
const MOST_LAYERS = 40;
const MOST_DIGITS = 4; // of a number in the circle of a position

const RADIUS = 14; // of a position
const LAYER = 58; // the distance of layers
const LINE = 36; // the distance of lines in a layer
const PASSES = 3; // in which layers are sorted; more do not help

// Returns the step of the backward search in which a position gets its label; draws get no label.
const stepOf = ({ length }: Position) => length ?? Infinity;

let labelled = Infinity; // the last step whose labels are shown

// Returns the places of the positions in layers for this width, and the size of the map. A layer that is too wide
// has several lines, and every second line is shifted a little.
function placesIn(
    layers: number[][],
    room: number,
): { places: Pair[]; width: number; height: number } {
    const gap = room < 400 ? 36 : 46;
    const margin = RADIUS + 4;
    const most = Math.max(2, Math.floor((room - 2 * margin) / gap + 0.5));
    const places: Pair[] = [];
    const linesOf = (layer: number[]) => Math.ceil(layer.length / most);
    const widest = Math.max(...layers.map((layer) => Math.ceil(layer.length / linesOf(layer))));
    const hasBroken = layers.some((layer) => linesOf(layer) > 1);
    const width = Math.max(200, gap * (widest - 1) + (hasBroken ? gap / 2 : 0) + 2 * margin);
    let y = LAYER / 2;
    for (const layer of layers) {
        const lines = linesOf(layer);
        const count = Math.ceil(layer.length / lines);
        layer.forEach((k, at) => {
            const line = Math.floor(at / count);
            const long = Math.min(count, layer.length - line * count);
            const aside = lines > 1 ? (line % 2 ? gap / 4 : -gap / 4) : 0;
            places[k] = [
                width / 2 + gap * ((at % count) - (long - 1) / 2) + aside,
                y + LINE * line,
            ];
        });
        y += LAYER + LINE * (lines - 1);
    }
    return { places, width, height: y - LAYER / 2 };
}

// Returns the layer of each position: the number of moves from the start. Without cycles, each position is below all
// positions that lead to it.
function depthsOf(graph: Graph, hasCycles: boolean): number[] {
    const depth = graph.map(() => -1);
    depth[0] = 0;
    const reached = [0];
    // the list grows in the loop
    for (const k of reached) {
        for (const { to } of graph[k].moves) {
            if (depth[to] >= 0) continue;
            depth[to] = depth[k] + 1;
            reached.push(to);
        }
    }
    for (let pass = 0; pass < graph.length && !hasCycles; ++pass) {
        let changes = false;
        graph.forEach(({ moves }, k) => {
            for (const { to } of moves) {
                if (depth[to] > depth[k]) continue;
                depth[to] = depth[k] + 1;
                changes = true;
            }
        });
        if (!changes) break;
    }
    return depth;
}

// Returns the positions in layers.
function layersOf(graph: Graph, hasCycles: boolean): number[][] {
    const layers: number[][] = [];
    depthsOf(graph, hasCycles).forEach((layer, k) => (layers[layer] ??= []).push(k));
    return layers.filter(Boolean);
}

// Sorts the positions of each layer by the mean place of their neighbours. This leaves three quarters of the crossings.
function sortLayers(layers: number[][], graph: Graph, room: number): void {
    const neighbours: number[][] = graph.map(({ moves }) => moves.map(({ to }) => to));
    graph.forEach(({ moves }, k) => moves.forEach(({ to }) => neighbours[to].push(k)));
    for (let pass = 0; pass < PASSES; ++pass) {
        for (const layer of layers) {
            const { places } = placesIn(layers, room);
            const mean = layer.map((k) => {
                const sum = neighbours[k].reduce((total, other) => total + places[other][0], 0);
                return [k, sum / neighbours[k].length] as const;
            });
            layer.splice(0, Infinity, ...mean.sort((a, b) => a[1] - b[1]).map(([k]) => k));
        }
    }
}

// Returns short names of the positions in which one piece is on a graph: its place, and the first letter of the player to
// move. Returns empty names for other games.
function shortNames(graph: Graph): string[] {
    const board = ({ shape }: Position) =>
        shape.kind === "graph" && shape.marks.length === 1 && String(shape.edges);
    const isPiece = graph.every((each) => board(each) && board(each) === board(graph[0]));
    return graph.map(({ shape, position }) => {
        if (!isPiece || shape.kind !== "graph") return "";
        const place = shape.names?.[shape.marks[0]] ?? String(shape.marks[0]);
        const mover = valueIn(position, "to_move");
        return mover ? `${place} ${inWords(mover).charAt(0)}` : place;
    });
}

// Shows the words of the position at which the pointer or the focus is.
function tellNames(place: HTMLElement, graph: Graph, i: number): void {
    const words = (k: number) => say("the-position", inWords(graph[k].position));
    const told = element("p", words(i), "aside told");
    const tell = ({ target }: Event) => {
        const node = (target as Element).closest<SVGElement>("[data-node]");
        told.textContent = words(node ? Number(node.dataset.node) : i);
    };
    for (const event of ["pointerover", "focusin"]) place.addEventListener(event, tell);
    place.firstElementChild!.after(told);
}

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// Returns the line of a move between two places. Level moves and moves that go far are bent.
function lineOf([x1, y1]: Pair, [x2, y2]: Pair, kind: string, width: number): string {
    const bend = y1 === y2 ? 24 : Math.abs(y2 - y1) > 60 || y2 < y1 ? 16 : 0;
    const middle = `${Math.min((x1 + x2) / 2 + bend, width - 2)} ${(y1 + y2) / 2 - (y1 === y2 ? bend : 0)}`;
    return `<path class="${kind}" d="M${x1} ${y1}Q${middle} ${x2} ${y2}"/>`;
}

function legendOf({ graph, values, result }: Facts): string {
    if (graph[0].score !== undefined) {
        const numbers = !result
            ? say("map-of-points")
            : result.isTotal
              ? say("map-adds-to-total")
              : say("map-adds-to-result");
        return numbers + " " + say("ring-marks-position");
    }
    return values ? say("map-of-grundy-values") : say("map-of-outcomes");
}

// Returns the map. The start is at the top, and the moves of a position lead down.
export function mapOfPositions(
    facts: Facts,
    i: number,
    move: Move | null,
    goTo: GoTo,
    again: () => void,
    room: number,
): HTMLElement[] {
    const { graph, values, result } = facts;
    const moves = graph.reduce((sum, position) => sum + position.moves.length, 0);
    const isLong = graph.some(
        ({ score = 0 }) => Number.isFinite(score) && String(score).length > MOST_DIGITS,
    );
    if (graph.length > MOST_MAPPED || moves > MOST_LINES || isLong) return [];
    const rows = layersOf(graph, !values);
    if (rows.length > MOST_LAYERS) return [];
    sortLayers(rows, graph, room);
    const { places, width, height } = placesIn(rows, room);
    const lines = graph.flatMap((position, k) =>
        position.moves.map(({ to }) => {
            const kind =
                "map-line" +
                (k === i ? " own" : "") +
                (move && k === i && to === move.to ? " chosen" : "");
            return lineOf(places[k], places[to], kind, width);
        }),
    );
    const steps = Math.max(0, ...graph.map(stepOf).filter(Number.isFinite));
    const isKnown = (k: number) => stepOf(graph[k]) <= labelled || labelled > steps;
    const names = shortNames(graph);
    const nodes = graph.map((position, k) => {
        const known = result
            ? String(result.of(k)).replace("Infinity", "∞")
            : values
              ? values[k]
              : (position.score ?? position.outcome);
        const word = isKnown(k) ? known : "?";
        const outcome = result && known !== "∞" ? "N" : position.outcome; // of a result, only the number counts
        const kind =
            "node " +
            (isKnown(k) ? outcome : "unknown") +
            (k === i ? " here" : "") +
            (move && k === move.to ? " there" : "");
        const [x, y] = places[k];
        const name = escaped(inWords(position.position));
        const isOutcomeTold = isKnown(k) && word !== outcome && position.score === undefined;
        const told = isOutcomeTold ? ", " + outcome : "";
        return (
            `<g class="${kind}" data-node="${k}" role="button" tabindex="0" aria-label="${word}${told}: ${name}">` +
            `<title>${name}</title><circle cx="${x}" cy="${y}" r="${RADIUS}"/><text x="${x}" y="${y + 4.5}">${word}</text>` +
            (names[k] &&
                `<text class="under" x="${x}" y="${y + RADIUS + 12}">${escaped(names[k])}</text>`) +
            "</g>"
        );
    });
    const svg = `<svg class="map" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${lines.join("")}${nodes.join("")}</svg>`;
    const hasPlayers = names.some((name) => name.includes(" "));
    const ofNames = !names[0] ? "" : " " + say(hasPlayers ? "map-names-and-players" : "map-names");
    const place = picture(svg, legendOf(facts) + ofNames, goTo);
    tellNames(place, graph, i);
    const count = graph.filter((_, k) => isKnown(k)).length;
    place.append(labelButtons(steps, count, graph.length, result !== null, again));
    return [element("h3", say("all-positions", graph.length)), place];
}

// Returns the buttons that label the positions step by step.
function labelButtons(
    steps: number,
    count: number,
    all: number,
    isResult: boolean,
    again: () => void,
): HTMLElement {
    const place = element("p", "", "buttons");
    const stepButton = (text: string, step: number) => {
        const made = button(text, () => {
            labelled = step;
            again();
        });
        made.dataset.step = text;
        return made;
    };
    if (labelled > steps) {
        place.append(stepButton(say("label-backwards"), 0));
        return place;
    }
    const told = say("step-of-labels", labelled, count, all);
    const hasDraws = labelled === steps && count < all;
    const rest = !hasDraws
        ? ""
        : " " + (isResult ? say("others-never-end") : say("others-are-draws"));
    const next = stepButton(say("next-step"), labelled + 1);
    place.append(next, " ", stepButton(say("all-labels"), Infinity), " " + told + rest);
    return place;
}

// map: the map of all positions of a small game.
import { inWords, unlisted, valueIn } from "../i18n/moves";
import type { Graph, Move, Pair, Position } from "../game";
import { say, sentences } from "../i18n/say";
import { button, element } from "../page/dom";
import type { Facts } from "./facts";
import { lineOf, RADIUS } from "./lines";
import { type GoTo, picture } from "./picture";

// the most positions and layers of a map
const MOST_MAPPED = 60;
const MOST_LAYERS = 40;
// above, only the moves into and out of the position of the board have lines
const MOST_LINED = 25;
const MOST_LINES = 100;
const MOST_DIGITS = 4; // of a number in the circle of a position

const APART = 30; // the least distance of two positions
const LAYER = 58; // the distance of layers
const LINE = 36; // the distance of lines in a layer
const TALLEST = 580; // a map that would be taller gets layers that are nearer, with shifted positions
const WIDEST = 120; // the distance of positions in a layer, if there is room
const NEXT_SHIFT = 0.382; // of the golden ratio: lines that are near have different shifts
const PASSES = 3; // in which layers are sorted; more do not help

// Returns the step of the backward search in which a position gets its label; draws get no label.
const stepOf = ({ length }: Position) => length ?? Infinity;

let labelled = Infinity; // the last step whose labels are shown

interface Places {
    places: Pair[];
    width: number;
    height: number;
}

// Returns the positions of the layers in lines with at most `most` positions, and the distance of each line from the line above.
function linesOf(layers: number[][], most: number): { line: number[]; step: number }[] {
    return layers.flatMap((layer) => {
        const count = Math.ceil(layer.length / Math.ceil(layer.length / most));
        return layer.flatMap((_, at) => {
            if (at % count) return [];
            return [{ line: layer.slice(at, at + count), step: at ? LINE : LAYER }];
        });
    });
}

// Returns the places of the positions in layers for this width, and the size of the map. A layer that is too wide
// has several lines, and every second line is shifted a little. In a map that would be too tall, the lines have small
// equal distances and many different shifts, so that the lines of moves pass between the positions.
function placesIn(layers: number[][], room: number, isNamed: boolean): Places {
    const least = room < 400 ? 36 : 46;
    const margin = RADIUS + 4;
    const lines = linesOf(layers, Math.max(2, Math.floor((room - 2 * margin) / least)));
    const widest = Math.max(...lines.map(({ line }) => line.length));
    const isTight = !isNamed && lines.reduce((sum, { step }) => sum + step, 0) > TALLEST;
    const shifts = isTight ? 1 : lines.length > layers.length ? 0.5 : 0;
    const gap = Math.max(least, Math.min(WIDEST, (room - 2 * margin) / (widest - 1 + shifts)));
    const near = Math.sqrt(Math.max(0, APART ** 2 - (NEXT_SHIFT * gap) ** 2));
    const tight = Math.max(TALLEST / lines.length, APART / 2, near);
    const width = Math.max(200, gap * (widest - 1 + shifts) + 2 * margin);
    const places: Pair[] = [];
    let y = margin;
    lines.forEach(({ line, step }, i) => {
        if (i) y += isTight ? tight : step;
        const odd = isTight ? ((widest - line.length) % 2) / 2 : 0;
        const shift = isTight ? ((NEXT_SHIFT * i) % 1) - 0.5 - odd : ((i % 2) - 0.5) * shifts;
        line.forEach((k, at) => {
            places[k] = [width / 2 + gap * (at - (line.length - 1) / 2 + shift), y];
        });
    });
    return { places, width, height: y + (isNamed ? LAYER / 2 : margin) };
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
function sortLayers(layers: number[][], graph: Graph, placesNow: () => Places): void {
    const neighbours: number[][] = graph.map(({ moves }) => moves.map(({ to }) => to));
    graph.forEach(({ moves }, k) => moves.forEach(({ to }) => neighbours[to].push(k)));
    for (let pass = 0; pass < PASSES; ++pass) {
        for (const layer of layers) {
            const { places } = placesNow();
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
    const words = (k: number) => say("the-position", wordsOf(graph[k]));
    const told = element("p", words(i), "aside told");
    const tell = ({ target }: Event) => {
        const node = (target as Element).closest<SVGElement>("[data-node]");
        told.textContent = words(node ? Number(node.dataset.node) : i);
    };
    for (const event of ["pointerover", "focusin"]) place.addEventListener(event, tell);
    place.firstElementChild!.after(told);
}

// Returns the words of a position, without the brackets of lists.
function wordsOf({ shape, position }: Position): string {
    const words = unlisted(inWords(position), shape.kind === "cells" && shape.rows > 1);
    if (shape.kind !== "numbers") return words;
    return words.replace(/\(\(.*\)\)/, shape.rows.map((row) => row.join(" ")).join(" / "));
}

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function legendOf({ graph, values, result }: Facts): string {
    if (graph[0].score !== undefined) {
        const numbers = !result
            ? say("map-of-points")
            : result.isFinal
              ? say("map-of-results")
              : result.isTotal
                ? say("map-adds-to-total")
                : say("map-adds-to-result");
        return sentences(numbers, say("ring-marks-position"));
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
    const isLong = graph.some(
        ({ score = 0 }) => Number.isFinite(score) && String(score).length > MOST_DIGITS,
    );
    if (graph.length > MOST_MAPPED || isLong) return [];
    const rows = layersOf(graph, !values);
    if (rows.length > MOST_LAYERS) return [];
    const names = shortNames(graph);
    const placesNow = () => placesIn(rows, room, Boolean(names[0]));
    sortLayers(rows, graph, placesNow);
    const { places, width, height } = placesNow();
    const moves = graph.reduce((sum, position) => sum + position.moves.length, 0);
    const areAllLined = graph.length <= MOST_LINED && moves <= MOST_LINES;
    const lines = graph.flatMap((position, k) =>
        position.moves.map(({ to }) => {
            if (!areAllLined && k !== i && to !== i) return "";
            const kind =
                "map-line" +
                (k === i ? " own" : areAllLined ? "" : " in") +
                (move && k === i && to === move.to ? " chosen" : "");
            return lineOf(places[k], places[to], places, kind, [width, height]);
        }),
    );
    const steps = Math.max(0, ...graph.map(stepOf).filter(Number.isFinite));
    const isKnown = (k: number) => stepOf(graph[k]) <= labelled || labelled > steps;
    const isOption = (k: number) => !areAllLined && graph[i].moves.some(({ to }) => to === k);
    const ringOf = (k: number) =>
        (k === i ? " here" : isOption(k) ? " option" : "") +
        (move && k === move.to ? " there" : "");
    const nodes = graph.map((position, k) => {
        const known = result
            ? String(result.of(k)).replace("Infinity", "∞")
            : values
              ? values[k]
              : (position.score ?? position.outcome);
        const word = isKnown(k) ? known : "?";
        const outcome = result && known !== "∞" ? "N" : position.outcome; // of a result, only the number counts
        const kind = "node " + (isKnown(k) ? outcome : "unknown") + ringOf(k);
        const [x, y] = places[k];
        const name = escaped(wordsOf(position));
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
    const ofLines = areAllLined ? "" : say("map-lines");
    const ofNames = !names[0] ? "" : say(hasPlayers ? "map-names-and-players" : "map-names");
    const place = picture(svg, sentences(legendOf(facts), ofLines, ofNames), goTo);
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
    const rest = !hasDraws ? "" : isResult ? say("others-never-end") : say("others-are-draws");
    const next = stepButton(say("next-step"), labelled + 1);
    place.append(next, " ", stepButton(say("all-labels"), Infinity), " " + sentences(told, rest));
    return place;
}

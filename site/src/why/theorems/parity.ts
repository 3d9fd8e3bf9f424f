import type { CellsShape, GraphShape, NumbersShape, PilesShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { pileOf, total } from "./values";

export const allEven: Rule<PilesShape> = {
    title: "lost-if-all-even",
    kinds: ["piles"],
    isLost: ({ shape }) => shape.piles.every((pile) => pile % 2 === 0),
    tell: ({ shape }) => say("odd-piles", shape.piles.filter((pile) => pile % 2).length),
};

export const equalPairs: Rule<PilesShape> = {
    title: "lost-if-equal-pairs",
    kinds: ["piles"],
    isLost: ({ shape }) => !unpaired(shape.piles).length,
    tell: ({ shape }) =>
        unpaired(shape.piles).length
            ? say("piles-without-equal-partner", listed(unpaired(shape.piles)))
            : say("each-pile-equal-partner"),
};

export const bothEven: Rule<CellsShape> = {
    title: "lost-if-distances-even",
    kinds: ["cells"],
    isLost: ({ shape }) =>
        shape.marks.length === 1 ? toCorner(shape).every((distance) => distance % 2 === 0) : null,
    tell: ({ shape }) => say("piece-away-from-corner", ...toCorner(shape)),
};

export const oddDegrees: Rule<GraphShape> = {
    title: "lost-if-degrees-odd",
    kinds: ["graph"],
    isLost: ({ shape }) => !evenVertices(shape).length,
    tell: ({ shape }) =>
        evenVertices(shape).length
            ? say("vertices-even-degree", listed(evenVertices(shape)))
            : say("degrees-all-odd"),
};

export const oddOnes: Rule<NumbersShape> = {
    title: "lost-if-odd-number-of-ones",
    kinds: ["numbers"],
    isLost: ({ shape }) => shape.rows.every((bits) => total(bits) % 2 === 1),
    tell: ({ shape }) => say("ones-in-binary", listed(shape.rows.map(total))),
};

export const oddPowerOf2: Rule<PilesShape> = {
    title: "lost-number-odd-2",
    kinds: ["piles"],
    isLost: (position) =>
        pileOf(position) % 2 === 1 || Number.isInteger((Math.log2(pileOf(position)) - 1) / 2),
    tell: (position) =>
        pileOf(position) % 2
            ? say("number-is-odd", pileOf(position))
            : say("number-is-even", pileOf(position)),
};

const unpaired = (piles: number[]) =>
    [...new Set(piles)]
        .filter((pile) => pile && piles.filter((other) => other === pile).length % 2)
        .sort((a, b) => a - b);

const toCorner = ({ rows, marks: [[row, column]] }: CellsShape) => [rows - 1 - row, column]; // the lower left corner

function evenVertices({ edges, vertices, names }: GraphShape): (string | number)[] {
    const degrees = Array(vertices).fill(0);
    edges.flat().forEach((vertex) => ++degrees[vertex]);
    const left = degrees
        .map((degree, vertex) => [vertex, degree])
        .filter(([, degree]) => degree && degree % 2 === 0);
    if (!edges.length) return [say("the-last-one")]; // a single vertex has the degree 0
    return left.map(([vertex]) => (names || [])[vertex] || vertex);
}

import type { CellsShape, GraphShape, NumbersShape, PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { pileOf, total } from "./values";

export const allEven: Rule<PilesShape> = {
    title: "Lost if all piles are even",
    kinds: ["piles"],
    isLost: ({ shape }) => shape.piles.every((pile) => pile % 2 === 0),
    tell: ({ shape }) => say("Odd piles: {0}.", shape.piles.filter((pile) => pile % 2).length),
};

export const equalPairs: Rule<PilesShape> = {
    title: "Lost if the piles form pairs of equal piles",
    kinds: ["piles"],
    isLost: ({ shape }) => !unpaired(shape.piles).length,
    tell: ({ shape }) =>
        unpaired(shape.piles).length
            ? say("Piles without an equal partner: {0}.", unpaired(shape.piles).join(", "))
            : say("Each pile has an equal partner."),
};

export const bothEven: Rule<CellsShape> = {
    title: "Lost if both distances to the corner are even",
    kinds: ["cells"],
    isLost: ({ shape }) =>
        shape.marks.length === 1 ? toCorner(shape).every((distance) => distance % 2 === 0) : null,
    tell: ({ shape }) =>
        say("The piece is {0} rows and {1} columns away from the corner.", ...toCorner(shape)),
};

export const oddDegrees: Rule<GraphShape> = {
    title: "Lost if every vertex has an odd degree",
    kinds: ["graph"],
    isLost: ({ shape }) => !evenVertices(shape).length,
    tell: ({ shape }) =>
        evenVertices(shape).length
            ? say("Vertices with an even degree: {0}.", evenVertices(shape).join(", "))
            : say("Every vertex has an odd degree."),
};

export const oddOnes: Rule<NumbersShape> = {
    title: "Lost if each number has an odd number of ones in binary",
    kinds: ["numbers"],
    isLost: ({ shape }) => shape.rows.every((bits) => total(bits) % 2 === 1),
    tell: ({ shape }) => say("Numbers of ones: {0}.", shape.rows.map(total).join(", ")),
};

export const oddPowerOf2: Rule<PilesShape> = {
    title: "Lost if the number is odd, or 2 to an odd power",
    kinds: ["piles"],
    isLost: (position) =>
        pileOf(position) % 2 === 1 || Number.isInteger((Math.log2(pileOf(position)) - 1) / 2),
    tell: (position) =>
        pileOf(position) % 2
            ? say("{0} is odd.", pileOf(position))
            : say("{0} is even. The powers 2, 8, 32, ... are lost.", pileOf(position)),
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
    if (!edges.length) return [say("the last one")]; // a single vertex has the degree 0
    return left.map(([vertex]) => (names || [])[vertex] || vertex);
}

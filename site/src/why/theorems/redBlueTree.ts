import type { GraphShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say } from "../../i18n/say";
import { fractionText } from "../numbers";
import { rooted } from "./graphs";
import type { Rule } from "./theorem";
import { range, total } from "./values";

// A branch: an edge and what it carries. The steps say how the value follows, from the top of the branch down.
interface Branch {
    value: number;
    edges: number;
    steps: string[];
}

// Chef cuts a black edge, Ksen a white one.
export const redBlueTree: Rule<GraphShape> = {
    title: "red-blue-hackenbush-black",
    kinds: ["graph"],
    isLost({ shape, position }) {
        const lead = total(branchesOf(shape).map(({ value }) => value));
        return valueIn(position, "to_move") === "Chef" ? lead <= 0 : lead >= 0;
    },
    tell({ shape }) {
        const branches = branchesOf(shape);
        if (!branches.length) return say("no-edge-left");
        return say("black-edge-below-part", listed(largest(branches).steps));
    },
};

// Returns the branches at the root.
function branchesOf(shape: GraphShape): Branch[] {
    const { above: below, order } = rooted(shape, shape.marks[0]);
    const white = new Set(
        (shape.others ?? []).map((i) => {
            const [a, b] = shape.edges[i];
            return below[b] === a ? b : a;
        }),
    );
    const carried: Branch[][] = range(shape.vertices).map(() => []);
    for (const vertex of order.slice(1).reverse())
        carried[below[vertex]].unshift(onEdge(carried[vertex], white.has(vertex)));
    return carried[order[0]];
}

// Returns the branch that consists of an edge and the branches that it carries.
function onEdge(branches: Branch[], isWhite: boolean): Branch {
    const sign = isWhite ? -1 : 1;
    const values = branches.map(({ value }) => sign * value);
    const value = sign * onBlack(total(values));
    const step = `${isWhite ? "−" : ""}b(${sumText(values)}) = ${fractionText(value)}`;
    return {
        value,
        edges: 1 + total(branches.map(({ edges }) => edges)),
        steps: branches.length ? [...largest(branches).steps, step] : [step],
    };
}

const onBlack = (x: number): number => (x >= 0 ? x + 1 : onBlack(x + 1) / 2);

const largest = (branches: Branch[]) => branches.reduce((a, b) => (b.edges > a.edges ? b : a));

const sumText = (values: number[]) =>
    values.map(fractionText).join(" + ").replace(/\+ −/g, "− ") || "0";

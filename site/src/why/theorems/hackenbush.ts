import type { GraphShape, Pair } from "../../game";
import { say } from "../../i18n/say";
import type { Part, Sum } from "./theorem";
import { range, xor } from "./values";

// Green Hackenbush on trees
const REST = "branch-is-one-more";

export const colon: Sum<GraphShape> = {
    title: "value-each-branch-root",
    kinds: ["graph"],
    rest: REST,
    parts: (shape) => grown(shape)?.parts ?? null,
    texts: valuesAndRoot,
};

// Green Hackenbush on graphs
export const fusion: Sum<GraphShape> = {
    title: "value-each-branch-1",
    kinds: ["graph"],
    rest: "branch-with-cycles",
    proof: "cycle-is-loops",
    parts: (shape) => grown(shape)?.parts ?? null,
    texts: valuesAndRoot,
};

export const misereColon: Sum<GraphShape> = {
    title: "value-each-branch-root",
    kinds: ["graph"],
    isMisere: true,
    rest: REST,
    parts: (shape) => grown(shape)?.parts ?? null,
    texts: valuesAndRoot,
};

// Returns the values of the edges, and a word at the root.
function valuesAndRoot(shape: GraphShape): [string, string | number][] {
    const { marks } = shape;
    return [
        ...(grown(shape)?.edges ?? []).map(([edge, value]): [string, number] => [
            "edge " + edge,
            value,
        ]),
        ...marks
            .filter(() => marks.length === 1)
            .map((root): [string, string] => ["vertex " + root, say("root")]),
    ];
}

// What grows from a vertex: the branches on its block, the cycle edges of the block, and the count of all edges.
interface Block {
    branches: { value: number; edges: number; text: string; ends: Pair }[];
    cycles: number;
    edges: number;
}

const MOST_TERMS = 6;

// Returns how the value of a branch is computed from what grows on its first edge, "" for nothing and for too much.
function sumOf({ branches, cycles }: Block): string {
    const terms = [...branches.map(({ value }) => value), ...range(cycles).map(() => 1)];
    if (!terms.length || terms.length > MOST_TERMS) return "";
    return terms.length === 1 ? `${terms[0]} + 1` : `(${terms.join(" ⊕ ")}) + 1`;
}

// Returns the branches of a graph at the ground, and the values of the edges: a bridge has the value of its branch, an edge
// of a cycle has the value 1. The marks are the vertices on the ground. By the fusion principle, the vertices of a cycle
// become one vertex, and each edge of a cycle is a loop of the value 1. By the colon principle, a branch is worth 1 more
// than what grows from its first edge.
function grown(shape: GraphShape): { parts: Part[]; edges: Pair[] } | null {
    if (shape.directed || !shape.marks.length) return null;
    const ground = new Set(shape.marks);
    const near: Pair[][] = Array.from({ length: shape.vertices }, () => []); // a neighbour, and the edge
    const vertexOf = (vertex: number) => (ground.has(vertex) ? shape.marks[0] : vertex);
    shape.edges.forEach(([a, b], i) => {
        near[vertexOf(a)].push([vertexOf(b), i]);
        if (vertexOf(a) !== vertexOf(b)) near[vertexOf(b)].push([vertexOf(a), i]);
    });
    const depth = new Map<number, number>(); // of the depth first search
    const bridges = new Map<number, number>();
    const above = new Set<number>(); // the edges that the search has taken
    // Returns the least depth that a cycle through a vertex reaches, and what grows from the vertex.
    function search(vertex: number, from: { vertex: number; edge: number }): [number, Block] {
        const own = depth.size ? depth.get(from.vertex)! + 1 : 0;
        depth.set(vertex, own);
        let least = own;
        const block: Block = { branches: [], cycles: 0, edges: 0 };
        for (const [next, edge] of near[vertex]) {
            if (edge === from.edge || above.has(edge)) continue;
            above.add(edge);
            ++block.edges;
            if (depth.has(next)) {
                // a loop, or an edge down: the end of a cycle
                least = Math.min(least, depth.get(next)!);
                ++block.cycles;
                continue;
            }
            const [reached, other] = search(next, { vertex, edge });
            block.edges += other.edges;
            if (reached > own) {
                // a bridge: a branch
                const value = valueOf(other) + 1;
                bridges.set(edge, value);
                block.branches.push({
                    value,
                    edges: other.edges + 1,
                    text: sumOf(other),
                    ends: [vertex, next],
                });
            } else {
                least = Math.min(least, reached);
                block.cycles += other.cycles + 1;
                block.branches.push(...other.branches);
            }
        }
        return [least, block];
    }
    const valueOf = (block: Block): number =>
        xor(block.branches.map(({ value }) => value)) ^ (block.cycles % 2);
    const [, block] = search(shape.marks[0], { vertex: -1, edge: -1 });
    const loops = block.cycles;
    const names = (shape.names ?? []).filter(Boolean);
    const areUnique = names.length > 0 && new Set(names).size === names.length;
    const name = ({ edges, text, ends }: Block["branches"][number]) => {
        const named = ends.map((vertex) => shape.names?.[vertex]);
        if (areUnique && named.every(Boolean))
            return say(text ? "branch-and-vertex" : "branch-on-edge", ...named);
        return edges === 1 ? say("branch-of-one-edge") : say("branch-of-edges", edges);
    };
    const parts = [
        ...block.branches.map((branch) => ({
            name: name(branch),
            text: branch.text,
            value: branch.value,
        })),
        ...(loops ? [{ name: say("edges-of-cycles", loops), text: "", value: loops % 2 }] : []),
    ];
    return { parts, edges: [...above].map((edge) => [edge, bridges.get(edge) ?? 1]) };
}

import type { GraphShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";

// the layer of a vertex is the mex of the layers at the ends of its edges
export const layers: Rule<GraphShape> = {
    title: "lost-if-layers-zero",
    kinds: ["graph"],
    isLost: ({ shape }) => (shape.directed ? layerSums(shape).every((sum) => !sum) : null),
    tell: ({ shape }) => say("nim-sums-layers-0", listed(layerSums(shape))),
};

function layerSums({ vertices, edges, marks }: GraphShape): number[] {
    const known = new Map<number, number>();
    const sums: number[] = [];
    const layer = (vertex: number): number => {
        if (!known.has(vertex)) {
            const met = edges.filter(([from]) => from === vertex).map(([, to]) => layer(to));
            let least = 0;
            while (met.includes(least)) ++least;
            known.set(vertex, least);
        }
        return known.get(vertex)!;
    };
    for (let vertex = 0; vertex < vertices; ++vertex)
        sums[layer(vertex)] ^= marks.filter((mark) => mark === vertex).length;
    return [...sums].map(Number);
}

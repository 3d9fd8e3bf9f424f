import type { Graph, GraphShape } from "../../game";
import { listed, say } from "../../i18n/say";
import { depths } from "./graphs";
import type { Rule } from "./theorem";
import { xor } from "./values";

// a move puts presents on the ancestor at a fixed distance k
export const staircaseOfDepths: Rule<GraphShape, { root: number; k: number }> = {
    title: "presents-odd-stairs",
    kinds: ["graph"],
    of: (graph) => ({ root: (graph[0].position as { root: number }[])[0].root, k: reach(graph) }),
    isLost: ({ shape }, { root, k }) => !k || !xor(oddStairs(shape, root, k)),
    tell: ({ shape }, { root, k }) =>
        !k
            ? say("no-present-moved")
            : say(
                  "present-depth-d-stair",
                  k,
                  listed(oddStairs(shape, root, k)) || 0,
                  xor(oddStairs(shape, root, k)),
              ),
};

// Returns the distance that presents are moved, 0 if there is no move.
function reach(graph: Graph<GraphShape>): number {
    const first = graph.find(({ moves }) => moves.length);
    if (!first) return 0;
    const { from_node, to_node } = first.moves[0].words as { from_node: number; to_node: number };
    return depths(first.shape, from_node)[to_node];
}

// Returns the numbers of presents on the nodes on odd stairs.
function oddStairs(shape: GraphShape, root: number, k: number): number[] {
    const depth = depths(shape, root);
    const onOdd = [...new Set(shape.marks)].filter((vertex) => Math.floor(depth[vertex] / k) % 2);
    return onOdd.map((vertex) => shape.marks.filter((mark) => mark === vertex).length);
}

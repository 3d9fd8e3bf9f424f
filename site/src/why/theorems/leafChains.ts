import type { GraphShape } from "../../game";
import { listed, say } from "../../i18n/say";
import { rooted } from "./graphs";
import type { Rule } from "./theorem";

export const leafChains: Rule<GraphShape> = {
    title: "chains-leaves-first-fork",
    kinds: ["graph"],
    isLost: ({ shape }) => chains(shape).every((length) => length % 2 === 0),
    tell: ({ shape }) => say("lengths-chains-position-lost", listed(chains(shape)) || 0),
};

// Returns the lengths of the chains of a tree: from each leaf down to the first fork, without the fork.
function chains(shape: GraphShape): number[] {
    if (!shape.marks.length) return []; // no node is left
    const { above, order } = rooted(shape, shape.marks[0]);
    const children = Array(shape.vertices).fill(0);
    for (const vertex of order.slice(1)) ++children[above[vertex]];
    const length = (vertex: number): number =>
        children[vertex] > 1 ? 0 : 1 + (vertex === shape.marks[0] ? 0 : length(above[vertex]));
    return order.filter((vertex) => !children[vertex]).map(length);
}

import type { GraphShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say } from "../../i18n/say";
import { neighbours } from "./graphs";
import type { Rule } from "./theorem";

export const fewerStones: Rule<GraphShape> = {
    title: "lost-no-neighbour-fewer",
    kinds: ["graph"],
    isLost: (position) => !lostNeighbours(position).length,
    tell: (position) =>
        lostNeighbours(position).length
            ? say("lost-neighbours-fewer-stones", listed(lostNeighbours(position)))
            : say("no-neighbour-fewer-stones"),
};

// Returns the neighbours of the token that have fewer stones and are lost.
function lostNeighbours({ shape, position }: Position<GraphShape>): number[] {
    const stones = [0, ...(valueIn(position, "piles") as number[])];
    const near = neighbours(shape);
    const lost = (vertex: number): number[] =>
        near.get(vertex)!.filter((next) => stones[next] < stones[vertex] && !lost(next).length);
    return lost(shape.marks[0]);
}

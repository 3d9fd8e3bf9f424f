import type { NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";

// Node 1 is the first row of weights, and the columns are the nodes after the last row. A weight of 0 is no edge.
export const stableMatching: Rule<NumbersShape> = {
    title: "stable-matching-rows-columns",
    kinds: ["numbers"],
    isLost: (position) => !partnersIn(position).has(tokenOf(position)),
    tell(position) {
        const token = tokenOf(position);
        if (!token) return say("whatever-alice-chooses-stable");
        if (!position.moves.length) return say("no-move-left");
        const partners = partnersIn(position);
        const pairs = listed(
            [...partners].map(([a, b]) => `${Math.min(a, b)}–${Math.max(a, b)}`).sort(),
        );
        const isRow = token <= position.shape.rows.length;
        const matching =
            isRow === isDecreasing(position)
                ? say("rows-prefer-small-weights", pairs)
                : say("rows-prefer-large-weights", pairs);
        const why = partners.has(token)
            ? say("node-token-goes-partner", token, partners.get(token))
            : say("node-no-partner-after", token);
        return sentences(matching, why);
    },
};

// Returns the node of the token; 0 before the first move.
const tokenOf = ({ position }: Position) => Number(valueIn(position, "token") ?? 0);

const isDecreasing = ({ position }: Position) => valueIn(position, "order") === "decreasing";

// Returns the partners of the nodes on the side of the token in a stable matching. These nodes propose. If the player to
// move needs a smaller weight, they prefer small weights, and the other nodes prefer large ones.
function partnersIn(position: Position<NumbersShape>): Map<number, number> {
    const { rows } = position.shape;
    const n = rows.length;
    const token = tokenOf(position);
    const last = valueIn(position.position, "along_weight");
    const sign = isDecreasing(position) ? 1 : -1;
    const weight = (a: number, b: number) => rows[Math.min(a, b) - 1][Math.max(a, b) - n - 1];
    // the edges that the player to move can use, and those between other nodes
    const isEdge = (a: number, b: number) =>
        weight(a, b) > 0 &&
        (a !== token || last === undefined || sign * weight(a, b) < sign * Number(last));
    const sides = [rows.map((_, i) => i + 1), rows.map((_, i) => n + i + 1)];
    const [own, others] = token <= n ? sides : [sides[1], sides[0]];
    const wishes = own.map((a): [number, number[]] => [
        a,
        others.filter((b) => isEdge(a, b)).sort((b, c) => sign * (weight(a, b) - weight(a, c))),
    ]);
    const holders = new Map<number, [number, number[]]>();
    for (const each of wishes) {
        for (let free: [number, number[]] | undefined = each; free;) {
            const [a, list]: [number, number[]] = free;
            const b = list.shift();
            if (b === undefined) break;
            const old = holders.get(b);
            if (old && sign * weight(a, b) < sign * weight(old[0], b)) continue;
            holders.set(b, free);
            free = old;
        }
    }
    return new Map([...holders].map(([b, [a]]) => [a, b]));
}

import type { CellsShape, Position } from "../../game";
import { listed, say } from "../../i18n/say";
import { gaps, hasRow } from "./parts";
import type { Rule } from "./theorem";

// gaps between pairs of pieces; a move changes at most d gaps
export const moore: Rule<CellsShape, { d: number }> = {
    title: "moores-nim",
    kinds: ["cells"],
    of(graph) {
        const changed = (a: Position<CellsShape>, b: Position<CellsShape>) =>
            gaps(a.shape).filter((gap, i) => gap !== gaps(b.shape)[i]).length;
        return {
            d: Math.max(
                1,
                ...graph.flatMap((position) =>
                    position.moves.map(({ to }) => changed(position, graph[to])),
                ),
            ),
        };
    },
    isLost: ({ shape }, { d }) =>
        hasRow(shape) ? onesOf(gaps(shape)).every((count) => count % (d + 1) === 0) : null,
    tell: ({ shape }, { d }) =>
        say(
            "gaps-binary-their-columns",
            listed(gaps(shape)),
            listed(onesOf(gaps(shape))),
            d,
            d + 1,
        ),
};

// Returns the number of ones in each binary column; the column of the largest power comes first.
function onesOf(numbers: number[]): number[] {
    const counts: number[] = [];
    for (let weight = 1; !counts.length || weight <= Math.max(...numbers); weight *= 2) {
        counts.unshift(numbers.filter((number) => Math.floor(number / weight) % 2).length);
    }
    return counts;
}

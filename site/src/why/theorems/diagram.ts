import type { Pair, PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

// the piles as columns, in falling order; a token goes up or to the right, and who leaves the columns loses
export const diagram: Rule<PilesShape> = {
    title: "diagonal-piles",
    kinds: ["piles"],
    isLost: ({ shape }) =>
        shape.piles.length > 0 &&
        corner(shape.piles).distances.every((distance) => distance % 2 === 0),
    tell({ shape }) {
        if (!shape.piles.length) return say("other-player-eaten-last");
        const { step, distances } = corner(shape.piles);
        return say("falling-order-diagonal-piles", step, ...distances);
    },
};

// Returns where the diagonal of piles ends, and the distances from there to the upper and the right end.
function corner(piles: number[]): { step: number; distances: Pair } {
    const columns = [...piles].sort((a, b) => b - a);
    let step = 0;
    while (step + 1 < columns.length && columns[step + 1] > step + 1) ++step;
    return {
        step,
        distances: [
            columns[step] - step - 1,
            columns.filter((column) => column > step).length - step - 1,
        ],
    };
}

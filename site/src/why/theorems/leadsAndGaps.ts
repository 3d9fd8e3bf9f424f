import type { CellsShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { range, total, xor } from "./values";

// In each row, First moves a piece to the left, Second a piece to the right, over empty cells.
export const leadsAndGaps: Rule<CellsShape> = {
    title: "The free moves of both players, and then the nim-sum of the gaps",
    kinds: ["cells"],
    isLost({ shape, position }) {
        const { first, second, gaps } = movesIn(shape);
        const lead = valueIn(position, "to_move") === "First" ? first - second : second - first;
        return lead < 0 || (lead === 0 && xor(gaps) === 0);
    },
    tell({ shape }) {
        const { first, second, gaps } = movesIn(shape);
        if (!first && !second && gaps.every((gap) => !gap)) return say("No move is left.");
        return (
            say(
                "Free moves in the rows whose pieces move apart: First {0}, Second {1}.",
                first,
                second,
            ) +
            " " +
            (first === second
                ? say(
                      "The numbers are equal, so the gaps between facing pieces decide, as in Nim: {0}. Their nim-sum is {1}.",
                      gaps.join(", ") || say("none"),
                      xor(gaps),
                  )
                : say("The numbers differ, so the larger one decides, and the gaps do not count."))
        );
    },
};

// Returns how many free moves both players have in the rows whose pieces move apart, and the gaps of the other rows.
function movesIn({ rows, columns, marks, others }: CellsShape) {
    const pairs = range(rows).map((row) => [marks[row][1], others[row][1]]);
    const apart = pairs.filter(([first, second]) => first < second);
    const facing = pairs.filter(([first, second]) => first > second);
    return {
        first: total(apart.map(([first]) => first)),
        second: total(apart.map(([, second]) => columns - 1 - second)),
        gaps: facing.map(([first, second]) => first - second - 1),
    };
}

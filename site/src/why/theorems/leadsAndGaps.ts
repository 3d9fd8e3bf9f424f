import type { CellsShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";
import { range, total, xor } from "./values";

// In each row, First moves a piece to the left, Second a piece to the right, over empty cells.
export const leadsAndGaps: Rule<CellsShape> = {
    title: "free-moves-both-players",
    kinds: ["cells"],
    isLost({ shape, position }) {
        const { first, second, gaps } = movesIn(shape);
        const lead = valueIn(position, "to_move") === "First" ? first - second : second - first;
        return lead < 0 || (lead === 0 && xor(gaps) === 0);
    },
    tell({ shape }) {
        const { first, second, gaps } = movesIn(shape);
        if (!first && !second && gaps.every((gap) => !gap)) return say("no-move-left");
        return sentences(
            say("free-moves-rows-whose", first, second),
            first === second
                ? say("numbers-equal-gaps-between", listed(gaps) || say("no-options"), xor(gaps))
                : say("numbers-differ-larger-one"),
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

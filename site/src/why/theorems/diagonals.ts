import type { NumbersShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";

// a diagonal goes from the lower left to the upper right
export const diagonals: Rule<NumbersShape> = {
    title: "lost-if-diagonals-zero",
    kinds: ["numbers"],
    isLost: ({ shape }) => diagonalSums(shape).every((sum) => !sum),
    tell: ({ shape }) => say("nim-sums-diagonals-upper", listed(diagonalSums(shape))),
};

function diagonalSums({ rows }: NumbersShape): number[] {
    const sums = Array(rows.length + rows[0].length - 1).fill(0);
    rows.forEach((row, i) =>
        row.forEach((number, j) => {
            sums[i + j] ^= number;
        }),
    );
    return sums;
}

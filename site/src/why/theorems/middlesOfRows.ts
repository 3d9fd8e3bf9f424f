import type { NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import { leftOf } from "./middleOfRow";
import type { Scoring } from "./theorem";
import { total } from "./values";

// Takahashi and Aoki delete numbers at the ends of rows. Takahashi wants the sum of the last numbers large.
export const middlesOfRows: Scoring<NumbersShape> = {
    title: "rows-odd-length-count",
    kinds: ["numbers"],
    score(position) {
        const { odd, even } = worthsOf(position);
        return total([...odd, ...even.map(({ taken }) => taken)]);
    },
    tell(position) {
        const { rows } = position.shape;
        if (!position.moves.length) return say("each-row-one-number");
        const { xIsTakahashi, odd, even } = worthsOf(position);
        const told = [];
        if (rows.some((row) => row.length > 2))
            told.push(
                say(
                    "whenever-no-even-row",
                    xIsTakahashi ? "Takahashi" : "Aoki",
                    xIsTakahashi ? "min(v, max(u, w))" : "max(v, min(u, w))",
                ),
            );
        if (odd.length) told.push(say("odd-rows-values", odd.join(", ")));
        if (even.length)
            told.push(
                say(
                    "move-makes-even-row",
                    String(valueIn(position.position, "to_move")),
                    even.map(({ p, q, taken }) => `${p} | ${q} → ${taken}`).join(", "),
                ),
            );
        return told.join(" ");
    },
};

// Returns what the odd rows of three or more numbers are worth, and the two worths p ≥ q that a move in each even row can
// leave, with the one that the players take. `xIsTakahashi`: Takahashi, not Aoki, is to move whenever no even row is left.
function worthsOf({ shape: { rows }, position }: Position<NumbersShape>) {
    const begins = valueIn(position, "to_move") === "Takahashi";
    const evenRows = rows.filter((row) => row.length % 2 === 0);
    const xIsTakahashi = begins === (evenRows.length % 2 === 0);
    const even = evenRows
        .map((row) => [row.slice(1), row.slice(0, -1)].map((each) => leftOf(each, xIsTakahashi)))
        .map((worths) => ({ p: Math.max(...worths), q: Math.min(...worths) }))
        .sort((a, b) => b.p - b.q - (a.p - a.q))
        .map(({ p, q }, i) => ({ p, q, taken: (i % 2 === 0) === begins ? p : q }));
    const odd = rows
        .filter((row) => row.length > 1 && row.length % 2)
        .map((row) => leftOf(row, xIsTakahashi));
    return { xIsTakahashi, odd, even };
}

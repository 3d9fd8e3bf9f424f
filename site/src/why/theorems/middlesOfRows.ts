import type { NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say, sentences } from "../../i18n/say";
import { leftOf, middleOf } from "./middleOfRow";
import type { Scoring } from "./theorem";
import { total } from "./values";

// Takahashi and Aoki delete numbers at the ends of rows. Takahashi wants the sum of the last numbers large.
export const middlesOfRows: Scoring<NumbersShape> = {
    title: "rows-odd-length-count",
    result: "result-is-sum-of-last",
    kinds: ["numbers"],
    score(position) {
        const { single, odd, even } = worthsOf(position);
        return total([
            ...single,
            ...odd.map(({ worth }) => worth),
            ...even.map(({ taken }) => taken),
        ]);
    },
    letters: ({ rows }) =>
        rows.flatMap((row, i) =>
            isOdd(row)
                ? [..."uvw"].map((letter, k): [string, string] => [
                      `number ${i} ${(row.length >> 1) - 1 + k}`,
                      letter,
                  ])
                : [],
        ),
    tell(position) {
        if (!position.moves.length) return say("each-row-one-number");
        const { xIsTakahashi, odd, even } = worthsOf(position);
        const told = [];
        if (even.length > 1) told.push(say("even-rows-in-turn"));
        else if (even.length && odd.length) told.push(say("even-row-first"));
        for (const { i, left, p, q, taken, taker } of even) {
            const ends = [position.shape.rows[i][0], position.shape.rows[i].at(-1)!];
            const choices = left.map(({ row, worth }, k) =>
                row.length === 1 ? [worth] : [ends[k], middleOf(row).join("\u00a0"), worth],
            );
            const key =
                choices[0].length === 1 ? "even-row-leaves-number" : "even-row-leaves-middle";
            told.push(
                p === q
                    ? say("even-row-same", i + 1, p)
                    : say(key, i + 1, ...choices.flat(), taker, taken),
            );
        }
        for (const { i, row, worth } of odd) {
            const [u, v, w] = middleOf(row);
            const formula = xIsTakahashi
                ? `min(${v}, max(${u}, ${w}))`
                : `max(${v}, min(${u}, ${w}))`;
            told.push(say("odd-row-worth", i + 1, `${u} ${v} ${w}`, `${formula} = ${worth}`));
        }
        const chosen = even.map(({ left, taken }) => left.find(({ worth }) => worth === taken)!);
        return [sentences(...told), whyMiddle([...odd, ...chosen], xIsTakahashi)].join("\n");
    },
};

// Returns sentences that say why a middle is worth so much: the first one in which the choice of a pair matters.
function whyMiddle(rows: { row: number[]; worth: number }[], xIsTakahashi: boolean): string {
    const keeps = xIsTakahashi ? Math.min : Math.max;
    const middles = rows
        .filter(({ row }) => row.length > 1)
        .map(({ row, worth }) => {
            const [u, v, w] = middleOf(row);
            return { middle: [u, v, w], pairs: [keeps(u, v), keeps(v, w)], worth };
        });
    const example = middles.find(({ pairs: [left, right] }) => left !== right) ?? middles[0];
    if (!example) return "";
    const key = xIsTakahashi ? "why-middle-takahashi" : "why-middle-aoki";
    return say(key, ...example.middle, ...example.pairs, example.worth);
}

// Returns whether a row has three numbers in the middle.
const isOdd = (row: number[]) => row.length > 1 && row.length % 2 === 1;

// Returns the numbers that are alone in their rows, what the odd rows of three or more numbers are worth, and the even rows in
// the order in which they are played: the two odd rows that a move can leave, their worths p ≥ q, and the one that the player
// takes. `xIsTakahashi`: Takahashi, not Aoki, is to move whenever no even row is left.
function worthsOf({ shape: { rows }, position }: Position<NumbersShape>) {
    const begins = valueIn(position, "to_move") === "Takahashi";
    const named = rows.map((row, i) => ({ i, row }));
    const evenRows = named.filter(({ row }) => row.length % 2 === 0);
    const xIsTakahashi = begins === (evenRows.length % 2 === 0);
    const worthOf = (row: number[]) => ({ row, worth: leftOf(row, xIsTakahashi) });
    const even = evenRows
        .map(({ i, row }) => {
            const left = [row.slice(1), row.slice(0, -1)].map(worthOf);
            const worths = left.map(({ worth }) => worth);
            return { i, left, p: Math.max(...worths), q: Math.min(...worths) };
        })
        .sort((a, b) => b.p - b.q - (a.p - a.q))
        .map((each, k) =>
            (k % 2 === 0) === begins
                ? { ...each, taken: each.p, taker: "Takahashi" }
                : { ...each, taken: each.q, taker: "Aoki" },
        );
    const odd = named.filter(({ row }) => isOdd(row)).map(({ i, row }) => ({ i, ...worthOf(row) }));
    const single = rows.filter(({ length }) => length === 1).flat();
    return { xIsTakahashi, single, odd, even };
}

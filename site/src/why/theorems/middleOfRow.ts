import type { NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Scoring } from "./theorem";

// Oleg and Igor eat the first or the last number of a row. Oleg wants the last number large.
export const middleOfRow: Scoring<NumbersShape> = {
    title: "middle-decides",
    result: "result-is-last-number",
    kinds: ["numbers"],
    score: (position) => leftOf(position.shape.rows[0], isOlegs(position)),
    tell(position) {
        const [row] = position.shape.rows;
        if (row.length === 1) return say("one-number-left", row[0]);
        const [u, v, w] = middleOf(row);
        const [mover, other, best, worst] = isOlegs(position)
            ? ["Oleg", "Igor", "max", "min"]
            : ["Igor", "Oleg", "min", "max"];
        const left = leftOf(row, isOlegs(position));
        return row.length % 2 === 0
            ? say("middle-two", u, v, mover, `${best}(${u}, ${v}) = ${left}`, left)
            : say(
                  "middle-three",
                  u,
                  v,
                  w,
                  mover,
                  other,
                  `${best}(${worst}(${u}, ${v}), ${worst}(${v}, ${w})) = ${left}`,
              );
    },
};

const isOlegs = ({ position }: Position) => valueIn(position, "to_move") === "Oleg";

// Returns the two numbers in the middle of an even row, or the three in the middle of an odd row.
export function middleOf(row: number[]): number[] {
    const half = row.length >> 1;
    return row.slice(Math.max(0, half - 1), row.length - half + 1);
}

const chosen = (wantsLarge: boolean, ...numbers: number[]) =>
    wantsLarge ? Math.max(...numbers) : Math.min(...numbers);

// Returns which number of a row is left, if the player to move wants a large or a small one.
export function leftOf(row: number[], wantsLarge: boolean): number {
    const [u, v, w] = middleOf(row);
    if (row.length === 1) return u;
    return row.length % 2 === 0
        ? chosen(wantsLarge, u, v)
        : chosen(!wantsLarge, v, chosen(wantsLarge, u, w));
}

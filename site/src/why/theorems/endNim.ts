import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const endNim: Rule<PilesShape> = {
    title: "end-nim",
    kinds: ["piles"],
    isLost: ({ shape }) => leftEnd(shape.piles.filter(Boolean)) === 0,
    tell({ shape }) {
        const row = shape.piles.filter(Boolean);
        const inner = row.slice(1);
        return !row.length
            ? say("no-pile-left")
            : say(
                  "exactly-one-size-first",
                  leftEnd(inner) || say("none-because-rest-alone"),
                  row[0],
              );
    },
};

// Returns the size that makes a row lost if a pile of this size is added on its left, 0 if the row itself is lost.
function leftEnd(row: number[]): number {
    if (!row.length) return 0;
    const pile = row[row.length - 1];
    const rest = row.slice(0, -1);
    const l = leftEnd(rest);
    const r = leftEnd(rest.reverse());
    return pile === r
        ? 0
        : r < pile && pile <= l
          ? pile - 1
          : l <= pile && pile < r
            ? pile + 1
            : pile;
}

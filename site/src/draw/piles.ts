import type { PilesShape } from "../game";
import type { Bits, Extra } from "./extra";
import type { Changed, Drawing } from "./svg";
import { markOf, placed, round, textAt } from "./svg";

export const MOST_COUNTERS = 60; // a pile with more counters is drawn as a bar

const ON_LINE = matchMedia("(max-width: 30rem)").matches ? 10 : 20; // counters in a line; on a phone there are fewer, so that they are large enough to touch

const BIT = 22; // the width of a column of bits

// Returns the size of each pile before or after a move. Compares pile by pile, or in any order, with equal piles matched
// first; uses the way with fewer changed piles. A pile that is gone has the size 0.
export function sizesIn({ piles, isStable, order }: PilesShape, other: number[]): number[] {
    const left = other.slice();
    const same = piles.map(
        (pile) => left.splice(left.indexOf(pile), left.includes(pile) ? 1 : 0)[0],
    );
    const apart = piles.filter((pile, i) => pile !== other[i]);
    const isInPlace =
        piles.length === other.length && (isStable || order || apart.length <= left.length);
    return isInPlace ? other : same.map((pile) => pile ?? left.shift() ?? 0);
}

// Draws piles. If a pile is too large for counters, the piles are bars.
export function drawPiles(shape: PilesShape, { notes, before }: Extra): Drawing {
    const inBinary = notes?.bits;
    const isComparable = before?.kind === "piles" && before.piles.length === shape.piles.length;
    const were = isComparable ? sizesIn(shape, before.piles) : [];
    const sizes = shape.piles.map((pile, i) => Math.max(pile, were[i] || 0)); // with the counters that were taken
    const largest = Math.max(0, ...sizes);
    const left = 24 + 9 * String(largest).length;
    const lines = (pile: number) =>
        largest > MOST_COUNTERS ? 1 : Math.max(1, Math.ceil(pile / ON_LINE));
    const placeOf = (j: number) => [
        left + 20 * (j % ON_LINE) + 7 * Math.floor((j % ON_LINE) / 5),
        22 * Math.floor(j / ON_LINE),
    ];
    const widest =
        largest > MOST_COUNTERS
            ? left + 400
            : placeOf(Math.max(0, Math.min(largest, ON_LINE) - 1))[0] + 12;
    const first = inBinary ? 34 : 14;
    const height = sizes.reduce((sum, pile) => sum + 22 * lines(pile) + 4, first - 12);
    const write = (changed: Changed) => {
        let top = first;
        const tops: number[] = [];
        const rows = shape.piles.map((pile, i) => {
            const y = top;
            tops.push(y);
            top += 22 * lines(sizes[i]) + 4;
            const number = textAt(left - 16, y + 4.5, pile, "left" + markOf(changed, "pile " + i));
            const counters =
                largest > MOST_COUNTERS
                    ? [
                          placed(
                              "bar",
                              `counter ${i} 0`,
                              changed,
                              `<rect x="${left - 8}" y="${y - 8}" width="${round((400 * pile) / largest)}" height="16" rx="3"/>`,
                          ),
                      ]
                    : Array.from({ length: pile }, (_, j) =>
                          placed(
                              "counter",
                              `counter ${i} ${j}`,
                              changed,
                              `<rect class="hit" x="${placeOf(j)[0] - 10}" y="${y + placeOf(j)[1] - 11}" width="20" height="22"/>` +
                                  `<circle cx="${placeOf(j)[0]}" cy="${y + placeOf(j)[1]}" r="8"/>`,
                          ),
                      );
            const gone =
                largest > MOST_COUNTERS
                    ? []
                    : Array.from(
                          { length: sizes[i] - pile },
                          (_, j) =>
                              `<circle class="gone" cx="${placeOf(pile + j)[0]}" cy="${y + placeOf(pile + j)[1]}" r="7"/>`,
                      );
            // The whole row can be clicked. The clickable area of a counter is larger than its disc.
            const row = `<rect class="hit" x="0" y="${y - 11}" width="${widest}" height="${22 * lines(sizes[i])}"/>`;
            return `<g class="pile" data-place="pile ${i}">${row}${number}${gone.join("")}${counters.join("")}</g>`;
        });
        return [
            ...rows,
            ...(inBinary ? [bits(inBinary, tops, widest + 30, height + 10, shape)] : []),
        ].join("\n");
    };
    const width = inBinary ? widest + 30 + BIT * (inBinary.columns.length + 1) : widest;
    return { left: 0, top: 0, width, height: height + (inBinary ? 24 : 0), write };
}

// Writes the values of piles in binary. `tops` are the places of the piles, `x` is the place of the values, and `y` is the
// place of the nim-sum. A value is written only if it is not the size of its pile.
function bits(
    { rows, columns, sum }: Bits,
    tops: number[],
    x: number,
    y: number,
    { piles, order }: PilesShape,
): string {
    const rowOf = (pile: number) => (order ? order.indexOf(pile) : pile);
    const at = (k: number) => x + BIT * (k + 1);
    const line = (value: number, top: number, kind: string) =>
        columns
            .map(({ weight }, k) =>
                Math.floor(value / weight) % 2
                    ? textAt(at(k), top + 4.5, 1, "one" + kind)
                    : textAt(at(k), top + 4.5, 0, "zero"),
            )
            .join("");
    const bands = columns.map(({ isOdd, isRepaired }, k) =>
        isOdd || isRepaired
            ? `<rect class="${isOdd ? "odd" : "repaired"}" x="${at(k) - BIT / 2}" y="22" width="${BIT}" height="${y - 10}"/>`
            : "",
    );
    const hasValues = [...rows].some(
        ([pile, { value, isMoved }]) => !isMoved && value !== piles[rowOf(pile)],
    );
    return (
        `<g class="notes">${bands.join("")}${columns.map(({ weight }, k) => textAt(at(k), 16, weight, "zero")).join("")}` +
        [...rows]
            .map(
                ([pile, { value, isMoved }]) =>
                    (hasValues || isMoved
                        ? textAt(x, tops[rowOf(pile)] + 4.5, value, isMoved ? "changed" : "")
                        : "") + line(value, tops[rowOf(pile)], isMoved ? " changed" : ""),
            )
            .join("") +
        `<path d="M${x - 12} ${y - 12}H${at(columns.length - 1) + BIT / 2}"/>${textAt(x - 4, y + 4.5, "⊕ " + sum, "one")}${line(sum, y, "")}</g>`
    );
}

import type { CellsShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say, sentences } from "../../i18n/say";
import { fractionText, simplest } from "../numbers";
import { columns } from "../splits";
import type { Rule } from "./theorem";
import { memoized, total } from "./values";

// Takahashi moves a white piece (W) up, or eats a black one (B). Snuke moves a black piece up, or eats a white one.
export const valuesOfColumns: Rule<CellsShape> = {
    title: "add-columns-each-worth",
    kinds: ["cells"],
    isLost({ shape, position }) {
        const lead = total(columns.parts(shape)!.map(({ key }) => valueOf(key)));
        return valueIn(position, "to_move") === "Takahashi" ? lead <= 0 : lead >= 0;
    },
    tell({ shape }) {
        const parts = columns.parts(shape)!;
        if (!parts.length) return say("no-piece-left-board");
        const { name, key } = parts.reduce((a, b) => (pieces(b.key) > pieces(a.key) ? b : a));
        const [low, high] = boundsOf(key).map(boundText);
        const value = valueOf(key);
        return sentences(
            say(
                "values-after-move",
                name,
                valuesText(optionsOf(key, "W")),
                valuesText(optionsOf(key, "B")),
            ),
            Number.isInteger(value)
                ? say("simplest-integer", low, high, fractionText(value))
                : say("simplest-fraction", low, high, fractionText(value)),
        );
    },
};

const pieces = (column: string) => column.replace(/\./g, "").length;

const valueOf = memoized((column: string): number => simplest(...boundsOf(column)));

// Returns the largest value after a move of Takahashi, and the smallest one after a move of Snuke.
const boundsOf = (column: string): [number, number] => [
    Math.max(...optionsOf(column, "W")),
    Math.min(...optionsOf(column, "B")),
];

// Returns the values after the moves of the player who moves the pieces `own`, and eats the others. The column is written
// from the top down.
const optionsOf = (column: string, own: string): number[] =>
    [...column].flatMap((piece, i) => {
        const below = column.slice(i + 1);
        if (piece === ".") return [];
        if (piece !== own) return [valueOf(column.slice(0, i) + "." + below)];
        return column[i - 1] === "." ? [valueOf(column.slice(0, i - 1) + own + "." + below)] : [];
    });

const valuesText = (values: number[]) =>
    listed([...new Set(values)].sort((a, b) => a - b).map(fractionText)) || say("no-options");

const boundText = (bound: number) =>
    Number.isFinite(bound) ? fractionText(bound) : bound < 0 ? "−∞" : "∞";

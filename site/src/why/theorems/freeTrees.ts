import type { CellsShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Sum } from "./theorem";
import { range } from "./values";

// no word may begin with another word
export const freeTrees: Sum<CellsShape> = {
    title: "free-trees-words-lowest",
    kinds: ["cells"],
    parts: ({ rows }, { position }) =>
        heightsOfFreeTrees(valueIn(position, "words") as string[], rows).map((height) => ({
            name: say("tree-of-height", height),
            text: "",
            value: height & -height,
        })),
};

// Returns the heights of the trees of words that may still be added: a missing child of a vertex above a word.
function heightsOfFreeTrees(words: string[], length: number): number[] {
    const begun = new Set(
        words.flatMap((word) => range(word.length + 1).map((end) => word.slice(0, end))),
    );
    const inner = [...begun].filter((word) => !words.includes(word));
    return inner.flatMap((word) =>
        ["0", "1"].filter((digit) => !begun.has(word + digit)).map(() => length - word.length),
    );
}

import type { CellsShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Scoring } from "./theorem";

// Alice adds a number to a set, Bob removes a smaller one. At the end, the result is the mex.
export const secondMissing: Scoring<CellsShape> = {
    title: "second-missing-number",
    result: "result-is-first-missing",
    kinds: ["cells"],
    score(position) {
        const missing = missingIn(position);
        if (!position.moves.length) return missing[0];
        if (isAlices(position)) return missing[1];
        // Bob removes the least number that he can
        const least = Math.min(...removable(position));
        return [...missing, least].sort((a, b) => a - b)[1];
    },
    tell(position) {
        if (!position.moves.length) return say("bob-cannot-remove");
        const [first, second] = missingIn(position);
        return isAlices(position)
            ? say("first-two-missing-numbers", first, second)
            : say("one-missing-number", first);
    },
};

const isAlices = ({ position }: Position) => valueIn(position, "to_move") === "Alice";

const numbersOf = ({ shape }: Position<CellsShape>) => shape.marks.map(([, column]) => column);

// Returns the first missing numbers of the set.
function missingIn(position: Position<CellsShape>): number[] {
    const present = new Set(numbersOf(position));
    return [...Array(present.size + 2).keys()].filter((number) => !present.has(number));
}

// Returns the numbers that Bob can remove.
function removable(position: Position<CellsShape>): number[] {
    const below = Number(valueIn(position.position, "below"));
    return numbersOf(position).filter((number) => number < below);
}

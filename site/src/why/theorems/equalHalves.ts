import type { PilesShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { range, total } from "./values";

// a player chooses a number, the other player answers with another number, and the smaller one is subtracted from both
export const equalHalves: Rule<PilesShape> = {
    title: "two-halves-equal-sums",
    kinds: ["piles"],
    isLost: (position) =>
        chosenIn(position) < 0 ? hasHalves(position.shape.piles) : !answersTo(position).length,
    tell: (position) =>
        chosenIn(position) >= 0
            ? answersTo(position).length
                ? say("after-answers-halves-equal", listed(answersTo(position).map((i) => i + 1)))
                : say("after-no-answer-halves")
            : hasHalves(position.shape.piles)
              ? say("numbers-form-two-halves")
              : say("numbers-do-not-form"),
};

// Returns whether the numbers form two halves with equal sums.
function hasHalves(numbers: number[]): boolean {
    const sums = new Set([0]);
    for (const number of numbers) for (const sum of [...sums]) sums.add(sum + number);
    return sums.has(total(numbers) / 2);
}

const chosenIn = ({ position }: Position) => Number(valueIn(position, "chosen_number") ?? 0) - 1; // -1: no number

// Returns the answers to the chosen number that leave halves with equal sums.
function answersTo(position: Position<PilesShape>): number[] {
    const { piles } = position.shape;
    const chosen = chosenIn(position);
    return range(piles.length).filter((i) => {
        const least = Math.min(piles[i], piles[chosen]);
        return (
            i !== chosen &&
            piles[i] &&
            hasHalves(piles.map((pile, j) => (j === i || j === chosen ? pile - least : pile)))
        );
    });
}

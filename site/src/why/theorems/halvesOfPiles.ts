import type { NumbersShape, Pair, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Scoring } from "./theorem";
import { inTurn, total } from "./values";

// Ciel takes the top card of a pile, Jiro the bottom card of one.
export const halvesOfPiles: Scoring<NumbersShape> = {
    title: "Each player gets a half of each pile, and the middle cards go in turn",
    kinds: ["numbers"],
    score(position) {
        const [upper, lower] = halvesOf(position);
        const [first, second] = inTurn(middlesOf(position));
        return (isCiels(position) ? upper - lower : lower - upper) + first - second;
    },
    tell(position) {
        if (!position.moves.length) return say("No card is left.");
        const [upper, lower] = halvesOf(position);
        const halves = say(
            "By answers in the same pile, Ciel can defend the upper halves ({0} points) and Jiro the lower halves ({1}).",
            upper,
            lower,
        );
        return [...(upper ? [halves] : []), tellMiddles(position)].join(" ");
    },
};

const isCiels = ({ position }: Position) => valueIn(position, "to_move") === "Ciel";

// Returns the sums of the upper halves and of the lower halves.
function halvesOf({ shape: { rows } }: Position<NumbersShape>): Pair {
    const upper = rows.map((cards) => total(cards.slice(0, cards.length >> 1)));
    const lower = rows.map((cards) => total(cards.slice((cards.length + 1) >> 1)));
    return [total(upper), total(lower)];
}

function middlesOf({ shape: { rows } }: Position<NumbersShape>): number[] {
    const odd = rows.filter((cards) => cards.length % 2);
    return odd.map((cards) => cards[cards.length >> 1]).sort((a, b) => b - a);
}

function tellMiddles(position: Position<NumbersShape>): string {
    const middles = middlesOf(position);
    const [mover, other] = isCiels(position) ? ["Ciel", "Jiro"] : ["Jiro", "Ciel"];
    if (!middles.length) return say("No pile has a middle card.");
    if (middles.length === 1)
        return say("The middle card {0} goes to {1}, who is to move.", middles[0], mover);
    return say(
        "The middle cards {0} go in turn, the greatest first: {1} gets {2}, {3} gets {4}.",
        middles.join(", "),
        mover,
        inTurn(middles)[0],
        other,
        inTurn(middles)[1],
    );
}

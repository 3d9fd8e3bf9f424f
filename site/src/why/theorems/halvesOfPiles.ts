import type { NumbersShape, Pair, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say, sentences } from "../../i18n/say";
import type { Scoring } from "./theorem";
import { inTurn, total } from "./values";

// Ciel takes the top card of a pile, Jiro the bottom card of one.
export const halvesOfPiles: Scoring<NumbersShape> = {
    title: "each-player-gets-half",
    kinds: ["numbers"],
    score(position) {
        const [upper, lower] = halvesOf(position);
        const [first, second] = inTurn(middlesOf(position));
        return (isCiels(position) ? upper - lower : lower - upper) + first - second;
    },
    tell(position) {
        if (!position.moves.length) return say("no-card-left");
        const [upper, lower] = halvesOf(position);
        const halves = say("answers-same-pile-ciel", upper, lower);
        return sentences(upper ? halves : "", tellMiddles(position));
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
    if (!middles.length) return say("no-pile-middle-card");
    if (middles.length === 1) return say("middle-card-goes-move", middles[0], mover);
    return say(
        "middle-cards-go-turn",
        listed(middles),
        mover,
        inTurn(middles)[0],
        other,
        inTurn(middles)[1],
    );
}

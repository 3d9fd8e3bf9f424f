import type { NumbersShape, Position, WordsShape } from "../../game";
import { listed, say } from "../../i18n/say";
import type { Scoring } from "./theorem";

// A move takes cards, and scores the least number among them. Some best move takes the largest cards.
export const cardsFromTheTop: Scoring<NumbersShape | WordsShape> = {
    title: "take-largest-cards",
    kinds: ["numbers", "words"],
    score: (position) => leadsOf(cardsOf(position)).pop() ?? 0,
    tell(position) {
        const cards = cardsOf(position);
        if (!cards.length) return say("no-card-left");
        const largest = cards[cards.length - 1];
        if (cards.length === 1) return say("only-card-worth", largest);
        const leads = leadsOf(cards);
        const before = leads[leads.length - 2];
        return say("smallest-card-up-one", listed(leads), largest, before, largest - before);
    },
};

// Returns the cards from the smallest one up.
const cardsOf = ({ shape }: Position<NumbersShape | WordsShape>): number[] =>
    shape.kind === "words" ? [] : shape.rows[0];

// Returns how many points the player to move leads by with the first card, the first two cards, and so on.
function leadsOf(cards: number[]): number[] {
    let lead = 0;
    return cards.map((card) => (lead = Math.max(lead, card - lead)));
}

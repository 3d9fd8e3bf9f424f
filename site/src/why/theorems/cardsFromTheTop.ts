import type { NumbersShape, Position, WordsShape } from "../../game";
import { say } from "../../i18n/say";
import type { Scoring } from "./theorem";

// A move takes cards, and scores the least number among them. Some best move takes the largest cards.
export const cardsFromTheTop: Scoring<NumbersShape | WordsShape> = {
    title: "Take the largest cards",
    kinds: ["numbers", "words"],
    score: (position) => leadsOf(cardsOf(position)).pop() ?? 0,
    tell(position) {
        const cards = cardsOf(position);
        if (!cards.length) return say("No card is left.");
        const largest = cards[cards.length - 1];
        if (cards.length === 1) return say("The only card is worth {0}.", largest);
        const leads = leadsOf(cards);
        const before = leads[leads.length - 2];
        return say(
            "From the smallest card up, one more each time, the player to move leads by {0}. The {1} alone gives {1} − {2} = {3}; taken along in the best move without it, still {2}.",
            leads.join(", "),
            largest,
            before,
            largest - before,
        );
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

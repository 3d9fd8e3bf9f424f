import type { Graph, NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";

// What the player to move can do with a word: win this game, lose it on purpose.
interface Labels {
    canWin: boolean;
    canLose: boolean;
    // The words with one more letter.
    longer: string[];
}
type Trie = Map<string, Labels>;

// players add letters; the loser of a game begins the next one, and only the last one counts
export const loseOnPurpose: Rule<NumbersShape, Trie> = {
    title: "win-or-lose-on-purpose",
    kinds: ["numbers"],
    of: trieOf,
    isLost(position, trie) {
        const { canWin, canLose } = trie.get(wordOf(position))!;
        return !(isBestToLose(position, trie) ? canLose : canWin);
    },
    tell(position, trie) {
        const { longer } = trie.get(wordOf(position))!;
        const wants = aboutLater(position, trie);
        if (!longer.length) return sentences(wants, say("no-letter-added-game"));
        const isToLose = isBestToLose(position, trie);
        const letters = listed(
            longer
                .filter((word) => !trie.get(word)![isToLose ? "canLose" : "canWin"])
                .map((word) => word.slice(-1)),
        );
        const after = isToLose
            ? letters
                ? say("after-letter-cannot-lose", letters)
                : say("after-all-letters-can-lose")
            : letters
              ? say("after-letter-cannot-win", letters)
              : say("after-all-letters-can-win");
        return sentences(wants, after);
    },
};

const wordOf = ({ position }: Position) => String(valueIn(position, "word") ?? "");

const laterGames = ({ position }: Position) => Number(valueIn(position, "games_left")) - 1;

// Returns whether the player who begins the later games wins the last one.
function isBestToLose(position: Position, trie: Trie): boolean {
    const { canWin, canLose } = trie.get("")!;
    const later = laterGames(position);
    return later > 0 && canWin && (canLose || later % 2 === 1);
}

function trieOf(graph: Graph<NumbersShape>): Trie {
    const words = [...new Set(graph.map(wordOf))];
    const trie: Trie = new Map(
        words.map((word) => [word, { canWin: false, canLose: false, longer: [] }]),
    );
    // the longest words first
    for (const word of words.sort((a, b) => b.length - a.length)) {
        const labels = trie.get(word)!;
        const next = labels.longer.map((each) => trie.get(each)!);
        labels.canWin = next.some(({ canWin }) => !canWin);
        labels.canLose = !next.length || next.some(({ canLose }) => !canLose);
        if (word) trie.get(word.slice(0, -1))!.longer.push(word);
    }
    return trie;
}

// Says whether both players want to win this game or to lose it.
function aboutLater(position: Position, trie: Trie): string {
    const { canWin, canLose } = trie.get("")!;
    const later = laterGames(position);
    if (!later) return say("last-game");
    if (!canWin) return say("later-games-not-won", later);
    if (canLose) return say("later-games-lost-on-purpose", later);
    return isBestToLose(position, trie)
        ? say("later-games-odd", later)
        : say("later-games-even", later);
}

import type { Graph, NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
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
    title: "Who can win a game, and who can lose it on purpose",
    kinds: ["numbers"],
    of: trieOf,
    isLost(position, trie) {
        const { canWin, canLose } = trie.get(wordOf(position))!;
        return !(isBestToLose(position, trie) ? canLose : canWin);
    },
    tell(position, trie) {
        const { longer } = trie.get(wordOf(position))!;
        const wants = aboutLater(position, trie);
        if (!longer.length) return wants + " " + say("No letter can be added: this game is lost.");
        const isToLose = isBestToLose(position, trie);
        const letters = longer
            .filter((word) => !trie.get(word)![isToLose ? "canLose" : "canWin"])
            .map((word) => word.slice(-1))
            .join(", ");
        const after = isToLose
            ? letters
                ? say("After {0}, the other player cannot lose it on purpose.", letters)
                : say("After each letter, the other player can lose it on purpose.")
            : letters
              ? say("After {0}, the other player cannot win it.", letters)
              : say("After each letter, the other player can win it.");
        return wants + " " + after;
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
    if (!later) return say("It is the last game, so both want to win it.");
    if (!canWin)
        return say(
            "Later games: {0}. Who begins a game cannot win it, so both want to win this game.",
            later,
        );
    if (canLose)
        return say(
            "Later games: {0}. Who begins them can lose on purpose until the last one, and win that one. So both want to lose this game.",
            later,
        );
    return isBestToLose(position, trie)
        ? say(
              "Later games: {0}, an odd number. Who begins a game always wins it, so the players begin in turn, and who begins these games wins the last one. So both want to lose this game.",
              later,
          )
        : say(
              "Later games: {0}, an even number. Who begins a game always wins it, so the players begin in turn, and who begins these games loses the last one. So both want to win this game.",
              later,
          );
}

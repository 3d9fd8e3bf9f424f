// bits: the reason of a theorem about a sum, the values of the parts in binary.
import type { Notes } from "../draw/extra";
import type { Move } from "../game";
import { isChinese, say, sentences } from "../i18n/say";
import { element } from "../page/dom";
import type { Facts, SplitFacts } from "./facts";
import { whoWins } from "./reasons";
import type { Valued } from "./agreement";

const MOST_BITS = 12;
const isNarrow = matchMedia("(max-width: 30rem)").matches; // a picture with bits would have too small stones

// Returns the columns of the values in binary; the column of the largest power comes first.
export function columnsOf(parts: { value: number }[]): { weight: number; isOdd: boolean }[] {
    const most = Math.max(1, ...parts.map((part) => part.value));
    const columns: { weight: number; isOdd: boolean }[] = [];
    for (let weight = 1; weight <= most && columns.length < MOST_BITS; weight *= 2) {
        columns.unshift({
            weight,
            isOdd: parts.filter((part) => Math.floor(part.value / weight) % 2).length % 2 === 1,
        });
    }
    return columns;
}

// Returns the parts after a move, in the order of the equal parts before the move.
function inOrder(now: Valued[], next: Valued[]): Valued[] {
    if (now.length !== next.length) return next;
    const same = (a: Valued, b: Valued) => a.value === b.value && a.text === b.text;
    const left = next.slice();
    const found = now.map((part) => {
        const k = left.findIndex((each) => same(part, each));
        return k < 0 ? null : left.splice(k, 1)[0] && part;
    });
    const isMoved = now.filter((part, k) => !same(part, next[k])).length > left.length;
    return isMoved ? found.map((part, k) => part || { ...left.shift()!, name: now[k].name }) : next;
}

// Returns the parts in the order of the rows of the picture, with the names of these rows.
function asShown(parts: Valued[], order?: number[]): Valued[] {
    const rows = (order ?? []).map((k) => parts[k]).filter(Boolean);
    const arePiles = parts.every(({ pile }, k) => pile === k) && rows.length === parts.length;
    return arePiles ? rows.map((part, row) => ({ ...part, name: parts[row].name })) : parts;
}

// Returns the parts after a move in the rows of the parts before the move. A part that is gone has the value 0. Returns
// null if there are more parts than before.
function inRows(now: Valued[], next: Valued[]): { value: number }[] | null {
    const left = next.slice();
    const same = now.map((part) => {
        const k = left.findIndex((each) => each.value === part.value && each.text === part.text);
        return k < 0 ? null : left.splice(k, 1)[0];
    });
    const rows = same.map((part) => part || left.shift() || { value: 0 });
    return left.length ? null : rows;
}

// Returns what the reasons add to the picture, at the position or after a move.
export function notesOf(facts: Facts, i: number, move: Move | null): Notes | null {
    const letters = facts.rule?.letters;
    if (!letters) return bitsOf(facts, i, move);
    const next = letters(move ? move.to : i);
    return { letters: new Map([...letters(i)].filter(([place]) => next.has(place))) };
}

// Returns what the picture of piles shows at the right of each pile, at the position or after a move: the values in
// binary, and which columns have an odd number of ones. Returns null if the parts are not the piles of the picture.
function bitsOf(facts: Facts, i: number, move: Move | null): Notes | null {
    const { split } = facts;
    const { shape } = facts.graph[i];
    if (isNarrow || !split || (shape.kind === "piles" && shape.stairs)) return null;
    const now = split.of(i);
    const next = move ? inRows(now, split.of(move.to)) : now;
    if (!next || !now.length || now.some(({ pile }) => pile === undefined)) return null;
    const columns = columnsOf([...now, ...next]).map(({ weight }) => weight);
    const isOdd = (parts: { value: number }[], weight: number) =>
        parts.filter(({ value }) => Math.floor(value / weight) % 2).length % 2 === 1;
    const rows = new Map(
        now.map(({ pile }, k) => [
            pile!,
            { value: next[k].value, isMoved: next[k].value !== now[k].value },
        ]),
    );
    return {
        bits: {
            rows,
            columns: columns.map((weight) => ({
                weight,
                isOdd: isOdd(next, weight),
                isRepaired: isOdd(now, weight) && !isOdd(next, weight),
            })),
            sum: split.sum(move ? move.to : i),
        },
    };
}

// Returns the table of bits of the position, or of the position after a move, with the changed values marked.
// Its rows have the order of the rows of the picture: `order` has the pile of each row.
export function bits(
    facts: SplitFacts,
    i: number,
    move: Move | null,
    order?: number[],
): HTMLElement[] {
    const position = facts.split.of(i);
    const after = move ? inOrder(position, facts.split.of(move.to)) : position;
    const [now, next] = [position, after].map((parts) => asShown(parts, order));
    const columns = columnsOf([...now, ...next]).map((column) => ({ weight: column.weight }));
    const isOne = (value: number, weight: number) => Math.floor(value / weight) % 2;
    const odd = (parts: Valued[], weight: number) =>
        parts.filter((part) => isOne(part.value, weight)).length % 2 === 1;
    const table = element("table", "", "bits");
    const head = element("tr", "");
    const hasText = next.some((part) => part.text !== part.value);
    head.append(
        element("td", ""),
        element("th", say("value")),
        ...columns.map(({ weight }) => element("th", weight)),
    );
    table.append(head);
    next.forEach((part, k) => {
        const row = element("tr", "");
        const isChanged = move && (now.length !== next.length || now[k].value !== part.value);
        if (isChanged) row.className = "moved";
        const name =
            part.name + (hasText && part.text !== "" ? (isChinese ? "：" : ": ") + part.text : "");
        row.append(
            element("th", name),
            element("td", part.value),
            ...columns.map(({ weight }) => {
                const cell = element(
                    "td",
                    isOne(part.value, weight) ? "1" : "0",
                    isOne(part.value, weight) ? "one" : "",
                );
                if (odd(next, weight)) cell.classList.add("odd");
                return cell;
            }),
        );
        table.append(row);
    });
    const foot = element("tr", "", "sum");
    const sum = facts.split.sum(move ? move.to : i);
    foot.append(
        element("th", "⊕"),
        element("td", sum),
        ...columns.map(({ weight }) => {
            const isOdd = odd(next, weight);
            const wasOdd = odd(now, weight);
            return element(
                "td",
                isOdd ? "1" : "0",
                (isOdd ? "odd" : "") + (move && wasOdd && !isOdd ? "repaired" : ""),
            );
        }),
    );
    table.append(foot);
    const { rest, proof } = facts.split;
    const words = facts.split.isSingle(move ? move.to : i)
        ? single(facts, i, move)
        : tellSum(facts, i, move);
    const told = [element("p", words)];
    if (!move && rest) told.push(element("p", say(rest)));
    if (!move && proof) told.push(element("p", say(proof), "roomy"));
    const title = element("h3", say("in-binary", say(facts.split.title)));
    if (bitsOf(facts, i, move)) {
        // the picture shows the bits; the table is for screen readers
        table.classList.add("unseen");
        return [title, table, ...told];
    }
    const scroll = element("div", "", "scroll");
    scroll.tabIndex = 0;
    scroll.append(table);
    return [title, scroll, ...told];
}

// Returns what the nim-sum of a position, or of the position after a move, says about it.
function tellSum({ graph, split }: SplitFacts, i: number, move: Move | null): string {
    const sum = split.sum(move ? move.to : i);
    if (move)
        return sum
            ? say("after-nim-sum", sum, move.words)
            : say("after-all-columns-even", move.words);
    if (!sum) return say(graph[i].moves.length ? "nim-sum-is-zero" : "no-move-left-so-lost");
    const why = split.rest || split.proof ? "nim-sum-zero-wins" : "nim-sum-zero-wins-because";
    return sentences(
        say("nim-sum-not-zero", sum),
        say(split.isMisere ? "misere-winning-moves" : why),
        say("orange-columns-odd-number"),
    );
}

// Returns the reason of a position in which no part has a value above 1, if the player who moves last loses.
function single(facts: SplitFacts, i: number, move: Move | null): string {
    const at = move ? move.to : i;
    const count = facts.split.of(at).filter(({ value }) => value).length;
    return sentences(
        move ? say("after-the-move", move.words) : "",
        say("all-values-most-1", count),
        say("player-moves-last-loses"),
        whoWins(facts.graph[at].outcome, move),
    );
}

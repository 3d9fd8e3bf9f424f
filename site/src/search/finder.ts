// finder: finds pages by words of their names, topics, terms, conclusions and texts, in two languages. The rules are
// those of scripts/judging/problems/search.py, and so are the texts of each problem.
import { added, kind, readable } from "./reading";
import { END, everything, isEnglish, LAST, plain, shown, sought, words, type Texts } from "./texts";

// A piece of a query, and its meaning; "" if it is not known.
type Piece = [typed: string, meaning: string];

interface Division {
    lost: number; // units
    pieces: Piece[];
}

export interface Found {
    // The ranks of the pages, in the order of the course; a smaller number is a better match.
    ranks: Record<string, number>;
    leftOut: string[];
    corrected: Piece[];
}

const SENTENCES = 2;
const MOST = 8;
const LONGEST = 60;
const LEAST = 4;
const NEAR = 0.4;
export const NAMED = 3; // the rank of a query that is a topic of a page
export const READ = 2 * LAST + 3; // the rank of a page in whose text a query can be read

const BREAK = /[\s，。、；,;]+/;
const UNIT = /[a-z0-9]+|[^\x00-\x7f]/g;
const RUN = /[a-z]+|[0-9]+|[^\x00-\x7f ]+/g;

// Returns how many letters must be inserted, deleted, changed or swapped with a neighbour.
function distance(one: string, other: string): number {
    let last: number[];
    let before: number[] = [];
    let row = Array.from({ length: other.length + 1 }, (_, i) => i);
    for (let i = 0; i < one.length; i++) {
        [last, before, row] = [before, row, [i + 1]];
        for (let j = 0; j < other.length; j++) {
            row.push(
                Math.min(before[j + 1] + 1, row[j] + 1, before[j] + (one[i] === other[j] ? 0 : 1)),
            );
            if (i && j && one[i - 1] === other[j] && one[i] === other[j - 1])
                row[j + 1] = Math.min(row[j + 1], last[j - 1] + 1);
        }
    }
    return row[row.length - 1];
}

// Returns whether an English word differs by one or two letters, or a Chinese one by one.
function isNear(word: string, known: string): boolean {
    if (isEnglish(word) && isEnglish(known))
        return word.length >= LEAST && distance(word, known) <= 1 + (word.length >= 8 ? 1 : 0);
    const pairs = Array.from(word.slice(0, known.length), (letter, i) => letter !== known[i]);
    return word.length > 2 && pairs.length === word.length && pairs.filter(Boolean).length === 1;
}

// Returns the known word of which a word is a misspelling, or "".
function meant(word: string): string {
    const gap = (known: string) => Math.abs(known.length - word.length);
    const near = SEARCH.words
        .filter((known) => known[0] === word[0] && isNear(word, known))
        .sort((a, b) => gap(a) - gap(b) || (a < b ? -1 : 1));
    return (near[0] || "").slice(0, isEnglish(word) ? undefined : word.length);
}

// Divides units into pieces; returns each piece with its meaning, "" if it is not known. As few units as possible are
// unknown, and then there are as few pieces as possible.
function divided(text: string, units: string[]): Piece[] {
    const starts = [...SEARCH.words, ...SEARCH.fillers];
    const known = new Map<string, Division>();
    const isWord = (piece: string, isGap: boolean) =>
        (piece.length > 1 || /^\d$/.test(piece)) &&
        (isEnglish(piece) || !isGap || starts.some((each) => each.startsWith(piece)));
    function best(at: number, isGap: boolean): Division {
        const key = at + (isGap ? "gap" : "");
        const division = known.get(key) ?? choice(at, isGap);
        known.set(key, division);
        return division;
    }
    function choice(at: number, isGap: boolean): Division {
        if (at === units.length) return { lost: 0, pieces: [] };
        const { lost, pieces } = best(at + 1, true);
        const isLonger = pieces.length && !pieces[0][1];
        const gap: Piece = [units[at] + (isLonger ? pieces[0][0] : ""), ""];
        let found: Division = { lost: lost + 1, pieces: [gap, ...pieces.slice(isLonger ? 1 : 0)] };
        const number = ({ pieces }: Division) => pieces.filter(([, each]) => each).length;
        for (let end = units.length; end > at; end--) {
            const piece = units.slice(at, end).join("");
            const isKnown = isWord(piece, isGap) && text.includes(sought(piece));
            const other = isKnown ? piece : end === at + 1 ? meant(piece) : "";
            if (!other) continue;
            const rest = best(end, false);
            const next: Division = { lost: rest.lost, pieces: [[piece, other], ...rest.pieces] };
            if (
                next.lost < found.lost ||
                (next.lost === found.lost && number(next) < number(found))
            )
                found = next;
        }
        return found;
    }
    return best(0, false).pieces;
}

// Returns the parts of a query that a text contains, the other parts, and corrections. A filler counts only in `short`.
function partsOf(
    text: string,
    short: string,
    query: string,
): { known: string[]; unknown: string[]; corrected: Piece[] } {
    const known: string[] = [];
    const unknown: string[] = [];
    const corrected: Piece[] = [];
    const glued: string[] = [];
    for (const part of query.split(BREAK).filter((part) => words(part))) {
        const before = glued[glued.length - 1] || "";
        const isBorder = before && isEnglish(before[before.length - 1]) !== isEnglish(part[0]);
        if (isBorder && text.includes(sought(before + part))) glued[glued.length - 1] += part;
        else glued.push(part);
    }
    for (const typed of glued) {
        const units = plain(typed).match(UNIT) ?? [];
        const other = text.includes(sought(typed)) ? "" : meant(units.join(""));
        if (other) {
            corrected.push([typed, other]);
            known.push(sought(other));
        } else if (text.includes(sought(typed))) {
            known.push(sought(typed));
        } else {
            for (const [piece, means] of divided(text, units)) {
                if (means) known.push(sought(means));
                else unknown.push(piece);
                if (means && means !== piece) corrected.push([piece, means]);
            }
        }
    }
    const isFiller = (part: string) =>
        SEARCH.fillers.includes(shown(part)) && !short.includes(part);
    const content = [...new Set(known)].filter((part) => !isFiller(part));
    unknown.push(...[...known.filter(isFiller), ...content.slice(MOST)].map(shown));
    return { known: content.slice(0, MOST), unknown: [...new Set(unknown)], corrected };
}

// Returns a smaller number for a better match, and infinity without a match. A query that is a name has 0. A query that
// is a topic has at most NAMED, less one half.
function rank(texts: Texts, whole: string, parts: string[]): number {
    const [isName, isTopic] = texts.map((text) => (END + text).includes(END + whole + END));
    const ranks = parts.map((part) => {
        const place = texts.findIndex((text) => text.includes(part));
        return place < 0
            ? Infinity
            : 2 * place + ((END + texts[place]).includes(END + part.trimEnd() + END) ? 1 : 2);
    });
    const worst = isName ? 0 : Math.max(...ranks);
    return isTopic ? Math.min(worst, NAMED) - 0.5 : worst;
}

// Yields each choice of `number` parts, in order.
function* choices(parts: string[], number: number): Generator<string[]> {
    if (!number) yield [];
    for (let i = 0; number && i + number <= parts.length; i++) {
        for (const rest of choices(parts.slice(i + 1), number - 1)) yield [parts[i], ...rest];
    }
}

const isEmpty = (part: string) => SEARCH.fillers.includes(part);

// Returns the pages that contain a query, those in whose text it can be read last. The text counts if the groups do not
// contain all words of a query, or if a query is one word, but no name or term, and few pages of a kind are found. A
// number names a problem: it cannot be read.
export function find(typed: string): Found {
    const query = typed.slice(0, LONGEST);
    const found = inGroups(query);
    const parts = query.split(BREAK);
    const fillers = parts.filter(isEmpty);
    const others = parts.filter((part) => !isEmpty(part)).join(" ");
    const runs = plain(others).match(RUN) ?? [];
    if (!runs.length || runs.some((run) => /[0-9]/.test(run))) return found;
    const pages = readable(runs);
    const isFound = Object.keys(found.ranks).length > 0;
    if (isFound && !found.corrected.length && found.leftOut.every(isEmpty)) {
        const isOne = runs.length + fillers.length === 1;
        const more = added(pages, Object.keys(found.ranks), isOne ? words(query) : "");
        return { ...found, ranks: { ...found.ranks, ...asRead(more) } };
    }
    if (!pages.some((page) => kind(page) === "problems" || !isFound)) return found;
    return { ranks: asRead(pages), leftOut: fillers, corrected: [] };
}

const asRead = (pages: string[]) => Object.fromEntries(pages.map((page) => [page, READ]));

// Returns the ranks of the pages whose groups contain all parts of a query, after corrections. A page that matches only
// in long sentences counts if no page of its kind matches in another text.
function inGroups(query: string): Found {
    const { items, text, short } = everything();
    const { known, unknown, corrected } = partsOf(text, short, query);
    const vague = new Set(SEARCH.vague.map(sought));
    const judges = new Set(SEARCH.judge_names.map(sought));
    // In English the last word is the noun: it is kept rather than the first.
    const inOrder = known.every(isEnglish) ? known.slice().reverse() : known;
    for (let number = known.length; number > 0; number--) {
        for (const chosen of choices(inOrder, number)) {
            const leftOut = [
                ...unknown,
                ...known.filter((part) => !chosen.includes(part)).map(shown),
            ];
            const saysEnough = leftOut.every(isEmpty);
            if (!saysEnough && chosen.every((part) => vague.has(part) || judges.has(part)))
                continue;
            const exact = chosen.filter((part) => !vague.has(part));
            const hits = items
                .map(({ page, texts }): [string, number] => [
                    page,
                    rank(texts, words(query), exact.length ? exact : chosen),
                ])
                .filter(([, each]) => each <= 2 * (saysEnough ? LAST + 1 : SENTENCES));
            const hasBetter = new Set(
                hits.filter(([, each]) => each <= 2 * LAST).map(([page]) => kind(page)),
            );
            const best = hits.filter(
                ([page, each]) => each <= 2 * LAST || !hasBetter.has(kind(page)),
            );
            if (best.length) return { ranks: Object.fromEntries(best), leftOut, corrected };
        }
    }
    return { ranks: {}, leftOut: [], corrected: [] };
}

// Returns up to three known words that are similar to a query.
export function similar(query: string): string[] {
    const typed = [...words(query).replaceAll(" ", "")];
    function similarity(word: string): number {
        const rest = [...typed];
        const common = [...word].filter(
            (letter) => rest.includes(letter) && rest.splice(rest.indexOf(letter), 1),
        );
        return (2 * common.length) / (typed.length + word.length);
    }
    const near = SEARCH.words
        .map((word): [number, string] => [similarity(word), word])
        .filter(([each]) => each >= NEAR);
    return near
        .sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1))
        .slice(0, 3)
        .map(([, word]) => word);
}

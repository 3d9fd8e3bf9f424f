// search: finds pages by words of their names, topics, terms and conclusions, in two languages. The rules are those of
// scripts/judging/problems/search.py, and so are the texts of each page, in the four groups of SEARCH.items.
"use strict";

const finder = (function () {
    const END = " |", SENTENCES = 2, LAST = 3, MOST = 8, LONGEST = 60, LEAST = 4, SHORT = 2, NEAR = 0.4;
    const BREAK = /[\s，。、；,;]+/, WORD = /[a-z]+|[0-9]+|[^\x00-\x7f]/g, UNIT = /[a-z0-9]+|[^\x00-\x7f]/g;
    const PUNCTUATION = /[^\p{Letter}\p{Number}]+/gu;
    let all = null; // the result of `everything`
    const is_english = (text) => /^[\x00-\x7f]*$/.test(text);

    function plain(text) {
        let found = text.normalize("NFKD").toLowerCase().replace(/\p{Mark}/gu, "").replace(/奕/g, "弈").replace(/搏弈/g, "博弈");
        for (const [chinese, judge] of Object.entries(SEARCH.judges)) found = found.replaceAll(chinese, ` ${judge} `);
        return found.replace(PUNCTUATION, " ");
    }

    // Returns the words of a text, with a space before each word. A Chinese character is a word.
    const words = (text) => (plain(text).match(WORD) || []).map((word) => " " + word).join("");

    // Returns what a text must contain: a longer word may begin with the last word, unless this is short.
    function sought(text) {
        const phrase = words(text), last = phrase.slice(phrase.lastIndexOf(" ") + 1);
        return phrase + (/^[a-z]/.test(last) && last.length <= SHORT ? " " : "");
    }

    // Returns a phrase as a person writes it.
    const shown = (phrase) => phrase.trim().replace(/(?<![a-z0-9]) | (?![a-z0-9])/g, "");

    // Returns how many letters must be inserted, deleted, changed or swapped with a neighbour.
    function distance(one, other) {
        let last = [], before = [], row = Array.from({ length: other.length + 1 }, (_, i) => i);
        for (let i = 0; i < one.length; i++) {
            [last, before, row] = [before, row, [i + 1]];
            for (let j = 0; j < other.length; j++) {
                row.push(Math.min(before[j + 1] + 1, row[j] + 1, before[j] + (one[i] === other[j] ? 0 : 1)));
                if (i && j && one[i - 1] === other[j] && one[i] === other[j - 1]) row[j + 1] = Math.min(row[j + 1], last[j - 1] + 1);
            }
        }
        return row[row.length - 1];
    }

    // Returns whether an English word differs by one or two letters, or a Chinese one by one.
    function is_near(word, known) {
        if (is_english(word) && is_english(known)) return word.length >= LEAST && distance(word, known) <= 1 + (word.length >= 8 ? 1 : 0);
        const pairs = Array.from(word.slice(0, known.length), (letter, i) => letter !== known[i]);
        return word.length > 2 && pairs.length === word.length && pairs.filter(Boolean).length === 1;
    }

    // Returns the known word of which a word is a misspelling, or "".
    function meant(word) {
        const gap = (known) => Math.abs(known.length - word.length);
        const near = SEARCH.words.filter((known) => known[0] === word[0] && is_near(word, known)).sort((a, b) => gap(a) - gap(b) || (a < b ? -1 : 1));
        return (near[0] || "").slice(0, is_english(word) ? undefined : word.length);
    }

    // Divides units into pieces; returns each piece with its meaning, "" if it is not known. As few units as possible are
    // unknown, and then there are as few pieces as possible.
    function divided(text, units) {
        const starts = [...SEARCH.words, ...SEARCH.fillers], known = new Map();
        function best(at, is_gap) {
            const key = at + (is_gap ? "gap" : "");
            if (!known.has(key)) known.set(key, choice(at, is_gap));
            return known.get(key);
        }
        function choice(at, is_gap) {
            if (at === units.length) return { lost: 0, pieces: [] };
            const { lost, pieces } = best(at + 1, true), is_longer = pieces.length && !pieces[0][1];
            const gap = [units[at] + (is_longer ? pieces[0][0] : ""), ""];
            let found = { lost: lost + 1, pieces: [gap, ...pieces.slice(is_longer ? 1 : 0)] };
            const number = ({ pieces }) => pieces.filter(([, each]) => each).length;
            for (let end = units.length; end > at; end--) {
                const piece = units.slice(at, end).join("");
                const is_long = piece.length > 1 || /^\d$/.test(piece);
                const is_word = is_english(piece) || !is_gap || starts.some((each) => each.startsWith(piece));
                const other = text.includes(sought(piece)) && is_long && is_word ? piece : end === at + 1 ? meant(piece) : "";
                if (!other) continue;
                const rest = best(end, false), next = { lost: rest.lost, pieces: [[piece, other], ...rest.pieces] };
                if (next.lost < found.lost || next.lost === found.lost && number(next) < number(found)) found = next;
            }
            return found;
        }
        return best(0, false).pieces;
    }

    // Returns the parts of a query that a text contains, the other parts, and corrections. A filler counts only in `short`.
    function parts_of(text, short, query) {
        const known = [], unknown = [], corrected = [], glued = [];
        for (const part of query.split(BREAK).filter((part) => words(part))) {
            const before = glued[glued.length - 1] || "";
            const is_border = before && is_english(before[before.length - 1]) !== is_english(part[0]);
            if (is_border && text.includes(sought(before + part))) glued[glued.length - 1] += part;
            else glued.push(part);
        }
        for (const typed of glued) {
            const units = plain(typed).match(UNIT), other = text.includes(sought(typed)) ? "" : meant(units.join(""));
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
        const is_filler = (part) => SEARCH.fillers.includes(shown(part)) && !short.includes(part);
        const content = [...new Set(known)].filter((part) => !is_filler(part));
        unknown.push(...[...known.filter(is_filler), ...content.slice(MOST)].map(shown));
        return { known: content.slice(0, MOST), unknown: [...new Set(unknown)], corrected };
    }

    // Returns a smaller number for a better match, and -1 without a match.
    function rank(texts, whole, parts) {
        if ((END + texts[0]).includes(END + whole + END)) return 0;
        const ranks = parts.map((part) => {
            const place = texts.findIndex((text) => text.includes(part));
            return place < 0 ? Infinity : 2 * place + ((END + texts[place]).includes(END + part.trimEnd() + END) ? 1 : 2);
        });
        const worst = Math.max(...ranks);
        return worst === Infinity ? -1 : worst;
    }

    // Yields each choice of `number` parts, in order.
    function* choices(parts, number) {
        if (!number) yield [];
        for (let i = 0; number && i + number <= parts.length; i++) {
            for (const rest of choices(parts.slice(i + 1), number - 1)) yield [parts[i], ...rest];
        }
    }

    // Returns the groups of all pages, all texts, and the texts without long sentences.
    function everything() {
        if (!all) {
            const items = Object.entries(SEARCH.items);
            const joined = (number) => items.map(([, texts]) => texts.slice(0, number).join("")).join("");
            all = { items, text: joined(LAST + 1), short: joined(LAST) };
        }
        return all;
    }

    // Returns the ranks of the pages that contain all parts of a query, after corrections. A page that matches only in
    // long sentences counts if no page of its kind matches in another text.
    function find(query) {
        const { items, text, short } = everything(), kind = (page) => page.split(/[/#]/)[0];
        const { known, unknown, corrected } = parts_of(text, short, query.slice(0, LONGEST));
        const vague = new Set(SEARCH.vague.map(sought)), judges = new Set(SEARCH.judge_names.map(sought));
        // In English the last word is the noun: it is kept rather than the first.
        const in_order = known.every(is_english) ? known.slice().reverse() : known;
        for (let number = known.length; number > 0; number--) {
            for (const chosen of choices(in_order, number)) {
                const left_out = [...unknown, ...known.filter((part) => !chosen.includes(part)).map(shown)];
                const says_enough = left_out.every((part) => SEARCH.fillers.includes(part));
                if (!says_enough && chosen.every((part) => vague.has(part) || judges.has(part))) continue;
                const exact = chosen.filter((part) => !vague.has(part));
                const hits = items.map(([page, texts]) => [page, rank(texts, words(query), exact.length ? exact : chosen)])
                    .filter(([, each]) => each >= 0 && (says_enough || each <= 2 * SENTENCES));
                const has_better = new Set(hits.filter(([, each]) => each <= 2 * LAST).map(([page]) => kind(page)));
                const best = hits.filter(([page, each]) => each <= 2 * LAST || !has_better.has(kind(page)));
                if (best.length) return { ranks: Object.fromEntries(best), left_out, corrected };
            }
        }
        return { ranks: {}, left_out: [], corrected: [] };
    }

    // Returns up to three known words that are similar to a query.
    function similar(query) {
        const typed = [...words(query).replaceAll(" ", "")];
        function similarity(word) {
            const rest = [...typed];
            const common = [...word].filter((letter) => rest.includes(letter) && rest.splice(rest.indexOf(letter), 1));
            return 2 * common.length / (typed.length + word.length);
        }
        const near = SEARCH.words.map((word) => [similarity(word), word]).filter(([each]) => each >= NEAR);
        return near.sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1)).slice(0, 3).map(([, word]) => word);
    }

    return { find, similar };
})();

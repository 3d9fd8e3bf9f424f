// texts: the texts in which a query is sought, and the form of words in them.

// What search-data.js contains. In its texts, Chinese characters have no blank before them.
declare global {
    const SEARCH: {
        // By the address of the page: the numbers of the texts of each group, and of the rules and the idea.
        items: Record<string, number[][]>;
        texts: string[];
        lessons: string; // words, each with the letters of the lessons that contain it: queenKQ 皇后K
        words: string[];
        fillers: string[];
        vague: string[];
        judges: Record<string, string>;
        judge_names: string[];
    };
}

// The texts of a page: names, topics, conclusion, sentences.
export type Texts = string[];

export interface Item {
    page: string;
    texts: Texts;
    // What can be read: names, topics, conclusion; of a problem, the rules and the idea; of a lesson, its words and pairs
    // of Chinese characters.
    readable: string;
}

export const END = " |";
export const LAST = 3;
const SHORT = 2;

const WORD = /[a-z]+|[0-9]+|[^\x00-\x7f]/g;
const PUNCTUATION = /[^\p{Letter}\p{Number}]+/gu;
const OF_LESSONS = /([a-z]+|[^\x00-\x7f]+)([A-Z]+)/g;

let all: { items: Item[]; text: string; short: string } | null = null; // the result of `everything`

export const isEnglish = (text: string) => /^[\x00-\x7f]*$/.test(text);

export function plain(text: string): string {
    let found = text
        .normalize("NFKD")
        .toLowerCase()
        .replace(/\p{Mark}/gu, "")
        .replace(/奕/g, "弈")
        .replace(/搏弈/g, "博弈");
    for (const [chinese, judge] of Object.entries(SEARCH.judges))
        found = found.replaceAll(chinese, ` ${judge} `);
    return found.replace(PUNCTUATION, " ");
}

// Returns the words of a text, with a space before each word. A Chinese character is a word.
export const words = (text: string) =>
    (plain(text).match(WORD) || []).map((word) => " " + word).join("");

// Returns what a text must contain: a longer word may begin with the last word, unless this is short.
export function sought(text: string): string {
    const phrase = words(text);
    const last = phrase.slice(phrase.lastIndexOf(" ") + 1);
    return phrase + (/^[a-z]/.test(last) && last.length <= SHORT ? " " : "");
}

// Returns a phrase as a person writes it.
export const shown = (phrase: string) => phrase.trim().replace(/(?<![a-z0-9]) | (?![a-z0-9])/g, "");

// Returns a text with one Chinese word for the pieces that are counted: 任意多颗 and 任意多个.
export const counted = (text: string) => text.replace(/[颗枚块根粒]/g, "个");

const spaced = (text: string) => text.replace(/[^\x00-\x7f]/gu, " $&");

// Returns the words and pairs of each lesson.
function ofLessons(): string[] {
    const found: string[] = [];
    for (const [, word, letters] of SEARCH.lessons.matchAll(OF_LESSONS)) {
        const text = isEnglish(word) ? " " + word : spaced(word);
        for (const letter of letters) {
            const place = letter.charCodeAt(0) - "A".charCodeAt(0);
            found[place] = (found[place] ?? "") + text + END;
        }
    }
    return found;
}

// Returns the texts of all pages, all texts in groups, and these without long sentences.
export function everything() {
    if (!all) {
        const lessons = ofLessons();
        const texts = SEARCH.texts.map((text) => spaced(text) + END);
        const joined = (numbers: number[]) => numbers.map((number) => texts[number]).join("");
        const items = Object.entries(SEARCH.items).map(([page, numbers]) => {
            const groups = numbers.map(joined);
            const body = page.startsWith("lessons/") ? lessons.shift()! : groups[LAST + 1];
            const readable = counted(groups.slice(0, LAST).join("") + body);
            return { page, texts: groups.slice(0, LAST + 1), readable };
        });
        const ofAll = (number: number) =>
            items.map(({ texts }) => texts.slice(0, number).join("")).join("");
        all = { items, text: ofAll(LAST + 1), short: ofAll(LAST) };
    }
    return all;
}

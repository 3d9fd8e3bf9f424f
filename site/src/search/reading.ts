// reading: finds the pages in whose text a query can be read.
import { counted, END, everything, isEnglish, sought, type Item } from "./texts";

const FEW = 5; // so many pages that contain one word may be followed by pages in which it can be read
const COMMON = 10; // what more lessons contain says too little
const LONG = 5; // letters of a Chinese word of which the pairs are sought

export const kind = (page: string) => page.split(/[/#]/)[0];

const pagesWhere = (is: (item: Item) => boolean) =>
    everything()
        .items.filter(is)
        .map(({ page }) => page);

// Returns the pages in whose text a person can read all runs of letters. Of the text of a lesson, only the pairs of
// Chinese characters are known.
export function readable(runs: string[]): string[] {
    const pairs = (run: string) => Array.from(run.slice(1), (letter, i) => run[i] + letter);
    const isDivided = (run: string) => !isEnglish(run) && run.length > 1 && run.length <= LONG;
    const whole = runs.map((run) => counted(sought(run)));
    const divided = runs
        .flatMap((run) => (isDivided(run) ? pairs(run) : run))
        .map((part) => counted(sought(part)));
    const canBeRead = ({ page, readable }: Item) =>
        (kind(page) === "lessons" ? divided : whole).every((part) => readable.includes(part));
    return pagesWhere(canBeRead);
}

// Returns the pages that come after better ones: those of a kind without better ones, and if a query is one word, those
// of a kind with few.
export function added(pages: string[], better: string[], word: string): string[] {
    const isTerm = ({ texts }: Item) => (END + texts.join("")).includes(END + word + END);
    const terms = new Set(pagesWhere(isTerm));
    const isCommon = pages.filter((page) => kind(page) === "lessons").length > COMMON;
    return pages.filter((page) => {
        const those = better.filter((each) => kind(each) === kind(page));
        const areFew = those.length <= FEW && !those.some((each) => terms.has(each));
        if (better.includes(page) || (isCommon && kind(page) === "lessons")) return false;
        return !those.length || (word && areFew);
    });
}

// say: the sentences of the pages in the language of the page. The rooms i18n, judge and why have them in en.json and
// zh.json. build.js makes each script in both languages: texts/ROOM is the file of the room in the language of the script.
import general from "texts/i18n";
import type ofJudging from "texts/judge";
import type ofReasons from "texts/why";

export type Key = keyof typeof general | keyof typeof ofJudging | keyof typeof ofReasons;

const texts: Partial<Record<Key, string>> = { ...general };

export const isChinese = document.documentElement.lang.startsWith("zh");

// Returns a sentence in the language of the page, with values for {0}, {1}, ...
export function say(key: Key, ...values: unknown[]): string {
    return texts[key]!.replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)]));
}

// Returns sentences one after the other, without the empty ones. In Chinese, no blank follows the full stop 。
export const sentences = (...told: string[]): string =>
    told.filter(Boolean).join(isChinese ? "" : " ");

// Returns a list of numbers or names.
export const listed = (items: readonly (string | number)[]): string =>
    items.join(isChinese ? "、" : ", ");

// Adds the sentences of a script that is loaded later.
export function addTexts(more: typeof texts): void {
    Object.assign(texts, more);
}

// say: the sentences of the pages in the language of the page. English sentences are the keys.
import { CHINESE } from "./chinese";

const chinese: Record<string, string> = { ...CHINESE };

export const isChinese = document.documentElement.lang.startsWith("zh");

// Returns a sentence in the language of the page, with values for {0}, {1}, ...
export function say(text: string, ...values: unknown[]): string {
    const words = (isChinese && chinese[text]) || text;
    return words.replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)]));
}

// Adds the Chinese words of a script that is loaded later.
export function addChinese(words: Record<string, string>): void {
    Object.assign(chinese, words);
}

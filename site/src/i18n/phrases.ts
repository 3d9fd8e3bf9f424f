// phrases: what validators and compilers say in Chinese, by the patterns of phrases.toml. The file
// phrases.js contains them. scripts/judging/phrases.py does the same.
import { isChinese } from "./say";

// The tables of phrases.toml: for each kind of words, pairs of a pattern and its translation.
declare const PHRASES: Record<string, [string, string][]>;

const FAULT = /^line (\d+), column (\d+): expected ([^]*), found ('[^]*'|the end of the input)$/;
const SLOT = /\{(\d)(?::(\w+))?\}/g;
const SPACES = / *([，；：（]) */g;

const tables: Record<string, [RegExp, string][]> = {};
if (isChinese) {
    for (const [kind, table] of Object.entries(PHRASES)) {
        tables[kind] = table.map(([pattern, chinese]) => [new RegExp(`^(?:${pattern})$`), chinese]);
    }
}

function filled(kind: string, words: string): string | null {
    for (const [pattern, chinese] of tables[kind]) {
        const found = pattern.exec(words);
        if (!found) continue;
        let isWhole = true;
        const text = chinese.replace(SLOT, (_, group: string, of?: string) => {
            const words = found[Number(group)] || "";
            const part = of ? filled(of, words) : words;
            isWhole = isWhole && part !== null;
            return part ?? "";
        });
        if (isWhole) return text;
    }
    return null;
}

// Returns the translation of words of an oracle, or null if no pattern fits. `kind` is a table of phrases.toml.
function translation(kind: string, words: string): string | null {
    const chinese = filled(kind, words);
    return chinese === null ? null : chinese.replace(SPACES, "$1").trim();
}

const told = (kind: string, words: string) => (isChinese && translation(kind, words)) || words;

export const translateError = (words: string) => told("error", words);

// Returns the name of a number of an input in the language of the page.
export const translateField = (field: string) => told("field", field);

// Returns a message of a validator, what was expected and what was found, in the language of the page.
export function translateFault(words: string): string {
    const found = isChinese && FAULT.exec(words);
    if (!found) return words;
    const [, line, column, expected, there] = found;
    const wanted = translation("expected", expected) || "符合题意的数据";
    const actual = there === "the end of the input" ? "输入的末尾" : there;
    return `第 ${line} 行第 ${column} 列：应为 ${wanted}，实际为 ${actual}`;
}

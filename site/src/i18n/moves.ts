// moves: what the oracles say about moves and positions, in words. The files moves.js and moves.zh.js contain the
// sentences of moves.en.toml and moves.zh.toml. scripts/judging/moves.py does the same.
import { isChinese, listed } from "./say";

// Data of an oracle: a text, a number, a list, or a part with named values.
export type Words = string | number | Words[] | Part;
export interface Part {
    [name: string]: Words;
}

interface Language {
    sentences: Record<string, string>;
    names: Record<string, string>;
    comma: string; // between parts
    between: string; // the items of a list
    and: string; // before the last item of a list
    nothing: string; // an empty list
    isSpaced: boolean; // spaces stand around names in Latin letters
}
declare const SENTENCES: Record<"en" | "zh", Language>; // an English page has only "en"

const SLOT = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;
const SPACES = / *([，；：（）“”]) *|(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])/g;

const isPart = (data: Words): data is Part => typeof data === "object" && !Array.isArray(data);

// Returns what an oracle says, in the language of the page or in another one.
export function inWords(data: Words, language: "en" | "zh" = isChinese ? "zh" : "en"): string {
    return tidy(filled(data, SENTENCES[language]), language);
}

// Returns a sentence in the language of the page with values in its slots, "" if it has a slot without a value.
export function inSlots(sentence: string, values: Part): string {
    const language = isChinese ? "zh" : "en";
    const hasAll = [...sentence.matchAll(SLOT)].every(([, name]) => name in values);
    return hasAll ? tidy(withValues(sentence, values, SENTENCES[language]), language) : "";
}

function tidy(words: string, language: "en" | "zh"): string {
    const text = words.replace(/\s+/g, " ").trim();
    return language === "zh" ? text.replace(SPACES, "$1") : text;
}

function filled(data: Words, language: Language): string {
    if (isPart(data)) return ofPart(data, language);
    if (Array.isArray(data) && data.length && isPart(data[0]))
        return joined(data as Part[], language);
    if (Array.isArray(data) && data.length > 1)
        return (
            data.slice(0, -1).join(language.between) + language.and + String(data[data.length - 1])
        );
    const text = String(data);
    if (!text) return language.nothing;
    const name = language.names[text] ?? text;
    return language.isSpaced && /^[a-z]/i.test(name) ? ` ${name} ` : name;
}

// Returns parts with commas between them. A part whose sentence is in brackets follows a space.
const joined = (parts: Part[], language: Language) =>
    parts.reduce((before, part) => {
        const isInBrackets = sentenceOf(part, language).startsWith("(");
        const comma = !before ? "" : isInBrackets ? " " : language.comma;
        return before + comma + ofPart(part, language);
    }, "");

function sentenceOf(part: Part, language: Language): string {
    const names = Object.keys(part);
    const plain = names.map((name) => `${name.replace(/_/g, " ")} {${name}}`).join(" ");
    const key = names.join(" ");
    return language.sentences[key] ?? SENTENCES.en.sentences[key] ?? plain;
}

const ofPart = (part: Part, language: Language) =>
    withValues(sentenceOf(part, language), part, language);

const withValues = (sentence: string, values: Part, language: Language) =>
    sentence.replace(SLOT, (_, name: string, one?: string, many?: string) => {
        const value = filled(values[name], language);
        if (one === undefined) return value;
        return value === "1" ? one : many!.replace(/#/g, value);
    });

// Returns the value with a name in a position, if a part of the position has one.
export const valueIn = (position: Words, name: string): Words | undefined =>
    [position].flat().find((part): part is Part => isPart(part) && name in part)?.[name];

// Returns words in which a list of numbers, or the row and column of a cell, has no brackets.
export const unlisted = (words: string, areCells = false) =>
    words.replace(
        /([\w\u4e00-\u9fff]) \((-?\d+(?:, -?\d+)*)\)/g,
        (_, before: string, numbers: string) =>
            `${before} ${areCells ? numbers : listed(numbers.split(", "))}`,
    );

// Returns the numbers in a move or a position, as texts.
export const numbersIn = (words: Words): string[] => JSON.stringify(words).match(/\d+/g) ?? [];

// Returns what an oracle says about one answer, a line of JSON.
export function explained(line: string): string {
    try {
        return inWords(JSON.parse(line) as Words);
    } catch {
        return line; // it was cut
    }
}

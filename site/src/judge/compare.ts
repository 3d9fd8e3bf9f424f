// compare: compares the output of a program with the expected one.
import { say } from "../i18n/say";
import type { Found, Place } from "./pack";

const SPACE = /[ \t\n\r\v\f]+/;

const ODD = "\ufffd";
const DOT = "·";
const NEWLINE = "↵";

// Returns AC, PE or WA, with the first difference if the outputs are not equal.
export function compare(expected: string, got: string, whitespace: string): Found {
    if (got === expected) return { code: "AC", place: null };
    const place = firstDifference(expected, got);
    const where = [place.line, place.column];
    const words = (text: string) => text.split(SPACE).filter(Boolean).join(" ");
    if (words(got) !== words(expected))
        return {
            code: "WA",
            place,
            message: say("output-differs-line-column", ...where),
        };
    const inner = (text: string) =>
        text
            .replace(/[ \t\n\r\v\f]+$/, "")
            .split("\n")
            .map((line) => line.replace(/[ \t\r\v\f]+$/, ""))
            .join("\n");
    if (inner(got) !== inner(expected)) {
        return {
            code: "PE",
            place,
            message: say("only-whitespace-differs-first", ...where),
        };
    }
    const message = say("only-whitespace-line-ends", ...where);
    return whitespace === "trailing"
        ? { code: "AC", place, message }
        : { code: "PE", place, message };
}

// Returns the first place where two unequal texts differ, with its line in both texts. Columns count characters.
function firstDifference(expected: string, got: string): Place {
    let common = 0;
    while (common < expected.length && expected[common] === got[common]) ++common;
    if (common && expected.codePointAt(common - 1)! > 0xffff) --common; // in the middle of a character
    const start = expected.slice(0, common).lastIndexOf("\n") + 1;
    const column = Array.from(expected.slice(start, common)).length + 1;
    return {
        line: expected.slice(0, start).split("\n").length,
        column,
        expected: lineAt(expected, start),
        got: lineAt(got, start),
    };
}

// Returns the line that begins at `start`. Signs replace spaces at its end, its line end, and unprintable characters.
function lineAt(text: string, start: number): string {
    if (start >= text.length) return "(end of output)";
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end < 0 ? text.length : end).replace(/(?! )[\p{C}\p{Z}]/gu, ODD);
    return line.replace(/ +$/, (spaces) => DOT.repeat(spaces.length)) + (end < 0 ? "" : NEWLINE);
}

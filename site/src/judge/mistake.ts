// mistake: compares a wrong output with the right one, and names what beginners often do. The rules and the sentences are
// those of scripts/judging/wrong/outputs.py.
import { type Key, say } from "../i18n/say";

const SHOWN = 40; // characters of an output that a line quotes
const BLANKS: Record<string, Key> = {
    "\n": "line-end",
    " ": "space",
    "\t": "tab",
    "\r": "carriage-return",
};

const isBlank = (text: string) => !text.trim();
const words = (text: string) => text.split(/\s+/).filter(Boolean);
const letters = (text: string) => words(text).join("");
const quoted = (text: string) =>
    "`" +
    Array.from(text)
        .slice(0, SHOWN)
        .join("")
        .replace(/(?![ \n\t])[\p{C}\p{Z}]/gu, "\ufffd") +
    "`";

// Returns what is wrong with an output that contains all right answers, or "".
export const mistake = (expected: string, got: string): string =>
    letterCase(expected, got) || blanks(expected, got) || extra(expected, got);

function letterCase(want: string, said: string): string {
    const right = letters(want);
    const wrong = letters(said);
    if (right === wrong || right.toLowerCase() !== wrong.toLowerCase()) return "";
    const pairs = words(want).map((word, i) => [word, words(said)[i]]);
    const [word, other] = pairs.find((pair) => pair[0] !== pair[1])!;
    const haveSameWords =
        words(want).join(" ").toLowerCase() === words(said).join(" ").toLowerCase();
    return say(
        haveSameWords ? "only-case-wrong" : "only-case-and-blanks-wrong",
        quoted(word),
        quoted(other),
    );
}

// Returns which space or line end is missing, or should not be there.
function blanks(want: string, said: string): string {
    if (letters(want) !== letters(said)) return "";
    let at = 0;
    while (at < want.length && want[at] === said[at]) ++at;
    const [missing, other] = [want, said].map((text) =>
        text[at] in BLANKS ? say(BLANKS[text[at]]) : "",
    );
    const start = want.slice(0, at).lastIndexOf("\n") + 1;
    const before = want.slice(start, at);
    const after = before
        ? say("after-text", quoted(before.slice(-SHOWN)))
        : say("at-line-beginning");
    const what =
        missing && other
            ? say("print-blank-not-blank", missing, other, after)
            : missing
              ? say("print-blank", missing, after)
              : say("remove-blank", other, after);
    const line = want.slice(0, start).split("\n").length;
    return say("only-blanks-wrong", line, what);
}

// Returns the text that an output contains besides the right answers, or "". Such a text contains a character that is in no
// answer. Otherwise the text could be a wrong answer.
function extra(want: string, said: string): string {
    const isForeign = (text: string) =>
        Array.from(text).some((character) => !want.includes(character) && !isBlank(character));
    const right = want.split("\n");
    const lines = said.split("\n");
    const foreign = lines.filter((line) => !right.includes(line) && isForeign(line));
    const others = lines.filter((line) => !foreign.includes(line));
    const isRight = others.length === right.length && others.every((line, i) => line === right[i]);
    if (foreign.length && isRight) return remove(foreign[0]);
    if (lines.length !== right.length) return "";
    const texts = lines.map((line, i) => beside(line, right[i]));
    if (texts.some((text) => text === null || (text && !isForeign(text)))) return "";
    return remove(texts.find(Boolean) ?? "");
}

// Returns the text of a line before and after the answer; null if the answer is not there.
function beside(line: string, answer: string): string | null {
    const at = line.endsWith(answer) ? line.length - answer.length : line.indexOf(answer);
    return at < 0 ? null : line.slice(0, at) + line.slice(at + answer.length);
}

const remove = (text: string): string => say("extra-text", quoted(text));

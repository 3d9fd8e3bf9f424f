// reader: the reader that a validator uses, see grammar.py. Its public names are those of Python.
import { pythonFunction, truth, type Value } from "./python";

const MOST_DIGITS = 40; // the most digits of a number without an upper bound

const SHOWN = 24; // the most characters of the wrong text that a message quotes

export class Violation extends Error {
    constructor(line: number, column: number, expected: string, found: string) {
        super(`line ${line}, column ${column}: expected ${expected}, found ${found}`);
    }
}

// An integer above 2^53 is a bigint.
export type Integer = number | bigint;

// A number or a word of an input.
export interface Token {
    name: string;
    start: number;
    end: number;
    low?: Integer;
    high?: Integer | null;
    // The number says how many others follow.
    isCount?: boolean;
    isWord?: boolean;
}

type Column = [name: string, low: Integer, high: Integer | null];
type Method = [string[], string | null, string[], (...given: Value[]) => Value];

export class Reader {
    at = 0;
    token = 0; // where the last token begins
    readonly questions: number[] = [];
    readonly tokens: Token[] = [];

    constructor(readonly text: string) {
        // These methods can be called with names of arguments.
        const methods: Record<string, Method> = {
            count: [
                ["name", "low", "high", "is_evident"],
                null,
                [],
                (name, low, high) => this.integer(name, low, high, true),
            ],
            integer: [["name", "low", "high", "is_count", "is_evident"], null, [], this.integer],
            rows: [["count"], "columns", ["until", "demand", "are_positions"], this.rows],
            word: [["name", "alphabet", "shortest", "longest"], null, [], this.word],
        };
        const defaults = { until: "", demand: null, are_positions: true, longest: null };
        for (const [name, [named, star, only, method]] of Object.entries(methods)) {
            const bound = pythonFunction(named, star, only, defaults, method.bind(this));
            Object.assign(this, { [name]: bound });
        }
    }

    position(): void {
        this.questions.push(this.at);
    }

    integer(name: string, low: Integer, high: Integer | null, isCount = false): Integer {
        const found = /^(?:0|-?[1-9][0-9]*)(?![^ \n])/.exec(
            this.text.slice(this.at, this.at + MOST_DIGITS + 3),
        );
        const exact =
            found && found[0].replace("-", "").length <= MOST_DIGITS ? BigInt(found[0]) : null;
        if (
            !found ||
            exact === null ||
            exact < BigInt(low) ||
            (high !== null && exact > BigInt(high))
        ) {
            const range = high === null ? ">= " + low : `in [${low}, ${high}]`;
            return this.fail(`${name}, an integer ${range}`);
        }
        this.took(name, found[0].length, { low, high, isCount: Boolean(isCount) });
        const value = Number(exact);
        return Number.isSafeInteger(value) ? value : exact;
    }

    integers(name: string, count: number, low: Integer, high: Integer | null): Integer[] {
        const values: Integer[] = [];
        for (let i = 0; i < count; ++i) {
            if (i) this.space();
            values.push(this.integer(name, low, high));
        }
        return values;
    }

    rows(
        count: number | null,
        columns: Column[],
        until: string,
        demand: ((...values: Integer[]) => string | null) | null,
        arePositions: boolean,
    ): Integer[][] {
        const found: Integer[][] = [];
        const follows = () =>
            count !== null
                ? found.length < count
                : until
                  ? !this.accept(until)
                  : found.length === 0 || !this.at_end();
        while (follows()) {
            if (arePositions) this.position();
            const values: Integer[] = [];
            for (const column of columns) {
                if (values.length) this.space();
                values.push(this.integer(...column));
            }
            const expected = demand ? demand(...values) : null;
            this.require(!truth(expected), expected ?? "");
            this.line_end();
            found.push(values);
        }
        return found;
    }

    word(name: string, alphabet: string, shortest: number, longest: number | null): string {
        const word = this.nextWord();
        const most = longest || shortest;
        const isRight = Array.from(word).every((letter) => alphabet.includes(letter));
        // As in the judge, strip() removes letters only at the ends.
        const ends = word.length && !isRight ? stripped(word, alphabet) : "";
        if (word.length < shortest || word.length > most || ends) {
            this.fail(
                `${name}, ${shortest}${longest ? " to " + longest : ""} characters of '${alphabet}'`,
            );
        }
        this.took(name, word.length, { isWord: true });
        return word;
    }

    private took(name: string, length: number, properties: Partial<Token>): void {
        this.token = this.at;
        this.at += length;
        this.tokens.push({ name, start: this.token, end: this.at, ...properties });
    }

    space(): void {
        this.literal(" ", "one space");
    }
    line_end(): void {
        this.literal("\n", "the end of the line");
    }

    accept(text: string): boolean {
        const here = this.text.startsWith(text, this.at);
        if (here) this.at += text.length;
        return here;
    }

    at_end(): boolean {
        return this.at === this.text.length;
    }

    require(condition: Value, expected: string): void {
        if (truth(condition)) return;
        this.at = this.token;
        this.fail(expected);
    }

    end(): void {
        if (!this.at_end()) this.fail("the end of the input");
    }

    private literal(text: string, expected: string): void {
        if (!this.accept(text)) this.fail(expected);
    }

    private nextWord(): string {
        return /^[^ \n]*/.exec(this.text.slice(this.at))![0];
    }

    private fail(expected: string): never {
        const before = this.text.slice(0, this.at);
        const word = this.nextWord() || this.text.slice(this.at, this.at + 1);
        const quoted = (word.length <= SHOWN ? word : word.slice(0, SHOWN) + "...").replace(
            /\n/g,
            "\\n",
        );
        throw new Violation(
            before.split("\n").length,
            before.length - before.lastIndexOf("\n"),
            expected,
            word ? "'" + quoted + "'" : "the end of the input",
        );
    }
}

function stripped(word: string, alphabet: string): string {
    let first = 0;
    let last = word.length;
    while (first < last && alphabet.includes(word[first])) ++first;
    while (last > first && alphabet.includes(word[last - 1])) --last;
    return word.slice(first, last);
}

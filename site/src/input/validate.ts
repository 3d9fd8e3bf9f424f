// validate: decides whether an input follows the grammar of its problem.
import { py } from "./python";
import { Reader, type Token, Violation } from "./reader";

// The validator of a problem, which validators.py has translated. Its argument is the library.
export type Validator = (library: typeof py) => (reader: Reader) => void;

export interface Input {
    // The fault of the input in words, "" if the input is allowed.
    fault: string;
    tokens: Token[];
    // The places where the questions begin.
    questions: number[];
}

export function readInput(validator: Validator, text: string): Input {
    const reader = new Reader(text);
    const { tokens, questions } = reader;
    try {
        validator(py)(reader);
        reader.end();
        return { fault: "", tokens, questions };
    } catch (error) {
        if (error instanceof Violation) return { fault: error.message, tokens, questions };
        throw error;
    }
}

// valid: runs the validators of the pages on inputs, under Node. Argument: a file with a JSON list of pairs: a translated
// validator and its inputs. Prints the message about each input.
import { readInput } from "../../src/input/validate";
import { answer, asked } from "./asked";

const [path] = process.argv.slice(2);
answer(
    asked<[string, string[]][]>(path).map(([script, texts]) => {
        const validator = new Function("return " + script)();
        return texts.map((text) => readInput(validator, text).fault);
    }),
);

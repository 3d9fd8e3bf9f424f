// answers: compares answers to exercises under Node. Argument: a file with a JSON list of pairs: a typed answer, and the
// right answers. Prints a JSON list of booleans.
import { isRight } from "../../src/lesson/answers";
import { answer, asked } from "./asked";

const [path] = process.argv.slice(2);
answer(asked<[string, string[]][]>(path).map(([typed, answers]) => isRight(typed, answers)));

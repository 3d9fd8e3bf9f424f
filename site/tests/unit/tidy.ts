// tidy: tidies typed inputs under Node. Argument: a file with a JSON list of inputs. Prints a JSON list of tidy inputs.
import { tidyInput } from "../../src/input/tidy";
import { answer, asked } from "./asked";

const [path] = process.argv.slice(2);
answer(asked<string[]>(path).map(tidyInput));

// words: translates messages of validators to Chinese, under Node. Argument: a file with a JSON list of messages. Prints a
// JSON list of the translations.
import "./page";
import { translateFault } from "../../src/i18n/phrases";
import { answer, asked } from "./asked";

const [messages] = process.argv.slice(2);
answer(asked<string[]>(messages).map(translateFault));

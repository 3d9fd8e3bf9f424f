// words: translates messages of validators to Chinese, under Node. Arguments: words.js of the site, and a file
// with a JSON list of messages. Prints a JSON list of the translations.
"use strict";
const fs = require("fs");

const [library, messages] = process.argv.slice(2);
const document = { querySelectorAll: () => [], getElementById: () => null };
const storage = { getItem: () => "zh" };
const language = new Function("document", "localStorage", fs.readFileSync(library, "utf8") + "; return language;")(document, storage);
process.stdout.write(JSON.stringify(JSON.parse(fs.readFileSync(messages, "utf8")).map(language.fault)));

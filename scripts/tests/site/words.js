// words: says messages of validators in Chinese, under Node. Arguments: words.js of the site, and a file with
// a JSON list of messages. Prints a list of what is said.
"use strict";
const fs = require("fs");

const [library, messages] = process.argv.slice(2);
const document = { querySelectorAll: () => [], getElementById: () => null };
const storage = { getItem: () => "zh" };
const language = new Function("document", "localStorage", fs.readFileSync(library, "utf8") + "; return language;")(document, storage);
process.stdout.write(JSON.stringify(JSON.parse(fs.readFileSync(messages, "utf8")).map(language.fault)));

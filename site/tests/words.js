// words: translates messages of validators to Chinese, under Node. Arguments: words.js of the site, and a file
// with a JSON list of messages. Prints a JSON list of the translations.
"use strict";
const fs = require("fs");

const [library, messages] = process.argv.slice(2);
const document = { documentElement: { lang: "zh-CN" }, querySelectorAll: () => [] };
const language = new Function("document", fs.readFileSync(library, "utf8") + "; return language;")(document);
process.stdout.write(JSON.stringify(JSON.parse(fs.readFileSync(messages, "utf8")).map(language.fault)));

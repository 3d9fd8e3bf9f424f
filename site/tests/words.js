// words: translates messages of validators to Chinese, under Node. Arguments: phrases.js and words.js of the site, and a
// file with a JSON list of messages. Prints a JSON list of the translations.
"use strict";
const fs = require("fs");

const [catalogue, library, messages] = process.argv.slice(2);
const document = { documentElement: { lang: "zh-CN" }, querySelectorAll: () => [] };
const scripts = [catalogue, library].map((name) => fs.readFileSync(name, "utf8"));
const language = new Function("document", scripts.join("\n") + "; return language;")(document);
process.stdout.write(JSON.stringify(JSON.parse(fs.readFileSync(messages, "utf8")).map(language.fault)));

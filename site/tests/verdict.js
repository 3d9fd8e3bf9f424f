// verdict: compares outputs as the pages do, under Node. Arguments: verdict.js of the site, and a file with a JSON list of
// [expected, got, rule]. Prints a JSON list: the verdicts with the first differences.
"use strict";
const fs = require("fs");

const [library, asked] = process.argv.slice(2);
const language = { say: (text) => text };
const verdict = new Function("language", fs.readFileSync(library, "utf8") + "; return verdict;")(language);
const answers = JSON.parse(fs.readFileSync(asked, "utf8")).map(([expected, got, rule]) => verdict.compare(expected, got, rule));
process.stdout.write(JSON.stringify(answers));

// valid: runs the validators of the pages on inputs, under Node. Arguments: valid.js of the site, and a file
// with a JSON list of pairs: a translated validator and its inputs. Prints the message about each input.
"use strict";
const fs = require("fs");

const [library, asked] = process.argv.slice(2);
const valid = new Function(fs.readFileSync(library, "utf8") + "; return valid;")();
const answers = JSON.parse(fs.readFileSync(asked, "utf8")).map(([script, texts]) => {
    const validator = new Function("return " + script)();
    return texts.map((text) => valid.fault(validator, text));
});
process.stdout.write(JSON.stringify(answers));

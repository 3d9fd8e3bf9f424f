// search: searches under Node. Arguments: search-data.js and search.js of the site, and a file with a JSON list of
// queries. Prints a JSON list: the pages in their order, what was left out and corrected, and similar words.
"use strict";
const fs = require("fs");

const [data, library, queries] = process.argv.slice(2);
const finder = new Function(fs.readFileSync(data, "utf8") + fs.readFileSync(library, "utf8") + "; return finder;")();
const found = JSON.parse(fs.readFileSync(queries, "utf8")).map((query) => {
    const { ranks, left_out, corrected } = finder.find(query);
    return { ranks, left_out, corrected: Object.fromEntries(corrected), similar: finder.similar(query) };
});
process.stdout.write(JSON.stringify(found));

// search: searches under Node. Arguments: search-data.js of the site, and a file with a JSON list of queries. Prints a
// JSON list: the pages in their order, what was left out and corrected, and similar words.
import fs from "node:fs";
import { find, similar } from "../../src/search/finder";
import { answer, asked } from "./asked";

const [data, queries] = process.argv.slice(2);
const script = fs.readFileSync(data, "utf8");
Object.assign(globalThis, { SEARCH: new Function(script + "; return SEARCH;")() });
answer(
    asked<string[]>(queries).map((query) => {
        const { ranks, leftOut, corrected } = find(query);
        const words = Object.fromEntries(corrected);
        return { ranks, left_out: leftOut, corrected: words, similar: similar(query) };
    }),
);

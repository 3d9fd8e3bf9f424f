// why: computes the reasons of why.js under Node. Arguments: the folder of the scripts, and a file with one game on each
// line: its theorem and its graph. Prints for each game a line with a list: whether the theorem says that the player to move
// loses, for each position; null if the page shows no theorem. The period of the row of values follows, null if there is none.
"use strict";
const fs = require("fs");

const [folder, games] = process.argv.slice(2);
const document = { querySelectorAll: () => [], getElementById: () => null };
const scripts = ["words.js", "theorems.js", "why.js"].map((name) => fs.readFileSync(`${folder}/${name}`, "utf8"));
const why = new Function("document", "localStorage", scripts.join("\n") + "; return why;")(document, { getItem: () => "en" });
for (const line of fs.readFileSync(games, "utf8").trim().split("\n")) {
    const { theorem, graph } = JSON.parse(line), facts = why.of(graph, { theorem }), reason = facts.split || facts.rule;
    console.log(JSON.stringify([reason && graph.map((_, i) => reason.is_lost(i)), why.period(facts)]));
}

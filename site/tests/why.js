// why: computes the reasons of why.js under Node. Arguments: the folder of the scripts, and a file with one game on each
// line: its theorem and its graph. Prints a line with the names of all theorems, and for each game a line with a list: whether
// the theorem says that the player to move loses, for each position; null if the page shows no theorem. Then follow the period
// of the row of values, null if there is none, and the number of different parts whose values come from the search.
"use strict";
const fs = require("fs");

const [folder, games] = process.argv.slice(2);
const document = { documentElement: { lang: "en" }, querySelectorAll: () => [], getElementById: () => null };
const scripts = ["i18n/language.js", "why/theorems.js", "why/why.js"].map((name) => fs.readFileSync(`${folder}/${name}`, "utf8"));
const [why, theorems] = new Function("document", scripts.join("\n") + "; return [why, theorems];")(document);
console.log(JSON.stringify(theorems.words));
for (const line of fs.readFileSync(games, "utf8").trim().split("\n")) {
    const { theorem, graph } = JSON.parse(line), facts = why.of(graph, { theorem }), reason = facts.split || facts.rule;
    const keys = facts.split ? graph.flatMap((_, i) => facts.split.of(i).map(({ key }) => key)).filter((key) => key !== undefined) : [];
    console.log(JSON.stringify([reason && graph.map((_, i) => reason.is_lost(i)), why.period(facts), new Set(keys).size]));
}

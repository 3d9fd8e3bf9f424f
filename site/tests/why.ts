// why: computes the reasons of a board under Node. Argument: a file with one game on each line: its theorem and its graph.
// Prints a line with the names of all theorems, and for each game a line with a list: whether the theorem says that the
// player to move loses, for each position; null if the page shows no theorem. Then follow the period of the row of values,
// null if there is none, and the number of different parts whose values come from the search.
import fs from "node:fs";
import "./page";
import type { Graph } from "../src/game";
import { factsOf } from "../src/why/facts";
import { periodOf } from "../src/why/period";
import { NAMES } from "../src/why/theorems/index";

const [games] = process.argv.slice(2);
console.log(JSON.stringify(NAMES));
for (const line of fs.readFileSync(games, "utf8").trim().split("\n")) {
    const { theorem, graph } = JSON.parse(line) as { theorem: string; graph: Graph };
    const { split, rule, row } = factsOf(graph, { theorem, idea: ["", ""], points: "" });
    const reason = split ?? rule;
    const parts = split ? graph.flatMap((_, i) => split.of(i)) : [];
    const keys = new Set(parts.map(({ key }) => key).filter((key) => key !== undefined));
    const lost = reason && graph.map((_, i) => reason.isLost(i));
    console.log(JSON.stringify([lost, row && periodOf(row, graph), keys.size]));
}

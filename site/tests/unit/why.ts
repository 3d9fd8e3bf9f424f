// why: computes the reasons of a board under Node. Argument: a file with one game on each line: its theorem, what its players
// want, and its graph.
// Prints a line with the names of all theorems, and for each game a line with a list: what the theorem says of each position:
// the outcome or, in a game for points, the value (null: endless); null if the page shows no theorem. Then follow the period of the row of
// values, null if there is none, the number of different parts whose values come from the search, the reasons, in a game for a total the
// number at each move and what is said of the way after it, the pairs in the pictures, and why a part has its value.
import fs from "node:fs";
import "./page";
import "../../src/why/texts";
import type { Graph, Points } from "../../src/game";
import { factsOf } from "../../src/why/facts";
import { whyPart } from "../../src/why/part";
import { periodOf } from "../../src/why/period";
import { sumOfMove } from "../../src/why/reasons";
import { NAMES } from "../../src/why/theorems/index";
import { withTotals } from "../../src/why/totals";
import { tellWay } from "../../src/why/ways";

const [games] = process.argv.slice(2);
console.log(JSON.stringify(NAMES));
for (const line of fs.readFileSync(games, "utf8").trim().split("\n")) {
    const { theorem, points, graph } = JSON.parse(line) as {
        theorem: string;
        points: Points;
        graph: Graph;
    };
    const game = points === "total" ? withTotals(graph) : graph;
    const facts = factsOf(game, {
        theorem,
        idea: ["", ""],
        points,
        given: ["", ""],
        fields: {},
        first: null,
    });
    const { split, rule, row } = facts;
    const parts = split ? graph.flatMap((_, i) => split.of(i)) : [];
    const keys = new Set(parts.map(({ key }) => key).filter((key) => key !== undefined));
    const lost = split && graph.map((_, i) => (split.isLost(i) ? "P" : "N"));
    const says = rule ? graph.map((_, i) => rule.value(i)) : lost;
    console.log(
        JSON.stringify([
            says,
            row && periodOf(row, graph),
            keys.size,
            rule && graph.map((_, i) => rule.tell(i)),
            facts.result?.isTotal &&
                game.map(({ moves }, i) =>
                    moves.map((move) => [sumOfMove(facts, i, move), tellWay(facts, i, move)]),
                ),
            rule?.pairs && graph.map((_, i) => rule.pairs!(i)),
            split?.isExplained && graph.map((_, i) => whyPart({ ...facts, split }, i)),
        ]),
    );
}

// verdict: compares outputs as the pages do, under Node. Argument: a file with a JSON list of [expected, got, rule]. Prints
// a JSON list: the verdicts with the first differences, and what a beginner did wrong.
import "./page";
import "../../src/judge/texts";
import { compare } from "../../src/judge/compare";
import { mistake } from "../../src/judge/mistake";
import { answer, asked } from "./asked";

const [path] = process.argv.slice(2);
answer(
    asked<[string, string, string][]>(path).map((each) => ({
        place: null,
        ...compare(...each),
        mistake: mistake(each[0], each[1]),
    })),
);

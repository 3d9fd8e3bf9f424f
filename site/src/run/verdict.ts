// verdict: compares the outputs of the solution and of the oracle.
import { say } from "../i18n/say";
import type { End, Ended } from "./protocol";
import { MOST_SECONDS } from "./runner";

const RIGHT = 42;
const WRONG = 43; // the exit status of a checker: see check.hpp

export const DECLINED = 99; // the exit status of an oracle: see play.hpp

// Returns the text of a failed assertion in the program or in its library, "" if no assertion failed.
function assertion(errors: string): string {
    const own = /^Assertion failed: (.*)$/m.exec(errors);
    const library = /_LIBCPP_ASSERT .* failed\.? ?(.*)$/m.exec(errors);
    return own ? own[1] : library ? library[1] : "";
}

// A word, and a sentence.
export type Verdict = [word: string, sentence: string];

const ENDS: Partial<Record<End, () => string>> = {
    deep: () => say("stack-overflowed"),
    time: () => say("stopped-after-seconds", MOST_SECONDS),
    output: () => say("stopped-after-output"),
    crash: () => say("crashed-overflow-or-memory"),
    room: () => say("needs-more-memory"),
    exit: () => say("ended-with-error"),
};

// Returns the verdict on an oracle that gave no answer.
function unanswered(oracle: Ended): Verdict {
    if (oracle.end === "exit" && oracle.status === DECLINED) {
        const why = /declined: (.*)/.exec(oracle.errors);
        return ["declined", say("search-declined", why ? why[1] : say("input-too-large"))];
    }
    return [oracle.end === "exit" ? "crash" : oracle.end, say("search-ended", ENDS[oracle.end]!())];
}

// Returns the verdict on two different outputs.
function different(ours: string, right: string): Verdict {
    const rights = right.split("\n");
    const lines = ours.split("\n");
    const first = lines.findIndex((text, i) => text !== rights[i]);
    const at = first < 0 ? lines.length : first;
    const [one, other] = [lines[at] ?? "", rights[at] ?? ""];
    let column = 0;
    while (column < one.length && one[column] === other[column]) ++column;
    const told = say("answers-differ", at + 1, column + 1);
    return ["differ", told];
}

// Returns the verdict on a solution that gave no answer; null if it gave one.
function failed({ end, status, errors }: Ended): Verdict | null {
    const outside = assertion(errors);
    if (outside) {
        const told = say("input-outside-limits", outside);
        return ["outside", told];
    }
    if (end === "exit" && !status) return null;
    return [end === "exit" ? "crash" : end, say("solution-ended", ENDS[end]!())];
}

// Returns the verdict on two runs. If several outputs are right, `check` is the run of the oracle as a checker of the
// solution's output.
export function judged(solution: Ended, oracle: Ended, check: Ended | null): Verdict {
    if ([solution, oracle, check].some((run) => run?.end === "stopped")) {
        return ["stopped", say("stopped")];
    }
    const bad = failed(solution);
    if (bad) return bad;
    if (oracle.end !== "exit" || oracle.status) return unanswered(oracle);
    if (solution.output === oracle.output) {
        const told = solution.output ? say("answers-agree") : say("answers-agree-nothing");
        return ["agree", told];
    }
    if (!check) return different(solution.output, oracle.output);
    if (check.end === "exit" && check.status === RIGHT) {
        return ["agree", say("outputs-differ-both-right")];
    }
    if (check.end === "exit" && check.status === WRONG) {
        return ["differ", say("output-wrong", check.errors.trim())];
    }
    return unanswered(check);
}

// findings: what a check of a program has found.
import { say } from "../i18n/say";
import type { Ended } from "../run/protocol";

// A kind of checks, and what a check says. It gets the values and their type.
type Saying = [kind: RegExp, say: (values: string[], type: string) => string];

const NAMES_OF_CHECKS: Saying[] = [
    [/out_of_bounds/, (values, type) => say("index-outside-bounds", values[0], type)],
    [/add_overflow/, (values, type) => say("does-not-fit", `${values[0]} + ${values[1]}`, type)],
    [/sub_overflow/, (values, type) => say("does-not-fit", `${values[0]} - ${values[1]}`, type)],
    [/mul_overflow/, (values, type) => say("does-not-fit", `${values[0]} * ${values[1]}`, type)],
    [/negate_overflow/, (values, type) => say("does-not-fit", `-(${values[0]})`, type)],
    [/divrem/, (values) => (values[1] === "0" ? say("division-by-zero") : say("quotient-not-fit"))],
    [/shift/, () => say("shift-out-of-range")],
    [/missing_return/, () => say("no-return-value")],
    [/type_mismatch|nonnull|pointer/, () => say("null-pointer")],
];

// Returns what a check of a program has found, or "".
export function finding(ended: Ended): string {
    if (ended.end === "deep") return say("endless-recursion");
    if (ended.end === "check") {
        const { check = "", values = [], type = "" } = ended;
        const known = NAMES_OF_CHECKS.find(([kind]) => kind.test(check));
        const what = known
            ? known[1](values, type)
            : check.replace(/^__ubsan_handle_|_abort$/g, "").replace(/_/g, " ");
        return ended.file === "main.cpp" ? say("line-and-message", ended.line, what) : what;
    }
    const library = /assertion .*? failed: (.*)/.exec(ended.errors);
    return library ? library[1] : "";
}

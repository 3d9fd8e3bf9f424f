// findings: what a check of a program has found.
import { say } from "../i18n/say";
import type { Ended } from "../run/protocol";

// A kind of checks, and what a check says. It gets the values and their type.
type Saying = [kind: RegExp, say: (values: string[], type: string) => string];

const NAMES_OF_CHECKS: Saying[] = [
    [
        /out_of_bounds/,
        (values, type) => say("the index {0} is outside the bounds of {1}", values[0], type),
    ],
    [
        /add_overflow/,
        (values, type) => say("{0} does not fit into {1}", `${values[0]} + ${values[1]}`, type),
    ],
    [
        /sub_overflow/,
        (values, type) => say("{0} does not fit into {1}", `${values[0]} - ${values[1]}`, type),
    ],
    [
        /mul_overflow/,
        (values, type) => say("{0} does not fit into {1}", `${values[0]} * ${values[1]}`, type),
    ],
    [
        /negate_overflow/,
        (values, type) => say("{0} does not fit into {1}", `-(${values[0]})`, type),
    ],
    [
        /divrem/,
        (values) => (values[1] === "0" ? say("division by 0") : say("the quotient does not fit")),
    ],
    [/shift/, () => say("the shift is negative, or as long as the number")],
    [/missing_return/, () => say("the function ends without a return value")],
    [/type_mismatch|nonnull|pointer/, () => say("a null pointer is used")],
];

// Returns what a check of a program has found, or "".
export function finding(ended: Ended): string {
    if (ended.end === "deep") return say("the recursion does not end, or is too deep");
    if (ended.end === "check") {
        const { check = "", values = [], type = "" } = ended;
        const known = NAMES_OF_CHECKS.find(([kind]) => kind.test(check));
        const what = known
            ? known[1](values, type)
            : check.replace(/^__ubsan_handle_|_abort$/g, "").replace(/_/g, " ");
        return ended.file === "main.cpp" ? say("line {0}: {1}", ended.line, what) : what;
    }
    const library = /assertion .*? failed: (.*)/.exec(ended.errors);
    return library ? library[1] : "";
}

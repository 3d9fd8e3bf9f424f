// verdict: judges a program on the cases of a problem. It knows no page and no worker, so that Node can use it, too. The
// rules of the comparison are those of scripts/judging/run/verdict.py.
import { listed, say } from "../i18n/say";
import { finding } from "./findings";
import { hints, refusal } from "./hints";
import { mistake } from "./mistake";
import type { Case, Code, Found, Judged, LargerCase, Pack, Tools } from "./pack";
import { compileProgram, type Program, type Runner, runnerOf } from "./program";

const SEARCH_MS = 5000; // that the program may run while the page looks for a smaller failing input
const MOST_SAID = 3000; // characters of the messages of the compiler

interface Failure {
    item: Case;
    found: Found;
}

const sizeOf = (bytes: number) =>
    bytes < 1e6 ? Math.round(bytes / 1000) + " kB" : (bytes / 1e6).toFixed(1) + " MB";

// Returns the names of the largest cases.
function listOf(cases: LargerCase[]): string {
    const list = cases
        .sort((a, b) => b.bytes - a.bytes)
        .map(({ name, bytes }) => `${name} (${sizeOf(bytes)})`);
    return listed(list.length > 3 ? [...list.slice(0, 3), "…"] : list);
}

// Judges a program.
export async function judgeProgram(pack: Pack, source: string, tools: Tools): Promise<Judged> {
    const { compile, search, fetched, progress } = tools;
    const total = pack.cases.length + pack.larger.length;
    const result = (verdict: Code, reason: string, more: Partial<Judged>): Judged => ({
        verdict,
        cases: 0,
        total,
        reason,
        counterexample: null,
        said: "",
        notes: [],
        mistake: "",
        goOn: null,
        left: [],
        diagnosed: async () => "",
        ...more,
    });

    progress(-1, 0);
    const made = await compileProgram(pack, source, compile);
    if (!made.module && made.needed) {
        const limit = pack.memory_kib;
        return result("MLE", say("static-arrays-too-large", limit), {});
    }
    if (!made.module) {
        return result("CE", refusal(made.said), {
            said: made.said.slice(0, MOST_SAID),
            notes: hints(source, made.said, tools.names),
        });
    }
    const runner = runnerOf(pack, made.module, tools);
    const notes: string[] = [];
    const unread: LargerCase[] = []; // cases that the checker or the interactor declined
    let right = 0;
    let tried = 0;
    let isNoted = false;
    if (made.needed) {
        notes.push(say("static-arrays-kib-limit", Math.round(made.needed / 1024), pack.memory_kib));
    }

    // Judges these cases up to the first failure; returns this failure or null.
    async function firstFailure(items: (Case | LargerCase)[]): Promise<Failure | null> {
        for (const given of items) {
            progress(tried++, total);
            const item = "input" in given ? given : await fetched(given);
            const found = await runner.onCase(item);
            if (!found) unread.push({ name: item.name, bytes: item.input.length });
            else if (found.code === "AC") ++right;
            else return { item, found };
            if (!found?.message || isNoted) continue;
            isNoted = true;
            notes.push(say("presentation-error", item.name, found.message));
        }
        return null;
    }

    // Returns the result after a failure.
    async function failure(failed: Failure): Promise<Judged> {
        const smallest = await smaller(pack, runner, failed, progress);
        const { item, found } = smallest;
        const isUnknown = !pack.interactive && item.answer === undefined && item.isRandom;
        const expected = isUnknown ? (await search(item.input)).output : (item.answer ?? "");
        const { code, message, place, got = "" } = failed.found;
        const isDifferent = code === "WA" && place; // compared with the only right output
        return result(code, say("verdict-on-case", code, failed.item.name, message), {
            cases: right,
            counterexample: {
                case: item.name,
                input: item.input,
                expected,
                got: found.got ?? "",
                place: found.place ?? null,
                message: found.message,
            },
            notes,
            mistake: isDifferent ? mistake(failed.item.answer!, got) : "",
            diagnosed: () => diagnosed(pack, source, tools, runner, made, [failed, smallest]),
        });
    }

    // Returns the result if all cases that were run are right.
    function accepted(left: LargerCase[]): Judged {
        const all = [...left, ...unread];
        const ready = left.filter((item) => item.packed);
        const goOn = async () =>
            (await failureOrNull(ready)) ?? accepted(left.filter((item) => !item.packed));
        const more = { cases: right, notes, goOn: ready.length ? goOn : null, left: ready };
        if (made.late) {
            const reason = say("compilers-support-only", pack.judge, pack.standards[0], made.late);
            return result("CE", reason, more);
        }
        const missing = listOf(all);
        const reason =
            all.length === 0
                ? say("ac-all-cases", total)
                : all.length === 1
                  ? say("ac-all-but-largest", right, total, missing)
                  : say("ac-all-but-some-largest", right, total, all.length, missing);
        return result("AC", reason, more);
    }

    async function failureOrNull(items: (Case | LargerCase)[]): Promise<Judged | null> {
        const failed = await firstFailure(items);
        return failed && failure(failed);
    }
    return (await failureOrNull(pack.cases)) ?? accepted(pack.larger);
}

// Compares the sizes of two inputs: the numbers of their words, and then their lengths.
function bySize(a: Case, b: Case): number {
    const [words, others] = [a, b].map(({ input }) => input.split(/\s+/).length);
    return words - others || a.input.length - b.input.length;
}

// Returns the smallest input with the same verdict. Cases and random inputs that are smaller than the failing case
// are tried in the order of their sizes.
async function smaller(
    pack: Pack,
    runner: Runner,
    first: Failure,
    progress: Tools["progress"],
): Promise<Failure> {
    const { code } = first.found;
    if (code === "JE") return first;
    const end = runner.spent() + SEARCH_MS;
    const name = say("random-input");
    const random = pack.random.map((input): Case => ({ name, input, isRandom: true }));
    const others = [...pack.cases, ...random].filter((item) => bySize(item, first.item) < 0);
    for (const item of others.sort(bySize)) {
        if (runner.spent() > end) break;
        progress(-2, 0);
        const found = await runner.onCase(item);
        if (found && found.code === code) return { item, found };
    }
    return first;
}

// Compiles the program with checks, and runs it on the failing inputs, the smallest first. Returns what a check finds, or
// that a program with wrong answers does nothing forbidden; else "".
async function diagnosed(
    pack: Pack,
    source: string,
    { compile }: Tools,
    runner: Runner,
    { standard }: Program,
    failures: Failure[],
): Promise<string> {
    if (!failures.every(({ found }) => ["WA", "RE"].includes(found.code))) return "";
    const { module } = await compileProgram({ ...pack, standards: [standard] }, source, (request) =>
        compile({ ...request, isChecked: true }),
    );
    if (!module) return "";
    for (const { item } of failures.reverse()) {
        const found = finding(await runner.again(module, item, 3 * pack.time_ms));
        if (found) return found;
    }
    return failures.every(({ found }) => found.code === "WA") ? say("nothing-forbidden") : "";
}

// program: compiles a program as scripts/judge does, and runs it on a case.
import { say } from "../i18n/say";
import type { Ended } from "../run/protocol";
import { compare } from "./compare";
import type { Case, Compiled, Found, Oracle, Pack, Tools } from "./pack";
import { DECLINED, ofEnd, ofGame, RIGHT, WRONG } from "./runs";
import { withTypes } from "./types64";

const SLOWER = 10; // a program may need so many times the time of our solution, even if that is above the limit
const MOST_OURS_MS = 10000;
const MOST_TURNS_MS = 20000; // for a game: both programs run again for each line

// A compiled program, and its standard. `late` is the standard that is newer than all standards of the online judge, or "".
export type Program = Compiled & { standard: string; late: string };

// Compiles a program: first with the usual standard, then with others.
export async function compileProgram(
    pack: Pack,
    source: string,
    compile: Tools["compile"],
): Promise<Program> {
    const typed = withTypes(source, pack.windows);
    const defines = pack.windows ? ["__int64=long long"] : [];
    const options = { stack: pack.stack_kib * 1024, memory: pack.memory_kib * 1024, defines };
    let first: Program | null = null;
    for (const standard of pack.standards) {
        const late = standard === pack.late ? standard : "";
        const made = {
            ...(await compile({ ...options, source: typed, standard })),
            standard,
            late,
        };
        if (made.module || made.needed) return made;
        first ??= made;
    }
    if (typed === source) return first!;
    // the change of the types may be at fault
    const [standard] = pack.standards;
    return { ...(await compile({ ...options, source, standard })), standard, late: "" };
}

export interface Runner {
    // Returns the verdict on a case; null if the checker or the interactor declines it.
    onCase: (item: Case) => Promise<Found | null>;
    // Runs another module of the program on a case, with this limit.
    again: (module: WebAssembly.Module, item: Case, ms: number) => Promise<Ended>;
    // Returns the time of all runs of the program in milliseconds.
    spent: () => number;
}

// Returns functions that run a program.
export function runnerOf(pack: Pack, module: WebAssembly.Module, tools: Tools): Runner {
    const { run, talk, ours, search, check } = tools;
    let spent = 0;

    // Runs a program with the limit. If the limit is too short, and our solution takes more than a tenth of it here, the
    // program runs again with ten times the time of our solution. Returns how it ended, and the limit.
    async function timed(runWith: (its: WebAssembly.Module, ms: number) => Promise<Ended>) {
        let limit = pack.time_ms;
        let ended = await runWith(module, limit);
        if (ended.end === "time") {
            limit = Math.max(limit, SLOWER * (await runWith(await ours(), MOST_OURS_MS)).ms);
            if (limit > pack.time_ms) ended = await runWith(module, limit);
        }
        spent += ended.ms;
        return { ended, limit };
    }

    const game = (its: WebAssembly.Module, { input }: Case, ms: number) =>
        willing(async (oracle) => talk(oracle, its, input, ms, MOST_TURNS_MS));

    async function onCase(item: Case): Promise<Found | null> {
        if (pack.interactive) {
            const { ended, limit } = await timed((its, ms) => game(its, item, ms));
            return ended.end === "long" ? null : ofGame(pack, ended, limit);
        }
        const { ended, limit } = await timed((its, ms) => run(its, item.input, ms));
        const bad = ofEnd(pack, ended, limit);
        if (bad) return { code: bad[0], message: bad[1], got: ended.output };
        if (pack.checker) return checked(item, ended.output);
        if (item.answer === undefined) {
            const answered = await search(item.input);
            if (answered.end !== "exit" || answered.status) return null;
            item.answer = answered.output;
        }
        return { ...compare(item.answer, ended.output, pack.whitespace), got: ended.output };
    }

    async function checked({ input }: Case, got: string): Promise<Found | null> {
        const { end, status, errors } = await willing(async (oracle) => check(oracle, got, input));
        if (end !== "exit") return { code: "JE", message: say("checker-failed", end), got };
        if (status === RIGHT) return { code: "AC" };
        if (status === WRONG) return { code: "WA", message: errors.trim(), got };
        if (status === DECLINED) return null;
        return { code: "JE", message: say("checker-failed", end), got };
    }

    const again = (its: WebAssembly.Module, item: Case, ms: number) =>
        pack.interactive ? game(its, item, ms) : run(its, item.input, ms);
    return { onCase, again, spent: () => spent };
}

// Runs the checker or the interactor; if it declines the case, the other one of the problem.
async function willing(runWith: (oracle: Oracle) => Promise<Ended | null>): Promise<Ended> {
    const first = (await runWith("oracle"))!;
    const { end, status } = first.partner ?? first;
    const isDeclined = end === "exit" && status === DECLINED;
    return (isDeclined && (await runWith("second"))) || first;
}

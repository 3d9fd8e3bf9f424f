// judge: compiles a person's program in the page and judges it on the cases of a problem. Nothing leaves the browser. The
// compiler runs in one worker and each run of the program in its own, so that both can be stopped.
import type * as runScript from "../bundles/run";
import type * as verdictScript from "../bundles/verdict";
import { say } from "../i18n/say";
import { FOLDER, loadBundle } from "../page/script";
import type { Run } from "../run/protocol";
import type { Running } from "../run/runner";
import { compileInWorker, endCompiler, isBusy, loadCompiler } from "./compiler";
import type { Case, Judged, Names, Pack, Tools } from "./pack";

const MOST_OURS_MS = 10000; // for the search and the checker

export type GrundyJudge = (
    problem: string,
    source: string,
) => Promise<Pick<Judged, "verdict" | "cases" | "total" | "reason" | "counterexample">>;

// Returns a function that does this once, and again only after an error.
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
    let made: Promise<Result> | null = null;
    return () => {
        made ??= make().catch((error) => {
            made = null;
            throw error;
        });
        return made;
    };
}

// Loads the scripts that judging needs, and the table of names for advice.
export const loadScripts = once(async () => {
    const [runner, { judgeProgram }] = await Promise.all([
        loadBundle<typeof runScript>("run"),
        loadBundle<typeof verdictScript>("verdict"),
    ]);
    const response = location.protocol !== "file:" && (await fetch(FOLDER + "names.json"));
    const names: Names =
        response && response.ok
            ? await response.json()
            : { headers: {}, words: {}, declared_in: {} };
    return { runner, judgeProgram, names };
});

export const modulesOf = (problem: string) => `${FOLDER}problems/${problem}.wasm.js`;

async function packOf(problem: string): Promise<Pack> {
    const response = await fetch(`${FOLDER}problems/${problem}.cases.json`);
    if (!response.ok) throw new Error(say("no-cases-for", problem));
    return response.json();
}

async function larger(problem: string, name: string): Promise<Case> {
    const packed = await fetch(`${FOLDER}problems/${problem}.cases/${name}.gzip`);
    if (!packed.ok) throw new Error(say("no-cases-for", name));
    const unpacked = packed.body!.pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked).json();
}

let stop = () => {};

// Stops what runs.
export const stopJudging = () => stop();

// Loads the compiler alone.
export function loadAlone(): Promise<unknown> {
    stop = () => endCompiler(say("stopped"));
    return loadCompiler();
}

// Judges a program. `problem` is a name such as hdu/1536_s_nim.
export async function judge(
    problem: string,
    source: string,
    progress: Tools["progress"] = () => {},
): Promise<Judged> {
    let running: Running | null = null;
    let isStopped = false;
    stop = () => {
        isStopped = true;
        if (running) running.stop();
        else if (isBusy()) endCompiler(say("stopped"));
    };
    const checkStopped = () => {
        if (isStopped) throw new Error(say("stopped"));
    };
    const { runner, judgeProgram, names } = await loadScripts();
    // Runs a module, or two that talk. The run may have `mostMs`, and all runs of a game `allMs`.
    const run = async (request: Run<string>, mostMs: number, allMs = 0) => {
        checkStopped();
        running = runner.beginRun(request, mostMs, allMs);
        const ended = await running.result;
        running = null;
        if (ended.end === "stopped") throw new Error(say("stopped"));
        return ended;
    };
    const pack = await packOf(problem);
    const [own, solution] = await Promise.all([
        runner.loadModules(modulesOf(problem)),
        runner.loadSolution(modulesOf(problem)),
        loadCompiler(),
    ]);
    const outputs = pack.output_kib / 1024;
    return judgeProgram(pack, source, {
        names,
        progress,
        compile: async (request) => {
            checkStopped();
            return compileInWorker(request);
        },
        run: (module, input, ms) => run({ module, input, outputs }, ms),
        ours: () => solution,
        search: (input) => run({ module: own.oracle, input }, MOST_OURS_MS),
        check: (oracle, output, input) => {
            const module = own[oracle];
            return module ? run({ module, input: output, case: input }, MOST_OURS_MS) : null;
        },
        talk: (oracle, module, input, ms, allMs) => {
            const other = own[oracle];
            const partner = other && { module: other, case: input };
            return partner ? run({ module, outputs, partner }, ms, allMs) : null;
        },
        fetched: ({ name }) => larger(problem, name),
    });
}

window.grundyJudge = async (problem, source) => {
    const { verdict, cases, total, reason, counterexample } = await judge(problem, source);
    return { verdict, cases, total, reason, counterexample };
};

// compiler: the compiler in the page. It runs in a worker, so that it can be stopped.
import { say } from "../i18n/say";
import { FOLDER } from "../page/script";
import type { Answer, Load } from "./compile";
import type { Compiled, CompileRequest } from "./pack";

const MOST_COMPILE_MS = 300000;
const MOST_KEPT = 8; // programs

interface Waiting {
    resolve: (result: Compiled | null) => void;
    reject: (why: Error) => void;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>(); // requests to the compiler, by id
const kept = new Map<string, Compiled>(); // the programs that were compiled last, by request
let loading: Promise<unknown> | null = null; // kept when the compiler is loaded
let showProgress: (bytes: number) => void = () => {};

// Sets the function that is called while the compiler is loaded, with the number of bytes.
export function onProgress(show: (bytes: number) => void): void {
    showProgress = show;
}

export const isLoading = () => loading !== null;
export const isBusy = () => waiting.size > 0;

function started(): Worker {
    const made = new Worker(FOLDER + "compile.js", { type: "module" });
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.done) return showProgress(data.done);
        const { resolve, reject } = waiting.get(data.id)!;
        waiting.delete(data.id);
        if (data.error !== undefined) reject(new Error(data.error));
        else resolve(data.result ?? null);
    };
    made.onerror = (event) => endCompiler(event.message || "compile.js is missing");
    return made;
}

// Sends a request to the compiler. Returns a promise of its result.
function ask(request: CompileRequest | Load): Promise<Compiled | null> {
    worker ??= started();
    const own = worker;
    return new Promise((resolve, reject) => {
        waiting.set(++asked, { resolve, reject });
        own.postMessage({ ...request, id: asked });
    });
}

// Returns the result of a request. A program that was compiled a short time ago is not compiled again.
async function askOnce(request: CompileRequest): Promise<Compiled> {
    const key = JSON.stringify(request);
    const known = kept.get(key);
    if (known) return known;
    const result = (await ask(request))!;
    kept.set(key, result);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return result;
}

// Ends the compiler. The next request starts it again.
export function endCompiler(why: string): void {
    worker?.terminate();
    worker = loading = null;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
}

export function loadCompiler(): Promise<unknown> {
    loading ??= loaded().catch((error: Error) => {
        endCompiler(error.message);
        throw error;
    });
    return loading;
}

async function loaded(): Promise<unknown> {
    const about = await fetch(FOLDER + "compiler/package.json");
    if (!about.ok) throw new Error(say("site-no-compiler"));
    const { version } = (await about.json()) as { version: string };
    return ask({ folder: FOLDER + "compiler/", version });
}

export async function compileInWorker(request: CompileRequest): Promise<Compiled> {
    await loadCompiler();
    const why = say("compiler-stopped-after-s", MOST_COMPILE_MS / 1000);
    const timer = setTimeout(endCompiler, MOST_COMPILE_MS, why);
    try {
        return await askOnce(request);
    } catch (error) {
        if (!worker) throw error; // it was stopped, which says nothing about the program
        return { module: null, said: (error as Error).message, needed: 0 };
    } finally {
        clearTimeout(timer);
    }
}

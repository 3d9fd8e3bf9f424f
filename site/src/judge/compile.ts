// compile: a worker that compiles a person's program to WebAssembly. The compiler is LLVM, itself a WebAssembly module
// from the folder compiler/. This file is a module, because the compiler is one.

import { ALL_HEADERS, CHECKS, COMPILE, LINK, PRELUDE } from "./commands";
import type { Compiled, CompileRequest } from "./pack";

const PAGE = 1 << 16; // bytes of a page of WebAssembly
const MOST_STACK = 64 << 20; // the browser bounds the depth of recursion, so more is of no use
const pages = (bytes: number) => Math.ceil(bytes / PAGE) * PAGE;

// The functions of the npm package with the compiler.
type Files = { [name: string]: string | Uint8Array | Files };
type Output = (bytes: Uint8Array | null) => void;
interface Package {
    runLLVM: (
        command: string[] | null,
        files: Files,
        options:
            | { fetchProgress: () => void }
            | { stdout: Output; stderr: Output; decodeASCII: boolean },
    ) => Promise<Files>;
    Exit: new () => Error;
}

// A request to load the compiler.
export interface Load {
    folder: string;
    version: string;
}

// What the worker sends to the page: bytes that are loaded, the result of a request, or an error.
export interface Answer {
    id: number;
    done?: number;
    result?: Compiled | null;
    error?: string;
}

let compiler: Package;

// Loads the compiler. `fetched` returns the response with a file of the folder compiler/.
export async function load(
    folder: string,
    fetched: (address: string) => Promise<Response>,
): Promise<void> {
    globalThis.fetch = (address) => fetched(String(address));
    const loading = (await import(folder + "bundle.js")) as Package;
    await loading.runLLVM(null, {}, { fetchProgress() {} });
    compiler = loading;
}

// Runs a command of the compiler. Returns its files, or null after an error; its messages; and its standard output.
async function run(command: string[], files: Files) {
    const said: string[] = [];
    const output: Uint8Array<ArrayBuffer>[] = [];
    const stderr: Output = (bytes) => {
        if (bytes) said.push(new TextDecoder().decode(bytes));
    };
    const stdout: Output = (bytes) => {
        if (bytes) output.push(new Uint8Array(bytes));
    };
    let after: Files | null = null;
    try {
        after = await compiler.runLLVM(command, files, { stdout, stderr, decodeASCII: false });
    } catch (error) {
        if (!(error instanceof compiler.Exit)) {
            said.push("the compiler failed: " + (error as Error).message + "\n");
        }
    }
    return { files: after, said: said.join(""), output };
}

// Compiles a program. Returns the module, or null, and the messages of the compiler.
export async function compile(request: CompileRequest): Promise<Compiled> {
    const { source, standard, defines, memory, isChecked } = request;
    const flags = [
        ...(isChecked ? CHECKS : []),
        "-std=" + standard.toLowerCase().replace("c++", "gnu++"),
        ...defines.map((each) => "-D" + each),
    ];
    const own = { "grundy.h": PRELUDE, bits: { "stdc++.h": ALL_HEADERS } };
    const compiled = await run([...COMPILE, ...flags, "main.cpp"], { "main.cpp": source, own });
    const { said } = compiled;
    if (/^LLVM ERROR: out of memory/m.test(said)) return { module: null, said, needed: Infinity };
    if (!compiled.files) return { module: null, said, needed: 0 };
    const object = new Uint8Array(await new Blob(compiled.output).arrayBuffer());
    const stack = pages(Math.min(request.stack, MOST_STACK));
    const link = (most: number) =>
        run(
            [
                ...LINK,
                ...(isChecked ? ["--allow-undefined"] : []),
                "-z",
                "stack-size=" + stack,
                "--max-memory=" + pages(most),
            ],
            { "main.o": object },
        );
    let linked = await link(stack + memory);
    let needed = 0;
    const small = /maximum memory too small, (\d+) bytes needed/.exec(linked.said);
    if (small) {
        needed = Number(small[1]) - stack;
        linked = await link(Math.min(needed + stack + memory, 2 ** 32 - PAGE));
    }
    const binary = linked.files && (linked.files["main.wasm"] as Uint8Array<ArrayBuffer>);
    const module = binary && (await WebAssembly.compile(binary));
    return { module, said: linked.said, needed };
}

const PREFIX = "grundy compiler "; // of the names in Cache Storage

// Returns the cache for a version of the compiler, and deletes those of other versions. Returns null if the browser
// stores nothing for this address.
async function cacheOf(version: string): Promise<Cache | null> {
    const name = PREFIX + version;
    try {
        for (const old of await caches.keys()) {
            if (old.startsWith(PREFIX) && old !== name) await caches.delete(old);
        }
        return await caches.open(name);
    } catch {
        return null;
    }
}

// Returns a function that fetches and unpacks a file of the compiler. Cache Storage keeps the packed files, if the browser
// has it here. `progress` is called with the number of packed bytes.
async function fetching(version: string, progress: (bytes: number) => void) {
    const load = globalThis.fetch.bind(globalThis);
    const cache = await cacheOf(version);
    return async (address: string): Promise<Response> => {
        const packed = address + ".gzip";
        let response = await cache?.match(packed);
        if (!response) {
            response = await load(packed);
            if (!response.ok) throw new Error(`${packed}: ${response.status}`);
            await cache?.put(packed, response.clone()).catch(() => {}); // the disk may be full
        }
        const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            transform(chunk, to) {
                progress(chunk.length);
                to.enqueue(chunk);
            },
        });
        const type = address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
        const body = response
            .body!.pipeThrough(counted)
            .pipeThrough(new DecompressionStream("gzip"));
        return new Response(body, { headers: { "content-type": type } });
    };
}

const send = (answer: Answer) => postMessage(answer);

async function answer(data: (CompileRequest | Load) & { id: number }): Promise<void> {
    const { id } = data;
    try {
        if ("source" in data) return send({ id, result: await compile(data) });
        let done = 0;
        const count = (bytes: number) => {
            done += bytes;
            send({ id, done });
        };
        await load(data.folder, await fetching(data.version, count));
        send({ id });
    } catch (error) {
        send({ id, error: (error as Error).message });
    }
}

if ("WorkerGlobalScope" in globalThis) {
    self.onmessage = ({ data }: MessageEvent<(CompileRequest | Load) & { id: number }>) =>
        answer(data);
}

// modules: runs the modules of the site under Node, with the code of the workers. Argument: a file with a JSON list of
// runs. Each run has the script of a page, the name of the module, an input and an environment. Prints a JSON list: how
// each run ended, and its output.
import fs from "node:fs";
import zlib from "node:zlib";
import "./worker_page";
import "../../src/worker/main";
import type { Begun, Ended } from "../../src/run/protocol";
import { answer, asked } from "./asked";

interface Asked {
    script: string;
    name: string;
    input: string;
    environment: string[];
}

type Modules = Record<string, WebAssembly.Module>;

const [path] = process.argv.slice(2);
const known = new Map<string, Modules>();
let take: (result: Ended) => void;
const postMessage = (result: Begun | Ended) => {
    if (!("hasBegun" in result)) take(result);
};
Object.assign(globalThis, { postMessage });

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

// Returns the modules in the script of a page.
function modulesOf(script: string): Modules {
    let packed: Record<string, string> = {};
    const run = new Function(
        ...["grundyModules", "grundyValidator", "grundyReason"],
        fs.readFileSync(script, "utf8"),
    );
    const ignore = () => {};
    const keep = (modules: Record<string, string>) => {
        packed = modules;
    };
    run(keep, ignore, ignore);
    const unpacked = (base64: string) =>
        new WebAssembly.Module(new Uint8Array(zlib.gunzipSync(bytesOf(base64))));
    return Object.fromEntries(
        Object.entries(packed).map(([name, module]) => [name, unpacked(module)]),
    );
}

async function main(): Promise<void> {
    const results: Ended[] = [];
    for (const { script, name, input, environment } of asked<Asked[]>(path)) {
        const modules = known.get(script) ?? modulesOf(script);
        known.set(script, modules);
        const bytes = new TextEncoder().encode(input);
        const data = { module: modules[name], input: bytes, environment, outputs: 64 };
        results.push(
            await new Promise<Ended>((resolve) => {
                take = resolve;
                self.onmessage!(new MessageEvent("message", { data }));
            }),
        );
    }
    answer(results);
}
main();

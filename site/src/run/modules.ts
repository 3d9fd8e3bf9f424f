// modules: loads the programs of a game, which are compiled to WebAssembly: the solution and the oracle.
import type * as programsScript from "../bundles/programs";
import type { Reason } from "../game";
import type { Input, Validator } from "../input/validate";
import { loadBundle, loadScript } from "../page/script";
import { setWorker } from "./runner";

export interface Modules {
    solution: WebAssembly.Module;
    oracle: WebAssembly.Module;
    // The second oracle, which judges what is too large for the first one.
    second?: WebAssembly.Module;
    // Reads an input by the rules of the problem.
    read: (text: string) => Input;
    reason?: Reason;
}

// What the script of a problem gives to the page.
interface Given {
    modules?: Record<string, string>; // name -> the module, compressed by gzip, in base64
    validator?: Validator;
    reason?: Reason;
}

type GivenScript = HTMLScriptElement & { given: Given };

declare global {
    interface Window {
        grundyModules: (modules: Given["modules"]) => void;
        grundyValidator: (validator: Validator) => void;
        grundyReason: (reason: Reason) => void;
    }
}

const loadings = new Map<string, Promise<Modules>>(); // by the address of their script
let address = (document.currentScript as HTMLScriptElement).dataset.modules ?? "";

// Loads the code that reads inputs and runs programs.
const loadPrograms = () => loadBundle<typeof programsScript>("programs");

async function unpacked(base64: string): Promise<WebAssembly.Module> {
    const packed = await new Response(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))).blob();
    const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

// Changes the game: its modules are at this address.
export function useModules(other: string): void {
    address = other;
}

// Returns the modules of the game.
export const loadModules = () => loadModulesFrom(address);

// Returns the modules of a script.
export function loadModulesFrom(from: string): Promise<Modules> {
    const loading = loadings.get(from) ?? loaded(from);
    loadings.set(from, loading);
    return loading;
}

// Loads the modules from a script, because a page that is opened from a disk can load only scripts.
async function loaded(from: string): Promise<Modules> {
    const own = () => (document.currentScript as GivenScript).given;
    window.grundyModules = (modules) => {
        own().modules = modules;
    };
    window.grundyValidator = (validator) => {
        own().validator = validator;
    };
    window.grundyReason = (reason) => {
        own().reason = reason;
    };
    const given: Given = {};
    const [{ readInput, worker }] = await Promise.all([
        loadPrograms(),
        loadScript(from, { given }),
    ]);
    setWorker(worker);
    const { modules, validator, reason } = given;
    if (!modules) throw new Error(from + " is missing or damaged");
    const [solution, oracle, second] = await Promise.all(
        ["solution", "oracle", "second"].map((name) => modules[name] && unpacked(modules[name])),
    );
    const read = (text: string) =>
        validator ? readInput(validator, text) : { fault: "", tokens: [], questions: [] };
    return { solution, oracle, second, read, reason } as Modules;
}

// modules: loads the programs of a game, which are compiled to WebAssembly: the oracles and, from a script of its own, the
// solution, which a game does not need.
import type * as programsScript from "../bundles/programs";
import type { Reason } from "../game";
import type { Input, Validator } from "../input/validate";
import { loadBundle, loadScript } from "../page/script";
import { setWorker } from "./runner";

export interface Modules {
    oracle: WebAssembly.Module;
    // The second oracle, which judges what is too large for the first one.
    second?: WebAssembly.Module;
    // Reads an input by the rules of the problem.
    read: (text: string) => Input;
    reason?: Reason;
}

// What the script of a problem gives to the page.
interface Given {
    modules: Record<string, string>; // name -> the module, compressed by gzip, in base64
    validator?: Validator;
    reason?: Reason;
}

type GivenScript = HTMLScriptElement & { given: Partial<Given> };

declare global {
    interface Window {
        grundyModules: (modules: Given["modules"]) => void;
        grundyValidator: (validator: Validator) => void;
        grundyReason: (reason: Reason) => void;
    }
}

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

// Returns a function that loads something once for each address of the modules; without an address, for the game.
function remembered<Result>(load: (from: string) => Promise<Result>) {
    const loadings = new Map<string, Promise<Result>>();
    return (from = address): Promise<Result> => {
        const loading = loadings.get(from) ?? load(from);
        loadings.set(from, loading);
        return loading;
    };
}

// Returns the modules of a game.
export const loadModules = remembered(async (from): Promise<Modules> => {
    const [{ readInput, worker }, { modules, validator, reason }] = await Promise.all([
        loadPrograms(),
        givenBy(from),
    ]);
    setWorker(worker);
    const [oracle, second] = await Promise.all(
        ["oracle", "second"].map((name) => modules[name] && unpacked(modules[name])),
    );
    const read = (text: string) =>
        validator ? readInput(validator, text) : { fault: "", tokens: [], questions: [] };
    return { oracle, second, read, reason } as Modules;
});

// Returns the solution of the problem whose modules are at an address.
export const loadSolution = remembered(async (from) => {
    const { modules } = await givenBy(from.replace(/wasm\.js$/, "solution.wasm.js"));
    return unpacked(modules.solution);
});

// Loads a script, because a page that is opened from a disk can load only scripts. Returns what the script gives.
async function givenBy(from: string): Promise<Given> {
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
    const given: Partial<Given> = {};
    await loadScript(from, { given });
    if (!given.modules) throw new Error(from + " is missing or damaged");
    return given as Given;
}

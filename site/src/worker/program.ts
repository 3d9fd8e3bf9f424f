// program: runs a program. If the program may ask for more input than it is given, it ends when it asks. With `wait`, it
// waits for more input.
import type { Result } from "../run/protocol";
import { checks } from "./checks";
import type { Bytes } from "./collector";
import { promising } from "./jspi";
import { type Ending, type Memory, Stop } from "./memory";
import { type Files, wasi } from "./wasi";

export type Request = Files & { module: WebAssembly.Module; isPartner?: boolean };

// How the program ended, its output, and the output since its last input.
export type Ended = Result<Bytes> & { rest: Bytes };

// What a program exports.
interface Exports {
    memory: WebAssembly.Memory;
    __stack_pointer: WebAssembly.Global<"i32">;
    // eslint-disable-next-line @typescript-eslint/naming-convention
    _start: () => void;
}

const STACK_RESERVE = 128; // bytes below the stack pointer that a function may use

// Prepares a run. Returns a function that runs the program.
function prepared({ module, isPartner = false, ...files }: Request) {
    let exports: Exports | null = null;
    let begin = 0;
    let ms = 0;
    const buffer = () => exports!.memory.buffer as ArrayBuffer;
    const memory: Memory = {
        view: () => new DataView(buffer()),
        bytes: (at, size) => new Uint8Array(buffer(), at, size),
    };
    const pause = () => {
        ms += performance.now() - begin;
    };
    const go = () => {
        postMessage({ hasBegun: true, isPartner });
        begin = performance.now();
    };
    const { imports, stdout, stderr } = wasi(memory, files, pause, go);

    function start(): Exports {
        const outOfMemory = () => {
            throw new Stop({ end: "memory" }); // see compile.ts
        };
        const instance = new WebAssembly.Instance(module, {
            wasi_snapshot_preview1: imports,
            grundy: { out_of_memory: outOfMemory },
            env: checks(memory),
        });
        exports = instance.exports as unknown as Exports;
        go();
        return exports;
    }

    // The stack grows down to address 0.
    function crash(thrown: unknown): Ending {
        if (!exports) return { end: "room" };
        const isDeep =
            thrown instanceof RangeError || exports.__stack_pointer.value < STACK_RESERVE;
        return { end: isDeep ? "deep" : "crash" };
    }

    function ended(ending: Ending): Ended {
        pause();
        return {
            status: 0,
            ...ending,
            rest: stdout.take(),
            output: stdout.bytes(),
            errors: stderr.bytes(),
            ms,
        };
    }

    const failed = (thrown: unknown) =>
        ended(thrown instanceof Stop ? thrown.ending : crash(thrown));
    return { start, ended, failed };
}

export function run(request: Request): Ended {
    const { start, ended, failed } = prepared(request);
    try {
        start()._start();
    } catch (thrown) {
        return failed(thrown);
    }
    return ended({ end: "exit" });
}

// Runs a program that waits for input.
export async function runWaiting(request: Request): Promise<Ended> {
    const { start, ended, failed } = prepared(request);
    try {
        await promising(start()._start)();
    } catch (thrown) {
        return failed(thrown);
    }
    return ended({ end: "exit" });
}

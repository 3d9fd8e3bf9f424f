// runner: runs programs that are compiled to WebAssembly. Each one runs in its own worker, so that it can be stopped.
import type { Begun, End, Ended, Run } from "./protocol";

export const MOST_SECONDS = 10;
const MOST_RUNS = 30; // of a worker, so that its memory goes back

export interface Running {
    // How the program ended, with its output.
    result: Promise<Ended>;
    // Ends the run at once.
    stop: () => void;
}

let source = ""; // the address of the script of the workers
let spare: { worker: Worker; runs: number } | null = null; // for the next run

// Sets the script of the workers. A page that is opened from a disk can make workers only from a blob.
export function setWorker(script: string): void {
    source ||= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}

// Runs a module. If there is a `checkedCase`, its path is the argument of the program, and the input is the output to
// check.
export function startRun(
    module: WebAssembly.Module,
    input: string,
    environment: string[] = [],
    outputs = 1,
    checkedCase?: string,
): Running {
    return beginRun(
        { module, input, environment, outputs, case: checkedCase },
        MOST_SECONDS * 1000,
    );
}

const bytes = (text?: string) => (text === undefined ? undefined : new TextEncoder().encode(text));

function inBytes(request: Run<string>): Run<Uint8Array> {
    const { partner } = request;
    return {
        environment: [],
        outputs: 1,
        ...request,
        input: bytes(request.input),
        case: bytes(request.case),
        partner: partner && { ...partner, case: bytes(partner.case) },
    };
}

// Runs a module, or two that talk. A run may take `mostMs`, and all runs of a game `allMs`.
export function beginRun(request: Run<string>, mostMs: number, allMs = 0): Running {
    const running = spare ?? { worker: new Worker(source), runs: 0 };
    const { worker } = running;
    spare = null;
    let isDone = false;
    let resolve: (ended: Ended) => void;
    const result = new Promise<Ended>((take) => {
        resolve = take;
    });
    const clear = () => {
        clearTimeout(timer);
        clearTimeout(last);
    };
    const end = (ended: Ended) => {
        clear();
        isDone = true;
        if (spare || ++running.runs === MOST_RUNS || ended.partner) {
            worker.terminate();
        } else {
            worker.onmessage = worker.onerror = null;
            spare = running;
        }
        resolve(ended);
    };
    const cut = (how: End) => {
        if (isDone) return; // the worker may have another run
        isDone = true;
        clear();
        worker.terminate();
        resolve({ end: how, status: 0, output: "", errors: "", ms: mostMs });
    };
    let timer = setTimeout(cut, mostMs + MOST_SECONDS * 1000, "time");
    const last = allMs ? setTimeout(cut, allMs, "long") : undefined;
    worker.onmessage = ({ data }: MessageEvent<Begun | Ended>) => {
        if (!("hasBegun" in data)) return end(data);
        clearTimeout(timer);
        timer = data.isPartner
            ? setTimeout(cut, MOST_SECONDS * 1000, "long")
            : setTimeout(cut, mostMs, "time");
    };
    worker.onerror = () => cut("crash");
    worker.postMessage(inBytes(request));
    return { result, stop: () => cut("stopped") };
}

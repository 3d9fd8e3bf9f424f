// main: the script of a worker that runs programs that are compiled to WebAssembly: one program, or two programs that
// talk with each other.
import type { Result, Run } from "../run/protocol";
import type { Bytes } from "./collector";
import { type Request, run } from "./program";
import { talk } from "./talk";

const decoded = (bytes: Bytes) => new TextDecoder().decode(bytes);

// Returns what a page gets to know of a run.
function shown(how: Result<Bytes> & { rest?: Bytes }): Result<string> {
    const { partner, output, errors, ...others } = how;
    delete others.rest;
    return {
        ...others,
        output: decoded(output),
        errors: decoded(errors),
        partner: partner && shown(partner),
    };
}

self.onmessage = async ({ data }: MessageEvent<Request & Run<Bytes>>) => {
    const { partner, ...request } = data;
    const ended = partner
        ? await talk(request, { ...request, case: undefined, ...partner, isPartner: true })
        : run(request);
    postMessage(shown(ended));
};

// talk: lets two programs talk with each other. Returns how the first program ended, and in `partner` how the second one
// ended. If both wait for a line, the first one ends with "idle".
import type { Bytes } from "./collector";
import { canSuspend } from "./jspi";
import { Stop } from "./memory";
import { type Ended, type Request, run, runWaiting } from "./program";

const RIGHT = 42; // the exit status of an interactor that has seen the end of the program
const EARLY = 44;
const NOTHING: Bytes = new Uint8Array(0);

type Pair = [Request, Request];

// A program that talks.
interface Side {
    heard: Bytes[];
    resume: ((more: Bytes) => void) | null;
    reject: (why: Stop) => void;
    isDone: boolean;
}

function joined(pieces: Bytes[]): Bytes {
    const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
    }
    return all;
}

// Lets a side go on that has something to read.
function wake(side: Side, other: Side): void {
    if (!side.resume || (!side.heard.length && !other.isDone)) return;
    const { resume, heard } = side;
    side.resume = null;
    side.heard = [];
    resume(joined(heard));
}

// Lets two programs talk, one after the other. A program that waits for input is suspended.
function talkSuspended(requests: Pair): Promise<Ended> {
    const sides = requests.map((): Side => ({
        heard: [],
        resume: null,
        reject: () => {},
        isDone: false,
    }));
    return new Promise((decide) => {
        const runs = requests.map(async (request, i) => {
            const side = sides[i];
            const other = sides[1 - i];
            const tell = (piece: Bytes) => {
                if (piece.length) other.heard.push(piece);
            };
            const wait = (piece: Bytes) =>
                new Promise<Bytes>((resume, reject) => {
                    tell(piece);
                    Object.assign(side, { resume, reject });
                    wake(side, other);
                    wake(other, side);
                    if (side.resume && other.resume) {
                        for (const each of sides) each.reject(new Stop({ end: "idle" }));
                    }
                });
            const how = await runWaiting({ ...request, input: NOTHING, wait });
            tell(how.rest);
            side.isDone = true;
            // without the interactor, the program may go on for ever
            const isAlone =
                i === 1 && how.end !== "idle" && how.status !== RIGHT && how.status !== EARLY;
            if (isAlone) decide({ ...how, end: "asks", partner: how });
            wake(other, side);
            return how;
        });
        Promise.all(runs).then(([ended, partner]) => decide({ ...ended, partner }));
    });
}

// If this browser cannot suspend a program, each one runs again from its start with all lines of the other one, until it
// asks for more: both do the same again.
export function talk(first: Request, second: Request): Ended | Promise<Ended> {
    if (canSuspend()) return talkSuspended([first, second]);
    for (let said = NOTHING; ;) {
        const ended = run({ ...first, input: said, mayAsk: true });
        const asks = ended.end === "asks";
        const partner = run({ ...second, input: ended.output, mayAsk: asks });
        const isIdle = asks && partner.end === "asks" && partner.output.length === said.length;
        if (partner.end !== "asks" || isIdle) {
            return { ...ended, end: isIdle ? "idle" : ended.end, partner };
        }
        said = partner.output;
    }
}

// wasi: the functions of WASI that programs call. A program reads its standard input and one file, and writes to its
// standard output and to the standard error.
import { type Bytes, collector } from "./collector";
import { suspending } from "./jspi";
import { type Memory, Stop } from "./memory";

const MOST_OUTPUT = 1 << 20;
const STDOUT = 1;
const STDERR = 2;
const FOLDER = 3; // the folder / is open
const CASE = 4; // the file /case
const NOT_OPEN = 8; // errors
const NO_FILE = 44;
const UNSUPPORTED = 52;
const CANNOT_SEEK = 70;

export interface Files {
    input: Bytes;
    case?: Bytes;
    environment: string[];
    // The most output, in MiB.
    outputs: number;
    // The program ends when it asks for more input.
    mayAsk?: boolean;
    // Gets the new output, and returns a promise of more input; of no bytes at the end.
    wait?: (output: Bytes) => Promise<Bytes>;
}

export function wasi(memory: Memory, files: Files, pause: () => void, go: () => void) {
    const { view, bytes } = memory;
    const { wait } = files;
    const unread: Record<number, Bytes | undefined> = { 0: files.input, [CASE]: files.case };
    const stdout = collector(MOST_OUTPUT * files.outputs);
    const stderr = collector(MOST_OUTPUT * files.outputs);
    let isAtEnd = false;

    const put = (at: number, value: number) => view().setUint32(at, value, true);

    // Returns the parts of the memory that a read or write call names.
    function pieces(at: number, count: number): Bytes[] {
        return Array.from({ length: count }, (_, i) =>
            bytes(view().getUint32(at + 8 * i, true), view().getUint32(at + 8 * i + 4, true)),
        );
    }

    // Returns the two functions that give a list of texts to the program.
    function listed(texts: string[]) {
        const all = texts.map((text) => new TextEncoder().encode(text + "\0"));
        const sizes = (count: number, size: number) => {
            put(count, all.length);
            put(size, all.reduce((sum, each) => sum + each.length, 0)); // prettier-ignore
            return 0;
        };
        const get = (places: number, at: number) => {
            all.forEach((each, i) => {
                put(places + 4 * i, at);
                bytes(at, each.length).set(each);
                at += each.length;
            });
            return 0;
        };
        return { sizes, get };
    }

    function read(file: number, at: number, count: number, result: number): number {
        let left = unread[file];
        if (!left) return NOT_OPEN;
        if (file === 0 && files.mayAsk && !left.length) throw new Stop({ end: "asks" });
        let size = 0;
        for (const piece of pieces(at, count)) {
            const part = left.subarray(0, piece.length);
            piece.set(part);
            left = left.subarray(part.length);
            size += part.length;
        }
        unread[file] = left;
        put(result, size);
        return 0;
    }

    // Reads after more input has come.
    function readLater(file: number, at: number, count: number, result: number) {
        if (!wait || file || unread[0]?.length || isAtEnd) return read(file, at, count, result);
        pause();
        return wait(stdout.take()).then((more) => {
            go();
            unread[0] = more;
            isAtEnd = !more.length;
            return read(file, at, count, result);
        });
    }

    const environment = listed(files.environment);
    const args = listed(files.case ? ["", "/case"] : [""]); // the first one is the name of the program
    const functions: Record<string, unknown> = {
        environ_sizes_get: environment.sizes,
        environ_get: environment.get,
        args_sizes_get: args.sizes,
        args_get: args.get,
        fd_read: wait ? suspending(readLater) : read,
        fd_write(file: number, at: number, count: number, result: number) {
            const written = file === STDOUT ? stdout : file === STDERR ? stderr : null;
            if (!written) return NOT_OPEN;
            let size = 0;
            for (const piece of pieces(at, count)) {
                if (!written.add(piece) && file === STDOUT) throw new Stop({ end: "output" });
                size += piece.length;
            }
            put(result, size);
            return 0;
        },
        // a regular file, so that programs do not flush after each line
        fd_fdstat_get(file: number, at: number) {
            bytes(at, 24).fill(0);
            bytes(at + 8, 16).fill(255); // all rights
            view().setUint8(at, file === FOLDER ? 3 : 4);
            return 0;
        },
        fd_seek: () => CANNOT_SEEK,
        fd_close: () => 0,
        fd_prestat_get(file: number, at: number) {
            if (file !== FOLDER || !files.case) return NOT_OPEN; // there is no other folder
            put(at, 0);
            put(at + 4, 1); // the length of "/"
            return 0;
        },
        fd_prestat_dir_name(_: number, at: number) {
            bytes(at, 1)[0] = "/".charCodeAt(0);
            return 0;
        },
        path_open(...given: number[]) {
            if (!files.case) return NO_FILE;
            put(given[8], CASE); // a program opens only its case
            return 0;
        },
        clock_time_get(clock: number, _: bigint, result: number) {
            const now = clock ? performance.now() : Date.now();
            view().setBigUint64(result, BigInt(Math.round(now * 1e6)), true);
            return 0;
        },
        clock_res_get(_: number, result: number) {
            view().setBigUint64(result, 1000000n, true);
            return 0;
        },
        random_get(at: number, size: number) {
            for (let i = 0; i < size; ++i) view().setUint8(at + i, Math.random() * 256);
            return 0;
        },
        proc_exit(status: number) {
            throw new Stop({ end: "exit", status });
        },
    };
    const imports = new Proxy(functions, {
        get: (own, name: string) => own[name] ?? (() => UNSUPPORTED),
    }) as WebAssembly.ModuleImports;
    return { imports, stdout, stderr };
}

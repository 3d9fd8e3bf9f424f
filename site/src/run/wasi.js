// wasi: the code of a worker that runs programs that are compiled to WebAssembly. run.js makes workers from it.
"use strict";

const wasi = (function () {
    // The code of a worker. It defines the functions of WASI that programs call. It runs one program, or two programs
    // that talk with each other. The text of this function is the script of the worker, so the function cannot use names
    // from outside.
    function worker() {
        const MOST_OUTPUT = 1 << 20, CHUNK = 1 << 16;
        const FOLDER = 3, CASE = 4; // files that are open: / and the case
        const NOTHING = new Uint8Array(0);

        // Collects the bytes that a program writes to a file; keeps at most `most` of them.
        function collector(most) {
            const chunks = [];
            let used = CHUNK, written = 0, taken = 0;
            return {
                // Returns false if this is too much.
                add(piece) {
                    written += piece.length;
                    if (written > most) return false;
                    for (let at = 0; at < piece.length;) {
                        if (used === CHUNK) {
                            chunks.push(new Uint8Array(CHUNK));
                            used = 0;
                        }
                        const part = piece.subarray(at, at + CHUNK - used);
                        chunks[chunks.length - 1].set(part, used);
                        used += part.length;
                        at += part.length;
                    }
                    return true;
                },
                // Returns the bytes that were added since the last call.
                take() {
                    const all = this.bytes(), from = taken;
                    taken = all.length;
                    return all.subarray(from);
                },
                bytes() {
                    const all = new Uint8Array(chunks.length ? (chunks.length - 1) * CHUNK + used : 0);
                    chunks.forEach((chunk, i) => all.set(i < chunks.length - 1 ? chunk : chunk.subarray(0, used), i * CHUNK));
                    return all;
                },
            };
        }

        // Runs a program. If the program may ask for more input than it is given, it ends when it asks. With `wait`, it
        // waits for more input, and the result is a promise: `wait` gets the new output and returns a promise of bytes, of
        // none at the end. Returns how the program ended, and its output as bytes.
        function run({ module, input, environment, outputs, case: checked_case, may_ask, is_partner, wait }) {
            const unread = { 0: input, [CASE]: checked_case }; // by file; 0 is stdin
            const written = { 1: collector(MOST_OUTPUT * outputs), 2: collector(MOST_OUTPUT * outputs) }; // 1 is stdout, 2 is stderr
            let instance = null, begin = 0, ms = 0, is_at_end = false;
            const view = () => new DataView(instance.exports.memory.buffer);
            const bytes = (at, size) => new Uint8Array(instance.exports.memory.buffer, at, size);

            // Returns the parts of the memory that a read or write call names.
            function pieces(at, count) {
                return Array.from({ length: count }, (_, i) =>
                    bytes(view().getUint32(at + 8 * i, true), view().getUint32(at + 8 * i + 4, true)));
            }

            // Returns the two functions that give a list of texts to the program.
            function listed(texts) {
                const all = texts.map((text) => new TextEncoder().encode(text + "\0"));
                const sizes = (count, size) => {
                    view().setUint32(count, all.length, true);
                    view().setUint32(size, all.reduce((sum, each) => sum + each.length, 0), true);
                    return 0;
                };
                const get = (places, at) => {
                    all.forEach((each, i) => {
                        view().setUint32(places + 4 * i, at, true);
                        bytes(at, each.length).set(each);
                        at += each.length;
                    });
                    return 0;
                };
                return [sizes, get];
            }

            const [environ_sizes_get, environ_get] = listed(environment);
            const [args_sizes_get, args_get] = listed(unread[CASE] ? ["", "/case"] : [""]); // the first one is the name of the program
            const functions = {
                environ_sizes_get, environ_get, args_sizes_get, args_get,
                fd_read(file, at, count, result) {
                    if (!unread[file]) return 8; // the file is not open
                    if (file === 0 && may_ask && !unread[0].length) throw { end: "asks" };
                    let size = 0;
                    for (const piece of pieces(at, count)) {
                        const part = unread[file].subarray(0, piece.length);
                        piece.set(part);
                        unread[file] = unread[file].subarray(part.length);
                        size += part.length;
                    }
                    view().setUint32(result, size, true);
                    return 0;
                },
                // Reads as fd_read, after more input has come.
                fd_read_later(file, at, count, result) {
                    if (file || unread[0].length || is_at_end) return functions.fd_read(file, at, count, result);
                    ms += performance.now() - begin;
                    return wait(written[1].take()).then((more) => {
                        go();
                        unread[0] = more;
                        is_at_end = !more.length;
                        return functions.fd_read(file, at, count, result);
                    });
                },
                fd_write(file, at, count, result) {
                    if (!written[file]) return 8;
                    let size = 0;
                    for (const piece of pieces(at, count)) {
                        if (!written[file].add(piece) && file === 1) throw { end: "output" };
                        size += piece.length;
                    }
                    view().setUint32(result, size, true);
                    return 0;
                },
                fd_fdstat_get(file, at) { // a regular file, so that programs do not flush after each line
                    bytes(at, 24).fill(0);
                    bytes(at + 8, 16).fill(255); // all rights
                    view().setUint8(at, file === FOLDER ? 3 : 4);
                    return 0;
                },
                fd_seek() { return 70; }, // the error of a pipe: a pipe cannot seek
                fd_close() { return 0; },
                fd_prestat_get(file, at) {
                    if (file !== FOLDER || !unread[CASE]) return 8; // there is no other folder
                    view().setUint32(at, 0, true);
                    view().setUint32(at + 4, 1, true); // the length of "/"
                    return 0;
                },
                fd_prestat_dir_name(file, at) {
                    bytes(at, 1)[0] = "/".charCodeAt(0);
                    return 0;
                },
                path_open(folder, follow, path, length, how, rights, inherited, flags, result) {
                    if (!unread[CASE]) return 44; // there is no such file
                    view().setUint32(result, CASE, true); // a program opens only its case
                    return 0;
                },
                clock_time_get(clock, precision, result) {
                    view().setBigUint64(result, BigInt(Math.round((clock ? performance.now() : Date.now()) * 1e6)), true);
                    return 0;
                },
                clock_res_get(clock, result) {
                    view().setBigUint64(result, 1000000n, true);
                    return 0;
                },
                random_get(at, size) {
                    for (let i = 0; i < size; ++i) view().setUint8(at + i, Math.random() * 256);
                    return 0;
                },
                proc_exit(status) { throw { end: "exit", status }; },
            };
            const all = new Proxy(functions, { get: (own, name) => {
                if (name === "fd_read" && wait) return new WebAssembly.Suspending(own.fd_read_later);
                return own[name] || (() => 52); // 52: the function is not supported
            } });
            const grundy = { out_of_memory() { throw { end: "memory" }; } }; // see compile.js
            // The functions that a program with checks calls when a check fails. The first argument describes the place.
            const env = new Proxy({}, { get: (own, name) => (data, ...values) => {
                const text = (at) => { let end = at; while (bytes(end, 1)[0]) ++end; return new TextDecoder().decode(bytes(at, end - at)); };
                const at = (offset) => view().getUint32(data + offset, true);
                const places = at(0) ? { file: text(at(0)), line: at(4) } : { file: "", line: 0 };
                const type = /out_of_bounds|overflow|divrem|shift/.test(name) && at(12) ? text(at(12) + 4) : "";
                const index = /out_of_bounds/.test(name) ? at(16) : at(12);
                const value = (given) => {
                    const info = index ? view().getUint16(index + 2, true) : 0, bits = 1 << (info >> 1);
                    if (bits <= 32) return String(info & 1 ? given | 0 : given >>> 0);
                    if (bits > 64) return "?";
                    return String(info & 1 ? view().getBigInt64(given, true) : view().getBigUint64(given, true));
                };
                const is_with_values = /out_of_bounds|(add|sub|mul|negate)_overflow|divrem/.test(name);
                throw { end: "check", check: name, ...places, type: type.replace(/^'|'$/g, ""), values: is_with_values ? values.map(value) : [] };
            } });

            function go() {
                postMessage({ has_begun: true, is_partner });
                begin = performance.now();
            }

            function ended(thrown) {
                // The stack grows down to address 0. The last 128 bytes count as an overflow, because a function may use
                // 128 bytes below the stack pointer.
                const is_deep = () => thrown instanceof RangeError || instance.exports.__stack_pointer.value < 128;
                const how = !thrown ? { end: "exit" } : thrown.end ? thrown : { end: !instance ? "room" : is_deep() ? "deep" : "crash" };
                return { status: 0, ...how, rest: written[1].take(), output: written[1].bytes(), errors: written[2].bytes(), ms: ms + performance.now() - begin };
            }

            try {
                instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: all, grundy, env });
                go();
                if (wait) return WebAssembly.promising(instance.exports._start)().then(() => ended(null), ended);
                instance.exports._start();
            } catch (thrown) {
                return ended(thrown);
            }
            return ended(null);
        }

        // Lets two programs talk, one after the other. A program that waits for input is suspended. Returns as `talk`.
        function talk_suspended(requests) {
            const RIGHT = 42, EARLY = 44; // the exit status of an interactor that has seen the end of the program
            const sides = requests.map(() => ({ heard: [], resume: null, reject: null, is_done: false }));

            // Lets a side go on that has something to read.
            function wake(side, other) {
                if (!side.resume || !side.heard.length && !other.is_done) return;
                const { resume, heard } = side;
                side.resume = null;
                side.heard = [];
                const all = new Uint8Array(heard.reduce((sum, piece) => sum + piece.length, 0));
                heard.reduce((at, piece) => { all.set(piece, at); return at + piece.length; }, 0);
                resume(all);
            }

            return new Promise((decide) => Promise.all(requests.map((request, i) => {
                const side = sides[i], other = sides[1 - i];
                const tell = (piece) => { if (piece.length) other.heard.push(piece); };
                const wait = (piece) => new Promise((resume, reject) => {
                    tell(piece);
                    Object.assign(side, { resume, reject });
                    wake(side, other);
                    wake(other, side);
                    if (side.resume && other.resume) for (const each of sides) each.reject({ end: "idle" }); // both wait
                });
                return Promise.resolve(run({ ...request, input: NOTHING, wait })).then((how) => {
                    tell(how.rest);
                    side.is_done = true;
                    const is_alone = i === 1 && how.end !== "idle" && how.status !== RIGHT && how.status !== EARLY; // the program may go on for ever
                    if (is_alone) decide({ ...how, end: "asks", partner: how });
                    wake(other, side);
                    return how;
                });
            })).then(([ended, partner]) => decide({ ...ended, partner })));
        }

        // Lets two programs talk. If this browser cannot suspend a program, each one runs again from its start with all lines
        // of the other one, until it asks for more: both do the same again. Returns how the first program ended, and in `partner` how the second one ended.
        // If both wait for a line, the first one ends with "idle".
        function talk(first, second) {
            if (WebAssembly.Suspending) return talk_suspended([first, second]);
            for (let said = NOTHING;;) {
                const ended = run({ ...first, input: said, may_ask: true });
                const asks = ended.end === "asks";
                const partner = run({ ...second, input: ended.output, may_ask: asks });
                const is_idle = asks && partner.end === "asks" && partner.output.length === said.length;
                if (partner.end !== "asks" || is_idle) return { ...ended, end: is_idle ? "idle" : ended.end, partner };
                said = partner.output;
            }
        }

        onmessage = async function ({ data }) {
            const ended = await (data.partner ? talk(data, { ...data, ...data.partner, is_partner: true }) : run(data));
            const shown = (how) => ({ ...how, rest: "", output: new TextDecoder().decode(how.output), errors: new TextDecoder().decode(how.errors) });
            postMessage({ ...shown(ended), partner: ended.partner && shown(ended.partner) });
        };
    }

    return { worker };
})();

// run: the solution and the oracle of a problem, compiled to WebAssembly, on an
// input. Each runs in a worker of its own, so that it can be stopped.
"use strict";

const grundy = (function () {
    const MOST_SECONDS = 10;
    const MOST_REASONS = 12;
    const DECLINED = 99; // the exit status of an oracle: see play.hpp

    // What a worker does: one program, with as much of WASI as it asks for. This
    // function becomes the text of the worker, so it uses nothing from outside.
    function worker() {
        const MOST_OUTPUT = 1 << 20;
        onmessage = function (event) {
            const input = event.data.input;
            const variables = event.data.environment.map((text) => new TextEncoder().encode(text + "\0"));
            const said = { 1: [], 2: [] };
            let instance = null, read = 0, written = 0;
            const view = () => new DataView(instance.exports.memory.buffer);
            const bytes = (at, size) => new Uint8Array(instance.exports.memory.buffer, at, size);

            // The pieces of memory that a call reads to or writes from.
            function pieces(at, count) {
                return Array.from({ length: count }, (_, i) =>
                    bytes(view().getUint32(at + 8 * i, true), view().getUint32(at + 8 * i + 4, true)));
            }
            const wasi = {
                environ_sizes_get(count, size) {
                    view().setUint32(count, variables.length, true);
                    view().setUint32(size, variables.reduce((sum, each) => sum + each.length, 0), true);
                    return 0;
                },
                environ_get(places, at) {
                    variables.forEach((variable, i) => {
                        view().setUint32(places + 4 * i, at, true);
                        bytes(at, variable.length).set(variable);
                        at += variable.length;
                    });
                    return 0;
                },
                fd_read(file, at, count, result) {
                    let size = 0;
                    for (const piece of pieces(at, count)) {
                        const part = input.subarray(read, read + piece.length);
                        piece.set(part);
                        read += part.length;
                        size += part.length;
                    }
                    view().setUint32(result, size, true);
                    return 0;
                },
                fd_write(file, at, count, result) {
                    let size = 0;
                    for (const piece of pieces(at, count)) {
                        said[file].push(piece.slice());
                        size += piece.length;
                    }
                    written += size;
                    if (written > MOST_OUTPUT * event.data.outputs) throw { end: "output" };
                    view().setUint32(result, size, true);
                    return 0;
                },
                fd_fdstat_get(file, at) { // a regular file: no program writes line by line
                    bytes(at, 24).fill(0);
                    view().setUint8(at, 4);
                    return 0;
                },
                fd_seek() { return 70; }, // a pipe
                fd_close() { return 0; },
                proc_exit(status) { throw { end: "exit", status }; },
            };
            let ended = { end: "exit", status: 0 };
            try {
                instance = new WebAssembly.Instance(event.data.module, { wasi_snapshot_preview1: wasi });
                instance.exports._start();
            } catch (thrown) {
                // The stack ends where memory begins. Below it lies what a last call may use unasked: 128 bytes.
                const is_at_end = () => instance && instance.exports.__stack_pointer.value < 128;
                const is_deep = thrown instanceof RangeError || is_at_end();
                ended = thrown.end ? thrown : { end: is_deep ? "deep" : "crash", status: 0 };
            }
            const text = (chunks) => new Blob(chunks).arrayBuffer().then((all) => new TextDecoder().decode(all));
            Promise.all([text(said[1]), text(said[2])]).then(([output, errors]) =>
                postMessage({ end: ended.end, status: ended.status, output, errors }));
        };
    }

    const source = URL.createObjectURL(new Blob(["(" + worker + ")()"], { type: "text/javascript" }));
    const address = document.currentScript.dataset.modules;
    let loading = null;

    async function unpacked(base64) {
        const packed = await new Response(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))).blob();
        const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
        return WebAssembly.compile(await new Response(stream).arrayBuffer());
    }

    // The modules of this page, fetched at the first call. From a disk a browser
    // loads scripts and nothing else, so they come as a script.
    function load() {
        loading = loading || new Promise((resolve, reject) => {
            let packed = null, validator = null;
            window.grundyModules = (modules) => { packed = modules; };
            window.grundyValidator = (translated) => { validator = translated; };
            const script = document.createElement("script");
            script.src = address;
            script.onerror = script.onload = (event) => {
                if (event.type !== "load" || !packed) return reject(new Error(address + " is missing or damaged"));
                const fault = (text) => validator ? valid.fault(validator, text) : "";
                return Promise.all([unpacked(packed.solution), unpacked(packed.oracle)])
                    .then(([solution, oracle]) => resolve({ solution, oracle, fault }), reject);
            };
            document.head.append(script);
        });
        return loading;
    }

    // Runs a module: how it ended, and what it wrote. `stop` ends it at once.
    function start(module, input, environment, outputs) {
        const running = new Worker(source);
        let stop = null;
        const result = new Promise((resolve) => {
            const end = (ended) => {
                clearTimeout(timer);
                running.terminate();
                resolve(ended);
            };
            const cut = (how) => end({ end: how, status: 0, output: "", errors: "" });
            const timer = setTimeout(cut, MOST_SECONDS * 1000, "time");
            stop = () => cut("stopped");
            running.onmessage = (event) => end(event.data);
            running.onerror = () => cut("crash");
            running.postMessage({ module, input: new TextEncoder().encode(input), environment, outputs: outputs || 1 });
        });
        return { result, stop };
    }

    // What an assertion said, of the program or of its checked library; "" if none spoke.
    function assertion(errors) {
        const own = /^Assertion failed: (.*)$/m.exec(errors);
        const library = /_LIBCPP_ASSERT .* failed\.? ?(.*)$/m.exec(errors);
        return own ? own[1] : library ? library[1] : "";
    }

    const ENDS = {
        deep: "went deeper than the stack of 1 MiB allows",
        time: "was stopped after " + MOST_SECONDS + " s",
        output: "was stopped after 1 MiB of output",
        crash: "crashed: a number overflowed, or the memory of 256 MiB was used up",
        exit: "ended with an exit status that says error",
    };

    // The verdict on two runs: its word, and what it means here.
    function judged(solution, oracle) {
        if (solution.end === "stopped" || oracle.end === "stopped") return ["stopped", "Stopped."];
        const outside = assertion(solution.errors);
        if (outside) return ["outside", "Outside the limits. An assertion of the solution says: " + outside];
        if (solution.end !== "exit" || solution.status) {
            return [solution.end === "exit" ? "crash" : solution.end, "The solution " + ENDS[solution.end] + "."];
        }
        if (oracle.end === "exit" && oracle.status === DECLINED) {
            const why = /declined: (.*)/.exec(oracle.errors);
            return ["declined", "The search declines: " + (why ? why[1] : "this is too large") +
                ". The answer of the solution stands unchecked."];
        }
        if (oracle.end !== "exit" || oracle.status) {
            return [oracle.end === "exit" ? "crash" : oracle.end, "The search " + ENDS[oracle.end] + "."];
        }
        if (solution.output === oracle.output) {
            return ["agree", solution.output ? "They agree." : "They agree, and print nothing."];
        }
        const ours = solution.output.split("\n"), right = oracle.output.split("\n");
        const line = ours.findIndex((text, i) => text !== right[i]);
        const at = line < 0 ? ours.length : line;
        const [one, other] = [ours[at] || "", right[at] || ""];
        let column = 0;
        while (column < one.length && one[column] === other[column]) ++column;
        return ["differ", "They differ, first in line " + (at + 1) + ", column " + (column + 1) + "."];
    }

    const part = (name) => document.querySelector("[data-part=" + name + "]");
    let stop_all = () => {};

    // Enough of a long text.
    const shown = (text) => text.length > 20000 ? text.slice(0, 20000) + "\n…" : text;

    async function run() {
        const outputs = document.querySelector(".outputs");
        part("run").disabled = true;
        part("stop").disabled = false;
        part("stop").focus();
        part("verdict").textContent = "Running …";
        part("verdict").removeAttribute("data-verdict");
        part("reason").replaceChildren();
        outputs.hidden = true;
        let is_stopped = false;
        stop_all = () => { is_stopped = true; };
        try {
            const modules = await load();
            const input = valid.tidy(part("input").value), fault = modules.fault(input);
            if (fault) return finish(["malformed", "This input is not allowed: " + fault + "."], null);
            const solution = start(modules.solution, input, []);
            const oracle = start(modules.oracle, input, ["PLAY_EXPLAIN=1"]);
            stop_all = () => { solution.stop(); oracle.stop(); };
            if (is_stopped) stop_all();
            const results = [await solution.result, await oracle.result];
            finish(judged(...results), results);
        } catch (error) {
            finish(["", "This browser cannot run it: " + error.message], null);
        }
    }

    function finish([word, text], results) {
        if (word) part("verdict").dataset.verdict = word;
        part("verdict").textContent = text;
        document.querySelector(".outputs").hidden = !results || word === "stopped";
        if (results) {
            part("solution-output").textContent = shown(results[0].output);
            part("oracle-output").textContent = shown(results[1].output);
            if (word === "agree" || word === "differ") explain(results[1].errors);
        }
        const had_focus = document.activeElement === part("stop");
        part("run").disabled = false;
        part("stop").disabled = true;
        if (had_focus || document.activeElement === document.body) part("run").focus({ preventScroll: true });
    }

    // The reasons of the oracle, one for each question.
    function explain(errors) {
        const reasons = errors.split("\n").filter(Boolean);
        if (!reasons.length) return;
        const list = document.createElement("ul");
        for (const reason of reasons.slice(0, MOST_REASONS)) {
            list.append(Object.assign(document.createElement("li"), { textContent: reason }));
        }
        if (reasons.length > MOST_REASONS) {
            list.append(Object.assign(document.createElement("li"), { textContent: "and " + (reasons.length - MOST_REASONS) + " more" }));
        }
        part("reason").append(Object.assign(document.createElement("h3"), { textContent: "Why" }), list);
    }

    const chosen = document.getElementById("run-input");
    if (chosen) {
        chosen.addEventListener("change", () => { part("input").value = chosen.value; });
        part("run").addEventListener("click", run);
        part("stop").addEventListener("click", () => stop_all());
        part("input").addEventListener("keydown", (event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !part("run").disabled) run();
        });
    }
    return { load, start, DECLINED };
})();

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
                args_sizes_get(count, size) { // one argument, the name of the program: ""
                    view().setUint32(count, 1, true);
                    view().setUint32(size, 1, true);
                    return 0;
                },
                args_get(places, at) {
                    view().setUint32(places, at, true);
                    bytes(at, 1)[0] = 0;
                    return 0;
                },
                fd_prestat_get() { return 8; }, // no folder
                proc_exit(status) { throw { end: "exit", status }; },
            };
            const all = new Proxy(wasi, { get: (own, name) => own[name] || (() => 52) }); // 52: there is no such function
            let ended = { end: "exit", status: 0 };
            try {
                instance = new WebAssembly.Instance(event.data.module, { wasi_snapshot_preview1: all });
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
    const NEEDED = ["valid.js", "numbers.js", "why.js", "edit.js"]; // by a run or a game, not before
    const here = document.currentScript.src.replace(/[^/]*$/, "");
    const loadings = new Map(); // of modules, by the address of their script
    let needed = null;
    let address = document.currentScript.dataset.modules;

    async function unpacked(base64) {
        const packed = await new Response(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))).blob();
        const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
        return WebAssembly.compile(await new Response(stream).arrayBuffer());
    }

    // Another game is played: its modules are at this address.
    function use(other) {
        address = other;
    }

    // The modules of the game, and the scripts that use them; fetched at the first call.
    function load() {
        needed = needed || Promise.all(NEEDED.map((name) => script(here + name)));
        if (!loadings.has(address)) loadings.set(address, loaded(address));
        return Promise.all([loadings.get(address), needed]).then(([modules]) => modules);
    }

    // Loads a script; what it hands over is an object.
    function script(src) {
        return new Promise((resolve, reject) => {
            const given = {}, missing = () => reject(new Error(src + " is missing or damaged"));
            document.head.append(Object.assign(document.createElement("script"), { src, given, onload: () => resolve(given), onerror: missing }));
        });
    }

    // From a disk a browser loads scripts and nothing else, so the modules come as a script.
    async function loaded(from) {
        window.grundyModules = (modules) => { document.currentScript.given.modules = modules; };
        window.grundyValidator = (validator) => { document.currentScript.given.validator = validator; };
        const { modules, validator } = await script(from);
        if (!modules) throw new Error(from + " is missing or damaged");
        const names = Object.keys(modules), made = await Promise.all(names.map((name) => unpacked(modules[name])));
        const read = (text) => validator ? valid.read(validator, text) : { fault: "", tokens: [], questions: [] };
        return { ...Object.fromEntries(names.map((name, i) => [name, made[i]])), read };
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

    const say = (...words) => language.say(...words);
    const ENDS = {
        deep: () => say("overflowed the stack of 1 MiB"),
        time: () => say("was stopped after {0} s", MOST_SECONDS),
        output: () => say("was stopped after 1 MiB of output"),
        crash: () => say("crashed: a number overflowed, or all 256 MiB of memory were used"),
        exit: () => say("ended with an error: its exit status was not 0"),
    };

    // The verdict on two runs: its word, and what it means here.
    function judged(solution, oracle) {
        if (solution.end === "stopped" || oracle.end === "stopped") return ["stopped", say("Stopped.")];
        const outside = assertion(solution.errors);
        if (outside) return ["outside", say("The input is outside the limits. An assertion in the solution failed: {0}", outside)];
        if (solution.end !== "exit" || solution.status) {
            return [solution.end === "exit" ? "crash" : solution.end, say("The solution {0}.", ENDS[solution.end]())];
        }
        if (oracle.end === "exit" && oracle.status === DECLINED) {
            const why = /declined: (.*)/.exec(oracle.errors);
            return ["declined", say("The search declined the input: {0}. The answer of the solution was not checked.", why ? why[1] : say("the input is too large"))];
        }
        if (oracle.end !== "exit" || oracle.status) {
            return [oracle.end === "exit" ? "crash" : oracle.end, say("The search {0}.", ENDS[oracle.end]())];
        }
        if (solution.output === oracle.output) {
            return ["agree", solution.output ? say("The answers agree.") : say("The answers agree: both programs print nothing.")];
        }
        const ours = solution.output.split("\n"), right = oracle.output.split("\n");
        const line = ours.findIndex((text, i) => text !== right[i]);
        const at = line < 0 ? ours.length : line;
        const [one, other] = [ours[at] || "", right[at] || ""];
        let column = 0;
        while (column < one.length && one[column] === other[column]) ++column;
        return ["differ", say("The answers differ, first in line {0}, column {1}.", at + 1, column + 1)];
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
        part("verdict").textContent = say("Running …");
        part("verdict").removeAttribute("data-verdict");
        part("reason").replaceChildren();
        outputs.hidden = true;
        let is_stopped = false;
        stop_all = () => { is_stopped = true; };
        try {
            const modules = await load();
            const input = valid.tidy(part("input").value), fault = modules.read(input).fault;
            if (fault) return finish(["malformed", say("This input is not allowed: {0}.", language.fault(fault))], null);
            const solution = start(modules.solution, input, []);
            const oracle = start(modules.oracle, input, ["PLAY_EXPLAIN=1"]);
            stop_all = () => { solution.stop(); oracle.stop(); };
            if (is_stopped) stop_all();
            const results = [await solution.result, await oracle.result];
            finish(judged(...results), results);
        } catch (error) {
            finish(["", say("This browser cannot run it: {0}", error.message)], null);
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
            list.append(Object.assign(document.createElement("li"), { textContent: say("and {0} more", reasons.length - MOST_REASONS) }));
        }
        part("reason").append(Object.assign(document.createElement("h3"), { textContent: say("Why") }), list);
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
    return { load, use, start, DECLINED };
})();

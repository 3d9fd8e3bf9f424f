// run: runs the solution and the oracle of a problem on an input. Both are compiled
// to WebAssembly. Each program runs in its own worker (wasi.js), so that it can be stopped.
"use strict";

const grundy = (function () {
    const MOST_SECONDS = 10;
    const MOST_REASONS = 12;
    const MOST_RUNS = 30; // of a worker, so that its memory goes back
    const RIGHT = 42, WRONG = 43; // the exit status of a checker: see check.hpp
    const DECLINED = 99; // the exit status of an oracle: see play.hpp

    const NEEDED = ["wasi.js", "valid.js", "numbers.js", "theorems.js", "why.js", "why-words.js", "edit.js"]; // the scripts that the first run or game loads
    const here = document.currentScript.src.replace(/[^/]*$/, "");
    const loadings = new Map(); // promises of modules, by the address of their script
    let needed = null, source = "", spare = null; // the address of the script of the workers, and a worker for the next run
    let address = document.currentScript.dataset.modules;

    async function unpacked(base64) {
        const packed = await new Response(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))).blob();
        const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
        return WebAssembly.compile(await new Response(stream).arrayBuffer());
    }

    // Changes the game: its modules are at this address.
    function use(other) {
        address = other;
    }

    // Returns the modules of the game. The first call loads the modules and the scripts that use them.
    function load() {
        return load_from(address);
    }

    // Returns the modules of a script, as `load`.
    function load_from(address) {
        needed = needed || Promise.all(NEEDED.map((name) => script(here + name)));
        if (!loadings.has(address)) loadings.set(address, loaded(address));
        return Promise.all([loadings.get(address), needed]).then(([modules]) => modules);
    }

    // Loads a script. Returns the object that the script fills.
    function script(src) {
        return new Promise((resolve, reject) => {
            const given = {}, missing = () => reject(new Error(src + " is missing or damaged"));
            document.head.append(Object.assign(document.createElement("script"), { src, given, onload: () => resolve(given), onerror: missing }));
        });
    }

    // Loads the modules from a script, because a page that is opened from a disk can load only scripts.
    async function loaded(from) {
        window.grundyModules = (modules) => { document.currentScript.given.modules = modules; };
        window.grundyValidator = (validator) => { document.currentScript.given.validator = validator; };
        window.grundyReason = (reason) => { document.currentScript.given.reason = reason; };
        const { modules, validator, reason } = await script(from);
        if (!modules) throw new Error(from + " is missing or damaged");
        const names = Object.keys(modules), compiled = await Promise.all(names.map((name) => unpacked(modules[name])));
        const read = (text) => validator ? valid.read(validator, text) : { fault: "", tokens: [], questions: [] };
        return { ...Object.fromEntries(names.map((name, i) => [name, compiled[i]])), read, reason };
    }

    // Runs a module. `result` is a promise of how it ended and of its output; `stop` ends the run at once. If there is a
    // `checked_case`, its path is the argument of the program, and the input is the output to check.
    function start(module, input, environment, outputs, checked_case) {
        return begin({ module, input, environment, outputs: outputs || 1, case: checked_case }, MOST_SECONDS * 1000);
    }

    // Runs a module, or two that talk, as wasi.js does. A run may take `most_ms`, and all runs of a game `all_ms`.
    function begin(request, most_ms) {
        source = source || URL.createObjectURL(new Blob(["(" + wasi.worker + ")()"], { type: "text/javascript" }));
        const running = spare || Object.assign(new Worker(source), { runs: 0 });
        spare = null;
        let stop = null, is_done = false;
        const result = new Promise((resolve) => {
            const clear = () => { clearTimeout(timer); clearTimeout(last); };
            const end = (ended) => {
                clear();
                is_done = true;
                if (spare || ++running.runs === MOST_RUNS || ended.partner) running.terminate();
                else spare = Object.assign(running, { onmessage: null, onerror: null });
                resolve(ended);
            };
            const cut = (how) => {
                if (is_done) return; // the worker may have another run
                is_done = true;
                clear();
                running.terminate();
                resolve({ end: how, status: 0, output: "", errors: "", ms: most_ms });
            };
            let timer = setTimeout(cut, most_ms + MOST_SECONDS * 1000, "time");
            const last = request.all_ms && setTimeout(cut, request.all_ms, "long");
            stop = () => cut("stopped");
            running.onmessage = ({ data }) => {
                if (!data.has_begun) return end(data);
                clearTimeout(timer);
                timer = data.is_partner ? setTimeout(cut, MOST_SECONDS * 1000, "long") : setTimeout(cut, most_ms, "time");
            };
            running.onerror = () => cut("crash");
            const bytes = (text) => text === undefined ? null : new TextEncoder().encode(text);
            const partner = request.partner && { ...request.partner, case: bytes(request.partner.case) };
            running.postMessage({ ...request, input: bytes(request.input), case: bytes(request.case), partner });
        });
        return { result, stop };
    }

    // Returns the text of a failed assertion in the program or in its library, "" if no assertion failed.
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
        room: () => say("needs more memory than this browser has"),
        exit: () => say("ended with an error: its exit status was not 0"),
    };

    // Returns the verdict on an oracle that gave no answer.
    function unanswered(oracle) {
        if (oracle.end === "exit" && oracle.status === DECLINED) {
            const why = /declined: (.*)/.exec(oracle.errors);
            return ["declined", say("The search declined the input: {0}. The answer of the solution was not checked.", why ? why[1] : say("the input is too large"))];
        }
        return [oracle.end === "exit" ? "crash" : oracle.end, say("The search {0}.", ENDS[oracle.end]())];
    }

    // Returns the verdict on two runs: a word and a sentence. If several outputs are right, `check` is the run of the
    // oracle as a checker of the solution's output.
    function judged(solution, oracle, check) {
        if ([solution, oracle, check].some((run) => run && run.end === "stopped")) return ["stopped", say("Stopped.")];
        const outside = assertion(solution.errors);
        if (outside) return ["outside", say("The input is outside the limits. An assertion in the solution failed: {0}", outside)];
        if (solution.end !== "exit" || solution.status) {
            return [solution.end === "exit" ? "crash" : solution.end, say("The solution {0}.", ENDS[solution.end]())];
        }
        if (oracle.end !== "exit" || oracle.status) return unanswered(oracle);
        if (solution.output === oracle.output) {
            return ["agree", solution.output ? say("The answers agree.") : say("The answers agree: both programs print nothing.")];
        }
        if (check && check.end === "exit" && check.status === RIGHT) return ["agree", say("The outputs differ, and both are right.")];
        if (check && check.end === "exit" && check.status === WRONG) return ["differ", say("The output of the solution is wrong: {0}.", check.errors.trim())];
        if (check) return unanswered(check);
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

    // Returns a text, or the beginning of a long text.
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
            let check = null;
            if ("checked" in part("run").dataset && !is_stopped && results.every((each) => each.end === "exit" && !each.status)) {
                const checking = start(modules.oracle, results[0].output, [], 1, input);
                stop_all = checking.stop;
                check = await checking.result;
            }
            finish(judged(...results, check), results);
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

    // Shows the reasons that the oracle gives, one for each question.
    function explain(errors) {
        const reasons = errors.split("\n").filter(Boolean);
        if (!reasons.length) return;
        const list = document.createElement("ul");
        for (const reason of reasons.slice(0, MOST_REASONS)) {
            list.append(Object.assign(document.createElement("li"), { textContent: language.reason(reason) }));
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
    return { load, load_from, script, use, start, begin, DECLINED };
})();

// judge: compiles a person's program in the page and judges it on the cases of a problem. Nothing leaves the browser. The
// compiler runs in one worker and each run of the program in its own, so that both can be stopped.
"use strict";

(function () {
    const here = document.currentScript.src.replace(/[^/]*$/, "");
    const VERSION = document.currentScript.dataset.version, BYTES = Number(document.currentScript.dataset.bytes); // of the compiler
    const KEY = "grundy source ";
    const MOST_COMPILE_MS = 120000;
    const MOST_SHOWN = 2000; // characters of an input or output
    const MOST_PLAYED = 2000; // characters of an input that a board takes
    const MOST_REASONS = 6;
    const say = (...words) => language.say(...words);
    const part = (name) => document.querySelector(`[data-part=judge-${name}]`);

    let worker = null, asked = 0;
    const waiting = new Map(); // id -> [resolve, reject]: requests to the compiler
    let loading = null; // a promise that is kept when the compiler is loaded
    let stop = () => {};

    // Sends a request to the compiler. Returns a promise of its result.
    function ask(request) {
        if (!worker) {
            worker = new Worker(here + "compile.js", { type: "module" });
            worker.onmessage = ({ data }) => {
                if (data.done) return show_progress(data.done);
                const [resolve, reject] = waiting.get(data.id);
                waiting.delete(data.id);
                if (data.error) reject(new Error(data.error));
                else resolve(data.result);
            };
            worker.onerror = (event) => end_compiler(event.message || "compile.js is missing");
        }
        return new Promise((resolve, reject) => {
            waiting.set(++asked, [resolve, reject]);
            worker.postMessage({ ...request, id: asked });
        });
    }

    function end_compiler(why) {
        if (worker) worker.terminate();
        worker = loading = null;
        for (const [, reject] of waiting.values()) reject(new Error(why));
        waiting.clear();
    }

    // Loads the compiler and the scripts that judging needs.
    function load() {
        loading = loading || Promise.all([
            ask({ folder: here + "compiler/", version: VERSION }), scripts(),
        ]).catch((error) => {
            end_compiler(error.message);
            throw error;
        });
        return loading;
    }

    async function scripts() {
        const missing = [typeof grundy === "undefined" && "run.js", typeof verdict === "undefined" && "verdict.js"].filter(Boolean);
        for (const src of missing) {
            await new Promise((resolve, reject) => {
                const failed = () => reject(new Error(src + " is missing"));
                document.head.append(Object.assign(document.createElement("script"), { src: here + src, onload: resolve, onerror: failed }));
            });
        }
    }

    async function compile(request) {
        await load();
        const timer = setTimeout(end_compiler, MOST_COMPILE_MS, say("the compiler was stopped after {0} s", MOST_COMPILE_MS / 1000));
        try {
            return await ask(request);
        } catch (error) {
            return { module: null, said: error.message, needed: 0 };
        } finally {
            clearTimeout(timer);
        }
    }

    // Judges a program. `problem` is a name such as hdu/1536_s_nim.
    async function judge(problem, source, progress = () => {}) {
        let running = null, is_stopped = false;
        stop = () => {
            is_stopped = true;
            if (running) running.stop();
            else if (waiting.size) end_compiler(say("Stopped."));
        };
        const run = async (...request) => {
            if (is_stopped) throw new Error(say("Stopped."));
            running = grundy.start(...request);
            const ended = await running.result;
            running = null;
            if (ended.end === "stopped") throw new Error(say("Stopped."));
            return ended;
        };
        const response = await fetch(`${here}problems/${problem}.cases.json`);
        if (!response.ok) throw new Error(say("there are no cases for {0}", problem));
        const pack = await response.json();
        await load();
        const own = () => grundy.load_from(`${here}problems/${problem}.wasm.js`);
        const outputs = pack.output_kib / 1024;
        const tools = {
            compile: (request) => is_stopped ? Promise.reject(new Error(say("Stopped."))) : compile(request),
            run: (module, input, ms) => run(module, input, [], outputs, undefined, ms),
            ours: async (input) => run((await own()).solution, input, [], outputs),
            check: async (output, input) => run((await own()).oracle, output, [], 1, input),
            progress: (number) => progress(number, pack.cases.length),
        };
        return verdict.judge(pack, source, tools);
    }

    window.grundyJudge = async (problem, source) => {
        const { verdict: code, cases, total, reason, counterexample } = await judge(problem, source);
        return { verdict: code, cases, total, reason, counterexample };
    };

    const box = part("source");
    if (!box) return;
    const problem = document.body.dataset.name.replace(/^problems\//, "");
    const megabytes = Math.ceil(BYTES / 1e6);

    function show_progress(done) {
        const percent = Math.min(100, Math.floor(100 * done / BYTES));
        part("state").textContent = percent < 100 ? say("Loading the compiler: {0} of {1} MB", Math.floor(done / 1e6), megabytes) : say("Starting the compiler …");
        part("bar").value = percent;
        part("bar").hidden = false;
    }

    function show_busy(is_busy) {
        part("run").disabled = is_busy;
        part("stop").disabled = !is_busy;
        if (!is_busy) part("bar").hidden = true;
        if (is_busy || loading) part("load").hidden = true;
        else part("load").hidden = false;
    }

    async function load_alone() {
        show_busy(true);
        stop = () => end_compiler(say("Stopped."));
        try {
            await load();
            part("state").textContent = say("The compiler is loaded.");
        } catch (error) {
            part("state").textContent = say("The compiler cannot be loaded: {0}", error.message);
        }
        show_busy(false);
    }

    function forget() {
        part("verdict").removeAttribute("data-verdict");
        for (const name of ["verdict", "cases", "reason", "counterexample"]) part(name).replaceChildren();
    }

    async function run() {
        forget();
        show_busy(true);
        try {
            const found = await judge(problem, box.value, (number, count) => {
                part("bar").hidden = false;
                part("bar").value = number < 0 ? 0 : 100 * number / count;
                part("state").textContent = number < 0 ? say("Compiling …") : say("Case {0} of {1} …", number + 1, count);
            });
            part("state").textContent = "";
            show(found);
        } catch (error) {
            part("state").textContent = say("Not judged: {0}", error.message);
        }
        show_busy(false);
    }

    const element = (tag, text, more) => Object.assign(document.createElement(tag), { textContent: text, ...more });
    const cut = (text) => text.length > MOST_SHOWN ? text.slice(0, MOST_SHOWN) + "\n…" : text;
    const block = (text) => element("pre", text, { tabIndex: 0 });

    function show(found) {
        part("verdict").textContent = found.verdict;
        part("verdict").dataset.verdict = found.verdict;
        part("cases").textContent = found.verdict === "CE" && !found.cases ? "" : say("{0} of {1}", found.cases, found.total);
        part("reason").replaceChildren(element("p", found.reason), ...found.notes.map((note) => element("p", note, { className: "aside" })));
        if (found.said) part("reason").append(block(found.said), ...lines_of(found.said));
        if (found.counterexample) show_counterexample(found.counterexample);
    }

    // Returns buttons that select the lines of the first errors.
    function lines_of(said) {
        const numbers = [...said.matchAll(/^main\.cpp:(\d+):\d+: (?:fatal )?error/gm)].map((found) => Number(found[1]));
        return [...new Set(numbers)].slice(0, 5).map((number) => {
            const button = element("button", say("Line {0}", number), { type: "button" });
            button.addEventListener("click", () => {
                const lines = box.value.split("\n"), begin = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
                box.focus();
                box.setSelectionRange(begin, begin + (lines[number - 1] || "").length);
                box.scrollTop = Math.max(0, number - 5) * box.scrollHeight / lines.length;
            });
            return button;
        });
    }

    function show_counterexample({ case: name, input, expected, got, place, message }) {
        const columns = element("div", "", { className: "three" });
        const column = (title, text) => {
            const one = element("div", "");
            one.append(element("h4", title), block(cut(text)));
            columns.append(one);
        };
        column(say("Input"), input);
        column("checked" in part("run").dataset ? say("One right output") : say("Expected output"), expected);
        column(say("Output of your program"), got);
        const parts = [element("h3", say("The smallest failing case that was found: {0}", name)), element("p", message), columns];
        if (place) parts.push(block(`${say("expected")} | ${around(place.expected, place.column)}\n${say("got")} | ${around(place.got, place.column)}`));
        if (document.getElementById("play-text") && input.length <= MOST_PLAYED) {
            const button = element("button", say("Play this position"), { type: "button" });
            button.dataset.part = "judge-play";
            button.addEventListener("click", () => play(input));
            parts.push(button);
        }
        part("counterexample").append(...parts);
        if (input.length <= MOST_PLAYED) explain(input);
    }

    // Returns the part of a line around a column.
    function around(line, column) {
        const characters = Array.from(line), left = Math.max(0, column - 31);
        return (left ? "…" : "") + characters.slice(left, left + 60).join("") + (characters.length > left + 60 ? "…" : "");
    }

    function play(input) {
        const text = document.getElementById("play-text");
        document.getElementById("play-edit").open = true;
        text.value = input;
        text.dispatchEvent(new Event("change"));
        document.getElementById("play").scrollIntoView();
    }

    // Shows the reasons that the oracle gives for the answers: the winning moves.
    async function explain(input) {
        const modules = await grundy.load_from(`${here}problems/${problem}.wasm.js`);
        const ended = await grundy.start(modules.oracle, input, ["PLAY_EXPLAIN=1"]).result;
        const reasons = ended.end === "exit" && !ended.status ? ended.errors.split("\n").filter(Boolean) : [];
        if (!reasons.length) return;
        const list = element("ul", "");
        list.append(...reasons.slice(0, MOST_REASONS).map((reason) => element("li", reason, { lang: "en" })));
        if (reasons.length > MOST_REASONS) list.append(element("li", say("and {0} more", reasons.length - MOST_REASONS)));
        part("counterexample").append(element("h3", say("Why")), list);
    }

    function keep() {
        try {
            localStorage.setItem(KEY + problem, box.value);
        } catch (error) {
            return; // this browser stores nothing
        }
    }

    function restored() {
        try {
            return localStorage.getItem(KEY + problem) || "";
        } catch (error) {
            return "";
        }
    }

    async function take(file) {
        box.value = await file.text();
        keep();
    }

    if (location.protocol === "file:") {
        part("on-disk").hidden = false;
        part("run").disabled = part("load").disabled = true;
    }
    box.value = box.value || restored();
    box.addEventListener("input", keep);
    box.addEventListener("dragover", (event) => event.preventDefault());
    box.addEventListener("drop", (event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        take(file);
    });
    part("load").addEventListener("click", load_alone);
    part("run").addEventListener("click", run);
    part("stop").addEventListener("click", () => stop());
})();

// judge: compiles a person's program in the page and judges it on the cases of a problem. Nothing leaves the browser. The
// compiler runs in one worker and each run of the program in its own, so that both can be stopped.
"use strict";

(function () {
    const here = document.currentScript.src.replace(/[^/]*$/, "");
    const KEY = "grundy source ";
    const MOST_COMPILE_MS = 300000;
    const MOST_SHOWN = 2000; // characters of an input or output
    const MOST_PLAYED = 2000; // characters of an input that a board takes
    const MOST_REASONS = 6;
    const MOST_OURS_MS = 10000; // for the search and the checker
    const SCRIPTS = ["verdict.js", "judge_words.js"];
    const say = (...words) => language.say(...words);
    const part = (name) => document.querySelector(`[data-part=judge-${name}]`);

    let worker = null, asked = 0;
    const waiting = new Map(); // id -> [resolve, reject]: requests to the compiler
    let loading = null; // a promise that is kept when the compiler is loaded
    let stop = () => {}, show_progress = null;

    // Sends a request to the compiler. Returns a promise of its result.
    function ask(request) {
        if (!worker) {
            worker = new Worker(here + "compile.js", { type: "module" });
            worker.onmessage = ({ data }) => {
                if (data.done) return show_progress && show_progress(data.done);
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

    // Loads the compiler.
    function load() {
        loading = loading || load_compiler().catch((error) => {
            end_compiler(error.message);
            throw error;
        });
        return loading;
    }

    async function load_compiler() {
        const about = await fetch(here + "compiler/package.json");
        if (!about.ok) throw new Error(say("this site has no compiler"));
        return ask({ folder: here + "compiler/", version: (await about.json()).version });
    }

    // Loads the scripts that judging needs, and the table of names for advice.
    const needed = once(async () => {
        if (typeof grundy === "undefined") await script("run.js");
        for (const src of SCRIPTS) await script(src);
        const response = location.protocol !== "file:" && await fetch(here + "names.json");
        return response && response.ok ? response.json() : { headers: {}, words: {}, declared_in: {} };
    });

    // Returns a function that does this once, and again only after an error.
    function once(make) {
        let made = null;
        return () => made = made || make().catch((error) => {
            made = null;
            throw error;
        });
    }

    function script(src) {
        return new Promise((resolve, reject) => {
            const failed = () => reject(new Error(src + " is missing"));
            document.head.append(Object.assign(document.createElement("script"), { src: here + src, onload: resolve, onerror: failed }));
        });
    }

    async function compile(request) {
        await load();
        const timer = setTimeout(end_compiler, MOST_COMPILE_MS, say("the compiler was stopped after {0} s", MOST_COMPILE_MS / 1000));
        try {
            return await ask(request);
        } catch (error) {
            if (!worker) throw error; // it was stopped, which says nothing about the program
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
        // Runs a module, or two that talk. The run may have `most_ms`.
        const run = async (request, most_ms) => {
            if (is_stopped) throw new Error(say("Stopped."));
            running = grundy.begin({ environment: [], outputs: 1, ...request }, most_ms);
            const ended = await running.result;
            running = null;
            if (ended.end === "stopped") throw new Error(say("Stopped."));
            return ended;
        };
        const names = await needed();
        const response = await fetch(`${here}problems/${problem}.cases.json`);
        if (!response.ok) throw new Error(say("there are no cases for {0}", problem));
        const pack = await response.json();
        const own = () => grundy.load_from(`${here}problems/${problem}.wasm.js`); // with the scripts that a run needs
        await Promise.all([load(), own()]);
        const outputs = pack.output_kib / 1024;
        return verdict.judge(pack, source, {
            names, progress,
            compile: (request) => is_stopped ? Promise.reject(new Error(say("Stopped."))) : compile(request),
            run: (module, input, ms) => run({ module, input, outputs }, ms),
            ours: async () => (await own()).solution,
            search: async (input) => run({ module: (await own()).oracle, input }, MOST_OURS_MS),
            check: async (oracle, output, input) => {
                const module = (await own())[oracle];
                return module ? run({ module, input: output, case: input }, MOST_OURS_MS) : null;
            },
            talk: async (oracle, module, input, ms, all_ms) => {
                const other = (await own())[oracle];
                return other ? run({ module, outputs, partner: { module: other, case: input }, all_ms }, ms) : null;
            },
            fetched: async ({ name }) => {
                const packed = await fetch(`${here}problems/${problem}.cases/${name}.gzip`);
                if (!packed.ok) throw new Error(say("there are no cases for {0}", name));
                return new Response(packed.body.pipeThrough(new DecompressionStream("gzip"))).json();
            },
        });
    }

    window.grundyJudge = async (problem, source) => {
        const { verdict: code, cases, total, reason, counterexample } = await judge(problem, source);
        return { verdict: code, cases, total, reason, counterexample };
    };

    const box = part("source");
    if (!box) return;
    const problem = document.body.dataset.name.replace(/^problems\//, "");
    const bytes = Number(part("bar").dataset.bytes), megabytes = Math.ceil(bytes / 1e6); // of the compiler
    let editor = null; // CodeMirror, as soon as it is loaded

    show_progress = (done) => {
        const percent = Math.min(100, Math.floor(100 * done / bytes));
        state(percent < 100 ? say("Loading the compiler: {0} of {1} MB", Math.floor(done / 1e6), megabytes) : say("Starting the compiler …"), percent);
    };

    function state(text, percent) {
        part("state").textContent = text;
        part("bar").hidden = percent === undefined;
        if (percent !== undefined) part("bar").value = percent;
    }

    // Does something that takes long; the buttons show it.
    async function busy(work, failed) {
        part("run").disabled = part("load").disabled = part("all").disabled = true;
        part("stop").disabled = false;
        const begun = document.activeElement;
        if (begun === document.body || begun.disabled) part("stop").focus({ preventScroll: true });
        let text = "";
        try {
            await needed();
            text = await work() || "";
        } catch (error) {
            text = say(failed, error.message);
        }
        state(text);
        const had_focus = document.activeElement === part("stop") || document.activeElement === document.body;
        part("run").disabled = part("load").disabled = part("all").disabled = false;
        part("stop").disabled = true;
        part("load").hidden = Boolean(loading);
        if (had_focus) part("run").focus({ preventScroll: true });
    }

    const load_alone = () => busy(async () => {
        stop = () => end_compiler(say("Stopped."));
        await load();
        return say("The compiler is loaded.");
    }, "The compiler cannot be loaded: {0}");

    function forget() {
        part("verdict").removeAttribute("data-verdict");
        part("all").hidden = true;
        for (const name of ["verdict", "cases", "reason", "counterexample"]) part(name).replaceChildren();
        if (editor) editor.mark([]);
    }

    const progress = (number, count) => state(
        number === -1 ? say("Compiling …") : number === -2 ? say("Looking for a smaller failing input …") : say("Case {0} of {1} …", number + 1, count),
        number < 0 ? 0 : 100 * number / count);

    const run = () => busy(async () => {
        forget();
        await show(await judge(problem, box.value, progress));
    }, "Not judged: {0}");

    const element = (tag, text, more) => Object.assign(document.createElement(tag), { textContent: text, ...more });
    const cut = (text) => text.length > MOST_SHOWN ? text.slice(0, MOST_SHOWN) + "\n…" : text;
    // Returns a paragraph; text between backticks is code.
    function paragraph(text, className) {
        const place = element("p", "", { className: className || "" });
        place.append(...text.split("`").map((part, i) => i % 2 ? element("code", part) : part));
        return place;
    }
    const block = (text) => element("pre", text, { tabIndex: 0 });

    // Shows a verdict, and then what takes longer: the faulty line, and the winning moves.
    async function show(found) {
        part("verdict").textContent = found.verdict;
        part("verdict").dataset.verdict = found.verdict;
        part("cases").textContent = found.verdict === "CE" && !found.cases ? "" : say("{0} of {1}", found.cases, found.total);
        part("reason").replaceChildren(element("p", found.reason), ...found.notes.map((note) => paragraph(note, "aside")));
        if (found.said) show_errors(found.said);
        if (found.counterexample) show_counterexample(found.counterexample);
        if (found.go_on) {
            const larger = found.left.reduce((sum, item) => sum + item.packed, 0);
            part("all").textContent = say("Run the larger cases, too ({0} MB)", (larger / 1e6).toFixed(1));
            part("all").hidden = false;
            part("all").onclick = () => busy(async () => {
                const all = await found.go_on();
                forget();
                await show(all);
            }, "Not judged: {0}");
        }
        if (!found.counterexample) return;
        state(say("Looking for the faulty line …"), 0);
        const line = await found.diagnosed();
        if (line) {
            part("reason").append(paragraph(say("Checks: {0}", line), "finding"), ...buttons([Number((/^\D*(\d+)/.exec(line) || [])[1])].filter(() => /^(line|第)/.test(line))));
        }
        await explain(found.counterexample.input);
    }

    // Shows the messages of the compiler, at their lines if the editor is loaded.
    function show_errors(said) {
        const errors = [...said.matchAll(/^main\.cpp:(\d+):(\d+): (?:fatal )?(error|warning): (.*)$/gm)].map(([, line, column, severity, message]) =>
            ({ line: Number(line), column: Number(column), severity, message }));
        part("reason").append(block(said), ...buttons(errors.filter(({ severity }) => severity === "error").map(({ line }) => line)));
        if (editor) editor.mark(errors);
    }

    // Returns buttons that go to lines of the program.
    function buttons(lines) {
        return [...new Set(lines)].slice(0, 5).map((number) => {
            const button = element("button", say("Line {0}", number), { type: "button", className: "line" });
            button.addEventListener("click", () => go_to(number));
            return button;
        });
    }

    function go_to(number) {
        if (editor) return editor.go_to(number);
        const lines = box.value.split("\n"), begin = lines.slice(0, number - 1).join("\n").length + (number > 1 ? 1 : 0);
        box.focus();
        box.setSelectionRange(begin, begin + (lines[number - 1] || "").length);
        box.scrollTop = Math.max(0, number - 5) * box.scrollHeight / lines.length;
    }

    function show_counterexample({ case: name, input, expected, got, place, message }) {
        const columns = element("div", "", { className: "three" }), is_interactive = "interactive" in part("run").dataset;
        const column = (title, text) => {
            const one = element("div", "");
            one.append(element("h4", title), block(cut(text) || say("(nothing)")));
            columns.append(one);
        };
        column(say("Input"), input);
        if (!is_interactive) column("checked" in part("run").dataset ? say("One right output") : say("Expected output"), expected);
        column(is_interactive ? say("The game: < the judge, > your program") : say("Output of your program"), got);
        const parts = [element("h3", say("The smallest failing case that was found: {0}", name)), element("p", message), columns];
        if (place) parts.push(block(`${say("expected")} | ${around(place.expected, place.column)}\n${say("got")} | ${around(place.got, place.column)}`));
        if (!is_interactive && document.getElementById("play-text") && input.length <= MOST_PLAYED) {
            const button = element("button", say("Play this position"), { type: "button" });
            button.dataset.part = "judge-play";
            button.addEventListener("click", () => play(input));
            parts.push(button);
        }
        part("counterexample").append(...parts);
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
        document.querySelector("[data-part=play-position]").focus({ preventScroll: true });
    }

    // Shows the reasons that the search gives for the answers: who wins, and by which move.
    async function explain(input) {
        if (input.length > MOST_PLAYED) return;
        const modules = await grundy.load_from(`${here}problems/${problem}.wasm.js`);
        const ended = await grundy.start(modules.oracle, input, ["PLAY_EXPLAIN=1"]).result;
        const reasons = ended.end === "exit" && !ended.status ? ended.errors.split("\n").filter(Boolean) : [];
        if (!reasons.length) return;
        const list = element("ul", "");
        list.append(...reasons.slice(0, MOST_REASONS).map((reason) => element("li", language.reason(reason))));
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

    function put(text) {
        box.value = text;
        box.dispatchEvent(new Event("input"));
    }

    // Loads the editor when the box is first seen. If it cannot be loaded, the textarea stays.
    const load_editor = once(async () => {
        await needed();
        await script("editor.js");
        await new Promise((resolve) => setTimeout(resolve)); // lets the page answer between two long steps
        editor = grundyEditor(box, document.querySelector("label[for=judge-source]").textContent);
        box.classList.add("under");
        Object.assign(box, { tabIndex: -1, ariaHidden: "true" });
    });

    if (location.protocol === "file:") {
        part("on-disk").hidden = false;
        part("run").disabled = part("load").disabled = true;
    } else {
        new IntersectionObserver((entries, observer) => {
            if (!entries.some((entry) => entry.isIntersecting)) return;
            observer.disconnect();
            load_editor().catch(() => {}); // the textarea stays
        }).observe(box);
    }
    box.value = box.value || restored();
    box.addEventListener("input", keep);
    const place = box.parentElement;
    place.addEventListener("dragover", (event) => event.preventDefault());
    place.addEventListener("drop", async (event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        put(await file.text());
    }, true);
    part("file").addEventListener("change", async () => { if (part("file").files[0]) put(await part("file").files[0].text()); });
    part("load").addEventListener("click", load_alone);
    part("run").addEventListener("click", run);
    part("stop").addEventListener("click", () => stop());
    place.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || part("run").disabled) return;
        event.preventDefault();
        event.stopPropagation();
        run();
    }, true);
})();

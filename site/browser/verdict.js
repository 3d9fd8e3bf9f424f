// verdict: compares outputs, and judges a program on the cases of a problem. It knows no page and no worker, so that
// Node can use it, too. The rules of the comparison are those of scripts/judging/run/verdict.py.
"use strict";

const verdict = (function () {
    const say = (...words) => language.say(...words);
    const RIGHT = 42, WRONG = 43, DECLINED = 99; // the exit status of a checker: see check.hpp
    const SPACE = /[ \t\n\r\v\f]+/;
    const ODD = "\ufffd", DOT = "·", NEWLINE = "↵";
    const SLOWER = 10; // a program may need so many times the time of our solution, even if that is above the limit
    const SEARCH_MS = 4000; // for a smaller failing case
    const MOST_SAID = 3000; // characters of the messages of the compiler

    // Returns AC, PE or WA, with the first difference if the outputs are not equal.
    function compare(expected, got, whitespace) {
        if (got === expected) return { code: "AC", place: null };
        const place = first_difference(expected, got), where = [place.line, place.column];
        const words = (text) => text.split(SPACE).filter(Boolean).join(" ");
        if (words(got) !== words(expected)) return { code: "WA", place, message: say("the output differs at line {0}, column {1}", ...where) };
        const inner = (text) => text.replace(/[ \t\n\r\v\f]+$/, "").split("\n").map((line) => line.replace(/[ \t\r\v\f]+$/, "")).join("\n");
        if (inner(got) !== inner(expected)) {
            return { code: "PE", place, message: say("only whitespace differs, first at line {0}, column {1}, and not at the end of a line", ...where) };
        }
        const message = say("only whitespace at line ends or at the end differs, first at line {0}, column {1}", ...where);
        return whitespace === "trailing" ? { code: "AC", place: null, message } : { code: "PE", place, message };
    }

    // Returns the first place where two unequal texts differ, with its line in both texts. Columns count characters.
    function first_difference(expected, got) {
        let common = 0;
        while (common < expected.length && expected[common] === got[common]) ++common;
        if (common && expected.codePointAt(common - 1) > 0xffff) --common; // in the middle of a character
        const start = expected.slice(0, common).lastIndexOf("\n") + 1;
        const column = Array.from(expected.slice(start, common)).length + 1;
        return { line: expected.slice(0, start).split("\n").length, column, expected: line_at(expected, start), got: line_at(got, start) };
    }

    // Returns the line that begins at `start`. Signs replace spaces at its end, its line end, and unprintable characters.
    function line_at(text, start) {
        if (start >= text.length) return "(end of output)";
        const end = text.indexOf("\n", start);
        const line = text.slice(start, end < 0 ? text.length : end).replace(/(?! )[\p{C}\p{Z}]/gu, ODD);
        return line.replace(/ +$/, (spaces) => DOT.repeat(spaces.length)) + (end < 0 ? "" : NEWLINE);
    }

    // Returns the source with the types of the online judge: there `long` has 64 bits or, on Windows, 32 bits, as in
    // WebAssembly. Lines keep their numbers.
    function with_types(source, windows) {
        const PARTS = /(\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\[^]|[^'\\\n])*')|("(?:\\[^]|[^"\\\n])*")|((?:[^"'\/]|\/(?![\/*]))+)/g;
        return source.replace(PARTS, (part, kept, text) => {
            if (windows) return text ? text.replace(/%(\d*)I64([diouxX])/g, "%$1ll$2") : part;
            if (kept) return part;
            if (text) return text.replace(/%([-+ 0]*\d*)l([diouxX])/g, "%$1ll$2");
            return part.replace(/\blong(\s+long\b|\s+double\b)?/g, (all, more) => more ? all : "long long")
                .replace(/(?<![\w.])(0[xX][\da-fA-F]+|\d+)([uU]?)[lL](?![\w.])/g, "$1$2LL")
                .replace(/\b(U?)LONG_(MAX|MIN)\b/g, "$1LLONG_$2").replace(/\blabs\b/g, "llabs")
                .replace(/\b(ato|strto|strtou|__builtin_(?:popcount|ctz|clz|ffs|parity))l\b/g, "$1ll");
        });
    }

    // Compiles a program as scripts/judge does: first with the usual standard, then with others. Returns the module;
    // or null and the messages. `late` is the standard that is newer than all standards of the online judge, or "".
    async function compiled(pack, source, compile) {
        const typed = with_types(source, pack.windows);
        const defines = pack.windows ? ["__int64=long long"] : [];
        const options = { stack: pack.stack_kib * 1024, memory: pack.memory_kib * 1024, defines };
        let first = null;
        for (const standard of pack.standards) {
            const made = await compile({ ...options, source: typed, standard });
            if (made.module || made.needed) return { ...made, standard, late: standard === pack.late ? standard : "" };
            first = first || made;
        }
        if (typed !== source) { // the change of the types may be at fault
            const made = await compile({ ...options, source, standard: pack.standards[0] });
            if (made.module) return { ...made, standard: pack.standards[0], late: "" };
            first = made;
        }
        return first;
    }

    // Returns why a program does not compile, in one line.
    function refusal(said) {
        const error = /^(?:main\.cpp:(\d+):\d+: )?(?:fatal )?(?:wasm-ld: )?error: (.*)$/m.exec(said);
        if (/exceptions disabled/.test(said)) {
            return say("line {0}: the compiler in this page has no exceptions (try, throw); write the program without them, or use scripts/judge", error[1]);
        }
        if (!error) return said.trim().split("\n").pop() || say("the compiler gives no reason");
        return error[1] ? say("line {0}: {1}", error[1], error[2]) : error[2];
    }

    // Returns the verdict on one run, or null if the program ended normally.
    function of_end(pack, ended, limit_ms) {
        const [said] = ended.errors.trim().split("\n").slice(-1);
        const limits = {
            time: ["TLE", say("not done after {0} ms; the limit is {1} ms", Math.round(limit_ms), pack.time_ms)],
            memory: ["MLE", say("a request for memory went beyond the limit of {0} KiB", pack.memory_kib)],
            output: ["OLE", say("more than {0} KiB of output", pack.output_kib)],
            deep: ["RE", say("the recursion is too deep: this page has less room for it than {0} ({1} KiB)", pack.judge, pack.stack_kib)],
            crash: ["RE", said ? say("it crashed: {0}", said) : say("it crashed, for example by a division by 0, a wrong index or abort()")],
            room: ["JE", say("this browser has not enough memory for the program")],
        };
        if (limits[ended.end]) return limits[ended.end];
        return ended.status ? ["RE", said ? say("it ended with exit code {0}: {1}", ended.status, said) : say("it ended with exit code {0}", ended.status)] : null;
    }

    // Judges a program. The functions compile and run it; `ours` runs our solution, and `check` runs the checker. Each run
    // returns how it ended. `progress` is called with the number of the case. Returns the verdict, the number of cases on
    // which the program is right, the number of all cases, the reason, and the smallest failing case that was found.
    async function judge(pack, source, { compile, run, ours, check, progress }) {
        const total = pack.cases.length + pack.larger.length;
        const result = (code, reason, more) => ({ verdict: code, cases: 0, total, reason, counterexample: null, said: "", notes: [], ...more });
        progress(-1);
        const made = await compiled(pack, source, compile);
        if (!made.module) {
            if (made.needed) return result("MLE", say("its static arrays are too large; the limit is {0} KiB", pack.memory_kib));
            return result("CE", refusal(made.said), { said: made.said.slice(0, MOST_SAID) });
        }

        // Returns the verdict on a case; null if the checker declines it.
        async function on_case(item) {
            let limit = pack.time_ms, ended = await run(made.module, item.input, limit);
            if (ended.end === "time") {
                const least = await ours(item.input);
                if (least.ms * SLOWER > limit) ended = await run(made.module, item.input, limit = least.ms * SLOWER);
            }
            const bad = of_end(pack, ended, limit);
            if (bad) return { code: bad[0], message: bad[1], place: null, got: ended.output };
            if (!pack.checker) return { ...compare(item.answer, ended.output, pack.whitespace), got: ended.output };
            const checked = await check(ended.output, item.input);
            if (checked.end === "exit" && checked.status === RIGHT) return { code: "AC", place: null };
            if (checked.end === "exit" && checked.status === WRONG) return { code: "WA", message: checked.errors.trim(), place: null, got: ended.output };
            if (checked.end === "exit" && checked.status === DECLINED) return null;
            return { code: "JE", message: say("the checker failed: {0}", checked.end), place: null, got: ended.output };
        }

        const left_out = pack.larger.map(({ name, bytes }) => ({ name, bytes })), notes = [];
        let right = 0, failed = null, noted = "", tried = 0;
        for (const item of pack.cases) {
            progress(tried++);
            const found = await on_case(item);
            if (!found) left_out.push({ name: item.name, bytes: item.input.length });
            else if (found.code === "AC") ++right;
            else failed = { item, found };
            if (found && found.code === "AC" && found.message && !noted) noted = say("On {0}, {1}: HDU and POJ reject this.", item.name, found.message);
            if (failed) break;
        }
        if (made.needed) notes.push(say("Its static arrays have {0} KiB, and the limit is {1} KiB: the online judge may count all of them.", Math.round(made.needed / 1024), pack.memory_kib));
        if (noted) notes.push(noted);
        if (failed) {
            const smallest = await smaller(failed);
            const shown = { case: smallest.item.name, input: smallest.item.input, expected: smallest.item.answer, got: smallest.found.got || "", place: smallest.found.place, message: smallest.found.message };
            return result(failed.found.code, say("{0} on {1}: {2}", failed.found.code, failed.item.name, failed.found.message), { cases: right, counterexample: shown, notes });
        }
        if (made.late) return result("CE", say("correct, but the compilers of {0} support only {1}, and the program needs {2}", pack.judge, pack.standards[0], made.late), { cases: right, notes });
        const list = left_out.sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${name} (${size(bytes)})`);
        const missing = list.slice(0, 3).join(", ") + (list.length > 3 ? ", …" : "");
        const reason = list.length === 0 ? say("AC on all {0} cases.", total)
            : list.length === 1 ? say("AC on {0} of {1} cases. The largest case was not run: {2}.", right, total, missing)
            : say("AC on {0} of {1} cases. The {2} largest cases were not run: {3}.", right, total, list.length, missing);
        return result("AC", reason, { cases: right, notes });

        // Returns the smallest case with the same verdict; cases that are smaller than the first failing case are tried in
        // the order of their sizes.
        async function smaller(first) {
            if (first.found.code === "JE") return first;
            const end = Date.now() + SEARCH_MS, tried_already = pack.cases.indexOf(first.item);
            const others = pack.cases.slice(tried_already + 1).filter((item) => item.input.length < first.item.input.length);
            for (const item of others.sort((a, b) => a.input.length - b.input.length)) {
                if (Date.now() > end) break;
                const found = await on_case(item);
                if (found && found.code === first.found.code) return { item, found };
            }
            return first;
        }
    }

    const size = (bytes) => bytes < 1e6 ? Math.round(bytes / 1000) + " kB" : (bytes / 1e6).toFixed(1) + " MB";

    return { compare, with_types, judge };
})();

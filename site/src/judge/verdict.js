// verdict: compares outputs, and judges a program on the cases of a problem. It knows no page and no worker, so that
// Node can use it, too. The rules of the comparison are those of scripts/judging/run/verdict.py.
"use strict";

const verdict = (function () {
    const say = (...words) => language.say(...words);
    const RIGHT = 42, WRONG = 43, EARLY = 44, DECLINED = 99; // the exit status of a checker or an interactor: see check.hpp, interact.hpp
    const SPACE = /[ \t\n\r\v\f]+/;
    const ODD = "\ufffd", DOT = "·", NEWLINE = "↵";
    const SLOWER = 10; // a program may need so many times the time of our solution, even if that is above the limit
    const MOST_OURS_MS = 10000;
    const SEARCH_MS = 5000; // that the program may run while the page looks for a smaller failing input
    const MOST_TURNS_MS = 20000; // for a game: both programs run again for each line
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
        return whitespace === "trailing" ? { code: "AC", place, message } : { code: "PE", place, message };
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
            check: ["RE", finding(ended)],
            deep: ["RE", say("the recursion is too deep: this page has less room for it than {0} ({1} KiB)", pack.judge, pack.stack_kib)],
            crash: ["RE", said ? say("it crashed: {0}", said) : say("it crashed, for example by a division by 0, a wrong index or abort()")],
            room: ["JE", say("this browser has not enough memory for the program")],
        };
        if (limits[ended.end]) return limits[ended.end];
        return ended.status ? ["RE", said ? say("it ended with exit code {0}: {1}", ended.status, said) : say("it ended with exit code {0}", ended.status)] : null;
    }

    // Returns the verdict on a game between the program and the interactor, null if the interactor declines the case.
    function of_game(pack, ended, limit_ms) {
        const { partner } = ended, said = partner ? partner.errors.trim().split("\n") : [""], log = said.slice(0, -1).join("\n");
        const last = said[said.length - 1];
        if (!partner) return { code: "TLE", message: say("not done after {0} ms; the limit is {1} ms", Math.round(limit_ms), pack.time_ms), got: "" };
        if (partner.end === "exit" && partner.status === DECLINED) return null;
        if (partner.end === "exit" && partner.status === WRONG) return { code: "WA", message: last, got: log };
        if (ended.end === "idle") {
            return { code: "ILE", message: say("idle: both sides wait for a line; did the program flush its output?"), got: partner.errors.trim() };
        }
        const bad = of_end(pack, ended, limit_ms);
        if (bad) return { code: bad[0], message: bad[1], got: log };
        if (partner.end === "exit" && partner.status === EARLY) return { code: "WA", message: last, got: log };
        if (partner.end === "exit" && partner.status === RIGHT) return { code: "AC" };
        return { code: "JE", message: say("the interactor failed: {0}", partner.end), got: log };
    }

    // Judges a program. The functions compile and run it: `ours` returns the module of our solution, `search` runs the search
    // by the rules, `check` runs the checker, and `talk` runs the program with the interactor; these two return null if the
    // problem has no second one. Each run returns how it ended. `progress`
    // is called with the number of the case and the number of cases. Returns the verdict, the number of cases on which the
    // program is right, the number of all cases, the reason, and the smallest failing input that was found. If cases are
    // left that `fetched` can get, `go_on` judges them, too. `diagnosed` runs the program again with checks and returns
    // what they find.
    async function judge(pack, source, tools) {
        const { compile, run, talk, ours, search, check, fetched, progress } = tools;
        const total = pack.cases.length + pack.larger.length;
        const none = async () => "";
        const result = (code, reason, more) => ({ verdict: code, cases: 0, total, reason, counterexample: null, said: "", notes: [], go_on: null, diagnosed: none, ...more });
        progress(-1, 0);
        const made = await compiled(pack, source, compile);
        if (!made.module) {
            if (made.needed) return result("MLE", say("its static arrays are too large; the limit is {0} KiB", pack.memory_kib));
            return result("CE", refusal(made.said), { said: made.said.slice(0, MOST_SAID), notes: hints(pack, source, made.said, tools.names) });
        }

        // Runs the checker or the interactor; if it declines the case, the other one of the problem.
        async function willing(run_with) {
            const first = await run_with("oracle"), who = first.partner || first;
            const is_declined = who.end === "exit" && who.status === DECLINED;
            return is_declined && await run_with("second") || first;
        }

        // Runs a program with the limit. If the limit is too short, and our solution takes more than a tenth of it here, the
        // program runs again with ten times the time of our solution. Returns how it ended, and the limit.
        async function timed(module, run_with) {
            let limit = pack.time_ms, ended = await run_with(module, limit);
            if (ended.end === "time") {
                limit = Math.max(limit, SLOWER * (await run_with(await ours(), MOST_OURS_MS)).ms);
                if (limit > pack.time_ms) ended = await run_with(module, limit);
            }
            spent += ended.ms;
            return { ended, limit };
        }

        // Returns the verdict on a case; null if the checker or the interactor declines it.
        async function on_case(item, module = made.module) {
            if (pack.interactive) {
                const { ended, limit } = await timed(module, (its, ms) => willing((oracle) => talk(oracle, its, item.input, ms, MOST_TURNS_MS)));
                return ended.end === "long" ? null : of_game(pack, ended, limit);
            }
            const { ended, limit } = await timed(module, (its, ms) => run(its, item.input, ms));
            const bad = of_end(pack, ended, limit);
            if (bad) return { code: bad[0], message: bad[1], place: null, got: ended.output, ended };
            if (!pack.checker) {
                if (item.answer === undefined) {
                    const answered = await search(item.input);
                    if (answered.end !== "exit" || answered.status) return null;
                    item.answer = answered.output;
                }
                return { ...compare(item.answer, ended.output, pack.whitespace), got: ended.output };
            }
            const checked = await willing((oracle) => check(oracle, ended.output, item.input));
            if (checked.end === "exit" && checked.status === RIGHT) return { code: "AC", place: null };
            if (checked.end === "exit" && checked.status === WRONG) return { code: "WA", message: checked.errors.trim(), place: null, got: ended.output };
            if (checked.end === "exit" && checked.status === DECLINED) return null;
            return { code: "JE", message: say("the checker failed: {0}", checked.end), place: null, got: ended.output };
        }

        const notes = [], unread = []; // cases that the checker or the interactor declined
        let right = 0, tried = 0, noted = "", spent = 0; // `spent`: the time of all runs of the program in milliseconds
        if (made.needed) notes.push(say("Its static arrays have {0} KiB, and the limit is {1} KiB: the online judge may count all of them.", Math.round(made.needed / 1024), pack.memory_kib));

        // Judges these cases up to the first failure; returns this failure or null.
        async function first_failure(items) {
            for (const given of items) {
                progress(tried++, total);
                const item = given.input === undefined ? { ...given, ...await fetched(given) } : given;
                const found = await on_case(item);
                if (!found) unread.push({ name: item.name, bytes: item.input.length });
                else if (found.code === "AC") ++right;
                else return { item, found };
                if (found && found.message && !noted) notes.push(noted = say("On {0}, {1}: HDU and POJ reject this.", item.name, found.message));
            }
            return null;
        }

        // Returns the result after a failure.
        async function failure(failed) {
            const smallest = await smaller(failed), { item, found } = smallest;
            const shown = { case: item.name, input: item.input, expected: item.answer || "", got: found.got || "", place: found.place || null, message: found.message };
            if (!pack.interactive && item.answer === undefined && item.random) shown.expected = (await search(item.input)).output;
            const reason = say("{0} on {1}: {2}", failed.found.code, failed.item.name, failed.found.message);
            return result(failed.found.code, reason, { cases: right, counterexample: shown, notes, diagnosed: () => diagnosed(failed, smallest) });
        }

        // Returns the smallest input with the same verdict. Cases and random inputs that are smaller than the failing case
        // are tried in the order of their sizes.
        async function smaller(first) {
            const { code } = first.found;
            if (code === "JE") return first;
            const end = spent + SEARCH_MS, random = pack.random.map((input) => ({ name: say("a random input"), input, random: true }));
            const others = [...pack.cases, ...random].filter((item) => item.input.length < first.item.input.length);
            for (const item of others.sort((a, b) => a.input.length - b.input.length)) {
                if (spent > end) break;
                progress(-2, 0);
                const found = await on_case(item);
                if (found && found.code === code) return { item, found };
            }
            return first;
        }

        // Compiles the program with checks, and runs it on the failing inputs. Returns what a check finds, or "".
        async function diagnosed(...failures) {
            if (!failures.every(({ found }) => ["WA", "RE"].includes(found.code))) return "";
            const checking = await compiled({ ...pack, standards: [made.standard] }, source, (request) => compile({ ...request, is_checked: true }));
            if (!checking.module) return "";
            for (const { item } of failures.reverse()) {
                const ended = pack.interactive ? await willing((oracle) => talk(oracle, checking.module, item.input, 3 * pack.time_ms, MOST_TURNS_MS)) : await run(checking.module, item.input, 3 * pack.time_ms);
                const found = finding(ended);
                if (found) return found;
            }
            return "";
        }

        // Returns the result if all cases that were run are right.
        function accepted(left) {
            if (made.late) return result("CE", say("correct, but the compilers of {0} support only {1}, and the program needs {2}", pack.judge, pack.standards[0], made.late), { cases: right, notes });
            const all = [...left, ...unread].sort((a, b) => b.bytes - a.bytes), ready = left.filter((item) => item.packed);
            const list = all.map(({ name, bytes }) => `${name} (${size(bytes)})`);
            const missing = list.slice(0, 3).join(", ") + (list.length > 3 ? ", …" : "");
            const reason = list.length === 0 ? say("AC on all {0} cases.", total)
                : list.length === 1 ? say("AC on {0} of {1} cases. The largest case was not run: {2}.", right, total, missing)
                : say("AC on {0} of {1} cases. The {2} largest cases were not run: {3}.", right, total, list.length, missing);
            const go_on = async () => await failure_or_null(ready) || accepted(left.filter((item) => !item.packed));
            return result("AC", reason, { cases: right, notes, go_on: fetched && ready.length ? go_on : null, left: ready });
        }

        async function failure_or_null(items) {
            const failed = await first_failure(items);
            return failed && failure(failed);
        }
        return await failure_or_null(pack.cases) || accepted(pack.larger);
    }

    const NAMES_OF_CHECKS = [
        [/out_of_bounds/, (values, type) => say("the index {0} is outside the bounds of {1}", values[0], type)],
        [/add_overflow/, (values, type) => say("{0} does not fit into {1}", `${values[0]} + ${values[1]}`, type)],
        [/sub_overflow/, (values, type) => say("{0} does not fit into {1}", `${values[0]} - ${values[1]}`, type)],
        [/mul_overflow/, (values, type) => say("{0} does not fit into {1}", `${values[0]} * ${values[1]}`, type)],
        [/negate_overflow/, (values, type) => say("{0} does not fit into {1}", `-(${values[0]})`, type)],
        [/divrem/, (values) => values[1] === "0" ? say("division by 0") : say("the quotient does not fit")],
        [/shift/, () => say("the shift is negative, or as long as the number")],
        [/missing_return/, () => say("the function ends without a return value")],
        [/type_mismatch|nonnull|pointer/, () => say("a null pointer is used")],
    ];

    // Returns what a check of a program has found, or "".
    function finding(ended) {
        if (ended.end === "deep") return say("the recursion does not end, or is too deep");
        if (ended.end === "check") {
            const known = NAMES_OF_CHECKS.find(([pattern]) => pattern.test(ended.check));
            const what = known ? known[1](ended.values, ended.type) : ended.check.replace(/^__ubsan_handle_|_abort$/g, "").replace(/_/g, " ");
            return ended.file === "main.cpp" ? say("line {0}: {1}", ended.line, what) : what;
        }
        const library = /assertion .*? failed: (.*)/.exec(ended.errors);
        return library ? library[1] : "";
    }

    // Returns advice on a program that does not compile. `names` is the table of scripts/judging/wrong/names.toml.
    function hints(pack, source, said, names) {
        const found = [], lines = [...said.matchAll(/^main\.cpp:(\d+):(\d+): (?:fatal )?error: (.*)$/gm)];
        for (const [, line, , message] of lines) {
            const name = (/use of undeclared identifier '(\w+)'/.exec(message) || /no member named '(\w+)' in namespace 'std'/.exec(message) || [])[1];
            const header = name && Object.keys(names.declared_in).find((each) => names.declared_in[each].split(" ").includes(name));
            const missing = (/'([^']+)' file not found/.exec(message) || [])[1];
            const word = name && Object.entries(names.words).find(([words]) => new RegExp(`^(?:${words})$`).test(name));
            if (header) found.push(say("line {0}: `{1}` needs `#include <{2}>`", line, name, header));
            else if (missing && names.headers[missing]) found.push(say("line {0}: the compiler in this page has no <{1}>; use scripts/judge", line, missing));
            else if (missing) found.push(say("line {0}: <{1}> is not a header of C++: remove it, and what needs it", line, missing));
            else if (word && word[1].write) found.push(say("line {0}: write {1} in place of `{2}`", line, word[1].write, name));
        }
        const odd = /[\u00a0\u3000-\u3002\u2018\u2019\u201c\u201d\uff01-\uff5e]/.exec(source.replace(/\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|\/\*[^]*?\*\//g, (part) => part.replace(/[^\n]/g, " ")));
        if (odd) found.push(say("line {0}: the character `{1}` is full-width: write it in ASCII", source.slice(0, odd.index).split("\n").length, odd[0]));
        return [...new Set(found)].slice(0, 3);
    }

    const size = (bytes) => bytes < 1e6 ? Math.round(bytes / 1000) + " kB" : (bytes / 1e6).toFixed(1) + " MB";

    return { compare, with_types, judge, hints, finding };
})();

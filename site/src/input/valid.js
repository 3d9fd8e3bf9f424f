// valid: decides whether an input follows the grammar of its problem. validators.py translates
// the validator of the judge to JavaScript. This script contains the reader (see grammar.py)
// and the functions of Python that a validator uses.
"use strict";

const valid = (function () {
    const MOST_DIGITS = 40; // the most digits of a number without an upper bound
    const SHOWN = 24; // the most characters of the wrong text that a message quotes

    class Violation extends Error {
        constructor(line, column, expected, found) {
            super(`line ${line}, column ${column}: expected ${expected}, found ${found}`);
        }
    }

    const name_of = (value) => typeof value === "bigint" ? String(value) : JSON.stringify(value);

    // A set or a dictionary of Python. Its keys may be lists.
    class Dict {
        constructor(pairs) {
            this.entries = new Map();
            for (const [key, value] of pairs) this.put(key, value);
        }
        put(key, value) { this.entries.set(name_of(key), [key, value]); }
        has(key) { return this.entries.has(name_of(key)); }
        get(key, other = null) { return this.has(key) ? this.entries.get(name_of(key))[1] : other; }
        setdefault(key, value) {
            if (!this.has(key)) this.put(key, value);
            return this.get(key);
        }
        add(key) { this.put(key, key); return null; }
        keys() { return Array.from(this.entries.values(), (pair) => pair[0]); }
        values() { return Array.from(this.entries.values(), (pair) => pair[1]); }
        items() { return Array.from(this.entries.values()); }
    }

    class Named {
        constructor(words) { this.words = words; }
    }

    // Returns a function of Python. Its arguments are given in order, by name, or by the defaults.
    function define(named, star, only, defaults, body) {
        return (...given) => {
            const words = given.length && given[given.length - 1] instanceof Named ? given.pop().words : {};
            const value = (name, i) => i < given.length ? given[i] : name in words ? words[name] : defaults[name];
            const first = named.map(value), more = star === null ? [] : [given.slice(named.length)];
            return body(...first, ...more, ...only.map((name) => value(name, given.length)));
        };
    }

    // A range of Python. It is not stored as a list, because a damaged input may contain a huge count.
    class Range {
        constructor(first, last, step) { Object.assign(this, { first, last, step }); }
        *[Symbol.iterator]() { for (let i = this.first; i < this.last; i += this.step) yield i; }
    }

    const steps = (value) => value instanceof Dict ? value.keys() : value;
    const iter = (value) => Array.isArray(value) ? value : Array.from(steps(value));
    const len = (value) => value instanceof Dict ? value.entries.size : value.length;

    function truth(value) {
        if (value === null || value === undefined) return false;
        return typeof value === "object" && (Array.isArray(value) || value instanceof Dict) ? len(value) > 0 : Boolean(value);
    }

    function compare(a, b) {
        if (!Array.isArray(a)) return a < b ? -1 : a > b ? 1 : 0;
        for (let i = 0; i < Math.min(a.length, b.length); ++i) {
            const order = compare(a[i], b[i]);
            if (order) return order;
        }
        return a.length - b.length;
    }

    const eq = (a, b) => a === b || name_of(a) === name_of(b);
    const has = (value, all) => typeof all === "string" || all instanceof Dict
        ? (typeof all === "string" ? all.includes(value) : all.has(value))
        : iter(all).some((each) => eq(each, value));
    const place = (list, i) => i < 0 ? list.length + i : i;

    // The methods of lists and strings.
    const METHODS = {
        append(list, value) { list.push(value); return null; },
        count: (all, value) => typeof all === "string" ? all.split(value).length - 1 : all.filter((each) => eq(each, value)).length,
        index: (list, value) => iter(list).findIndex((each) => eq(each, value)),
        join: (text, parts) => iter(parts).join(text),
        startswith: (text, start, at = 0) => text.startsWith(start, at),
    };

    const py = {
        def: define,
        named: (words) => new Named(words),
        type: (methods) => (...given) => {
            const object = {};
            for (const [name, method] of Object.entries(methods)) object[name] = (...more) => method(object, ...more);
            object.__init__(...given);
            return object;
        },
        call(object, name, given) {
            const is_own = typeof object !== "string" && !Array.isArray(object) && typeof object[name] === "function";
            return is_own ? object[name](...given) : METHODS[name](object, ...given);
        },
        iter: steps, len, truth, eq, has,
        ne: (a, b) => !eq(a, b),
        lacks: (value, all) => !has(value, all),
        is: (a, b) => a === b,
        lt: (a, b) => compare(a, b) < 0,
        le: (a, b) => compare(a, b) <= 0,
        gt: (a, b) => compare(a, b) > 0,
        ge: (a, b) => compare(a, b) >= 0,
        and: (a, next) => truth(a) ? next() : a,
        or: (a, next) => truth(a) ? a : next(),
        add: (a, b) => Array.isArray(a) ? a.concat(b) : a + b,
        sub: (a, b) => a - b,
        mul(a, b) {
            if (typeof a === "string") return a.repeat(Number(b));
            return Array.isArray(a) ? Array.from({ length: Number(b) }, () => a).flat() : a * b;
        },
        div: (a, b) => Math.floor(a / b),
        mod: (a, b) => ((a % b) + b) % b,
        pow: (a, b) => a ** b,
        item: (all, i) => all instanceof Dict ? all.get(i) : all[place(all, i)],
        put(all, i, value) {
            if (all instanceof Dict) all.put(i, value);
            else all[place(all, i)] = value;
        },
        slice(all, first, last, step) {
            const part = iter(all).slice(first === null ? 0 : first, last === null ? undefined : last);
            const some = part.filter((_, i) => i % (step || 1) === 0);
            return typeof all === "string" ? some.join("") : some;
        },
        set: (values = []) => new Dict(iter(values).map((value) => [value, value])),
        dict: (pairs = []) => new Dict(iter(pairs)),
        list: (values = []) => iter(values).slice(),
        tuple: (values = []) => iter(values).slice(),
        str: String,
        int: Number, // for numbers with few digits
        all: (values) => iter(values).every(truth),
        any: (values) => iter(values).some(truth),
        sum: (values) => iter(values).reduce((sum, value) => sum + value, 0),
        sorted: (values) => iter(values).slice().sort(compare),
        reversed: (values) => iter(values).slice().reverse(),
        map: (f, values) => iter(values).map((value) => f(value)),
        enumerate: (values, start = 0) => {
            const first = start instanceof Named ? start.words.start : start;
            return iter(values).map((value, i) => [i + first, value]);
        },
        range: (a, b, step = 1) => {
            const [first, last] = b === undefined ? [0, a] : [a, b];
            return new Range(first, last, step);
        },
        zip: (...lists) => {
            const all = lists.map(iter);
            return Array.from({ length: Math.min(...all.map((list) => list.length)) }, (_, i) => all.map((list) => list[i]));
        },
        compile: (pattern) => ({ // the regular expression must have the same meaning in both languages
            match(text, at = 0) {
                const found = Object.assign(new RegExp(pattern, "y"), { lastIndex: at }), is_match = found.test(text);
                return is_match ? { end: () => found.lastIndex } : null;
            },
        }),
        TopologicalSorter: (graph) => ({
            static_order() {
                const order = [], state = new Map();
                const visit = (node) => {
                    if (state.get(node) === 2) return;
                    if (state.get(node) === 1) throw Object.assign(new Error("a cycle"), { name: "CycleError" });
                    state.set(node, 1);
                    for (const next of graph.get(node, [])) visit(next);
                    state.set(node, 2);
                    order.push(node);
                };
                graph.keys().forEach(visit);
                return order;
            },
        }),
    };
    const best = (sign) => (first, ...more) => {
        const words = more.length && more[more.length - 1] instanceof Named ? more.pop().words : {};
        const all = more.length ? [first, ...more] : iter(first);
        return all.length ? all.reduce((a, b) => sign * compare(b, a) > 0 ? b : a) : words.default;
    };
    py.max = best(1);
    py.min = best(-1);

    class Reader {
        constructor(text) {
            this.text = text;
            this.at = 0;
            this.token = 0; // where the last token begins
            this.questions = [];
            this.tokens = []; // the numbers and words: the name, the place, and whether the number is a count
            const methods = {
                count: [["name", "low", "high", "is_evident"], null, [], (name, low, high) => this.integer(name, low, high, true)],
                integer: [["name", "low", "high", "is_count", "is_evident"], null, [], this.integer],
                rows: [["count"], "columns", ["until", "demand", "are_positions"], this.rows],
                word: [["name", "alphabet", "shortest", "longest"], null, [], this.word],
            };
            const defaults = { until: "", demand: null, are_positions: true, longest: null };
            for (const [name, [named, star, only, method]] of Object.entries(methods)) {
                this[name] = define(named, star, only, defaults, method.bind(this));
            }
        }

        position() { this.questions.push(this.at); }

        integer(name, low, high, is_count) {
            const found = /^(?:0|-?[1-9][0-9]*)(?![^ \n])/.exec(this.text.slice(this.at, this.at + MOST_DIGITS + 3));
            const is_short = found && found[0].replace("-", "").length <= MOST_DIGITS;
            const exact = is_short ? BigInt(found[0]) : null;
            if (!is_short || exact < BigInt(low) || high !== null && exact > BigInt(high)) {
                this.fail(name + ", an integer " + (high === null ? ">= " + low : `in [${low}, ${high}]`));
            }
            this.took(name, found[0].length, { low, high, is_count: Boolean(is_count) });
            const value = Number(exact);
            return Number.isSafeInteger(value) ? value : exact;
        }

        integers(name, count, low, high) {
            const values = [];
            for (let i = 0; i < count; ++i) {
                if (i) this.space();
                values.push(this.integer(name, low, high));
            }
            return values;
        }

        rows(count, columns, until, demand, are_positions) {
            const found = [];
            const follows = () => count !== null ? found.length < count
                : until ? !this.accept(until) : found.length === 0 || !this.at_end();
            while (follows()) {
                if (are_positions) this.position();
                const values = [];
                for (const column of columns) {
                    if (values.length) this.space();
                    values.push(this.integer(...column));
                }
                const expected = demand ? demand(...values) : null;
                this.require(!truth(expected), expected);
                this.line_end();
                found.push(values);
            }
            return found;
        }

        word(name, alphabet, shortest, longest) {
            const word = this.next_word(), most = longest || shortest;
            const is_right = Array.from(word).every((letter) => alphabet.includes(letter));
            // As in the judge, strip() removes letters only at the ends.
            const ends = word.length && !is_right ? stripped(word, alphabet) : "";
            if (word.length < shortest || word.length > most || ends) {
                this.fail(`${name}, ${shortest}${longest ? " to " + longest : ""} characters of '${alphabet}'`);
            }
            this.took(name, word.length, { is_word: true });
            return word;
        }

        took(name, length, properties) {
            this.token = this.at;
            this.at += length;
            this.tokens.push({ name, start: this.token, end: this.at, ...properties });
        }

        space() { this.literal(" ", "one space"); }
        line_end() { this.literal("\n", "the end of the line"); }

        accept(text) {
            const here = this.text.startsWith(text, this.at);
            if (here) this.at += text.length;
            return here;
        }

        at_end() { return this.at === this.text.length; }

        require(condition, expected) {
            if (truth(condition)) return;
            this.at = this.token;
            this.fail(expected);
        }

        end() {
            if (!this.at_end()) this.fail("the end of the input");
        }

        literal(text, expected) {
            if (!this.accept(text)) this.fail(expected);
        }

        next_word() { return /^[^ \n]*/.exec(this.text.slice(this.at))[0]; }

        fail(expected) {
            const before = this.text.slice(0, this.at);
            const word = this.next_word() || this.text.slice(this.at, this.at + 1);
            const quoted = (word.length <= SHOWN ? word : word.slice(0, SHOWN) + "...").replace(/\n/g, "\\n");
            throw new Violation(before.split("\n").length, before.length - before.lastIndexOf("\n"),
                expected, word ? "'" + quoted + "'" : "the end of the input");
        }
    }

    function stripped(word, alphabet) {
        let first = 0, last = word.length;
        while (first < last && alphabet.includes(word[first])) ++first;
        while (last > first && alphabet.includes(word[last - 1])) --last;
        return word.slice(first, last);
    }

    // Returns the fault of an input in words ("" if it is allowed), its tokens, and the places where its questions begin.
    function read(validator, text) {
        const reader = new Reader(text), result = (fault) => ({ fault, tokens: reader.tokens, questions: reader.questions });
        try {
            validator(py)(reader);
            reader.end();
            return result("");
        } catch (error) {
            if (error instanceof Violation) return result(error.message);
            throw error;
        }
    }

    const fault = (validator, text) => read(validator, text).fault;

    // Tidies a typed input: adds a missing last line end and removes blanks at the ends of lines.
    const tidy = (text) => text.replace(/\r/g, "").replace(/[ \t]+$/gm, "").replace(/\n*$/, (ends) => ends || (text ? "\n" : ""));

    return { fault, read, tidy };
})();

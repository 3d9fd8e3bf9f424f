// python: the functions of Python that a validator uses. validators.py translates validators to JavaScript.

// A value of Python. Its type is known only when the validator runs.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Value = any;

type Callable = (...given: Value[]) => Value;

// Returns a text that is equal for equal values.
const nameOf = (value: Value): string =>
    typeof value === "bigint" ? String(value) : JSON.stringify(value);

// A set or a dictionary of Python. Its keys may be lists.
class Dict {
    private readonly entries = new Map<string, [Value, Value]>();
    constructor(pairs: Iterable<[Value, Value]>) {
        for (const [key, value] of pairs) this.put(key, value);
    }
    get size(): number {
        return this.entries.size;
    }
    put(key: Value, value: Value): void {
        this.entries.set(nameOf(key), [key, value]);
    }
    has(key: Value): boolean {
        return this.entries.has(nameOf(key));
    }
    get(key: Value, other: Value = null): Value {
        return this.entries.has(nameOf(key)) ? this.entries.get(nameOf(key))![1] : other;
    }
    setdefault(key: Value, value: Value): Value {
        if (!this.has(key)) this.put(key, value);
        return this.get(key);
    }
    add(key: Value): null {
        this.put(key, key);
        return null;
    }
    keys(): Value[] {
        return Array.from(this.entries.values(), (pair) => pair[0]);
    }
    values(): Value[] {
        return Array.from(this.entries.values(), (pair) => pair[1]);
    }
    items(): [Value, Value][] {
        return Array.from(this.entries.values());
    }
}

// Arguments that are given by name.
class Named {
    constructor(readonly words: Record<string, Value>) {}
}

// Removes the arguments that are given by name, and returns them.
function takeNamed(given: Value[]): Record<string, Value> {
    return given.at(-1) instanceof Named ? given.pop().words : {};
}

// Returns a function of Python. Its arguments are given in order, by name, or by the defaults.
export function pythonFunction(
    named: string[],
    star: string | null,
    only: string[],
    defaults: Record<string, Value>,
    body: Callable,
): Callable {
    return (...given) => {
        const words = takeNamed(given);
        const value = (name: string, i: number) =>
            i < given.length ? given[i] : name in words ? words[name] : defaults[name];
        const first = named.map(value);
        const more = star === null ? [] : [given.slice(named.length)];
        return body(...first, ...more, ...only.map((name) => value(name, given.length)));
    };
}

// A range of Python. It is not stored as a list, because a damaged input may contain a huge count.
class Range {
    constructor(
        private readonly first: number,
        private readonly last: number,
        private readonly step: number,
    ) {}
    *[Symbol.iterator]() {
        for (let i = this.first; i < this.last; i += this.step) yield i;
    }
}

const steps = (value: Value): Iterable<Value> => (value instanceof Dict ? value.keys() : value);

const iter = (value: Value): Value[] => (Array.isArray(value) ? value : Array.from(steps(value)));

const len = (value: Value): number => (value instanceof Dict ? value.size : value.length);

export function truth(value: Value): boolean {
    if (value === null || value === undefined) return false;
    return typeof value === "object" && (Array.isArray(value) || value instanceof Dict)
        ? len(value) > 0
        : Boolean(value);
}

function compare(a: Value, b: Value): number {
    if (!Array.isArray(a)) return a < b ? -1 : a > b ? 1 : 0;
    for (let i = 0; i < Math.min(a.length, b.length); ++i) {
        const order = compare(a[i], b[i]);
        if (order) return order;
    }
    return a.length - b.length;
}

const eq = (a: Value, b: Value) => a === b || nameOf(a) === nameOf(b);

const contains = (value: Value, all: Value): boolean =>
    typeof all === "string" || all instanceof Dict
        ? typeof all === "string"
            ? all.includes(value)
            : all.has(value)
        : iter(all).some((each) => eq(each, value));

const place = (list: Value[] | string, i: number) => (i < 0 ? list.length + i : i);

// The methods of lists and strings.
const METHODS: Record<string, Callable> = {
    append(list, value) {
        list.push(value);
        return null;
    },
    count: (all, value) =>
        typeof all === "string"
            ? all.split(value).length - 1
            : all.filter((each: Value) => eq(each, value)).length,
    index: (list, value) => iter(list).findIndex((each) => eq(each, value)),
    join: (text, parts) => iter(parts).join(text),
    startswith: (text, start, at = 0) => text.startsWith(start, at),
};

const best =
    (sign: number): Callable =>
    (first, ...more) => {
        const words = takeNamed(more);
        const all = more.length ? [first, ...more] : iter(first);
        if (!all.length) return words.default;
        return all.reduce((a, b) => (sign * compare(b, a) > 0 ? b : a));
    };

// The library of a translated validator.
export const py: Record<string, Callable> = {
    def: pythonFunction,
    named: (words) => new Named(words),
    type:
        (methods) =>
        (...given: Value[]) => {
            const object: Record<string, Callable> = {};
            for (const [name, method] of Object.entries<Callable>(methods))
                object[name] = (...more) => method(object, ...more);
            object.__init__(...given);
            return object;
        },
    call(object, name, given) {
        const isOwn =
            typeof object !== "string" &&
            !Array.isArray(object) &&
            typeof object[name] === "function";
        return isOwn ? object[name](...given) : METHODS[name](object, ...given);
    },
    iter: steps,
    len,
    truth,
    eq,
    has: contains,
    ne: (a, b) => !eq(a, b),
    lacks: (value, all) => !contains(value, all),
    is: (a, b) => a === b,
    lt: (a, b) => compare(a, b) < 0,
    le: (a, b) => compare(a, b) <= 0,
    gt: (a, b) => compare(a, b) > 0,
    ge: (a, b) => compare(a, b) >= 0,
    and: (a, next) => (truth(a) ? next() : a),
    or: (a, next) => (truth(a) ? a : next()),
    add: (a, b) => (Array.isArray(a) ? a.concat(b) : a + b),
    sub: (a, b) => a - b,
    mul(a, b) {
        if (typeof a === "string") return a.repeat(Number(b));
        return Array.isArray(a) ? Array.from({ length: Number(b) }, () => a).flat() : a * b;
    },
    div: (a, b) => Math.floor(a / b),
    mod: (a, b) => ((a % b) + b) % b,
    pow: (a, b) => a ** b,
    item: (all, i) => (all instanceof Dict ? all.get(i) : all[place(all, i)]),
    put(all, i, value) {
        if (all instanceof Dict) all.put(i, value);
        else all[place(all, i)] = value;
    },
    slice(all, first, last, step) {
        const part = iter(all).slice(first === null ? 0 : first, last === null ? undefined : last);
        const some = part.filter((_, i) => i % (step || 1) === 0);
        return typeof all === "string" ? some.join("") : some;
    },
    max: best(1),
    min: best(-1),
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
        const all: Value[][] = lists.map(iter);
        return Array.from({ length: Math.min(...all.map((list) => list.length)) }, (_, i) =>
            all.map((list) => list[i]),
        );
    },
    compile: (pattern) => ({
        // the regular expression must have the same meaning in both languages
        match(text: string, at = 0) {
            const found = Object.assign(new RegExp(pattern, "y"), { lastIndex: at });
            const isMatch = found.test(text);
            return isMatch ? { end: () => found.lastIndex } : null;
        },
    }),
    TopologicalSorter: (graph) => ({
        static_order() {
            const order: Value[] = [];
            const state = new Map<Value, number>();
            const visit = (node: Value) => {
                if (state.get(node) === 2) return;
                if (state.get(node) === 1)
                    throw Object.assign(new Error("a cycle"), { name: "CycleError" });
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

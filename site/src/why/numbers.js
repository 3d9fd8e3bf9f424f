// numbers: computes the values of the parts of a game in which two players have different moves (lesson 22). The options
// of a part are read from the graph that the oracle wrote. If options are missing, they are read from the graph of the
// part together with one free move. Values are shown only if a part has the same options in every position, and if the
// sums agree with the search.
"use strict";

const numbers = (function () {
    const MOST_POSITIONS = 4000; // the most positions of a graph
    const MOST_ASKED = 60; // the most further graphs
    const say = language.say;

    // Ways to split a shape into a sum of parts. A part has a name and a `key`; parts with the same key are the same
    // game. `shape` returns the shape of parts, `input` returns their input. `free` is the key of a part with exactly
    // one move, for the player who begins.
    const SUMS = [
        { // the branches at the root of a tree: (...) is a branch on an edge of the first player, [...] on an edge of the second player
            kind: "graph",
            parts: (shape) => branches(shape),
            shape: (keys) => { const tree = grown(keys); return { ...tree, names: Array(tree.vertices).fill(" ") }; }, // the discs have no numbers
            free: "()",
            input(keys) {
                const { edges, others } = grown(keys);
                return [1, edges.length + 1, ...edges.map(([a, b], i) => `${a + 1} ${b + 1} ${others.includes(i) ? 1 : 0}`)];
            },
        },
        { // sheets, without the sheets of one square, which have no moves
            kind: "rectangles",
            parts: ({ sizes }) => sizes.filter(([width, height]) => width * height > 1)
                .map(([width, height]) => ({ name: `${height} × ${width}`, key: height + "*" + width })),
            shape: (keys) => ({ kind: "rectangles", sizes: keys.map((key) => key.split("*").map(Number).reverse()) }),
            free: "2*1",
            input: (keys) => [1, keys.length, ...keys.map((key) => key.replace("*", " "))],
        },
        { // columns of white and black pieces
            kind: "cells",
            parts: (shape) => lines(shape, 1),
            shape: ([key]) => ({ kind: "cells", rows: key.length, columns: 1, ...pieces(key, (at) => [at, 0]) }),
            free: "B",
            input(keys) {
                const size = Math.max(...keys.map((key) => key.length)), at = (column, row) => (keys[column] || "")[row] || ".";
                return [size, ...Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => at(column, row)).join(""))];
            },
        },
        { // rows
            kind: "cells",
            parts: (shape) => lines(shape, 0),
            shape: ([key]) => ({ kind: "cells", rows: 1, columns: key.length, ...pieces(key, (at) => [0, at]) }),
        },
    ];

    // Returns the branches at the root of a tree, null if the shape is not a tree.
    function branches(shape) {
        if (shape.directed || shape.marks.length !== 1 || shape.edges.length !== shape.vertices - 1) return null;
        const others = new Set(shape.others);
        const above = (vertex, below) => shape.edges.flatMap(([a, b], i) => {
            const next = a === vertex ? b : b === vertex ? a : below;
            if (next === below) return [];
            const key = above(next, vertex).sort().join("");
            return [others.has(i) ? `[${key}]` : `(${key})`];
        });
        return above(shape.marks[0], -1).map((key) => ({ name: key.length === 2 ? say("branch of one edge") : say("branch of {0} edges", key.length / 2), key }));
    }

    // Returns the tree with these branches; its root is vertex 0.
    function grown(keys) {
        const edges = [], others = [], path = [0];
        for (const bracket of keys.join("")) {
            if (bracket === ")" || bracket === "]") {
                path.pop();
                continue;
            }
            if (bracket === "[") others.push(edges.length);
            edges.push([path[path.length - 1], edges.length + 1]);
            path.push(edges.length);
        }
        return { kind: "graph", vertices: edges.length + 1, edges, marks: [0], directed: false, others };
    }

    // Returns the rows or columns (axis 0 or 1) of a board that are not empty. B is a mark, W is a mark of the other player.
    function lines(shape, axis) {
        if (shape.blocked.length) return null;
        const [count, length] = axis ? [shape.columns, shape.rows] : [shape.rows, shape.columns];
        const cells = Array.from({ length: count }, () => Array(length).fill("."));
        for (const [list, letter] of [[shape.marks, "B"], [shape.others, "W"]]) for (const at of list) cells[at[axis]][at[1 - axis]] = letter;
        return cells.map((line, i) => ({ name: say(axis ? "column {0}" : "row {0}", i + 1), key: line.join("") })).filter(({ key }) => /[BW]/.test(key));
    }

    function pieces(key, place) {
        const [marks, others] = ["B", "W"].map((letter) => [...key].flatMap((each, at) => each === letter ? [place(at)] : []));
        return { marks, blocked: [], others };
    }

    // Returns the player to move in each position; 0 is the player who begins. Returns null if a position can be reached
    // with both players to move.
    function movers_of(graph) {
        const movers = [0], reached = [0];
        for (const i of reached) { // the list grows in the loop
            for (const { to } of graph[i].moves) {
                if (movers[to] === undefined) reached.push(to);
                else if (movers[to] === movers[i]) return null;
                movers[to] = 1 - movers[i];
            }
        }
        return movers;
    }

    // Returns a list without the elements of another list. Each element of the other list removes one equal element.
    function without(list, other) {
        const left = other.slice();
        return list.filter((each) => !left.includes(each) || !left.splice(left.indexOf(each), 1));
    }

    // Adds the options in a graph to `options`: for each part and player, the lists of parts to which a move leads.
    // Returns false if a move does not change exactly one part, or if a part has different options in two positions.
    // Then the game is not a sum of these parts.
    function collect(options, sum, graph, movers) {
        const all = graph.map(({ shape }) => shape.kind === sum.kind ? sum.parts(shape) : null);
        if (!movers || all.includes(null)) return false;
        const keys = all.map((parts) => parts.map(({ key }) => key));
        return graph.every((position, i) => {
            const found = new Map(keys[i].map((key) => [key, new Map()]));
            for (const { to } of position.moves) {
                const gone = without(keys[i], keys[to]), added = without(keys[to], keys[i]).sort();
                if (gone.length !== 1) return false;
                found.get(gone[0]).set(added.join(" "), added);
            }
            return [...found].every(([key, lists]) => {
                if (!options.has(key)) options.set(key, [null, null]);
                const known = options.get(key), now = [...lists.keys()].sort().join(";");
                if (known[movers[i]]) return known[movers[i]].text === now;
                known[movers[i]] = { text: now, lists: [...lists.values()] };
                return true;
            });
        });
    }

    // Returns the simplest number between two bounds: the integer nearest to 0, or else the fraction m/2^k with the least k.
    function simplest(low, high) {
        if (low < 0 && high > 0) return 0;
        for (let unit = 1; ; unit /= 2) {
            const number = low >= 0 ? (Math.floor(low / unit) + 1) * unit : (Math.ceil(high / unit) - 1) * unit;
            if (low < number && number < high) return number;
        }
    }

    // Returns the value of each part. The value is NaN if the part is not a number: the value of an option is not a
    // number, or an option of Left is not less than every option of Right. The value is undefined if needed options are
    // unknown.
    function values_of(options) {
        const values = new Map();
        const value = (key) => {
            if (!values.has(key)) {
                const [left, right] = options.get(key).map((known) => known ? known.lists.map((keys) => total(keys.map(value))) : [undefined]);
                const all = [...left, ...right], low = Math.max(-Infinity, ...left), high = Math.min(Infinity, ...right);
                const is_number = !all.some(Number.isNaN) && low < high;
                values.set(key, all.includes(undefined) && !all.some(Number.isNaN) ? undefined : is_number ? simplest(low, high) : NaN);
            }
            return values.get(key);
        };
        for (const key of options.keys()) value(key);
        return values;
    }

    const total = (values) => values.includes(undefined) ? undefined : values.reduce((sum, value) => sum + value, 0);

    // Returns the text of a number, such as −3/4.
    function text(number) {
        let below = 1;
        while (number * below % 1) below *= 2;
        return (number < 0 ? "−" : "") + Math.abs(number) * below + (below > 1 ? "/" + below : "");
    }

    // Returns functions for the parts of a position, their values and their sum. Returns null if the game cannot be split
    // into parts, or if no part is a number. `ask` returns the graph of an input, or null.
    async function of(graph, ask) {
        if (graph.length > MOST_POSITIONS) return null;
        const movers = movers_of(graph);
        for (const sum of SUMS) {
            const options = new Map();
            if (graph[0].shape.kind !== sum.kind || !collect(options, sum, graph, movers)) continue;
            const is_known = (key) => options.get(key).every(Boolean);
            const unknown = () => [...options.keys()].filter((key) => !is_known(key)).sort((a, b) => b.length - a.length)[0];
            for (let asked = 0; sum.input && asked < MOST_ASKED && unknown(); ++asked) {
                const key = unknown(), more = await ask(sum.input([key, sum.free]).join("\n") + "\n");
                if (!more || !collect(options, sum, more, movers_of(more)) || !is_known(key)) break;
            }
            const values = values_of(options), parts_of = ({ shape }) => sum.parts(shape).map((part) => ({ ...part, value: values.get(part.key) }));
            const worth = graph.map((position) => parts_of(position).map(({ value }) => value)), sums = worth.map(total);
            const is_won = (i) => movers[i] ? sums[i] < 0 : sums[i] > 0, is_number = (value) => value !== undefined && !Number.isNaN(value);
            const agrees = graph.every((position, i) => !is_number(sums[i]) || is_won(i) === (position.outcome === "N"));
            if (!agrees || sums[0] === undefined || !worth[0].some(is_number)) continue;
            return {
                mover: (i) => movers[i],
                shape: (part) => sum.shape([part.key]),
                of: (i) => sums[i] === undefined ? null : parts_of(graph[i]), // null: some values are unknown
                sum: (i) => is_number(sums[i]) ? sums[i] : null, // null: some values are not numbers
                numbers: (i) => total(worth[i].filter(is_number)),
            };
        }
        return null;
    }

    return { of, text };
})();

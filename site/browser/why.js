// why: explains the current position by a theorem. All values are computed from the graph that the
// oracle wrote. Grundy values are computed by mex. The value of a part is computed from a position
// in which it is the only unknown value. Parts are shown only if they agree with the search on every
// position.
"use strict";

const why = (function () {
    const MOST_CHECKED = 4000; // the most positions on which the values of parts are compared
    const MOST_MAPPED = 60, MOST_LINES = 450, MOST_LAYERS = 40; // the most positions, moves and rows of a map
    const RADIUS = 14, LAYER = 58, LINE = 36; // the radius of a position on a map, the distance of layers, and the distance of lines in a layer
    const MOST_SIDE = 24; // the longest side of a heat map
    const MOST_BITS = 12;
    const say = language.say;

    // Returns the Grundy values of all positions. Returns null if the game may be drawn, or if the player who moves last
    // does not always win.
    function grundy_values(graph) {
        if (graph.some((position) => position.outcome === "D" || !position.moves.length && position.outcome !== "P")) return null;
        const values = Array(graph.length).fill(-1), before = graph.map(() => []);
        const unknown = graph.map((position) => position.moves.length);
        graph.forEach((position, i) => position.moves.forEach((move) => before[move.to].push(i)));
        const done = graph.map((_, i) => i).filter((i) => !unknown[i]);
        for (const i of done) { // the list grows in the loop
            const met = new Set(graph[i].moves.map((move) => values[move.to]));
            for (values[i] = 0; met.has(values[i]);) ++values[i];
            for (const next of before[i]) if (--unknown[next] === 0) done.push(next);
        }
        return done.length === graph.length ? values : null;
    }

    // Returns the name of the player to move, "" if the words of the position do not contain it.
    function player_of(position) {
        const found = /([A-Z]\w+) to move\b|^([A-Z]\w+) (?:with|on) /.exec(position.position);
        return found ? found[1] || found[2] : "";
    }

    // Returns the names of the two players if their moves differ, else {}. In `players`, the player who begins comes
    // first. In `owners`, the player whose pieces are the `marks` of a board comes first, and the player who moves the
    // `others` comes second.
    function players_of(graph) {
        const first = player_of(graph[0]);
        const other = graph.map(player_of).find((each) => each && each !== first);
        if (!first || !other) return {};
        const is_others = ({ shape: before }, { shape: after }) => before.kind === "cells" && String(before.marks) === String(after.marks) &&
            before.others.length === after.others.length;
        const moves_others = graph.some((position) => player_of(position) === first && position.moves.some(({ to }) => is_others(position, graph[to])));
        return { players: [first, other], owners: moves_others ? [other, first] : [first, other] };
    }

    // Ways to split a shape into parts; the simplest way comes first. A part has a name. It also has a `key` (parts with
    // the same key are the same game), or a `value` from a theorem.
    const SPLITS = [
        { // Nim
            kind: "piles",
            title: "The piles in binary",
            parts: (shape) => shape.piles.map((pile, i) => ({ name: say("pile {0}", i + 1), text: pile, value: pile, size: pile })),
        },
        { // stairs: only the stairs with even numbers count
            kind: "piles",
            title: "Only the balls on every second stair count. In binary:",
            parts: (shape) => shape.piles.map((pile, i) => i % 2 ? { name: say("stair {0}", i + 1), text: pile, value: pile, size: pile } : null).filter(Boolean),
        },
        { // differences between neighbours, from the right
            kind: "piles",
            title: "Every second difference between neighbouring piles counts. In binary:",
            parts: (shape) => pairs(shape.piles).map(([a, b]) => ({ name: a + " → " + b, text: b - a, value: b - a })),
        },
        { // two pieces in each row
            kind: "cells",
            title: "The gaps between the pieces of a row, in binary",
            parts: (shape) => of_rows(shape, (marks, others) => marks.length === 1 && others.length === 1 ? Math.abs(marks[0] - others[0]) - 1 : null),
        },
        { // two pieces in each column
            kind: "cells",
            title: "The gaps between the pieces of a column, in binary",
            parts: (shape) => of_rows(turned(shape), (marks, others) => marks.length === 1 && others.length === 1 ? Math.abs(marks[0] - others[0]) - 1 : null, "column {0}"),
        },
        { // pieces of a single row, taken in pairs from the right
            kind: "cells",
            title: "The gaps before every second piece, from the right, in binary",
            parts: (shape) => shape.rows !== 1 || shape.others.length ? null
                : pairs(shape.marks.map((mark) => mark[1]).sort((a, b) => a - b), -1).map(([a, b]) => ({ name: say("gap before cell {0}", b + 1), text: b - a - 1, value: b - a - 1 })),
        },
        { // grey and white pieces of a single row, in pairs
            kind: "cells",
            title: "The gaps between the pieces of a pair, in binary",
            parts: (shape) => {
                if (shape.rows !== 1 || shape.marks.length !== shape.others.length) return null;
                const all = [...shape.marks, ...shape.others].map((mark) => mark[1]).sort((a, b) => a - b);
                return pairs(all).map(([a, b]) => ({ name: say("gap before cell {0}", b + 1), text: b - a - 1, value: b - a - 1 }));
            },
        },
        { // sums
            kind: "piles",
            title: "Each pile has a Grundy value. In binary:",
            parts: (shape) => shape.piles.map((pile, i) => ({ name: say("pile {0}", i + 1), text: pile, key: String(pile) })),
        },
        {
            kind: "numbers",
            title: "Each row has a Grundy value. In binary:",
            parts: (shape) => shape.rows.map((row, i) => ({ name: say("row {0}", i + 1), text: row.join(" "), key: row.join(" ") })),
        },
        {
            kind: "cells",
            title: "Each row has a Grundy value. In binary:",
            parts: (shape) => Array.from({ length: shape.rows }, (_, row) => {
                const key = [shape.marks, shape.blocked, shape.others].map((list) =>
                    list.filter((mark) => mark[0] === row).map((mark) => mark[1]).sort((a, b) => a - b).join()).join("|");
                return { name: say("row {0}", row + 1), text: "", key };
            }),
        },
        { // a tree: the branches at the root
            kind: "graph",
            title: "Each branch at the root has a Grundy value. In binary:",
            parts: (shape) => branches(shape),
        },
        { // pieces on a graph or a board; each piece is a separate game
            kind: "graph",
            title: "Each piece has a Grundy value. In binary:",
            parts: (shape) => shape.directed ? shape.marks.map((mark) => ({ name: say("piece on {0}", (shape.names || [])[mark] || mark), text: "", key: "v" + mark })) : null,
        },
        {
            kind: "cells",
            title: "Each piece has a Grundy value. In binary:",
            parts: (shape) => shape.others.length ? null : shape.marks.map((mark) => ({ name: say("row {0}, column {1}", mark[0] + 1, mark[1] + 1), text: "", key: mark.join() })),
        },
    ];

    // Returns the numbers in pairs of neighbours, from the end. If the count is odd, `edge` is added before the first number.
    function pairs(numbers, edge = 0) {
        const all = numbers.length % 2 ? [edge, ...numbers] : numbers;
        return all.filter((_, i) => i % 2 === 0).map((number, i) => [number, all[2 * i + 1]]);
    }

    function turned(shape) {
        const turn = (list) => list.map(([row, column]) => [column, row]);
        return { ...shape, rows: shape.columns, columns: shape.rows, marks: turn(shape.marks), others: turn(shape.others) };
    }

    function of_rows(shape, value_of, name = "row {0}") {
        const parts = Array.from({ length: shape.rows }, (_, row) => {
            const [marks, others] = [shape.marks, shape.others].map((list) => list.filter((mark) => mark[0] === row).map((mark) => mark[1]));
            const value = value_of(marks, others);
            return { name: say(name, row + 1), text: value, value };
        });
        return parts.some((part) => part.value === null) ? null : parts;
    }

    function branches(shape) {
        if (shape.directed || shape.marks.length !== 1 || shape.others && shape.others.length) return null;
        const root = shape.marks[0], near = Array.from({ length: shape.vertices }, () => []);
        for (const [a, b] of shape.edges) {
            near[a].push(b);
            near[b].push(a);
        }
        const below = new Map([[root, -1]]);
        for (const vertex of below.keys()) { // the map grows in the loop
            for (const [a, b] of shape.edges) {
                const next = a === vertex ? b : b === vertex ? a : -1;
                if (next < 0 || next === below.get(vertex)) continue;
                if (below.has(next) && below.get(next) !== vertex) return null; // a cycle
                below.set(next, vertex);
            }
        }
        if (shape.edges.length >= below.size) return null; // parallel edges
        const looks = (vertex, from) => "(" + near[vertex].filter((next) => next !== from).map((next) => looks(next, vertex)).sort().join("") + ")";
        return near[root].map((vertex) => {
            const key = looks(vertex, root), edges = key.length / 2;
            return { name: edges === 1 ? say("branch of one edge") : say("branch of {0} edges", edges), text: "", key };
        });
    }

    // Returns the values of the keys of parts, computed from the Grundy values of the positions. A key may remain unknown.
    function solved(graph, values, parts) {
        const known = new Map();
        const order = graph.map((_, i) => i).sort((a, b) => graph[a].length - graph[b].length);
        for (const i of order) if (!graph[i].moves.length) for (const { key } of parts[i]) known.set(key, 0);
        for (let grows = true; grows;) {
            grows = false;
            for (const i of order) {
                const unknown = parts[i].filter(({ key }) => !known.has(key));
                const odd = [...new Set(unknown.map(({ key }) => key))];
                if (odd.length !== 1 || unknown.length % 2 === 0) continue;
                known.set(odd[0], parts[i].reduce((sum, { key }) => known.has(key) ? sum ^ known.get(key) : sum, values[i]));
                grows = true;
            }
        }
        return known;
    }

    // Returns the first way to split the positions of a game into parts that agrees with the search, null if there is none.
    function split_of(graph, values) {
        if (graph[0].score !== undefined || graph.length > 20 * MOST_CHECKED) return null;
        const is_drawn = graph.some((position) => position.outcome === "D");
        for (const split of SPLITS) {
            if (graph[0].shape.kind !== split.kind || is_drawn) continue;
            const parts = graph.map((position) => position.shape.kind === split.kind ? split.parts(position.shape) : []);
            if (parts.some((each) => !each) || parts[0].length < 1) continue;
            const is_given = parts.every((each) => each.every((part) => part.value !== undefined));
            if (is_given && split.kind === "piles" && graph[0].shape.piles.filter(Boolean).length < 2) continue;
            if (!is_given && (!values || parts.every((each) => each.length < 2))) continue;
            const known = is_given ? null : solved(graph, values, parts);
            if (known && parts.some((each) => each.some(({ key }) => !known.has(key)))) continue;
            const sums = parts.map((each) => each.reduce((sum, part) => sum ^ (known ? known.get(part.key) : part.value), 0));
            const agrees = graph.slice(0, MOST_CHECKED).every((position, i) => values ? sums[i] === values[i] : (sums[i] === 0) === (position.outcome === "P"));
            if (!agrees || parts.every((each) => each.length < 2) && !is_given) continue;
            const of = (i) => parts[i].map((part) => ({ ...part, value: known ? known.get(part.key) : part.value }));
            return { title: split.title, of, sum: (i) => sums[i] };
        }
        return null;
    }

    // Returns facts about a graph: the values, the parts, the players, and functions for labels and hints.
    function of(graph) {
        const { players = null, owners } = players_of(graph), values = graph[0].score === undefined ? grundy_values(graph) : null;
        const split = split_of(graph, values), has_score = graph[0].score !== undefined;
        // Is all of the gain in the last move?
        const has_result = has_score && graph.every((position) => position.moves.every((move) => !move.gain || !graph[move.to].moves.length));
        const own = players && !split ? null : values;
        return {
            graph, values: own, split, players, owners, has_result,
            numbers: null, // see numbers.js
            nim_sum: (i) => split ? split.sum(i) : 0,
            // Returns a short label for the position after a move.
            left_by(i, move) {
                if (has_score) return say("{0} in total", move.gain - graph[move.to].score);
                if (split) return "⊕ " + split.sum(move.to);
                if (this.numbers && this.numbers.sum(move.to) !== null) return say("leaves {0}", numbers.text(this.numbers.sum(move.to)));
                if (own) return "g = " + own[move.to];
                if (players) return { P: say("wins"), N: say("loses"), D: say("draws") }[graph[move.to].outcome];
                return say("leaves {0}", graph[move.to].outcome);
            },
            hint(i, step) {
                const lost = graph[i].outcome === "P";
                if (has_score) {
                    return step === 1 ? say("For each move, compare what you gain with what the machine can gain afterwards.")
                        : say("Each move shows your total gain minus the total gain of the machine. Choose the largest number.");
                }
                if (split) {
                    const odd = columns_of(split.of(i)).filter((column) => column.is_odd).map((column) => column.weight);
                    if (step === 1) return say("Write the values in binary, one below the other. Which columns have an odd number of ones?");
                    return !odd.length ? say("Every column is even. Every move makes some column odd, and the machine makes all columns even again.")
                        : say("Odd columns: {0}. Change one part so that every column becomes even.", odd.join(", "));
                }
                if (own) {
                    return step === 1 ? say("Which move leads to a position of value 0?")
                        : own[i] ? say("This position has the value {0}. A move to a position of value 0 wins.", own[i]) : say("This position has the value 0: no move leads to a position of value 0.");
                }
                if (this.numbers && this.numbers.sum(i) !== null) {
                    const mover = this.numbers.mover(i);
                    if (step === 1) return say("Every move costs its player something. Which move costs the least?");
                    return mover ? say("Each move shows the sum after the move. {0} wins if this sum is 0 or less.", players[mover])
                        : say("Each move shows the sum after the move. {0} wins if this sum is 0 or more.", players[mover]);
                }
                if (step === 1) return say("A position is won if some move leads to a lost position. Which of your moves leads to a position that is lost for the machine?");
                return graph[i].outcome === "D" ? say("No move wins, but some moves keep the draw. Each move shows its result.")
                    : lost ? say("Every move leads to a position that the machine wins.") : say("Each move shows its result. Choose a move to a position that is lost for the machine.");
            },
        };
    }

    // Returns the columns of the values in binary; the column of the largest power comes first.
    function columns_of(parts) {
        const most = Math.max(1, ...parts.map((part) => part.value));
        const columns = [];
        for (let weight = 1; weight <= most && columns.length < MOST_BITS; weight *= 2) {
            columns.unshift({ weight, is_odd: parts.filter((part) => Math.floor(part.value / weight) % 2).length % 2 === 1 });
        }
        return columns;
    }

    function element(tag, text, name) {
        return Object.assign(document.createElement(tag), { textContent: text, className: name || "" });
    }

    // Returns the parts after a move, in the order of the equal parts before the move.
    function in_order(now, next) {
        if (now.length !== next.length) return next;
        const same = (a, b) => a.value === b.value && a.text === b.text;
        const left = next.slice();
        const found = now.map((part) => {
            const k = left.findIndex((each) => same(part, each));
            return k < 0 ? null : left.splice(k, 1)[0] && part;
        });
        const is_moved = now.filter((part, k) => !same(part, next[k])).length > left.length;
        return is_moved ? found.map((part, k) => part || { ...left.shift(), name: now[k].name }) : next;
    }

    // Returns the table of bits of the position, or of the position after a move, with the changed values marked.
    function bits(facts, i, move) {
        const now = facts.split.of(i), next = move ? in_order(now, facts.split.of(move.to)) : now;
        const columns = columns_of([...now, ...next]).map((column) => ({ weight: column.weight }));
        const is_one = (value, weight) => Math.floor(value / weight) % 2;
        const odd = (parts, weight) => parts.filter((part) => is_one(part.value, weight)).length % 2 === 1;
        const table = element("table", "", "bits"), head = element("tr", ""), has_text = next.some((part) => part.text !== part.value);
        head.append(element("td", ""), element("th", say("value")), ...columns.map(({ weight }) => element("th", weight)));
        table.append(head);
        next.forEach((part, k) => {
            const row = element("tr", ""), is_changed = move && (now.length !== next.length || now[k].value !== part.value);
            if (is_changed) row.className = "moved";
            const name = part.name + (has_text && part.text !== "" ? ": " + part.text : "");
            row.append(element("th", name), element("td", part.value), ...columns.map(({ weight }) => {
                const cell = element("td", is_one(part.value, weight) ? "1" : "0", is_one(part.value, weight) ? "one" : "");
                if (odd(next, weight)) cell.classList.add("odd");
                return cell;
            }));
            table.append(row);
        });
        const foot = element("tr", "", "sum");
        const sum = facts.split.sum(move ? move.to : i);
        foot.append(element("th", "⊕"), element("td", sum), ...columns.map(({ weight }) => {
            const is_odd = odd(next, weight), was_odd = odd(now, weight);
            return element("td", is_odd ? "1" : "0", (is_odd ? "odd" : "") + (move && was_odd && !is_odd ? "repaired" : ""));
        }));
        table.append(foot);
        const words = move
            ? (sum ? say("After “{1}”, the nim-sum is {0}: the machine can win.", sum, move.words) : say("After “{0}”, every column is even: the nim-sum is 0, and the machine loses.", move.words))
            : (sum ? say("The nim-sum is {0}, not 0, so the player to move can win. Orange columns have an odd number of ones.", sum)
                : say("The nim-sum is 0: every column is even, and the player to move loses."));
        const scroll = element("div", "", "scroll");
        scroll.tabIndex = 0;
        scroll.append(table);
        return [element("h3", say(facts.split.title)), scroll, element("p", words)];
    }

    // Returns a paragraph that shows how the value of a position follows from its options.
    function mex(facts, i) {
        const met = [...new Set(facts.graph[i].moves.map((move) => facts.values[move.to]))].sort((a, b) => a - b);
        const line = element("p", "", "mex");
        line.append(met.length ? say("The moves lead to the values") + " " : say("This position has no moves.") + " ");
        for (const value of met) line.append(element("b", value), " ");
        line.append(say("The smallest missing number is the Grundy value: {0}.", facts.values[i]) + " " +
            (facts.values[i] ? say("It is not 0, so the player to move can win.") : say("It is 0, so the player to move loses.")));
        return [line];
    }

    // Returns the values of piles by size, and the positions with a single pile by its size. Returns null if the value of
    // each pile is its size, or if the value of a pile depends on other piles.
    function row_of(facts) {
        const { graph, values, split } = facts, sizes = new Map(), alone = new Map();
        if (!values || graph.length > MOST_CHECKED || graph[0].shape.kind !== "piles") return null;
        for (let i = 0; i < graph.length; ++i) {
            const { piles } = graph[i].shape;
            if (!split && piles.length > 1) return null;
            const parts = split ? split.of(i) : [{ text: piles[0] || 0, value: values[i] }];
            for (const { text, value } of parts) {
                if (sizes.has(text) && sizes.get(text) !== value) return null;
                sizes.set(text, value);
            }
            const some = parts.filter(({ text }) => text);
            if (some.length < 2) alone.set(some.length ? some[0].text : 0, i);
        }
        return [...sizes].some(([size, value]) => size !== value) ? { sizes, alone } : null;
    }

    // Returns where the period of the values begins, and the period: [7, 3] means period 3 from size 7 on. Returns null
    // if the values are not periodic, or if a value is unknown.
    function period_of(sizes) {
        const values = Array.from({ length: sizes.size }, (_, size) => sizes.get(size));
        if (values.includes(undefined)) return null;
        for (let period = 1; 2 * period <= values.length; ++period) {
            let first = values.length - period;
            while (first > 0 && values[first - 1] === values[first - 1 + period]) --first;
            if (first + 2 * period <= values.length) return [first, period];
        }
        return null;
    }

    let filled = Infinity; // the number of values that the row shows
    let pointed = -1; // the size whose value is explained

    // Returns the row of the values of single piles. It can be shown step by step, and a click on a value explains it by mex.
    function row(facts, i, again) {
        if (facts.row === undefined) facts.row = row_of(facts);
        if (!facts.row) return [];
        const { sizes, alone } = facts.row, all = [...sizes.keys()].sort((a, b) => a - b);
        const is_filled = (size) => all.indexOf(size) < filled;
        const here = facts.graph[i].shape.piles, met = pointed >= 0 && alone.has(pointed)
            ? facts.graph[alone.get(pointed)].moves.map((move) => ({ left: facts.graph[move.to].shape.piles.filter(Boolean), value: facts.values[move.to] })) : [];
        const table = element("table", "", "row"), head = element("tr", ""), foot = element("tr", "");
        head.append(element("th", say("pile")));
        foot.append(element("th", say("value")));
        for (const size of all) {
            head.append(element("td", size, here.includes(size) ? "here" : ""));
            const cell = element("td", ""), button = element("button", is_filled(size) ? sizes.get(size) : "?");
            button.type = "button";
            button.dataset.size = size;
            button.setAttribute("aria-label", say("a pile of {0} has the value {1}", size, button.textContent));
            if (size === pointed) button.className = "pointed";
            else if (met.some(({ left }) => left.includes(size) || !size && !left.length)) button.className = "option";
            button.addEventListener("click", () => { pointed = size; filled = Math.max(filled, all.indexOf(size) + 1); again(); });
            cell.append(button);
            foot.append(cell);
        }
        table.append(head, foot);
        const scroll = element("div", "", "scroll");
        scroll.tabIndex = 0;
        scroll.append(table);
        const numbers = [...new Set(met.map(({ value }) => value))].sort((a, b) => a - b).join(", ");
        const words = !alone.has(pointed) ? say("Click a value to see how it follows from the moves.")
            : met.length ? say("A pile of {0}: its moves lead to the values {1}. The smallest missing number is {2}.", pointed, numbers, sizes.get(pointed))
            : say("A pile of {0} has no moves: its value is 0.", pointed);
        const repeats = filled >= all.length && period_of(sizes);
        const step = (text, act) => {
            const button = Object.assign(element("button", text), { type: "button" });
            button.dataset.step = text;
            button.addEventListener("click", () => { act(); again(); });
            return button;
        };
        const buttons = element("p", "", "buttons");
        if (filled >= all.length) buttons.append(step(say("Show the values one by one"), () => { [filled, pointed] = [1, all[0]]; }));
        else buttons.append(step(say("Next value"), () => { pointed = all[filled++]; }), " ", step(say("All values"), () => { filled = Infinity; }));
        return [element("h3", say("The value of each pile")), scroll, element("p", words, "told"),
            ...repeats ? [element("p", say("From {0} on, the values repeat with period {1}, as far as they are computed here.", ...repeats), "period")] : [], buttons];
    }

    // Describes the positions of a game by two numbers. `pair` returns the numbers of a shape, `is_mirrored` says that
    // their order does not matter, and `first` is the number of the first row. Returns null if two numbers are not enough.
    function plane_of(graph) {
        const shapes = graph.map(({ shape }) => shape), [{ kind, rows, columns }] = shapes;
        if (kind === "piles" && shapes[0].piles.length === 2 && shapes.every(({ piles }) => piles.length <= 2)) {
            return { pair: ({ piles }) => [piles[0] || 0, piles[1] || 0], is_mirrored: true, first: 0, title: say("All positions of two piles"),
                words: say("Row and column are the sizes of the two piles. Lost positions are filled, and the ring marks your position. Click a position to go there.") };
        }
        if (kind !== "cells" || !shapes.every(({ marks, others }) => marks.length === 1 && !others.length)) return null;
        const title = say("All positions of the piece");
        if (shapes.every(({ marks: [[row, column]] }) => !row && !column)) {
            return { pair: (shape) => [shape.rows - 1, shape.columns - 1], first: 0, title,
                words: say("Row and column say how far the piece can still go. Lost positions are filled, and the ring marks your position. Click a position to go there.") };
        }
        if (!shapes.every((shape) => shape.rows === rows && shape.columns === columns)) return null;
        return { pair: ({ marks }) => marks[0], first: 1, title,
            words: say("Each cell is a place of the piece. Lost positions are filled, and the ring marks your position. Click a position to go there.") };
    }

    // Returns the heat map: the values of all positions that are described by two numbers. Lost positions are filled, and
    // the current position has a ring.
    function heat(facts, i, move, go_to) {
        const graph = facts.graph, plane = plane_of(graph), found = new Map();
        if (!plane) return [];
        for (let k = 0; k < graph.length; ++k) {
            const key = plane.pair(graph[k].shape).join();
            if (found.has(key)) return [];
            found.set(key, k);
        }
        const pairs = graph.map(({ shape }) => plane.pair(shape)), largest = [0, 1].map((side) => Math.max(...pairs.map((pair) => pair[side])));
        const [rows, columns] = plane.is_mirrored ? [Math.max(...largest), Math.max(...largest)] : largest;
        if (Math.max(rows, columns) > MOST_SIDE) return [];
        const at = (a, b) => found.has(a + "," + b) || !plane.is_mirrored ? found.get(a + "," + b) : found.get(b + "," + a);
        const [now, next] = [i, move ? move.to : i].map((k) => pairs[k]);
        const is_at = (pair, a, b) => pair[0] === a && pair[1] === b;
        const size = 22, parts = [];
        for (let b = 0; b <= columns; ++b) parts.push(`<text x="${size * b + size * 1.5}" y="14">${b + plane.first}</text>`);
        for (let a = 0; a <= rows; ++a) {
            parts.push(`<text x="11" y="${size * a + size * 1.5 + 4}">${a + plane.first}</text>`);
            for (let b = 0; b <= columns; ++b) {
                const k = at(a, b);
                if (k === undefined) continue;
                const word = facts.values ? facts.values[k] : graph[k].outcome;
                const kind = "heat-cell" + (graph[k].outcome === "P" ? " lost" : graph[k].outcome === "D" ? " drawn" : "") +
                    (is_at(now, a, b) ? " here" : "") + (move && is_at(next, a, b) ? " there" : "");
                parts.push(`<g class="${kind}" data-node="${k}"><rect x="${size * b + size}" y="${size * a + size}" width="${size}" height="${size}"/>` +
                    `<text x="${size * b + size * 1.5}" y="${size * a + size * 1.5 + 4}">${word}</text></g>`);
            }
        }
        const width = size * (columns + 2), height = size * (rows + 2);
        return [element("h3", plane.title), picture(`<svg class="heat" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`, plane.words, go_to)];
    }

    // Returns a picture. A click on a node goes to its position.
    function picture(svg, words, go_to) {
        const place = element("div", ""), scroll = element("div", "", "scroll");
        scroll.tabIndex = 0;
        scroll.innerHTML = svg;
        scroll.addEventListener("click", (event) => {
            const node = event.target.closest("[data-node]");
            if (node) go_to(Number(node.dataset.node));
        });
        scroll.addEventListener("keydown", (event) => {
            const node = event.target.closest("[data-node]");
            if (event.key === "Enter" && node) go_to(Number(node.dataset.node));
        });
        place.append(scroll, element("p", words, "aside"));
        return place;
    }

    // Returns the step of the backward search in which a position gets its label; draws get no label.
    const step_of = (position) => position.outcome === "D" ? Infinity : position.length;
    let labelled = Infinity; // the last step whose labels are shown

    // Returns the places of the positions in layers for this width, and the size of the map. A layer that is too wide
    // has several lines, and every second line is shifted a little.
    function places_in(layers, room) {
        const gap = room < 400 ? 36 : 46, margin = RADIUS + 4, most = Math.max(2, Math.floor((room - 2 * margin) / gap + 0.5));
        const places = [], lines_of = (layer) => Math.ceil(layer.length / most);
        const widest = Math.max(...layers.map((layer) => Math.ceil(layer.length / lines_of(layer)))), has_broken = layers.some((layer) => lines_of(layer) > 1);
        const width = Math.max(200, gap * (widest - 1) + (has_broken ? gap / 2 : 0) + 2 * margin);
        let y = LAYER / 2;
        for (const layer of layers) {
            const lines = lines_of(layer), count = Math.ceil(layer.length / lines);
            layer.forEach((k, at) => {
                const line = Math.floor(at / count), long = Math.min(count, layer.length - line * count);
                const aside = lines > 1 ? (line % 2 ? gap / 4 : -gap / 4) : 0;
                places[k] = [width / 2 + gap * (at % count - (long - 1) / 2) + aside, y + LINE * line];
            });
            y += LAYER + LINE * (lines - 1);
        }
        return { places, width, height: y - LAYER / 2 };
    }

    // Returns the map of all positions of a small game. The start is at the top, and the moves of a position lead down.
    function map(facts, i, move, go_to, again, room) {
        const graph = facts.graph;
        if (graph.length > MOST_MAPPED || graph.reduce((sum, { moves }) => sum + moves.length, 0) > MOST_LINES) return [];
        const depth = Array(graph.length).fill(-1);
        depth[0] = 0;
        const reached = [0];
        for (const k of reached) for (const next of graph[k].moves) if (depth[next.to] < 0) { depth[next.to] = depth[k] + 1; reached.push(next.to); }
        if (facts.values) { // no cycles: each position is below all positions that lead to it
            for (let pass = 0; pass < graph.length; ++pass) {
                let changes = false;
                graph.forEach((position, k) => position.moves.forEach((next) => {
                    if (depth[next.to] <= depth[k]) { depth[next.to] = depth[k] + 1; changes = true; }
                }));
                if (!changes) break;
            }
        }
        const layers = [];
        depth.forEach((layer, k) => (layers[layer] = layers[layer] || []).push(k));
        const rows = layers.filter(Boolean);
        if (rows.length > MOST_LAYERS) return [];
        const { places, width, height } = places_in(rows, room);
        const lines = graph.flatMap((position, k) => position.moves.map((next) => {
            const [[x1, y1], [x2, y2]] = [places[k], places[next.to]];
            const kind = "map-line" + (k === i ? " own" : "") + (move && k === i && next.to === move.to ? " chosen" : "");
            const bend = y1 === y2 ? 24 : Math.abs(y2 - y1) > 60 || y2 < y1 ? 16 : 0;
            return `<path class="${kind}" d="M${x1} ${y1}Q${Math.min((x1 + x2) / 2 + bend, width - 2)} ${(y1 + y2) / 2 - (y1 === y2 ? bend : 0)} ${x2} ${y2}"/>`;
        }));
        const steps = Math.max(0, ...graph.map(step_of).filter(Number.isFinite));
        const is_known = (k) => step_of(graph[k]) <= labelled || labelled > steps;
        const nodes = graph.map((position, k) => {
            const word = !is_known(k) ? "?" : facts.values ? facts.values[k] : position.outcome;
            const kind = "node " + (is_known(k) ? position.outcome : "unknown") + (k === i ? " here" : "") + (move && k === move.to ? " there" : "");
            const [x, y] = places[k];
            const name = position.position.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
            return `<g class="${kind}" data-node="${k}" role="button" tabindex="0" aria-label="${word}${is_known(k) && word !== position.outcome ? ", " + position.outcome : ""}: ${name}">` +
                `<title>${name}</title><circle cx="${x}" cy="${y}" r="${RADIUS}"/><text x="${x}" y="${y + 4.5}">${word}</text></g>`;
        });
        const legend = facts.values ? say("The numbers are Grundy values. Filled: the player to move loses (P). Empty: the player to move wins (N). The ring marks your position. Click a position to go there.")
            : say("P: the player to move loses. N: the player to move wins. D: a draw. The ring marks your position. Click a position to go there.");
        const place = picture(`<svg class="map" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${lines.join("")}${nodes.join("")}</svg>`, legend, go_to);
        const buttons = element("p", "", "buttons");
        const button = (text, act) => {
            const place = element("button", text);
            place.type = "button";
            place.dataset.step = text;
            place.addEventListener("click", () => { act(); again(); });
            return place;
        };
        if (labelled > steps) {
            buttons.append(button(say("Label the positions backwards, step by step"), () => { labelled = 0; }));
        } else {
            const count = graph.filter((_, k) => is_known(k)).length;
            buttons.append(button(say("Next step"), () => { labelled += 1; }), " ", button(say("All labels"), () => { labelled = Infinity; }),
                " " + say("Step {0}: {1} of {2} positions have a label.", labelled, count, graph.length) +
                (labelled === steps && count < graph.length ? " " + say("All other positions are draws.") : ""));
        }
        place.append(buttons);
        return [element("h3", say("All {0} positions of this game", graph.length)), place];
    }

    // Returns the values of the parts as numbers, for the position or the position after a move. New parts are marked.
    function fractions(facts, i, move) {
        const at = move ? move.to : i, before = (facts.numbers.of(i) || []).map(({ key }) => key), sum = facts.numbers.sum(at), [first, second] = facts.players.map(language.name);
        const list = element("ul", "", "fractions");
        for (const part of facts.numbers.of(at)) {
            const k = before.indexOf(part.key), item = element("li", "", move && k < 0 ? "moved" : ""), place = element("div", "", "picture");
            if (k >= 0) before.splice(k, 1);
            place.setAttribute("aria-hidden", "true");
            place.innerHTML = draw.svg(facts.numbers.shape(part)).replace(/ data-place="[^"]*"/g, "");
            place.style.setProperty("--width", place.firstChild.getAttribute("width") + "px");
            item.append(place, element("span", part.name), Number.isNaN(part.value) ? element("i", say("not a number")) : element("b", numbers.text(part.value)));
            list.append(item);
        }
        const words = sum === null ? say("The numbers add up to {0}. The values of the other parts are not numbers.", numbers.text(facts.numbers.numbers(at)))
            : sum > 0 ? say("The sum is {0}, more than 0. So {1} wins, no matter who moves first.", numbers.text(sum), first)
            : sum < 0 ? say("The sum is {0}, less than 0. So {1} wins, no matter who moves first.", numbers.text(sum), second)
            : say("The sum is 0, so the player to move loses.");
        return [element("h3", say("Free moves of {0} minus free moves of {1}", first, second)), list, element("p", (move ? say("After “{0}”:", move.words) + " " : "") + words)];
    }

    // Returns a sentence about the points from this position on, or after a move.
    function score(facts, i, move) {
        const position = facts.graph[i], next = move ? facts.graph[move.to] : null;
        const text = next
            ? say("“{3}” gains {0}. Then the machine gains {1} more than you. In total, you gain {2} more than the machine.", move.gain, next.score, move.gain - next.score, move.words)
            : say("With best play, the player to move gains {0} more than the other player from here on.", position.score);
        return [element("p", text)];
    }

    function outcome(facts, i, move) {
        const { outcome: now, length } = facts.graph[move ? move.to : i];
        const who = move ? say("After “{0}”, the machine", move.words) : say("The player to move");
        const end = now === "D" ? say("can reach a draw, but cannot win.") : now === "N" ? say("wins. Moves left in the game: {0}.", length) : say("loses. Moves left in the game: {0}.", length);
        return [element("p", who + " " + end)];
    }

    // Fills two places with facts about a position, or about the position after a move: the theorem, and all positions.
    function show(place, below, facts, i, move, go_to) {
        const again = () => show(place, below, facts, i, move, go_to);
        const position = facts.graph[i];
        const first = facts.split ? bits(facts, i, move)
            : position.score !== undefined ? score(facts, i, move)
            : facts.numbers && facts.numbers.of(move ? move.to : i) ? [...fractions(facts, i, move), ...outcome(facts, i, move)]
            : facts.values ? mex(facts, move ? move.to : i) : outcome(facts, i, move);
        place.replaceChildren(...first);
        const { node, size, step } = below.contains(document.activeElement) ? document.activeElement.dataset : {};
        const focused = node ? `[data-node="${node}"]` : size ? `[data-size="${size}"]` : step ? "[data-step]" : "";
        below.replaceChildren(...row(facts, i, again), ...heat(facts, i, move, go_to), ...map(facts, i, move, go_to, again, place.clientWidth));
        below.hidden = !below.firstChild;
        const same = focused && [...below.querySelectorAll(focused)].find((each, k, all) => !step || each.dataset.step === step || !all.some((other) => other.dataset.step === step));
        if (same) same.focus({ preventScroll: true });
    }

    return { of, show };
})();

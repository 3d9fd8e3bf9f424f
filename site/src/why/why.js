// why: explains the current position by the theorem of its problem (see theorems.js), and by values that are computed from
// the graph that the oracle wrote. Grundy values are computed by mex.
"use strict";

const why = (function () {
    const MOST_CHECKED = 4000; // the most positions of a game whose piles have a row of values
    const MOST_MAPPED = 60, MOST_LINES = 450, MOST_LAYERS = 40; // the most positions, moves and rows of a map
    const RADIUS = 14, LAYER = 58, LINE = 36; // the radius of a position on a map, the distance of layers, and the distance of lines in a layer
    const MOST_SIDE = 24, SIDE = 14; // the longest side of a heat map, and the shortest side if a theorem fills the map
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

    // Returns facts about a graph: the values, the reasons, the players, and functions for labels and hints. `theorem` is the
    // name of the theorem of the problem, and `idea` is what its solution does, in both languages.
    function of(graph, { theorem = "", idea = ["", ""] } = {}) {
        const { players = null, owners } = players_of(graph), values = graph[0].score === undefined ? grundy_values(graph) : null;
        const { split = null, rule = null } = theorems.of(theorem, graph, values), has_score = graph[0].score !== undefined;
        // Is all of the gain in the last move?
        const has_result = has_score && graph.every((position) => position.moves.every((move) => !move.gain || !graph[move.to].moves.length));
        const own = players && !split ? null : values;
        return {
            graph, values: own, split, rule, idea, players, owners, has_result,
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
                    if (split.is_single(i)) return say("Only single stones are left. The player who leaves one of them wins.");
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

    // Returns the parts after a move in the rows of the parts before the move. A part that is gone has the value 0. Returns
    // null if there are more parts than before.
    function in_rows(now, next) {
        const left = next.slice();
        const same = now.map((part) => {
            const k = left.findIndex((each) => each.value === part.value && each.text === part.text);
            return k < 0 ? null : left.splice(k, 1)[0];
        });
        const rows = same.map((part) => part || left.shift() || { value: 0 });
        return left.length ? null : rows;
    }

    // Returns what the picture of piles shows at the right of each pile, at the position or after a move: the values in
    // binary, and which columns have an odd number of ones. Returns null if the parts are not the piles of the picture.
    function notes(facts, i, move) {
        const now = facts.split ? facts.split.of(i) : [], next = move ? in_rows(now, facts.split ? facts.split.of(move.to) : []) : now;
        if (!next || !now.length || now.some(({ pile }) => pile === undefined) || facts.graph[i].shape.stairs) return null;
        const columns = columns_of([...now, ...next]).map(({ weight }) => weight);
        const is_odd = (parts, weight) => parts.filter(({ value }) => Math.floor(value / weight) % 2).length % 2 === 1;
        return {
            rows: new Map(now.map(({ pile }, k) => [pile, { value: next[k].value, is_moved: next[k].value !== now[k].value }])),
            columns: columns.map((weight) => ({ weight, is_odd: is_odd(next, weight), is_repaired: is_odd(now, weight) && !is_odd(next, weight) })),
            sum: facts.split.sum(move ? move.to : i),
        };
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
        const is_single = facts.split.is_single(move ? move.to : i);
        const words = is_single ? single(facts, i, move) : move
            ? (sum ? say("After “{1}”, the nim-sum is {0}: the machine can win.", sum, move.words) : say("After “{0}”, every column is even: the nim-sum is 0, and the machine loses.", move.words))
            : (sum ? say("The nim-sum is {0}, not 0, so the player to move can win. Orange columns have an odd number of ones.", sum)
                : say("The nim-sum is 0: every column is even, and the player to move loses."));
        if (notes(facts, i, move)) { // the picture shows the bits; the table is for screen readers
            table.classList.add("unseen");
            return [element("h3", say(facts.split.title)), table, element("p", words)];
        }
        const scroll = element("div", "", "scroll");
        scroll.tabIndex = 0;
        scroll.append(table);
        return [element("h3", say(facts.split.title)), scroll, element("p", words)];
    }

    // Returns the reason of a position in which no part has a value above 1, if the player who moves last loses.
    function single(facts, i, move) {
        const at = move ? move.to : i, count = facts.split.of(at).filter(({ value }) => value).length;
        return (move ? say("After “{0}”:", move.words) + " " : "") + say("All values are at most 1, and {0} of them are 1.", count) + " " +
            say("The player who moves last loses, so an odd number is lost.") + " " + verdict(facts.split.is_lost(at), move);
    }

    // Returns who wins, by a theorem.
    function verdict(is_lost, move) {
        return move ? (is_lost ? say("So the machine loses.") : say("So the machine can win.")) : is_lost ? say("So the player to move loses.") : say("So the player to move can win.");
    }

    // Returns the reason of a theorem that is not about a nim-sum.
    function reason(facts, i, move) {
        const at = move ? move.to : i, { title, tell, is_lost } = facts.rule;
        return [element("h3", say(title)), element("p", (move ? say("After “{0}”:", move.words) + " " : "") + tell(at) + " " + verdict(is_lost(at), move))];
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
            if (parts.some(({ key, text }) => key !== undefined && key !== String(text))) return null;
            for (const { text, value } of parts) {
                if (sizes.has(text) && sizes.get(text) !== value) return null;
                sizes.set(text, value);
            }
            const some = parts.filter(({ text }) => text);
            if (some.length < 2) alone.set(some.length ? some[0].text : 0, i);
        }
        return [...sizes].some(([size, value]) => size !== value) ? { sizes, alone } : null;
    }

    // Returns the numbers of stones that a move may take, if these numbers are the same for all piles that are large enough,
    // and if a move changes only the pile from which it takes. Else returns null.
    function taken_in(graph) {
        const of_size = new Map();
        const without = (list, other) => {
            const left = other.slice();
            return list.filter((each) => !left.includes(each) || !left.splice(left.indexOf(each), 1));
        };
        for (const { shape, moves } of graph) {
            const piles = shape.piles.filter(Boolean), here = new Map(piles.map((pile) => [pile, new Set()]));
            for (const { to } of moves) {
                const next = graph[to].shape.piles.filter(Boolean), [gone, ...others] = without(piles, next), [left = 0, ...more] = without(next, piles);
                if (gone === undefined || others.length || more.length || left > gone) return null;
                here.get(gone).add(gone - left);
            }
            for (const [pile, taken] of here) {
                if (of_size.has(pile) && String([...of_size.get(pile)].sort()) !== String([...taken].sort())) return null;
                of_size.set(pile, taken);
            }
        }
        const all = [...new Set([...of_size.values()].flatMap((taken) => [...taken]))].sort((a, b) => a - b);
        return [...of_size].every(([size, taken]) => all.every((number) => taken.has(number) === (number <= size))) ? all : null;
    }

    // Returns where the period of the values begins, the period, and the numbers that a move may take: [0, 7, [1, 3, 4]].
    // A value depends on the values of the last max(taken) sizes. So the period is proved if so many values agree with the
    // values one period later. Returns null if no period is proved.
    function period_of({ sizes }, graph) {
        const taken = taken_in(graph), values = Array.from({ length: Math.max(...sizes.keys()) + 1 }, (_, size) => sizes.get(size));
        if (!taken || !taken.length || values.includes(undefined)) return null;
        for (let period = 1; period < values.length; ++period) {
            let first = values.length - period;
            while (first > 0 && values[first - 1] === values[first - 1 + period]) --first;
            if (first + taken[taken.length - 1] + period <= values.length) return [first, period, taken];
        }
        return null;
    }

    // Returns the period of the row of values of a game, null if there is none.
    function period(facts) {
        const found = row_of(facts);
        return found && period_of(found, facts.graph);
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
        const repeats = filled >= all.length && period_of(facts.row, facts.graph);
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
            ...repeats ? [element("p", say("A move takes {2}. From {0} on, the values repeat with period {1}: {3} equal values in a row prove it.", repeats[0], repeats[1], repeats[2].join(", "), Math.max(...repeats[2])), "period")] : [], buttons];
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
        const is_filled = plane.is_mirrored && facts.rule; // the theorem says which of the other positions are lost
        const side = Math.max(...largest, is_filled ? SIDE : 0), [rows, columns] = plane.is_mirrored ? [side, side] : largest;
        if (Math.max(rows, columns) > MOST_SIDE) return [];
        const at = (a, b) => found.has(a + "," + b) || !plane.is_mirrored ? found.get(a + "," + b) : found.get(b + "," + a);
        const [now, next] = [i, move ? move.to : i].map((k) => pairs[k]);
        const is_at = (pair, a, b) => pair[0] === a && pair[1] === b;
        const size = 22, parts = [], rings = [];
        for (let b = 0; b <= columns; ++b) parts.push(`<text x="${size * b + size * 1.5}" y="14">${b + plane.first}</text>`);
        for (let a = 0; a <= rows; ++a) {
            parts.push(`<text x="11" y="${size * a + size * 1.5 + 4}">${a + plane.first}</text>`);
            for (let b = 0; b <= columns; ++b) {
                const k = at(a, b), place = `x="${size * b + size}" y="${size * a + size}" width="${size}" height="${size}"`;
                if (k === undefined && is_filled) {
                    const is_lost = facts.rule.says({ shape: { kind: "piles", piles: [a, b] } });
                    parts.push(`<g class="heat-cell beyond${is_lost ? " lost" : ""}"><rect ${place}/></g>`);
                }
                if (k === undefined) continue;
                const word = facts.values ? facts.values[k] : graph[k].outcome;
                const kind = "heat-cell" + (graph[k].outcome === "P" ? " lost" : graph[k].outcome === "D" ? " drawn" : "") +
                    (is_at(now, a, b) ? " here" : "") + (move && is_at(next, a, b) ? " there" : "");
                const is_ringed = is_at(now, a, b) || is_at(next, a, b); // written last, so that no other cell covers the ring
                (is_ringed ? rings : parts).push(`<g class="${kind}" data-node="${k}" data-cell="${a},${b}" role="button" tabindex="${is_at(now, a, b) ? 0 : -1}" aria-label="${a + plane.first}, ${b + plane.first}: ${word}"><rect ${place}/>` +
                    `<text x="${size * b + size * 1.5}" y="${size * a + size * 1.5 + 4}">${word}</text></g>`);
            }
        }
        const width = size * (columns + 2) + 2, height = size * (rows + 2) + 2; // with the ring of a cell at the edge
        const words = plane.words + (is_filled ? " " + say("This game does not reach the cells without a number. The theorem says which of them are lost.") : "");
        return [element("h3", plane.title), picture(`<svg class="heat" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${[...parts, ...rings].join("")}</svg>`, words, go_to)];
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
            const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
            if (!step || !node || !node.dataset.cell) return;
            const [row, column] = node.dataset.cell.split(",").map((number, axis) => Number(number) + step[axis]);
            const next = scroll.querySelector(`[data-cell="${row},${column}"]`);
            if (next) next.focus();
            event.preventDefault();
            event.stopPropagation(); // the arrow keys do not walk through the moves
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
            const word = !is_known(k) ? "?" : facts.values ? facts.values[k] : position.score === undefined ? position.outcome : position.score;
            const kind = "node " + (is_known(k) ? position.outcome : "unknown") + (k === i ? " here" : "") + (move && k === move.to ? " there" : "");
            const [x, y] = places[k];
            const name = position.position.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
            return `<g class="${kind}" data-node="${k}" role="button" tabindex="0" aria-label="${word}${is_known(k) && word !== position.outcome ? ", " + position.outcome : ""}: ${name}">` +
                `<title>${name}</title><circle cx="${x}" cy="${y}" r="${RADIUS}"/><text x="${x}" y="${y + 4.5}">${word}</text></g>`;
        });
        const legend = graph[0].score !== undefined ? say("The numbers say how many more points the player to move gains than the other player, from there on. The ring marks your position. Click a position to go there.")
            : facts.values ? say("The numbers are Grundy values. Filled: the player to move loses (P). Empty: the player to move wins (N). The ring marks your position. Click a position to go there.")
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

    // Returns the first sentence about the idea of the solution. Only a game without a theorem needs it.
    function what_the_solution_does({ idea }) {
        const text = idea[language.is_chinese() ? 1 : 0];
        return text ? [element("p", say("The idea of the solution:") + " " + text, "aside")] : [];
    }

    // Fills two places with facts about a position, or about the position after a move: the theorem, and all positions.
    function show(place, below, facts, i, move, go_to) {
        const again = () => show(place, below, facts, i, move, go_to);
        const position = facts.graph[i];
        const at = move ? move.to : i, parts = facts.split ? facts.split.of(at) : [];
        const is_alone = facts.values && parts.length === 1 && parts[0].key !== undefined; // then the moves show where the value is from
        const first = facts.split ? [...bits(facts, i, move), ...is_alone ? mex(facts, at) : []]
            : facts.rule ? reason(facts, i, move)
            : position.score !== undefined ? score(facts, i, move)
            : facts.numbers && facts.numbers.of(at) ? [...fractions(facts, i, move), ...outcome(facts, i, move)]
            : facts.values ? mex(facts, at) : outcome(facts, i, move);
        const has_reason = facts.split || facts.rule || position.score === undefined && facts.numbers && facts.numbers.of(at);
        place.replaceChildren(...first, ...has_reason ? [] : what_the_solution_does(facts));
        const { node, size, step } = below.contains(document.activeElement) ? document.activeElement.dataset : {};
        const focused = node ? `[data-node="${node}"]` : size ? `[data-size="${size}"]` : step ? "[data-step]" : "";
        below.replaceChildren(...row(facts, i, again), ...heat(facts, i, move, go_to), ...map(facts, i, move, go_to, again, below.parentElement.clientWidth));
        below.hidden = !below.firstChild;
        const same = focused && [...below.querySelectorAll(focused)].find((each, k, all) => !step || each.dataset.step === step || !all.some((other) => other.dataset.step === step));
        if (same) same.focus({ preventScroll: true });
    }

    return { of, show, notes, period };
})();

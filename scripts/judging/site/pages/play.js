// play: a game between a person and the perfect player. Positions, moves and who
// wins come from the oracle, which writes the graph of the game; nothing here knows
// the rules of any game.
"use strict";

(function () {
    const MOST_POSITIONS = 20000;
    const REPETITIONS = 3; // of a position, with the same player to move: a draw
    const MOST_COUNTERS = 60; // of a pile that is drawn as such
    const MOST_CELLS = 40; // on a side of a board that is drawn
    const ROOM = 20; // around a drawn graph, more than the radius of a vertex
    const part = (name) => document.querySelector("[data-part=" + name + "]");
    const by_id = (id) => document.getElementById(id);

    let graph = [];
    let path = []; // the numbers of the positions so far
    let told = []; // the moves so far, in words
    let games = 0; // begun so far; the search for an earlier one ends for nothing
    let person_begins = true;
    let hints = false; // are shown
    let touched = null; // the part of the picture whose moves are shown

    const at = () => graph[path[path.length - 1]];
    const is_persons_turn = () => (path.length % 2 === 1) === person_begins;

    // The moves from a position that leave one with this outcome.
    const leaving = (position, outcome) => position.moves.filter((move) => graph[move.to].outcome === outcome);

    // In a game for points a position has a score, and a move a gain.
    const is_for_points = () => graph[0].score !== undefined;
    const is_best = (position, move) => move.gain - graph[move.to].score === position.score;

    // The moves that keep what there is: a win, a draw, the best score.
    function right(position) {
        if (is_for_points()) return position.moves.filter((move) => is_best(position, move));
        return leaving(position, position.outcome === "D" ? "D" : "P");
    }

    // Of the person and of the machine.
    function points() {
        const sums = [0, 0];
        for (let i = 1; i < path.length; ++i) {
            const move = graph[path[i - 1]].moves.find((each) => each.to === path[i]);
            sums[i % 2 === (person_begins ? 1 : 0) ? 0 : 1] += move.gain;
        }
        return sums;
    }

    // Shows no game, and says why.
    function clear(text) {
        path = [];
        told = [];
        by_id("play-board").hidden = false;
        part("play-status").textContent = text;
        part("play-status").classList.remove("over");
        for (const place of [part("play-position"), by_id("play-moves"), by_id("play-log")]) place.replaceChildren();
        for (const button of [part("play-undo"), part("play-hint")]) button.disabled = true;
    }

    // The chosen start, before a game is begun.
    function show_start() {
        const chosen = by_id("play-start").selectedOptions[0];
        ++games;
        if (!chosen.dataset.shape) return clear("Press “New game”: the input of “Run it” is searched.");
        const shape = JSON.parse(chosen.dataset.shape);
        clear("Press “New game” to play from here.");
        const words = element("p", words_of(chosen.dataset.words, shape));
        words.className = "words";
        part("play-position").replaceChildren(words, ...drawn(shape));
    }

    async function new_game() {
        const mine = ++games;
        const start = by_id("play-start").value;
        clear("The rules are being searched …");
        try {
            const modules = await grundy.load();
            const ended = await grundy.start(
                modules.oracle, start || part("input").value, ["PLAY_GRAPH=" + MOST_POSITIONS], 64).result;
            if (mine !== games) return;
            const is_graph = ended.end === "exit" && ended.status === 0 && ended.output.startsWith('{"id": 0');
            if (!is_graph) {
                part("play-status").textContent = ended.status === grundy.DECLINED || ended.end !== "exit"
                    ? "This position is too large to be searched whole. Take a smaller one."
                    : "This input asks about no position that can be played.";
                return;
            }
            graph = ended.output.trim().split("\n").map((line) => JSON.parse(line));
        } catch (error) {
            part("play-status").textContent = "This browser cannot play it: " + error.message;
            return;
        }
        path = [0];
        const first = by_id("play-first").value;
        const can_win = is_for_points() ? graph[0].score >= 0 : graph[0].outcome !== "P";
        person_begins = first === "you" || (first === "fair" && can_win);
        go_on();
    }

    function is_over() {
        const now = path[path.length - 1];
        const again = path.filter((number, i) => number === now && (path.length - 1 - i) % 2 === 0);
        return !at().moves.length || again.length === REPETITIONS;
    }

    // Lets the machine move if it is its turn, and shows what there is.
    function go_on() {
        hints = false;
        touched = null;
        if (!is_over() && !is_persons_turn()) {
            const move = at().moves[at().best];
            told.push("The machine: " + move.words);
            path.push(move.to);
        }
        show();
    }

    function make(move) {
        told.push("You: " + move.words);
        path.push(move.to);
        const had_focus = by_id("play-moves").contains(document.activeElement);
        go_on();
        if (had_focus) (is_over() ? part("play-new") : by_id("play-number")).focus({ preventScroll: true });
    }

    function undo() {
        const least = person_begins ? 1 : 2;
        if (path.length <= least) return;
        do {
            path.pop();
            told.pop();
        } while (path.length > least && !is_persons_turn());
        hints = false;
        touched = null;
        show();
    }

    // Which move of the person was the last that threw away a win or a draw; -1: none.
    function mistake() {
        for (let i = path.length - 2; i >= 0; --i) {
            const is_persons = (i % 2 === 0) === person_begins;
            const was = graph[path[i]], left = graph[path[i + 1]];
            const is_wrong = is_for_points()
                ? !right(was).some((move) => move.to === path[i + 1])
                : was.outcome !== "P" && left.outcome === "N";
            if (is_persons && is_wrong) return i;
        }
        return -1;
    }

    // Takes back to the first `moves` moves.
    function go_back(moves) {
        path.length = moves + 1;
        told.length = moves;
        hints = false;
        touched = null;
        show();
        by_id("play-number").focus({ preventScroll: true });
    }

    // Why a game has ended as it has, in words.
    function ending() {
        if (at().moves.length) return "A draw: the position has come up " + REPETITIONS + " times.";
        if (is_for_points()) return ending_of_points();
        if (at().outcome === "D") return "A draw.";
        const person_wins = (at().outcome === "N") === is_persons_turn();
        const rule = at().outcome === "P"
            ? "No move is left, and whoever has to move has lost."
            : "The game is over, and whoever moved last has lost.";
        if (person_wins) {
            kept.set("won " + document.body.dataset.name, true);
            return "You win. " + rule + " From some move on you left the machine P-positions only: " +
                "whatever it did, a move of yours led to the next one.";
        }
        const i = mistake();
        if (i >= 0) {
            const better = leaving(graph[path[i]], graph[path[i]].outcome === "N" ? "P" : "D")[0];
            return "The machine wins. " + rule + " The last moment to do better was your move " +
                "“" + told_move(i) + "”: it left an N-position. Right was “" + better.words + "”.";
        }
        return "The machine wins. " + rule + " You began in a P-position: from there each move loses against a player who never errs.";
    }

    function ending_of_points() {
        const [yours, machines] = points(), best = graph[0].score * (person_begins ? 1 : -1);
        const i = mistake();
        const told = (yours > machines ? "You win" : yours < machines ? "The machine wins" : "A draw") +
            ": " + yours + " to " + machines + ". With best play you would be " + (best < 0 ? "behind by " + -best : "ahead by " + best) + ".";
        if (i < 0) {
            kept.set("won " + document.body.dataset.name, true);
            return told + " Each of your moves was a best one.";
        }
        return told + " Your last move that was none of the best was “" + told_move(i) + "”. Better was “" +
            right(graph[path[i]])[0].words + "”.";
    }

    // The words of a move of the person.
    const told_move = (i) => told[i].replace("You: ", "");

    function status() {
        if (is_over()) return ending();
        const machine = told.length && told[told.length - 1].startsWith("The machine") ? told[told.length - 1] + ". " : "";
        if (is_for_points()) {
            const [yours, machines] = points();
            return machine + "Points: you " + yours + ", the machine " + machines + ". " +
                (hints ? right(at()).length + " of the moves are best." : "Your move.");
        }
        const won = leaving(at(), "P").length;
        if (!hints) return machine + "Your move.";
        if (won) return "An N-position: " + (won === 1 ? "one move wins" : won + " moves win") + ".";
        if (at().outcome === "D") return "A draw: " + leaving(at(), "D").length + " moves hold it.";
        return "A P-position: no move wins. The machine has to err first, and it does not.";
    }

    function show() {
        const words = document.createElement("p");
        words.className = "words";
        words.textContent = words_of(at().position, at().shape);
        part("play-position").replaceChildren(words, ...drawn(at().shape));
        part("play-position").classList.remove("preview");
        part("play-position").style.height = "";
        part("play-status").textContent = status();
        part("play-status").classList.toggle("over", is_over());
        part("play-undo").disabled = path.length <= (person_begins ? 1 : 2);
        part("play-hint").disabled = is_over();
        by_id("play-number").value = "";
        by_id("play-log").replaceChildren(...told.map((text) => element("li", text)));
        const moves = is_over() ? [] : at().moves;
        const back = is_over() && mistake() >= 0 ? [element("button", "From there again")] : [];
        for (const button of back) {
            button.type = "button";
            button.dataset.part = "play-again";
            button.addEventListener("click", () => go_back(mistake()));
        }
        const chosen = moves.filter((move) => !touched || touched.includes(move));
        const buttons = chosen.map((move) => {
            const button = element("button", "");
            button.type = "button";
            button.dataset.part = "play-move";
            button.append(element("span", String(moves.indexOf(move) + 1)), " " + move.words);
            if (hints && right(at()).includes(move)) {
                if (at().outcome !== "D" || is_for_points()) button.dataset.winning = "";
                button.append(element("b", is_for_points() ? "best" : at().outcome === "D" ? "draws" : "wins"));
            }
            button.addEventListener("click", () => make(move));
            for (const [event, position] of [["mouseenter", graph[move.to]], ["focus", graph[move.to]], ["mouseleave", at()], ["blur", at()]]) {
                button.addEventListener(event, () => preview(position));
            }
            return button;
        });
        if (chosen.length < moves.length) {
            const all = element("button", "all moves");
            all.type = "button";
            all.className = "all";
            all.addEventListener("click", () => { touched = null; show(); });
            buttons.push(all);
        }
        by_id("play-moves").replaceChildren(...back, ...buttons);
    }

    // Shows the picture of a position for a while, in the room that there is.
    function preview(position) {
        const place = part("play-position");
        place.style.height = place.style.height || place.offsetHeight + "px";
        for (const picture of place.querySelectorAll(".picture")) picture.remove();
        place.append(...drawn(position.shape));
        place.classList.toggle("preview", position !== at());
    }

    // A position in words. Where the oracle writes a list, its shape tells what of.
    function words_of(words, shape) {
        if (!words.startsWith("(")) return words.replace(/,$/, "");
        if (shape.kind === "piles") {
            if (!shape.piles.length) return "no pile";
            return (shape.piles.length > 1 ? "piles of " : "a pile of ") + shape.piles.join(", ").replace(/, (?=[^,]*$)/, " and ");
        }
        return shape.kind === "numbers" ? "rows " + words.slice(1, -1) : words;
    }

    function element(tag, text) {
        return Object.assign(document.createElement(tag), { textContent: text });
    }

    // Moves by a touch of the picture: the only one that changes what was touched is
    // made, several are shown. `fits` tells of the shape after a move whether it does.
    function touch(fits) {
        if (!path.length || is_over()) return;
        const fitting = at().moves.filter((move) => fits(graph[move.to].shape));
        if (fitting.length === 1) make(fitting[0]);
        if (fitting.length > 1) {
            touched = fitting;
            show();
        }
    }

    // The picture of a shape, see play.hpp. The words beside it say the same.
    function drawn(shape) {
        const picture = element("div", "");
        picture.className = "picture " + shape.kind;
        picture.setAttribute("aria-hidden", "true");
        if (shape.kind === "piles") shape.piles.forEach((pile, i) => picture.append(drawn_pile(shape.piles, i)));
        if (shape.kind === "cells") {
            if (Math.max(shape.rows, shape.columns) > MOST_CELLS) return [];
            picture.style.setProperty("--columns", shape.columns);
            picture.append(...drawn_cells(shape));
        }
        if (shape.kind === "numbers") {
            const columns = Math.max(...shape.rows.map((row) => row.length));
            const longest = Math.max(...shape.rows.flat().map((number) => String(number).length));
            const is_fitting = columns > 0 && columns * (longest + 1) <= MOST_CELLS && shape.rows.length <= MOST_CELLS;
            if (!is_fitting) return [];
            picture.style.setProperty("--columns", columns);
            picture.style.setProperty("--longest", longest);
            picture.append(...drawn_numbers(shape.rows, columns, shape.ends));
        }
        if (shape.kind === "graph") picture.append(drawn_graph(shape));
        return shape.kind === "words" ? [] : [picture];
    }

    const key = (numbers) => numbers.filter(Boolean).sort((a, b) => a - b).join();

    // A touch of a counter takes it and those behind it, if there is such a move. Piles that
    // are too large for counters are bars.
    function drawn_pile(piles, i) {
        const row = element("div", "");
        row.append(element("span", String(piles[i])));
        const count = (numbers) => numbers.filter((number) => number === piles[i]).length;
        const is_smaller = (shape) => shape.piles && count(shape.piles) < count(piles);
        const largest = Math.max(...piles);
        if (largest > MOST_COUNTERS) {
            const bar = row.appendChild(element("b", ""));
            bar.style.width = 75 * piles[i] / largest + "%";
            bar.addEventListener("click", () => touch(is_smaller));
            return row;
        }
        const counters = row.appendChild(element("div", ""));
        for (let left = 0; left < piles[i]; ++left) {
            const counter = counters.appendChild(element("i", ""));
            counter.addEventListener("click", () => {
                const wanted = key(piles.map((pile, j) => j === i ? left : pile));
                const is_move = at().moves.some((move) => key(graph[move.to].shape.piles || []) === wanted);
                touch(is_move ? (shape) => key(shape.piles) === wanted : is_smaller);
            });
        }
        return row;
    }

    const times = (list, wanted) => list.filter((each) => String(each) === String(wanted)).length;

    // How often a cell is marked, out of play, marked for the other player.
    const layers = (shape, place) => [shape.marks, shape.blocked, shape.others].map((list) => times(list, place));

    function drawn_cells(shape) {
        const cells = [];
        for (let row = 0; row < shape.rows; ++row) {
            for (let column = 0; column < shape.columns; ++column) {
                const place = [row, column];
                const [marks, ...rest] = layers(shape, place);
                const cell = element("i", marks > 1 ? String(marks) : "");
                cell.classList.toggle("mark", marks > 0);
                ["blocked", "other"].forEach((name, i) => cell.classList.toggle(name, rest[i] > 0));
                cell.addEventListener("click", () => touch((after) => after.kind === "cells" &&
                    String(layers(after, place)) !== String([marks, ...rest])));
                cells.push(cell);
            }
        }
        return cells;
    }

    // Nothing is written for a 0. The ends of a row are marked where a move takes one of them.
    function drawn_numbers(rows, columns, has_ends) {
        return rows.flatMap((row, i) => Array.from({ length: columns }, (_, j) => {
            const cell = element("i", row[j] ? String(row[j]) : "");
            cell.classList.toggle("blocked", row[j] === undefined);
            cell.classList.toggle("end", Boolean(has_ends) && (j === 0 || j === row.length - 1));
            cell.addEventListener("click", () => touch((after) => after.kind === "numbers" &&
                (after.rows[i] || [])[j] !== row[j]));
            return cell;
        }));
    }

    const SVG = "http://www.w3.org/2000/svg";

    function drawing(tag, attributes) {
        const made = document.createElementNS(SVG, tag);
        for (const name of Object.keys(attributes)) made.setAttribute(name, attributes[name]);
        return made;
    }

    // Vertices in a circle, neighbours beside each other as far as it goes; vertex 0 is
    // at the bottom.
    function in_circle(near) {
        const places = [], radius = 30 + 9 * near.length;
        let count = 0;
        const visit = (vertex) => {
            if (places[vertex]) return;
            const angle = Math.PI / 2 + 2 * Math.PI * count++ / near.length;
            places[vertex] = [radius * Math.cos(angle), radius * Math.sin(angle)];
            near[vertex].forEach(visit);
        };
        near.forEach((_, vertex) => visit(vertex));
        return places;
    }

    // Vertices in layers above the marked ones where those are roots, else in a circle.
    function places_of(shape) {
        const depth = new Map(shape.marks.map((vertex) => [vertex, 0]));
        const near = Array.from({ length: shape.vertices }, () => []);
        for (const [a, b] of shape.edges) {
            near[a].push(b);
            near[b].push(a);
        }
        for (const vertex of depth.keys()) { // which grows
            for (const next of near[vertex]) if (!depth.has(next)) depth.set(next, depth.get(vertex) + 1);
        }
        const is_rooted = !shape.directed && shape.marks.length === 1 && depth.size === shape.vertices &&
            near.some((each) => each.length !== 2);
        if (!is_rooted) return in_circle(near);
        // Above a vertex stand its children, each over as many columns as it has leaves.
        const places = [];
        let column = 0;
        const known = new Set(shape.marks);
        const place = (vertex) => {
            const children = near[vertex].filter((next) =>
                depth.get(next) === depth.get(vertex) + 1 && !known.has(next) && known.add(next));
            const first = column;
            children.forEach(place);
            if (!children.length) ++column;
            places[vertex] = [40 * (first + column - 1) / 2, -52 * depth.get(vertex)];
        };
        place(shape.marks[0]);
        return places;
    }

    function drawn_graph(shape) {
        const places = places_of(shape);
        const hull = places.slice(); // of all that is drawn: a curve stays within its points
        const picture = drawing("svg", {});
        if (shape.directed) {
            const arrow = drawing("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 20, refY: 5, markerWidth: 8, markerHeight: 8, orient: "auto" });
            arrow.append(drawing("path", { d: "M0 1L10 5L0 9z" }));
            picture.append(arrow);
        }
        shape.edges.forEach(([a, b], i) => {
            const same = shape.edges.slice(0, i).filter((edge) => key2(edge) === key2([a, b])).length;
            const [[x1, y1], [x2, y2]] = [places[a], places[b]];
            const bend = Math.ceil(same / 2) * (same % 2 ? 18 : -18); // edges beside each other
            const middle = [(x1 + x2) / 2 + bend * Math.sign(y2 - y1 || 1), (y1 + y2) / 2 + (x1 === x2 ? 0 : bend)];
            const size = 2 * (16 + 8 * same);
            hull.push(...(a === b ? [[x1 - size, y1 - size], [x1 + size, y1]] : [middle]));
            const line = a === b
                ? "M" + [x1, y1] + "c" + [-size, -size, size, -size, 0, 0]
                : "M" + [x1, y1] + "Q" + [...middle, x2, y2];
            const drawn = drawing("path", { d: line, class: "edge" });
            if (shape.directed) drawn.setAttribute("marker-end", "url(#arrow)");
            picture.append(drawn);
        });
        places.forEach(([x, y], vertex) => {
            const marks = times(shape.marks, vertex);
            const circle = drawing("circle", { cx: x, cy: y, r: 11, class: marks ? "mark" : "" });
            const name = drawing("text", { x, y: y + 4, class: marks ? "mark" : "" });
            name.textContent = marks > 1 ? "×" + marks : shape.directed || !marks ? vertex : "";
            for (const touchable of [circle, name]) {
                touchable.addEventListener("click", () => touch((after) => after.kind === "graph" &&
                    after.vertices === shape.vertices && is_changed(shape, after, vertex)));
            }
            picture.append(circle, name);
        });
        const ends = [0, 1].map((axis) => hull.map((point) => point[axis]));
        const [left, top] = ends.map((numbers) => Math.min(...numbers) - ROOM);
        const [width, height] = ends.map((numbers, axis) => Math.max(...numbers) + ROOM - [left, top][axis]);
        picture.setAttribute("viewBox", [left, top, width, height].join(" "));
        picture.setAttribute("width", width);
        return picture;
    }

    const key2 = ([a, b]) => Math.min(a, b) + "," + Math.max(a, b);

    // Does a move change the marks or the edges of a vertex?
    function is_changed(before, after, vertex) {
        const edges = (shape) => shape.edges.filter((edge) => edge.includes(vertex)).map(key2).sort().join(" ");
        return times(before.marks, vertex) !== times(after.marks, vertex) || edges(before) !== edges(after);
    }

    for (const option of by_id("play-start").options) {
        if (!option.dataset.shape) continue;
        const told = words_of(option.dataset.words, JSON.parse(option.dataset.shape));
        const input = !part("input") ? "" : option.value.trim().replace(/\n/g, " / ");
        option.textContent = (told.length > 50 ? told.slice(0, 47) + "…" : told) + (input && input.length < 20 ? " · input " + input : "");
    }
    by_id("play-start").addEventListener("change", show_start);
    show_start();
    part("play-new").addEventListener("click", new_game);
    part("play-undo").addEventListener("click", undo);
    part("play-hint").addEventListener("click", () => { hints = true; touched = null; show(); });
    by_id("play-type").addEventListener("submit", (event) => {
        event.preventDefault();
        const text = by_id("play-number").value.trim();
        if (!path.length || is_over() || !text) return;
        const move = at().moves[Number(text) - 1] || at().moves.find((each) => each.words === text);
        if (move) make(move);
        else part("play-status").textContent = "There is no move " + text + ": type a number from 1 to " + at().moves.length + ".";
        by_id("play-number").focus({ preventScroll: true });
    });
})();

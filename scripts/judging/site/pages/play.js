// play: a game between a person and the perfect player. Positions, moves and who
// wins come from the oracle, which writes the graph of the game; nothing here knows
// the rules of any game.
"use strict";

(function () {
    const MOST_POSITIONS = 20000;
    const REPETITIONS = 3; // of a position, with the same player to move: a draw
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
        part("play-position").replaceChildren(words, ...drawn(at().shape, before()));
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
            for (const event of ["mouseenter", "focus"]) button.addEventListener(event, () => preview(graph[move.to].shape));
            for (const event of ["mouseleave", "blur"]) button.addEventListener(event, () => preview(null));
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

    // The shape before the last move, if there was one.
    const before = () => path.length > 1 ? graph[path[path.length - 2]].shape : null;

    // Marks for a while what a move to a shape would change; where this cannot be told, shows
    // that shape. For null, what the last move changed, as before.
    function preview(shape) {
        const place = part("play-position"), is_told = !shape || draw.changes(at().shape, shape).size > 0;
        place.style.height = place.style.height || place.offsetHeight + "px";
        for (const picture of place.querySelectorAll(".picture")) picture.remove();
        place.append(...(is_told ? drawn(at().shape, shape || before()) : drawn(shape)));
        place.classList.toggle("preview", !is_told);
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

    // The picture of a shape, see play.hpp, with what differs from another one marked. The
    // words beside it say the same.
    function drawn(shape, other) {
        const picture = element("div", "");
        picture.className = "picture " + shape.kind;
        picture.setAttribute("aria-hidden", "true");
        picture.innerHTML = draw.svg(shape, other ? draw.changes(shape, other) : new Set());
        for (const place of picture.querySelectorAll("[data-place]")) {
            place.addEventListener("click", (event) => {
                event.stopPropagation(); // a counter lies in a pile
                touch_place(shape, place.dataset.place);
            });
        }
        return picture.firstChild ? [picture] : [];
    }

    const key = (numbers) => numbers.filter(Boolean).sort((a, b) => a - b).join();

    // A touch of a counter takes it and those behind it, if there is such a move; of anything
    // else, the moves that change it.
    function touch_place(shape, place) {
        const [kind, first, second] = place.split(" ").map((part, i) => i ? Number(part) : part);
        if (kind === "pile" || kind === "counter") {
            const count = (numbers) => numbers.filter((number) => number === shape.piles[first]).length;
            const is_smaller = (after) => after.piles && count(after.piles) < count(shape.piles);
            const wanted = key(shape.piles.map((pile, j) => j === first ? second : pile));
            const is_wanted = (after) => after.piles && key(after.piles) === wanted;
            const is_counter = kind === "counter" && path.length && at().moves.some((move) => is_wanted(graph[move.to].shape));
            return touch(is_counter ? is_wanted : is_smaller);
        }
        const is_changed = (after) => draw.changes(shape, after).has(place) ||
            kind === "vertex" && after.vertices === shape.vertices && edges_at(after, first) !== edges_at(shape, first);
        return touch((after) => after.kind === shape.kind && is_changed(after));
    }

    // The marks and the edges of a vertex.
    function edges_at(shape, vertex) {
        const edges = shape.edges.filter((edge) => edge.includes(vertex)).map((edge) => edge.slice().sort().join());
        return shape.marks.filter((mark) => mark === vertex).length + " " + edges.sort().join(" ");
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

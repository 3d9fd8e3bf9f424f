// play: a game between a person and the perfect player (the machine). The oracle
// writes the graph of the game: positions, moves and winners. This script does not
// know the rules of any game. The oracle runs when the board is first used.
"use strict";

const play = (function () {
    const MOST_POSITIONS = 20000;
    const MOST_OF_PART = 2000; // the most positions of a part with a free move, see numbers.js
    const REPETITIONS = 3; // if a position occurs so often with the same player to move, the game is a draw
    const PAUSE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 700; // ms before the machine moves
    const MOST_READ = 300; // the most positions whose moves are read for the numbers of a board
    const LONG_PRESS = 450; // ms of a touch that shows a move
    const LONGEST_NAME = 50; // the most letters in the name of a start
    const MOST_GIVEN = 20; // the most numbers with one name in a caption
    const GAME = "grundy game"; // the key of the kept game
    const part = (name) => document.querySelector("[data-part=" + name + "]");
    const by_id = (id) => document.getElementById(id);
    const say = language.say;

    const keeps_start = by_id("play-start").options.length > 0; // false in a lesson: the start is the position of a figure

    let graph = null; // the graph of the game, null before the search
    let facts = null; // facts about the graph, see why.js
    let first = null; // the number of the first row and column of a board, null if it is not known
    let path = []; // the numbers of the positions so far
    let shapes = []; // their shapes, with the names of their parts
    let log = []; // the moves so far: the player and the words of each move
    let games = 0; // the number of games so far; a search for an earlier game is ignored
    let person_begins = true;
    let hints = 0; // the number of hints for this move
    let touched = null; // the indexes of the moves that change the clicked part
    let pointed = -1; // the index of the move that the pointer on the board would make
    let pressing = 0; // the timer of a finger on the board
    let was_long = false; // true if the last touch was long: it shows a move and does not make it
    let pending = 0; // the timer of the machine's move
    let guessed = ""; // the sentence about the answer to "Who wins?", "" before an answer
    let is_stuck = false; // true if no game can be played from this start
    let of_figure = null; // the start of a figure; it can be played even if the problem does not allow this input
    let given = ""; // the parameters of a typed input, for the caption
    let loading = null;

    const chosen = () => by_id("play-start").selectedOptions[0];
    const is_listed = () => chosen().dataset.shape !== undefined;
    const text_of_start = () => is_listed() ? chosen().value : valid.tidy(chosen().value || part("input").value);
    const at = () => graph[path[path.length - 1]];
    const shape = () => shapes[shapes.length - 1];
    const is_persons_turn = () => (path.length % 2 === 1) === person_begins;
    const is_for_points = () => graph[0].score !== undefined;
    const game_name = () => by_id("play").dataset.name || document.body.dataset.name;
    const set_state = (state) => { by_id("play").dataset.state = state; };

    // Returns the moves from a position to positions with this outcome.
    const leaving = (position, outcome) => position.moves.filter((move) => graph[move.to].outcome === outcome);

    // Returns whether a move is best in a game for points. There a position has a score, and a move has a gain.
    const is_best = (position, move) => move.gain - graph[move.to].score === position.score;

    // Returns the best moves of a position: they keep the win, the draw or the best score.
    function right(position) {
        if (is_for_points()) return position.moves.filter((move) => is_best(position, move));
        return leaving(position, position.outcome === "D" ? "D" : "P");
    }

    // Returns the points of the person and of the machine.
    function points() {
        const sums = [0, 0];
        for (let i = 1; i < path.length; ++i) {
            const move = graph[path[i - 1]].moves.find((each) => each.to === path[i]);
            sums[i % 2 === (person_begins ? 1 : 0) ? 0 : 1] += move.gain;
        }
        return sums;
    }

    function element(tag, text, name) {
        return Object.assign(document.createElement(tag), { textContent: text, className: name || "" });
    }

    // Returns a shape with names for the vertices if it is a tree. A vertex has the same name as in the shape before.
    function named(next, before) {
        if (next.names) return next;
        if (!before) {
            const is_tree = next.kind === "graph" && !next.directed && next.marks.length === 1 && draw.followed(next, next);
            return is_tree ? { ...next, names: Array.from({ length: next.vertices }, (_, i) => String(i)) } : next;
        }
        const found = before.names && draw.followed(before, next);
        return found ? { ...next, names: found.map((vertex) => before.names[vertex]) } : next;
    }

    // Returns the words of a move, with the names of the vertices in the shape before the move.
    const renamed = (words, from) => language.move(!from.names ? words
        : words.replace(/\bvertex (\d+)/g, (all, vertex) => "vertex " + (from.names[vertex] || vertex)));

    // Shows the chosen start, before its game is searched.
    function show_start() {
        const start = chosen();
        ++games;
        clearTimeout(pending);
        [graph, facts, first, loading, path, log, hints, touched, pending, is_stuck] = [null, null, null, null, [], [], 0, null, 0, false];
        guessed = "";
        ask();
        keep_game();
        set_state("idle");
        for (const place of [part("play-position"), by_id("play-moves"), by_id("play-log")]) place.replaceChildren();
        part("play-undo").disabled = true;
        part("play-hint").disabled = false;
        tell("", "");
        show_why(null);
        show_fields("");
        if (!is_listed()) {
            shapes = [];
            if (start.value) return void ready();
            return tell(say("Press “New game” to play from the input of “Run it”."));
        }
        shapes = [named(JSON.parse(start.dataset.shape), null)];
        person_begins = begins(start.dataset.outcome);
        show_board(start.dataset.words);
        const words = JSON.parse(start.dataset.moves);
        tell(person_begins ? say("Your move: click on the board, or choose a move below.") : say("The machine begins."));
        if (!person_begins) return list_moves([], [begin_button()]);
        list_moves(words.map((each) => renamed(each, shapes[0])), []);
    }

    function begin_button() {
        const button = element("button", say("Let the machine begin"), "main");
        button.type = "button";
        button.addEventListener("click", async () => { if (await ready()) go_on(); });
        return button;
    }

    // Returns whether the person makes the first move.
    function begins(outcome) {
        const first = by_id("play-first").value;
        return first === "you" || first === "fair" && outcome !== "P";
    }

    // Searches the game from the chosen start, only once. Returns whether the game can be played.
    function ready() {
        loading = loading || search(++games);
        return loading;
    }

    // Returns how the oracle ended on an input, and its graph with at most `most` positions; the graph is null if the oracle
    // did not write it.
    async function graph_of(oracle, text, most) {
        const ended = await grundy.start(oracle, text, ["PLAY_GRAPH=" + most], 64).result;
        const is_graph = ended.end === "exit" && ended.status === 0 && ended.output.startsWith('{"id": 0');
        return { ended, graph: is_graph ? ended.output.trim().split("\n").map((line) => JSON.parse(line)) : null };
    }

    async function search(mine) {
        const refuse = (text) => {
            if (mine !== games) return false;
            is_stuck = true;
            ask();
            set_state("refused");
            tell(text);
            part("play-hint").disabled = true;
            return false;
        };
        set_state("loading");
        const is_own = !is_listed();
        if (is_own) tell(say("The game is being searched …"));
        let found = null, follows = null;
        try {
            const modules = await grundy.load();
            const text = text_of_start(), read = is_own ? modules.read(text) : { fault: "" };
            if (read.fault && text !== of_figure) return refuse(say("This input is not allowed: {0}.", language.fault(read.fault)));
            const { ended, graph: searched } = await graph_of(modules.oracle, text, MOST_POSITIONS);
            if (!searched) {
                return refuse(ended.status === grundy.DECLINED || ended.end !== "exit"
                    ? say("This position is too large for a complete search. Choose a smaller position.")
                    : say("This input contains no position that can be played."));
            }
            [found, follows] = [searched, why.of(searched, modules.reason)];
            const ask = async (input) => modules.read(input).fault ? null : (await graph_of(modules.oracle, input, MOST_OF_PART)).graph;
            if (follows.players && !follows.split) follows.numbers = await numbers.of(found, ask);
            if (is_own) given = unseen(read, text, found[0]);
        } catch (error) {
            return refuse(say("This browser cannot play it: {0}", error.message));
        }
        if (mine !== games) return false;
        [graph, facts, path, first] = [found, follows, [0], first_number(found)];
        shapes = [named(graph[0].shape, null)];
        if (is_own) person_begins = begins(is_for_points() ? (graph[0].score >= 0 ? "N" : "P") : graph[0].outcome);
        else if (is_for_points() && by_id("play-first").value === "fair") person_begins = begins(graph[0].score >= 0 ? "N" : "P");
        set_state("ready");
        if (!at().moves.length) return refuse(say("No move is left in this position. Choose another position."));
        if (is_own) show();
        else if (first !== null) show_board(at().position);
        show_why(null);
        show_fields(who_wins());
        ask();
        return true;
    }

    // Asks who wins, before the first move, the first hint and the reason. A game for points has no such question.
    function ask() {
        const is_before = !log.length && path.length < 2 && !path[0] && !is_stuck && !(graph && is_for_points());
        by_id("play-guess").hidden = !is_before || guessed !== "" || hints > 0 || by_id("play-why").checked;
        by_id("play-guessed").textContent = is_before ? guessed : "";
    }

    // Compares an answer to "Who wins?" with the search, and counts it if it is the first answer for this start.
    async function compare(answer) {
        if (!await ready() || is_for_points()) return ask();
        const start = ` ${game_name()} ${packed(text_of_start())}`, is_right = answer === graph[0].outcome;
        if (!kept.has("right" + start) && !kept.has("wrong" + start)) kept.set((is_right ? "right" : "wrong") + start, true);
        const count = (result) => kept.names().filter((each) => each.startsWith(`${result} ${game_name()} `)).length;
        guessed = [is_right ? say("Right.") : say("Wrong."), who_wins(),
            say("Right answers in this game: {0} of {1}.", count("right"), count("right") + count("wrong"))].join(" ");
        ask();
        part("play-position").focus({ preventScroll: true });
    }

    // Returns the number of the first row and column of a board, as the words of the moves count them. Each number in the
    // words of a move must be the row or the column of a cell that the move changes. Returns null if not exactly one
    // number fits.
    function first_number(graph) {
        if (graph[0].shape.kind !== "cells") return null;
        const moves = graph.slice(0, MOST_READ).flatMap(({ shape: before, moves: each }) => each.map(({ to, words }) => ({
            told: (words.match(/\d+/g) || []).map(Number),
            changed: new Set([...draw.changes(before, graph[to].shape)].flatMap((place) => place.split(" ").slice(1).map(Number))),
        }))).filter(({ told }) => told.length);
        const fits = (number) => moves.every(({ told, changed }) => told.every((each) => changed.has(each - number)));
        const found = moves.length ? Array.from({ length: MOST_READ }, (_, number) => number).filter(fits) : [];
        return found.length === 1 ? found[0] : null;
    }

    // Returns the names and values of the numbers of an input that are not in the words or the picture of the position.
    function unseen(read, text, start) {
        if (read.questions.length !== 1) return "";
        const numbers = new Map(), known = new Set((start.position + JSON.stringify(start.shape)).match(/-?\d+/g));
        for (const token of read.tokens.filter((each) => !each.is_count)) {
            numbers.set(token.name, [...numbers.get(token.name) || [], text.slice(token.start, token.end)]);
        }
        return [...numbers].filter(([, values]) => values.length <= MOST_GIVEN && !values.every((value) => known.has(value)))
            .map(([name, values]) => `${name} = ${values.join(" ")}`).join("; ");
    }

    // Returns a sentence that says who wins from the start.
    function who_wins() {
        const { outcome, score } = graph[0];
        if (score !== undefined) return say("With best play, the first player ends {0} ahead.", score);
        return outcome === "N" ? say("The first player wins.") : outcome === "P" ? say("The first player loses.") : say("With best play, the game is a draw.");
    }

    // Shows the start in fields, below a message about the start.
    async function show_fields(message) {
        by_id("play-told").textContent = message;
        if (!by_id("play-edit").open) return;
        const { read } = await grundy.load();
        edit.show(by_id("play-fields"), text_of_start(), read, take);
        by_id("play-text").value = text_of_start();
    }

    // Begins with a typed input. An input that is not allowed changes nothing.
    async function take(typed) {
        const { read } = await grundy.load(), text = valid.tidy(typed), { fault } = read(text);
        by_id("play-told").textContent = fault ? say("This input is not allowed: {0}.", language.fault(fault)) : "";
        if (!fault) choose(text);
    }

    // Begins with an input, which may be in the list or typed.
    function choose(text) {
        const select = by_id("play-start");
        let option = [...select.options].find((each) => each.dataset.shape && each.value === text);
        if (!option) {
            option = select.querySelector("[data-own]") || select.insertBefore(document.createElement("option"), select.querySelector("[value='']"));
            Object.assign(option, { value: text, textContent: say("your own start") });
            option.dataset.own = "";
        }
        option.selected = true;
        keep_start();
        show_start();
    }

    // Convert an input to a part of an address, and back: 1/2/3+4 has three lines, "1", "2" and "3 4".
    const packed = (text) => encodeURIComponent(text.replace(/\n$/, "")).replace(/%20/g, "+").replace(/%0A/g, "/");
    const unpacked = (address) => decodeURIComponent(address.replace(/\+/g, "%20").replace(/\//g, "%0A")) + "\n";

    // Writes the start into the address, so that a link or a reload shows the same start.
    function keep_start() {
        if (!keeps_start) return;
        history.replaceState(null, "", chosen().value ? "#start=" + packed(chosen().value) : location.pathname + location.search);
    }

    // Returns the start in the address, "" if the address has no start.
    function start_of_address() {
        const found = /^#start=(.+)/.exec(location.hash);
        try {
            return found ? unpacked(found[1]) : "";
        } catch (error) {
            return found[1]; // this is not an input; the validator will refuse it
        }
    }

    // Keeps the game for this tab, so that a reload shows it again. Without a move there is no game to keep.
    function keep_game() {
        if (!keeps_start) return;
        try {
            if (path.length < 2) return sessionStorage.removeItem(GAME);
            const game = { page: document.body.dataset.name, text: text_of_start(), path, person_begins, why: by_id("play-why").checked };
            return sessionStorage.setItem(GAME, JSON.stringify(game));
        } catch (error) {
            return; // this browser stores nothing
        }
    }

    // Returns the game that this tab has kept for this page, null if there is none.
    function kept_game() {
        try {
            const game = JSON.parse(sessionStorage.getItem(GAME));
            return keeps_start && game && game.page === document.body.dataset.name ? game : null;
        } catch (error) {
            return null;
        }
    }

    // Goes on with a kept game. If a move of it does not exist, the game begins from its start.
    async function go_on_with(game) {
        if (!chosen() || !await ready() || game.text !== text_of_start()) return;
        const exists = (number, i) => i ? graph[game.path[i - 1]].moves.some((move) => move.to === number) : number in graph;
        if (!game.path.every(exists)) return;
        person_begins = game.person_begins;
        by_id("play-why").checked = game.why;
        [path, shapes, log] = [[game.path[0]], [named(graph[game.path[0]].shape, null)], []];
        for (const number of game.path.slice(1)) add(at().moves.find((move) => move.to === number), is_persons_turn() ? "you" : "machine");
        go_on();
    }

    async function new_game() {
        const known = graph && is_listed() ? [graph, facts, first] : null;
        const text = chosen();
        show_start();
        if (known && chosen() === text) {
            [graph, facts, first] = known;
            path = [0];
            if (is_for_points() && by_id("play-first").value === "fair") person_begins = begins(graph[0].score >= 0 ? "N" : "P");
            loading = Promise.resolve(true);
            set_state("ready");
            return go_on();
        }
        if (await ready()) go_on();
    }

    function is_over() {
        const now = path[path.length - 1];
        const again = path.filter((number, i) => number === now && (path.length - 1 - i) % 2 === 0);
        return !at().moves.length || again.length === REPETITIONS;
    }

    function add(move, who) {
        log.push({ who, words: renamed(move.words, shape()) });
        shapes.push(named(graph[move.to].shape, shape()));
        path.push(move.to);
    }

    // Lets the machine move after a pause if it is the machine's turn, and shows the game.
    function go_on() {
        [hints, touched] = [0, null];
        const machine_moves = () => {
            pending = 0;
            add(at().moves[at().best], "machine");
            show();
        };
        if (is_over() || is_persons_turn()) return show();
        if (!PAUSE) return machine_moves();
        pending = setTimeout(machine_moves, PAUSE);
        return show();
    }

    // Makes a move of the person, by its index in the list of all moves.
    async function make(i) {
        if (pending || !await ready() || pending || is_over() || !is_persons_turn()) return;
        const had_focus = by_id("play-moves").contains(document.activeElement) || document.activeElement === part("play-position");
        add(at().moves[i], "you");
        go_on();
        if (had_focus) (is_over() ? part("play-new") : part("play-position")).focus({ preventScroll: true });
    }

    function undo() {
        const least = person_begins ? 1 : 2;
        clearTimeout(pending);
        pending = 0;
        if (path.length <= least) return;
        do {
            path.pop();
            log.pop();
            shapes.pop();
        } while (path.length > least && !is_persons_turn());
        [hints, touched] = [0, null];
        show();
    }

    // Returns the index of the person's last mistake (a move that lost a win or a draw), -1 if there is no mistake.
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

    // Takes back all moves after the first `moves` moves.
    function go_back(moves) {
        path.length = shapes.length = moves + 1;
        log.length = moves;
        [hints, touched] = [0, null];
        show();
        part("play-position").focus({ preventScroll: true });
    }

    // Goes to any position of the graph. The person is to move there.
    function go_to(number, of = named(graph[number].shape, null)) {
        clearTimeout(pending);
        [path, shapes, log, hints, touched, pending, person_begins] = [[number], [of], [], 0, null, 0, true];
        show();
    }

    // Goes to the position after some moves, which are given by their words.
    async function follow(words) {
        if (!await ready()) return;
        let number = 0, of = named(graph[0].shape, null);
        for (const wanted of words) {
            number = graph[number].moves.find((move) => move.words === wanted).to;
            of = named(graph[number].shape, of);
        }
        go_to(number, of);
    }

    // Stores that the person has won, if the person made a move.
    function keep_win() {
        if (log.some((move) => move.who === "you")) kept.set("won " + game_name(), true);
    }

    // Returns the sentences about the end of a game, and the winner: "you", "machine" or "" (nobody).
    function ending() {
        if (at().moves.length) return [say("A draw: the same position has occurred {0} times.", REPETITIONS), ""];
        if (is_for_points()) return log.length ? ending_of_points() : [say("No move is left."), ""];
        if (at().outcome === "D") return [say("A draw."), ""];
        const person_wins = (at().outcome === "N") === is_persons_turn();
        const rule = at().outcome === "P"
            ? say("No move is left, so the player to move loses.")
            : say("The game is over: the player who moved last loses.");
        if (!log.length) return [rule, ""]; // nobody has moved: the position was reached from a map or a figure
        if (person_wins) {
            keep_win();
            const reason = facts.players
                ? say("From some move on, you always had a move that kept the win.")
                : say("From some move on, each of your moves led to a lost position of the machine (a P-position). After each answer of the machine, you could move to a P-position again.");
            return [say("You win.") + " " + rule + " " + reason, "you"];
        }
        const i = mistake();
        if (i >= 0) {
            const better = leaving(graph[path[i]], graph[path[i]].outcome === "N" ? "P" : "D")[0];
            const sum = facts.nim_sum(path[i + 1]);
            const left = facts.players ? say("after this move the machine could win") : say("it led to a position that the machine could win (an N-position)");
            return [say("The machine wins.") + " " + rule + " " + say("Your last mistake was the move “{0}”: {1}{2}. The right move was “{3}”.",
                log[i].words, left, sum ? say(", with nim-sum {0}", sum) : "", renamed(better.words, shapes[i])), "machine"];
        }
        const reason = facts.players
            ? say("The start was a lost position for you: every move loses against a perfect player.")
            : say("You began in a P-position: every move loses against a perfect player.");
        return [say("The machine wins.") + " " + rule + " " + reason, "machine"];
    }

    function ending_of_points() {
        const [yours, machines] = points(), best = graph[0].score * (person_begins ? 1 : -1), sign = person_begins ? 1 : -1;
        const i = mistake();
        const all = facts.has_result
            ? say("The game ends with the result {0}. With best play, the result would be {1}.", sign * (yours - machines), graph[0].score)
            : (yours > machines ? say("You win") : yours < machines ? say("The machine wins") : say("A draw")) +
              say(": {0} to {1}.", yours, machines) + " " +
              (best < 0 ? say("With best play you would be behind by {0}.", -best) : say("With best play you would be ahead by {0}.", best));
        if (i < 0) {
            keep_win();
            return [all + " " + say("Each of your moves was a best move."), yours >= machines ? "you" : ""];
        }
        return [all + " " + say("Your last mistake was the move “{0}”. A better move was “{1}”.", log[i].words,
            renamed(right(graph[path[i]])[0].words, shapes[i])), yours > machines ? "you" : yours < machines ? "machine" : ""];
    }

    function tell(text, winner) {
        part("play-status").textContent = text;
        part("play-status").classList.toggle("over", winner !== undefined && text !== "");
        part("play-status").dataset.winner = winner || "";
    }

    const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1).replace(/\.$/, "");

    function status() {
        const last = log[log.length - 1];
        const machine = last && last.who === "machine" ? say("The machine: {0}.", last.words) + " " : "";
        if (!is_persons_turn()) return last ? say("You: {0}. The machine thinks …", last.words) : pending ? say("The machine thinks …") : say("The machine begins.");
        const you = facts.players && !log.length ? say("You are {0}.", language.name(facts.players[is_persons_turn() === (path.length % 2 === 1) ? 0 : 1])) + " " : "";
        if (touched) return machine + say("{0} moves change this part. Click another part, or choose a move below.", touched.length);
        if (hints === 1 || hints === 2) return machine + facts.hint(path[path.length - 1], hints);
        if (is_for_points()) {
            const [yours, machines] = points();
            const score = facts.has_result ? "" : say("Points: you {0}, the machine {1}.", yours, machines) + " ";
            return machine + you + score + (hints ? say("Best moves: {0}.", right(at()).length) : say("Your move."));
        }
        const won = leaving(at(), "P").length;
        if (!hints) return machine + you + say("Your move.");
        if (won) return facts.players ? say("You can win. Moves that keep the win: {0}.", won)
            : won === 1 ? say("An N-position: one move wins.") : say("An N-position: {0} moves win.", won);
        if (at().outcome === "D") return say("The position is a draw. Moves that keep the draw: {0}.", leaving(at(), "D").length);
        return facts.players ? say("No move wins, because the machine makes no mistakes.")
            : say("A P-position: no move wins, because the machine makes no mistakes.");
    }

    function show() {
        const over = is_over();
        ask();
        show_board(at().position);
        tell(...(over ? ending() : [status()]));
        part("play-undo").disabled = path.length <= (person_begins ? 1 : 2);
        part("play-hint").disabled = over || !is_persons_turn();
        by_id("play-number").value = "";
        by_id("play-log").replaceChildren(...log.map((move) =>
            element("li", (move.who === "you" ? say("You: {0}", move.words) : say("The machine: {0}", move.words)))));
        const is_start = path.length < 2 && !over && !is_persons_turn() && !pending;
        const back = is_start ? [begin_button()] : over && mistake() >= 0 ? [element("button", say("Play again from that move"))] : [];
        for (const button of over ? back : []) {
            button.type = "button";
            button.dataset.part = "play-again";
            button.addEventListener("click", () => go_back(mistake()));
        }
        list_moves(over || !is_persons_turn() ? [] : at().moves.map((move) => renamed(move.words, shape())), back);
        show_why(null);
        keep_game();
    }

    // Shows the buttons of the moves: all moves, or only the moves that change the clicked part.
    function list_moves(words, before) {
        const is_shown = (_, i) => !touched || touched.includes(i);
        const shows_values = graph && by_id("play-why").checked;
        const buttons = words.map((text, i) => {
            const button = element("button", "");
            button.type = "button";
            button.dataset.part = "play-move";
            button.dataset.move = i;
            button.append(element("span", String(i + 1)), " " + text);
            const move = graph && path.length ? at().moves[i] : null;
            if (move && shows_values) button.append(element("i", facts.left_by(path[path.length - 1], move)));
            if (move && hints > 2 && right(at()).includes(move)) {
                if (at().outcome !== "D" || is_for_points()) button.dataset.winning = "";
                button.append(element("b", is_for_points() ? say("best") : at().outcome === "D" ? say("draws") : say("wins")));
            }
            button.addEventListener("click", () => make(i));
            for (const event of ["mouseenter", "focus"]) button.addEventListener(event, () => preview(i));
            for (const event of ["mouseleave", "blur"]) button.addEventListener(event, () => preview(-1));
            return button;
        }).filter(is_shown);
        if (buttons.length < words.length) {
            const all = element("button", say("all moves"), "all");
            all.type = "button";
            all.addEventListener("click", () => { touched = null; show(); });
            buttons.push(all);
        }
        by_id("play-moves").replaceChildren(...before, ...buttons);
    }

    // Returns the places that the last moves changed. The move of the person and the answer of the machine have different
    // colours.
    function last_changes() {
        const marks = new Map(), last = shapes.length - 1;
        if (last < 1) return marks;
        const is_machines = log[last - 1].who === "machine";
        const is_stable = (k) => shapes[k].kind !== "piles" || shapes[k].piles.length === shapes[k - 1].piles.length;
        if (is_machines && last > 1 && is_stable(last)) for (const place of draw.changes(shapes[last - 1], shapes[last - 2])) marks.set(place, "mine");
        for (const place of draw.changes(shapes[last], shapes[last - 1])) marks.set(place, is_machines ? "changed" : "mine");
        return marks;
    }

    function show_board(text) {
        pointed = -1;
        const words = element("p", caption(text, shape(), path.length > 1 || path[0] ? "" : is_listed() ? chosen().dataset.given : given), "words");
        part("play-position").replaceChildren(words, ...drawn(shape(), last_changes(), { notes: notes(null), before: taken(), first }), ...legend(shape()));
        part("play-position").classList.remove("preview");
        part("play-position").style.height = "";
    }

    // Marks the places that a move would change. If the places are not known, shows the position after the move. For
    // -1, marks the changes of the last moves again.
    async function preview(i) {
        if (!graph && (i < 0 || !await ready())) return;
        if (pending || !path.length || i >= at().moves.length) return;
        const place = part("play-position"), next = i < 0 ? null : named(graph[at().moves[i].to].shape, shape());
        const changed = next ? draw.changes(shape(), next) : last_changes(), is_told = !next || changed.size > 0;
        place.style.height = place.style.height || place.getBoundingClientRect().height + "px";
        const picture = place.querySelector(".picture"), [other] = is_told ? drawn(shape(), changed, { notes: notes(next && at().moves[i]), first }) : drawn(next, new Set(), { first });
        if (picture && other) picture.replaceWith(other);
        place.classList.toggle("preview", !is_told);
        show_why(next ? { ...at().moves[i], words: renamed(at().moves[i].words, shape()) } : null);
    }

    const explains = () => by_id("play-why").checked && graph && path.length > 0 && !is_stuck;
    const notes = (move) => explains() ? why.notes(facts, path[path.length - 1], move) : null;

    // Returns the piles before the last move if the machine made the move, so that the picture shows what it took.
    function taken() {
        const [before, now] = shapes.slice(-2), last = log[log.length - 1];
        return now && last && last.who === "machine" && now.piles && now.piles.length === before.piles.length ? before.piles : [];
    }

    function show_why(move) {
        const is_on = explains();
        by_id("why").hidden = by_id("why-all").hidden = !is_on;
        // The reason after a move has the height of the reason before it, so that the moves below stay under the pointer.
        by_id("why").style.height = move && is_on ? by_id("why").getBoundingClientRect().height + "px" : "";
        if (is_on) why.show(by_id("why"), by_id("why-all"), facts, path[path.length - 1], move, go_to);
    }

    // Returns the legend of a picture that has two kinds of marks.
    function legend(of) {
        const has_others = of.others && of.others.length > 0;
        if (!has_others || of.kind !== "cells" && of.kind !== "graph") return [];
        const name = (i) => facts && facts.players ? language.name(facts.owners[i]) : say(i ? "the other player" : "one player");
        const key = element("p", "", "key " + of.kind);
        const pieces = of.kind === "cells" ? ["key-mark", "key-other"] : ["key-line", "key-dashes"];
        pieces.forEach((kind, i) => key.append(element("span", "", kind), name(i) + " "));
        return [key];
    }

    // Returns the caption of a position. If its words are a list of a program, the caption describes the picture.
    function caption(listed, of, given) {
        const words = listed.replace(/(\w) \((-?\d+(?:, -?\d+)*)\)/g, "$1 $2");
        const is_code = of.kind === "piles" && /^\d+$/.test(words) || of.kind === "cells" && /^[.o/ ]+$/.test(words) || /[([]\(|^\(|^"|\)\(|\(\d+, \d|\(\d+\)|\(\)|\[\]/.test(words);
        const mover = /(?:with|^)(?: the)? (\w+) to move|^(\w+) with /.exec(words);
        const plain = words.replace(/,$/, "");
        const caption_text = is_code ? described(of) + (mover ? say("; {0} to move", language.name(mover[1] || mover[2])) : "")
            : language.is_chinese() ? language.position(plain, described(of)) : sentence(plain);
        return given ? caption_text + " · " + given.replace(/(^|; )(\w+) =/g, (all, before, field) => `${before}${language.field(field)} =`) : caption_text;
    }

    function described(of) {
        const count = (number, one, many) => number === 1 ? say(one) : say(many, number);
        if (of.kind === "piles") {
            if (!of.piles.length) return say("No pile");
            const list = of.piles.join(", ").replace(/, (?=[^,]*$)/, say(" and "));
            return of.piles.length > 1 ? say("Piles of {0}", list) : say("A pile of {0}", list);
        }
        if (of.kind === "cells") {
            const board = say("Board of {0} × {1}", of.rows, of.columns), pieces = of.marks.length + of.others.length;
            return pieces ? board + (language.is_chinese() ? "，" : ", ") + count(pieces, "one mark on it", "{0} marks on it") : board;
        }
        if (of.kind === "rectangles") return of.sizes.length ? say("Sheets: {0}", of.sizes.map(([a, b]) => `${a} × ${b}`).join(", ")) : say("No sheet is left");
        if (of.kind === "numbers") return of.rows.length ? say("Rows: {0}", of.rows.map((row) => row.join(" ")).join(" / ")) : say("No row is left");
        if (of.kind === "graph") {
            const is_tree = !of.directed && of.edges.length === of.vertices - 1;
            return say(is_tree ? "A tree" : "A graph") + ", " + count(of.edges.length, "one edge", "{0} edges");
        }
        return "";
    }

    // Returns the picture of a shape with marked places. It is hidden from screen readers, because the caption says the same.
    function drawn(of, changed, extra) {
        const picture = element("div", "", "picture " + of.kind);
        picture.setAttribute("aria-hidden", "true");
        picture.innerHTML = draw.svg(of, changed, shapes[0], extra);
        if (picture.firstChild) picture.style.setProperty("--width", picture.firstChild.getAttribute("width") + "px");
        picture.addEventListener("click", (event) => {
            const found = event.target.closest("[data-place]");
            if (found) touch(found.dataset.place);
        });
        return picture.firstChild ? [picture] : [];
    }

    const key = (numbers) => numbers.filter(Boolean).sort((a, b) => a - b).join();

    // Returns the indexes of the moves that a click on a place may mean.
    function moves_of(place) {
        const now = shape(), all = at().moves.map((move, i) => ({ i, after: named(graph[move.to].shape, now) }));
        const [kind, first, second] = place.split(" ").map((text, i) => i ? Number(text) : text);
        if (kind === "cut") return moves_of_cut(all, now, ...place.split(" ").slice(1));
        if (kind === "pile" || kind === "counter") return moves_of_pile(all, now, kind, first, second);
        const changes = all.map(({ i, after }) => ({ i, parts: after.kind === now.kind ? draw.changes(now, after) : new Set() }));
        const places = [place];
        if (kind === "edge") { // parallel edges are equivalent
            const ends = (i) => now.edges[i].slice().sort().join();
            now.edges.forEach((_, i) => { if (ends(i) === ends(first)) places.push("edge " + i); });
        }
        if (kind === "rectangle") { // sheets of the same size are equivalent
            now.sizes.forEach((size, i) => { if (String(size) === String(now.sizes[first])) places.push("rectangle " + i); });
        }
        let fitting = changes.filter(({ parts }) => places.some((each) => parts.has(each)));
        if (kind === "vertex" && !fitting.length) {
            const near = now.edges.map((edge, i) => edge.includes(first) ? "edge " + i : "").filter(Boolean);
            fitting = changes.filter(({ parts }) => near.some((each) => parts.has(each)));
        }
        // Several cuts may remove an edge. The cut of the edge itself removes the fewest edges, and all other cuts remove
        // these edges too.
        if ((kind === "edge" || kind === "vertex") && now.marks.length && !now.directed && fitting.length > 1) {
            const [least, ...rest] = fitting.slice().sort((a, b) => a.parts.size - b.parts.size);
            const is_within = rest.every(({ parts }) => parts.size > least.parts.size && [...least.parts].every((each) => parts.has(each)));
            if (is_within) fitting = [least];
        }
        return fitting.map(({ i }) => i);
    }

    // Returns the move that cuts a sheet at the clicked line. The new sheets may be turned.
    function moves_of_cut(all, now, k, axis, at) {
        const sheet = now.sizes[k], side = axis === "x" ? 0 : 1, others = now.sizes.filter((_, i) => i !== Number(k));
        const part = (length) => side ? [sheet[0], length] : [length, sheet[1]];
        const wanted = [...others, part(Number(at)), part(sheet[side] - at)];
        const same = (list) => list.map(String).sort().join(" "), turned = (list) => same(list.map((each) => each.slice().sort((a, b) => a - b)));
        const by = (key) => all.filter(({ after }) => key(after.sizes) === key(wanted)).map(({ i }) => i);
        return [...by(same), ...by(turned)].slice(0, 1);
    }

    // Returns the move that takes the clicked counter and the counters behind it, or splits the pile there. If there is
    // no such move, returns the moves that change the pile.
    function moves_of_pile(all, now, kind, first, second) {
        const size = now.piles[first], others = now.piles.filter((_, j) => j !== first);
        if (kind === "counter" && now.stairs) {
            return all.filter(({ after }) => after.piles[first] === second).map(({ i }) => i);
        }
        const with_piles = (wanted) => all.filter(({ after }) => after.piles && key(after.piles) === key([...others, ...wanted]));
        for (const wanted of kind === "counter" ? [[second], [second, size - second], [second + 1, size - second - 1]] : []) {
            const found = with_piles(wanted);
            if (found.length) return found.slice(0, 1).map(({ i }) => i);
        }
        const exact = all.filter(({ after }) => after.piles && after.piles.length === now.piles.length && after.piles[first] < size);
        const is_smaller = ({ after }) => after.piles && after.piles.filter((pile) => pile === size).length < now.piles.filter((pile) => pile === size).length;
        const fitting = exact.length ? exact : all.filter(is_smaller);
        return (fitting.length ? fitting : all).map(({ i }) => i);
    }

    // Shows the move that a click on this part of the picture would make, if it is a single move that changes the picture.
    function point(place) {
        const can_move = graph && path.length && !pending && !is_over() && is_persons_turn();
        const fitting = can_move && place ? meant_by(place) : [];
        const i = fitting.length === 1 && draw.changes(shape(), named(graph[at().moves[fitting[0]].to].shape, shape())).size ? fitting[0] : -1;
        if (i === pointed) return;
        pointed = i;
        if (can_move) preview(i);
    }

    // Returns the indexes of the moves that a click on a place means, of those that an earlier click has left.
    function meant_by(place) {
        const fitting = moves_of(place), narrowed = touched ? fitting.filter((i) => touched.includes(i)) : [];
        return narrowed.length ? narrowed : fitting;
    }

    // Handles a click on the picture. If only one move fits, makes the move; if several moves fit, shows them.
    async function touch(place) {
        if (was_long || pending || !await ready() || !path.length || is_over()) return;
        if (!is_persons_turn()) return go_on();
        const meant = meant_by(place);
        if (meant.length === 1) return make(meant[0]);
        if (!meant.length) return tell(say("No move changes this part."));
        touched = meant;
        show();
        const [first] = by_id("play-moves").children;
        if (first) first.scrollIntoView({ block: "nearest" });
    }

    // The arrow keys move the focus between the moves; Enter makes the move that has the focus.
    function walk(event) {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step || event.target.closest("#play-number, #play-setup")) return;
        const buttons = [...by_id("play-moves").querySelectorAll("button")];
        if (!buttons.length) return;
        event.preventDefault();
        const now = buttons.indexOf(document.activeElement);
        buttons[now < 0 ? (step > 0 ? 0 : buttons.length - 1) : (now + step + buttons.length) % buttons.length].focus({ preventScroll: true });
    }

    async function hint() {
        if (!await ready()) return;
        if (!is_persons_turn()) return go_on();
        const has_more = hints < 3;
        hints = Math.min(hints + 1, 3);
        touched = null;
        if (hints === 2) by_id("play-why").checked = true;
        show();
        if (!has_more) tell(say("There are no more hints for this move.") + " " + status());
    }

    function name_starts() {
        const seen = new Map();
        for (const option of by_id("play-start").options) {
            if ("own" in option.dataset) option.textContent = say("your own start");
            if (!option.dataset.shape) continue;
            const words = caption(option.dataset.words, JSON.parse(option.dataset.shape), "");
            const input = !part("input") ? "" : option.value.trim().replace(/\n/g, " / ");
            const name = (words.length > LONGEST_NAME ? words.slice(0, LONGEST_NAME - 3) + "…" : words) + (input && (input.length < 20 || words.length + input.length < LONGEST_NAME) ? " · " + say("input {0}", input) : "");
            seen.set(name, (seen.get(name) || 0) + 1);
            option.textContent = name + (seen.get(name) > 1 ? " · " + say("number {0}", seen.get(name)) : "");
            for (const other of document.querySelectorAll("#run-input [data-start]")) {
                if (other.value === option.value) other.textContent = option.textContent;
            }
        }
    }

    name_starts();
    const last_game = kept_game();
    if (keeps_start && start_of_address()) choose(start_of_address());
    else if (chosen()) show_start();
    if (last_game) go_on_with(last_game);
    by_id("play-start").addEventListener("change", () => { keep_start(); show_start(); });
    by_id("play-edit").addEventListener("toggle", () => show_fields(by_id("play-told").textContent));
    by_id("play-text").addEventListener("change", () => take(by_id("play-text").value));
    window.addEventListener("hashchange", () => { if (keeps_start && start_of_address()) choose(start_of_address()); });
    by_id("play-first").addEventListener("change", show_start);
    part("play-new").addEventListener("click", new_game);
    part("play-undo").addEventListener("click", undo);
    part("play-hint").addEventListener("click", hint);
    for (const button of by_id("play-guess").querySelectorAll("button")) button.addEventListener("click", () => compare(button.dataset.guess));
    by_id("play-why").addEventListener("change", async () => {
        show_why(null);
        if (await ready()) show();
    });
    const place_at = ({ target }) => (target.closest("[data-place]") || { dataset: {} }).dataset.place;
    part("play-position").addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") point(place_at(event)); });
    part("play-position").addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") point(""); });
    part("play-position").addEventListener("pointerdown", (event) => {
        was_long = false;
        clearTimeout(pressing);
        const place = place_at(event);
        if (event.pointerType === "touch") pressing = setTimeout(() => { was_long = true; point(place); }, LONG_PRESS);
    });
    for (const end of ["pointerup", "pointercancel"]) part("play-position").addEventListener(end, () => clearTimeout(pressing));
    by_id("play-board").addEventListener("keydown", walk);
    by_id("play-board").addEventListener("pointerenter", () => { if (is_listed()) ready(); }, { once: true });
    by_id("play-type").addEventListener("submit", async (event) => {
        event.preventDefault();
        const text = by_id("play-number").value.trim();
        if (!text || !await ready() || pending || is_over() || !is_persons_turn()) return;
        const i = /^\d+$/.test(text) ? Number(text) - 1 : at().moves.findIndex((each) => renamed(each.words, shape()) === text);
        if (at().moves[i]) await make(i);
        else tell(say("There is no move {0}: type a number from 1 to {1}.", text, at().moves.length));
        by_id("play-number").focus({ preventScroll: true });
    });
    return {
        // Begins with the start of a figure.
        begin(text) {
            of_figure = text;
            choose(text);
        },
        follow,
    };
})();

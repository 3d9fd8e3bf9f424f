// lesson: adds buttons below each figure of a game. One button shows the board there and begins a game from the position
// of the figure. Two buttons step through the moves of the figure on the board. The scripts of the board are loaded with
// the first board, so that the page of a lesson is small.
"use strict";

(function () {
    const { root, scripts } = document.currentScript.dataset;
    const board = document.getElementById("board").content.querySelector("#play");
    const figures = []; // functions that update the buttons below each figure
    let loading = null;
    let step = 0; // the number of moves of the figure that the board shows

    // Loads the scripts of a board, one after the other. The board must already be on the page.
    async function load() {
        for (const name of scripts.split(" ")) {
            await new Promise((resolve, reject) => {
                const script = Object.assign(document.createElement("script"), { src: root + name, onload: resolve });
                script.onerror = () => reject(new Error(name + " is missing"));
                document.head.append(script);
            });
        }
    }

    const is_open = (figure) => figure.nextElementSibling === board;

    async function open(figure) {
        figure.after(board);
        step = 0;
        figures.forEach((show) => show());
        board.dataset.name = figure.dataset.game;
        loading = loading || load();
        await loading;
        grundy.use(root + figure.dataset.game + ".wasm.js");
        play.begin(figure.dataset.start + "\n");
    }

    function button(part, text, act) {
        const place = Object.assign(document.createElement("button"), { type: "button", textContent: text });
        place.dataset.part = part;
        place.addEventListener("click", act);
        return place;
    }

    function walker(part, sign, label, act) {
        const place = button(part, sign, act);
        place.setAttribute("aria-label", label);
        return place;
    }

    function add_buttons(figure) {
        const moves = figure.dataset.moves ? figure.dataset.moves.split("; ") : [];
        const place = document.createElement("p"), status = document.createElement("span");
        const start = button("play-figure", language.say("Play from here"), async () => {
            await open(figure);
            board.querySelector("[data-part=play-position]").focus({ preventScroll: true });
        });
        const walk = async (by) => {
            if (!is_open(figure)) await open(figure);
            step = Math.min(Math.max(step + by, 0), moves.length);
            show();
            await play.follow(moves.slice(0, step));
        };
        const back = walker("figure-back", "◀", language.say("Previous position"), () => walk(-1));
        const ahead = walker("figure-ahead", "▶", language.say("Next position"), () => walk(1));
        const show = () => {
            const now = is_open(figure) ? step : 0, focused = document.activeElement;
            start.hidden = is_open(figure);
            [back.disabled, ahead.disabled] = [now === 0, now === moves.length];
            if (focused === back && back.disabled) ahead.focus();
            if (focused === ahead && ahead.disabled) back.focus();
            status.textContent = now ? language.say("After move {0} of {1}: {2}.", now, moves.length, language.move(moves[now - 1])) : "";
        };
        status.setAttribute("role", "status");
        place.className = "buttons";
        place.append(start, ...moves.length ? [" ", back, " ", ahead, " ", status] : []);
        figure.append(place);
        figures.push(show);
        show();
    }

    document.querySelectorAll("figure[data-game]").forEach(add_buttons);
})();

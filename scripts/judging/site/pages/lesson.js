// lesson: below each figure of a game a button that puts the board there, to be played from the position of the
// figure, and two that walk through its moves on the board. What a board needs is loaded at the first one, so that a
// lesson is light.
"use strict";

(function () {
    const { root, scripts } = document.currentScript.dataset;
    const board = document.getElementById("board").content.querySelector("#play");
    const figures = []; // functions that show below each figure where its board is
    let loading = null;
    let step = 0; // how many moves of the figure above the board were made

    // The scripts of a board, one after the other; they look for it on the page.
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
        language.apply();
        loading = loading || load();
        await loading;
        grundy.use(root + figure.dataset.game + ".wasm.js");
        play.begin(figure.dataset.start + "\n");
    }

    function button(part, text, act) {
        const made = Object.assign(document.createElement("button"), { type: "button", textContent: text });
        made.dataset.part = part;
        made.addEventListener("click", act);
        return made;
    }

    function walker(part, sign, label, chinese, act) {
        const made = button(part, sign, act);
        made.setAttribute("aria-label", label);
        made.dataset.zhLabel = chinese;
        return made;
    }

    function add_buttons(figure) {
        const moves = figure.dataset.moves ? figure.dataset.moves.split("; ") : [];
        const place = document.createElement("p"), told = document.createElement("span");
        const start = button("play-figure", "Play from here", async () => {
            await open(figure);
            board.querySelector("[data-part=play-position]").focus({ preventScroll: true });
        });
        const walk = async (by) => {
            if (!is_open(figure)) await open(figure);
            step = Math.min(Math.max(step + by, 0), moves.length);
            show();
            await play.follow(moves.slice(0, step));
        };
        const back = walker("figure-back", "◀", "Previous position", "上一个局面", () => walk(-1));
        const ahead = walker("figure-ahead", "▶", "Next position", "下一个局面", () => walk(1));
        const show = () => {
            const now = is_open(figure) ? step : 0, focused = document.activeElement;
            start.hidden = is_open(figure);
            [back.disabled, ahead.disabled] = [now === 0, now === moves.length];
            if (focused === back && back.disabled) ahead.focus();
            if (focused === ahead && ahead.disabled) back.focus();
            told.textContent = now ? language.say("After move {0} of {1}: {2}.", now, moves.length, language.move(moves[now - 1])) : "";
        };
        start.dataset.zh = "从这里开始玩";
        told.setAttribute("role", "status");
        place.className = "buttons";
        place.append(start, ...moves.length ? [" ", back, " ", ahead, " ", told] : []);
        figure.append(place);
        figures.push(show);
        show();
    }

    document.querySelectorAll("figure[data-game]").forEach(add_buttons);
    document.addEventListener("language", () => figures.forEach((show) => show()));
    language.apply();
})();

// lesson: below each figure of a game a button that puts the board there, to be played from the position of the
// figure. What a board needs is loaded at the first one, so that a lesson is light.
"use strict";

(function () {
    const { root, scripts } = document.currentScript.dataset;
    const board = document.getElementById("board").content.querySelector("#play");
    let loading = null;

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

    async function open(figure, button) {
        for (const each of document.querySelectorAll("[data-part=play-figure]")) each.hidden = each === button;
        figure.after(board);
        board.dataset.name = figure.dataset.game;
        language.apply();
        loading = loading || load();
        await loading;
        grundy.use(root + figure.dataset.game + ".wasm.js");
        play.begin(figure.dataset.start + "\n");
        board.querySelector("[data-part=play-position]").focus({ preventScroll: true });
    }

    for (const figure of document.querySelectorAll("figure[data-game]")) {
        const place = document.createElement("p"), button = document.createElement("button");
        Object.assign(button, { type: "button", textContent: "Play from here" });
        button.dataset.part = "play-figure";
        button.dataset.zh = "从这里开始玩";
        button.addEventListener("click", () => open(figure, button));
        place.className = "buttons";
        place.append(button);
        figure.append(place);
    }
    language.apply();
})();

// site: the search of the index, and the button that copies a file.
"use strict";

(function () {
    // The pieces of a file on the page are the file, to the byte.
    async function copy(event) {
        const button = event.target;
        const pieces = button.closest(".code").querySelectorAll(".source");
        const text = Array.from(pieces, (piece) => piece.textContent).join("");
        const said = button.textContent;
        try {
            await navigator.clipboard.writeText(text);
            button.textContent = "Copied";
        } catch (error) {
            button.textContent = "The browser refuses: mark and copy it";
        }
        setTimeout(() => { button.textContent = said; }, 2000);
    }

    for (const button of document.querySelectorAll("[data-part=copy]")) button.addEventListener("click", copy);

    const box = document.querySelector("[data-part=search]");
    if (!box) return;
    const results = document.getElementById("results");
    // What is said of an item, also without what stands in brackets: 取(m堆)石子游戏.
    const items = Array.from(document.querySelectorAll("[data-searched] > li"), (item) => {
        const text = item.textContent + " " + (item.dataset.words || "");
        return { item, words: (text + " " + text.replace(/[(（][^)）]*[)）]/g, "")).toLowerCase() };
    });

    // Shows what holds all words of the search, instead of the lists.
    function search() {
        const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
        const found = items.filter((each) => words.every((word) => each.words.includes(word)));
        const shown = words.length ? found.map((each) => each.item.cloneNode(true)) : [];
        results.querySelector("ul").replaceChildren(...shown);
        document.getElementById("found").textContent =
            found.length === 1 ? "1 page" : (found.length || "no") + " pages";
        results.hidden = !words.length;
        document.getElementById("all").hidden = words.length > 0;
    }

    // A link to a topic opens it.
    function unfold() {
        const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (target && target.tagName === "DETAILS") {
            target.open = true;
            target.scrollIntoView();
        }
    }

    box.disabled = false;
    box.addEventListener("input", search);
    window.addEventListener("hashchange", unfold);
    search();
    unfold();
})();

// site: the search on the first page, the button that copies a file, and the marks of pages
// that are read, solved or won. Only this browser stores the marks.
"use strict";

const kept = (function () {
    const KEY = "grundy";

    // Returns the names of pages that are read or solved, and "won NAME" for each page with a won game. Returns an empty
    // set if the browser stores nothing.
    function pages() {
        try {
            return new Set(JSON.parse(localStorage.getItem(KEY) || "[]"));
        } catch (error) {
            return new Set();
        }
    }

    function set(name, is_done) {
        const all = pages();
        if (is_done) all.add(name);
        else all.delete(name);
        try {
            localStorage.setItem(KEY, JSON.stringify([...all]));
        } catch (error) {
            return; // this browser stores nothing
        }
        show();
    }

    function show() {
        const all = pages();
        for (const link of document.querySelectorAll("main a[href]")) {
            const name = link.getAttribute("href").replace(/^(\.\.\/)+|\.html$/g, "");
            link.classList.toggle("done", all.has(name));
            link.classList.toggle("won", all.has("won " + name));
        }
        for (const box of document.querySelectorAll("[data-part=tick]")) {
            box.checked = all.has(document.body.dataset.name);
            box.parentElement.hidden = false;
        }
        const line = document.getElementById("kept");
        if (line) line.hidden = !all.size;
    }

    for (const box of document.querySelectorAll("[data-part=tick]")) {
        box.addEventListener("change", () => set(document.body.dataset.name, box.checked));
    }
    for (const button of document.querySelectorAll("[data-part=forget]")) {
        button.addEventListener("click", () => { localStorage.removeItem(KEY); show(); });
    }
    show();
    return { set };
})();

(function () {
    // Copies a file. The parts of the file on the page together equal the file.
    async function copy(event) {
        const button = event.target;
        const pieces = button.closest(".code").querySelectorAll(".source");
        const text = Array.from(pieces, (piece) => piece.textContent).join("");
        const label = button.textContent;
        try {
            await navigator.clipboard.writeText(text);
            button.textContent = language.say("Copied");
        } catch (error) {
            button.textContent = language.say("Copying is blocked: select the text");
        }
        setTimeout(() => { button.textContent = label; }, 2000);
    }

    for (const button of document.querySelectorAll("[data-part=copy]")) button.addEventListener("click", copy);

    const box = document.querySelector("[data-part=search]");
    if (!box) return;
    const KEY = "grundy search";
    const results = document.getElementById("results");
    // Other names of words on the pages.
    const MEANT = {
        "sg": ["grundy"], "sg值": ["grundy"], "sg函数": ["grundy"], "sg定理": ["grundy"], "mex": ["grundy"],
        "洛谷": ["luogu"], "杭电": ["hdu"], "力扣": ["leetcode"], "北大": ["poj"],
        "斐波那契": ["fibonacci"], "斐波那契博弈": ["fibonacci"], "反尼姆": ["misere"], "反nim": ["misere"], "反常": ["misere"],
        "尼姆": ["nim"], "尼姆博弈": ["nim"], "威佐夫": ["wythoff"], "威佐夫博弈": ["wythoff"], "巴什博弈": ["bachet"], "巴什": ["bachet"],
        "阶梯博弈": ["staircase"], "阶梯nim": ["staircase"], "树上删边": ["hackenbush"], "异或": ["nim-sum", "nim"], "surreal": ["partizan", "numbers"],
        "必败": ["p-position"], "必胜": ["n-position"], "先手必败": ["p-position"], "先手必胜": ["n-position"], "平局": ["draw"],
    };
    const KINDS = ["Lesson", "", "Template", "Word"]; // the order of the results; "" is a problem
    // The text of each item, also without the text in brackets: 取(m堆)石子游戏.
    const items = Array.from(document.querySelectorAll("[data-searched] > li"), (item) => {
        const text = item.textContent + " " + (item.dataset.words || ""), id = item.querySelector(".id");
        const kind = item.closest("#templates") ? "Template" : id && /^(Lesson|Word) /.test(id.textContent) ? id.textContent.trim() : "";
        return { item, kind: KINDS.indexOf(kind), title: plain(item.querySelector("a").textContent), words: plain(text + " " + text.replace(/[(（][^)）]*[)）]/g, "")) };
    });

    // Returns a text without capitals and accents.
    function plain(text) {
        return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    }

    // Shows the items that contain all words of the search, instead of the lists. Items with the words in their titles come
    // first.
    function search() {
        const words = plain(box.value).split(/\s+/).filter(Boolean);
        const has = (text, word) => [word, ...(MEANT[word] || [])].some((each) => text.includes(each));
        const rank = (each) => (words.every((word) => has(each.title, word)) ? 0 : KINDS.length) + each.kind;
        const found = items.filter((each) => words.every((word) => has(each.words, word))).sort((a, b) => rank(a) - rank(b));
        const shown = words.length ? found.map((each) => each.item.cloneNode(true)) : [];
        results.querySelector("ul").replaceChildren(...shown);
        document.getElementById("found").textContent =
            found.length === 1 ? language.say("1 page") : found.length ? language.say("{0} pages", found.length) : language.say("no pages");
        results.hidden = !words.length;
        document.getElementById("all").hidden = words.length > 0;
        try {
            sessionStorage.setItem(KEY, box.value);
        } catch (error) {
            return; // this browser stores nothing
        }
    }

    // Returns the last search if the person comes back to this page.
    function restored() {
        const [entry] = performance.getEntriesByType("navigation");
        try {
            return entry && entry.type !== "navigate" && !/^#(?!start=)/.test(location.hash) ? sessionStorage.getItem(KEY) || "" : "";
        } catch (error) {
            return "";
        }
    }

    function leave() {
        box.value = "";
        search();
    }

    // Opens the topic that the address names.
    function unfold() {
        const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (target && target.tagName === "DETAILS") {
            target.open = true;
            target.scrollIntoView();
        }
    }

    box.disabled = false;
    box.value = restored();
    box.addEventListener("input", search);
    box.form.addEventListener("submit", (event) => {
        event.preventDefault();
        const first = results.querySelector("li a");
        if (box.value.trim() && first) location.href = first.href;
    });
    for (const link of document.querySelectorAll(".top a")) link.addEventListener("click", leave);
    document.addEventListener("keydown", (event) => {
        if (event.key !== "/" || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
        event.preventDefault();
        box.focus();
    });
    window.addEventListener("hashchange", unfold);
    search();
    unfold();
})();

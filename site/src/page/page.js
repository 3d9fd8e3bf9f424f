// site: the search on the first page, the button that copies a file, and the marks of pages
// that are read, solved or won. Only this browser stores the marks.
"use strict";

const kept = (function () {
    const KEY = "grundy";

    // Returns the names of pages that are read or solved, "won NAME" for each page with a won game, and "right NAME START"
    // or "wrong NAME START" for each answer to "Who wins?", and "exercise NAME NUMBER" for each solved exercise. Returns an empty set if the browser stores nothing.
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

    const name_of = (link) => link.getAttribute("href").replace(/^(\.\.\/)+|\.html$/g, "");

    // Returns the lessons of the first page, or the lesson of a page: its name, the place of its bar, the number of its
    // exercises, and its problems.
    function lessons() {
        const bar = document.getElementById("bar"), course = document.querySelector(".course");
        if (bar) return [{ name: document.body.dataset.name, bar, exercises: Number(bar.dataset.exercises), problems: bar.dataset.problems.split(" ").filter(Boolean) }];
        if (!course) return [];
        const exercises = course.dataset.exercises.split(" ").map(Number);
        return [...course.children].map((item, i) => ({
            name: name_of(item.querySelector(".lesson")), bar: item.querySelector(".bar-of-lesson") || item.querySelector(".count").appendChild(document.createElement("span")),
            exercises: exercises[i], problems: [...item.querySelectorAll(".list a")].map(name_of),
        }));
    }

    // Shows how many of the exercises and problems of a lesson are solved.
    function show_bar({ name, bar, exercises, problems }, all) {
        const numbers = Array.from({ length: exercises }, (_, i) => `exercise ${name} ${i + 1}`);
        const done = [...numbers, ...problems].filter((each) => all.has(each)).length, count = exercises + problems.length;
        const progress = Object.assign(document.createElement("progress"), { max: count || 1, value: done });
        progress.setAttribute("aria-hidden", "true");
        bar.className = "bar-of-lesson";
        bar.replaceChildren(...count ? [progress, language.say("{0} of {1} solved", done, count)] : []);
    }

    function show() {
        const all = pages();
        for (const link of document.querySelectorAll("main a[href]")) {
            const name = name_of(link);
            link.classList.toggle("done", all.has(name));
            link.classList.toggle("won", all.has("won " + name));
        }
        for (const box of document.querySelectorAll("[data-part=tick]")) {
            box.checked = all.has(document.body.dataset.name);
            box.parentElement.hidden = false;
        }
        for (const lesson of lessons()) show_bar(lesson, all);
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
    return { set, has: (name) => pages().has(name), names: () => [...pages()] };
})();

// The idea of a problem is folded. It stays open on a page where a person has opened it.
(function () {
    const tried = document.getElementById("tried");
    if (!tried) return;
    tried.open = kept.has("tried " + document.body.dataset.name);
    tried.addEventListener("toggle", () => kept.set("tried " + document.body.dataset.name, tried.open));
    const open = () => {
        const target = location.hash && document.getElementById(location.hash.slice(1));
        if (!target || !tried.contains(target)) return;
        tried.open = true;
        target.scrollIntoView();
    };
    window.addEventListener("hashchange", open);
    open();
})();

// Opens everything that is folded while a page is printed.
(function () {
    let folded = [];
    window.addEventListener("beforeprint", () => {
        folded = [...document.querySelectorAll("main details:not([open])")].filter((each) => !each.closest(".tool"));
        for (const each of folded) each.open = true;
    });
    window.addEventListener("afterprint", () => { for (const each of folded) each.open = false; });
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
    const KINDS = ["lessons", "problems", "templates", "glossary.html"]; // the order of the results
    const items = Array.from(document.querySelectorAll("[data-searched] > li"), (item) => {
        const page = item.querySelector("a").getAttribute("href");
        return { item, page, kind: KINDS.indexOf(page.split(/[/#]/)[0]) };
    });

    const here = document.currentScript.src.replace(/[^/]*$/, "");
    let loaded = null; // fulfilled when the texts of all pages are loaded

    // Loads the texts of all pages when the first search begins.
    function load() {
        loaded = loaded || new Promise((resolve) => {
            const script = document.createElement("script");
            script.src = here + "search-data.js";
            script.addEventListener("load", resolve);
            document.head.append(script);
        });
        return loaded;
    }

    // Shows the pages that match the search, instead of the lists.
    function search() {
        keep();
        if (!box.value.trim()) show("");
        else load().then(() => show(box.value.trim()));
    }

    function keep() {
        try {
            sessionStorage.setItem(KEY, box.value);
        } catch (error) {
            return; // this browser stores nothing
        }
    }

    // Shows the pages that match a query; pages with its words in their names come first.
    function show(query) {
        results.hidden = !query;
        document.getElementById("all").hidden = Boolean(query);
        if (!query) return;
        const { ranks, left_out, corrected } = finder.find(query);
        const order = ({ page, kind }) => (ranks[page] <= 2 ? 0 : 1000) + 100 * kind + ranks[page];
        const found = items.filter(({ page }) => page in ranks).sort((a, b) => order(a) - order(b));
        results.querySelector("ul").replaceChildren(...found.map(({ item }) => item.cloneNode(true)));
        document.getElementById("found").textContent =
            found.length === 1 ? language.say("1 page") : found.length ? language.say("{0} pages", found.length) : language.say("no pages");
        const notes = corrected.map(([typed, meant]) => language.say("“{0}” is not known; these are the results for “{1}”.", typed, meant));
        if (left_out.length) notes.push(language.say("No page matches all words; left out: {0}.", left_out.join(", ")));
        const similar = found.length ? [] : finder.similar(query);
        if (similar.length) notes.push(language.say("Similar words: {0}.", similar.join(", ")));
        document.getElementById("search-notes").textContent = notes.join(" ");
    }

    // Returns the search of another page, or the last search if the person comes back to this page.
    function restored() {
        const sent = new URLSearchParams(location.search).get("find");
        if (sent !== null) return sent;
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
        if (!box.value.trim()) return;
        load().then(() => {
            const first = results.querySelector("li a");
            if (first) location.href = first.href;
        });
    });
    for (const link of document.querySelectorAll(".top a:not([data-part=language])")) link.addEventListener("click", leave);
    document.addEventListener("keydown", (event) => {
        if (event.key !== "/" || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
        event.preventDefault();
        box.focus();
    });
    window.addEventListener("hashchange", unfold);
    search();
    unfold();
})();

// Judges a program on any page: judge.js, which is loaded with the first program, replaces this function.
(function () {
    const src = document.currentScript.src.replace(/[^/]*$/, "judge.js");
    window.grundyJudge = (...request) => new Promise((resolve, reject) => {
        const onload = () => resolve(window.grundyJudge(...request)), onerror = () => reject(new Error("judge.js is missing"));
        document.head.append(Object.assign(document.createElement("script"), { src, onload, onerror }));
    });
})();

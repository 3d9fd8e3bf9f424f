// box: the search on the first page.
import { listed, say, sentences } from "../i18n/say";
import { byId, part } from "../page/dom";
import { FOLDER, loadScript } from "../page/script";
import { store, stored } from "../page/storage";
import { find, NAMED, READ, similar } from "./finder";

const KEY = "grundy search";
const KINDS = ["lessons", "problems", "templates", "glossary.html"]; // the order of the results

const box = part("search");
const results = byId("results");
const items = new Map(
    Array.from(document.querySelectorAll("[data-searched] > li"), (item) => [
        item.querySelector("a")!.getAttribute("href")!,
        item,
    ]),
);

let loaded: Promise<void> | null = null; // kept when the texts of all pages are loaded

// Loads the texts of all pages when the first search begins.
function load(): Promise<void> {
    loaded ??= loadScript(FOLDER + "search-data.js");
    return loaded;
}

// Shows the pages that match the search, instead of the lists.
function search(): void {
    store("sessionStorage", KEY, box.value);
    if (!box.value.trim()) show("");
    else load().then(() => show(box.value.trim()));
}

// Shows the pages that match a query. First come pages with its words in their names, and lessons on a game of its name;
// last come pages that contain it only in their text.
function show(query: string): void {
    results.hidden = !query;
    byId("all").hidden = Boolean(query);
    if (!query) return;
    const { ranks, leftOut, corrected } = find(query);
    function order(page: string): number {
        const kind = KINDS.indexOf(page.split(/[/#]/)[0]);
        const rank = ranks[page];
        // A lesson of which a term only contains the words comes after names that contain the words.
        if (!kind && rank > NAMED && rank <= NAMED + 1) return 250 + rank;
        return (rank < NAMED ? 0 : rank < READ ? 1000 : 2000) + 100 * kind + rank;
    }
    const found = Object.keys(ranks).filter((page) => items.has(page));
    found.sort((a, b) => order(a) - order(b));
    const list = results.querySelector("ul")!;
    list.replaceChildren(...found.map((page) => items.get(page)!.cloneNode(true)));
    byId("found").textContent =
        found.length === 1
            ? say("1-page")
            : found.length
              ? say("count-pages", found.length)
              : say("no-pages");
    const notes = corrected.map(([typed, meant]) => say("word-not-known", typed, meant));
    if (leftOut.length) notes.push(say("words-left-out", listed(leftOut)));
    const near = found.length ? [] : similar(query);
    if (near.length) notes.push(say("similar-words", listed(near)));
    byId("search-notes").textContent = sentences(...notes);
}

// Returns the search of another page, or the last search if the person comes back to this page.
function restored(): string {
    const sent = new URLSearchParams(location.search).get("find");
    if (sent !== null) return sent;
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isBack = entry && entry.type !== "navigate" && !/^#(?!start=)/.test(location.hash);
    return (isBack && stored("sessionStorage", KEY)) || "";
}

function leave(): void {
    box.value = "";
    search();
}

// Opens the topic that the address names.
function unfold(): void {
    const target =
        location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) {
        target.open = true;
        target.scrollIntoView();
    }
}

box.disabled = false;
box.value = restored();
box.addEventListener("input", search);
box.form!.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!box.value.trim()) return;
    await load();
    const first = results.querySelector<HTMLAnchorElement>("li a");
    if (first) location.href = first.href;
});
for (const link of document.querySelectorAll(".top a:not([data-part=language])")) {
    link.addEventListener("click", leave);
}
document.addEventListener("keydown", (event) => {
    const { tagName } = event.target as Element;
    if (event.key !== "/" || /^(INPUT|TEXTAREA|SELECT)$/.test(tagName)) return;
    event.preventDefault();
    box.focus();
});
window.addEventListener("hashchange", unfold);
search();
unfold();

// table: shows in the table of problems what is solved and won, sorts its rows, and hides those that a person does not want.
"use strict";

(function () {
    const table = document.getElementById("problems"), filters = document.getElementById("filters");
    const rows = [...table.tBodies[0].rows], order = new Intl.Collator("en", { numeric: true });

    // Returns whether the problem of a row is solved ("done") or won against the machine ("won"). Else returns "open".
    function state(row) {
        const { classList } = row.querySelector("th a");
        return ["done", "won"].find((each) => classList.contains(each)) || "open";
    }

    // The keys by which rows are sorted. Rows with the key "" come last.
    const KEYS = {
        number: (row) => String(rows.indexOf(row)),
        lesson: (row) => row.cells[2].textContent.trim(),
        difficulty: (row) => row.dataset.difficulty,
        state: (row) => String(["done", "won", "open"].indexOf(state(row))),
    };

    function sort(header) {
        const key = KEYS[header.dataset.key];
        const compare = (a, b) => (key(a) === "") - (key(b) === "") || order.compare(key(a), key(b)) || rows.indexOf(a) - rows.indexOf(b);
        table.tBodies[0].append(...rows.slice().sort(compare));
        for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
        header.setAttribute("aria-sort", "ascending");
    }

    function filter() {
        const topic = filters.elements.topic.value, wanted = filters.elements.state.value;
        for (const row of rows) {
            row.hidden = topic && !row.dataset.topics.split(" ").includes(topic) || wanted && state(row) !== wanted;
        }
        document.getElementById("shown").textContent = language.say("{0} of {1} problems", rows.filter((row) => !row.hidden).length, rows.length);
    }

    const WORDS = { done: language.say("solved"), won: language.say("won"), open: "" };
    for (const row of rows) row.querySelector(".state").textContent = WORDS[state(row)];
    for (const header of table.tHead.querySelectorAll("[data-key]")) {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: header.textContent });
        button.addEventListener("click", () => sort(header));
        header.replaceChildren(button);
    }
    filters.addEventListener("change", filter);
    filters.hidden = false;
    sort(table.tHead.querySelector("[data-key=number]"));
    filter();
})();

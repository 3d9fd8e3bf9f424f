// table: shows in the table of problems what is solved and won, sorts its rows, and hides those that a person does not
// want.
import { say } from "../i18n/say";
import { button, byId } from "../page/dom";

const table = byId("problems");
const head = table.tHead!;
const filters = byId("filters");
const rows = [...table.tBodies[0].rows];
const order = new Intl.Collator("en", { numeric: true });

const WORDS = { done: say("solved"), won: say("won"), open: "" };
type State = keyof typeof WORDS;

// Returns whether the problem of a row is solved ("done") or won against the machine ("won"). Else returns "open".
function state(row: HTMLTableRowElement): State {
    const { classList } = row.querySelector("th a")!;
    return (["done", "won"] as const).find((each) => classList.contains(each)) ?? "open";
}

// The keys by which rows are sorted. Rows with the key "" come last.
const KEYS: Record<string, (row: HTMLTableRowElement) => string> = {
    number: (row) => String(rows.indexOf(row)),
    lesson: (row) => row.cells[2].textContent.trim(),
    difficulty: (row) => row.dataset.difficulty!,
    state: (row) => String(["done", "won", "open"].indexOf(state(row))),
};

function sort(header: HTMLElement): void {
    const key = KEYS[header.dataset.key!];
    const isLast = (row: HTMLTableRowElement) => Number(key(row) === "");
    const sorted = rows
        .slice()
        .sort(
            (a, b) =>
                isLast(a) - isLast(b) ||
                order.compare(key(a), key(b)) ||
                rows.indexOf(a) - rows.indexOf(b),
        );
    table.tBodies[0].append(...sorted);
    for (const other of head.rows[0].cells) other.removeAttribute("aria-sort");
    header.setAttribute("aria-sort", "ascending");
}

function filter(): void {
    const wanted = new FormData(filters);
    const topic = String(wanted.get("topic"));
    const wantedState = wanted.get("state");
    for (const row of rows) {
        const hasTopic = !topic || row.dataset.topics!.split(" ").includes(topic);
        row.hidden = !hasTopic || Boolean(wantedState && state(row) !== wantedState);
    }
    const shown = rows.filter((row) => !row.hidden).length;
    byId("shown").textContent = say("count-of-problems", shown, rows.length);
}

for (const row of rows) row.querySelector(".state")!.textContent = WORDS[state(row)];
for (const header of head.querySelectorAll<HTMLElement>("[data-key]")) {
    header.replaceChildren(button(header.textContent, () => sort(header)));
}
filters.addEventListener("change", filter);
filters.hidden = false;
sort(head.querySelector<HTMLElement>("[data-key=number]")!);
filter();

// marking: a table of small positions in which a person marks the P-positions, before the page shows them.
import { listed, say } from "../i18n/say";
import { button, element } from "./dom";

const MOST = { list: 40, square: 13 }; // cells of a list, and rows and columns of a square, that a person marks

interface Marked {
    names: string[]; // of the axes
    first: number;
    outcomes: string[]; // a letter for each position; a text for each row
}

// Returns the table with a button for each position. A list has one row of buttons with their numbers.
function grid({ names, first, outcomes }: Marked, cells: HTMLButtonElement[]): HTMLElement {
    const isList = names.length === 1;
    const size = Math.min(isList ? MOST.list : MOST.square, outcomes[0].length);
    const cell = (row: number, column: number) => {
        const at = isList ? `${column + first}` : `(${row + first}, ${column + first})`;
        const made = button(isList ? at : "", () => {
            made.ariaPressed = String(made.ariaPressed !== "true");
            made.className = "";
        });
        made.ariaPressed = "false";
        made.ariaLabel = at;
        made.dataset.outcome = outcomes[row][column];
        cells.push(made);
        return made;
    };
    const numbers = Array.from({ length: size }, (_, i) => i);
    const place = element("div", "", isList ? "cells" : "cells square");
    if (isList) {
        place.append(element("i", names[0]), ...numbers.map((column) => cell(0, column)));
        return place;
    }
    place.style.setProperty("--columns", String(size + 1));
    place.append(element("i", listed(names)), ...numbers.map((i) => element("i", i + first)));
    for (const row of numbers)
        place.append(element("i", row + first), ...numbers.map((column) => cell(row, column)));
    return place;
}

// Compares the marks with the outcomes. Returns what the person has found, and colours the marks.
function compared(cells: HTMLButtonElement[]): string {
    const lost = cells.filter((cell) => cell.dataset.outcome === "P");
    const marked = cells.filter((cell) => cell.ariaPressed === "true");
    const wrong = marked.filter((cell) => !lost.includes(cell));
    for (const cell of marked) cell.className = wrong.includes(cell) ? "wrong" : "right";
    const found = marked.length - wrong.length;
    if (found === lost.length && !wrong.length) return say("all-right");
    return say("p-positions-found-wrong", found, lost.length, wrong.length);
}

const place = document.querySelector<HTMLElement>("[data-marked]");
if (place) {
    const marked = JSON.parse(place.dataset.marked!) as Marked;
    const table = place.nextElementSibling as HTMLDetailsElement;
    const begin = button(say("mark-p-positions"), () => {
        const cells: HTMLButtonElement[] = [];
        const told = element("p");
        told.setAttribute("role", "status");
        const check = button(say("check"), () => {
            told.textContent = compared(cells);
        });
        const end = button(say("show-table"), () => {
            table.open = true;
            place.replaceChildren(begin);
            begin.focus();
        });
        const buttons = element("p", "", "buttons");
        buttons.append(check, " ", end);
        const question = element("p", say("which-positions-lose"));
        place.replaceChildren(question, grid(marked, cells), buttons, told);
        table.open = false;
        cells[0].focus();
    });
    begin.dataset.part = "mark";
    place.append(begin);
}

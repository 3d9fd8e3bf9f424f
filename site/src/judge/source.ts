// source: the box with the program, a textarea or an editor above it. The browser stores the program.
import { part } from "../page/dom";
import { FOLDER, loadScript } from "../page/script";
import { store, stored } from "../page/storage";
import type { Editor, Mark } from "./editor";
import { loadScripts, once } from "./judge";
import type { Judged } from "./pack";

const KEY = "grundy source ";
const VERDICT = "grundy verdict " + location.pathname; // in the language of the page

// The name of the problem of the page.
export const PROBLEM = (document.body.dataset.name ?? "").replace(/^problems\//, "");

let editor: Editor | null = null; // CodeMirror, as soon as it is loaded

const box = () => part("judge-source");

export const program = () => box().value;

// Marks the errors of the compiler, if the editor is loaded.
export const mark = (errors: Mark[]) => editor?.mark(errors);

// Replaces the program.
export function put(text: string): void {
    box().value = text;
    box().dispatchEvent(new Event("input"));
}

export function goTo(line: number): void {
    if (editor) return editor.goTo(line);
    const area = box();
    const lines = area.value.split("\n");
    const begin = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    area.focus();
    area.setSelectionRange(begin, begin + (lines[line - 1] ?? "").length);
    area.scrollTop = (Math.max(0, line - 5) * area.scrollHeight) / lines.length;
}

const loadEditor = once(async () => {
    await loadScripts();
    await loadScript(FOLDER + "editor.js");
    await new Promise((resolve) => setTimeout(resolve)); // lets the page answer between two long steps
    const label = document.querySelector("label[for=judge-source]")!;
    editor = window.grundyEditor(box(), label.textContent);
    box().classList.add("under");
    Object.assign(box(), { tabIndex: -1, ariaHidden: "true" });
});

// Loads the editor when the box is first seen. If it cannot be loaded, the textarea stays.
export function watch(): void {
    new IntersectionObserver((entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        loadEditor().catch(() => {});
    }).observe(box());
}

// Stores the verdict on a program, as long as the tab is open.
export function keepVerdict(source: string, found: Judged): void {
    store("sessionStorage", VERDICT, JSON.stringify({ source, found }));
}

// Returns the stored verdict; null if there is none, or if the program has changed.
export function keptVerdict(): Judged | null {
    const kept = stored("sessionStorage", VERDICT);
    if (!kept) return null;
    const { source, found } = JSON.parse(kept) as { source: string; found: Judged };
    return source === program() ? { ...found, goOn: null } : null;
}

// Shows the stored program, and stores each change.
export function keepProgram(): void {
    box().value ||= stored("localStorage", KEY + PROBLEM) ?? "";
    box().addEventListener("input", () => store("localStorage", KEY + PROBLEM, box().value));
}

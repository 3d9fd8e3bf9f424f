// marks: the marks of pages that are read, solved or won. Only this browser stores the marks, each under a key of its own:
// a page that does not see what another page has stored does not delete it.
import { say } from "../i18n/say";
import { element } from "./dom";
import { forget, store, storedKeys } from "./storage";

const PREFIX = "grundy mark "; // of a key

interface Lesson {
    name: string;
    bar: HTMLElement;
    exercises: number;
    problems: string[];
}

// Returns the names of pages that are read or solved, "won NAME" for each page with a won game, "right NAME START" or
// "wrong NAME START" for each answer to "Who wins?", and "exercise NAME NUMBER" for each solved exercise.
export function allMarks(): Set<string> {
    const keys = storedKeys("localStorage").filter((key) => key.startsWith(PREFIX));
    return new Set(keys.map((key) => key.slice(PREFIX.length)));
}

export const hasMark = (name: string) => allMarks().has(name);

export function setMark(name: string, isSet: boolean): void {
    if (isSet) store("localStorage", PREFIX + name, "");
    else forget("localStorage", PREFIX + name);
    show();
}

const nameOf = (link: Element) => link.getAttribute("href")!.replace(/^(\.\.\/)+|\.html$/g, "");

// Returns the lessons of the first page, or the lesson of a page: its name, the place of its bar, the number of its
// exercises, and its problems.
function lessons(): Lesson[] {
    const bar = document.getElementById("bar");
    const course = document.querySelector<HTMLElement>(".course");
    if (bar) {
        const problems = bar.dataset.problems!.split(" ").filter(Boolean);
        const exercises = Number(bar.dataset.exercises);
        return [{ name: document.body.dataset.name!, bar, exercises, problems }];
    }
    if (!course) return [];
    const exercises = course.dataset.exercises!.split(" ").map(Number);
    return [...course.children].map((item, i) => ({
        name: nameOf(item.querySelector(".lesson")!),
        bar:
            item.querySelector<HTMLElement>(".bar-of-lesson") ??
            item.querySelector(".count")!.appendChild(element("span")),
        exercises: exercises[i],
        problems: [...item.querySelectorAll(".list a")].map(nameOf),
    }));
}

// Shows how many of the exercises and problems of a lesson are solved.
function showBar({ name, bar, exercises, problems }: Lesson, all: Set<string>): void {
    const numbers = Array.from({ length: exercises }, (_, i) => `exercise ${name} ${i + 1}`);
    const done = [...numbers, ...problems].filter((each) => all.has(each)).length;
    const count = exercises + problems.length;
    const progress = Object.assign(element("progress"), { max: count || 1, value: done });
    progress.setAttribute("aria-hidden", "true");
    bar.className = "bar-of-lesson";
    bar.replaceChildren(...(count ? [progress, say("count-solved", done, count)] : []));
}

const ticks = document.querySelectorAll<HTMLInputElement>("[data-part=tick]");

function show(): void {
    const all = allMarks();
    for (const link of document.querySelectorAll("main a[href]")) {
        const name = nameOf(link);
        link.classList.toggle("done", all.has(name));
        link.classList.toggle("won", all.has("won " + name));
    }
    for (const box of ticks) {
        box.checked = all.has(document.body.dataset.name!);
        box.parentElement!.hidden = false;
    }
    for (const lesson of lessons()) showBar(lesson, all);
    const line = document.getElementById("kept");
    if (line) line.hidden = !all.size;
}

for (const box of ticks) {
    box.addEventListener("change", () => setMark(document.body.dataset.name!, box.checked));
}
for (const each of document.querySelectorAll("[data-part=forget]")) {
    each.addEventListener("click", () => {
        for (const name of allMarks()) forget("localStorage", PREFIX + name);
        show();
    });
}
show();

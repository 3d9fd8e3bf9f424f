// judge: the boxes that judge a program in a lesson. A box is a frame with the page of the problem.
import { say } from "../i18n/say";
import { FRAME, type Told } from "../judge/frame";
import { element } from "../page/dom";

// Returns the folded box of the problem to which a link leads. `solve` is called if a program is right on all cases.
function box(link: HTMLAnchorElement, solve: () => void): HTMLElement {
    const folded = element("details", "", "tool judging");
    const title = say("judge-program-for", link.dataset.judge);
    const src = link.href.replace(/#.*/, "");
    const frame = Object.assign(element("iframe"), { name: FRAME, title, src });
    folded.append(element("summary", say("judge-here")));
    folded.addEventListener("toggle", () => folded.append(frame), { once: true });
    window.addEventListener("message", ({ source, data }: MessageEvent<Told>) => {
        if (source !== frame.contentWindow) return;
        if (data.height) frame.style.height = `${data.height}px`;
        if (data.isSolved) solve();
    });
    return folded;
}

// Adds the boxes. A box in an exercise is one of its tools and solves the exercise.
for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-judge]")) {
    const block = link.closest("p, li")!;
    const exercise = link.closest("li")?.querySelector(".exercise");
    const tick = exercise?.querySelector<HTMLInputElement>(".solved input");
    const made = box(link, () => {
        if (tick && !tick.checked) tick.click();
    });
    if (exercise) exercise.prepend(made);
    else if (block.matches("p")) block.after(made);
    else block.append(made);
}

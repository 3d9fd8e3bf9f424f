// folding: the idea of a problem is folded. It stays open on a page where a person has opened it. Everything that is
// folded is open while a page is printed. Then the answers of the exercises of a lesson are at its end.
import { say } from "../i18n/say";
import { element, findId } from "./dom";
import { hasMark, setMark } from "./marks";

const tried = findId("tried");
if (tried) {
    const mark = "tried " + document.body.dataset.name;
    tried.open = hasMark(mark);
    tried.addEventListener("toggle", () => setMark(mark, tried.open));
    const open = () => {
        const target = location.hash && document.getElementById(location.hash.slice(1));
        if (!target || !tried.contains(target)) return;
        tried.open = true;
        target.scrollIntoView();
    };
    window.addEventListener("hashchange", open);
    open();
}

// Returns the section with the hints and answers of all exercises, which a page on paper has at its end.
function answersOnPaper(): HTMLElement {
    const section = element("section", "", "on-paper");
    const list = element("ol");
    for (const place of document.querySelectorAll<HTMLElement>("[data-exercise]")) {
        const item = Object.assign(element("li"), { value: Number(place.dataset.exercise) });
        for (const each of place.parentElement!.querySelectorAll(":scope > details"))
            item.append(each.cloneNode(true));
        list.append(item);
    }
    section.append(element("h2", say("hints-and-answers")), list);
    return section;
}

let folded: HTMLDetailsElement[] = [];
window.addEventListener("beforeprint", () => {
    if (document.querySelector("[data-exercise]"))
        document.querySelector(".text")!.append(answersOnPaper());
    const all = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
    folded = [...all].filter((each) => !each.closest(".tool"));
    for (const each of folded) each.open = true;
});
window.addEventListener("afterprint", () => {
    document.querySelector(".on-paper")?.remove();
    for (const each of folded) each.open = false;
});

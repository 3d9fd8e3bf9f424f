// folding: the idea of a problem is folded. It stays open on a page where a person has opened it. Everything that is
// folded is open while a page is printed.
import { findId } from "./dom";
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

let folded: HTMLDetailsElement[] = [];
window.addEventListener("beforeprint", () => {
    const all = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
    folded = [...all].filter((each) => !each.closest(".tool"));
    for (const each of folded) each.open = true;
});
window.addEventListener("afterprint", () => {
    for (const each of folded) each.open = false;
});

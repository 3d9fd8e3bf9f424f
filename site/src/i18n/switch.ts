// switch: the link to the same page in the other language. The browser stores which language a person chooses.
import { store } from "../page/storage";
import { isChinese } from "./say";

const KEY = "grundy language";

// Leads to the same place in the other language.
function follow(event: Event): void {
    const link = event.currentTarget as HTMLAnchorElement;
    link.href = link.href.split(/[?#]/)[0] + location.search + location.hash;
    store("localStorage", KEY, isChinese ? "en" : "zh");
}

for (const link of document.querySelectorAll("[data-part=language]")) {
    for (const kind of ["click", "auxclick"]) link.addEventListener(kind, follow);
}

// frame: a lesson shows the page of a problem in a frame. There, the page shows only its box "Judge your program". It sends
// messages to the lesson. A page that is opened from a disk can also send messages, but cannot look into a frame.
import { byId, element } from "../page/dom";

export const FRAME = "grundy-judge"; // the name of the frame

export interface Told {
    height?: number; // of the box
    isSolved?: true; // a program is right on all cases
}

const isFramed = window.name === FRAME && window !== parent;

const tell = (told: Told) => parent.postMessage(told, "*");

// Says that a program is right on all cases.
export function tellSolved(): void {
    if (isFramed) tell({ isSolved: true });
}

// Shows only the box, if the page is in a frame.
export function startFrame(): void {
    if (!isFramed) return;
    document.documentElement.classList.add("only-judge");
    document.body.prepend(byId("judge"));
    document.head.append(Object.assign(element("base"), { target: "_top" }));
    new ResizeObserver(() => tell({ height: document.body.offsetHeight })).observe(document.body);
}

// picture: a picture of positions. A click on a node goes to its position.
import { element } from "../page/dom";

// Goes to a position, by its number.
export type GoTo = (position: number) => void;

// The rows and columns by which the arrow keys move.
const STEPS: Record<string, [number, number]> = {
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
};

const nodeAt = (event: Event) => (event.target as Element).closest<SVGElement>("[data-node]");

export function picture(svg: string, words: string, goTo: GoTo): HTMLElement {
    const place = element("div", "");
    const scroll = element("div", "", "scroll");
    scroll.tabIndex = 0;
    scroll.innerHTML = svg;
    scroll.addEventListener("click", (event) => {
        const node = nodeAt(event);
        if (node) goTo(Number(node.dataset.node));
    });
    scroll.addEventListener("keydown", (event) => {
        const node = nodeAt(event);
        if (event.key === "Enter" && node) goTo(Number(node.dataset.node));
        const step = STEPS[event.key];
        if (!step || !node || !node.dataset.cell) return;
        const [row, column] = node.dataset.cell
            .split(",")
            .map((number, axis) => Number(number) + step[axis]);
        const next = scroll.querySelector<SVGElement>(`[data-cell="${row},${column}"]`);
        next?.focus();
        event.preventDefault();
        event.stopPropagation(); // the arrow keys do not walk through the moves
    });
    place.append(scroll, element("p", words, "aside"));
    return place;
}

// pointer: whether the mouse has moved since it was pressed. A click changes the page, so something new may come under a
// mouse that stands still.
let pressed = "";
const place = (event: MouseEvent) => String([event.clientX, event.clientY].map(Math.floor));

document.addEventListener(
    "pointerdown",
    (event) => {
        pressed = place(event);
    },
    true,
);

export const hasMoved = (event: MouseEvent) => place(event) !== pressed;

// pointer: whether the mouse has moved since it was pressed. A click changes the page, so something new may come under a
// mouse that stands still.
const place = (event: MouseEvent) => String([event.clientX, event.clientY].map(Math.floor));
let pressed = ""; // the place of the mouse, until it moves

function press(event: MouseEvent): void {
    pressed = place(event);
}

function move(event: MouseEvent): void {
    if (place(event) !== pressed) pressed = "";
}

document.addEventListener("pointerdown", press, true);
document.addEventListener("pointermove", move, true);

export const hasMoved = () => !pressed;

import type { Pair, Position, RectanglesShape } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { total } from "./values";

// Alice divides the second side of a piece, Bob the first one.
export const cutcake: Rule<RectanglesShape> = {
    title: "cutcake-halve",
    kinds: ["rectangles"],
    isLost({ shape, position }) {
        const lead = total(shape.sizes.map((size) => leadOf(stepsOf(size))));
        return valueIn(position, "to_move") === "Alice" ? lead <= 0 : lead >= 0;
    },
    tell({ shape }: Position<RectanglesShape>) {
        if (!shape.sizes.length) return say("no-piece-left");
        const largest = shape.sizes.reduce((a, b) => (b[0] * b[1] > a[0] * a[1] ? b : a));
        const steps = stepsOf(largest);
        const [y, x] = steps[steps.length - 1];
        return say(
            "halves-of-cutcake-pieces",
            steps.map((each) => `${each[1]} × ${each[0]}`).join(" → "),
            x,
            y,
            x - y,
        );
    },
};

// Returns a piece, and the pieces with halved sides, until one side is 1.
function stepsOf(size: Pair): Pair[] {
    const steps = [size];
    for (let [y, x] = size; y > 1 && x > 1;) {
        [y, x] = [y >> 1, x >> 1];
        steps.push([y, x]);
    }
    return steps;
}

function leadOf(steps: Pair[]): number {
    const [y, x] = steps[steps.length - 1];
    return x - y;
}

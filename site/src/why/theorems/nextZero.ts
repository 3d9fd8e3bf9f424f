import type { NumbersShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const nextZero: Rule<NumbersShape> = {
    title: "distances-next-0",
    kinds: ["numbers"],
    isLost: ({ shape }) =>
        shape.rows[0].includes(0)
            ? toZero(shape.rows[0]).every((distance) => distance % 2 === 0)
            : null,
    tell: ({ shape }) => say("edges-next-0-clockwise", ...toZero(shape.rows[0])),
};

// Returns the number of edges to the next 0, clockwise and counterclockwise.
const toZero = (ring: number[]) => [ring.indexOf(0), [...ring].reverse().indexOf(0)];

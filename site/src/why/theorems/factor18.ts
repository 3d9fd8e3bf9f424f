import type { NumbersShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const factor18: Rule<NumbersShape> = {
    title: "factor-missing",
    kinds: ["numbers"],
    isLost: ({ shape }) => missing(shape) <= 1 || !(missing(shape) <= 9 * eighteen(missing(shape))),
    tell: ({ shape }) =>
        missing(shape) <= 1
            ? say("number-reached")
            : say(
                  "missing-factor-factor-above",
                  missing(shape),
                  eighteen(missing(shape)),
                  9 * eighteen(missing(shape)),
                  18 * eighteen(missing(shape)),
              ),
};

const missing = ({ rows: [[reached, , wanted]] }: NumbersShape) => Math.ceil(wanted / reached);

// Returns the largest power of 18 below a number.
function eighteen(number: number): number {
    let power = 1;
    while (18 * power < number) power *= 18;
    return power;
}

import type { CellsShape, Pair, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const calendar: Rule<CellsShape> = {
    title: "lost-if-date-odd",
    kinds: ["cells"],
    isLost: (position) =>
        !isBeyond(position) &&
        (position.shape.marks[0][0] + position.shape.marks[0][1]) % 2 === 1 &&
        !isException(position),
    tell: (position) =>
        isBeyond(position) ? say("beyond-last-date") : toldDate(position.shape.marks[0]),
};

// The months and days of a calendar are counted from 0.
const isBeyond = ({
    position,
    shape: {
        marks: [[month, day]],
    },
}: Position<CellsShape>) =>
    valueIn(position, "year") === 2001 && (month > 10 || (month === 10 && day > 3));

const isException = ({
    shape: {
        marks: [[month, day]],
    },
}: Position<CellsShape>) => day === 29 && (month === 8 || month === 10);

const toldDate = ([month, day]: Pair) => say("date-sum", month + 1, day + 1, month + day + 2);

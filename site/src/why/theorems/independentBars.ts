import type { NumbersShape } from "../../game";
import { listed, say, sentences } from "../../i18n/say";
import type { Rule } from "./theorem";
import { memoized, mex, range, xor } from "./values";

// bars in a box, and bars outside as piles of Nim
export const independentBars: Rule<NumbersShape> = {
    title: "groups-bars-nim-sum",
    kinds: ["numbers"],
    isLost: ({ shape: { rows } }) => xor(rows[1]) === lostOutside(rows[0]),
    tell({ shape: { rows }, moves }) {
        const [box, outside] = [rows[0], xor(rows[1])];
        const lost = lostOutside(box);
        if (!moves.length) return say("no-bar-left");
        const taken = groupsOf(box).find(
            ({ group, rest }) => xor(group) === outside && !lostOutside(rest),
        );
        if (lost)
            return taken
                ? say("nim-sum-outside-group", outside, listed(taken.group))
                : say("box-only-nim-sum", lost, outside);
        const inside = box.length ? say("no-group-bars-box") : say("box-is-empty");
        return sentences(
            inside,
            outside ? say("nim-sum-outside-eating", outside) : say("nim-sum-outside-0"),
        );
    },
};

// Returns the only nim-sum outside that is lost with a box. From a smaller one, a group taken out leaves a lost position.
// A larger one can be eaten down to it. It is 0 if and only if no group in the box has nim-sum 0.
const lostOutside: (box: number[]) => number = memoized((box: number[]): number =>
    mex(groupsOf(box).map(({ group, rest }) => xor(group) ^ lostOutside(rest))),
);

const groupsOf = (box: number[]) =>
    range(2 ** box.length)
        .slice(1)
        .map((bits) => ({
            group: box.filter((_, i) => (bits >> i) & 1),
            rest: box.filter((_, i) => !((bits >> i) & 1)),
        }));

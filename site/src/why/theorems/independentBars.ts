import type { NumbersShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { memoized, mex, range, xor } from "./values";

// bars in a box, and bars outside as piles of Nim
export const independentBars: Rule<NumbersShape> = {
    title: "Groups of bars with nim-sum 0",
    kinds: ["numbers"],
    isLost: ({ shape: { rows } }) => xor(rows[1]) === lostOutside(rows[0]),
    tell({ shape: { rows }, moves }) {
        const [box, outside] = [rows[0], xor(rows[1])];
        const lost = lostOutside(box);
        if (!moves.length) return say("No bar is left.");
        const taken = groupsOf(box).find(
            ({ group, rest }) => xor(group) === outside && !lostOutside(rest),
        );
        if (lost)
            return taken
                ? say(
                      "The nim-sum outside is {0}, and so is that of the group {1} in the box. Taken out, this group makes the nim-sum outside 0, and leaves no group of nim-sum 0 in the box.",
                      outside,
                      taken.group.join(", "),
                  )
                : say(
                      "With this box, only the nim-sum {0} outside is lost: it is the least one from which no group taken out leaves a lost position. A larger one can be eaten down to it. The nim-sum outside is {1}.",
                      lost,
                      outside,
                  );
        const inside = box.length
            ? say("No group of bars in the box has nim-sum 0.")
            : say("The box is empty.");
        return (
            inside +
            " " +
            (outside
                ? say("The nim-sum outside is {0}, and eating can make it 0.", outside)
                : say("The nim-sum outside is 0, and every move changes it."))
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

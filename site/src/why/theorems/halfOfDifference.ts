import type { NumbersShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Scoring } from "./theorem";

// Alice names a number, and Bob adds it or subtracts it. He has to add in some of the turns that are left. The numbers are
// in units. The largest number that Alice can name has 2^n units, if the game begins with n turns.
export const halfOfDifference: Scoring<NumbersShape, number> = {
    title: "half-difference-both-answers",
    kinds: ["numbers"],
    of: (graph) => 2 ** turnsOf(graph[0])[0],
    score(position, largest) {
        const [left, owed] = turnsOf(position);
        const named = namedIn(position);
        if (named === null) return worth(left, owed, largest);
        const [added, subtracted] = answers(left, owed, largest);
        return Math.min(added + named, subtracted - named);
    },
    tell(position, largest) {
        const [left, owed] = turnsOf(position);
        if (!left) return say("no-turn-left");
        const named = namedIn(position);
        const [added, subtracted] = answers(left, owed, largest);
        if (named !== null)
            return left === owed
                ? say("bob-has-to-add", added, named, added + named)
                : say(
                      "add-or-subtract",
                      added,
                      subtracted,
                      named,
                      added + named,
                      subtracted - named,
                  );
        if (!owed) return say("bob-always-subtracts");
        if (left === owed) return say("bob-always-adds", left, largest, left * largest);
        return say(
            "half-of-difference",
            added,
            subtracted,
            (subtracted - added) / 2,
            (subtracted + added) / 2,
        );
    },
};

// Returns how many turns are left, and in how many of them Bob has to add.
const turnsOf = ({ shape }: Position<NumbersShape>) => shape.rows[0];

// Returns the number that Alice has named, null if it is her turn.
function namedIn({ position }: Position): number | null {
    const named = valueIn(position, "named");
    return named === undefined ? null : Number(named);
}

// Returns what the turns that are left add to the score.
function worth(left: number, owed: number, largest: number): number {
    if (!owed) return 0;
    if (left === owed) return left * largest;
    const [added, subtracted] = answers(left, owed, largest);
    return (added + subtracted) / 2;
}

// Returns what the turns after this one add to the score, if Bob adds now, and if he subtracts (Infinity: he cannot).
const answers = (left: number, owed: number, largest: number): [number, number] => [
    worth(left - 1, Math.max(owed - 1, 0), largest),
    left > owed ? worth(left - 1, owed, largest) : Infinity,
];

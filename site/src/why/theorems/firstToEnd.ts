import type { PilesShape, Position } from "../../game";
import { valueIn } from "../../i18n/moves";
import { listed, say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { memoized, range } from "./values";

// rooms with two moves in each visit
export const firstToEnd: Rule<PilesShape> = {
    title: "room-that-ends-first",
    kinds: ["piles"],
    isLost: (position) => firstRoom(position).isLost,
    tell: (position) =>
        say(
            "winner-room-wants-end",
            listed(firstRoom(position).moves),
            firstRoom(position).room + 1,
        ),
};

// Returns the number of moves until a room is empty, if the winner wants it to be small, and the loser large. A move takes
// 1 or a prime.
const remoteness: (cows: number) => number = memoized((cows: number): number => {
    const isPrime = (number: number) =>
        number > 1 && range(number).every((d) => d < 2 || number % d);
    const options = range(cows + 1)
        .filter((take) => take === 1 || isPrime(take))
        .map((take) => remoteness(cows - take));
    const lost = options.filter((moves) => moves % 2 === 0);
    return !cows ? 0 : 1 + (lost.length ? Math.min(...lost) : Math.max(...options));
});

// Returns the room that ends first, and whether the player to move loses. The first player moves in a room, then the second
// player, and then both go to the next room.
function firstRoom({ position, shape: { piles } }: Position<PilesShape>): {
    moves: number[];
    room: number;
    isLost: boolean;
} {
    const here = Number(valueIn(position, "room")) - 1;
    const isSecond = valueIn(position, "to_move") === "Nhoj";
    const moves = piles.map(remoteness);
    const half = (room: number) => (isSecond && room === here ? 1 : 0);
    const visit = (room: number) =>
        piles.length * Math.floor((moves[room] + half(room)) / 2) +
        ((room - here + piles.length) % piles.length);
    const room = range(piles.length).sort((a, b) => visit(a) - visit(b))[0];
    const doesFirstLose = (moves[room] + half(room)) % 2 === 0;
    return { moves, room, isLost: doesFirstLose !== isSecond };
}

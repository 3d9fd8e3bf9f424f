// lines: the lines of the moves in a map of positions.
import { pointAt } from "../draw/weights";
import type { Pair } from "../game";

export const RADIUS = 14; // of a position
const HEAD = 0.18; // the half angle of the head of an arrow, seen from the position
const BENDS = [0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.45, -0.45]; // of lines that would pass through circles, for length 1
const SAMPLES = 48; // points of a line
const APART = 3; // of a line and the circles beside it

// Returns the head of an arrow that comes from a point to the circle of a position.
function headOf([x1, y1]: Pair, [x2, y2]: Pair): string {
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const point = (back: number, turn: number) =>
        [x2 - back * Math.cos(angle + turn), y2 - back * Math.sin(angle + turn)]
            .map((number) => number.toFixed(1))
            .join(" ");
    return `M${point(RADIUS + 7, HEAD)}L${point(RADIUS + 2, 0)}L${point(RADIUS + 7, -HEAD)}`;
}

// Returns the control points of the lines that a move may have. The first one is the usual one: level moves and moves that go
// far are bent.
function middlesOf([x1, y1]: Pair, [x2, y2]: Pair, [width, height]: Pair): Pair[] {
    const within = (number: number, most: number) => Math.max(2, Math.min(number, most - 2));
    const bent = (right: number, down: number): Pair => [
        within((x1 + x2) / 2 + right, width),
        within((y1 + y2) / 2 + down, height),
    ];
    const isFar = Math.abs(y2 - y1) > 60 || y2 < y1;
    const usual = y1 === y2 ? bent(24, -24) : bent(isFar ? 16 : 0, 0);
    return [usual, ...BENDS.map((bend) => bent(bend * (y2 - y1), bend * (x1 - x2)))];
}

// Returns how many circles a line passes through.
function crossed(from: Pair, middle: Pair, to: Pair, circles: Pair[]): number {
    const points = Array.from({ length: SAMPLES - 1 }, (_, k) =>
        pointAt([from, middle, to], (k + 1) / SAMPLES),
    );
    const isNear = ([x, y]: Pair) =>
        points.some((point) => Math.hypot(point[0] - x, point[1] - y) < RADIUS + APART);
    return circles.filter((each) => each !== from && each !== to && isNear(each)).length;
}

// Returns the line of a move between two places, bent so that it passes through the fewest other circles.
export function lineOf(from: Pair, to: Pair, circles: Pair[], kind: string, size: Pair): string {
    const middles = middlesOf(from, to, size);
    const counts = middles.map((middle) => crossed(from, middle, to, circles));
    const middle = middles[counts.indexOf(Math.min(...counts))];
    const [start, end] = [from, to].map((each) => each.join(" "));
    return `<path class="${kind}" d="M${start}Q${middle.join(" ")} ${end}${headOf(middle, to)}"/>`;
}

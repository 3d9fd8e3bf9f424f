// weights: the places of the texts of edges.
import type { Pair } from "../game";

// An edge: its begin, its control point and its end.
export type Curve = [Pair, Pair, Pair];

const TRIED = [0.5, 0.42, 0.58, 0.34, 0.66]; // the parts of an edge at which its text may be
const STEPS = [...Array(21).keys()].map((step) => step / 20); // from the begin to the end of an edge
const ROOM = 15; // a text that is so far from all others need not be farther

// Returns the point at a part of a curve, from 0 to 1.
export const pointAt = ([from, middle, to]: Curve, t: number): Pair => {
    const [x, y] = [0, 1].map(
        (axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * middle[axis] + t ** 2 * to[axis],
    );
    return [x, y];
};

// Returns the places of the texts of all edges. A text is in the middle of its edge, or where it has more room between
// the other edges and the texts before.
export function placesOfTexts(curves: Curve[]): Pair[] {
    const points = curves.map((curve) => STEPS.map((t) => pointAt(curve, t)));
    const places: Pair[] = [];
    for (const [i, curve] of curves.entries()) {
        const others = [...points.filter((_, k) => k !== i).flat(), ...places];
        const tried = TRIED.map((t) => {
            const place = pointAt(curve, t);
            const far = others.map(([x, y]) => Math.hypot(x - place[0], y - place[1]));
            return { place, room: Math.min(ROOM, ...far) };
        });
        places.push(tried.reduce((best, each) => (each.room > best.room ? each : best)).place);
    }
    return places;
}

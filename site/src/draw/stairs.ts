import type { PilesShape } from "../game";
import type { Changed, Drawing } from "./svg";
import { markOf, placed, textAt } from "./svg";

const STAIR = 40;
const STEP = 14;
const MOST_ON_STAIR = 12; // the width and the height of a stair, and the most balls on a stair

export const areStairs = (shape: PilesShape): boolean =>
    Boolean(shape.stairs) && shape.piles.length > 1 && Math.max(...shape.piles) <= MOST_ON_STAIR;

// Draws stairs that go up to the right, with their balls. The balls that do not count in the theorem are pale: on
// the first stair, on the third stair, ...
export function drawStairs(shape: PilesShape): Drawing {
    const count = shape.piles.length;
    const most = Math.max(...shape.piles.map((pile, i) => 22 * pile + STEP * i));
    const base = most + 14;
    const floor = (i: number) => base - STEP * i;
    const write = (changed: Changed) =>
        shape.piles
            .map((pile, i) => {
                const x = STAIR * i + STAIR / 2;
                const pale = i % 2 ? "" : ' opacity="0.45"';
                const step = `<path class="step" fill="#8883" stroke="#888" d="M${STAIR * i} ${floor(i)}h${STAIR}V${base + 24}h-${STAIR}z"/>`;
                const balls = Array.from({ length: pile }, (_, j) =>
                    placed(
                        "counter",
                        `counter ${i} ${j}`,
                        changed,
                        `<rect class="hit" x="${x - 14}" y="${floor(i) - 22 * j - 22}" width="28" height="22"/>` +
                            `<circle cx="${x}" cy="${floor(i) - 22 * j - 11}" r="9"/>`,
                    ),
                );
                return `<g class="pile" data-place="pile ${i}">${step}${textAt(x, base + 16, i + 1, markOf(changed, "pile " + i).trim())}<g${pale}>${balls.join("")}</g></g>`;
            })
            .join("\n");
    return { left: -2, top: -2, width: STAIR * count + 4, height: base + 28, write };
}

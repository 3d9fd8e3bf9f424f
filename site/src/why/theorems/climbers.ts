import type { CellsShape } from "../../game";
import { listed, say } from "../../i18n/say";
import { placesOf } from "./parts";
import type { Rule } from "./theorem";
import { xor } from "./values";

// who brings the king to the top wins; nobody wants to bring the person above the king to the top
export const climbers: Rule<CellsShape> = {
    title: "second-gaps-title",
    kinds: ["cells"],
    isLost: ({ shape }) => kingOf(shape) === 0 || (kingOf(shape) > 1 && !xor(climbingGaps(shape))),
    tell: ({ shape }) =>
        kingOf(shape) === 0
            ? say("king-at-top")
            : kingOf(shape) === 1
              ? say("nobody-above-king")
              : say("second-gaps-nim-sum", listed(climbingGaps(shape)), xor(climbingGaps(shape))),
};

// Returns the number of the king among the persons below the top, counted from the top; 0 if the king is at the top.
const kingOf = (shape: CellsShape): number =>
    shape.others[0][1] === 0
        ? 0
        : placesOf(shape).filter((place) => place > 0 && place <= shape.others[0][1]).length;

// Returns every second gap above a person, from the last person.
function climbingGaps(shape: CellsShape): number[] {
    const places = placesOf(shape).filter(Boolean);
    const all = places.map((place, i) =>
        i ? place - places[i - 1] - 1 : place - (kingOf(shape) === 2 ? 1 : 0),
    );
    return all.reverse().filter((_, i) => i % 2 === 0);
}

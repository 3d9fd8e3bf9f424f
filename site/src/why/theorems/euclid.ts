import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const euclid: Rule<PilesShape> = {
    title: "Euclid’s game",
    kinds: ["piles"],
    isLost({ shape }) {
        if (shape.piles.length > 2) return null;
        const [small, large] = [Math.min(...shape.piles), Math.max(...shape.piles)];
        return (
            shape.piles.length < 2 ||
            !small ||
            (small < large && large * large < large * small + small * small)
        );
    },
    tell({ shape }) {
        const [small, large] = [Math.min(...shape.piles), Math.max(...shape.piles)];
        return shape.piles.length < 2 || !small
            ? say("One number is 0.")
            : say(
                  "A position is lost if the ratio of the numbers is above 1 and below the golden ratio 1.618. Here it is {0}.",
                  ratio(large, small),
              );
    },
};

// Returns a ratio with the three decimals that do not exceed it.
const ratio = (a: number, b: number) => (Math.floor((1000 * a) / b) / 1000).toFixed(3);

import type { PilesShape } from "../../game";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";

export const euclid: Rule<PilesShape> = {
    title: "euclids-game",
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
            ? say("one-number-is-zero")
            : say("golden-ratio", ratio(large, small));
    },
};

// Returns a ratio with the three decimals that do not exceed it.
const ratio = (a: number, b: number) => (Math.floor((1000 * a) / b) / 1000).toFixed(3);

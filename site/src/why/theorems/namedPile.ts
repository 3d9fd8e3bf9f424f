import type { PilesShape } from "../../game";
import { valueIn, type Words } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { xor } from "./values";

// the first move must take from the first pile
export const namedPile: Rule<PilesShape> = {
    title: "named-pile-nim-sum",
    kinds: ["piles"],
    isOrdered: true,
    isLost: ({
        shape: {
            piles: [named, ...others],
        },
        position,
    }) => (isNamed(position) ? xor(others) >= named : !xor([named, ...others])),
    tell: ({
        shape: {
            piles: [named, ...others],
        },
        position,
    }) =>
        isNamed(position)
            ? say("other-piles-nim-sum", xor(others), named)
            : say("nim-sum-of-piles", xor([named, ...others])),
};

const isNamed = (position: Words) => valueIn(position, "named_pile") !== undefined;

import type { PilesShape } from "../../game";
import { valueIn, type Words } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Rule } from "./theorem";
import { xor } from "./values";

// the first move must take from the first pile
export const namedPile: Rule<PilesShape> = {
    title: "The named pile, and the nim-sum of all other piles",
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
            ? say(
                  "The other piles have the nim-sum {0}. The named pile of {1} is won if it can be made as small as this number.",
                  xor(others),
                  named,
              )
            : say("The nim-sum of the piles is {0}.", xor([named, ...others])),
};

const isNamed = (position: Words) => valueIn(position, "named_pile") !== undefined;

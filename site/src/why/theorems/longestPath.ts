import type { GraphShape } from "../../game";
import { say } from "../../i18n/say";
import { depths } from "./graphs";
import type { Rule } from "./theorem";

// a move makes the longest path 1 or 2 shorter
export const longestPath: Rule<GraphShape> = {
    title: "The longest path between coins",
    kinds: ["graph"],
    isLost: ({ shape }) => !shape.marks.length || lengthOfLongestPath(shape) % 3 === 1,
    tell: ({ shape }) =>
        !shape.marks.length
            ? say("No coin is left.")
            : say(
                  "The longest path between coins has {0} edges. A move makes it 1 or 2 shorter. A length of 1, 4, 7, ... is lost.",
                  lengthOfLongestPath(shape),
              ),
};

const lengthOfLongestPath = (shape: GraphShape) =>
    Math.max(
        ...shape.marks.map((mark) =>
            Math.max(...shape.marks.map((other) => depths(shape, mark)[other])),
        ),
    );

import type { GraphShape } from "../../game";
import { say } from "../../i18n/say";
import { depths } from "./graphs";
import type { Rule } from "./theorem";

// a move makes the longest path 1 or 2 shorter
export const longestPath: Rule<GraphShape> = {
    title: "longest-path-title",
    kinds: ["graph"],
    isLost: ({ shape }) => !shape.marks.length || lengthOfLongestPath(shape) % 3 === 1,
    tell: ({ shape }) =>
        !shape.marks.length
            ? say("no-coin-left")
            : say("longest-path-length", lengthOfLongestPath(shape)),
};

const lengthOfLongestPath = (shape: GraphShape) =>
    Math.max(
        ...shape.marks.map((mark) =>
            Math.max(...shape.marks.map((other) => depths(shape, mark)[other])),
        ),
    );

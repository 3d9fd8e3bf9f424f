import type { GraphShape } from "../../game";
import { say } from "../../i18n/say";
import { components } from "./graphs";
import type { Sum } from "./theorem";

export const sumOfComponents: Sum<GraphShape> = {
    title: "each-connected-part-graph",
    kinds: ["graph"],
    parts: (shape) =>
        components(shape).map(({ vertices, edges }) => {
            const isCycle = edges === vertices.length;
            return {
                name: say(isCycle ? "cycle-vertices" : "path-vertices", vertices.length),
                text: "",
                key: vertices.length + "," + edges,
            };
        }),
};

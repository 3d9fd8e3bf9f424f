import type { GraphShape } from "../../game";
import { say } from "../../i18n/say";
import { components } from "./graphs";
import type { Sum } from "./theorem";

export const sumOfComponents: Sum<GraphShape> = {
    title: "Each connected part of the graph has a Grundy value. In binary:",
    kinds: ["graph"],
    parts: (shape) =>
        components(shape).map(({ vertices, edges }) => {
            const isCycle = edges === vertices.length;
            return {
                name: say(
                    isCycle ? "cycle of {0} vertices" : "path of {0} vertices",
                    vertices.length,
                ),
                text: "",
                key: vertices.length + "," + edges,
            };
        }),
};

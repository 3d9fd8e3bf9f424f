import type { GraphShape } from "../../game";
import { say } from "../../i18n/say";
import type { Sum } from "./theorem";
import { range } from "./values";

// lines divide the free points of a polygon into regions
export const sumOfRegions: Sum<GraphShape> = {
    title: "Each region of free points has a Grundy value. In binary:",
    kinds: ["graph"],
    parts: (_, { position }) =>
        position
            .split("; ")
            .flatMap(regions)
            .map((count) => ({
                name: count === 1 ? say("1 free point") : say("{0} free points", count),
                text: "",
                key: String(count),
            })),
};

// Returns the numbers of free points in each region. `words` are "5 points: 0-1, 2-4".
function regions(words: string): number[] {
    const [, count, list] = /^(\d+) points?(?:: (.*))?$/.exec(words)!;
    const lines = list ? list.split(", ").map((line) => line.split("-").map(Number)) : [];
    const free = range(Number(count)).filter((point) => !lines.flat().includes(point));
    const counts = new Map<string, number>();
    for (const point of free) {
        const region = lines.map(([a, b]) => a < point !== b < point).join();
        counts.set(region, (counts.get(region) || 0) + 1);
    }
    return [...counts.values()];
}

import type { GraphShape } from "../../game";
import type { Part } from "../../i18n/moves";
import { say } from "../../i18n/say";
import type { Sum } from "./theorem";
import { range } from "./values";

// lines divide the free points of a polygon into regions
export const sumOfRegions: Sum<GraphShape> = {
    title: "each-region-free-points",
    kinds: ["graph"],
    parts: (_, { position }) =>
        [position as Part | Part[]]
            .flat()
            .flatMap(regions)
            .map((count) => ({
                name: count === 1 ? say("free-point-one") : say("free-points", count),
                text: "",
                key: String(count),
            })),
};

// Returns the numbers of free points in each region of a plane, such as {"points": 5, "lines": ["0-1", "2-4"]}.
function regions(plane: Part): number[] {
    const lines = ((plane.lines ?? []) as string[]).map((line) => line.split("-").map(Number));
    const free = range(plane.points as number).filter((point) => !lines.flat().includes(point));
    const counts = new Map<string, number>();
    for (const point of free) {
        const region = lines.map(([a, b]) => a < point !== b < point).join();
        counts.set(region, (counts.get(region) || 0) + 1);
    }
    return [...counts.values()];
}

import type { GraphShape, Pair } from "../game";
export function neighbours(shape: GraphShape): number[][] {
    const near = Array.from({ length: shape.vertices }, (): number[] => []);
    for (const [a, b] of shape.edges) {
        near[a].push(b);
        near[b].push(a);
    }
    return near;
}

export const keyOf = ([a, b]: Pair) => Math.min(a, b) + "," + Math.max(a, b);

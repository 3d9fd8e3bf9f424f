import type { Pair } from "../../game";
// The edges of a graph.
export interface Edges {
    vertices: number;
    edges: Pair[];
}

// A connected part of a graph: its vertices, and how many edges it has.
export interface Component {
    vertices: number[];
    edges: number;
}

// Returns, for a tree, the vertex above each vertex, and the vertices from the root up.
export function rooted(
    { vertices, edges }: Edges,
    root: number,
): { above: number[]; order: number[] } {
    const above = Array<number>(vertices).fill(0);
    const order = [root];
    const seen = new Set(order);
    for (const vertex of order) {
        // the list grows in the loop
        for (const [a, b] of edges) {
            const next = a === vertex ? b : b === vertex ? a : -1;
            if (next < 0 || seen.has(next)) continue;
            seen.add(next);
            above[next] = vertex;
            order.push(next);
        }
    }
    return { above, order };
}

export function neighbours({ vertices, edges }: Edges): Map<number, number[]> {
    const near = new Map<number, number[]>();
    for (let vertex = 0; vertex < vertices; ++vertex) near.set(vertex, []);
    for (const [a, b] of edges) {
        near.get(a)!.push(b);
        near.get(b)!.push(a);
    }
    return near;
}

// Returns the connected parts of a graph: their vertices, and how many edges they have.
export function components(shape: Edges & { names?: string[] }): Component[] {
    const near = neighbours(shape);
    const seen = new Set<number>();
    const parts = Array.from({ length: shape.vertices }, (_, start) => {
        if (seen.has(start) || (shape.names && !shape.names[start])) return [];
        const vertices = [start];
        seen.add(start);
        for (const vertex of vertices) {
            // the list grows in the loop
            for (const next of near.get(vertex)!)
                if (!seen.has(next)) {
                    seen.add(next);
                    vertices.push(next);
                }
        }
        return [{ vertices, edges: shape.edges.filter(([a]) => vertices.includes(a)).length }];
    });
    return parts.flat();
}

// Returns the distance of each vertex of a tree from the root.
export function depths(shape: Edges, root: number): number[] {
    const { above, order } = rooted(shape, root);
    const depth = Array<number>(shape.vertices).fill(0);
    for (const vertex of order.slice(1)) depth[vertex] = depth[above[vertex]] + 1;
    return depth;
}

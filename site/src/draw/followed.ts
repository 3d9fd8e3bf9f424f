import type { Shape } from "../game";
import { neighbours } from "./edges";

interface Tree {
    root: number;
    // For each vertex: the vertices above it, the vertex below it, and the kinds of the edges that lead to it.
    above: number[][];
    parent: Map<number, number>;
    units: Map<number, string>;
}

// Returns the tree with its root at the mark, null if the shape is not such a tree.
function treeOf(shape: Shape): Tree | null {
    if (shape.kind !== "graph" || shape.directed || shape.marks.length !== 1) return null;
    const above = Array.from({ length: shape.vertices }, (): number[] => []);
    const units = new Map<number, string>();
    const near = neighbours(shape);
    const parent = new Map([[shape.marks[0], -1]]);
    for (const vertex of parent.keys()) {
        // the map grows in the loop
        for (const next of near[vertex]) {
            if (parent.get(vertex) === next) continue;
            if (parent.has(next)) {
                if (parent.get(next) !== vertex) return null; // a cycle
            } else {
                parent.set(next, vertex);
                above[vertex].push(next);
            }
        }
    }
    shape.edges.forEach(([a, b], i) => {
        const vertex = parent.get(b) === a ? b : a;
        units.set(
            vertex,
            (units.get(vertex) || "") + ((shape.others || []).includes(i) ? "-" : "+"),
        );
    });
    return { above, units, parent, root: shape.marks[0] };
}

// Returns for each vertex of a tree the same vertex in the tree before a move. The move cuts a branch or one of
// several parallel edges, or changes nothing. Returns null for any other pair of shapes.
export function followedVertices(shape: Shape, other: Shape): number[] | null {
    const [before, after] = [shape, other].map(treeOf);
    if (!before || !after) return null;
    const looks = (tree: Tree, vertex: number, cut: number): string =>
        (vertex === tree.root
            ? ""
            : vertex === cut
              ? tree.units.get(vertex)!.slice(1)
              : tree.units.get(vertex)!) +
        "(" +
        tree.above[vertex]
            .filter((next) => next !== cut || tree.units.get(next)!.length > 1)
            .map((next) => looks(tree, next, cut))
            .sort()
            .join("") +
        ")";
    const wanted = looks(after, after.root, -1);
    for (const cut of [-1, ...before.parent.keys()]) {
        // -1: no edge is cut
        if (cut === before.root || looks(before, before.root, cut) !== wanted) continue;
        const found: number[] = [];
        const match = (a: number, b: number): void => {
            found[b] = a;
            const left = before.above[a].filter(
                (next) => next !== cut || before.units.get(next)!.length > 1,
            );
            for (const next of after.above[b]) {
                const same = left.findIndex(
                    (each) => looks(before, each, cut) === looks(after, next, -1),
                );
                match(left.splice(same, 1)[0], next);
            }
        };
        match(before.root, after.root);
        return found;
    }
    return null;
}

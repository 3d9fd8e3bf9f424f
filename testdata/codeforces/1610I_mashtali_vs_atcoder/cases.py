"""Codeforces 1610I - Mashtali vs AtCoder: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.nim import nim_sum
from makers.text import line, lines, random_cases, read_count, shuffled
from makers.trees import any_tree, is_tree, random_tree, read_tree, tree_values

EVERY = "every tree of 1 to 5 vertices, with all names"

MAX_N = 3 * 10**5


def validate(reader):
    reader.position()
    n = read_count(reader, "n", MAX_N)
    read_tree(reader, n, ("u", 1, MAX_N), ("v", 1, MAX_N))


def text(rng, parents, names):
    """The input. The tree is given by the parents of nodes 1, 2, ...; node 0 may have any name."""
    edges = [(names[node], names[parent])[:: rng.choice((1, -1))] for node, parent in enumerate(parents, 1)]
    return line([len(names)]) + lines(shuffled(rng, edges))


def every_tree(nodes):
    """Every tree of nodes 1, 2, ..., as its edges."""
    pairs = combinations(range(1, nodes + 1), 2)
    return [edges for edges in combinations(pairs, nodes - 1) if is_tree(nodes, edges)]


def ground_value(parents, ground):
    """The nim-sum if these nodes are pinned, node 0 among them."""
    values, fused = tree_values(parents), {0}
    for node in ground:
        while node not in fused:
            fused.add(node)
            node = parents[node - 1]
    trees = [values[node] + 1 for node in range(1, len(values)) if node not in fused and parents[node - 1] in fused]
    return nim_sum(trees) ^ (len(fused) - 1) % 2


def near_lost(rng, most):
    """A tree that is lost for some k: a path on vertex 1 completes the nim-sum."""
    while True:
        parents = any_tree(rng, 2, max(2, most * 2 // 3))
        nodes = len(parents) + 1
        ground = rng.sample(range(1, nodes), rng.randint(0, min(nodes - 1, rng.choice((2, 5, nodes)))))
        path = ground_value(parents, ground)
        if nodes + path <= most:
            break
    parents += [*[0][:path], *range(nodes, nodes + path - 1)]
    others = shuffled(rng, {*range(1, nodes + path)} - {*ground})
    place = {node: name for name, node in enumerate([0, *ground, *others], 1)}
    return text(rng, parents, [place[node] for node in range(nodes + path)])


def random_names(rng, nodes):
    return shuffled(rng, range(1, nodes + 1))


def random_input(rng, size):
    """One input whose tree grows with size >= 1."""
    most = min(MAX_N, 3 + size * size // 3)
    if rng.random() < 0.5:
        return near_lost(rng, most)
    parents = any_tree(rng, 1, most)
    return text(rng, parents, random_names(rng, len(parents) + 1))


def cases():
    rng = random.Random(1610)
    for nodes in range(1, 6):
        for number, edges in enumerate(every_tree(nodes), 1):
            yield f"all_{nodes}_{number:03}", line([nodes]) + lines(edges)
    yield from random_cases(random_input, 4, 5, 6, 10, 30, 60)
    for most in (6, 8, 10, 12, 100, 1000):
        for number in range(1, 5):
            yield f"near_{most}_{number}", near_lost(rng, most)
    yield from max_cases(rng)


def max_cases(rng):
    """A path of the most vertices, and a star of more than 2^16; then paths and trees with a fifth
    of the most."""
    path = list(range(MAX_N - 2))  # once the nim-sum is 2^18; the last vertex is a leaf beside it
    half = MAX_N // 2
    yield "max_slow_path", text(rng, [*path, 0], [*range(1, half), MAX_N, *range(half, MAX_N)])
    centre = 2**16 + 2
    yield "max_star", line([centre]) + lines((centre, leaf) for leaf in range(1, centre))
    nodes = MAX_N // 5
    path, in_order = list(range(nodes - 1)), list(range(1, nodes + 1))
    yield "max_path_at_once", text(rng, path, [1, *range(nodes, 1, -1)])
    yield "max_path_of_any_order", text(rng, path, random_names(rng, nodes))
    half = nodes // 2
    yield "max_equal_paths", text(rng, [0, *range(1, half), 0, *range(half + 1, nodes - 1)], in_order)
    yield "max_leaves_on_path", text(rng, [max(0, node - 2) for node in range(1, nodes)], in_order)
    for reach in (nodes, nodes // 100, 10):
        yield f"max_tree_{reach}", text(rng, random_tree(rng, nodes, reach), random_names(rng, nodes))
    yield "max_lost", near_lost(rng, nodes)

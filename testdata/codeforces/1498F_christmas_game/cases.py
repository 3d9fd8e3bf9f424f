"""Codeforces 1498F - Christmas Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import nim_sum
from makers.text import line, lines, random_cases, random_row, shuffled
from makers.trees import any_tree, random_tree, read_tree

EVERY = "every tree of 3 nodes with 0 to 2 presents on a node for k of 1 and 2, and every tree of 4 nodes with 0 or 1 for k of 1 to 3, each for all roots"

MAX_N, MAX_K, MAX_PRESENTS = 10**5, 20, 10**9


def validate(reader):
    reader.position()
    n = reader.count("n", 3, MAX_N)
    reader.space()
    reader.integer("k", 1, MAX_K)
    reader.line_end()
    read_tree(reader, n, ("u", 1, MAX_N), ("v", 1, MAX_N))
    reader.integers("a", n, 0, MAX_PRESENTS)
    reader.line_end()


def text(rng, parents, k, presents, names):
    """The input. Node 0 may have any name; `presents` are those of nodes 0, 1, ..."""
    edges = [(names[node], names[parent])[:: rng.choice((1, -1))] for node, parent in enumerate(parents, 1)]
    named = [0] * len(names)
    for node, name in enumerate(names):
        named[name - 1] = presents[node]
    return line([len(names), k]) + lines(shuffled(rng, edges)) + line(named)


def odd_stairs(parents, k):
    """The nodes that count if node 0 is the root."""
    depths = [0]
    for parent in parents:
        depths.append(depths[parent] + 1)
    return [node for node, depth in enumerate(depths) if depth // k % 2]


def drawn(rng, parents, k, most):
    """Presents of up to `most`. With the root 0 the tree is lost, if a node counts. Most roots are
    lost if the number of presents is 0 or `most` for each node."""
    n = len(parents) + 1
    if rng.random() < 0.5:
        presents = [most * bit for bit in random_row(rng, n, 0, 1)]
    else:
        presents = random_row(rng, n, 0, most)
        if rng.random() < 0.5:  # few nodes have presents
            kept = {*rng.sample(range(n), min(n, 3))}
            presents = [number * (node in kept) for node, number in enumerate(presents)]
    if odd := odd_stairs(parents, k):
        node = rng.choice(odd)
        missing = nim_sum(presents[each] for each in odd) ^ presents[node]
        presents[node] = missing if missing <= MAX_PRESENTS else 0
    return text(rng, parents, k, presents, shuffled(rng, range(1, n + 1)))


def random_input(rng, size):
    """One input whose tree, k and presents grow with size >= 1."""
    parents = any_tree(rng, 3, min(MAX_N, 4 + size * size // 3))
    return drawn(rng, parents, rng.randint(1, rng.choice((2, min(MAX_K, 1 + size)))), min(2**29, 1 + size**2))


def cases():
    rng = random.Random(1498)
    small = [([0, 1], ks, 2) for ks in (1, 2)]
    small += [(parents, k, 1) for parents in ([0, 1, 2], [0, 0, 0]) for k in (1, 2, 3)]
    for parents, k, most in small:
        for presents in product(range(most + 1), repeat=len(parents) + 1):
            name = f"{'star' if parents[-1] == 0 else 'path'}_{k}_{''.join(map(str, presents))}"
            yield f"all_{name}", text(rng, parents, k, presents, range(1, len(presents) + 1))
    yield from random_cases(random_input, *range(1, 12), 15, 20, 30, 60)
    for nodes in (5, 6, 7, 20, 100, 1000):
        for k in (1, 2, 3, 5, 20):
            most = rng.choice((1, 2, 3) if nodes < 10 else (1, 7, 2**29))
            yield f"near_{nodes}_{k}", drawn(rng, random_tree(rng, nodes, rng.choice((1, 2, nodes // 3))), k, most)
    yield from max_cases(rng)


def max_cases(rng):
    path = list(range(MAX_N - 1))
    yield "max_path", drawn(rng, path, 1, 1)
    yield "max_tree", drawn(rng, random_tree(rng, MAX_N, 10), MAX_K, 1)
    nodes = MAX_N // 5
    names = range(1, nodes + 1)
    yield "max_star", text(rng, [0] * (nodes - 1), 1, [MAX_PRESENTS] * nodes, names)
    yield "max_presents", drawn(rng, random_tree(rng, nodes, nodes // 100), 7, MAX_PRESENTS)
    path = list(range(nodes - 1))
    yield "max_equal_on_path", text(rng, path, MAX_K, [MAX_PRESENTS] * nodes, names)
    half = nodes // 2
    paths = [*range(half - 1), 0, *range(half, nodes - 1)]
    yield "max_one_present", text(rng, paths, 3, [0] * (nodes - 1) + [1], names)
    comb = [max(0, node - 2) for node in range(1, nodes)]
    yield "max_comb", drawn(rng, comb, 2, 5)

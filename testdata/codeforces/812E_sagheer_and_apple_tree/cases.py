"""Codeforces 812E - Sagheer and Apple Tree: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import nim_sum
from makers.text import line, random_cases, random_row, shuffled
from makers.trees import any_tree, is_tree, random_tree, rooted_trees

EVERY = "every tree of 2 or 3 nodes with 1 to 3 apples on a node, and every tree of 4 nodes with 1 or 2"

MAX_N, MAX_APPLES = 10**5, 10**7


def validate(reader):
    reader.position()
    n = reader.count("n", 2, MAX_N)
    reader.line_end()
    reader.integers("a", n, 1, MAX_APPLES)
    reader.line_end()
    parents = reader.integers("p", n - 1, 1, MAX_N)
    reader.require(max(parents) <= n, f"nodes of 1 to {n}")
    reader.require(is_tree(n, list(enumerate(parents, 2))), "the parents of a tree with the root 1")
    reader.require(len({depth % 2 for depth in leaf_depths(parents)}) == 1, "leaves at depths of one parity")
    reader.line_end()


def leaf_depths(parents):
    """The depths of the leaves, from the parents of the nodes 2, 3, ..."""
    n = len(parents) + 1
    children = [[] for _ in range(n + 1)]
    for node, parent in enumerate(parents, 2):
        children[parent].append(node)
    depths, level, depth = [], [1], 0
    while level:
        depths += [depth for node in level if not children[node]]
        level, depth = [child for node in level for child in children[node]], depth + 1
    return depths


def depths_of(parents):
    """The depths of the nodes 0, 1, ..., from the parents of the nodes 1, 2, ..., which are smaller."""
    depths = [0]
    for parent in parents:
        depths.append(depths[parent] + 1)
    return depths


def completed(parents, parity):
    """The tree, with one more child below each leaf whose depth has not this parity."""
    inner = {*parents}
    depths = depths_of(parents)
    return [*parents, *(node for node, depth in enumerate(depths) if node not in inner and depth % 2 != parity)]


def is_legal(parents):
    inner = {*parents}
    return len({depth % 2 for node, depth in enumerate(depths_of(parents)) if node not in inner}) == 1


def stairs(parents):
    """The nodes on odd stairs and those on even stairs. Leaves are on stair 1."""
    depths = depths_of(parents)
    parity = depths[-1] % 2  # the last node is a leaf
    return [[node for node, depth in enumerate(depths) if (depth % 2 != parity) == is_even] for is_even in (False, True)]


def text(parents, apples, names):
    """The input. Node 0 is the root, and has the name 1; `names` are those of the nodes 0, 1, ..."""
    n = len(apples)
    named_apples, named_parents = [0] * n, [0] * n
    for node, name in enumerate(names):
        named_apples[name - 1] = apples[node]
        if node:
            named_parents[name - 1] = names[parents[node - 1]]
    return line([n]) + line(named_apples) + line(named_parents[1:])


def random_names(rng, n):
    return [1, *shuffled(rng, range(2, n + 1))]


def apples_of(rng, parents, most, wanted):
    """Apples of up to `most`. If `wanted` is 0, the nim-sum of the odd stairs is 0. If it is 1, some
    swap between the stairs makes it 0. If it is 2, anything can happen."""
    n = len(parents) + 1
    odd, even = stairs(parents)
    while True:
        apples = random_row(rng, n, 1, most)
        if wanted == 2 or len(odd) == 1:
            return apples
        node = rng.choice(odd)
        other = rng.choice(even) if wanted else node
        missing = nim_sum(apples[each] for each in odd if each != node)
        if 1 <= missing <= most:
            apples[other] = missing
            return apples


def drawn(rng, parents, most, wanted):
    parents = completed(parents, rng.randint(0, 1))
    return text(parents, apples_of(rng, parents, most, wanted), random_names(rng, len(parents) + 1))


def random_input(rng, size):
    """One input whose tree and apples grow with size >= 1."""
    nodes = 2 + size * size // 3
    most = rng.choice((3, 3 + size, min(MAX_APPLES, 3 + size**4)))
    return drawn(rng, any_tree(rng, max(2, nodes // 4), max(2, nodes // 2)), most, rng.randint(0, 2))


def cases():
    for nodes, most in ((2, 3), (3, 3), (4, 2)):
        for number, parents in enumerate(filter(is_legal, rooted_trees(nodes))):
            for apples in product(range(1, most + 1), repeat=nodes):
                yield f"all_{number}_{''.join(map(str, apples))}", text(parents, apples, range(1, nodes + 1))
    rng = random.Random(812)
    yield from random_cases(random_input, *range(1, 8), 10, 15, 30, 60)
    for size in (2, 3, 4, 10, 100, 1000):
        for wanted in range(2):
            for most in (4, 64, MAX_APPLES):
                yield f"near_{size}_{'swap' if wanted else 'lost'}_{most}", drawn(rng, random_tree(rng, size, max(1, size // 3)), most, wanted)
    yield from max_cases(rng)


def max_cases(rng):
    path = list(range(MAX_N - 1))
    down = [1, *range(MAX_N, 1, -1)]
    yield "max_swaps", text(path, [1] * MAX_N, down)
    yield "max_path", text(path[:-1], apples_of(rng, path[:-1], 9, 1), random_names(rng, MAX_N - 1))
    yield "max_swaps_on_odd_stairs", text([0] * (MAX_N - 2), [2, *[1] * (MAX_N - 2)], range(1, MAX_N))
    half = [max(0, node - 2) for node in range(1, 70003)]  # two paths
    yield "max_swaps_above_2_to_31", text(half, [1] * (len(half) + 1), range(1, len(half) + 2))
    star = [0] * (MAX_N // 4 - 1)
    yield "max_equal_star", text(star, [MAX_APPLES] * (MAX_N // 4), range(1, MAX_N // 4 + 1))
    for wanted in range(2):
        yield f"max_star_{wanted}", text(star, apples_of(rng, star, MAX_APPLES, wanted), range(1, MAX_N // 4 + 1))
    comb = [max(0, node - 2) for node in range(1, MAX_N // 8)]
    for wanted in range(2):
        yield f"max_comb_{wanted}", drawn(rng, comb, 1000, wanted)
    power = 2**23  # the nim-sum is about 2^24, and larger than any number of apples
    wide = [0] * 5 + [node % 5 + 1 for node in range(10**4)]
    odd = [*range(1, 10**4), power, power - 1]
    yield "max_nim_sum", text(wide, [1, nim_sum([1, power, *odd]), 5, 5, 5, 5, *odd[1:]], range(1, len(wide) + 2))

"""HDU 3590 - PP and QQ: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement

from makers.nim import near, nim_sum
from makers.text import counted, random_cases, read_count
from makers.trees import random_tree, read_tree
from makers.text import shuffled
from makers.trees import rooted_trees, sprouted, tree_of_value, tree_text, tree_values

EVERY = "every tree of 1 to 9 vertices, and every 2 or 3 trees of 1 to 4 vertices"

MAX_TREES, MAX_VERTICES = 99, 99


def validate(reader):
    while True:
        reader.position()
        for _ in range(read_count(reader, "N", MAX_TREES)):
            m = read_count(reader, "m", MAX_VERTICES)
            read_tree(reader, m, ("a", 1, MAX_VERTICES), ("b", 1, MAX_VERTICES))
        if reader.at_end():
            return


def text(rng, cases):
    """The trees of each case, by their parents, with names and edges in any order."""
    return "".join(counted(trees, lambda parents: tree_text(rng, parents)) for trees in cases)


def branch_values(trees):
    values = []
    for parents in trees:
        above = tree_values(parents)
        values += [above[node] + 1 for node, parent in enumerate(parents, 1) if parent == 0]
    return values


def any_tree(rng, most):
    nodes = rng.randint(1, most)
    return random_tree(rng, nodes, rng.choice((1, 2, nodes // 4 + 1, nodes)))


def of_ones(rng, trees, most):
    """Trees whose branches all have the value 1, although they have many edges; an odd number of
    branches."""
    forest = [[] for _ in range(trees)]
    for _ in range(2 * rng.randint(0, trees) + 1):
        tree, branch = rng.choice(forest), [0]
        branch += [node + 1 for node in tree_of_value(rng, any_tree(rng, most))]
        start = len(tree)
        tree += [start + node if node else 0 for node in branch]
    return forest


def p_position(rng, trees, most):
    """An odd number of branches with the value 1, or larger branches of nim-sum 0."""
    trees = rng.randint(1, trees)
    if rng.random() < 0.3:
        return of_ones(rng, trees, most)
    while True:
        forest = [any_tree(rng, most) for _ in range(trees)]
        forest[0] = tree_of_value(rng, forest[0], value=nim_sum(tree_values(tree)[0] for tree in forest[1:]))
        if max(branch_values(forest), default=0) > 1:
            return shuffled(rng, forest)


def cancelled(rng, trees, most):
    """A P-position of trees with the value 0 or 1, which have branches with larger values."""
    while True:
        values = [rng.randint(0, 1) for _ in range(rng.randint(0, trees - 1))]
        forest = [tree_of_value(rng, any_tree(rng, most), value=value) for value in [*values, sum(values) % 2]]
        if max(branch_values(forest), default=0) > 1:
            return forest


def before(rng, forest, most):
    """A case with a move to this one: a branch of some tree falls."""
    place = rng.randrange(len(forest))
    return [*forest[:place], sprouted(rng, forest[place], most), *forest[place + 1 :]]


def near_p(rng, count, trees, most, draw=p_position):
    return near(
        rng,
        count,
        lambda rng: draw(rng, trees, most),
        lambda rng, forest: before(rng, forest, most // 2 + 1),
        lambda forest: max(map(len, forest)) < MAX_VERTICES,
    )


def random_input(rng, size):
    """One input whose cases, trees and vertices grow with size >= 1."""
    trees, most = min(MAX_TREES, 1 + size // 4), min(30, 3 + size // 2)
    return text(rng, near_p(rng, rng.randint(1, 2 * size), trees, most))


def every_case():
    for vertices in range(1, 10):
        yield from ([tree] for tree in rooted_trees(vertices))
    small = [tree for vertices in range(1, 5) for tree in rooted_trees(vertices)]
    for count in (2, 3):
        yield from combinations_with_replacement(small, count)


def cases():
    rng = random.Random(3590)
    yield "all_small", text(rng, every_case())
    yield from random_cases(random_input, 4, 10, 30, 100)
    yield "near_small", text(rng, near_p(rng, 1000, 2, 5))
    yield "near_cancelled", text(rng, near_p(rng, 500, 2, 7, cancelled))
    yield "near_large", text(rng, near_p(rng, 300, 6, 40))
    yield "near_large_cancelled", text(rng, near_p(rng, 300, 6, 40, cancelled))
    yield "max_least", text(rng, [[[]]])
    yield "max_trees", text(rng, near_p(rng, 20, MAX_TREES, 30) + [[[]] * MAX_TREES, [[0]] * MAX_TREES])
    yield "max_vertices", text(rng, largest(rng))
    yield "near_bits", text(rng, [[path, *more] for path in map(range, (16, 32, 64)) for more in ([], [[0]], [path], [path, [0], [0]])])


def largest(rng):
    """The most vertices: paths, stars, P-positions; the most trees of these."""
    path, star = list(range(MAX_VERTICES - 1)), [0] * (MAX_VERTICES - 1)
    for trees in (1, 2, MAX_TREES):
        yield [path] * trees
        yield [star] * trees
        yield [path, *[star] * (trees - 1)]
    for reach in (1, 2, 10, MAX_VERTICES):
        tree = random_tree(rng, MAX_VERTICES, reach)
        yield [tree] * 2
        yield [tree, sprouted(rng, tree[:-9], 9)]
        yield [tree] * (MAX_TREES - 1)

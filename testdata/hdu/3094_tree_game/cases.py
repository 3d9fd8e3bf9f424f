"""HDU 3094 - A tree game: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import counted, parts, random_cases, read_count
from makers.trees import any_tree, random_tree, read_tree
from makers.trees import rooted_trees, sprouted, tree_of_value, tree_text

EVERY = "every rooted tree of 1 to 9 vertices"

MAX_TESTS, MAX_VERTICES = 100, 10**5


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        n = read_count(reader, "N", MAX_VERTICES)
        read_tree(reader, n, ("I", 1, MAX_VERTICES), ("J", 1, MAX_VERTICES))


def text(rng, trees):
    """The input. The trees are given by the parents of their vertices; names and edges are in
    random order."""
    return counted(trees, lambda parents: tree_text(rng, parents))


def near_p(rng, count, most):
    """Half P-positions, half one move before one."""
    return near(
        rng,
        count,
        lambda rng: tree_of_value(rng, any_tree(rng, 1, most * 2 // 3)),
        lambda rng, tree: sprouted(rng, tree, most // 3),
        lambda tree: len(tree) < most,
    )


def random_input(rng, size):
    """One input whose trees grow in number and vertices with size >= 1."""
    most = min(MAX_VERTICES, 3 + size * size // 2)
    return text(rng, near_p(rng, rng.randint(1, min(MAX_TESTS, 2 * size)), most))


def cases():
    rng = random.Random(3094)
    every = [tree for nodes in range(1, 10) for tree in rooted_trees(nodes)]
    yield from parts("all", every, MAX_TESTS, lambda trees: text(rng, trees))
    yield from random_cases(random_input, 4, 10, 30, 60)
    yield "near_small", text(rng, near_p(rng, MAX_TESTS, 15))
    yield "near_large", text(rng, near_p(rng, MAX_TESTS, 1000))
    long, short = 2**16 + 5, 5  # two paths, of the nim-sum 2^16
    yield "near_2_to_16", text(rng, [[*range(long), 0, *range(long + 1, long + short)]] + near_p(rng, 20, 30))
    yield "max_least", text(rng, [[]])
    yield "max_high", text(rng, high_trees(rng))
    yield "max_wide", text(rng, wide_trees(rng))


def high_trees(rng):
    """A path; one of 2^16 edges; two of 2^15 edges; a path on which every vertex has a leaf."""
    path, half = list(range(MAX_VERTICES - 1)), 2**15
    yield path
    yield path[: 2**16]
    yield [0, *range(1, half), 0, *range(half + 1, 2 * half)]
    yield [max(0, vertex - 2) for vertex in range(1, MAX_VERTICES // 10)]


def wide_trees(rng):
    """A star, and trees that are P-positions or near one, also of the most vertices."""
    yield [0] * (MAX_VERTICES - 1)
    for most in (MAX_VERTICES, MAX_VERTICES // 10):
        tree = tree_of_value(rng, random_tree(rng, most * 3 // 4, most // 100))
        while len(tree) < most - 3:  # two branches of equal value
            tree += [0] * 2
        yield tree
    yield [*tree, rng.randrange(1, len(tree) // 2)]

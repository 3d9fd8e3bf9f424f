"""AtCoder agc017_d - Game on Tree: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import line, lines, random_cases, read_count
from makers.trees import any_tree, random_tree, read_tree, rooted_trees, sprouted
from makers.trees import tree_of_value, tree_text

EVERY = "every rooted tree of 2 to 7 vertices"

MAX_N = 10**5


def validate(reader):
    reader.position()
    n = read_count(reader, "N", MAX_N, 2)
    read_tree(reader, n, ("x", 1, MAX_N), ("y", 1, MAX_N))


def near_p(rng, count, most):
    """Half P-positions, half one move before one."""
    return near(
        rng,
        count,
        lambda rng: tree_of_value(rng, any_tree(rng, 2, most * 2 // 3)),
        lambda rng, tree: sprouted(rng, tree, most // 3),
        lambda tree: 0 < len(tree) < most,
    )


def random_input(rng, size):
    """One input whose tree grows with size >= 1."""
    return tree_text(rng, near_p(rng, 2, min(MAX_N, 4 + size * size // 2))[0])


def cases():
    rng = random.Random(17)
    for nodes in range(2, 8):
        for number, tree in enumerate(rooted_trees(nodes), 1):
            yield f"all_{nodes}_{number:02}", tree_text(rng, tree)
    yield from random_cases(random_input, 3, 4, 5, 10, 20, 30, 60)
    for most in (12, 15, 100, 1000, 20000):
        for number, tree in enumerate(near_p(rng, 4, most), 1):
            yield f"near_{most}_{number}", tree_text(rng, tree)
    yield from max_cases(rng)


def max_cases(rng):
    """Paths, a star, leaves on a path, and a P-position of nearly the most vertices."""
    path, half = list(range(MAX_N - 1)), 2**15
    yield "max_path", tree_text(rng, path)
    yield "max_17_digits", tree_text(rng, path[: 2**16])
    yield "max_two_paths", tree_text(rng, [0, *range(1, half), 0, *range(half + 1, 2 * half)])
    yield "max_leaves_on_path", tree_text(rng, [max(0, vertex - 2) for vertex in range(1, MAX_N // 2)])
    yield "max_star", line([MAX_N]) + lines((1, leaf) for leaf in range(2, MAX_N + 1))
    tree = tree_of_value(rng, random_tree(rng, MAX_N * 3 // 4, MAX_N // 100))
    tree += [0] * ((MAX_N - 2 - len(tree)) // 2 * 2)  # pairs of equal branches
    yield "max_lost", tree_text(rng, tree)

"""AtCoder agc033_c - Removing Coins: the input grammar and the generated cases."""

import random

from makers.text import random_cases, read_count
from makers.trees import any_tree, random_tree, read_tree, rooted_trees, tree_text

EVERY = "every tree of 1 to 8 vertices, with every place of vertex 1"

MAX_N = 2 * 10**5


def validate(reader):
    reader.position()
    n = read_count(reader, "N", MAX_N)
    read_tree(reader, n, ("a", 1, MAX_N), ("b", 1, MAX_N))


def longest_path(parents):
    """The number of edges of a longest path, and one of its ends."""
    lowest = [(0, node) for node in range(len(parents) + 1)]  # the height of a node, and the node at its end
    longest, end = 0, 0
    for node in range(len(parents), 0, -1):
        parent = parents[node - 1]
        here, below = lowest[parent], (lowest[node][0] + 1, lowest[node][1])
        if here[0] + below[0] > longest:
            longest, end = here[0] + below[0], below[1]
        lowest[parent] = max(here, below)
    return longest, end


def with_outcome(parents, is_lost):
    """The tree, with up to two more vertices at an end of its longest path, so that it is lost or won."""
    parents = list(parents)
    longest, end = longest_path(parents)
    while (longest % 3 == 1) != is_lost:
        parents.append(end)
        longest, end = longest + 1, len(parents)
    return parents


def random_input(rng, size):
    """One tree that grows with size >= 1; about half of the inputs are lost."""
    return tree_text(rng, with_outcome(any_tree(rng, 2, min(MAX_N - 2, 3 + size * size // 2)), rng.random() < 0.5))


def cases():
    rng = random.Random(33)
    for nodes in range(1, 9):
        for number, tree in enumerate(rooted_trees(nodes), 1):
            yield f"all_{nodes}_{number:03}", tree_text(rng, tree)
    yield from random_cases(random_input, *range(1, 13), 20, 30, 60, 100)
    for most in (9, 12, 30, 100, 1000, 5000):
        for number in range(1, 4):
            for outcome in ("lost", "won"):
                tree = with_outcome(any_tree(rng, most // 2, most), outcome == "lost")
                yield f"near_{most}_{number}_{outcome}", tree_text(rng, tree)
    yield from max_cases(rng)


def max_cases(rng):
    """Paths from vertex 1 and around it, stars, trees of small height, and paths with many leaves."""
    n, some, half = MAX_N, MAX_N // 5, MAX_N // 2
    path = list(range(n - 1))
    yield "max_path", tree_text(rng, path)
    yield "max_path_less_one", tree_text(rng, path[:-1])
    yield "max_two_paths", tree_text(rng, [0, *range(1, half), 0, *range(half + 1, n - 1)])
    yield "max_path_beside_the_root", tree_text(rng, [*range(half), 10, *range(half + 1, n - 1)])
    yield "max_star", tree_text(rng, [0] * (n - 1))
    yield "max_star_of_a_leaf", tree_text(rng, [0, *[1] * some])
    yield "max_double_star", tree_text(rng, [0, *[rng.randint(0, 1) for _ in range(some)]])
    yield "max_binary", tree_text(rng, [(node - 1) // 2 for node in range(1, some)])
    yield "max_leaves_on_path", tree_text(rng, with_outcome([max(0, node - 2) for node in range(1, n - 2)], True))
    yield "max_broom", tree_text(rng, with_outcome([*range(half), *[half] * (half - 3)], True))
    yield "max_random", tree_text(rng, with_outcome(random_tree(rng, n - 2, n), True))
    for reach in (3, 1000):
        yield f"max_random_{reach}", tree_text(rng, with_outcome(random_tree(rng, some, reach), True))

"""Luogu P8347 - The Moon on the Other Side: the input grammar and the generated cases."""

import random

from makers.nim import near
from makers.text import counted, parts, random_cases, read_count
from makers.trees import any_tree, random_tree, read_tree, rooted_trees
from makers.trees import tree_text

EVERY = "every tree of 2 to 10 vertices, up to names"

MAX_TESTS, MAX_N = 5, 10**5


def validate(reader):
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        n = read_count(reader, "n", MAX_N, 2)
        read_tree(reader, n, ("u", 1, MAX_N), ("v", 1, MAX_N))


def text(rng, trees):
    """The input. The trees are given by the parents of their vertices; any vertex may get the name
    1."""
    return counted(trees, lambda parents: tree_text(rng, renamed(rng, parents)))


def renamed(rng, parents):
    """The tree with another root, drawn at random."""
    ends = [[] for _ in range(len(parents) + 1)]
    for child, parent in enumerate(parents, 1):
        ends[child].append(parent)
        ends[parent].append(child)
    place, order = {}, [rng.randrange(len(ends))]
    result = []
    for vertex in order:  # which grows
        place[vertex] = len(place)
        for end in ends[vertex]:
            if end not in place:
                order.append(end)
                result.append(place[vertex])
    return result


def outline(ends, vertex, below=None):
    """The subtree of the vertex in brackets. It is equal for trees that differ only in names."""
    return "(" + "".join(sorted(outline(ends, end, vertex) for end in ends[vertex] if end != below)) + ")"


def every_tree(nodes):
    """Every tree without names, once, as the parents of one of its rooted trees."""
    found = {}
    for parents in rooted_trees(nodes):
        ends = [[parent] for parent in [None, *parents]]
        for child, parent in enumerate(parents, 1):
            ends[parent].append(child)
        ends[0].remove(None)
        found.setdefault(min(outline(ends, node) for node in range(nodes)), list(parents))
    return found.values()


def odd_tree(rng, nodes, reach):
    """A tree of odd degrees: adds pairs of leaves to one of the last `reach` vertices."""
    parents = [0]
    while len(parents) + 3 <= nodes:
        last = len(parents)
        parents += [rng.randint(max(0, last + 1 - reach), last)] * 2
    return parents


def near_p(rng, count, most):
    """Half trees of odd degrees, half trees with a move to one of these."""

    def p_position(rng):
        return odd_tree(rng, rng.randint(2, max(2, most - 2)), rng.choice((2, 3, 10, most)))

    def before(rng, parents):
        """The tree before a move: a new vertex with its own subtree is joined to any vertex."""
        deleted = len(parents) + 1
        others = random_tree(rng, rng.randint(1, max(1, most - deleted)), rng.choice((1, 2, most)))
        return [*parents, rng.randrange(deleted), *(deleted + parent for parent in others)]

    return near(rng, count, p_position, before, lambda parents: len(parents) < most)


def random_input(rng, size):
    """One input whose trees grow in number and vertices with size >= 1."""
    most = min(MAX_N, 3 + size * size // 3)
    trees = near_p(rng, rng.randint(1, min(MAX_TESTS, 1 + size)), most)
    if rng.random() < 0.2:
        trees[0] = any_tree(rng, 2, most)
    return text(rng, trees)


def cases():
    rng = random.Random(8347)
    every = [tree for nodes in range(2, 11) for tree in every_tree(nodes)]
    yield from parts("all", every, MAX_TESTS, lambda trees: text(rng, trees))
    yield from random_cases(random_input, 3, 4, 6, 10, 30, 60)
    for most in (8, 12, 16, 20, 100, 1000):
        for number in (1, 2):
            yield f"near_{most}_{number}", text(rng, near_p(rng, MAX_TESTS, most))
    yield from max_cases(rng)


def max_cases(rng):
    """A path, stars, and trees of odd degrees; such trees with a pair of leaves separated, or with
    one more leaf."""
    yield "max_high_and_wide", text(rng, [list(range(MAX_N - 1)), [0] * (MAX_N // 10 - 1), [0] * (MAX_N // 10 - 2), [0], [0, 0]])
    some = MAX_N // 10
    sizes = ((MAX_N, 2), (some, 3), (some, 10), (some, 1000), (MAX_N, MAX_N))
    yield "max_odd", text(rng, [odd_tree(rng, *size) for size in sizes])
    low, middle, high = (odd_tree(rng, some - 2, reach) for reach in (some, 1000, 2))
    torn = [[*tree, *rng.sample(range(some - 2), 2)] for tree in (low, high)]
    yield "max_even", text(rng, [*torn, [*middle, rng.randrange(some - 2)]])
    first = [*odd_tree(rng, some, 2), MAX_N // 20, 0]
    yield "max_even_ends", "1\n" + tree_text(rng, first)

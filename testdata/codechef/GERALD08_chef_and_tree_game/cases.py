"""CodeChef GERALD08 - Chef and Tree Game: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import near
from makers.text import counted, parts, random_cases, read_count
from makers.trees import any_tree, random_tree, read_tree, rooted_trees, tree_text

EVERY = "every rooted tree of 1 to 7 vertices in all colours"

MAX_TESTS, MAX_VERTICES = 1000, 10**5
BLACK, WHITE = COLOURS = (0, 1)


def validate(reader):
    total = 0
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        n = read_count(reader, "N", MAX_VERTICES)
        total += n
        reader.require(total <= MAX_VERTICES, f"at most {MAX_VERTICES} vertices of all trees together")
        read_tree(reader, n, ("u", 1, MAX_VERTICES), ("v", 1, MAX_VERTICES), ("c", BLACK, WHITE))


def text(rng, trees):
    """The input. A tree is (parents, colours) of its vertices 1, 2, ...; the root is 0. Names and
    edges are in random order."""
    return counted(trees, lambda tree: tree_text(rng, tree[0], strands=tree[1]))


def coloured(rng, parents, colours=COLOURS):
    return parents, rng.choices(colours, k=len(parents))


def joined(*trees):
    """The trees on a common root."""
    parents, colours = [], []
    for tree in trees:
        shift = len(parents)
        parents += [parent + shift if parent else 0 for parent in tree[0]]
        colours += tree[1]
    return parents, colours


def negative(tree):
    return tree[0], [1 - colour for colour in tree[1]]


def stalk(colours):
    """A path from the root."""
    return [*range(len(colours))], list(colours)


def value(tree):
    """(m, k) for a tree of the value m / 2^k, the lead of black in moves."""
    parents, colours = tree
    values = [(0, 0)] * (len(parents) + 1)
    for vertex in range(len(parents), 0, -1):
        m, k = values[vertex]
        sign = -1 if colours[vertex - 1] == WHITE else 1
        m *= sign
        p = max(1, 2 - (m >> k) - (m & ((1 << k) - 1) > 0))  # the least p >= 1 with m / 2^k + p > 1
        m, k = sign * (m + (p << k)), k + p - 1
        m2, k2 = values[parents[vertex - 1]]
        most = max(k, k2)
        m, k = (m << most - k) + (m2 << most - k2), most
        zeros = min(k, (m & -m).bit_length() - 1) if m else k
        values[parents[vertex - 1]] = m >> zeros, k - zeros
    return values[0]


def stalk_of(m, k):
    """The only stalk with the value m / 2^k."""
    colours, place, turned = [], 1 << k, False
    while m:
        colour = BLACK if m > 0 else WHITE
        turned = turned or colour != (colours or [colour])[0]
        if turned:
            place >>= 1
        m -= place if colour == BLACK else -place
        colours.append(colour)
    return stalk(colours)


def lost(rng, tree):
    """The tree and a stalk, with the total value 0."""
    m, k = value(tree)
    branches = [tree, stalk_of(-m, k)]
    return joined(*(branches if rng.random() < 0.5 else branches[::-1]))


def sprouted(rng, tree):
    """The tree with one more edge, often at the top."""
    parents, colours = tree
    at = rng.choice((rng.randrange(len(parents) + 1), len(parents)))
    return [*parents, at], [*colours, rng.choice(COLOURS)]


def near_zero(rng, count, most):
    """Half trees with the value 0, half with one edge more."""
    return near(
        rng,
        count,
        lambda rng: lost(rng, coloured(rng, any_tree(rng, 1, most))),
        sprouted,
        lambda tree: len(tree[0]) < 3 * most,
    )


def random_input(rng, size):
    """One input whose trees grow in number and vertices with size >= 1."""
    return text(rng, near_zero(rng, rng.randint(1, 2 * size), 2 + size * size // 4))


def cases():
    rng = random.Random(8)
    every = [
        (parents, [*colours])
        for nodes in range(1, 8)
        for parents in rooted_trees(nodes)
        for colours in product(COLOURS, repeat=nodes - 1)
    ]
    yield from parts("all", every, MAX_TESTS, lambda trees: text(rng, trees))
    yield from random_cases(random_input, 4, 10, 20)
    yield "near_small", text(rng, near_zero(rng, MAX_TESTS, 8))
    yield "near_medium", text(rng, near_zero(rng, 200, 100))
    yield "near_large", text(rng, near_zero(rng, 8, 4000))
    yield "near_high", text(rng, high_trees(rng, 2000))
    half = MAX_VERTICES // 2 - 1
    for name, is_lost, tree in large_trees(rng, half, half // 5):
        twins = joined(tree, negative(tree))
        yield f"max_{name}", text(rng, [twins if is_lost else sprouted(rng, twins)])
    yield "max_path", text(rng, [stalk([i % 2 for i in range(MAX_VERTICES - 1)])])
    yield "max_tests", text(rng, near_zero(rng, MAX_TESTS, 30))
    yield "max_tuft_on_one", text(rng, [joined(tuft(1, MAX_VERTICES - 4), stalk([WHITE]), stalk([BLACK]))])
    yield "max_runs", text(rng, [runs_of_both(MAX_VERTICES - 1)])


def high_trees(rng, height):
    """Stalks and combs with a value near 0: two that differ only at the top."""
    for colours in ([i % 2 for i in range(height)], rng.choices(COLOURS, k=height), [BLACK] * height):
        twins = joined(stalk(colours), negative(stalk(colours)))
        yield twins
        yield sprouted(rng, twins)
        yield joined(stalk(colours), negative(stalk([*colours[:-1], 1 - colours[-1]])))


def large_trees(rng, edges, few):
    """For each tree a name, the kind of the case (the tree and its negative, with the value 0, or
    one edge more), and the tree."""
    yield "high", True, stalk(rng.choices(COLOURS, k=edges))
    yield "comb_and_one", False, coloured(rng, [max(0, vertex - 2) for vertex in range(1, few + 1)])
    yield "wide", True, coloured(rng, random_tree(rng, few + 1, few))
    yield "tuft", True, tuft(few // 8, few - few // 8)


def tuft(black, white):
    """White edges on a black path, so that its uppermost edge has the value 1 / 2^white."""
    return [*range(black), *[black] * white], [BLACK] * black + [WHITE] * white


def runs_of_both(edges):
    """A path of both colours with larger and larger tufts of one colour below the edges of the
    other."""
    parents, colours, foot, tuft = [], [], 0, 1
    while len(parents) + tuft + 1 <= edges:
        colour = tuft % 2
        parents += [foot, *[len(parents) + 1] * tuft]
        colours += [colour, *[1 - colour] * tuft]
        foot = len(parents) - tuft
        tuft += 1
    return parents, colours

"""LightOJ 1355 - Game of CS: the input grammar and the generated cases."""

import random
from itertools import product

from makers.nim import near
from makers.text import counted, parts, random_cases, read_count
from makers.trees import any_tree, read_tree
from makers.trees import rooted_trees, sprouted, tree_of_value, tree_text

EVERY = "every rooted tree of 2 to 5 vertices with 1 to 4 units in each edge"

MAX_TESTS, MAX_VERTICES, MAX_UNITS = 500, 1000, 10**9


def validate(reader):
    ends = ("u", 0, MAX_VERTICES - 1), ("v", 0, MAX_VERTICES - 1)
    for _ in range(read_count(reader, "T", MAX_TESTS)):
        reader.position()
        n = read_count(reader, "n", MAX_VERTICES, least=2)
        read_tree(reader, n, *ends, ("w", 1, MAX_UNITS), root=0)


def text(rng, trees):
    """The input. A tree is (parents, units of the edges below nodes 1, 2, ...), in random order and
    direction."""
    return counted(trees, lambda tree: tree_text(rng, tree[0], 0, tree[1]))


def any_units(rng, count, most):
    """The units of `count` edges: 1, a few, or many."""
    least = rng.choice((1, 1, 1, 2))
    return [rng.randint(1, top) if top else least for top in rng.choices((0, 0, 4, most), k=count)]


def p_position(rng, most_vertices, most_units):
    parents = any_tree(rng, 2, max(2, most_vertices * 2 // 3))
    units = any_units(rng, len(parents), most_units)
    larger = tree_of_value(rng, parents, units)
    return larger, units + [1] * (len(larger) - len(parents))


def before(rng, tree, most_vertices, most_units):
    """A tree with a move to this one: an edge has one more unit, or a branch falls."""
    parents, units = tree
    if rng.random() < 0.5:
        units = [*units]
        units[rng.randrange(len(units))] += 1
        return parents, units
    larger = sprouted(rng, parents, max(1, most_vertices // 3))
    return larger, [*units, 1, *any_units(rng, len(larger) - len(parents) - 1, most_units)]


def near_p(rng, count, most_vertices, most_units):
    """Half P-positions, half one move before one."""
    most = most_vertices, most_units
    return near(
        rng,
        count,
        lambda rng: p_position(rng, *most),
        lambda rng, tree: before(rng, tree, *most),
        lambda tree: len(tree[0]) < most_vertices and max(tree[1]) <= MAX_UNITS,
    )


def random_input(rng, size):
    """One input whose trees grow in number, vertices and units with size >= 1."""
    count = rng.randint(1, min(MAX_TESTS, 2 * size))
    return text(rng, near_p(rng, count, min(MAX_VERTICES, 3 + size * size // 4), min(MAX_UNITS, 2 + size**5 // 1000)))


def cases():
    rng = random.Random(1355)
    shapes = [tree for nodes in range(2, 6) for tree in rooted_trees(nodes)]
    every = [(tree, units) for tree in shapes for units in product(range(1, 5), repeat=len(tree))]
    yield from parts("all", every, MAX_TESTS, lambda trees: text(rng, trees))
    yield from random_cases(random_input, 4, 10, 30, 100)
    yield "near_small", text(rng, near_p(rng, MAX_TESTS, 9, 3))
    yield "near_large", text(rng, near_p(rng, MAX_TESTS, 60, MAX_UNITS))
    yield "max_least", text(rng, [([0], [1])])
    yield "max_paths", text(rng, paths(rng))
    yield "max_bits", text(rng, single_bits())
    yield "near_ten_bits", text(rng, [*ten_bits(), *near_p(rng, 20, 30, 5)])
    yield "max_everything", text(rng, largest(rng))


def paths(rng):
    """Paths of the most vertices: single edges, and one edge with more units at a random place."""
    path = list(range(MAX_VERTICES - 1))
    for units in (1, 2, 3, 4, 5, MAX_UNITS - 1, MAX_UNITS):
        of_edges = [1] * len(path)
        of_edges[rng.randrange(1, len(path))] = units
        yield path, of_edges
    yield path, [MAX_UNITS] * len(path)


def single_bits():
    """Paths on an edge with several units, of the value 2^8 or 2^9; the number of units is even,
    odd or 1."""
    for value in (256, 512):
        for units, above in ((1, value - 1), (2, value), (3, value + 1), (MAX_UNITS, value), (MAX_UNITS - 1, value + 1)):
            yield list(range(above + 1)), [units] + [1] * above


def ten_bits():
    """Two paths that differ in the bit 2^9 of their values only. The longer one is on an edge with two units."""
    for value in (512, 600, 700):
        short = value - 512
        yield [*range(value + 1), *([0] if short else []), *range(value + 2, value + short + 1)], [2] + [1] * (value + short)


def largest(rng):
    """The most trees: two thirds are P-positions or near one. Half of the trees have 998 to 1000
    vertices, the others a tenth of these."""
    for index in range(MAX_TESTS):
        most = MAX_VERTICES if index % 4 < 2 else MAX_VERTICES // 10
        parents = any_tree(rng, most * 2 // 3, most * 3 // 4)
        units = any_units(rng, len(parents), MAX_UNITS)
        larger = tree_of_value(rng, parents, units)
        if len(larger) > most - 3:
            larger = parents
        units += [1] * (len(larger) - len(parents))
        while len(larger) < most - 3:  # two branches of equal value
            larger, units = [*larger, 0, 0], [*units, *[rng.randrange(1, MAX_UNITS, 2)] * 2]
        yield ([*larger, rng.randrange(len(larger))], [*units, 1]) if index % 2 else (larger, units)

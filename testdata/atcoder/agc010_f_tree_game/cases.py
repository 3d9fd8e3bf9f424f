"""AtCoder agc010_f - Tree Game: the input grammar and the generated cases."""

import random
from itertools import combinations_with_replacement, product

from makers.text import line, lines, random_cases, random_row, read_count, shuffled
from makers.trees import any_tree, random_tree, read_tree

EVERY = "every tree of 2 or 3 vertices with 0 to 3 stones each, and of 4 vertices with 0 to 2"

MAX_N, MAX_A = 3000, 10**9


def validate(reader):
    reader.position()
    n = read_count(reader, "N", MAX_N, 2)
    reader.integers("A", n, 0, MAX_A)
    reader.line_end()
    read_tree(reader, n, ("v", 1, MAX_N), ("w", 1, MAX_N))


def cell(a, b):
    """Two vertices with a and b stones."""
    return text([0], [a, b])


def text(parents, stones, names=None):
    names = names or list(range(1, len(stones) + 1))
    by_name = dict(zip(names, stones))
    edges = [(names[v], names[parent]) for v, parent in enumerate(parents, 1)]
    return line([len(stones)]) + line(by_name[name] for name in range(1, len(stones) + 1)) + lines(edges)


def mixed(rng, parents, stones):
    """The tree with its vertices renamed, and its edges in random order and direction."""
    names = shuffled(rng, range(1, len(stones) + 1))
    head, numbers, *edges = text(parents, stones, names).splitlines(keepends=True)
    edges = [line(shuffled(rng, edge.split())) for edge in shuffled(rng, edges)]
    return "".join([head, numbers, *edges])


def descending(rng, parents, most, steps):
    """Stones for which most edges go down from the root or up from it, often by little."""
    stones = [most // 2]
    for parent in parents:
        step = rng.choice(steps) * rng.choice((1, -1))
        stones.append(min(most, max(0, stones[parent] + step)))
    return stones


def random_input(rng, size):
    """A tree whose vertices and stones grow with size >= 1; neighbours have nearly equal stones."""
    parents = any_tree(rng, 2, min(MAX_N, 3 + size))
    if size < 6:
        return mixed(rng, parents, random_row(rng, len(parents) + 1, 0, 1 + size // 2))
    return mixed(rng, parents, descending(rng, parents, 1 + size, rng.choice(((0, 1), (0, 1, 2), (1, 2, 5)))))


def cases():
    yield from small_cases()
    yield from random_cases(random_input, *range(1, 20), *range(20, 100, 10), 200, 400)
    rng = random.Random(10)
    for nodes, most in ((5, 2), (6, 2), (5, 3), (6, 1), (7, 2), (8, 1), (8, 2), (30, 3), (300, 9)):
        parents = any_tree(rng, nodes, nodes)
        yield f"near_{nodes}_{most}", mixed(rng, parents, random_row(rng, nodes, 0, most))
    yield from max_cases(rng)


def small_cases():
    trees = [([0], list(combinations_with_replacement(range(4), 2)))]
    trees.append(([0, 0], [(middle, *ends) for middle in range(4) for ends in combinations_with_replacement(range(4), 2)]))
    trees.append(([0, 1, 2], [row for row in product(range(3), repeat=4) if row <= row[::-1]]))
    trees.append(([0, 0, 0], [(middle, *ends) for middle in range(3) for ends in combinations_with_replacement(range(3), 3)]))
    for parents, rows in trees:
        for row in rows:
            yield f"all_{'_'.join(map(str, parents))}_with_{'_'.join(map(str, row))}", text(parents, row)


def max_cases(rng):
    """The largest trees of all kinds, and the greatest numbers."""
    path = list(range(MAX_N - 1))
    yield "max_two", text([0], [0, MAX_A])
    yield "max_rising_path", text(path, range(MAX_A - MAX_N + 1, MAX_A + 1))
    yield "max_falling_path", text(path, range(MAX_N - 1, -1, -1))
    yield "max_mixed_path", mixed(rng, path, range(MAX_N))
    yield "max_waves", mixed(rng, path, descending(rng, path, MAX_A, (0, 1, 1, 2)))
    yield "max_equal", mixed(rng, path, [MAX_A] * MAX_N)
    yield "max_no_stones", mixed(rng, random_tree(rng, MAX_N, 5), [0] * MAX_N)
    yield "max_star", mixed(rng, [0] * (MAX_N - 1), [5, *random_row(rng, MAX_N - 1, 0, 9)])
    yield "max_star_one_lower", mixed(rng, [0] * (MAX_N - 1), [5, 4, *[5] * (MAX_N - 2)])
    for reach in (3, 50, MAX_N):
        tree = random_tree(rng, MAX_N, reach)
        yield f"max_random_{reach}", mixed(rng, tree, random_row(rng, MAX_N, 0, MAX_A))
        yield f"max_steps_{reach}", mixed(rng, tree, descending(rng, tree, MAX_A, (0, 1, 1, 2)))

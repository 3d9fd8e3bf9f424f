"""Codeforces 917B - MADMAX: the input grammar and the generated cases."""

import random
from itertools import combinations, product
from string import ascii_lowercase as LETTERS

from makers.text import lines, parts, random_cases, shuffled

EVERY = "every graph of 2 or 3 vertices with letters a to c, and of 4 vertices with letters a and b; up to 33 of them side by side, with every pair of their vertices"

MAX_N = 100


def validate(reader):
    reader.position()
    n = reader.integer("n", 2, MAX_N)
    reader.space()
    m = reader.count("m", 1, MAX_N * (MAX_N - 1) // 2)
    reader.require(m <= n * (n - 1) // 2, f"at most {n * (n - 1) // 2} edges")
    reader.line_end()
    edges = []
    for _ in range(m):
        v = reader.integer("v", 1, MAX_N)
        reader.require(v <= n, f"a vertex up to {n}")
        reader.space()
        u = reader.integer("u", 1, MAX_N)
        reader.require(u <= n and u != v, f"another vertex up to {n}")
        reader.space()
        reader.word("letter", LETTERS, 1)
        reader.line_end()
        edges.append((v, u))
    reader.require(len(set(edges)) == m, "an edge that is not repeated")
    reader.require(is_acyclic(n, edges), "the last edge of a graph without cycles")


def is_acyclic(n, edges):
    targets = [[] for _ in range(n + 1)]
    missing = [0] * (n + 1)
    for v, u in edges:
        targets[v].append(u)
        missing[u] += 1
    free = [v for v in range(1, n + 1) if not missing[v]]
    for v in free:  # the list grows in the loop
        for u in targets[v]:
            missing[u] -= 1
            if not missing[u]:
                free.append(u)
    return len(free) == n


def text(rng, n, edges):
    """The input for edges (from, to, letter) of the vertices 0, 1, ..., with random names in random order."""
    names = shuffled(rng, range(1, n + 1))
    rows = [(names[v], names[u], letter) for v, u, letter in edges]
    return lines([(n, len(rows)), *shuffled(rng, rows)])


def every_graph(n, letters):
    """Every graph whose edges lead from larger vertices to smaller ones."""
    pairs = list(combinations(range(n), 2))
    for chosen in product(["", *letters], repeat=len(pairs)):
        yield n, [(v, u, letter) for (u, v), letter in zip(pairs, chosen) if letter]


def side_by_side(rng, graphs):
    """One graph that consists of all these."""
    first, edges = 0, []
    for n, own in graphs:
        edges += [(first + v, first + u, letter) for v, u, letter in own]
        first += n
    return text(rng, first, edges)


def drawn(rng, n, share, letters, order):
    """A random graph with this share of all edges. Its letters are random for order = 0; for order = 1 they rise
    along each path, and for order = -1 they fall."""
    edges = []
    for u, v in combinations(range(n), 2):
        if rng.random() < share or v == u + 1:
            place = {1: n - 1 - v, -1: v}.get(order, 0) * (len(letters) - 1) / n
            place += rng.uniform(0, len(letters) - 1 if order == 0 else 2)
            edges.append((v, u, letters[min(len(letters) - 1, round(place))]))
    return text(rng, n, edges)


def random_input(rng, size):
    """A graph whose vertices and letters grow with size >= 1."""
    n = rng.randint(2, min(MAX_N, 1 + size))
    letters = LETTERS[: rng.randint(1, min(26, 1 + size))]
    return drawn(rng, n, rng.choice((0.1, 0.4, 1)), letters, rng.choice((0, 0, 1)))


def cases():
    rng = random.Random(917)
    small = [*every_graph(2, "abc"), *every_graph(3, "abc")]
    yield from parts("all_3", small, 33, lambda graphs: side_by_side(rng, graphs))
    four = every_graph(4, "ab")
    yield from parts("all_4", four, 25, lambda graphs: side_by_side(rng, graphs))
    yield from random_cases(random_input, *range(1, 21), 30, 50)
    for number, (letters, order) in enumerate(product(("ab", "abcdef", LETTERS), (0, 1, -1)), 1):
        yield f"near_{number}", drawn(rng, 12, 0.5, letters, order)
    yield "max_one_edge", lines([(MAX_N, 1), (MAX_N, 1, "z")])
    yield "max_two_vertices", lines([(2, 1), (1, 2, "a")])
    path = [(v + 1, v, "m") for v in range(MAX_N - 1)]
    yield "max_path", text(rng, MAX_N, path)
    yield "max_path_z", text(rng, MAX_N, [(v, u, "z") for v, u, _ in path])
    for name, letters, order in (
        ("random", LETTERS, 0),
        ("rising", LETTERS, 1),
        ("falling", LETTERS, -1),
        ("two_letters", "yz", 0),
        ("one_letter", "a", 0),
    ):
        yield f"max_{name}", drawn(rng, MAX_N, 1, letters, order)
    yield "max_sparse", drawn(rng, MAX_N, 0.05, LETTERS, 1)

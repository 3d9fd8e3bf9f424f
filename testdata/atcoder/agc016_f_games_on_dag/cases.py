"""AtCoder agc016_f - Games on DAG: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.text import line, lines

EVERY = "every graph of 2 to 4 vertices, with all its sets of edges"

MAX_VERTICES = 15


def validate(reader):
    reader.position()
    n = reader.integer("N", 2, MAX_VERTICES)
    reader.space()
    m = reader.count("M", 1, MAX_VERTICES * (MAX_VERTICES - 1) // 2)
    reader.require(m <= n * (n - 1) // 2, "at most N (N - 1) / 2 edges")
    reader.line_end()
    found = set()

    def is_new(x, y):
        if not x < y <= n:
            return "x < y <= N"
        return "another edge than before" if (x, y) in found else found.add((x, y))

    reader.rows(m, ("x", 1, MAX_VERTICES - 1), ("y", 2, MAX_VERTICES), demand=is_new, are_positions=False)


def text(n, edges):
    return line((n, len(edges))) + lines(edges)


def all_edges(n):
    return list(combinations(range(1, n + 1), 2))


def drawn(rng, n, m):
    return text(n, rng.sample(all_edges(n), m))


def random_input(rng, size):
    """One input whose vertices and edges grow with size >= 1."""
    n = rng.randint(2, min(MAX_VERTICES, 2 + size // 3))
    return drawn(rng, n, rng.randint(1, min(n * (n - 1) // 2, 1 + size)))


def cases():
    graphs = [(n, [*edges]) for n in (2, 3, 4) for m in range(1, 7) for edges in combinations(all_edges(n), m)]
    for number, (n, edges) in enumerate(graphs, 1):
        yield f"all_{number:02}", text(n, edges)
    for number, size in enumerate((5, 8, 10, 10, 12, 15, 20, 25, 30, 40, 60, 80), 1):
        yield f"random_{number:02}", random_input(random.Random(number), size)
    rng = random.Random(16)
    for n, m in ((5, 9), (5, 10), (6, 10), (6, 12), (7, 12)):
        yield f"random_{n}_{m}", drawn(rng, n, m)
    yield "max_one_edge", text(MAX_VERTICES, [(1, 2)])
    yield "max_last_edge", text(MAX_VERTICES, [(14, 15)])
    yield "max_edges", text(MAX_VERTICES, all_edges(MAX_VERTICES))
    yield "max_random", drawn(rng, MAX_VERTICES, 60)
    yield "max_path", text(MAX_VERTICES, [(v, v + 1) for v in range(1, MAX_VERTICES)])
    yield "max_beyond", text(MAX_VERTICES, [(x, y) for x, y in all_edges(MAX_VERTICES) if x > 2 or y == 3])
    for seed, m in enumerate((70, 80, 90, 100)):  # one of them has more lost sets than all, modulo 10^9 + 7
        yield f"max_dense_{m}", drawn(random.Random(seed), MAX_VERTICES, m)

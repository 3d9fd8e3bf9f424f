"""AtCoder abc261_h - Game on Graph: the input grammar and the generated cases."""

import random
from itertools import combinations, permutations

from makers.text import line, lines, random_cases, shuffled
from makers.trees import cyclic_graph

EVERY = (
    "every graph of 1 to 3 vertices that can all be reached from the first one, up to their names, each with two rows"
    " of weights from 0 to 3"
)

MAX_N, MAX_M, MAX_C = 2 * 10**5, 2 * 10**5, 10**9


def validate(reader):
    reader.position()
    n = reader.integer("N", 1, MAX_N)
    reader.space()
    m = reader.count("M", 0, MAX_M)
    reader.space()
    v = reader.integer("v", 1, MAX_N)
    reader.require(v <= n, f"a vertex of 1 to {n}")
    reader.line_end()
    seen = set()

    def edge(a, b, _):
        if max(a, b) > n or a == b:
            return f"two vertices of 1 to {n}"
        if (a, b) in seen:
            return "another edge"
        seen.add((a, b))
        return None

    if m > 0:
        columns = ("A", 1, MAX_N), ("B", 1, MAX_N), ("C", 0, MAX_C)
        reader.rows(m, *columns, demand=edge, are_positions=False)


def text(n, edges, start=0):
    """The input. Vertices are 0, 1, ... here and 1, 2, ... in the input; edges are (from, to,
    weight)."""
    return line((n, len(edges), start + 1)) + lines((a + 1, b + 1, weight) for a, b, weight in edges)


def every_rooted_graph(n):
    """Every graph in which vertex 0 reaches all vertices, once for all names of the others."""
    names = [(0, *rest) for rest in permutations(range(1, n))]
    pairs, seen = list(permutations(range(n), 2)), set()
    for count in range(len(pairs) + 1):
        for edges in combinations(pairs, count):
            reached = [0]
            for u in reached:
                reached += [b for a, b in edges if a == u and b not in reached]
            if edges not in seen and len({*reached}) == n:
                seen.update(tuple(sorted((name[u], name[v]) for u, v in edges)) for name in names)
                yield edges


def weighted(rng, edges, most):
    """The edges without loops and repetitions, with weights up to `most`."""
    return [(a, b, rng.randint(0, most)) for a, b in dict.fromkeys(edges) if a != b]


def random_edges(rng, n, out, back):
    """Up to `out` edges from each vertex except the last; the share `back` of them leads to smaller
    numbers."""
    edges = []
    for a in range(n - 1):
        for _ in range(rng.randint(0 if rng.random() < 0.1 else 1, out)):
            is_back = rng.random() < back
            edges.append((a, rng.randrange(a + 1) if is_back else rng.randint(a + 1, min(n - 1, a + 1 + n // 3))))
    return edges


def renamed(rng, n, edges, start=0):
    names = shuffled(rng, range(n))
    return text(n, shuffled(rng, [(names[a], names[b], weight) for a, b, weight in edges]), names[start])


def random_input(rng, size):
    """One input whose graph grows with size >= 1; a small graph has small weights."""
    n = rng.randint(1, 3 + size)
    most = rng.choice((1, 3, 9)) if size < 15 else MAX_C
    if rng.random() < 0.2:
        return renamed(rng, n, weighted(rng, cyclic_graph(rng, n, 2, rng.choice((0, 0.3)), n), most), n - 1)
    edges = random_edges(rng, n, rng.randint(1, 3), rng.choice((0, 0.1, 0.2)))
    return renamed(rng, n, weighted(rng, edges, most)[:MAX_M], rng.randint(0, n // 3))


def changed(rng, n, edges):
    """The edges with one of them reversed, or with another weight."""
    index = rng.randrange(len(edges))
    a, b, weight = edges[index]
    taken = {(a, b) for a, b, _ in edges}
    edge = (b, a, weight) if (b, a) not in taken else (a, b, rng.randint(0, 2 * weight + 1))
    return [*edges[:index], edge, *edges[index + 1 :]]


def twice_round(n):
    """A game that goes almost twice round a cycle of n - 1 vertices, an odd number. Only Takahashi
    leaves it, from vertex 0 to vertex n - 1, but Aoki is the first to come to vertex 0."""
    return [(u, (u + 1) % (n - 1), MAX_C) for u in range(n - 1)] + [(0, n - 1, MAX_C)]


def cases():
    rng = random.Random(261)
    for n in (1, 2, 3):
        for number, edges in enumerate(every_rooted_graph(n), 1):
            for row in "ab":
                yield f"all_{n}_vertices_{number:02}{row}", text(n, weighted(rng, edges, 3))
    for seed in range(3):
        for name, case in random_cases(random_input, *range(2 + seed, 15, 3), 20 + seed, 60 + seed, 300 + seed):
            yield name, case
    for number in range(12):
        n = (5, 6, 8, 10)[number % 4]
        edges = weighted(rng, random_edges(rng, n, 3, 0.15), 5)
        yield f"near_{number:02}_graph", renamed(rng, n, edges)
        yield f"near_{number:02}_changed", renamed(rng, n, changed(rng, n, edges))
    yield from max_cases(rng)


def max_cases(rng):
    """The largest graph and total; no edges; large graphs that are deep, wide, with draws, with the
    weights 0, with one centre."""
    yield "max_total", text(MAX_N, twice_round(MAX_N), 2)
    yield "max_no_edges", text(MAX_N, [], MAX_N - 1)
    yield "max_last_to_first", text(MAX_N, [(MAX_N - 1, 0, MAX_C)], MAX_N - 1)
    n = m = MAX_N // 5
    yield "max_total_renamed", renamed(rng, n, twice_round(n), 2)
    yield "max_row", text(n, [(u, u + 1, rng.randint(MAX_C // 2, MAX_C)) for u in range(n - 1)])
    yield "max_zero_circle", text(n, [(a, b, 0) for a, b, _ in twice_round(n)], 2)
    for name, vertices, out, back in (("deep", n, 1, 0.0), ("wide", n // 2, 3, 0.02), ("draws", n // 3, 5, 0.1)):
        edges = weighted(rng, random_edges(rng, vertices, out, back), MAX_C)[:m]
        yield f"max_{name}", renamed(rng, vertices, edges)
    few = 320
    pairs = [(a, b) for a in range(few) for b in range(few) if b > a or rng.random() < 0.01]
    yield "max_dense", renamed(rng, few, weighted(rng, rng.sample(pairs, m), MAX_C), 3)
    half = n // 2
    centre = [(0, node) for node in range(1, half)] + [(node, half) for node in range(1, half)]
    yield "max_centre", renamed(rng, half + 2, weighted(rng, [*centre, (half, half + 1)], MAX_C))
    yield "max_16_bits", text(2**16 + 1, [(0, u, u) for u in range(1, 2**16 + 1)])  # as many edges from one vertex
    ladder = []  # two ways each time, the expensive one first
    for u in range(0, n - 4, 3):
        ladder += [(u, u + 1, MAX_C), (u, u + 2, 1), (u + 1, u + 3, 0), (u + 2, u + 3, rng.randint(0, MAX_C))]
    yield "max_ladder", renamed(rng, n, ladder[:m])

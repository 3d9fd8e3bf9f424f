"""Luogu P6560 - Passage of Time: the input grammar and the generated cases."""

import random
from itertools import combinations, permutations, product

from makers.text import line, lines, random_cases, shuffled
from makers.trees import changed_edges, cyclic_graph, every_digraph

EVERY = (
    "every directed graph of 3 places, which may have loops, and of 4 places without loops, up to the names of its"
    " places, with every place of the token and every goal"
)

MAX_N, MAX_M, MAX_Q = 10**5, 5 * 10**5, 500


def validate(reader):
    n = reader.integer("n", 2, MAX_N)
    reader.space()
    m = reader.count("m", 1, MAX_M)
    reader.space()
    q = reader.count("q", 1, MAX_Q)
    reader.line_end()

    def edge(u, v):
        return f"two places of 1 to {n}" if max(u, v) > n else None

    def query(x, y):
        return edge(x, y) or ("another goal than the place of the token" if x == y else None)

    reader.rows(m, ("u", 1, MAX_N), ("v", 1, MAX_N), demand=edge, are_positions=False)
    reader.rows(q, ("x", 1, MAX_N), ("y", 1, MAX_N), demand=query)


def text(n, edges, queries):
    """The input. Places are 0, 1, ... here and 1, 2, ... in the input."""
    return line((n, len(edges), len(queries))) + lines((a + 1, b + 1) for a, b in [*edges, *queries])


def packed(graphs, nodes):
    """The graphs side by side, each with all its queries, in as few inputs as possible."""
    queries = list(permutations(range(nodes), 2))
    most = MAX_Q // len(queries)
    for start in range(0, len(graphs), most):
        edges, asked = [], []
        for number, graph in enumerate(graphs[start : start + most]):
            shift = number * nodes
            edges += [(shift + u, shift + v) for u, v in graph]
            asked += [(shift + x, shift + y) for x, y in queries]
        yield text(nodes * len(graphs[start : start + most]), edges, asked)


def renamed(rng, n, edges, queries):
    names = shuffled(rng, range(n))
    return text(n, *([(names[a], names[b]) for a, b in shuffled(rng, pairs)] for pairs in (edges, queries)))


def asked(rng, n, count):
    """Queries, most of them with the goal 0."""
    return [rng.sample(range(n), 2) if rng.random() < 0.3 else (rng.randrange(1, n), 0) for _ in range(count)]


def random_input(rng, size):
    """One input whose places, edges and queries grow with size >= 1."""
    n = rng.randint(2, 3 + size * size // 5)
    if rng.random() < 0.4:
        edges = [(rng.randrange(n), rng.randrange(n)) for _ in range(rng.randint(1, 2 * n))]
    else:
        edges = changed_edges(rng, n, cyclic_graph(rng, n, rng.randint(0, 3), rng.choice((0, 0.2, 0.5)), rng.choice((1, 3, n))))
    return renamed(rng, n, edges, asked(rng, n, rng.randint(1, min(MAX_Q, 1 + size))))


def cases():
    loops = list(product(range(3), repeat=2))
    graphs = [graph for count in range(10) for graph in combinations(loops, count)]
    for nodes, every in ((3, graphs), (4, list(every_digraph(4)))):
        for number, case in enumerate(packed(every, nodes), 1):
            yield f"all_{nodes}_places_{number}", case
    yield from random_cases(random_input, 3, 6, 10, 15, 20, 30, 60)
    rng = random.Random(6560)
    for number, n in enumerate((6, 6, 8, 8, 12, 12, 40, 40, 500)):
        edges = cyclic_graph(rng, n, 2, 0.3, 1 + number % 3)
        yield f"near_{number}_as_laid_down", renamed(rng, n, edges, asked(rng, n, min(4 * n, 100)))
        yield f"near_{number}_changed", renamed(rng, n, changed_edges(rng, n, edges), asked(rng, n, min(4 * n, 100)))
    yield from max_cases(rng)


def max_cases(rng):
    """The largest graphs: all places labelled except the token, deep, with one centre, with draws.
    In two cases most labels are known before the first of them is used."""
    n = MAX_N
    labelled = cyclic_graph(rng, n - 2, 7, 0, 5)[: MAX_M - 2]
    labelled += [(rng.choice(labelled)) for _ in range(MAX_M - 2 - len(labelled))]
    token = [(n - 2, n - 1), (n - 1, n - 2)]  # who goes to and fro
    yield "max_labels", renamed(rng, n, labelled + token, [(n - 2, rng.randrange(n - 2)) for _ in range(60)])
    last, some = n // 4, 15000
    row = [(place, place - 1) for place in range(1, last)] + [(place, last - 1) for place in range(1, last - 1, 2)]
    yield "max_row", text(last, row, [(last - 1 - i, 0) for i in range(250)] + [(1 + i, 0) for i in range(250)])
    upwards = [(last - 1 - u, last - 1 - v) for u, v in row]
    yield "max_row_upwards", text(last, upwards, [(i, last - 1) for i in range(MAX_Q)])
    centre = [(0, 1 + i % (last - 1)) for i in range(last)] + [(place, 0) for place in range(last)]
    yield "max_centre", renamed(rng, last, centre, asked(rng, last, 20))
    yield "max_draws", renamed(rng, last, cyclic_graph(rng, last, 5, 0.5, 1000)[: 2 * last], asked(rng, last, 250))
    yield "max_16_bits", text(2**16 + 1, [(0, place) for place in range(1, 2**16 + 1)], [(0, 1)])  # as many edges
    # The token 0 leads to 1 only, which is lost iff 2, ..., some + 1 are won.
    middle = [(0, 1)] + [(1, place) for place in range(2, some + 2)]
    ends = [(place, some + place) for place in range(2, some + 2)]
    yield "max_ends_wait", text(n, middle + ends, [(0, n - 1), (1, n - 1), (n - 1, 0)])
    wins = [(place, n - 1) for place in range(2, 70000)]
    yield "max_wins_wait", renamed(rng, n, middle + wins, [(0, n - 1), (1, n - 1)])

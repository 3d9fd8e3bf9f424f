"""AcWing 1319 - Moving Pieces: the input grammar and the generated cases."""

import random
from graphlib import CycleError, TopologicalSorter

from makers.nim import Sums, mex
from makers.text import every_sorted_row, line, lines, random_cases, shuffled
from makers.trees import every_graph, random_graph

EVERY = "every graph without a cycle on 1 to 3 vertices, up to their names, each with 1 to 3 pieces, at most one for a vertex on average"

MAX_N, MAX_M = 2000, 6000
GREATEST = 109  # of the values: 109 * 110 / 2 <= MAX_M


def validate(reader):
    reader.position()
    n = reader.integer("N", 1, MAX_N)
    reader.space()
    m = reader.count("M", 0, MAX_M)
    reader.space()
    k = reader.count("K", 1, MAX_N)
    reader.require(k <= n, f"at most {n} pieces")
    reader.line_end()

    def within(x, y):
        return None if max(x, y) <= n else f"vertices of 1 to {n}"

    edges = reader.rows(m, ("X", 1, MAX_N), ("Y", 1, MAX_N), demand=within, are_positions=False) if m > 0 else []
    pieces = reader.integers("piece", k, 1, MAX_N)
    reader.require(max(pieces) <= n, f"vertices of 1 to {n}")
    reader.require(has_no_cycle(n, edges), "a graph without a cycle")
    reader.line_end()


def has_no_cycle(n, edges):
    options = [[] for _ in range(n + 1)]
    for x, y in edges:
        options[x].append(y)
    try:
        list(TopologicalSorter(dict(enumerate(options))).static_order())
    except CycleError:
        return False
    return True


def text(rng, graph, pieces):
    """The input. Vertices are 0, 1, ... here and 1, 2, ... in the input; the edges are in random
    order."""
    edges = shuffled(rng, [(x + 1, y + 1) for x, row in enumerate(graph) for y in row])
    return line((len(graph), len(edges), len(pieces))) + lines(edges) + line([piece + 1 for piece in pieces])


def values_of(graph):
    values = {}
    for vertex in TopologicalSorter(dict(enumerate(graph))).static_order():
        values[vertex] = mex(values[option] for option in graph[vertex])
    return values


def extremes():
    yield "the greatest Grundy value of a piece", GREATEST, greatest_values


def greatest_values(text):
    (n, m, _), *rows = [[*map(int, row.split())] for row in text.splitlines()]
    graph = [[] for _ in range(n)]
    for x, y in rows[:m]:
        graph[x - 1].append(y - 1)
    values = values_of(graph)
    yield max(values[piece - 1] for piece in rows[m])


def renamed(rng, graph):
    names = shuffled(rng, range(len(graph)))
    result = [[] for _ in graph]
    for vertex, row in enumerate(graph):
        result[names[vertex]] = [names[option] for option in row]
    return result


def lost(rng, graph, count, start=()):
    """Lost pieces: `count` or up to two more, `start` among them."""
    return shuffled(rng, Sums(values_of(graph)).p_position(rng, count, start))


def before(rng, graph, pieces):
    """The pieces before a move to these; None if no edge leads to the drawn piece."""
    place = rng.randrange(len(pieces))
    found = [vertex for vertex, row in enumerate(graph) if pieces[place] in row]
    return [*pieces[:place], rng.choice(found), *pieces[place + 1 :]] if found else None


def twins(rng, graph, count, start=()):
    """Lost pieces, and pieces one move before lost ones."""
    yield "lost", text(rng, graph, lost(rng, graph, count, start))
    pieces = None
    while not pieces:
        pieces = before(rng, graph, lost(rng, graph, count, start))
    yield "won", text(rng, graph, pieces)


def random_input(rng, size):
    """One position, half of the time lost, that grows with size >= 1."""
    n = rng.randint(1, min(MAX_N, 3 + size * size // 5))
    graph = random_graph(rng, n, min(1 + size // 3, MAX_M // n))
    count = rng.randint(1, min(n, 1 + size))
    if rng.random() < 0.5:
        return text(rng, graph, lost(rng, graph, count))
    return text(rng, graph, [rng.randrange(n) for _ in range(count)])


def repeated(rng, graph):
    """The graph with some edges twice. This does not change the values."""
    return [row + [option for option in row if rng.random() < 0.3] for row in graph]


def complete(rng, vertices, n):
    """Edges between any two of some vertices; n - vertices others have no edge."""
    return renamed(rng, [[*range(vertex)] for vertex in range(vertices)] + [[] for _ in range(n - vertices)])


def cases():
    rng = random.Random(1319)
    for n in (1, 2, 3):
        for number, graph in enumerate(every_graph(n), start=1):
            for pieces in every_sorted_row(range(1, n + 1), range(n)):
                name = "_".join(map(str, ("all", n, number, "pieces", *(piece + 1 for piece in pieces))))
                yield name, text(rng, graph, pieces)
    yield from random_cases(random_input, *range(2, 40, 3), 60, 100)
    kinds = [
        ("small", 8, lambda: random_graph(rng, 6, 4), 3),
        ("middle", 6, lambda: random_graph(rng, 40, 9), 6),
        ("large", 2, lambda: random_graph(rng, MAX_N, 5), 300),
        ("path", 1, lambda: path(rng), 5),
        ("repeated_edges", 5, lambda: repeated(rng, random_graph(rng, 12, 4)), 3),
    ]
    for kind, count, draw, pieces in kinds:
        for number in range(1, count + 1):
            for name, case in twins(rng, draw(), pieces):
                yield f"near_{kind}_{number}_{name}", case
    dense = complete(rng, GREATEST + 1, 400)
    last, middle = (next(vertex for vertex, row in enumerate(dense) if len(row) == value) for value in (GREATEST, 64))
    for name, case in twins(rng, dense, 3, (last, middle)):
        yield f"near_greatest_{name}", case
    dense_part = complete(rng, 104, 150)
    start = [vertex for vertex, row in enumerate(dense_part) if len(row) > 100]
    for name, case in twins(rng, dense_part, 5, start):
        yield f"near_above_hundred_{name}", case
    yield "max_value", text(rng, dense, [last])
    full = [[*row] for row in dense]
    while sum(map(len, full)) < MAX_M:
        vertex = rng.choice([vertex for vertex, row in enumerate(dense) if row])
        full[vertex].append(rng.choice(dense[vertex]))  # once more
    yield "max_edges", text(rng, full, [last, last])
    yield "max_path", text(rng, [[vertex + 1] for vertex in range(MAX_N - 1)] + [[]], range(MAX_N))
    yield "max_path_upwards", text(rng, [[]] + [[vertex] for vertex in range(MAX_N - 1)], [MAX_N - 1])
    yield "max_pieces", text(rng, random_graph(rng, MAX_N, 2), [rng.randrange(MAX_N) for _ in range(MAX_N)])


def path(rng):
    """A single path through all vertices, in a hidden order."""
    return renamed(rng, [[]] + [[vertex] for vertex in range(MAX_N - 1)])

"""HDU 1524 - A Chess Game: the input grammar and the generated cases.

The statement does not say whether an edge may be repeated. Here each edge occurs once.
"""

import random
from graphlib import CycleError, TopologicalSorter
from itertools import permutations

from makers.nim import Sums, mex, near
from makers.text import every_sorted_row, line, random_cases
from makers.trees import every_graph
from makers.text import shuffled
from makers.trees import random_graph

EVERY = "every graph without a cycle on 1 to 4 positions, however named, with 1 to 4 pieces"

MAX_POSITIONS, MAX_PIECES = 1000, 10
LAST = MAX_POSITIONS - 1


def validate(reader):
    read_case(reader)
    while not reader.at_end():
        reader.accept("\n")
        read_case(reader)


def read_case(reader):
    positions = reader.count("N", 1, MAX_POSITIONS, is_evident=False)  # queries look like options
    reader.line_end()
    graph = [places(reader, ("X", 0, LAST), "option", positions) for _ in range(positions)]
    reader.require(order_of(graph), "a graph without a cycle")
    while not reader.accept("0\n"):
        reader.position()
        places(reader, ("M", 1, MAX_PIECES), "piece", positions)


def places(reader, length, name, positions):
    """Reads a line: a count and as many positions. The positions of edges are different."""
    found, count = [], reader.count(*length)
    if count > 0:
        reader.space()
        found = reader.integers(name, count, 0, LAST)
        is_repeated = name == "option" and len({*found}) < count
        reader.require(max(found) < positions and not is_repeated, f"other positions below {positions}")
    reader.line_end()
    return found


def order_of(graph):
    """The positions, each after its options; None if there is a cycle."""
    try:
        return list(TopologicalSorter(dict(enumerate(graph))).static_order())
    except CycleError:
        return None


def values_of(graph):
    values = {}
    for p in order_of(graph):
        values[p] = mex(values[option] for option in graph[p])
    return values


def text(cases):
    """The input for a list of (graph, queries)."""
    return "\n".join(
        line([len(graph)]) + "".join(line([len(row), *row]) for row in [*graph, *queries]) + "0\n"
        for graph, queries in cases
    )


def near_p(rng, graph, count, pieces):
    """The graph, which has an edge, and queries: half P-positions, half one move before one."""
    sums, before = Sums(values_of(graph)), [[] for _ in graph]
    for p, row in enumerate(graph):
        for option in row:
            before[option].append(p)

    def earlier(rng, row):
        place = rng.randrange(len(row))
        found = before[row[place]]
        return [*row[:place], rng.choice(found), *row[place + 1 :]] if found else None

    p_position = lambda rng: sums.p_position(rng, rng.randint(1, pieces))  # noqa: E731
    return graph, near(rng, count, p_position, earlier, mixed=True)


def extremes():
    yield "the greatest Grundy value of a piece", LAST, greatest_values


def greatest_values(text):
    rows = iter([[*map(int, row.split())] for row in text.replace("\n\n", "\n").splitlines()])
    for (positions,) in rows:
        values = values_of([next(rows)[1:] for _ in range(positions)])
        for _, *pieces in iter(lambda: next(rows), [0]):
            yield max(values[piece] for piece in pieces)


def random_input(rng, size):
    """One input whose cases, positions, edges and pieces grow with size >= 1."""
    cases = []
    for _ in range(rng.randint(1, 3)):
        graph = [[]]
        while not any(graph):
            positions = rng.randint(2, min(MAX_POSITIONS, 3 + size * size // 10))
            graph = random_graph(rng, positions, rng.randint(1, 1 + size))
        queries = rng.randint(1, 1 + 2 * size)
        cases.append(near_p(rng, graph, queries, min(MAX_PIECES, 1 + size // 2)))
    return text(cases)


def cases():
    yield "all_small", text(every_position())
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1524)
    yield "near_small", text(near_p(rng, random_graph(rng, 8, 4), 20, 4) for _ in range(20))
    yield "near_large", text(near_p(rng, random_graph(rng, 300, 40), 400, MAX_PIECES) for _ in range(5))
    yield "max_edges", text(near_p(rng, complete(rng), 1000, MAX_PIECES) for _ in range(2))
    yield "max_length", text(near_p(rng, chain, 100, MAX_PIECES) for chain in chains())
    graph = random_graph(rng, MAX_POSITIONS, 20)
    yield "max_queries", text([near_p(rng, graph, 50000, MAX_PIECES)])
    small = (random_graph(rng, rng.randint(2, 12), 6) for _ in range(4000))
    yield "near_longest", text([near_p(rng, ladder(rng), 50, MAX_PIECES)])
    yield "max_cases", text(near_p(rng, graph, 6, 4) for graph in small if any(graph))


def every_position():
    for positions in range(1, 5):
        queries = every_sorted_row(range(1, 5), range(positions))
        names = list(permutations(range(positions)))
        graphs = {renamed(graph, name) for graph in every_graph(positions) for name in names}
        yield from ((graph, queries) for graph in sorted(graphs))


def renamed(graph, name):
    moves = {name[p]: tuple(sorted(name[option] for option in row)) for p, row in enumerate(graph)}
    return tuple(moves[p] for p in range(len(graph)))


def complete(rng):
    """An edge between any two positions, in a hidden order."""
    names = shuffled(rng, range(MAX_POSITIONS))
    graph = [[] for _ in names]
    for place, p in enumerate(names):
        graph[p] = shuffled(rng, names[:place])
    return graph


def ladder(rng):
    """From each position an edge to the next one and to the next but one, in a hidden order."""
    graph = [[option for option in (p + 1, p + 2) if option <= LAST] for p in range(MAX_POSITIONS)]
    return renamed(graph, shuffled(rng, range(MAX_POSITIONS)))


def chains():
    """A single path, upwards and downwards."""
    yield [[p + 1] for p in range(LAST)] + [[]]
    yield [[]] + [[p] for p in range(LAST)]

"""POJ 3710 - Christmas Game: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import combinations_with_replacement

from makers.nim import near, nim_sum
from makers.text import counted, lines, random_cases
from makers.trees import is_tree, random_tree
from makers.text import shuffled
from makers.trees import sprouted, tree_of_value, tree_values

EVERY = "every graph of at most 7 edges, and every two of at most 3 edges each"

MAX_GRAPHS, MAX_VERTICES = 99, 99
# k < 500, but with 99 vertices no graph has more than 98 polygons of two edges.
MAX_EDGES = 2 * (MAX_VERTICES - 1)


def validate(reader):
    while True:
        reader.position()
        graphs = reader.count("N", 1, MAX_GRAPHS)
        reader.line_end()
        for _ in range(graphs):
            m = reader.count("m", 1, MAX_VERTICES)
            reader.space()
            k = reader.count("k", 0, MAX_EDGES)
            reader.line_end()
            ends = [(name, 1, MAX_VERTICES) for name in "ab"]
            edges = reader.rows(k, *ends, demand=lambda *edge: no_edge(edge, m), are_positions=False) if k else []
            reader.require(is_tree_with_polygons(m, edges), "the last edge of a tree with polygons")
        if reader.at_end():
            return


def no_edge(edge, m):
    return f"two different vertices of at most {m}" if max(edge) > m or edge[0] == edge[1] else None


def is_tree_with_polygons(m, edges):
    """Is the graph a tree with polygons? Walks from each vertex that is not inside a path: back to
    the same vertex round a polygon, or to another such vertex. These paths must form a tree and use
    all edges."""
    at = {vertex: [] for vertex in range(1, m + 1)}
    for number, (a, b) in enumerate(edges):
        at[a].append((number, b))
        at[b].append((number, a))
    hubs = {vertex: place for place, vertex in enumerate((v for v in at if v == 1 or len(at[v]) != 2), 1)}
    used, ways = set(), []
    for hub in hubs:
        for number, end in at[hub]:
            if number not in used:
                used.add(number)
                while end not in hubs:
                    ((number, end),) = [step for step in at[end] if step[0] not in used]
                    used.add(number)
                ways += [(hubs[hub], hubs[end])] if end != hub else []
    return len(used) == len(edges) and is_tree(len(hubs), ways)


# A graph: the parents of a tree, polygons of (node, length), and an edge between the ends of two
# paths from one node, or none.


def edges_of(graph):
    parents, polygons, closing = graph
    edges = [*enumerate(parents, 1), *closing]
    nodes = len(parents) + 1
    for node, length in polygons:
        ring = [node, *range(nodes, nodes + length - 1), node]
        edges += zip(ring, ring[1:])
        nodes += length - 1
    return nodes, edges


def text(rng, cases):
    """The graphs of each case, with names and edges in any order."""

    def graph_text(graph):
        nodes, edges = edges_of(graph)
        names = [1, *shuffled(rng, range(2, nodes + 1))]
        named = [rng.sample((names[a], names[b]), 2) for a, b in edges]
        return f"{nodes} {len(edges)}\n" + lines(shuffled(rng, named))

    return "".join(counted(case, graph_text) for case in cases)


@cache
def shapes(edges):
    """Every graph of `edges` edges, as its sorted branches: (0, the part above) or (length,)."""
    found = {()} if edges == 0 else set()
    for size in range(1, edges + 1):
        branches = [(0, above) for above in shapes(size - 1)] + ([(size,)] if size > 1 else [])
        found |= {tuple(sorted([branch, *rest])) for branch in branches for rest in shapes(edges - size)}
    return sorted(found)


def graph_of(shape):
    parents, polygons = [], []

    def grow(shape, node):
        for length, *above in shape:
            if length:
                polygons.append((node, length))
            else:
                parents.append(node)
                grow(above[0], len(parents))

    grow(shape, 0)
    return parents, polygons, []


def every_case():
    graphs = [graph_of(shape) for edges in range(8) for shape in shapes(edges)]
    small = [graph_of(shape) for edges in range(4) for shape in shapes(edges)]
    return [[graph] for graph in graphs] + list(combinations_with_replacement(small, 2))


def with_polygons(rng, parents, most):
    """The tree with some leaves replaced by odd polygons, and with polygons that change nothing."""
    kept = set(parents)
    chance = rng.choice((0, 0.5, 1))
    leaves = [node for node in range(1, len(parents) + 1) if node not in kept and rng.random() < chance]
    name = {node: place for place, node in enumerate(n for n in range(len(parents) + 1) if n not in leaves)}
    polygons = [(name[parents[leaf - 1]], rng.choice((3, 3, 3, 5, 7))) for leaf in leaves]
    parents = [name[parent] for node, parent in enumerate(parents, 1) if node not in leaves]
    for _ in range(rng.randint(0, most)):
        node, odd = rng.randrange(len(name)), rng.choice(([], [], [3, 3], [3, 5]))
        polygons += [(node, length) for length in odd or [rng.choice((2, 2, 4, 6))]]
    return parents, polygons, []


def p_position(rng, graphs, most):
    """`graphs` graphs of about `most` edges each, of nim-sum 0."""
    trees = [random_tree(rng, rng.randint(1, most), rng.choice((1, 2, most))) for _ in range(graphs)]
    others = nim_sum(tree_values(tree)[0] for tree in trees[1:])
    trees[0] = tree_of_value(rng, trees[0], value=others)
    return shuffled(rng, [with_polygons(rng, tree, most // 3) for tree in trees])


def closed(rng, graph):
    """The graph with an edge between the ends of two paths from one node; None if there are no such
    paths."""
    parents, polygons, _ = graph
    above = [[] for _ in range(len(parents) + 1)]
    for node, parent in enumerate(parents, 1):
        above[parent].append(node)
    tips = list(range(len(above)))  # of what grows from a node, if that is a path
    for node in reversed(range(len(above))):
        if above[node] or any(node == at for at, _ in polygons):
            is_path = len(above[node]) == 1 and not any(node == at for at, _ in polygons)
            tips[node] = tips[above[node][0]] if is_path else None
    paths = [[tips[node] for node in nodes if tips[node] is not None] for nodes in above]
    paths = [ends for ends in paths if len(ends) > 1]
    return (parents, polygons, [tuple(rng.sample(rng.choice(paths), 2))]) if paths else None


def before(rng, case, most):
    """A case with a move to this one: a branch falls, or a polygon is cut."""
    place = rng.randrange(len(case))
    parents, polygons, _ = case[place]
    if rng.random() < 0.5:
        graph = closed(rng, case[place])
    else:
        graph = sprouted(rng, parents, most), polygons, []
    return [*case[:place], graph, *case[place + 1 :]] if graph else None


def near_p(rng, count, graphs, most):
    return near(
        rng,
        count,
        lambda rng: p_position(rng, rng.randint(1, graphs), most),
        lambda rng, case: before(rng, case, most // 2 + 1),
        lambda case: all(edges_of(graph)[0] <= MAX_VERTICES for graph in case),
    )


def extremes():
    yield "the greatest Grundy value of a graph", MAX_VERTICES - 1, longest_paths


def longest_paths(text):
    """For each case the greatest value of a graph that is a path from the root: its number of
    edges."""
    rows = iter([[*map(int, row.split())] for row in text.splitlines()])
    for (graphs,) in rows:
        longest = 0
        for m, k in (next(rows) for _ in range(graphs)):
            ends = sum((next(rows) for _ in range(k)), [])
            is_path = k == m - 1 and max(map(ends.count, ends), default=0) <= 2 and ends.count(1) == 1
            longest = max(longest, k * is_path)
        yield longest


def random_input(rng, size):
    """One input whose cases, graphs and edges grow with size >= 1."""
    count, graphs = rng.randint(1, 2 * size), min(MAX_GRAPHS, 1 + size // 4)
    return text(rng, near_p(rng, count, graphs, min(20, 2 + size // 2)))


def cases():
    rng = random.Random(3710)
    yield "all_small", text(rng, every_case())
    yield from random_cases(random_input, 4, 10, 30, 100)
    yield "near_small", text(rng, [case for case in near_p(rng, 1500, 2, 4) if edges_in(case) <= 13])
    yield "near_large", text(rng, near_p(rng, 300, 5, 20))
    yield "max_least", text(rng, [[([], [], [])]])
    yield "max_graphs", text(rng, near_p(rng, 20, MAX_GRAPHS, 20) + near_p(rng, 1, 1, 4) * 2)
    yield "max_edges", text(rng, most_edges(rng))
    paths = {edges: (list(range(edges)), [], []) for edges in (98, 64, 35, 34, 32, 16)}
    yield "near_greatest", text(rng, [[paths[edges] for edges in row] for row in ((98, 64, 34), (98, 64, 35), (98, 98), (16,), (32,), (64,))])


def edges_in(case):
    return sum(len(edges_of(graph)[1]) for graph in case)


def most_edges(rng):
    """The most vertices: pairs of parallel edges, triangles, a path, one polygon; the most graphs."""
    pairs = [0] * 0, [(0, 2)] * (MAX_VERTICES - 1), []
    triangles = [], [(0, 3)] * (MAX_VERTICES // 2), []
    path = list(range(MAX_VERTICES - 1)), [], []
    on_a_path = list(range(48)), [(node, 2) for node in range(49)] + [(48, 2)], []
    polygon = [], [(0, MAX_VERTICES)], []
    graphs = [pairs, triangles, path, on_a_path, polygon]
    for graph in graphs:
        yield [graph]
        yield [graph, ([0], [], [])]
    yield [graphs[place % 5] for place in range(MAX_GRAPHS)]
    yield [pairs] * MAX_GRAPHS
    yield [on_a_path] * MAX_GRAPHS

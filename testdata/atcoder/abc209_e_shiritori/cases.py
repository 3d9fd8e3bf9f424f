"""AtCoder abc209_e - Shiritori: the input grammar and the generated cases."""

import random
from itertools import combinations, product
from string import ascii_letters, ascii_lowercase, ascii_uppercase

from makers.text import counted_column, random_cases, shuffled
from makers.trees import changed_edges, cyclic_graph, every_digraph

EVERY = (
    "every graph of 3 ends of words, with loops, every one of 4 without loops, up to names, and every one or two"
    " words of 3 or 4 letters a and b"
)

MAX_N, SHORTEST, LONGEST = 2 * 10**5, 3, 8


def validate(reader):
    count = reader.count("N", 1, MAX_N)
    reader.line_end()
    reader.position()  # all words answer all words
    for _ in range(count):
        reader.word("word", ascii_letters, SHORTEST, LONGEST)
        reader.line_end()


def joined(rng, begin, end):
    """A word with these first and last three letters, which sometimes overlap."""
    shared = [count for count in (1, 2, 3) if begin.endswith(end[:count])]
    if shared and rng.random() < 0.5:
        return begin + end[rng.choice(shared) :]
    return begin + "".join(rng.choices(ascii_letters, k=rng.choice((0, 0, 1, 2)))) + end


def graph_words(rng, nodes, edges, letters=ascii_letters):
    """A word for each edge of the graph; each node has its own three letters, of both cases."""
    count = len(letters)
    chosen = rng.sample(range(count**3), nodes)
    chosen = [letters[k // count**2] + letters[k // count % count] + letters[k % count] for k in chosen]
    return shuffled(rng, [joined(rng, chosen[u], chosen[v]) for u, v in edges])


def side_by_side(rng, graphs, nodes):
    edges = [(number * nodes + u, number * nodes + v) for number, graph in enumerate(graphs) for u, v in graph]
    return graph_words(rng, nodes * len(graphs), edges)


def random_words(rng, count, letters, longest):
    return ["".join(rng.choices(letters, k=rng.randint(SHORTEST, longest))) for _ in range(count)]


def random_input(rng, size):
    """One input whose words grow in number with size >= 1."""
    nodes = rng.randint(1, 2 + size * size // 6)
    kind = rng.randrange(3)
    if kind == 0:
        letters = rng.sample(ascii_letters, 2 + size // 15)
        return counted_column(random_words(rng, rng.randint(1, 2 + size), letters, LONGEST))
    if kind == 1:
        edges = [(rng.randrange(nodes), rng.randrange(nodes)) for _ in range(rng.randint(1, nodes + 2))]
    else:
        graph = cyclic_graph(rng, nodes + 1, rng.randint(0, 3), rng.choice((0, 0.2, 0.5)), rng.choice((1, 3, nodes)))
        edges = changed_edges(rng, nodes + 1, graph)
    return counted_column(graph_words(rng, nodes + 1, edges))


def cases():
    rng = random.Random(209)
    loops = list(product(range(3), repeat=2))
    graphs = [graph for count in range(10) for graph in combinations(loops, count)]
    yield "all_3_ends", counted_column(side_by_side(rng, graphs, 3))
    yield "all_4_ends", counted_column(side_by_side(rng, list(every_digraph(4)), 4))
    pairs = list(zip(ascii_lowercase[::2] + ascii_uppercase[::2], ascii_lowercase[1::2] + ascii_uppercase[1::2]))
    short = ["".join(word) for length in (3, 4) for word in product("ab", repeat=length)]
    sets = [row for count in (1, 2) for row in combinations(short, count)]
    for start in range(0, len(sets), len(pairs)):
        words = []
        for row, (a, b) in zip(sets[start : start + len(pairs)], pairs):
            words += [word.replace("b", "*").replace("a", a).replace("*", b) for word in row]
        yield f"all_short_words_{start // len(pairs) + 1:02}", counted_column(words)
    yield from random_cases(random_input, 2, 3, 5, 8, 12, 16, 20, 30, 40, 60, 100)
    for number, nodes in enumerate((6, 10, 30, 300, 3000)):
        edges = cyclic_graph(rng, nodes, 2, 0.3, 1 + number)
        yield f"near_{number}_as_laid_down", counted_column(graph_words(rng, nodes, edges))
        for _ in range(nodes // 5):
            edges = changed_edges(rng, nodes, edges)
        yield f"near_{number}_changed", counted_column(graph_words(rng, nodes, edges))
    yield from max_cases(rng)


def max_cases(rng):
    """The most words, all with one centre; many words of graphs that are deep, wide or almost all
    draws. In two cases most labels are known before the first of them is used: all ends, or all
    wins."""
    some = MAX_N // 10
    for name, nodes, drawn, reach in (("deep", 12000, 0.1, 2), ("wide", 6000, 0.4, 1000), ("drawn", 7000, 0.9, 9)):
        edges = cyclic_graph(rng, nodes, 4, drawn, reach)[:some]
        edges += [(node, node) for node in range(some - len(edges))]
        yield f"max_{name}", counted_column(graph_words(rng, nodes, edges))
    row = [(node, node - 1) for node in range(1, some)] + [(node, some - 1) for node in range(1, some - 1, 2)]
    yield "max_row", counted_column(graph_words(rng, some, row))
    third = MAX_N // 3
    centre = [edge for node in range(1, third + 1) for edge in ((0, node), (node, 0), (node, third + 1))]
    centre += [(0, third + 2), (third + 2, third + 2)]  # drawn, with more than 2^16 moves, of which one does not lose
    yield "max_centre", counted_column(graph_words(rng, third + 3, centre))
    yield "max_short_words", counted_column(random_words(rng, some, ascii_letters, 4))
    yield "max_two_letters", counted_column(random_words(rng, some, "zA", LONGEST))
    # Node 0 leads to 1 only, which is lost iff 2, ..., `last` are won.
    every_end, last = 52**3, 20001
    middle = [(0, 1)] + [(1, node) for node in range(2, last + 1)]
    ends = [(node, last + node) for node in range(2, last + 1)] + [(0, node) for node in range(2 * last + 1, every_end)]
    yield "max_ends_wait", counted_column(graph_words(rng, every_end, middle + ends))
    wins = [(node, 70000) for node in range(2, 70000)]
    yield "max_wins_wait", counted_column(graph_words(rng, 70001, middle + wins))

"""Codeforces 1149E - Election Promises: the input grammar and the generated cases."""

import random
from graphlib import CycleError, TopologicalSorter
from itertools import permutations, product

from makers.text import line, lines, random_cases, random_row, shuffled
from makers.trees import every_graph

EVERY = (
    "every graph without a cycle of 1 to 3 cities, up to their names, with every number up to 3 (up to 2 for 3"
    " cities); the search raises numbers to at most 3"
)

MAX_N, MAX_M, MAX_H = 200000, 200000, 10**9


def validate(reader):
    reader.position()
    n = reader.count("n", 1, MAX_N)
    reader.space()
    m = reader.count("m", 0, MAX_M)
    reader.line_end()
    reader.integers("h_i", n, 0, MAX_H)
    reader.line_end()
    seen = set()

    def road(u, v):
        if max(u, v) > n or u == v:
            return f"two cities of 1 to {n}"
        return "another road" if (u, v) in seen else seen.add((u, v))

    if m:
        roads = reader.rows(m, ("u", 1, MAX_N), ("v", 1, MAX_N), demand=road, are_positions=False)
        reader.require(has_no_cycle(n, [(u - 1, v - 1) for u, v in roads]), "the last road of a graph without a cycle")


def ends_of(n, roads):
    """The cities to which a road leads from city 0, 1, ..."""
    ends = [[] for _ in range(n)]
    for u, v in roads:
        ends[u].append(v)
    return ends


def has_no_cycle(n, roads):
    try:
        list(TopologicalSorter(dict(enumerate(ends_of(n, roads)))).static_order())
    except CycleError:
        return False
    return True


def layers_of(n, roads):
    ends, layers = ends_of(n, roads), [0] * n
    for city in TopologicalSorter(dict(enumerate(ends))).static_order():
        below = {layers[v] for v in ends[city]}
        while layers[city] in below:
            layers[city] += 1
    return layers


def sums_of(numbers, layers):
    """The xor of the numbers of each layer."""
    sums = [0] * (1 + max(layers))
    for number, layer in zip(numbers, layers):
        sums[layer] ^= number
    return sums


def text(numbers, roads):
    """The input. Cities are 0, 1, ... here and 1, 2, ... in the input."""
    return line([len(numbers), len(roads)]) + line(numbers) + lines([(u + 1, v + 1) for u, v in roads])


def renamed(rng, numbers, roads):
    names = shuffled(rng, range(len(numbers)))
    placed = [0] * len(numbers)
    for name, number in zip(names, numbers):
        placed[name] = number
    return text(placed, shuffled(rng, [(names[u], names[v]) for u, v in roads]))


def drawn_roads(rng, n, m, reach):
    """At most m roads, each from a city u to a city of u - reach to u - 1."""
    starts = [u for u in (rng.randrange(n) for _ in range(m)) if u > 0]
    return [*dict.fromkeys((u, rng.randint(max(0, u - reach), u - 1)) for u in starts)]


def lost(rng, n, roads, most):
    """Numbers up to most, a power of 2 minus 1, that make a lost position."""
    layers, numbers = layers_of(n, roads), random_row(rng, n, 0, most)
    sums = sums_of(numbers, layers)
    for city in shuffled(rng, range(n)):
        numbers[city] ^= sums[layers[city]]
        sums[layers[city]] = 0
    return numbers


def one_move_before(rng, roads, numbers, most):
    """Numbers from which a move leads to these numbers: one is larger, those at the ends of its roads are any."""
    numbers, most = [*numbers], max(most, min(numbers) + 1)
    city = rng.choice([city for city, number in enumerate(numbers) if number < most])
    numbers[city] = rng.randint(numbers[city] + 1, most)
    for end in ends_of(len(numbers), roads)[city]:
        numbers[end] = rng.randint(0, most)
    return numbers


def drawn(rng, n, roads, most):
    """A lost position, or a position one move before it."""
    numbers = lost(rng, n, roads, most)
    return numbers if rng.random() < 0.5 else one_move_before(rng, roads, numbers, most)


def random_input(rng, size):
    """One input whose graph grows with size >= 1; a small graph has small numbers."""
    n = rng.randint(1, 2 + size // 2)
    roads = drawn_roads(rng, n, rng.randint(0, 2 * n), rng.choice((1, 3, n)))
    return renamed(rng, drawn(rng, n, roads, rng.choice((1, 3)) if size < 15 else 2**29 - 1), roads)


def small_positions(n, most):
    """Every graph of n cities with every number up to most, once for all names of the cities."""
    names, seen = [*permutations(range(n))], set()
    for ends in every_graph(n):
        roads = [(u, v) for u in range(n) for v in ends[u]]
        for numbers in product(range(most + 1), repeat=n):
            if (numbers, frozenset(roads)) not in seen:
                for name in names:
                    moved = tuple(number for _, number in sorted(zip(name, numbers)))
                    seen.add((moved, frozenset((name[u], name[v]) for u, v in roads)))
                yield numbers, roads


def layered(count, spare):
    """Roads of a city in each of the layers 0 to count - 1, and `spare` more cities in layer 0 with a road from the
    last one."""
    roads = [(u, v) for u in range(count) for v in range(u)]
    return roads + [(count - 1, count + i) for i in range(spare)]


def cases():
    rng = random.Random(1149)
    for n, most in ((1, 3), (2, 3), (3, 2)):
        for number, (numbers, roads) in enumerate(small_positions(n, most), 1):
            yield f"all_{n}_cities_{number:03}", renamed(rng, numbers, roads)
    for seed in range(3):
        yield from random_cases(random_input, *range(2 + seed, 24, 3), 40 + seed, 100 + seed, 500 + seed)
    for number, n in enumerate((4, 4, 5, 5, 6, 8, 12, 20, 60, 200), 1):
        roads = drawn_roads(rng, n, 2 * n, rng.choice((2, 4, n)))
        most = 3 if n < 6 else 2**29 - 1
        numbers = lost(rng, n, roads, most)
        yield f"near_{number:02}_lost", renamed(rng, numbers, roads)
        yield f"near_{number:02}_won", renamed(rng, one_move_before(rng, roads, numbers, most), roads)
    roads = layered(632, 604)
    numbers = lost(rng, 632 + 604, roads, 2**29 - 1)
    yield "near_most_layers_lost", renamed(rng, numbers, roads)
    yield "near_most_layers_won", renamed(rng, [*numbers[:631], 2**29, *numbers[632:]], roads)
    yield "near_largest_sum", "3 2\n536870911 536870912 7\n1 3\n2 3\n"
    yield from max_cases(rng)


def max_cases(rng):
    """The largest path in both directions, largest stars, a dense and a sparse graph, and only single cities."""
    n = MAX_N
    path = [(u, u + 1) for u in range(n - 1)]
    yield "max_path_down", text(lost(rng, n, path, 3), path)
    back = [(u + 1, u) for u in range(n - 1)]
    yield "max_path_up", text([*lost(rng, n - 1, back[:-1], 1), 1], back)
    yield "max_star_out", text(random_row(rng, n, 0, 9), [(n - 1, v) for v in range(n - 1)])
    yield "max_star_in", text(random_row(rng, n, 0, 9), [(u, 0) for u in range(1, n)])
    yield "max_no_roads", text(lost(rng, n, [], 1), [])
    side = 447
    both = [(u, side + v) for u in range(side) for v in range(side)]
    yield "max_two_sides", renamed(rng, random_row(rng, 2 * side, 0, MAX_H), both)
    few = 100000
    roads = drawn_roads(rng, few, MAX_M, few)
    yield "max_sparse", renamed(rng, one_move_before(rng, roads, lost(rng, few, roads, 2**29 - 1), 2**29 - 1), roads)
    yield "max_number", f"1 0\n{MAX_H}\n"
    roads = [(u, v) for u in range(n // 2) for v in (u + 1, u + 2)]
    yield "max_roads", text([MAX_H] * (n // 2 + 2), roads)


def extremes():
    def of(measure):
        def values(content):
            (n, _), numbers, *roads = [[int(word) for word in row.split()] for row in content.splitlines()]
            layers = layers_of(n, [(u - 1, v - 1) for u, v in roads])
            yield measure(numbers, layers)

        return values

    yield "the number of the highest layer", 631, of(lambda numbers, layers: max(layers))
    yield "the xor of a layer", 2**30 - 1, of(lambda numbers, layers: max(sums_of(numbers, layers)))

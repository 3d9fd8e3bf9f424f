"""Codeforces 1823E - Removing Graph: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.nim import nim_sum
from makers.text import line, lines, random_cases, shuffled

EVERY = "every set of cycles of 3 to 8 vertices, with all l and r"

MAX_N = 2 * 10**5


def validate(reader):
    reader.position()
    n = reader.count("n", 3, MAX_N)
    reader.space()
    low = reader.integer("l", 1, MAX_N - 1)
    reader.space()
    high = reader.integer("r", 2, MAX_N)
    reader.require(low < high <= n, f"r, an integer above l and at most {n}")
    reader.line_end()
    degree = [0] * (n + 1)
    edges = set()

    def demand(u, v):
        if max(u, v) > n or u == v:
            return f"two different vertices of 1 to {n}"
        edges.add((min(u, v), max(u, v)))
        return None

    rows = reader.rows(n, ("u", 1, MAX_N), ("v", 1, MAX_N), demand=demand, are_positions=False)
    for u, v in rows:
        degree[u] += 1
        degree[v] += 1
    reader.require(min(degree[1:]) == 2, "the last edge of a graph in which every vertex has degree 2")
    reader.require(len(edges) == n, "an edge that is not repeated")


def text(rng, low, high, cycles):
    """The input, with the vertices and edges in random order."""
    names = shuffled(rng, range(1, sum(cycles) + 1))
    edges, first = [], 0
    for size in cycles:
        cycle = names[first : first + size]
        edges += [pair[:: rng.choice((1, -1))] for pair in zip(cycle, [*cycle[1:], cycle[0]])]
        first += size
    return line([len(names), low, high]) + lines(shuffled(rng, edges))


def sums(total, least=3):
    """Every sorted row of numbers of `least` or more with this sum."""
    if total == 0:
        yield []
    for first in range(least, total + 1):
        for row in sums(total - first, first):
            yield [first, *row]


def value(low, high, size):
    return size // low if size < low + high else 0


def special(rng, low, high):
    """The size of a cycle: often one at which the value changes."""
    around = [low, high, low + high, low * rng.randint(1, high // low + 2), rng.randint(3, low + high + 3)]
    return max(3, rng.choice(around) + rng.randint(-1, 1))


def drawn(rng, most, is_lost, ratio):
    """Cycles of l and r of up to `most`, with r up to `ratio` times l. The sum of the values is 0 if `is_lost`."""
    while True:
        low = rng.randint(1, max(1, most - 1))
        high = rng.randint(low + 1, min(most, low * ratio) + 1)
        cycles = [special(rng, low, high) for _ in range(rng.randint(1, 3))]
        missing = nim_sum(value(low, high, size) for size in cycles)
        last = rng.randint(max(3, missing * low), max(3, missing * low + low - 1)) if missing else low + high
        if not missing and rng.random() < 0.5:
            last = 0
        cycles += [last] if last else []
        total = nim_sum(value(low, high, size) for size in cycles)
        if is_lost and total or sum(cycles) < high:
            continue
        if not is_lost:
            cycles[-1] = special(rng, low, high)
            if sum(cycles) < high or not nim_sum(value(low, high, size) for size in cycles):
                continue
        return text(rng, low, high, cycles)


def random_input(rng, size):
    """One input whose cycles grow with size >= 1; about half are lost."""
    return drawn(rng, min(MAX_N // 20, 1 + size + size * size // 4), rng.random() < 0.5, rng.choice((2, 3, max(2, size))))


def cases():
    rng = random.Random(1823)
    for n in range(3, 9):
        for cycles in sums(n):
            for low, high in combinations(range(1, n + 1), 2):
                yield f"all_{'_'.join(map(str, cycles))}_take_{low}_{high}", text(rng, low, high, cycles)
    yield from random_cases(random_input, *range(1, 14), 16, 20, 30, 50, 80)
    for most in (2, 3, 4, 6, 20, 100, 1000):
        for ratio in (2, 3, 5 * most):
            yield f"near_{most}_{ratio}_lost", drawn(rng, most, True, ratio)
            yield f"near_{most}_{ratio}_won", drawn(rng, most, False, ratio)
    yield "near_value_of_2_to_16", text(rng, 1, 2**16, [2**16])
    yield "near_values_of_2_to_16", text(rng, 1, 2**16, [2**16 + 4321, 4321])
    yield "max_cycle", text(rng, 1, 2, [MAX_N])
    yield "max_l", text(rng, MAX_N - 1, MAX_N, [MAX_N])
    n = MAX_N // 4
    for size in (n - 1, n, n + 1):  # l + r is n
        yield f"max_border_{size}", text(rng, n // 2 - 1, n // 2 + 1, [size])
    yield "max_triangles", text(rng, 1, 4, [3] * (n // 3))
    yield "max_values", text(rng, 1, n // 2, [n // 2, n // 4, n // 8, n // 16])
    pairs = [rng.randint(3, 200) for _ in range(n // 400)]
    yield "max_pairs", text(rng, 1, 200, pairs * 2)
    yield "max_pairs_and_one", text(rng, 1, 200, pairs * 2 + [5])
    sizes = list(range(3, 300))
    yield "max_sizes", text(rng, 7, 211, sizes)

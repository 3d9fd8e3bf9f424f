"""Luogu P3179 - Array Game: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import combinations

from makers.nim import mex
from makers.text import headed, line, parts, shuffled

EVERY = "every set of white cells of every array of 1 to 8 cells"

MAX_N, MAX_QUERIES, MAX_CELLS = 10**9, 100, 100
FIRST = (68, 65, 65, 64, 1, 66, 64, 1, 2, 64, 1, 64)  # the values of the cells 1 to 12 for N = 10^9


def validate(reader):
    length = reader.integer("N", 1, MAX_N)
    reader.line_end()
    queries = reader.count("K", 1, MAX_QUERIES)
    reader.line_end()
    for _ in range(queries):
        reader.position()
        cells = reader.count("W", 1, MAX_CELLS)
        reader.line_end()
        white = reader.integers("x", cells, 1, MAX_N)
        reader.require(len({*white}) == cells and max(white) <= length, "different cells up to N")
        reader.line_end()


def text(length, queries):
    queries = list(queries)
    return line([length]) + line([len(queries)]) + "".join(map(headed, queries))


@cache
def of_quotient(q):
    options, nim_sum, j = {0}, 0, 2
    while j <= q:
        quotient = q // j
        end = q // quotient + 1  # the first j with a smaller quotient
        term = of_quotient(quotient)
        options.add(nim_sum ^ term)
        if (end - j) % 2:
            nim_sum ^= term
        j = end
    return mex(options)


def value(length, cell):
    return FIRST[cell - 1] if length == MAX_N and cell <= len(FIRST) else of_quotient(length // cell)


def random_cell(rng, length, greatest):
    """A cell whose quotient is at most `greatest`. All sizes of quotients are equally likely."""
    q = int(greatest ** rng.random())
    return rng.randint(max(1, length // (q + 1)), max(1, length // q))


def p_position(rng, length, count, greatest):
    """About `count` different cells of nim-sum 0; None if the drawn cells do not allow it."""
    by_value = {}
    for _ in range(60):
        cell = random_cell(rng, length, greatest)
        by_value.setdefault(value(length, cell), cell)
    row = {random_cell(rng, length, greatest) for _ in range(rng.randint(1, max(1, count - 2)))}
    nim_sum = 0
    for cell in row:
        nim_sum ^= value(length, cell)
    for one, cell in by_value.items():
        if cell not in row and by_value.get(nim_sum ^ one, cell) not in {*row, cell}:
            return shuffled(rng, [*row, cell, by_value[nim_sum ^ one]])
    if nim_sum in by_value and by_value[nim_sum] not in row:
        return shuffled(rng, [*row, by_value[nim_sum]])
    return shuffled(rng, row) if nim_sum == 0 else None


def near_p(rng, length, queries, count, greatest):
    """Queries of at most `count` cells: about half of them lost, the others with one cell more or
    less."""
    while queries > 0:
        row = p_position(rng, length, count, greatest)
        if row is None:
            continue
        if queries % 2 == 0:
            row = [cell for cell in row if cell != row[0]] or [rng.randint(1, length)]
        queries -= 1
        yield row


def random_input(rng, size):
    """One input whose array, queries and cells grow with size >= 1."""
    length = 1 + size + rng.randint(0, size**4 // 40)
    queries = []
    for index in range(min(MAX_QUERIES, 1 + size)):
        count = min(length, MAX_CELLS, rng.randint(1, 1 + size // 3))
        row = p_position(rng, length, count, length) if index % 2 and length > 3 else None
        queries.append((row or rng.sample(range(1, length + 1), count))[:MAX_CELLS])
    return text(length, queries)


def cases():
    for length in range(1, 9):
        cells = range(1, length + 1)
        rows = [row for count in cells for row in combinations(cells, count)]
        yield from parts(f"all_{length}", rows, MAX_QUERIES, lambda rows, length=length: text(length, rows))
    for size in (3, 7, 10, 13, 16, 20, 24, 28):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(3179)
    for length in (10, 12, 14, 16, 100, 1000, 12345, 99856, 10**6):
        yield f"near_{length}", text(length, near_p(rng, length, MAX_QUERIES, min(length // 2, 40), min(length, 10**5)))
    root = 31622
    lengths = {
        "billion": MAX_N,
        "below": MAX_N - 1,
        "square": root**2,
        "below_square": root**2 - 1,
        "rectangle": root * (root + 1),
        "below_rectangle": root * (root + 1) - 1,
        "divisors": 735134400,
    }
    for name, length in lengths.items():
        queries = MAX_QUERIES if name == "billion" else 30
        yield f"near_large_{name}", text(length, near_p(rng, length, queries, MAX_CELLS - 2, 2 * 10**5))
    yield "near_first", text(MAX_N, near_first(rng))
    yield "max_least", text(1, [[1]])
    full = [rng.sample(range(1, MAX_N + 1), MAX_CELLS) for _ in range(MAX_QUERIES - 2)]
    yield "max_cells", text(MAX_N, [range(1, MAX_CELLS + 1), range(MAX_N, MAX_N - MAX_CELLS, -1), *full])


def near_first(rng):
    """Queries for the greatest array: sets of the first cells, half of them with one cell that
    makes the nim-sum 0."""
    by_value = {}
    for _ in range(500):
        cell = random_cell(rng, MAX_N, 10**5)
        by_value.setdefault(value(MAX_N, cell), cell)
    for index in range(MAX_QUERIES):
        missing = None
        while missing not in by_value and missing != 0:
            row, missing = rng.sample(range(1, len(FIRST) + 1), rng.randint(2, 8)), 0
            for cell in row:
                missing ^= FIRST[cell - 1]
        if missing and index % 2:
            row.append(by_value[missing])
        yield row

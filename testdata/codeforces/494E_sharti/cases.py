"""Codeforces 494E - Sharti: the input grammar and the generated cases."""

import random
from itertools import combinations, product

from makers.text import line, lines, shuffled

EVERY = "every set of white cells of every board up to 2 x 2, and every single rectangle of a 3 x 3 board with k = 3"

MAX_SIDE, MAX_RECTANGLES = 10**9, 50_000
SHIFT = 2**29  # a smaller row, and the same row so much lower, have the same values


def validate(reader):
    n = reader.integer("n", 1, MAX_SIDE)
    reader.space()
    m = reader.count("m", 1, MAX_RECTANGLES)
    reader.space()
    k = reader.integer("k", 1, MAX_SIDE)
    reader.require(k <= n, "k <= n")
    reader.line_end()

    def is_inside(a, b, c, d):
        return None if a <= c <= n and b <= d <= n else "a rectangle on the board, its upper left cell first"

    columns = ((name, 1, MAX_SIDE) for name in "abcd")
    reader.rows(m, *columns, demand=is_inside, are_positions=False)


def text(n, k, rectangles):
    rectangles = list(rectangles)
    return line((n, len(rectangles), k)) + lines(rectangles)


def cell(row, column):
    return text(max(row, column), max(row, column), [(row, column, row, column)])


def value(k, i, j):
    return min(i & -i, j & -j, 1 << k.bit_length() - 1)


def white_cells(rectangles):
    return {(i, j) for a, b, c, d in rectangles for i in range(a, c + 1) for j in range(b, d + 1)}


def nim_sum(k, rectangles):
    result = 0
    for i, j in white_cells(rectangles):
        result ^= value(k, i, j)
    return result


def random_rectangle(rng, n, longest):
    a, b = rng.randint(1, n), rng.randint(1, n)
    return a, b, min(n, a + rng.randrange(longest)), min(n, b + rng.randrange(longest))


def lost(rng, n, k, rectangles):
    """The rectangles, with more cells that make the nim-sum 0; None if no such cells are found."""
    white, missing, result = white_cells(rectangles), nim_sum(k, rectangles), list(rectangles)
    for i, j in shuffled(rng, product(range(1, n + 1), repeat=2)):
        if value(k, i, j) & missing and (i, j) not in white:
            missing ^= value(k, i, j)
            result.append((i, j, i, j))
    return None if missing else shuffled(rng, result)


def beside(rng, n, k, rectangles):
    """A board one move before the lost one, or with one more white cell of any value."""
    white = white_cells(rectangles)
    level = 1 << rng.randrange(k.bit_length())
    free = [at for at in product(range(level, n + 1, level), repeat=2) if at not in white]
    return [*rectangles, 2 * rng.choice(free)] if free else None


def near(rng, n, k, count, longest, is_lost):
    while True:
        result = lost(rng, n, k, [random_rectangle(rng, n, longest) for _ in range(count)])
        if result and not is_lost:
            result = beside(rng, n, k, result)
        if result:
            return text(n, k, result)


def random_input(rng, size):
    """One input whose board and rectangles grow with size >= 1; about half of them lost."""
    n = 1 + rng.randint(size, 3 * size)
    k = rng.choice((n, rng.randint(1, n), 1 << rng.randrange(n.bit_length())))
    return near(rng, n, k, rng.randint(1, 1 + size // 2), max(1, n // 2), rng.random() < 0.5)


def twice(rng, n, count, longest):
    """Rectangles in the upper rows, and the same rectangles SHIFT rows lower: lost for every k."""
    upper = []
    while len(upper) < count:
        a, b, c, d = random_rectangle(rng, n - SHIFT, longest)
        upper.append((a, b + rng.randrange(2) * (n - d), c, n) if rng.random() < 0.1 else (a, b, c, d))
        a, b, c, d = upper[-1]
        if b > d:
            upper[-1] = a, d, c, n
    return shuffled(rng, [rectangle for a, b, c, d in upper for rectangle in ((a, b, c, d), (a + SHIFT, b, c + SHIFT, d))])


def cases():
    yield "all_1", text(1, 1, [(1, 1, 1, 1)])
    cells = list(product((1, 2), repeat=2))
    sets = [white for count in range(1, 5) for white in combinations(cells, count)]
    for k, (index, white) in product((1, 2), enumerate(sets, 1)):
        yield f"all_2_{k}_{index:02}", text(2, k, [at + at for at in white])
    spans = [(low, high) for low in range(1, 4) for high in range(low, 4)]
    for index, (rows, columns) in enumerate(product(spans, repeat=2), 1):
        yield f"all_3_{index:02}", text(3, 3, [(rows[0], columns[0], rows[1], columns[1])])
    for size in (3, 4, 5, 6, 8, 10, 14, 20, 30):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(494)
    for index in range(12):
        yield f"near_four_{index:02}", near(rng, 4, index // 2 % 4 + 1, 2, 3, index % 2 == 0)
    for index, n in enumerate((15, 16, 17, 31, 32, 33, 63, 64)):
        k = (n, 15, 16, 8)[index % 4]
        yield f"near_power_{n}", near(rng, n, k, 6, n // 2, index % 2 == 0)
    for level in (1, 2, 15, 16, 28, 29):
        side = 1 << level
        for k in (side, side - 1):
            name = "at" if k == side else "below"
            yield f"near_level_{level}_{name}", text(side, max(k, 1), [(1, 1, side, side)])
    for stretches in (33, 65):  # of columns: one more than a power of two makes the deepest segment tree
        yield f"near_tree_{stretches}", text(70, 70, [(i, i, i, i) for i in range(2, stretches + 2, 2)])
    n = MAX_SIDE
    for index, (count, longest) in enumerate(((3, 10**8), (40, 10**8), (500, 10**7))):
        rectangles = twice(rng, n, count, longest)
        yield f"near_twice_{index}", text(n, n, rectangles)
        spots = [SHIFT, n - n % 2**20, 2**28, n - 1]
        free = [at for at in product(spots, repeat=2) if not any(a <= at[0] <= c and b <= at[1] <= d for a, b, c, d in rectangles)]
        yield f"near_twice_{index}_and_one", text(n, n, [*rectangles, 2 * free[-1]])
    yield "max_lost", text(n, n, twice(rng, n, MAX_RECTANGLES // 8, 10**7))
    yield "max_lost_long", text(n, n, twice(rng, n, MAX_RECTANGLES // 2, 4 * 10**8))
    yield "max_one", text(n, n, [(1, 1, 1, 1)] * MAX_RECTANGLES)
    yield "max_corner", text(n, 1, [(n, n, n, n)])
    yield "max_random", text(n, n, [random_rectangle(rng, n, n) for _ in range(MAX_RECTANGLES // 5)])
    yield "max_rows", text(n, SHIFT, [(100_000 * i - 9_999, 1, 100_000 * i - 7, n) for i in range(1, MAX_RECTANGLES // 5 + 1)])
    stairs = [(10 * i, 10 * i - 5, 10 * i + 20, 10 * i + 17) for i in range(1, MAX_RECTANGLES + 1)]
    yield "max_stairs", text(n, SHIFT - 1, stairs)

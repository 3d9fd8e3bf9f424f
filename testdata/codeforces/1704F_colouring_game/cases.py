"""Codeforces 1704F - Colouring Game: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

from makers.nim import mex, near
from makers.text import random_cases, read_count, shuffled

EVERY = "every row of 2 to 11 cells"

MAX_TESTS, MAX_CELLS = 10**4, 5 * 10**5
COLOURS = "RB"
FIRST, PERIOD = 53, 34


def validate(reader):
    total = 0
    for _ in range(read_count(reader, "t", MAX_TESTS)):
        reader.position()
        n = read_count(reader, "n", MAX_CELLS, least=2)
        total += n
        reader.require(total <= MAX_CELLS, f"at most {MAX_CELLS} cells of all rows together")
        reader.word("row", COLOURS, n)
        reader.line_end()


def text(rows):
    return f"{len(rows)}\n" + "".join(f"{len(row)}\n{row}\n" for row in rows)


@cache
def values():
    """The Grundy values of runs, up to the end of the first period."""
    found = [0]
    for length in range(1, FIRST + PERIOD):
        found.append(mex({found[a] ^ found[length - 2 - a] for a in range(length - 1)}))
    return found


def value(length):
    return values()[length if length < FIRST else FIRST + (length - FIRST) % PERIOD]


def row_of(runs, first="R"):
    """The row of these alternating runs. Each run begins with the colour that ended the run before.
    """
    row, colour = [], COLOURS.index(first)
    for length in runs:
        row.append((COLOURS * length)[colour : colour + length])
        colour = (colour + length - 1) % 2
    return "".join(row)


def lead(row):
    return 2 * row.count("R") - len(row)


def of_value(rng, runs, wanted):
    """A row with as many red cells as blue ones, and runs of the nim-sum `wanted`. Single cells at
    an end, with the value 0, make the colours equal. None if that is impossible."""
    for length in runs:
        wanted ^= value(length)
    fitting = [length for length in range(1, 90) if value(length) == wanted]
    if not fitting:
        return None
    row = row_of(shuffled(rng, [*runs, rng.choice(fitting)]), rng.choice(COLOURS))
    ahead = lead(row)
    minority = "B" if ahead > 0 else "R"
    if not ahead:
        return row
    if row[-1] == minority:
        return row + minority * abs(ahead)
    return minority * abs(ahead) + row if row[0] == minority else None


def drawn(rng, most, longest, wanted):
    while True:
        runs = [rng.randint(1, rng.choice((3, longest))) for _ in range(rng.randint(0, most))]
        row = of_value(rng, runs, wanted)
        if row:
            return row


def near_equal(rng, count, most, longest):
    """Half lost rows, half won ones, most with as many red cells as blue ones."""

    def before(rng, _):
        if rng.random() < 0.8:
            return drawn(rng, most, longest, rng.randint(1, 5))
        return drawn(rng, most, longest, rng.randint(0, 1)) + "R"

    def lost(rng):
        if rng.random() < 0.8:
            return drawn(rng, most, longest, 0)
        return drawn(rng, most, longest, rng.randint(0, 3)) + "B"

    return near(rng, count, lost, before)


def random_input(rng, size):
    """One input whose rows grow in number and length with size >= 1."""
    return text(near_equal(rng, rng.randint(1, 3 * size), size // 2 + 1, 2 + size * size // 3))


def cases():
    yield "all", text(["".join(row) for n in range(2, 12) for row in product(COLOURS, repeat=n)])
    yield from random_cases(random_input, 3, 6, 10, 16, 24, 40)
    rng = random.Random(1704)
    yield "near_small", text(near_equal(rng, 1000, 4, 9))
    yield "near_period", text(near_equal(rng, 1000, 3, 150))
    yield "near_long", text(near_equal(rng, 20, 8, 8000))
    yield "near_every_length", text([row_of(runs) for length in range(2, 301) for runs in ([length], [length] * 2, [length, 3]) if lead(row_of(runs)) == 0])
    yield "max_tests", text([row[:50] for row in near_equal(rng, MAX_TESTS, 4, 12)])
    for name, runs in long_rows():
        yield f"max_{name}", text([row_of(runs)])


def long_rows():
    """The longest rows, of one run and of a few."""
    half = MAX_CELLS // 2
    yield "one_run", [MAX_CELLS]
    yield "two_runs", [half] * 2
    yield "two_unlike", [half - 1, half + 1]
    yield "runs_of_two", [2] * half
    yield "single_cells", [1] * (half - 1) + [2] + [1] * (half - 1)
    yield "most_red", [1] * MAX_CELLS
    yield "thirds", [MAX_CELLS // 3 + 1, MAX_CELLS // 3, MAX_CELLS // 3 + 1]

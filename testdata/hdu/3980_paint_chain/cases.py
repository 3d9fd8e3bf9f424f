"""HDU 3980 - Paint Chain: the input grammar and the generated cases."""

import random
from functools import cache

from makers.nim import row_values
from makers.text import counted, random_cases, read_count, shuffled

EVERY = "every ring of 1 to 16 beads with m from 1 to 18"

MAX_BEADS, TESTS = 1000, 20000  # the statement gives no bound on T


def validate(reader):
    reader.rows(read_count(reader, "T", None), ("n", 1, MAX_BEADS), ("m", 1, MAX_BEADS))


@cache
def won(m):
    """The rings that the first player wins."""
    return [row + m for row, value in enumerate(row_values(MAX_BEADS - m, m)) if value == 0]


def ring(rng, n_most, m_most):
    """A ring; the first player wins every second one."""
    m = rng.randint(1, m_most)
    if rng.random() < 0.5:
        return rng.choice([n for n in won(m) if n <= max(n_most, m)]), m
    return rng.randint(1, n_most), m


def cell(n, m):
    return counted([(n, m)])


def random_input(rng, size):
    """One input whose tests and rings grow with size >= 1."""
    n, m = min(MAX_BEADS, 2 + size * size // 6), min(MAX_BEADS, 2 + size // 4)
    return counted(ring(rng, n, m) for _ in range(rng.randint(1, 1 + 3 * size)))


def cases():
    yield "all_small", counted((n, m) for n in range(1, 17) for m in range(1, 19))
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(3980)
    yield "near_won", counted(shuffled(rng, near_won()))
    some = [*range(1, 13), *rng.sample(range(13, MAX_BEADS // 2), 100)]
    yield "near_ends", counted((k * m + i, m) for m in some for k in (1, 2) for i in (-1, 0, 1) if k * m + i)
    yield "max_beads", counted((n, m) for m in range(1, 21) for n in range(1, MAX_BEADS + 1))
    every = [m for m in range(1, MAX_BEADS + 1) for _ in range(TESTS // MAX_BEADS)]
    yield "max_tests", counted((rng.randint(min(m, 900), MAX_BEADS), m) for m in shuffled(rng, every))
    yield "max_least", counted([(1, 1)])


def near_won():
    """The won rings of m = 2 to 12, each with a larger one that is lost."""
    for m in range(2, 13):
        for n in {*won(m)}:
            yield n, m
            if lost := {n + 1, n + 2} - {*won(m)} - {MAX_BEADS + 1, MAX_BEADS + 2}:
                yield min(lost), m

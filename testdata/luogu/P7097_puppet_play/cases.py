"""Luogu P7097 - Puppet Play: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import line, random_cases, random_row

EVERY = "every n from 0 to 2, w of 1 or 100, difference of the delays of -100, -1, 1 or 100, with no item or one item with k = 7 and p = 1 or 100"

MAX_ROUNDS, MAX_ITEMS, LIMIT, UNIT, MOST = 1000, 10**5, 100, 10**5, 10**9


def validate(reader):
    reader.position()
    reader.integer("subtask", 0, None)
    reader.line_end()
    reader.integer("n", 0, MAX_ROUNDS)
    reader.space()
    m = reader.count("m", 0, MAX_ITEMS)
    reader.space()
    reader.integer("w", 1, LIMIT)
    reader.line_end()
    for name, most in (("k", MOST), ("p", LIMIT)):
        if m > 0:
            reader.integers(name, m, 1, most)
        reader.line_end()
    for name in ("xa", "xb"):
        reader.require(reader.integer(name, UNIT, MOST) % UNIT == 0, f"a multiple of {UNIT}")
        reader.space()
    delay = reader.integer("da", 1, MOST)
    reader.space()
    other = reader.integer("db", 1, MOST)
    difference = max(delay, other) - min(delay, other)
    reader.require(1 <= difference <= LIMIT, f"another delay, at most {LIMIT} less or more")
    reader.line_end()


def text(n, w, items, bases, delays, subtask=0):
    """The input for items (k, p)."""
    rows = [subtask], [n, len(items), w], [k for k, _ in items], [p for _, p in items]
    return "".join(map(line, [*rows, [*bases, *delays]]))


def apart(rng, difference):
    """Delays of a and b with this difference."""
    delay = rng.randint(1, MOST - LIMIT)
    return (delay + difference, delay) if difference > 0 else (delay, delay - difference)


def drawn_bases(rng, most):
    return [UNIT * rng.randint(1, most) for _ in "ab"]


def drawn(rng, n, m, most, delays):
    """A game whose items have k up to `most` and p from `delays`."""
    difference = rng.choice((-LIMIT, -1, 1, LIMIT, rng.randint(1, LIMIT), -rng.randint(1, LIMIT)))
    w = rng.choice((1, LIMIT, rng.randint(1, 20), rng.randint(1, LIMIT)))
    items = [(rng.randint(1, most), rng.choice(delays)) for _ in range(m)]
    bases = drawn_bases(rng, rng.choice((1, 3, 10**4)))
    return text(n, w, items, bases, apart(rng, difference), rng.randint(0, 5))


def random_input(rng, size):
    """A game whose rounds, items and numbers grow with size >= 1."""
    n, m = rng.randint(1, min(MAX_ROUNDS, 1 + size)), rng.randint(0, 1 + size)
    delays = rng.choice(((1, 2, 3), (1, 50, 99, 100), range(1, LIMIT + 1)))
    return drawn(rng, n, m, rng.choice((9, 10**5, MOST)), delays)


def near_limit(rng, n, m):
    """A game in which few delays of items lead to a difference of 0 or 100, and others past it."""
    w = rng.randint(1, 50)
    difference = rng.choice((-1, 1)) * rng.randint(w, LIMIT)
    exact = [abs(difference) - w, abs(difference) + LIMIT - w, LIMIT - w, 2 * LIMIT - w]
    exact = [delay + more for delay in exact for more in (-1, 0, 1) if 1 <= delay + more <= LIMIT]
    items = [(rng.randint(1, 10**5), rng.choice(exact)) for _ in range(m)]
    return text(n, w, items, drawn_bases(rng, 3), apart(rng, difference))


def cases():
    some_items = [], [(7, 1)], [(7, LIMIT)]
    every = product(range(3), (1, LIMIT), (-LIMIT, -1, 1, LIMIT), some_items)
    for number, (n, w, difference, items) in enumerate(every, 1):
        delays = (101, 101 - difference)
        yield f"all_{number:02}", text(n, w, items, (2 * UNIT, 3 * UNIT), delays)
    yield from random_cases(random_input, *range(2, 22), 30, 50, 100, 300)
    rng = random.Random(7097)
    for number in range(1, 13):
        yield f"near_{number:02}_limit", near_limit(rng, rng.randint(2, 5), rng.randint(2, 5))
    for number in range(13, 17):
        yield f"near_{number:02}_limit", near_limit(rng, 50, 20)
    yield from max_cases(rng)


def max_cases(rng):
    """The most rounds and items; the greatest damage of either player."""
    every_delay = [(MOST, p) for p in random_row(rng, 20000, 1, LIMIT)]
    yield "max_items", drawn(rng, MAX_ROUNDS, MAX_ITEMS, MOST, range(1, LIMIT + 1))
    yield "max_w", text(MAX_ROUNDS, LIMIT, [(MOST, 1)] * 300, (UNIT, MOST), (1 + LIMIT, 1))
    yield "max_rounds", text(MAX_ROUNDS, 1, [], (MOST, UNIT), (MOST - LIMIT, MOST), 2)
    yield "max_damage", text(MAX_ROUNDS, 1, [(MOST, 1)] * 300, (MOST, MOST), (MOST, MOST - LIMIT))
    yield "max_damage_of_a", text(MAX_ROUNDS, 60, [(MOST, 1)] * 300, (MOST, UNIT), (1, 1 + LIMIT))
    yield "max_damage_of_b", text(MAX_ROUNDS, 60, [(MOST, 1)] * 300, (UNIT, MOST), (1 + LIMIT, 1))
    yield "max_delays", text(MAX_ROUNDS, 7, [(MOST - i, LIMIT) for i in range(9)], (MOST, MOST - UNIT), (4, 3))
    yield "max_every_delay", text(MAX_ROUNDS, 3, every_delay, (7 * UNIT, 8 * UNIT), (1, 2))
    yield "max_small", text(MAX_ROUNDS, 10, [(1, 60)], (UNIT, UNIT), (2, 1))
    yield "max_no_round", text(0, 1, every_delay[:9], (MOST, MOST), (9, 8), 1)

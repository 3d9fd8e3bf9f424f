"""HDU 1517 - A Multiplication Game: the input grammar and the generated cases."""

import random

from makers.text import column, random_cases, shuffled

EVERY = "every n from 2 to 6000"

MIN_N, MAX_N = 2, 2**32 - 2

# Where the winner changes: up to 18^k from above, up to 9 * 18^k from below.
P_ENDS = [18**k for k in range(1, 8)]
N_ENDS = [9 * 18**k for k in range(7)]


def validate(reader):
    reader.rows(None, ("n", MIN_N, MAX_N))


def number(rng, most):
    """A number up to most >= 10; about every second one is a P-position."""
    if rng.randint(0, 1):
        end = rng.choice([end for end in P_ENDS if end // 2 < most])
        return rng.randint(end // 2 + 1, min(end, most))
    return rng.randint(MIN_N, rng.choice([end for end in [*N_ENDS, MAX_N] if end <= most]))


def near_ends(rng, ends, distance, count):
    """Half P-positions, half N-positions, all near the end of an interval."""
    numbers = []
    for _ in range(count // 2):
        end = rng.choice(ends)
        within = min(distance, end // 9)
        numbers += [end - rng.randint(0, within), end + rng.randint(1, within)]
    return shuffled(rng, numbers)


def position(n):
    return column([n])


def extremes():
    yield "a lost n", P_ENDS[-1], lambda text: (int(n) * (int(n) <= P_ENDS[-1]) for n in text.splitlines())


def random_input(rng, size):
    """One input whose numbers and count grow with size >= 1."""
    most = min(MAX_N, 9 + size**5)
    return column(number(rng, most) for _ in range(rng.randint((1 + size) // 2, 1 + 2 * size)))


def cases():
    yield "all_small", column(range(MIN_N, 6001))
    yield from random_cases(random_input, 10, 30, 100)
    rng = random.Random(1517)
    ends = sorted(P_ENDS + N_ENDS)
    yield "near_small", column(near_ends(rng, [e for e in ends if e < 10**5], 3, 200))
    yield "near_large", column(near_ends(rng, [e for e in ends if e > 10**5], 3, 200))
    yield "max_numbers", column([MIN_N, MAX_N, MAX_N - 1, 2**31 - 1, 2**31, 2**31 + 1])
    yield "max_lines", column([*near_ends(rng, ends[-4:], 10**8, 160000), MIN_N, MAX_N])

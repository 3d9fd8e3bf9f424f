"""Luogu P3480 - KAM-Pebbles: the input grammar and the generated cases."""

import random
from itertools import accumulate

from makers.nim import near, nim_columns, nim_zero
from makers.text import counted_rows, every_sorted_row, parts, random_cases
from makers.text import read_count, read_headed

EVERY = "every row of 1 to 4 piles of 0 to 5 pebbles"

MAX_ROWS, MAX_PILES, MAX_PEBBLES, COLUMNS = 10, 1000, 10000, 11


def validate(reader):
    for _ in range(read_count(reader, "u", MAX_ROWS)):
        piles = read_headed(reader, ("n", 1, MAX_PILES), ("a", 0, MAX_PEBBLES))
        reader.require(all(a <= b for a, b in zip(piles, piles[1:])), "piles in ascending order")
        reader.require(is_valid(piles), f"at most {MAX_PEBBLES} pebbles")


def is_valid(piles):
    return sum(piles) <= MAX_PEBBLES


def near_p(rng, count, shortest, longest, steps, most):
    """Near P-positions of `shortest` to `longest` piles. Up to `steps` differences are 0 to `most`;
    the others are 0."""

    def p_position(rng):
        n = rng.randint(shortest, longest)
        differences = [0] * n
        places = rng.sample(range(n), min(n, steps))
        counting = [i for i in places if (n - i) % 2]
        for i in places:
            differences[i] = rng.randint(0, most)
        for i, difference in zip(counting, nim_zero(rng, len(counting) or 1, 0, most)):
            differences[i] = difference
        return list(accumulate(differences))

    def before(rng, piles):
        i = rng.randrange(len(piles))
        limit = [*piles, piles[-1] + MAX_PEBBLES - sum(piles)][i + 1]
        if limit <= piles[i]:
            return None
        return [*piles[:i], rng.randint(piles[i] + 1, limit), *piles[i + 1 :]]

    return near(rng, count, p_position, before, is_valid)


def random_input(rng, size):
    """One input whose rows, piles and pebbles grow with size >= 1; half are P-positions."""
    longest = min(MAX_PILES, 1 + size * size // 10)
    steps, most = 2 + size // 10, min(1 + size, 2 * MAX_PEBBLES // longest // (2 + size // 10))
    return counted_rows(near_p(rng, rng.randint(1, min(MAX_ROWS, 1 + size)), 1, longest, steps, most))


def cases():
    yield from parts("all", every_sorted_row(range(1, 5), range(6)), MAX_ROWS, counted_rows)
    yield from random_cases(random_input, 3, 10, 30, 60, 100)
    rng = random.Random(3480)
    for index in range(1, 5):
        yield f"near_small_{index}", counted_rows(near_p(rng, MAX_ROWS, 3, 6, 6, 3))
        yield f"near_few_{index}", counted_rows(near_p(rng, MAX_ROWS, 3, 7, 7, 600))
        yield f"near_long_{index}", counted_rows(near_p(rng, MAX_ROWS, 990, MAX_PILES, 8, 5))
    rows = nim_columns(rng, 2, range(COLUMNS), 0, 2047)
    rows = [list(accumulate((a, rng.randint(0, 900), b))) for a, b in rows]
    yield from parts("near_columns", rows, MAX_ROWS, counted_rows)
    yield "max_piles", counted_rows([*near_p(rng, 7, MAX_PILES, MAX_PILES, 9, 3), [10] * MAX_PILES, *max_last()])
    yield "max_pebbles", counted_rows([[0], [1], [MAX_PEBBLES // 2] * 2, [MAX_PEBBLES - 1], [MAX_PEBBLES], [8191], [8192]])
    yield "max_least", counted_rows([[0]])


def max_last():
    """All pebbles on the last of the most piles, and no pebble."""
    yield [0] * (MAX_PILES - 1) + [MAX_PEBBLES]
    yield [0] * MAX_PILES

"""Codeforces 603C - Lieges of Legendre: the input grammar and the generated cases."""

import random

from makers.nim import mex, nim_sum
from makers.text import every_sorted_row, line, random_cases, random_row, shuffled

EVERY = "every pile of 1 to 12 for k of 1 to 3, every two piles of 1 to 6 for k of 1 to 3, and every three piles of 1 to 4 for k of 1 and 2"

MAX_N, MAX_K, MAX_COWS = 10**5, 10**9, 10**9


def validate(reader):
    reader.position()
    n = reader.count("n", 1, MAX_N)
    reader.space()
    reader.integer("k", 1, MAX_K)
    reader.line_end()
    reader.integers("a", n, 1, MAX_COWS)
    reader.line_end()


def text(k, row):
    return line([len(row), k]) + line(row)


def cell(a, k):
    return text(k, [a])


def value(k, a):
    """The value of a pile, from the piles with fewer cows."""
    if a < 5:
        options = {value(k, a - 1)} if a else set()
    else:
        options = {a % 2}  # the value before an even pile is 0, and before an odd pile it is above 0
    if a and a % 2 == 0:
        options.add(value(k, a // 2) * (k % 2))
    return mex(options)


def drawn(rng, k, count, most, is_lost):
    """`count` random piles, and more piles that make the row lost. If not `is_lost`, one pile gets one more cow."""
    row = random_row(rng, count, 1, most)
    missing = nim_sum(value(k, a) for a in row)
    while missing:
        a = rng.randint(1, rng.choice((4, most)))
        if value(k, a) & missing and missing ^ value(k, a) < missing:
            row.append(a)
            missing ^= value(k, a)
    if not is_lost:
        place = rng.choice([place for place, a in enumerate(row) if a < MAX_COWS])
        row[place] += 1
    return text(k, shuffled(rng, row))


def random_input(rng, size):
    """One input whose piles grow in number and cows with size >= 1."""
    k = rng.choice((1, 2, 3, rng.randint(1, MAX_K)))
    return drawn(rng, k, rng.randint(1, size), min(MAX_COWS, 4 + size**3), rng.random() < 0.5)


def cases():
    small = [(k, row) for k in (1, 2, 3) for row in every_sorted_row([1], range(1, 13)) + every_sorted_row([2], range(1, 7))]
    small += [(k, row) for k in (1, 2) for row in every_sorted_row([3], range(1, 5))]
    for k, row in small:
        yield f"all_{k}_{'_'.join(map(str, row))}", text(k, row)
    yield from random_cases(random_input, *range(1, 9), 10, 14, 20, 30, 50, 100, 1000)
    rng = random.Random(603)
    for k in (1, 2, MAX_K - 1, MAX_K):
        for most in (8, 50, MAX_COWS):
            for is_lost in (True, False):
                yield f"near_{k}_{most}_{'lost' if is_lost else 'won'}", drawn(rng, k, 5, most, is_lost)
    for k in (MAX_K - 1, MAX_K):
        for odd in (1, 3, 5, 7):  # all piles of this odd number times a power of two
            row = [odd << power for power in range(27)]
            partners = [next(a for a in (1, 2, 3, 4, 5) if value(k, a) == value(k, pile)) for pile in row]
            yield f"near_powers_{odd}_{k}", text(k, row + partners)
            yield f"near_powers_{odd}_{k}_before", text(k, [*row, *partners[:-1], partners[-1] + 1])
    for k in (1, MAX_K):
        yield f"max_piles_{k}", text(k, random_row(rng, MAX_N, 1, 20))
        yield f"max_lost_{k}", drawn(rng, k, MAX_N // 10, MAX_COWS, True)
        yield f"max_power_{k}", text(k, [2**29])
        yield f"max_equal_{k}", text(k, [MAX_COWS] * 1001)
    yield "max_pairs", text(2, [2] * MAX_N)

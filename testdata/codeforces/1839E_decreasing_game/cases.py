"""Codeforces 1839E - Decreasing Game: the input grammar and the generated cases."""

import random

from makers.interact import each_player, random_player, read_player
from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every 1 to 5 numbers from 1 to 3, against a perfect and a random player"

MAX_COUNT, MAX_NUMBER = 300, 300


def validate(reader):
    read_player(reader)
    read_headed(reader, ("n", 1, MAX_COUNT), ("a", 1, MAX_NUMBER))


def extremes():
    yield (
        "half of the total",
        MAX_COUNT * MAX_NUMBER // 2,
        lambda text: [sum(map(int, text.splitlines()[2].split())) // 2],
    )


def cell(a, b):
    """Three numbers: a, b and 4."""
    return "perfect\n" + headed([a, b, 4])


def halves(rng, count, most):
    """Return `count` >= 2 numbers up to `most` that consist of two parts of equal sum."""
    left, right = random_row(rng, count // 2, 1, most), random_row(rng, count - count // 2, 1, most)
    while sum(left) != sum(right):
        less, more = sorted((left, right), key=sum)
        if rng.random() < 0.5 and min(less) < most:
            less[less.index(min(less))] += 1
        elif max(more) > 1:
            more[more.index(max(more))] -= 1
    return shuffled(rng, left + right)


def has_halves(row):
    sums = {0}
    for number in row:
        sums |= {total + number for total in sums}
    return sum(row) % 2 == 0 and sum(row) // 2 in sums


def no_halves(rng, count, most):
    """Return `count` numbers up to `most` of even sum that do not consist of two such parts."""
    while True:
        step = rng.randint(2, max(2, most // 2))  # all numbers but one are multiples of step
        row = [step * rng.randint(1, most // step) for _ in range(count)]
        row[0] = rng.randint(1, most)
        if sum(row) % 2 == 0 and not has_halves(row):
            return shuffled(rng, row)


def random_input(rng, size):
    """Return one input. Its numbers grow with size >= 1. About half of the inputs have halves."""
    most, count = min(MAX_NUMBER, 3 + size), rng.randint(2, min(MAX_COUNT, 2 + size // 2))
    make = rng.choice((halves, no_halves))
    return random_player(rng) + headed(make(rng, count, most))


def cases():
    for row in every_sorted_row(range(1, 6), range(1, 4)):
        yield from each_player(f"all_{'_'.join(map(str, row))}", headed(row), 1)
    yield from random_cases(random_input, *range(1, 21), 30, 40, 60, 100, 200)
    rng = random.Random(1839)
    for count, most in ((5, 8), (6, 12), (8, 20), (12, 30), (25, 100)):
        yield from each_player(f"near_{count}_halves", headed(halves(rng, count, most)), 1)
        yield from each_player(f"near_{count}_none", headed(no_halves(rng, count, most)), 1)
    yield from each_player("max_halves", headed(halves(rng, MAX_COUNT, MAX_NUMBER)), 1)
    yield from each_player("max_none", headed(no_halves(rng, MAX_COUNT, MAX_NUMBER)), 1)
    yield from each_player("max_equal", headed([MAX_NUMBER] * MAX_COUNT), 1)
    yield from each_player("max_equal_odd", headed([MAX_NUMBER] * (MAX_COUNT - 1)), 1)
    yield from each_player("max_all_different", headed(shuffled(rng, range(1, MAX_NUMBER + 1))), 1)
    yield "max_number", "perfect\n" + headed([MAX_NUMBER])
    yield "max_least", "perfect\n" + headed([1])

"""BZOJ 1874 - Stone Game: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.nim import Sums, grundy_values, taken_before
from makers.text import column, every_row, random_cases, random_row

EVERY = "every set of numbers within {1, 2, 3} and every row of 1 or 2 piles of 1 to 4 stones, in every order"

MAX_PILES, MAX_PILE, MAX_NUMBERS, MAX_NUMBER = 10, 1000, 10, 10


def validate(reader):
    reader.position()
    piles = reader.count("N", 1, MAX_PILES, is_evident=False)  # M may be taken for a pile
    reader.line_end()
    for _ in range(piles):
        reader.integer("A", 1, MAX_PILE)
        reader.line_end()
    numbers, last = reader.count("M", 1, MAX_NUMBERS), 0
    reader.line_end()
    for _ in range(numbers):
        number = reader.integer("B", 1, MAX_NUMBER)
        reader.require(number > last, f"a number above {last}")
        reader.line_end()
        last = number


def text(piles, numbers):
    return column([len(piles), *piles, len(numbers), *sorted(numbers)])


def values(numbers, last):
    return grundy_values(last, lambda pile: [(pile - number,) for number in numbers if number <= pile])


def extremes():
    yield "the greatest Grundy value of a pile", MAX_NUMBERS, greatest_values


def greatest_values(text):
    count, *rest = map(int, text.split())
    piles, numbers = rest[:count], rest[count + 1 :]
    found = values(numbers, max(piles))
    yield max(found[pile] for pile in piles)


def some_numbers(rng, most):
    """Numbers to take; half of the time without 1."""
    least = rng.randint(1, 2)
    return sorted(rng.sample(range(least, most + 1), rng.randint(1, most + 1 - least)))


def lost(rng, numbers, length, most, start=()):
    """A P-position of `length` piles of 1 to `most` stones."""
    found = enumerate(values(numbers, most))
    return Sums([(pile, value) for pile, value in found if pile > 0]).p_position(rng, length, start)


def twins(rng, numbers, length, most, start=()):
    """A P-position, and a position one move before one, each in a random order."""
    row = lost(rng, numbers, length, most, start)
    rng.shuffle(row)
    yield row
    while True:
        before = taken_before(rng, lost(rng, numbers, length, most, start), numbers)
        if max(before) <= most:
            rng.shuffle(before)
            yield before
            return


def random_input(rng, size):
    """One position, half of the time lost, whose piles and numbers grow with size >= 1."""
    most = min(MAX_PILE, max(5, size * size // 8))
    numbers = some_numbers(rng, min(MAX_NUMBER, 2 + size // 4))
    length = rng.randint(1, min(MAX_PILES, 2 + size // 6))
    if length > 1 and rng.random() < 0.5:
        return text(lost(rng, numbers, length, most), numbers)
    return text(random_row(rng, length, 1, most), numbers)


def cases():
    for size in (1, 2, 3):
        for numbers in combinations((1, 2, 3), size):
            for piles in every_row((1, 2), range(1, 5)):
                yield "_".join(map(str, ("all", *numbers, "of", *piles))), text(piles, numbers)
    yield from random_cases(random_input, *range(3, 100, 8))
    rng = random.Random(1874)
    dense = list(range(1, MAX_NUMBER + 1))  # a pile has the value pile mod 11
    kinds = [
        ("small", 5, lambda: some_numbers(rng, 5), 3, 9, ()),
        ("middle", 4, lambda: some_numbers(rng, 10), 4, 20, ()),
        ("large", 6, lambda: some_numbers(rng, 10), MAX_PILES, MAX_PILE, ()),
        ("dense", 3, lambda: dense, MAX_PILES, MAX_PILE, (MAX_NUMBER,)),
        ("dense_small", 3, lambda: dense, 3, 21, (MAX_NUMBER,)),
    ]
    for kind, count, draw, length, most, start in kinds:
        for number in range(1, count + 1):
            numbers = draw()
            for name, row in zip(("lost", "won"), twins(rng, numbers, length, most, start)):
                yield f"near_{kind}_{number}_{name}", text(row, numbers)
    yield "max_piles", text([MAX_PILE] * MAX_PILES, dense)
    yield "max_last_pile", text([MAX_PILE - 1] * (MAX_PILES - 2) + [1, MAX_PILE], [2, 5, 10])
    yield "max_one_number", text([MAX_PILE], [MAX_NUMBER])

"""Codeforces 786A - Berzerk: the input grammar and the generated cases."""

import random
from itertools import combinations, product

from makers.text import line, random_cases, shuffled

EVERY = "every two sets of numbers in circles of 2 to 4 places"

MAX_N = 7000


def validate(reader):
    n = reader.integer("n", 2, MAX_N)
    reader.line_end()
    for _ in range(2):
        reader.position()
        k = reader.count("k", 1, MAX_N - 1)
        reader.require(k < n, f"at most {n - 1} numbers")
        reader.space()
        numbers = reader.integers("number", k, 1, MAX_N - 1)
        reader.require(max(numbers) < n and len({*numbers}) == k, f"different numbers below n = {n}")
        reader.line_end()


def text(n, *sets):
    return line([n]) + "".join(line([len(numbers), *numbers]) for numbers in sets)


def subsets(n):
    return [numbers for count in range(1, n) for numbers in combinations(range(1, n), count)]


def some(rng, n, most):
    """A set of up to `most` numbers in random order."""
    return rng.sample(range(1, n), rng.randint(1, min(n - 1, most)))


def random_input(rng, size):
    """One input whose circle and sets grow with size >= 1."""
    n = rng.randint(2, min(MAX_N, 3 + size))
    most = rng.choice((2, 3, 1 + size // 4))
    return text(n, some(rng, n, most), some(rng, n, most))


def changed(rng, n, numbers):
    """The set with one number less or one more."""
    number = rng.randrange(1, n)
    return [*numbers, number] if number not in numbers else [other for other in numbers if other != number] or [number]


def cases():
    for n in (2, 3, 4):
        for number, sets in enumerate(product(subsets(n), repeat=2), 1):
            yield f"all_{n}_places_{number:02}", text(n, *sets)
    yield from random_cases(random_input, 3, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60, 100, 200, 400)
    rng = random.Random(786)
    for number, n in enumerate((6, 7, 9, 12, 20, 50)):
        numbers = some(rng, n, 3)
        yield f"near_{number}_equal_sets", text(n, numbers, shuffled(rng, numbers))
        yield f"near_{number}_changed", text(n, numbers, changed(rng, n, numbers))
    yield from max_cases(rng)


def max_cases(rng):
    """The largest circles: with all numbers, with long games, with half of the numbers."""
    every = range(1, MAX_N)
    yield "max_numbers", text(MAX_N, every, shuffled(rng, every))
    yield "max_numbers_but_for_1", text(MAX_N, every[1:], every[2:])
    yield "max_one_and_all", text(MAX_N, [1], every)
    yield "max_one_and_one", text(MAX_N, [1], [1])
    yield "max_back_and_forth", text(MAX_N, [1], [MAX_N - 1])
    yield "max_long_way", text(MAX_N, [1, 2], [1, 2])
    yield "max_long_way_back", text(MAX_N - 1, [MAX_N - 2, MAX_N - 3], [MAX_N - 2, MAX_N - 4])
    yield "max_even_numbers", text(MAX_N, every[1::2], [*every[1::2], 1])
    yield "max_halves", text(MAX_N, every[: MAX_N // 2], every[MAX_N // 2 :])
    yield "max_upper_halves", text(MAX_N, every[MAX_N // 2 :], every[MAX_N // 2 + 1 :])
    yield "max_random", text(MAX_N, rng.sample(every, 3000), rng.sample(every, 3500))
    yield "max_few", text(MAX_N, rng.sample(every, 3), rng.sample(every, 3))

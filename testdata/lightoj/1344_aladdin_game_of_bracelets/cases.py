"""LightOJ 1344 - Aladdin and the Game of Bracelets: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import combinations_with_replacement

from makers.nim import mex, near, nim_sum
from makers.text import counted, every_row, line, parts, random_cases
from makers.text import random_row, shuffled

EVERY = "every bracelet of 1 to 5 pearls and every pair of bracelets of 1 to 3 pearls, of the weights 1 to 3"

MAX_TESTS, MAX_BRACELETS, MAX_PEARLS, MAX_WEIGHT = 50, 50, 50, 10**5


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        n = reader.count("n", 1, MAX_BRACELETS)
        reader.line_end()
        for _ in range(n):
            pearls = reader.count("K", 1, MAX_PEARLS)
            reader.space()
            reader.integers("weight", pearls, 1, MAX_WEIGHT)
            reader.line_end()


def text(positions):
    return counted(positions, lambda bracelets: counted(bracelets, lambda row: line([len(row), *row])))


def value(bracelet):
    ranks = {weight: rank for rank, weight in enumerate(sorted({*bracelet}), start=1)}
    return value_of_ranks(tuple(map(ranks.__getitem__, bracelet)))


@cache
def value_of_ranks(pearls):
    return mex(nim_sum(map(value_of_ranks, remains(pearls, weight))) for weight in {*pearls})


def remains(pearls, weight):
    """The parts of lighter pearls that remain."""
    found = [[]]
    for pearl in pearls:
        if pearl < weight:
            found[-1].append(pearl)
        else:
            found.append([])
    return [tuple(part) for part in found if part]


def bracelet(rng, longest, most):
    """Some pearls, half of the time with few different weights."""
    kinds = random_row(rng, rng.randint(1, 4), 1, most)
    pearls = random_row(rng, rng.randint(1, longest), 1, most)
    return [rng.choice(kinds) for _ in pearls] if rng.random() < 0.5 else pearls


def p_position(rng, bracelets, longest, most):
    """A P-position. The last bracelet has rising weights, so its value is its length."""
    while True:
        row = [bracelet(rng, longest, most) for _ in range(rng.randint(1, bracelets - 1))]
        missing = nim_sum(map(value, row))
        if 0 < missing <= min(most, MAX_PEARLS):
            rising = sorted(rng.sample(range(1, most + 1), missing))
            return shuffled(rng, [*row, rng.choice((rising, rising[::-1]))])


def before(rng, position, most):
    """A position with a move to it: a bracelet, or two joined ones, with pearls heavier than all
    others."""
    position = [list(row) for row in position]
    joined = [position.pop() for _ in range(rng.randint(1, min(2, len(position))))]
    pearls = joined[0] + [0] + (joined[1] if len(joined) > 1 else [])
    if max(pearls) >= most or len(pearls) > MAX_PEARLS:
        return None
    heavier = rng.randint(max(pearls) + 1, most)
    return shuffled(rng, [*position, [pearl or heavier for pearl in pearls]])


def near_p(rng, count, bracelets, longest, most):
    return near(
        rng,
        count,
        lambda rng: p_position(rng, bracelets, longest, most),
        lambda rng, position: before(rng, position, most),
    )


def extremes():
    yield "the greatest Grundy value of a bracelet", MAX_PEARLS, greatest_values


def greatest_values(text):
    rows = iter([[*map(int, row.split())] for row in text.splitlines()[1:]])
    for (bracelets,) in rows:
        yield max(value(next(rows)[1:]) for _ in range(bracelets))


def random_input(rng, size):
    """One input whose tests, bracelets and pearls grow with size >= 1."""
    longest, most = min(MAX_PEARLS, 1 + size // 3), min(MAX_WEIGHT, 4 + size**3)
    count = rng.randint(1, min(MAX_TESTS // 2, 1 + size // 2))
    others = ([bracelet(rng, longest, most) for _ in range(rng.randint(1, 1 + size // 3))] for _ in range(count))
    return text(shuffled(rng, [*others, *near_p(rng, count, 2 + size // 3, longest, most)]))


def cases():
    rows = every_row(range(1, 6), range(1, 4))
    pairs = combinations_with_replacement([row for row in rows if len(row) < 4], 2)
    yield from parts("all", [*((row,) for row in rows), *pairs], MAX_TESTS, text)
    yield from random_cases(random_input, 3, 10, 30, 60, 140)
    rng = random.Random(1344)
    yield "near_small", text(near_p(rng, MAX_TESTS, 4, 4, 6))
    yield "near_large", text(near_p(rng, MAX_TESTS, 12, MAX_PEARLS, MAX_WEIGHT))
    longest = MAX_BRACELETS, MAX_PEARLS
    yield "max_rising", text([full(rng, *longest, sorted)] * MAX_TESTS)
    yield "max_random", text(full(rng, *longest, list) for _ in range(MAX_TESTS))
    yield "max_equal", text([[[MAX_WEIGHT] * MAX_PEARLS] * MAX_BRACELETS, [[MAX_WEIGHT] * MAX_PEARLS] * 49])
    yield "max_least", text([[[1]]])
    lengths = (50, 32, 18), (50, 32, 19), (50, 50), (50, 18)  # of rising weights, and so the values
    yield "near_greatest", text([[*range(1, length + 1)] for length in row] for row in lengths)


def full(rng, bracelets, pearls, order):
    return [order(rng.sample(range(1, MAX_WEIGHT + 1), pearls)) for _ in range(bracelets)]

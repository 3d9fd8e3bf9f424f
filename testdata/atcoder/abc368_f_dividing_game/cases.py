"""AtCoder abc368_f - Dividing Game: the input grammar and the generated cases."""

import random
from functools import cache

from makers.nim import Sums, near, nim_sum
from makers.text import every_sorted_row, headed, random_cases, read_headed

EVERY = "every number from 2 to 40, and every 2 numbers from 2 to 13"

MAX_COUNT, MAX_NUMBER = 10**5, 10**5


def validate(reader):
    read_headed(reader, ("N", 1, MAX_COUNT), ("A", 2, MAX_NUMBER))


def position(n):
    return headed([n])


@cache
def factors():
    """The number of prime factors of 0, 1, 2, ..., with repetitions."""
    values = [0] * (MAX_NUMBER + 1)
    for p in range(2, MAX_NUMBER + 1):
        if values[p] == 0:
            power = p
            while power <= MAX_NUMBER:
                for number in range(power, MAX_NUMBER + 1, power):
                    values[number] += 1
                power *= p
    return values


def extremes():
    yield "the greatest Grundy value of a number", 16, lambda text: [max(factors()[int(n)] for n in text.split()[1:])]


def sums(numbers):
    return Sums((n, factors()[n]) for n in numbers)


def before(rng, row):
    """A row with a move to this one: one number is multiplied; None if it becomes too large."""
    place = rng.randrange(len(row))
    row = [*row[:place], row[place] * rng.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 12, rng.randint(2, 300))), *row[place + 1 :]]
    return row if max(row) <= MAX_NUMBER else None


def near_p(rng, count, longest, numbers):
    """Half P-positions, half one move before one."""
    numbers = sums(numbers)
    return near(rng, count, lambda rng: numbers.p_position(rng, rng.randint(2, longest)), before)


def random_input(rng, size):
    """One input whose numbers grow with size >= 1."""
    most, length = min(MAX_NUMBER, 4 + size**3), rng.randint(1, 2 + size // 2)
    numbers = [rng.randint(2, most) for _ in range(length)]
    if rng.random() < 0.6:
        numbers = sums({*numbers, *range(2, min(most, 65) + 1)}).completed(rng, numbers[: MAX_COUNT - 1])
    return headed(numbers)


def cases():
    for row in [*every_sorted_row([1], range(2, 41)), *every_sorted_row([2], range(2, 14))]:
        yield f"all_{'_'.join(map(str, row))}", headed(row)
    yield from random_cases(random_input, *range(2, 12), 20, 30, 60, 100)
    rng = random.Random(368)
    for most, longest in ((30, 3), (100, 4), (1000, 10), (MAX_NUMBER, 40)):
        for number, row in enumerate(near_p(rng, 6, longest, range(2, most + 1)), 1):
            yield f"near_{most}_{number}", headed(row)
    yield "near_16_factors", headed([2**16, 2**16 // 32 * 3, 2**16 // 16, 8])
    powers = [2**16, 2**15, 3**10, 3**9, 5**7, 7**5, 11**4, 13**4, 17**4, 43**3, 313**2, 311 * 313, 99991, 98304]
    for n in powers:
        equal = [m for m in range(MAX_NUMBER, 1, -1) if factors()[m] == factors()[n] and m != n]
        yield f"max_alike_{n}", headed([n, equal[0] if equal else n])
    yield "max_before_16", headed([2**16, 2**15])
    yield "max_16_alone", headed([3 * 2**15])
    yield "max_number", headed([MAX_NUMBER])
    every = list(range(2, MAX_NUMBER + 1))
    missing = nim_sum(factors()[n] for n in every)
    yield "max_every_number", headed([*every, 2**missing] if missing else every)
    lost = sums(range(2, MAX_NUMBER + 1)).p_position(rng, 10000)
    yield "max_lost", headed(lost)
    yield "max_count", headed([2] * (MAX_COUNT - 2) + [3, 5])
    yield "max_least", headed([2])

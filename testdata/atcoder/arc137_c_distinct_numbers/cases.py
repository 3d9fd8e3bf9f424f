"""AtCoder arc137_c - Distinct Numbers: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.text import headed, random_cases, read_headed

EVERY = "every 2 to 6 numbers from 0 to 7"

MAX_N, MAX_A = 3 * 10**5, 10**9


def validate(reader):
    numbers = read_headed(reader, ("N", 2, MAX_N), ("A", 0, MAX_A))
    reader.require(all(a < b for a, b in zip(numbers, numbers[1:])), "numbers in increasing order")


def cell(row, column):
    """Two numbers, of which one is the row and the other one is the column after it."""
    return headed([row, row + column])


def drawn(rng, count, largest, gap):
    """`count` different numbers; the last one is `largest`, and the difference to the next one is `gap`."""
    most = largest - gap
    below = range(max(0, most - rng.choice((count, 2 * count, most))), most)
    below = below if len(below) >= count - 2 else range(most)
    return headed([*sorted(rng.sample(below, count - 2)), most, largest])


def number(rng, count, most, gap, is_even):
    """A largest number of at most `most`, for `count` numbers with this last difference and this parity of the
    free places."""
    largest = rng.randint(count - 1 + gap + 1, most - 1)
    return largest + ((largest - count + 1) % 2 == is_even)


def random_input(rng, size):
    """Numbers that grow in number and size with size >= 1; about half of the inputs are lost."""
    count = rng.randint(2, min(MAX_N, 2 + size))
    most = min(MAX_A, count + 6 + rng.choice((size, size**3)))
    wide = rng.randint(2, 5), rng.random() < 0.5
    gap, is_even = rng.choice(((1, True), (1, True), (1, True), (1, False), (2, True), wide))
    return drawn(rng, count, number(rng, count, max(most, count + gap + 2), gap, is_even), gap)


def cases():
    for count in range(2, 7):
        for row in combinations(range(8), count):
            yield f"all_{'_'.join(map(str, row))}", headed(row)
    yield from random_cases(random_input, *range(1, 21), 30, 50, 100, 300)
    rng = random.Random(137)
    for count, most in ((2, 20), (3, 12), (5, 15), (8, 30), (30, 90), (300, MAX_A), (20000, MAX_A)):
        for kind, gap, is_even in (("lost", 1, True), ("odd", 1, False), ("gap", 2, True), ("lost_too", 1, True)):
            yield f"near_{count}_{kind}", drawn(rng, count, number(rng, count, most, gap, is_even), gap)
    yield from max_cases(rng)


def max_cases(rng):
    """The most numbers and the largest numbers, without and with a gap."""
    yield "max_no_move", headed(range(MAX_N))
    yield "max_one_place", headed([*range(7), *range(8, MAX_N + 1)])
    yield "max_two_places", headed([*range(2), *range(4, MAX_N + 2)])
    yield "max_place_is_0", headed(range(1, MAX_N + 1))
    yield "max_gap", headed([*range(MAX_N - 1), MAX_N])
    yield "max_gap_of_three", headed([*range(MAX_N - 1), MAX_N + 1])
    yield "max_largest", headed(range(MAX_A - MAX_N + 1, MAX_A + 1))
    yield "max_largest_less_one", headed(range(MAX_A - MAX_N, MAX_A))
    yield "max_largest_odd_n", headed(range(MAX_A - MAX_N + 2, MAX_A + 1))
    for gap, is_even in ((1, True), (1, False), (2, True)):
        largest = number(rng, MAX_N, MAX_A, gap, is_even)
        yield f"max_random_gap_{gap}_{'even' if is_even else 'odd'}", drawn(rng, MAX_N, largest, gap)

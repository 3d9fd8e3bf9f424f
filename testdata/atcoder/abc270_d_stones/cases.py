"""AtCoder abc270_d - Stones: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.text import line, random_cases

EVERY = "every set of numbers within 1 to 5 that contains 1, for piles of up to 12 stones"

MAX_STONES, MAX_NUMBERS = 10**4, 100


def validate(reader):
    reader.position()
    stones = reader.integer("N", 1, MAX_STONES)
    reader.space()
    count = reader.count("K", 1, MAX_NUMBERS)
    reader.line_end()
    numbers = reader.integers("A", count, 1, MAX_STONES)
    reader.require(numbers == sorted({*numbers}), "numbers in increasing order")
    reader.require(numbers[0] == 1, "1 as the first number")
    reader.require(numbers[-1] <= stones, f"numbers of at most {stones} stones")
    reader.line_end()


def text(stones, numbers):
    return line([stones, len(numbers)]) + line(sorted(numbers))


def position(N):
    """A move takes 1, 3 or 4 stones."""
    return text(N, [number for number in (1, 3, 4) if number <= N])


def drawn(rng, stones, count, largest):
    """1 and up to `count` - 1 other numbers of at most `largest`."""
    most = min(largest, stones)
    return [1, *rng.sample(range(2, most + 1), min(count, most) - 1)]


def random_input(rng, size):
    """One input whose pile and numbers grow with size >= 1."""
    stones = rng.randint(1, min(MAX_STONES, 5 + size**2))
    count = rng.randint(1, min(MAX_NUMBERS, 3 + size // 4))
    return text(stones, drawn(rng, stones, count, rng.choice((4 + size, 10 + 3 * size))))


def most_stones(stones, numbers):
    """The stones that the player to move gets, for each pile up to `stones`."""
    most = [0]
    for pile in range(1, stones + 1):
        most.append(max(pile - most[pile - number] for number in numbers if number <= pile))
    return most


def near(rng, stones, count, largest):
    """A pile from which the largest number is worse than the best, but by at most a tenth of it."""
    while True:
        numbers = drawn(rng, stones, count, largest)
        most, greatest = most_stones(stones, numbers), max(numbers)
        piles = [
            pile
            for pile in range(greatest, stones + 1)
            if 0 < most[pile] - (pile - most[pile - greatest]) <= 1 + greatest // 10
        ]
        if piles:
            return text(rng.choice(piles[-5:]), numbers)


def cases():
    for count in range(5):
        for others in combinations(range(2, 6), count):
            numbers = [1, *others]
            for stones in range(numbers[-1], 13):
                yield f"all_{'_'.join(map(str, numbers))}_of_{stones}", text(stones, numbers)
    yield from random_cases(random_input, *range(1, 13), 16, 20, 30, 45, 60, 80, 100)
    rng = random.Random(270)
    for number, (stones, count, largest) in enumerate(
        ((16, 3, 5), (30, 4, 9), (60, 3, 12), (200, 5, 30), (400, 6, 60)), 1
    ):
        yield f"near_{number}", near(rng, stones, count, largest)
        yield f"near_{number}_again", near(rng, stones, count, largest)
    yield from max_cases(rng)


def max_cases(rng):
    """The largest piles, the most numbers and the largest numbers."""
    stones, count = MAX_STONES, MAX_NUMBERS
    yield "max_ones", text(stones, [1])
    yield "max_ones_odd", text(stones - 1, [1])
    yield "max_all_at_once", text(stones, [1, stones])
    yield "max_all_but_one", text(stones, [1, stones - 1])
    yield "max_halves", text(stones, [1, stones // 2])
    yield "max_first_hundred", text(stones, range(1, count + 1))
    yield "max_first_hundred_round", text(stones - stones % (count + 1), range(1, count + 1))
    yield "max_squares", text(stones, [number**2 for number in range(1, count + 1)])
    yield "max_largest_hundred", text(stones, [1, *range(stones - count + 2, stones + 1)])
    yield "max_near_half", text(stones, [1, *range(stones // 2 - 50, stones // 2 + 49)])
    yield "max_odd_numbers", text(stones, range(1, 2 * count, 2))
    yield "max_random", text(stones, drawn(rng, stones, count, stones))
    yield "max_random_small", text(stones, drawn(rng, stones, count, 500))
    yield "max_random_few", text(stones, drawn(rng, stones, 5, 50))

"""AtCoder abc206_f - Interval Game 2: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.nim import mex
from makers.text import counted, parts, random_cases, shuffled

EVERY = "every set of different intervals with ends from 1 to 5"

MAX_TESTS, MAX_INTERVALS, LAST = 20, 100, 100


def validate(reader):
    def order(left, right):
        return None if left < right else "R above L"

    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        reader.position()
        n = reader.count("N", 1, MAX_INTERVALS)
        reader.line_end()
        reader.rows(n, ("L", 1, LAST - 1), ("R", 2, LAST), demand=order, are_positions=False)


def text(tests):
    """Each test is a list of intervals (left, right)."""
    return counted(tests, counted)


def value(intervals):
    """The Grundy value of the intervals."""
    known = {}

    def segment(low, high):
        if (low, high) not in known:
            inside = [(left, right) for left, right in intervals if low <= left and right <= high]
            known[low, high] = mex(
                {segment(low, left) ^ segment(right, high) for left, right in inside}
            )
        return known[low, high]

    return segment(1, LAST)


def drawn(rng, n, low, high, longest):
    """n intervals with ends from low to high, of length up to `longest`."""
    row = []
    for _ in range(n):
        length = rng.randint(1, min(longest, high - low))
        left = rng.randint(low, high - length)
        row.append((left, left + length))
    return row


def balanced(rng, count, draw):
    """`count` tests that `draw` draws, in random order: half of them lost."""
    tests = []
    while len(tests) < count:
        test = draw()
        if (value(test) == 0) == (len(tests) % 2 == 0):
            tests.append(test)
    return shuffled(rng, tests)


def random_input(rng, size):
    """One input whose tests, intervals and ends grow with size >= 1; half of the tests are lost."""
    high = min(LAST, 4 + size)

    def draw():
        low = rng.randint(1, LAST - high + 1)
        return drawn(
            rng,
            rng.randint(1, min(MAX_INTERVALS, 3 + size)),
            low,
            low + high - 1,
            rng.choice((2, 5, high)),
        )

    return text(balanced(rng, min(MAX_TESTS, 2 + size), draw))


def every_inside(low, high):
    """All intervals with ends from low to high."""
    return [*combinations(range(low, high + 1), 2)]


def twin(rng, half, is_lost):
    """Two equal groups of intervals: a lost test. If not is_lost, one interval more, whose choice leaves the groups."""
    length = rng.randint(4, 45)
    group = drawn(rng, half, 1, length, rng.choice((3, 6, length)))
    gap = rng.randint(1, LAST + 1 - 2 * length)
    row = [*group, *((left + length - 1 + gap, right + length - 1 + gap) for left, right in group)]
    if not is_lost:
        row += [(length, length + gap), (rng.randint(1, length), rng.randint(length + 1, LAST))]
    return shuffled(rng, row)


def cases():
    ends = every_inside(1, 5)
    sets = [rows for n in range(1, len(ends) + 1) for rows in combinations(ends, n)]
    yield from parts("all", sets, MAX_TESTS, text)
    yield from random_cases(random_input, *range(1, 12), 20, 30, 60, 97)
    rng = random.Random(206)
    for half in (2, 3, 4, 5, 6, 7, 12, 25, 49):
        tests = [twin(rng, half, number % 2 == 0) for number in range(MAX_TESTS)]
        yield f"near_{half}", text(tests)
    yield from max_cases(rng)


def max_cases(rng):
    """The most tests and intervals: short, long, equal, nested and in a row; and the largest values."""
    high, n = LAST, MAX_INTERVALS
    for longest in (1, 2, 3, 5, 10, 20, 50, 99):
        yield (
            f"max_up_to_{longest}",
            text(drawn(rng, n, 1, high, longest) for _ in range(MAX_TESTS)),
        )
    yield (
        "max_lost",
        text(balanced(rng, MAX_TESTS, lambda: drawn(rng, n, 1, high, rng.choice((3, 6, 12))))),
    )
    whole = [(1, high)]
    units = [(left, left + 1) for left in range(1, high)]
    pairs = [(left, left + 2) for left in range(1, high - 1)]
    nested = [(left, high + 1 - left) for left in range(1, 51)] * 2
    ladder = [(left, left + 50) for left in range(1, 51)] * 2
    every = every_inside(1, 14)
    tests = [
        whole,
        whole * n,
        units,
        units[1:],
        pairs,
        pairs[1:],
        nested,
        ladder,
        every,
        [*every, (14, 100)],
    ]
    yield "max_forms", text(tests)
    yield "max_one_interval", text([[(1, 2)]])
    yield "max_last_point", text([[(99, 100)], [(98, 99), (99, 100)], [(1, 2), (99, 100)]])
    # All intervals inside a segment of length m have the value m. Segments of 8, 4, 2 and 1 have the sum 15.
    blocks = every_inside(1, 9) + every_inside(9, 13) + every_inside(13, 15) + [(15, 16)]
    tests = [blocks, [*blocks, *every_inside(91, 100)], every_inside(87, 100)]
    yield "max_value", text(tests)

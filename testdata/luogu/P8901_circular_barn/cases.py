"""Luogu P8901 - Circular Barn S: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import product

from makers.text import counted_rows, random_cases, random_row, read_headed, shuffled

EVERY = "every single room of 1 to 1000 cows, every 2 rooms of 1 to 30, 3 rooms of 1 to 12 and 4 rooms of 1 to 6"

MAX_TESTS, MAX_N, MAX_SUM, MAX_COWS = 1000, 10**5, 2 * 10**5, 5 * 10**6


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    rooms = 0
    for _ in range(tests):
        rooms += len(read_headed(reader, ("N", 1, MAX_N), ("a", 1, MAX_COWS)))
        reader.require(rooms <= MAX_SUM, f"at most {MAX_SUM} rooms in all")


@cache
def composites():
    """For each number, whether it is composite."""
    numbers = bytearray(MAX_COWS + 1)
    for p in range(2, int(MAX_COWS**0.5) + 1):
        if not numbers[p]:
            numbers[p * p :: p] = b"\1" * len(range(p * p, MAX_COWS + 1, p))
    return numbers


def rounds(cows):
    """The number of rounds that a room lasts if John wins it."""
    number = cows if cows % 2 else 2  # that he removes first
    while composites()[number]:
        number -= 4
    return (cows - number) // 4


def won_room(rng, most, least):
    """A room that John wins and that lasts at least `least` rounds, often not many more."""
    for _ in range(30):
        cows = 4 * rng.randint(1, most // 4 - 1) + rng.choice((1, 3, 3, 2 if most < 100 else 1))
        if rounds(cows) >= least:
            return cows
    return 4 * rng.randint(least, min(most // 4 - 1, least + 3)) + 2


def near(rng, length, most, long):
    """A barn in which a room that Nhoj wins ends in the same round as John's first won room, or in
    a neighbouring round. If possible, these rooms last up to `long` rounds; 4 * long + 8 <= most.
    """
    least = rng.randint(rng.random() < 0.8, long)
    row = [won_room(rng, most, least) for _ in range(length - 1)]
    least = min(map(rounds, row))
    first = [*map(rounds, row)].index(least)
    lost = max(1, least + rng.choice((-1, 0, 0, 0, 1)))
    row.insert(rng.choice((rng.randint(0, first), rng.randint(first + 1, length - 1))), 4 * lost)
    return row


def barn(rng, length, most):
    """A barn; sometimes John loses all rooms except the last ones."""
    if rng.random() < 0.4:
        return [4 * rng.randint(1, max(1, most // 4)) for _ in range(length)]
    return random_row(rng, length, 1, most)


def random_input(rng, size):
    """One input whose tests, rooms and cows grow with size >= 1."""
    most, rows = min(MAX_COWS, 20 + size**3), []
    for _ in range(rng.randint(1, min(MAX_TESTS, 1 + 3 * size))):
        length = rng.randint(2, 3 + size // 8)
        rows.append(near(rng, length, most, 3) if rng.random() < 0.7 else barn(rng, length, most))
    return counted_rows(rows)


def cases():
    yield "all_single_rooms", counted_rows([cows] for cows in range(1, 1001))
    for rooms, most in ((2, 30), (3, 12), (4, 6)):
        rows = list(product(range(1, most + 1), repeat=rooms))
        for start in range(0, len(rows), MAX_TESTS):
            yield f"all_{rooms}_rooms_{start // MAX_TESTS + 1}", counted_rows(rows[start : start + MAX_TESTS])
    yield from random_cases(random_input, 2, 4, 8, 15, 30, 60, 170)
    rng = random.Random(8901)
    yield "near_small", counted_rows(near(rng, rng.randint(2, 4), 40, 4) for _ in range(600))
    yield "near_large", counted_rows(near(rng, rng.randint(2, 8), MAX_COWS, 20) for _ in range(MAX_TESTS))
    yield "near_many_rooms", counted_rows(near(rng, 200, MAX_COWS, 1) for _ in range(MAX_TESTS))
    yield from max_cases(rng)


def max_cases(rng):
    """The most tests, rooms and cows, and the rooms that last longest."""
    longest = sorted(range(MAX_COWS - 9999, MAX_COWS, 2), key=rounds)[-300:]
    rows = []
    for cows in longest:
        least = rounds(cows)
        rows += [shuffled(rng, (cows, 4 * least)), [cows, 4 * (least + 1)], [4 * least - 4, cows]]
    yield "max_rounds", counted_rows([row for row in rows if min(row) > 0])
    yield "max_bits", counted_rows([4 << bit, 27] for bit in range(21))  # 2^bit rounds, and one round
    edges = [MAX_COWS - i for i in range(500)]
    yield "max_cows", counted_rows([[cows] for cows in edges] + [[4 * i, cows] for i, cows in enumerate(edges[:400], 1)])
    lost = [4 * rng.randint(1, MAX_COWS // 4) for _ in range(MAX_N - 1)]
    yield "max_rooms", counted_rows([[*lost, 27], [*random_row(rng, MAX_N - 1, 1, MAX_COWS), 4]])
    yield "max_lost_rooms", counted_rows([[MAX_COWS] * MAX_N, [*[MAX_COWS] * (MAX_N - 1), MAX_COWS - 1]])
    yield "max_tests", counted_rows(near(rng, 3, MAX_COWS, 30) for _ in range(MAX_TESTS))

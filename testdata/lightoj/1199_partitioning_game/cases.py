"""LightOJ 1199 - Partitioning Game: the input grammar and the generated cases."""

import random
from functools import cache

from makers.nim import Sums, near
from makers.text import counted, every_sorted_row, headed, parts
from makers.text import random_cases, random_row, read_headed, shuffled

EVERY = "every row of 1 to 3 piles of 1 to 20"

MAX_TESTS, MAX_PILES, MAX_PILE = 1000, 100, 10000
SMALL = 400  # random_input needs values of small piles only


def validate(reader):
    tests = reader.count("T", 1, MAX_TESTS)
    reader.line_end()
    for _ in range(tests):
        read_headed(reader, ("n", 1, MAX_PILES), ("pile", 1, MAX_PILE))


def text(positions):
    return counted(positions, headed)


@cache
def sums(most):
    """The piles of 1 to `most` with their values, by one xor for all splits of a pile."""
    values = bytearray(most + 1)
    for pile in range(3, most + 1):
        size = (pile - 1) // 2
        smaller = int.from_bytes(values[1 : size + 1], "little")
        larger = int.from_bytes(values[pile - size : pile], "big")
        options = (smaller ^ larger).to_bytes(size, "little")
        while values[pile] in options:
            values[pile] += 1
    return Sums({pile: values[pile] for pile in range(1, most + 1)})


def before(rng, piles):
    """A position with a move to `piles`: two piles are joined; None if they are equal."""
    a, b = rng.sample(range(len(piles)), 2)
    others = [pile for place, pile in enumerate(piles) if place not in (a, b)]
    return [piles[a] + piles[b], *others] if piles[a] != piles[b] else None


def near_p(rng, count, piles, most):
    """Half P-positions of about `piles` piles at most, half one move before one."""
    return near(
        rng,
        count,
        lambda rng: sums(most).completed(rng, random_row(rng, rng.randint(1, piles), 1, most)),
        before,
        lambda piles: max(piles) <= MAX_PILE,
        mixed=True,
    )


def position(pile):
    return text([[pile]])


def extremes():
    values = sums(MAX_PILE).values
    yield "the greatest Grundy value of a pile", max(values.values()), lambda text: (
        max(values[int(pile)] for pile in row.split()) for row in text.splitlines()[2::2]
    )


def random_input(rng, size):
    """One input whose tests, piles and numbers grow with size >= 1."""
    most = min(MAX_PILE, 2 + size * size)
    positions = []
    for _ in range(rng.randint(1, min(MAX_TESTS, 1 + 3 * size))):
        count = rng.randint(1, min(MAX_PILES, 1 + size // 2))
        if rng.random() < 0.5:
            least = min(most, SMALL)
            piles = sums(least).completed(rng, random_row(rng, count, 1, least))
        else:
            piles = random_row(rng, count, 1, most)
        positions.append(piles[-MAX_PILES:])
    return text(positions)


def cases():
    yield from parts("all", every_sorted_row(range(1, 4), range(1, 21)), 885, text)
    yield from random_cases(random_input, 3, 10, 30, 100)
    rng = random.Random(1199)
    yield "near_small", text(near_p(rng, 400, 2, 14))
    yield "near_large", text(near_p(rng, MAX_TESTS, 20, MAX_PILE // 2))
    yield "max_every_pile", text(every_pile(rng))
    yield "max_least", text([[1]])
    yield "max_greatest", text([[MAX_PILE] * MAX_PILES for _ in range(MAX_TESTS)])


def every_pile(rng):
    """The most and the largest tests. Every pile is in a P-position."""
    tests = []
    while len(tests) < MAX_TESTS:
        piles = shuffled(rng, range(1, MAX_PILE + 1))
        for start in range(0, MAX_PILE, MAX_PILES - 2):
            part = piles[start : start + MAX_PILES - 2]
            while len(test := sums(MAX_PILE).completed(rng, part)) > MAX_PILES:
                pass
            tests.append(test)
            tests.append([*test[1:], rng.randint(1, MAX_PILE)])
    return tests[:MAX_TESTS]

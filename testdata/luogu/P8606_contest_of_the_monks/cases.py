"""Luogu P8606 - Contest of the Monks: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.nim import nim_zero
from makers.text import line, random_cases

EVERY = "every position of at most 7 stairs"

MAX_NOVICES, MAX_STAIR, COLUMNS = 99, 999, 10


def validate(reader):
    reader.position()
    novices = [0]
    while len(novices) == 1 or not reader.accept("\n"):
        if len(novices) > 1:
            reader.space()
        novices.append(reader.integer("stair", 1, MAX_STAIR))
        reader.require(novices[-1] > novices[-2], "a higher stair")
        reader.require(len(novices) <= 1 + MAX_NOVICES, f"at most {MAX_NOVICES} novices")


def cell(gap_1, gap_2):
    return line([1, gap_1 + 2, gap_1 + gap_2 + 3])


def extremes():
    def greatest(text):
        novices = [*map(int, text.split())]
        yield max([after - before - 1 for before, after in zip(novices[:-1], novices[1:])][::2], default=0)

    yield "the largest gap that counts", MAX_STAIR - 2, greatest


def lost(rng, novices, last):
    """A lost position of `novices` novices on at most `last` stairs."""
    most = last // novices - 1
    counting = nim_zero(rng, novices // 2, 0, most) if novices > 1 else []
    stairs = [rng.randint(1, 1 + most // 2)]
    for gap in range(novices - 1):
        free = rng.randint(0, most // 2) if gap % 2 else counting[gap // 2]
        stairs.append(stairs[-1] + 1 + free)
    return stairs


def won(rng, stairs):
    """The position before a novice went up; None if only the highest novice could have moved."""
    movers = [i for i in range(len(stairs) - 1) if stairs[i] - 1 > (stairs[i - 1] if i else 0)]
    if not movers:
        return None
    i = rng.choice(movers)
    below = stairs[i - 1] if i else 0
    return [*stairs[:i], rng.randint(below + 1, stairs[i] - 1), *stairs[i + 1 :]]


def drawn(rng, is_won, novices, last):
    while True:
        stairs = lost(rng, rng.randint(*novices), last)
        if is_won:
            stairs = won(rng, stairs)
        if stairs and stairs[-1] <= last:
            return line(stairs)


def random_input(rng, size):
    """One position whose novices and stairs grow with size >= 1; half of them are lost."""
    most, last = min(MAX_NOVICES, 3 + size // 3), min(MAX_STAIR, 6 + size * size // 8)
    return drawn(rng, rng.random() < 0.5, (2, min(most, last // 2)), last)


def cases():
    for last in range(1, 8):
        for count in range(last):
            for others in combinations(range(1, last), count):
                yield "_".join(map(str, ("all", *others, last))), line([*others, last])
    yield from random_cases(random_input, 3, 10, 20, 30, 60, 80, 100)
    rng = random.Random(8606)
    kinds = (
        ("small", (3, 6), 16, 20),
        ("three", (3, 3), 40, 6),
        ("large", (3, 9), MAX_STAIR, 20),
        ("long", (30, 60), MAX_STAIR, 10),
        ("longest", (MAX_NOVICES - 1, MAX_NOVICES), MAX_STAIR, 10),
    )
    for kind, novices, last, count in kinds:
        for number in range(count):
            yield f"near_{kind}_{number + 1:02}", drawn(rng, number % 3 != 0, novices, last)
    for column in range(COLUMNS):
        gap = rng.randrange(2 ** min(max(column, 6), 7))
        yield f"near_column_{column}", line([1, 2 + gap, 7 + gap, 8 + gap + (gap ^ 1 << column)])
    yield "near_largest", line([1, MAX_STAIR])
    yield "max_free", line([*range(1, MAX_NOVICES), MAX_STAIR])
    yield "max_top", line(range(MAX_STAIR - MAX_NOVICES + 1, MAX_STAIR + 1))
    yield "max_each_stair", line(range(1, MAX_NOVICES + 1))

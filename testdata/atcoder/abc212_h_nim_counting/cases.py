"""AtCoder abc212_h - Nim Counting: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.text import line, random_cases

EVERY = "every set of sizes up to 5 with every N up to 3"

MAX_N, LIMIT = 200000, 2**16


def validate(reader):
    reader.position()
    reader.integer("N", 1, MAX_N)
    reader.space()
    k = reader.count("K", 1, LIMIT - 1)
    reader.line_end()
    sizes = reader.integers("A", k, 1, LIMIT - 1)
    reader.require(len({*sizes}) == k, "sizes that are all different")
    reader.line_end()


def question(n, sizes):
    return line((n, len(sizes))) + line(sizes)


def random_input(rng, size):
    """N and the sizes grow with size >= 1."""
    most = min(LIMIT - 1, 2 + size * size)
    return question(rng.randint(1, min(MAX_N, size**3)), rng.sample(range(1, most + 1), rng.randint(1, min(most, size))))


def cases():
    for k in range(1, 6):
        for sizes in combinations(range(1, 6), k):
            for n in range(1, 4):
                yield f"all_{n}_{'_'.join(map(str, sizes))}", question(n, sizes)
    rng = random.Random(212)
    yield from random_cases(random_input, *range(3, 16), 30, 60, 90)
    for place in (1, 8, 15):
        yield f"near_power_{place}", question(5, [2**place, 2**place - 1])
    yield "near_group", question(7, range(1, 2**12))
    for size in (1, 2**15, LIMIT - 1):
        yield f"max_one_size_{size}", question(MAX_N, [size])
    yield "max_two_sizes", question(MAX_N - 1, [LIMIT - 1, 2**15])
    yield "max_all", question(MAX_N, range(1, LIMIT))
    yield "max_one_heap", question(1, range(1, LIMIT))
    yield "max_half", question(MAX_N, rng.sample(range(1, LIMIT), LIMIT // 2))
    yield "max_few", question(MAX_N, rng.sample(range(1, LIMIT), 50))

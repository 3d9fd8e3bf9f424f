"""CSES 1729 - Stick Game: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.text import line, random_cases, shuffled

EVERY = "every set of moves within 1 to 6, for heaps of 1 to 40 sticks"

MAX_N, MAX_MOVES = 10**6, 100


def validate(reader):
    reader.position()
    n = reader.integer("n", 1, MAX_N)
    reader.space()
    count = reader.count("k", 1, MAX_MOVES)
    reader.line_end()
    moves = reader.integers("p", count, 1, MAX_N)
    reader.require(max(moves) <= n, f"moves of at most {n} sticks")
    reader.require(len({*moves}) == count, "moves that differ")
    reader.require(1 in moves, "a move that takes 1")
    reader.line_end()


def text(n, moves):
    return line([n, len(moves)]) + line(moves)


def position(heap):
    """A move takes 1, 3 or 4 sticks."""
    return text(heap, [move for move in (1, 3, 4) if move <= heap])


def with_one(rng, numbers, count):
    """1 and `count` - 1 others of the numbers from 2 on, in any order."""
    return shuffled(rng, [1, *rng.sample(numbers, count - 1)])


def random_input(rng, size):
    """One input whose heaps and moves grow with size >= 1."""
    n = rng.randint(1, min(MAX_N, 5 + size**3))
    most = min(n, rng.choice((4 + size // 2, 10 + size, n)))
    return text(n, with_one(rng, range(2, most + 1), rng.randint(1, min(most, MAX_MOVES, 2 + size // 4))))


def cases():
    rng = random.Random(1729)
    for count in range(6):
        for others in combinations(range(2, 7), count):
            moves = (1, *others)
            yield f"all_{'_'.join(map(str, moves))}", text(40, shuffled(rng, moves))
    yield from random_cases(random_input, 2, 4, 8, 15, 30, 60, 90)
    yield "near_bachet", text(3000, shuffled(rng, {*range(1, 31)} - {17}))
    yield "near_odd", text(3000, shuffled(rng, [*range(1, 120, 2), 60]))
    yield "near_powers", text(3000, shuffled(rng, [1, 2, 4, 8, 16, 33, 64, 128, 256, 512, 1024, 2048]))
    yield from max_cases(rng)


def max_cases(rng):
    """The largest heaps and moves, and the most moves."""
    yield "max_small_moves", text(MAX_N, with_one(rng, range(2, 300), MAX_MOVES))
    yield "max_any_moves", text(MAX_N, with_one(rng, range(2, MAX_N + 1), MAX_MOVES))
    yield "max_large_moves", text(MAX_N, with_one(rng, range(MAX_N - 2000, MAX_N + 1), MAX_MOVES))
    yield "max_first_hundred", text(MAX_N, shuffled(rng, range(1, MAX_MOVES + 1)))
    odd = [p + (p + 1) % 2 for p in rng.sample(range(2, MAX_N, 2), MAX_MOVES - 1)]
    yield "max_odd_moves", text(MAX_N, shuffled(rng, [1, *odd]))
    yield "max_even_moves_first", text(MAX_N, [*rng.sample(range(2, 2000, 2), MAX_MOVES - 1), 1])
    yield "max_one_move", text(MAX_N, [1])
    yield "max_move_of_all", text(MAX_N, [MAX_N, 1])

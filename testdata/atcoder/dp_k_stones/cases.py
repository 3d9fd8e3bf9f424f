"""AtCoder dp_k - Stones: the input grammar and the generated cases."""

import random
from itertools import combinations

from makers.text import line, random_cases

EVERY = "every set of moves within 1 to 4, for piles of up to 9 stones"

MAX_MOVES, MAX_PILE = 100, 10**5


def validate(reader):
    reader.position()
    count = reader.count("N", 1, MAX_MOVES)
    reader.space()
    pile = reader.integer("K", 1, MAX_PILE)
    reader.line_end()
    moves = reader.integers("a", count, 1, MAX_PILE)
    reader.require(max(moves) <= pile, f"moves of at most {pile} stones")
    reader.require(moves == sorted({*moves}), "moves in increasing order")
    reader.line_end()


def text(pile, moves):
    return line([len(moves), pile]) + line(sorted(moves))


def position(K):
    """A move takes 2 or 3 stones."""
    return text(K, [move for move in (2, 3) if move <= K])


def lost_piles(moves, most):
    """The lost piles up to `most`."""
    won = bytearray(most + 1)
    for pile in range(most + 1):
        if not won[pile]:
            for move in moves:
                if pile + move <= most:
                    won[pile + move] = 1
    return [pile for pile in range(most + 1) if not won[pile]]


def near_p(rng, most, largest, count, is_lost):
    """A lost pile near `most`, or a pile one move before a lost one."""
    moves = sorted(rng.sample(range(1, largest + 1), count))
    lost = lost_piles(moves, most)[-9:]
    piles = lost if is_lost else [pile + move for pile in lost for move in moves if pile + move <= most]
    piles = [pile for pile in piles if pile >= moves[-1]]
    return text(rng.choice(piles), moves) if piles else near_p(rng, most, largest, count, is_lost)


def random_input(rng, size):
    """One input whose pile and moves grow with size >= 1; every second one is lost."""
    most = min(MAX_PILE, 4 + size**3)
    largest = min(most, rng.choice((3 + size // 2, 8 + size)))
    return near_p(rng, most, largest, rng.randint(1, min(largest, MAX_MOVES, 2 + size // 4)), rng.random() < 0.5)


def cases():
    for count in range(1, 5):
        for moves in combinations(range(1, 5), count):
            for pile in range(moves[-1], 10):
                yield f"all_{'_'.join(map(str, moves))}_of_{pile}", text(pile, moves)
    yield from random_cases(random_input, 2, 3, 4, 6, 8, 12, 16, 20, 30, 45)
    rng = random.Random(11)
    for number in range(12):
        yield f"near_{number}", near_p(rng, 400, 25, 4, number % 2 == 0)
    for number in range(6):
        yield f"near_large_{number}", near_p(rng, MAX_PILE, 3000, 30, number % 2 == 0)
    yield from max_cases(rng)


def max_cases(rng):
    """The largest piles and moves, and the most moves."""
    yield "max_small_moves", text(MAX_PILE, rng.sample(range(1, 300), MAX_MOVES))
    yield "max_any_moves", text(MAX_PILE, rng.sample(range(1, MAX_PILE + 1), MAX_MOVES))
    yield "max_first_hundred", text(MAX_PILE, range(1, MAX_MOVES + 1))
    yield "max_first_hundred_lost", text(MAX_PILE - MAX_PILE % 101, range(1, MAX_MOVES + 1))
    yield "max_move_of_all", text(MAX_PILE, [MAX_PILE])
    yield "max_no_round_left", text(MAX_PILE, [MAX_PILE // 2])

"""Luogu P2252 - Wythoff's Game: the input grammar and the generated cases."""

from makers.text import line, random_cases
from makers.wythoff import wythoff_difference, wythoff_pair

EVERY = "every two piles of 0 to 5 stones, each pair in one of its orders"

MAX_PILE = 10**9

# The differences of the P-positions up to MAX_PILE that the golden ratio in double misses;
# it takes the positions with one stone more in each pile for P-positions.
MISSED_BY_DOUBLE = [
    102334155, 141422324, 180510493, 204668310, 219598662, 243756479, 267914296,
    282844648, 307002465, 321932817, 336863169, 346090634, 361020986, 370248451,
]


def validate(reader):
    reader.position()
    reader.integers("pile", 2, 0, MAX_PILE)
    reader.line_end()


def extremes():
    yield "difference of a P-position", wythoff_difference(MAX_PILE), differences


def differences(text):
    for row in text.splitlines():
        a, b = sorted(map(int, row.split()))
        yield b - a if (a, b) == wythoff_pair(b - a) else 0


def cell(a, b):
    return line(sorted((a, b)))


def random_input(rng, size):
    """One game, half of the time a P-position, whose piles grow with size >= 1."""
    most = min(MAX_PILE, 2 + int(MAX_PILE ** (size / 100)))
    game = rng.randint(0, most), rng.randint(0, most)
    if rng.random() < 0.5:
        game = rng.sample(wythoff_pair(rng.randint(0, 38 * most // 100)), 2)
    return line(game)


def cases():
    for b in range(6):
        for a in range(b + 1):
            yield f"all_{a}_and_{b}", line((a, b) if (a + b) % 2 == 0 else (b, a))
    yield from random_cases(random_input, 30, 60, 90)
    yield "near_small_p", line((21, 34))
    yield "near_small_n", line((22, 35))
    for i, (a, b) in enumerate(map(wythoff_pair, MISSED_BY_DOUBLE), start=1):
        yield f"near_double_p_{i:02}", line((a, b) if i % 2 else (b, a))
        yield f"near_double_n_{i:02}", line((b + 1, a + 1) if i % 2 else (a + 1, b + 1))
    yield "max_p", line(wythoff_pair(wythoff_difference(MAX_PILE)))
    yield "max_equal", line((MAX_PILE, MAX_PILE))
    yield "max_and_0", line((MAX_PILE, 0))

"""Luogu P2252 - Wythoff's Game: the input grammar and the generated cases."""

import random
from math import isqrt

EVERY = "every two piles of 0 to 5 stones, each pair in one of its orders"

MAX_PILE = 10**9

# The P-positions up to MAX_PILE that the golden ratio in double misses; it takes the
# positions with one stone more in each pile for P-positions.
MISSED_BY_DOUBLE = [
    (165580140, 267914295),
    (228826126, 370248450),
    (292072112, 472582605),
    (331160281, 535828591),
    (355318098, 574916760),
    (394406267, 638162746),
    (433494436, 701408732),
    (457652253, 740496901),
    (496740422, 803742887),
    (520898239, 842831056),
    (545056056, 881919225),
    (559986408, 906077042),
    (584144225, 945165211),
    (599074577, 969323028),
]


def validate(reader):
    reader.position()
    reader.integers("pile", 2, 0, MAX_PILE)
    reader.line_end()


def p_position(difference):
    lower = (difference + isqrt(5 * difference**2)) // 2
    return lower, lower + difference


def random_input(rng, size):
    """One game, half of the time a P-position, whose piles grow with size >= 1."""
    most = min(MAX_PILE, 2 + int(MAX_PILE ** (size / 100)))
    a, b = rng.randint(0, most), rng.randint(0, most)
    if rng.random() < 0.5:
        a, b = rng.sample(p_position(rng.randint(0, 38 * most // 100)), 2)
    return f"{a} {b}\n"


def cases():
    for b in range(6):
        for a in range(b + 1):
            yield f"all_{a}_and_{b}", f"{a} {b}\n" if (a + b) % 2 == 0 else f"{b} {a}\n"
    for size in (30, 60, 90):
        yield f"random_{size}", random_input(random.Random(size), size)
    yield "near_small_p", "21 34\n"
    yield "near_small_n", "22 35\n"
    for i, (a, b) in enumerate(MISSED_BY_DOUBLE, start=1):
        yield f"near_double_p_{i:02}", f"{a} {b}\n" if i % 2 else f"{b} {a}\n"
        yield f"near_double_n_{i:02}", f"{b + 1} {a + 1}\n" if i % 2 else f"{a + 1} {b + 1}\n"
    a, b = p_position((3 * MAX_PILE - isqrt(5 * MAX_PILE**2)) // 2)
    yield "max_p", f"{a} {b}\n"
    yield "max_equal", f"{MAX_PILE} {MAX_PILE}\n"
    yield "max_and_0", f"{MAX_PILE} 0\n"

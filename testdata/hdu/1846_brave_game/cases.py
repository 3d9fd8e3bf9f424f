"""HDU 1846 - Brave Game: the input grammar and the generated cases."""

import random

EVERY = "every n and m from 1 to 30"

MAX_CASES, MAX_NUMBER = 100, 1000


def validate(reader):
    cases = reader.count("cases", 1, MAX_CASES)
    reader.line_end()
    reader.rows(cases, ("n", 1, MAX_NUMBER), ("m", 1, MAX_NUMBER))


def text(positions):
    """The input for a list of (n, m)."""
    return "\n".join([str(len(positions)), *(f"{n} {m}" for n, m in positions), ""])


def position(rng, most):
    """n and m within most >= 2; about every second one is a P-position."""
    if rng.randint(0, 1):
        return rng.randint(1, most), rng.randint(1, most)
    m = rng.randint(1, most - 1)
    return (m + 1) * rng.randint(1, most // (m + 1)), m


def near_p_positions(rng, least, most):
    """Half P-positions, half one move away from one; least <= n <= most."""
    positions = []
    while len(positions) < MAX_CASES:
        m = rng.randint(1, most // 2)
        n = (m + 1) * rng.randint(1, most // (m + 1))
        if len(positions) % 2:
            n += rng.randint(1, m)
        if least <= n <= most:
            positions.append((n, m))
    rng.shuffle(positions)
    return positions


def random_input(rng, size):
    """One input whose numbers and count of cases grow with size >= 1."""
    most = min(MAX_NUMBER, 2 + size * size // 10)
    count = min(MAX_CASES, rng.randint((1 + size) // 2, 1 + size))
    return text([position(rng, most) for _ in range(count)])


def cases():
    every = [(n, m) for n in range(1, 31) for m in range(1, 31)]
    for start in range(0, len(every), MAX_CASES):
        yield f"all_{start // MAX_CASES + 1:02}", text(every[start : start + MAX_CASES])
    for size in (10, 30, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1846)
    yield "near_small", text(near_p_positions(rng, 1, 40))
    yield "near_large", text(near_p_positions(rng, 900, MAX_NUMBER))
    yield "max_one_case", text([(MAX_NUMBER, MAX_NUMBER)])
    yield "max_largest_n", text(
        [(MAX_NUMBER - i % 2, m) for i, m in enumerate([1, 2, 998, 999, MAX_NUMBER] * 20)]
    )
    yield "max_largest_m", text([(n, MAX_NUMBER) for n in range(1, 1001, 10)])

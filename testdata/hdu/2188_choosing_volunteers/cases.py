"""HDU 2188 - Choosing Volunteers: the input grammar and the generated cases.

The statement's bounds are not known: those here are assumed, and wide.
"""

import random

EVERY = "every n and m from 1 to 60"

MAX_CASES, MAX_NUMBER = 1000, 10**9  # assumed


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


def near_p_positions(rng, m_range, most, count):
    """Half P-positions, half one move away from one; n <= most."""
    positions = []
    while len(positions) < count:
        m = rng.randint(*m_range)
        n = (m + 1) * rng.randint(1, most // (m + 1))
        if len(positions) % 2:
            n += rng.choice([1, m, rng.randint(1, m)])
        if n <= most:
            positions.append((n, m))
    rng.shuffle(positions)
    return positions


def random_input(rng, size):
    """One input whose numbers and count of cases grow with size >= 1."""
    most = min(MAX_NUMBER, 2 + size**4 // 10)
    count = rng.randint((1 + size) // 2, 1 + 2 * size)
    return text([position(rng, most) for _ in range(count)])


def cases():
    every = [(n, m) for n in range(1, 61) for m in range(1, 61)]
    for start in range(0, len(every), MAX_CASES):
        yield f"all_{start // MAX_CASES + 1}", text(every[start : start + MAX_CASES])
    for size in (5, 20, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(2188)
    yield "near_small", text(near_p_positions(rng, (1, 20), 60, 200))
    yield "near_large", text(near_p_positions(rng, (10**4, 10**8), MAX_NUMBER, MAX_CASES))
    yield "max_one_case", text([(1, MAX_NUMBER)])
    yield "max_numbers", text(
        [
            (MAX_NUMBER - i, m)
            for i in range(3)
            for m in (9, 99, 10**4, MAX_NUMBER - 2, MAX_NUMBER - 1, MAX_NUMBER)
        ]
    )

"""HDU 2149 - Public Sale: the input grammar and the generated cases."""

import random

EVERY = "every M and N from 1 to 60"

MAX_NUMBER = 1099


def validate(reader):
    reader.rows(None, ("M", 1, MAX_NUMBER), ("N", 1, MAX_NUMBER))


def text(positions):
    """The input for a list of (M, N)."""
    return "".join(f"{cost} {step}\n" for cost, step in positions)


def position(rng, most):
    """M and N within most >= 2; about every second one has no winning bid."""
    if rng.randint(0, 1):
        return rng.randint(1, most), rng.randint(1, most)
    step = rng.randint(1, most - 1)
    return (step + 1) * rng.randint(1, most // (step + 1)), step


def near_p_positions(rng, least, most, max_step, count):
    """Half P-positions, half one move away from one; least <= M <= most."""
    positions = []
    while len(positions) < count:
        step = rng.randint(1, max_step)
        cost = (step + 1) * rng.randint(0, most // (step + 1))
        if len(positions) % 2:
            cost += rng.randint(1, step)
        if least <= cost <= most:
            positions.append((cost, step))
    rng.shuffle(positions)
    return positions


def random_input(rng, size):
    """One input whose numbers and count grow with size >= 1."""
    most = min(MAX_NUMBER, 2 + size * size // 9)
    count = rng.randint((1 + size) // 2, 1 + 2 * size)
    return text([position(rng, most) for _ in range(count)])


def cases():
    yield "all_small", text((m, n) for m in range(1, 61) for n in range(1, 61))
    for size in (10, 30, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(2149)
    yield "near_small", text(near_p_positions(rng, 1, 40, 20, 200))
    yield "near_large", text(near_p_positions(rng, 1000, MAX_NUMBER, 400, 200))
    yield "max_least_numbers", text([(1, 1)])
    yield "max_longest_lists", text(
        (cost, MAX_NUMBER - cost % 2) for cost in [*range(1, 500), MAX_NUMBER]
    )
    yield "max_lines", text(near_p_positions(rng, 500, MAX_NUMBER, 499, 30000) * 5)

"""AtCoder agc002_e - Candy Piles: the input grammar and the generated cases."""

import random
from itertools import product

from makers.text import every_sorted_row, headed, random_cases, random_row, read_headed, shuffled

EVERY = "every 1 to 4 piles of 1 to 5 candies"

MAX_PILES, MAX_CANDIES = 10**5, 10**9


def validate(reader):
    read_headed(reader, ("n", 1, MAX_PILES), ("a", 1, MAX_CANDIES))


def cell(a, b):
    return headed([a, b])


def drawing(rng, side, up, right, above, lower):
    """Piles whose diagonal has `side` cells, with these arms at its end, in random order.

    The columns up to the diagonal have up to `above` cells more, and `lower` columns are lower than the diagonal.
    """
    piles = [side + up, *(side + up + rng.randint(0, above) for _ in range(side - 1)), *[side] * right]
    if side > 1:
        piles += random_row(rng, lower, 1, side - 1)
    return headed(shuffled(rng, piles))


def drawn(rng, size, is_lost):
    """A drawing whose sides grow with `size`. It is lost iff both arms are even."""
    odd_up, odd_right = (0, 0) if is_lost else rng.choice(((0, 1), (1, 0), (1, 1)))
    side, above, lower = (rng.randint(low, low + size) for low in (1, 0, 0))
    up, right = (2 * rng.randint(0, size // 2) + odd for odd in (odd_up, odd_right))
    return drawing(rng, side, up, right, above, lower)


def random_input(rng, size):
    """Piles whose number and candies grow with size >= 1; about half of the inputs are lost."""
    return drawn(rng, min(20000, size), rng.random() < 0.5)


def cases():
    for row in every_sorted_row(range(1, 5), range(1, 6)):
        yield f"all_{'_'.join(map(str, row))}", headed(shuffled(random.Random(str(row)), row))
    yield from random_cases(random_input, *range(1, 21), 30, 50, 100, 1000)
    rng = random.Random(2005)
    for size, odd_up, odd_right in product((2, 5, 12, 300, 10000), (0, 1), (0, 1)):
        yield f"near_{size}_{odd_up}{odd_right}", drawing(rng, size, size + size % 2 + odd_up, 2 + odd_right, size, size)
        if odd_up == odd_right == 0:
            yield f"near_{size}_lost", drawing(rng, size, 0, 0, size, size)
    yield from max_cases(rng)


def max_cases(rng):
    """The most piles and candies, and drawings with the longest diagonals and arms."""
    n, most = MAX_PILES, MAX_CANDIES
    yield "max_one_pile", headed([most])
    yield "max_one_pile_odd", headed([most - 1])
    yield "max_candies", headed([most] * n)
    yield "max_candies_less_one", headed([most - 1] * n)
    yield "max_ones", headed([1] * n)
    yield "max_ones_less_one", headed([1] * (n - 1))
    yield "max_square", headed([n] * n)
    yield "max_square_and_one_row", headed([n + 1] * n)
    yield "max_stairs", headed(shuffled(rng, range(1, n + 1)))
    yield "max_random", headed(random_row(rng, n, 1, most))
    yield "max_random_near_n", headed(random_row(rng, n, 1, n))
    yield "max_two_heights", headed(shuffled(rng, [most] * (n // 2) + [n // 2] * (n // 2)))
    yield "max_two_heights_odd", headed(shuffled(rng, [most] * (n // 2) + [n // 2] * (n // 2 - 1)))

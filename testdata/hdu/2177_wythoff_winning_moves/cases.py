"""HDU 2177 - Wythoff's Game, Winning Moves: the input grammar and the generated cases."""

import random
from math import isqrt

EVERY = "every 0 <= a <= b <= 150 but (0, 0), which ends the input"

MAX_PILE = 10**6
MANY_GAMES = 90000  # the statement has no bound; this is an input of 1.3 MB


def validate(reader):
    def demand(a, b):
        return None if a <= b else f"a pile of {a} stones at least"

    piles = ("pile", 0, MAX_PILE), ("pile", 0, MAX_PILE)
    reader.rows(None, *piles, until="0 0\n", demand=demand)


def text(games):
    """The input for a list of pairs of piles, the smaller one first."""
    return "".join([*(f"{a} {b}\n" for a, b in games), "0 0\n"])


def lower_pile(difference):
    """The smaller pile of the P-position with this difference, in exact integers."""
    return (difference + isqrt(5 * difference**2)) // 2


def largest_difference(most):
    """The greatest difference of a P-position without a pile above `most`."""
    return (3 * most - isqrt(5 * most**2) - 1) // 2


def p_position_of(difference):
    lower = lower_pile(difference)
    return lower, lower + difference


def p_position(rng, most):
    """A P-position; half of the large ones are hard for a rounded golden ratio."""
    limit = largest_difference(most)
    difference = rng.randint(1, limit)
    if rng.random() < 0.5:  # a sum of few Fibonacci numbers
        fibonacci = [1, 2]
        while fibonacci[-1] + fibonacci[-2] <= limit:
            fibonacci.append(fibonacci[-1] + fibonacci[-2])
        hard = sum(rng.choice(fibonacci) for _ in range(rng.randint(1, 3)))
        difference = hard if hard <= limit else difference
    return p_position_of(difference)


def one_move_away(rng, most):
    """A P-position with some stones put to, or taken from, one pile or both."""
    while True:
        a, b = p_position(rng, most)
        stones = rng.choice((1, -1, 1, -1, 2, -2, rng.randint(-most, most)))
        on_a, on_b = rng.choice(((1, 1), (1, 1), (1, 0), (0, 1)))
        a, b = a + on_a * stones, b + on_b * stones
        if stones and 0 <= min(a, b) and 1 <= max(a, b) <= most:
            return min(a, b), max(a, b)


def near_p_positions(rng, count, most):
    games = [(one_move_away if i % 2 else p_position)(rng, most) for i in range(count)]
    rng.shuffle(games)
    return games


def random_input(rng, size):
    """One input whose piles and number of games grow with size >= 1."""
    most = min(MAX_PILE, 2 + int(MAX_PILE ** (size / 100)))
    games = []
    for _ in range(rng.randint(1, 6 * size)):
        if rng.random() < 0.5:
            games.append(p_position(rng, most))
        else:
            games.append(sorted((rng.randint(0, most), rng.randint(1, most))))
    return text(games)


def cases():
    yield "all_0_to_150", text([(a, b) for b in range(1, 151) for a in range(b + 1)])
    for size in (10, 20, 60, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(2177)
    yield "near_small", text(near_p_positions(rng, 1000, 150))
    yield "near_large", text(near_p_positions(rng, 10000, MAX_PILE))
    yield "max_piles", text(extreme_games())
    yield "max_games", text([game_of_large_piles(rng) for _ in range(MANY_GAMES)])


def game_of_large_piles(rng):
    a = MAX_PILE - rng.randint(0, 5000)
    return a, rng.randint(a, MAX_PILE)


def extreme_games():
    """The corners, the greatest differences, and their neighbours."""
    games = [(a, b) for a in (0, 1, MAX_PILE - 1) for b in (MAX_PILE - 1, MAX_PILE)]
    limit = largest_difference(MAX_PILE)
    for difference in range(limit - 20, limit + 1):
        a, b = p_position_of(difference)
        games += [(a, b), (a - 1, b - 1), (a, b - 1), (a - 1, b), (a - 1, a)]
    return [*games, (MAX_PILE, MAX_PILE)]

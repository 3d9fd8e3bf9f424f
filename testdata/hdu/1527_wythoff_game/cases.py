"""HDU 1527 - Wythoff's Game: the input grammar and the generated cases."""

import random
from math import isqrt

EVERY = "every a and b from 0 to 120, in both orders"

MAX_PILE = 10**9
MANY_GAMES = 80000  # the statement has no bound; this is an input of 1.6 MB


def validate(reader):
    reader.rows(None, ("pile", 0, MAX_PILE), ("pile", 0, MAX_PILE))


def text(games):
    """The input for a list of pairs of piles."""
    return "".join(f"{a} {b}\n" for a, b in games)


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
    difference = rng.randint(0, limit)
    if rng.random() < 0.5:  # a sum of few Fibonacci numbers
        fibonacci = [1, 2]
        while fibonacci[-1] + fibonacci[-2] <= limit:
            fibonacci.append(fibonacci[-1] + fibonacci[-2])
        hard = sum(rng.choice(fibonacci) for _ in range(rng.randint(1, 3)))
        difference = hard if hard <= limit else difference
    return tuple(rng.sample(p_position_of(difference), 2))


def one_move_away(rng, most):
    """A P-position with some stones put to, or taken from, one pile or both."""
    while True:
        a, b = p_position(rng, most)
        stones = rng.choice((1, -1, 1, -1, 2, -2, rng.randint(-most, most)))
        on_a, on_b = rng.choice(((1, 1), (1, 1), (1, 0), (0, 1)))
        a, b = a + on_a * stones, b + on_b * stones
        if stones and 0 <= min(a, b) and max(a, b) <= most:
            return a, b


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
            games.append((rng.randint(0, most), rng.randint(0, most)))
    return text(games)


def cases():
    yield "all_0_to_120", text([(a, b) for a in range(121) for b in range(121)])
    for size in (10, 20, 60, 100):
        yield f"random_{size}", random_input(random.Random(size), size)
    rng = random.Random(1527)
    yield "near_small", text(near_p_positions(rng, 1000, 150))
    yield "near_6_digits", text(near_p_positions(rng, 3000, 10**6))
    yield "near_9_digits", text(near_p_positions(rng, 3000, MAX_PILE))
    yield "max_one_game", text([(MAX_PILE, MAX_PILE)])
    yield "max_piles", text(extreme_games())
    yield "max_games", text([game_of_large_piles(rng, i) for i in range(MANY_GAMES)])


def game_of_large_piles(rng, i):
    """A P-position with piles near the bound, or one or two stones below one."""
    limit = largest_difference(MAX_PILE)
    a, b = p_position_of(rng.randint(limit - limit // 20, limit))
    b -= 0 if i % 2 else rng.randint(1, 2)
    return (a, b) if rng.random() < 0.5 else (b, a)


def extreme_games():
    """The corners, and the greatest differences with the positions one stone below."""
    games = [(a, b) for a in (0, 1, MAX_PILE) for b in (0, 1, MAX_PILE - 1, MAX_PILE)]
    limit = largest_difference(MAX_PILE)
    for difference in range(limit - 20, limit + 1):
        a, b = p_position_of(difference)
        games += [(a, b), (a - 1, b - 1), (b, a), (b - 1, a - 1)]
    return games

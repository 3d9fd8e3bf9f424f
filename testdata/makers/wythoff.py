"""Pairs of numbers near P-positions: Wythoff's game, Bachet's game, and Fibonacci numbers."""

from math import isqrt

from makers.nim import near


def bachet_pair(rng, most):
    """Return a pair (n, m) of numbers from 1 to `most` >= 2. About every second time m + 1 divides n."""
    if rng.randint(0, 1):
        return rng.randint(1, most), rng.randint(1, most)
    m = rng.randint(1, most - 1)
    return (m + 1) * rng.randint(1, most // (m + 1)), m


def near_bachet(rng, count, n_range, m_range):
    """Return near P-positions of Bachet's game: pairs (n, m) in the ranges; a move takes 1 to m."""
    least, most = n_range

    def p_position(rng):
        m = rng.randint(*m_range)
        return (m + 1) * rng.randint(0, most // (m + 1)), m

    def before(rng, pair):
        n, m = pair
        return n + rng.choice([1, m, rng.randint(1, m)]), m

    return near(rng, count, p_position, before, lambda pair: least <= pair[0] <= most)


def fibonacci(most):
    """Return the Fibonacci numbers 1, 2, 3, 5, ... up to `most`."""
    numbers, after = [], [1, 2]
    while after[0] <= most:
        numbers.append(after[0])
        after = [after[1], sum(after)]
    return numbers


def fibonacci_sum(rng, most):
    """Return a sum of one to three Fibonacci numbers up to `most`.

    Such differences need an exact golden ratio.
    """
    numbers = fibonacci(most)
    return sum(rng.choice(numbers) for _ in range(rng.randint(1, 3)))


def golden(number):
    """Return the number times the golden ratio, rounded down, computed with exact integers."""
    return (number + isqrt(5 * number**2)) // 2


def wythoff_pair(difference):
    """Return the P-position of Wythoff's game with this difference, the smaller pile first."""
    return golden(difference), golden(difference) + difference


def wythoff_difference(most):
    """Return the greatest difference of a P-position whose piles are at most `most`."""
    return (3 * most + 2 - isqrt(5 * (most + 1) ** 2)) // 2


def _wythoff_p(rng, most, least=1):
    """Return a P-position with a difference of at least `least`, for most >= 2.

    About half of the results are hard for a rounded golden ratio.
    """
    limit = wythoff_difference(most)
    difference = rng.randint(least, limit)
    if rng.random() < 0.5:
        hard = fibonacci_sum(rng, max(limit, 2))
        difference = hard if hard <= limit else difference
    return wythoff_pair(difference)


def _wythoff_before(rng, pair, most):
    """Return the pair after a random number of stones was added to one pile or both, or taken away.

    Return None if this number is 0.
    """
    stones = rng.choice((1, -1, 1, -1, 2, -2, rng.randint(-most, most)))
    on_a, on_b = rng.choice(((1, 1), (1, 1), (1, 0), (0, 1)))
    return (pair[0] + on_a * stones, pair[1] + on_b * stones) if stones else None


def near_wythoff(rng, count, least, most):
    """Return near P-positions of Wythoff's game: piles in [least, most] in either order."""
    return near(
        rng,
        count,
        lambda rng: tuple(rng.sample(_wythoff_p(rng, most, least), 2)),
        lambda rng, pair: _wythoff_before(rng, pair, most),
        lambda pair: least <= min(pair) and max(pair) <= most,
    )


def wythoff_games(rng, count, least, most):
    """Return pairs of piles in [least, most] in either order, about half of them P-positions."""
    games = []
    for _ in range(count):
        if rng.random() < 0.5:
            games.append(tuple(rng.sample(_wythoff_p(rng, most, least), 2)))
        else:
            games.append((rng.randint(least, most), rng.randint(least, most)))
    return games


def wythoff_large(rng, count, most):
    """Return P-positions with a pile near `most`, and pairs with one or two stones less."""
    limit = wythoff_difference(most)
    games = []
    for index in range(count):
        a, b = wythoff_pair(rng.randint(limit - limit // 20, limit))
        b -= 0 if index % 2 else rng.randint(1, 2)
        games.append((a, b) if rng.random() < 0.5 else (b, a))
    return games


def wythoff_greatest(most):
    """Return the P-positions of the greatest differences, and pairs with one stone less per pile."""
    limit = wythoff_difference(most)
    pairs = [wythoff_pair(difference) for difference in range(limit - 20, limit + 1)]
    return [game for a, b in pairs for game in ((a, b), (a - 1, b - 1), (b, a), (b - 1, a - 1))]

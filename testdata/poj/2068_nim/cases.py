"""POJ 2068 - Nim: the input grammar and the generated cases."""

import random

from makers.text import every_row, lines, random_cases, random_row, shuffled

EVERY = "every game of n = 1 with limits to 5 and to 30 stones, n = 2 with limits to 3 and to 20, n = 3 with limits to 2 and to 20"

MAX_PLAYERS, MAX_LIMIT, MAX_STONES = 10, 16, 2**13 - 1
NEVER = -MAX_LIMIT


def validate(reader):
    while not reader.accept("0\n"):
        reader.position()
        n = reader.count("n", 1, MAX_PLAYERS)
        reader.space()
        reader.integer("S", 1, MAX_STONES)
        reader.space()
        reader.integers("limit", 2 * n, 1, MAX_LIMIT)
        reader.line_end()


def text(games):
    return lines((len(limits) // 2, stones, *limits) for stones, limits in games) + "0\n"


def lost_stones(limits, most):
    """The numbers of stones up to `most` for which seat 0 loses."""
    latest, lost = [NEVER] * len(limits), []
    for stones in range(1, most + 1):
        after = [*latest[1:], latest[0]]
        for seat, (limit, other) in enumerate(zip(limits, after)):
            if stones - other > limit:
                latest[seat] = stones
        if latest[0] == stones:
            lost.append(stones)
    return lost


def random_limits(rng, n, most):
    """Limits of 2n seats. Half of the time both teams have the same limits, else neither is much
    better."""
    ours = random_row(rng, n, 1, most)
    theirs = list(ours) if rng.random() < 0.5 else random_row(rng, n, 1, most)
    rng.shuffle(theirs)
    return [limit for pair in zip(ours, theirs) for limit in pair]


def games(rng, limits, most, count):
    """`count` games with these limits: half of them lost, the others one move before a lost one or
    random."""
    lost = lost_stones(limits, most)
    won = sorted({*range(1, most + 1)} - {*lost})
    late_lost, late_won = lost[-20:], won[-20:]
    return [(rng.choice(rng.choice(((lost, late_lost), (won, late_won))[i % 2])), limits) for i in range(count)]


def random_input(rng, size):
    """One input whose teams, limits and stones grow with size >= 1."""
    n, most = min(MAX_PLAYERS, 1 + size // 3), min(MAX_LIMIT, 1 + size // 2)
    drawn = []
    for _ in range(1 + size // 10):
        limits = random_limits(rng, rng.randint(1, n), rng.randint(1, most))
        drawn += games(rng, limits, min(MAX_STONES, 2 + size * size // 4), rng.randint(1, 6))
    return text(shuffled(rng, drawn))


def cases():
    small = [(1, 5, 30), (2, 3, 20), (3, 2, 20)]
    yield "all_small", text(
        (stones, limits)
        for n, limit, most in small
        for limits in every_row([2 * n], range(1, limit + 1))
        for stones in range(1, most + 1)
    )
    yield from random_cases(random_input, 4, 12, 30, 100)
    rng = random.Random(2068)
    yield "near_small", text(shuffled(rng, several(rng, 200, range(1, 5), range(1, 6), 60)))
    yield "near_large", text(shuffled(rng, several(rng, 60, range(1, 11), range(8, 17), 2000)))
    yield "max_stones", text(max_stones(rng))
    yield "max_games", text(several(rng, 400, [1, 2, 10], range(2, 17), 120, 20))


def several(rng, count, teams, limits, most, each=4):
    """Games for `count` random rows of limits."""
    for _ in range(count):
        row = random_limits(rng, rng.choice(teams), rng.choice(limits))
        yield from games(rng, row, rng.randint(most // 2, most), each)


def max_stones(rng):
    """Games of the most stones; those of the most players, too."""
    for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10):
        limits = random_limits(rng, n, MAX_LIMIT)
        yield MAX_STONES, limits
        yield from games(rng, limits, MAX_STONES, 10)
    yield MAX_STONES, [1] * 20
    yield MAX_STONES, [MAX_LIMIT] * 20

"""HDU 3595 - GG and MM: the input grammar and the generated cases."""

import random
from functools import cache
from itertools import combinations_with_replacement, product

from makers.text import counted, parts, random_cases, shuffled

EVERY = "every game of piles 1 to 30, every 2 games of piles 1 to 8 and every 3 games of piles 1 to 5, in one order"

MAX_CASES, MAX_GAMES, MAX_PILE = 100, 1000, 1000


def validate(reader):
    cases = 0
    while cases == 0 or not reader.at_end():
        reader.position()
        cases += 1
        n = reader.count("N", 1, MAX_GAMES)
        reader.require(cases <= MAX_CASES, f"at most {MAX_CASES} cases")
        reader.line_end()
        reader.rows(n, ("p", 1, MAX_PILE), ("q", 1, MAX_PILE), are_positions=False)


def text(all_games):
    return "".join(counted(games) for games in all_games)


@cache
def by_suspense(most):
    """The games of piles up to `most`, by their length along Euclid's algorithm."""
    found, lengths = {}, [[0] for _ in range(most + 1)]  # of the games (a, 0), (a, 1), ...
    for b in range(1, most + 1):
        for a in range(b, most + 1):
            rest = lengths[b][a % b]
            lengths[a].append(rest + (2 if rest % 2 and a >= 2 * b else 1))
            found.setdefault(lengths[a][b], []).append((a, b))
    return found


def joined(rng, count, most, longest):
    """`count` games, the longest of the length `longest` if there is such a game."""
    games = by_suspense(most)
    longest = max(s for s in games if s <= longest)
    lengths = [rng.choice([s for s in games if s <= longest]) for _ in range(count - 1)]
    return [shuffled(rng, rng.choice(games[s])) for s in shuffled(rng, [longest, *lengths])]


def cell(p, q):
    return text([[(p, q)]])


def extremes():
    yield "suspense of a game", max(by_suspense(MAX_PILE)), greatest_suspenses


@cache
def suspenses():
    return {game: s for s, games in by_suspense(MAX_PILE).items() for game in games}


def greatest_suspenses(text):
    suspense = suspenses()
    rows = iter([[*map(int, row.split())] for row in text.splitlines()])
    for (games,) in rows:
        yield max(suspense[*sorted(next(rows), reverse=True)] for _ in range(games))


def random_input(rng, size):
    """One input whose cases, games and piles grow with size >= 1."""
    most, games = min(MAX_PILE, 2 + size * size // 8), min(MAX_GAMES, 1 + size * size // 16)
    cases = rng.randint(1, min(MAX_CASES, 1 + size))
    return text(joined(rng, rng.randint(1, games), most, rng.randint(1, 6)) for _ in range(cases))


def near_p(rng, count, games, most, longest):
    """Half P-positions, half games of which the longest has one more move."""
    lengths = shuffled(rng, [2 * rng.randint(1, longest // 2) + index % 2 for index in range(count)])
    return [joined(rng, rng.randint(1, games), most, length) for length in lengths]


def cases():
    yield from parts("all", every_join(), MAX_CASES, text)
    yield from random_cases(random_input, 6, 20, 45, 100)
    rng = random.Random(3595)
    yield "near_two", text(near_p(rng, MAX_CASES, 2, 20, 4))
    yield "near_small", text(near_p(rng, MAX_CASES, 4, 12, 4))
    yield "near_large", text(near_p(rng, MAX_CASES, 30, 300, 9))
    yield "max_games", text(near_p(rng, MAX_CASES - 4, MAX_GAMES, MAX_PILE, 13) + [*max_piles()])
    largest = by_suspense(MAX_PILE)
    yield "max_lengths", text([game] for s in sorted(largest) for game in (largest[s][0], largest[s][-1]))
    yield "max_input", text([[(MAX_PILE, MAX_PILE)] * (MAX_GAMES - 1) + [(MAX_PILE, q)] for q in range(501, 601)])
    yield "near_longest", text(near_p(rng, MAX_CASES, 3, MAX_PILE, max(largest)))


def every_join():
    yield from ([game] for game in product(range(1, 31), repeat=2))
    for games, most in ((2, 8), (3, 5)):
        pairs = [(a, b) for a in range(1, most + 1) for b in range(1, a + 1)]
        yield from combinations_with_replacement(pairs, games)


def max_piles():
    """The largest and the smallest piles, and the most of them."""
    yield [(MAX_PILE, MAX_PILE - 1)] * MAX_GAMES
    yield [(1, MAX_PILE)] * MAX_GAMES
    yield [(MAX_PILE, 1)] * (MAX_GAMES - 1) + [(987, 610)]
    yield [(2 * MAX_PILE // 3, MAX_PILE)] * MAX_GAMES

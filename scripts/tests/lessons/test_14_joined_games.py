"""Lesson 14: its finite claims, by searches that know only the rules."""

import random
from functools import cache
from itertools import combinations, product

EUCLID = ((5, 2), (4, 3), (3, 1))


def wins(moves):
    """Who finds no move loses. `moves` lists the options of a position."""

    @cache
    def player_to_move_wins(position):
        return any(not player_to_move_wins(option) for option in moves(position))

    return player_to_move_wins


def take_one_or_two(pile):
    return [left for left in (pile - 1, pile - 2) if left >= 0]


def euclid(piles):
    larger, smaller = sorted(piles, reverse=True)
    return [tuple(sorted((left, smaller))[::-1]) for left in range(larger - smaller, -1, -smaller)] if smaller else []


def in_every(moves, short_rule=False):
    """A move in each game that is not finished; by the short rule the first one that is finished ends all."""

    def joint_moves(games):
        options = [moves(game) for game in games]
        if not any(options) or (short_rule and not all(options)):
            return []
        return [*product(*(found or [game] for game, found in zip(games, options)))]

    return joint_moves


def number(moves, even, odd):
    """Suspense with even=max, odd=min, remoteness with even=min, odd=max."""

    @cache
    def value(position):
        values = [value(option) for option in moves(position)]
        wins = [v for v in values if v % 2 == 0]
        return 0 if not values else 1 + (even(wins) if wins else odd(values))

    return value


def moore(most):
    """One to `most` piles at once."""

    def moves(piles):
        for chosen in (c for size in range(1, most + 1) for c in combinations(range(len(piles)), size)):
            for left in product(*(range(piles[i]) for i in chosen)):
                option = [*piles]
                for i, stones in zip(chosen, left):
                    option[i] = stones
                yield tuple(sorted(option))

    return moves


def test_moore():
    """Balanced are the P-positions: four piles up to 4, k = 1 to 4; and the example and the exercise."""
    for k in (1, 2, 3, 4):
        first_player_wins = wins(moore(k))
        for piles in product(range(5), repeat=4):
            balanced = all(sum(pile >> place & 1 for pile in piles) % (k + 1) == 0 for place in range(3))
            assert first_player_wins(tuple(sorted(piles))) != balanced
    first_player_wins = wins(moore(2))
    assert first_player_wins((1, 2, 3, 4, 5))
    assert not first_player_wins((1, 1, 2, 2, 3)) and not first_player_wins((0, 1, 2, 3, 3))
    assert not first_player_wins((3, 5, 6, 7)) and first_player_wins((1, 3, 5, 6, 7))


def test_any_number_of_games():
    """A P-position iff each game is one."""

    def moves(games):
        choices = ([game, *take_one_or_two(game)] for game in games)
        return [option for option in product(*choices) if option != games]

    first_player_wins = wins(moves)
    for games in product(range(8), repeat=3):
        assert first_player_wins(games) == any(pile % 3 for pile in games)


def test_every_game():
    """Suspense and remoteness tell who wins two games of random rules, and of HDU 3595; exercise 2."""
    rng = random.Random(14)
    rules = [[[q for q in range(p) if rng.random() < 0.4] for p in range(9)] for _ in range(20)]
    for short_rule, even, odd, first in ((False, max, min, max), (True, min, max, min)):
        first_player_wins = wins(in_every(take_one_or_two, short_rule))
        value = number(take_one_or_two, even, odd)
        assert [value(n) for n in range(9)] == [0, 1, 1, 2, 3, 3, 4, 5, 5]
        for piles in product(range(10), repeat=2):
            assert first_player_wins(piles) == bool(first(map(value, piles)) % 2) == bool(first(piles) % 3)
        pairs = [(a, b) for a in range(1, 7) for b in range(1, a + 1)]
        for moves, positions in ((euclid, pairs), *((rule.__getitem__, range(9)) for rule in rules)):
            first_player_wins, value = wins(in_every(moves, short_rule)), number(moves, even, odd)
            for games in product(positions, repeat=2):
                assert first_player_wins(games) == bool(first(map(value, games)) % 2)


def test_game_by_hand():
    """The suspense of each position, and who wins before each move."""
    suspense, first_player_wins = number(euclid, max, min), wins(in_every(euclid))
    played = [
        (EUCLID, (3, 2, 1)),
        (((3, 2), (3, 1), (1, 0)), (2, 1, 0)),
        (((2, 1), (1, 1), (1, 0)), (1, 1, 0)),
        (((1, 0), (1, 0), (1, 0)), (0, 0, 0)),
    ]
    for turn, (games, values) in enumerate(played):
        assert tuple(map(suspense, games)) == values
        assert first_player_wins(games) == (turn in (0, 2))
        assert turn == 3 or played[turn + 1][0] in in_every(euclid)(games)
    assert suspense((2, 1)) == suspense((1, 1)) == 1 and euclid((4, 3)) == [(3, 1)] and euclid((3, 2)) == [(2, 1)]


def test_piles_in_a_row():
    """Stones from the first pile that is not empty: the ones in front decide."""

    def moves(row):
        return [((left, *row[1:]) if left else row[1:]) for left in range(row[0])] if row else []

    first_player_wins = wins(moves)
    for length in range(6):
        for row in product((1, 2, 3), repeat=length):
            ones = next((i for i, pile in enumerate(row) if pile > 1), length)
            assert first_player_wins(row) == (ones % 2 == (1 if ones == length else 0))

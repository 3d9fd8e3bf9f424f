"""Lesson 5: games in which the xor of the right numbers decides, played by their rules."""

from functools import cache, reduce
from itertools import product
from operator import xor


def p_positions(options):
    """Is a position a P-position? By search: no option is one."""

    @cache
    def is_p(position):
        return not any(is_p(option) for option in options(position))

    return is_p


def shifts(chessmen):
    """Georgia and Bob: one chessman moves to the left."""
    for i, at in enumerate(chessmen):
        for to in range(chessmen[i - 1] + 1 if i else 1, at):
            yield *chessmen[:i], to, *chessmen[i + 1 :]


def stairs_down(coins, steps):
    """coins[k] lie on stair k + 1; those that come to the ground are out of play."""
    for k, here in enumerate(coins):
        for step, carried in product(steps, range(1, here + 1)):
            if step <= k + 1:
                after = list(coins)
                after[k] -= carried
                if step <= k:
                    after[k - step] += carried
                yield tuple(after)


def test_game_by_hand():
    """Georgia leaves a P-position with each move of the game that is shown, and makes the last move; two moves win at first."""
    game = [(2, 5, 8, 12), (2, 5, 8, 11), (1, 5, 8, 11), (1, 4, 8, 11), (1, 4, 8, 9), (1, 2, 8, 9), (1, 2, 3, 9), (1, 2, 3, 4)]
    is_p = p_positions(shifts)
    assert all(after in shifts(before) for before, after in zip(game, game[1:]))
    assert [is_p(position) for position in game] == [False, True] * 4
    assert not list(shifts(game[-1]))
    assert [option for option in shifts(game[0]) if is_p(option)] == [(1, 5, 8, 12), game[1]]


def test_winning_move_of_exercise_2():
    is_p = p_positions(shifts)
    assert [option for option in shifts((3, 5, 9)) if is_p(option)] == [(3, 5, 8)]


def test_bag_of_poker_nim_does_not_matter():
    """Exercise 1: stones that can be added do not change who wins."""

    def options(position):
        *piles, bag = position
        for i, pile in enumerate(piles):
            for after in range(pile + bag + 1):
                if after != pile:
                    yield *piles[:i], after, *piles[i + 1 :], bag - max(after - pile, 0)

    is_p = p_positions(options)
    for a, b, bag in product(range(7), range(7), range(4)):
        assert is_p((a, b, bag)) == (a == b)
    for a, b, c in product(range(4), repeat=3):
        assert is_p((a, b, c, 2)) == (a ^ b ^ c == 0)


def test_steps_of_one_or_three_change_nothing():
    """Exercise 3: an odd number of stairs down keeps the theorem, two stairs do not."""
    one, one_or_three, one_or_two = (p_positions(lambda coins, s=s: stairs_down(coins, s)) for s in [(1,), (1, 3), (1, 2)])
    for coins in product(range(4), repeat=4):
        assert one(coins) == one_or_three(coins) == (reduce(xor, coins[::2]) == 0)
    assert not one_or_two((0, 1))

"""Lesson 6: the games played by hand and those of the exercises, as sums searched whole."""

from functools import cache


def wins(rules):
    """The winning moves from a sum: rules[i](position) lists the options of part i."""

    def options(whole):
        for i, rule in enumerate(rules):
            for option in rule(whole[i]):
                yield *whole[:i], option, *whole[i + 1 :]

    @cache
    def is_p(whole):
        return not any(is_p(option) for option in options(whole))

    return lambda whole: [option for option in options(whole) if is_p(option)]


def take(*numbers):
    return lambda pile: [pile - n for n in numbers if n <= pile]


def value(rule, position):
    """The size of the Nim pile that makes a sum with the position that nobody wins by moving."""
    winning = wins([rule, lambda pile: range(pile)])
    return next(pile for pile in range(100) if not winning((position, pile)))


def test_values_of_the_game_by_hand():
    assert [value(take(2, 5), heap) for heap in range(10)] == [0, 0, 1, 1, 0, 2, 1, 0, 0, 1]


def test_game_by_hand():
    """The first player's moves win, and so do the other moves that are named."""
    winning = wins([take(2, 5)] * 3)
    assert winning((5, 6, 9)) == [(0, 6, 9)]
    assert not winning((0, 6, 9))
    assert winning((0, 6, 4)) == [(0, 4, 4), (0, 1, 4), (0, 6, 2)]
    assert winning((0, 4, 2)) == [(0, 2, 2), (0, 4, 0)]
    assert winning((0, 2, 0)) == [(0, 0, 0)]


def test_knights_of_the_table():
    """g(0, 2) = 1 and g(1, 2) = 2, by sums with a pile."""
    jumps = [(1, -2), (-2, 1), (-1, -2), (-2, -1), (-1, -3), (-3, -1)]

    def knight(cell):
        after = [(cell[0] + down, cell[1] + right) for down, right in jumps]
        return [to for to in after if min(to) >= 0]

    assert (value(knight, (0, 2)), value(knight, (1, 2))) == (1, 2)
    assert not wins([knight, knight])(((0, 2), (0, 2)))


def test_exercise_1():
    graph = {"a": "bc", "b": "d", "c": "de", "d": "e", "e": ""}
    assert wins([lambda at: graph[at], lambda pile: range(pile)])(("a", 2)) == [("c", 2), ("a", 1)]


def test_exercise_2():
    bachet = take(*range(1, 7))
    assert wins([bachet] * 3)((5, 10, 15)) == [(2, 10, 15), (5, 4, 15), (5, 10, 13)]
    assert all(value(take(*range(1, k + 1)), n) == n % (k + 1) for k in range(1, 7) for n in range(20))

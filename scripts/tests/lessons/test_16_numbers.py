"""Lesson 16: its finite claims, by searches that know only the rules."""

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product

LEFT, RIGHT = True, False


def wins(moves):
    """Whoever cannot move loses. `moves` lists the options of one part; a whole is a sorted tuple of parts."""

    @cache
    def player_to_move_wins(whole, player):
        for i, part in enumerate(whole):
            for option in moves(part, player):
                if not player_to_move_wins(tuple(sorted((*whole[:i], *option, *whole[i + 1 :]))), not player):
                    return True
        return False

    return player_to_move_wins


def cut_edge(stalk, player):
    """A stalk is a word of B and R from the ground up."""
    return [(stalk[:i],) for i, edge in enumerate(stalk) if (edge == "B") == player]


def cut_piece(piece, player):
    x, y = piece
    if player == LEFT:
        return [((a, y), (x - a, y)) for a in range(1, x)]
    return [((x, b), (x, y - b)) for b in range(1, y)]


def simplest(low, high):
    """The simplest number between two bounds, None for none."""
    for n in sorted(range(-50, 51), key=abs):
        if (low is None or low < n) and (high is None or n < high):
            return Fraction(n)
    for k in range(1, 10):
        for m in range(int(low * 2**k) - 1, int(high * 2**k) + 2):
            if low < Fraction(m, 2**k) < high:
                return Fraction(m, 2**k)


def value_of(moves):
    """The value of a part, by the definition in the lesson; ValueError if it has none."""

    @cache
    def value(part):
        low, high = (
            [sum(value(p) for p in option) for option in moves(part, player)] for player in (LEFT, RIGHT)
        )
        if low and high and max(low) >= min(high):
            raise ValueError(part)
        return simplest(max(low, default=None), min(high, default=None))

    return value


def cutcake(X, Y):
    """The theorem's x - y."""
    power = 1
    while 2 * power <= min(X, Y):
        power *= 2
    return X // power - Y // power


def agrees(first_player_wins, whole, total):
    return (first_player_wins(whole, LEFT), first_player_wins(whole, RIGHT)) == (total > 0, total < 0)


def test_sums_of_stalks():
    """The theorem on the total, for sums of up to three stalks of up to three edges."""
    stalks = ["".join(word) for length in range(1, 4) for word in product("BR", repeat=length)]
    value, first_player_wins = value_of(cut_edge), wins(cut_edge)
    for size in range(4):
        for whole in combinations_with_replacement(sorted(stalks), size):
            assert agrees(first_player_wins, whole, sum(map(value, whole))), whole
    told = {"": 0, "B": 1, "BB": 2, "R": -1, "BR": "1/2", "BRR": "1/4", "BBR": "3/2", "BRB": "3/4"}
    assert {stalk: value(stalk) for stalk in told} == {stalk: Fraction(number) for stalk, number in told.items()}


def test_cutcake():
    """The formula is the value up to 8 x 8, and tells who wins sums of two pieces of up to 3 x 4."""
    value, first_player_wins = value_of(cut_piece), wins(cut_piece)
    for piece in product(range(1, 9), repeat=2):
        assert value(piece) == cutcake(*piece), piece
    pieces = [*product(range(1, 4), range(1, 5))]
    for whole in combinations_with_replacement(pieces, 2):
        assert agrees(first_player_wins, whole, sum(cutcake(*piece) for piece in whole)), whole
    assert [cutcake(X, Y) for X, Y in ((13, 5), (2, 7), (3, 1))] == [2, -2, 2]


def test_game_by_hand():
    """The totals along the game, and that its first move is the only one that keeps t >= 0."""
    first_player_wins = wins(cut_piece)
    played = [
        ((2, 3), (4, 2)),
        ((2, 2), (2, 2), (2, 3)),
        ((2, 1), (2, 2), (2, 2), (2, 2)),
        ((2, 2), (2, 2), (2, 2)),
        ((2, 1), (2, 1), (2, 2), (2, 2)),
        ((2, 1), (2, 2), (2, 2)),
        ((2, 1), (2, 1), (2, 1), (2, 2)),
        ((2, 1), (2, 1), (2, 2)),
        ((2, 1), (2, 1), (2, 1), (2, 1)),
        ((2, 1), (2, 1), (2, 1)),
    ]
    assert [sum(cutcake(*piece) for piece in whole) for whole in played] == [1, 0, 1, 0, 2, 1, 3, 2, 4, 3]
    for turn, (before, after) in enumerate(zip(played, played[1:])):
        options = [
            tuple(sorted(p for p in (*before[:i], *option, *before[i + 1 :]) if p != (1, 1)))
            for i, part in enumerate(before)
            for option in cut_piece(part, turn % 2 == 0)
        ]
        assert after in options
        if turn == 0:
            assert {option for option in options if sum(cutcake(*piece) for piece in option) >= 0} == {after}
            assert first_player_wins(before, LEFT)


def test_hot_game():
    """G = {1 | -1}: whoever begins wins G and G + 1, and loses G + G."""

    def moves(part, player):
        if part == "G":
            return [("B" if player == LEFT else "R",)]
        return cut_edge(part, player)

    first_player_wins = wins(moves)
    for whole, wanted in (("G", True), ("GG", False), ("BG", True)):
        assert all(first_player_wins(tuple(whole), player) == wanted for player in (LEFT, RIGHT))

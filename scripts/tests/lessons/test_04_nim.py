"""Lesson 4: Nim, by search of the rules."""

import re
from functools import cache, reduce
from operator import xor

from judging import ROOT

TEXT = (ROOT / "lessons/04_nim.md").read_text()


def moves(piles):
    return [piles[:i] + (left,) + piles[i + 1 :] for i, pile in enumerate(piles) for left in range(pile)]


@cache
def searched(piles: tuple) -> bool:
    return not any(is_p(option) for option in moves(piles))


def is_p(piles) -> bool:
    return searched(tuple(sorted(filter(None, piles))))


def wins(piles) -> list:
    return [option for option in moves(piles) if is_p(option)]


def test_games_by_hand():
    """Each line of the played games is a legal move, and its nim-sum is 0 iff the search finds a P-position."""
    row = re.compile(r"^\| (First|Opponent|start) \| ([\d →]*) ?\| ([\d ]+) \| ([01 ]+) \| (\d+) \|", re.M)
    before, games = (), 0
    for _, move, *told in row.findall(TEXT):
        piles, binary = tuple(map(int, told[0].split())), [int(pile, 2) for pile in told[1].split()]
        assert list(piles) == binary
        assert reduce(xor, piles) == int(told[2])
        assert (told[2] == "0") == is_p(piles)
        if move:
            old, new = map(int, move.split(" → "))
            assert piles in moves(before)
            assert sorted([*piles, old]) == sorted([*before, new])
        else:
            assert not any(before), "the game before was not played to its end"
            games += 1
        before = piles
    assert (games, any(before)) == (2, False)


def test_winning_moves():
    """The winning moves told in the text, by the piles that they leave."""
    assert wins((7, 8, 9)) == [(1, 8, 9)]
    assert wins((4, 6, 7)) == [(1, 6, 7), (4, 3, 7), (4, 6, 2)]
    assert wins((3, 5, 7)) == [(2, 5, 7), (3, 4, 7), (3, 5, 6)]
    assert wins((7, 8, 8)) == [(0, 8, 8)]
    assert (7, 7, 0) in wins((7, 7, 8))
    assert wins((1, 2, 2)) == [(0, 2, 2)]
    assert is_p((1, 3, 5, 7)) and is_p((1, 2, 3)) and is_p((5, 5))


def test_third_pile():
    """Row a, column b of the table is the one third pile of a P-position; it is the least that is not to the left or above."""
    value = {}
    for a in range(10):
        for b in range(10):
            assert [c for c in range(16) if is_p((a, b, c))] == [a ^ b]
            near = {value[i, b] for i in range(a)} | {value[a, j] for j in range(b)}
            value[a, b] = next(c for c in range(16) if c not in near)
            assert value[a, b] == a ^ b


def test_piles_1_to_n():
    """1, 2, ..., n is a P-position iff n mod 4 = 3."""
    assert [n for n in range(1, 8) if is_p(range(1, n + 1))] == [3, 7]
    assert all((reduce(xor, range(1, n + 1)) == 0) == (n % 4 == 3) for n in range(1, 200))

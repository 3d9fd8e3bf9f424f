"""Lesson 1: P- and N-positions, by search of the rules."""

import re
from functools import cache
from itertools import combinations, product

from judging import ROOT

TEXT = (ROOT / "lessons/01_positions.md").read_text()


def kinds(options, positions, misere=False) -> str:
    """N or P of each position: does the player to move win?"""

    @cache
    def wins(p) -> bool:
        return misere if not options(p) else any(not wins(q) for q in options(p))

    return "".join("N" if wins(p) else "P" for p in positions)


def taking(numbers):
    return lambda pile: [pile - taken for taken in numbers if taken <= pile]


def kiki(cell):
    down, left = cell
    return [(d, k) for d, k in ((down, left - 1), (down - 1, left), (down - 1, left - 1)) if min(d, k) >= 0]


def product_game(n):
    return lambda p: [] if p >= n else [p * d for d in range(2, 10)]


def graphs(size):
    """Every graph whose arrows go from a larger to a smaller vertex: options[p]."""
    return product(*([[*c] for k in range(p + 1) for c in combinations(range(p), k)] for p in range(size)))


def test_the_test_for_p_positions():
    """Theorem 2 under both rules: in all games of four positions, one set alone passes, that of the P-positions."""
    for options in graphs(4):
        for misere in (False, True):
            passing = []
            for marks in product("PN", repeat=4):
                stays = any(marks[p] == marks[q] == "P" for p in range(4) for q in options[p])
                bound = [p for p in range(4) if options[p] or not misere]
                enters = all(marks[p] == "P" or any(marks[q] == "P" for q in options[p]) for p in bound)
                if not stays and enters and not (misere and any(marks[p] == "P" for p in range(4) if not options[p])):
                    passing.append("".join(marks))
            assert passing == [kinds(options.__getitem__, range(4), misere)]


def test_misere_as_normal_play():
    """Exercise 3: an arrow from each end to a new end turns misere play into normal play."""
    for options in graphs(5):
        more = [[], *([q + 1 for q in old] or [0] for old in options)]
        assert kinds(options.__getitem__, range(5), misere=True) == kinds(more.__getitem__, range(1, 6))


def test_one_or_two_stones():
    """The two rows of the table: normal and misere play of a pile from which 1 or 2 are taken."""
    for name, misere in (("normal", False), ("misère", True)):
        told = re.search(rf"^\| {name} play \| (.*) \|$", TEXT, re.M).group(1)
        assert told.replace(" | ", "") == kinds(taking((1, 2)), range(10), misere)


def test_game_by_hand():
    """kiki's game: each line is a legal move, and its outcome is that of the search."""
    steps = {"down": (1, 0), "left": (0, 1), "left and down": (1, 1)}
    at, last = (), None
    for move, down, left, told in re.findall(r"^\| \w+ \| ([\w ]*?) ?\| \((\d), (\d)\) \| (P|N) \|", TEXT, re.M):
        before, at = at, (int(down), int(left))
        if move:
            assert at in kiki(before) and steps[move] == (before[0] - at[0], before[1] - at[1])
        assert (last := kinds(kiki, [at])) == told
    assert (at, last) == ((0, 0), "P")
    drawn = "".join(re.findall(r"^ +(?:down )?\d {7}((?:[PN] ?){5})$", TEXT, re.M)).replace(" ", "")
    assert drawn == kinds(kiki, product(range(4), range(5)))
    assert [q for q in kiki((3, 4)) if kinds(kiki, [q]) == "P"] == [(2, 4)]
    assert kinds(kiki, kiki((2, 4))) == "NNN"


def test_the_way_to_19():
    """Stan goes to 2: from each answer a factor of 9 is enough."""
    game = product_game(19)
    assert kinds(game, [2]) == "P"
    assert game(2) == list(range(4, 19, 2))


def test_one_three_or_four_stones():
    """Exercise 1."""
    for misere, lost in ((False, [0, 2, 7, 9]), (True, [1, 3, 8, 10])):
        found = kinds(taking((1, 3, 4)), range(11), misere)
        assert [pile for pile in range(11) if found[pile] == "P"] == lost


def test_chocolate():
    """Exercise 2: the first player wins iff ab is even."""

    def breaks(pieces):
        for i, (a, b) in enumerate(pieces):
            rest = pieces[:i] + pieces[i + 1 :]
            for k in range(1, a):
                yield tuple(sorted((*rest, (k, b), (a - k, b))))
            for k in range(1, b):
                yield tuple(sorted((*rest, (a, k), (a, b - k))))

    options = cache(lambda pieces: list(breaks(pieces)))
    for a, b in product(range(1, 5), range(1, 4)):
        assert kinds(options, [((a, b),)]) == ("P" if a * b % 2 else "N")

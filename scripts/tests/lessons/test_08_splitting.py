"""Lesson 8: splits, valued and searched with whole rows of piles."""

from functools import cache

LASKER = [0, 1, 2, 4, 3, 5, 6, 8, 7]


def take_or_split(pile):
    yield from ((left,) for left in range(pile))
    yield from ((a, pile - a) for a in range(1, pile // 2 + 1))


def unequal(pile):
    yield from ((a, pile - a) for a in range(1, (pile + 1) // 2))


def winning(parts_of):
    """The winning moves of a row of piles: a pile becomes the parts."""

    def options(piles):
        for i, pile in enumerate(piles):
            for parts in parts_of(pile):
                yield tuple(sorted(part for part in piles[:i] + piles[i + 1 :] + parts if part))

    @cache
    def is_p(piles):
        return not any(is_p(option) for option in options(piles))

    return lambda piles: {option for option in options(piles) if is_p(option)}


def values(last, parts_of, join=int.__xor__):
    g = []
    for pile in range(last + 1):
        reached = set()
        for first, *others in parts_of(pile):
            value = g[first]
            for other in others:
                value = join(value, g[other])
            reached.add(value)
        g.append(next(v for v in range(len(reached) + 1) if v not in reached))
    return g


def test_law_of_laskers_nim():
    law = [x and x + (0, 0, 1, -1)[(x - 1) % 4] for x in range(301)]
    assert values(300, take_or_split) == law and law[:9] == LASKER


def test_remainders_of_a_split():
    """The proof's cases: what a split is worth modulo 4, and that it is not the value of the pile."""
    value = {1: 1, 2: 2, 3: 0, 0: 3}
    splits = {r: {value[a] ^ value[(r - a) % 4] for a in range(4)} for r in range(4)}
    assert splits == {1: {2}, 2: {1, 0}, 3: {3}, 0: {0, 1}}
    assert all(value[r] not in splits[r] for r in range(4))


def test_three_parts():
    """7 and 8, 15 and 16, ... change places; remainders alone would allow 8, 8 and 6 the value 22."""

    def take_or_three(pile):
        yield from ((left,) for left in range(pile))
        yield from ((a, b, pile - a - b) for a in range(1, pile) for b in range(a, (pile - a) // 2 + 1))

    g = values(60, take_or_three)
    assert g == [x and x + {7: 1, 0: -1}.get(x % 8, 0) for x in range(61)]
    assert (g[8] ^ g[8] ^ g[6]) % 8 == g[22] % 8


def test_start_of_grundys_game():
    """The values told; sums of values instead of xors first differ at 13, which goes to 5 and 8."""
    g, added = values(20, unequal), values(20, unequal, int.__add__)
    assert g == [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]
    assert added[:13] == g[:13] and added[13] != g[13] and g[5] == g[8] == 2
    assert (5, 8) in winning(unequal)((13,))


def test_game_by_hand():
    wins = winning(take_or_split)
    assert wins((2, 3, 4)) == {(1, 2, 4)}
    assert not wins((1, 2, 4)) and (1, 1, 2, 2) in wins((1, 2, 2, 2)) and not wins((1, 1, 2, 2))
    assert {(1,) * 6, (1,) * 4} <= wins((1, 1, 1, 1, 2))


def test_exercises():
    assert winning(take_or_split)((2, 5, 7)) == {(1, 2, 5, 6), (2, 2, 5, 5), (2, 3, 4, 5)}
    assert values(50, lambda pile: ((a, pile - a) for a in range(1, pile)))[1:] == [(n + 1) % 2 for n in range(1, 51)]
    assert winning(unequal)((5, 6, 8)) == {(2, 4, 5, 8), (3, 5, 5, 6)}

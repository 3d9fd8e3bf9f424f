"""Lesson 11, Fibonacci Nim: its lists, sums and takes against a search of the game."""

from functools import cache
from itertools import combinations

import pytest

LISTS = {
    1: [1, 2, 4, 8, 16, 32, 64, 128],
    2: [1, 2, 3, 5, 8, 13, 21, 34],
    3: [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55],
    4: [1, 2, 3, 4, 5, 7, 9, 12, 15, 19],
}


@cache
def wins(n, limit, k):
    return any(not wins(n - take, k * take, k) for take in range(1, min(n, limit) + 1))


def winning_takes(n, k):
    return [take for take in range(1, n) if not wins(n - take, k * take, k)]


def listed(most, k):
    terms, j = [1], 0
    while True:
        while k * terms[j] < terms[-1]:
            j += 1
        if terms[-1] + terms[j] > most:
            return terms
        terms.append(terms[-1] + terms[j])


def sparse_sum(n, k):
    parts = []
    for term in reversed(listed(n, k)):
        if term <= n:
            parts.append(term)
            n -= term
    return parts


@pytest.mark.parametrize("k", LISTS)
def test_lists(k):
    assert listed(LISTS[k][-1], k) == LISTS[k]
    assert [n for n in range(2, 120) if not wins(n, n - 1, k)] == listed(119, k)[1:]
    assert k != 3 or all(LISTS[3][i] == LISTS[3][i - 1] + LISTS[3][i - 4] for i in range(5, 12))


def test_most_terms():
    assert len(listed(10**8, 10**5)) == 748550
    assert all(listed(k + 1, k) == [*range(1, k + 2)] for k in range(1, 100))


@pytest.mark.parametrize("k", LISTS)
def test_each_number_is_one_sparse_sum(k):
    """Of all sets of terms, those with gaps of more than k give each number once."""
    *terms, following = listed(300, k)[:9]
    sums = []
    for size in range(9):
        for parts in combinations(terms, size):
            if all(larger > k * smaller for smaller, larger in zip(parts, parts[1:])):
                sums.append(sum(parts))
    assert sorted(sums) == [*range(following)]


@pytest.mark.parametrize("k", range(1, 6))
def test_the_least_part_is_the_least_take(k):
    for n in range(1, 60):
        least = sparse_sum(n, k)[-1]
        assert [wins(n, limit, k) for limit in range(1, n + 1)] == [least <= limit for limit in range(1, n + 1)]
        if k == 1:
            assert least == n & -n


def test_the_game_by_hand():
    takes, stones, limit = [2, 4, 1, 2, 3, 1, 2, 1, 1, 2, 1], 20, 19
    for turn, take in enumerate(takes):
        assert 1 <= take <= limit and wins(stones, limit, 2) == (turn % 2 == 0)
        assert turn % 2 == 1 or take == sparse_sum(stones, 2)[-1]
        stones, limit = stones - take, 2 * take
    assert stones == 0


def test_sums_that_are_told():
    assert sparse_sum(12, 2) == [8, 3, 1] and sparse_sum(20, 2) == [13, 5, 2]
    assert [sparse_sum(54, k) for k in (1, 2, 3)] == [[32, 16, 4, 2], [34, 13, 5, 2], [40, 11, 3]]


def test_the_wrong_idea():
    """To leave the greatest term loses first at 12 with k = 2, and never with k = 1."""

    def loses(n, k):
        greatest = sparse_sum(n, k)[0]
        return greatest < n and wins(greatest, k * (n - greatest), k)

    assert next(n for n in range(2, 100) if loses(n, 2)) == 12
    assert not any(loses(n, 1) for n in range(2, 100))
    assert winning_takes(7, 1)[0] == 1


def test_two_winning_takes():
    assert next(n for n in range(2, 100) if len(winning_takes(n, 2)) > 1) == 17
    assert winning_takes(17, 2) == [1, 4]

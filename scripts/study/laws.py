"""Find laws that all values of small positions satisfy: periods, nim-sums, remainders and others.

A law is (kind, text, start): the law is true from `start` on. The values of a row belong to first,
first + 1, ...; g is the Grundy value.
"""

from collections.abc import Callable
from itertools import islice
from math import isqrt
from operator import eq, xor

from judging.words import _, joined

LEAST = 8  # a law must predict at least so many values from others
FIBONACCI = [1, 2, 3, 5, 8], [2, 3, 5, 8, 13]
Law = tuple[str, str, int]
Rule = tuple[str, str, Callable[[int, int], int]]  # kind, text, and the value of a cell


def of_values(values: list[int], first: int = 0, n: str = "n") -> list[Law]:
    """Return the law of a row of Grundy values, if there is one."""
    if not (period := _period(values)):
        return _halving(dict(enumerate(values, first)), first)
    start, length, rise = period
    text = f"g({n} + {length}) = g({n})" + (f" + {rise}" if rise else "")
    if length == 1 and (rise == 0 or rise == 1 and values[start] == first + start):
        text = f"g({n}) = {n if rise else values[start]}"
    kind = "arithmetic" if rise else "period"
    whole = _("{law} for {n} >= {start}").format(law=text, n=n, start=first + start)
    return [(kind, whole, first + start)]


def of_outcomes(outcomes: list[str], first: int = 0, n: str = "n") -> list[Law]:
    """Return the law of the P-positions of a row, if there is one."""
    start, length, rise = _period([*map(ord, outcomes)]) or (0, 0, 1)
    if rise:
        return [] if "D" in outcomes else _growing(outcomes, first)
    lost = [at for at in range(start, start + length) if outcomes[at] == "P"]
    rests = sorted((first + at) % length for at in lost)
    text = _("{outcome} always, for {n} >= {start}")
    if length > 1:
        text = _("P where {n} mod {length} is {rests}, for {n} >= {start}")
    values = {"n": n, "length": length, "start": first + start, "outcome": outcomes[start]}
    text = text.format(rests=joined(_(" or "), map(str, rests)), **values)
    return [("modulus", text, first + start)]


def of_grid(
    outcomes: list[list[str]], values: list[list[int]], first: int = 0, names=("n", "m")
) -> list[Law]:
    """Return the laws of a square of outcomes, and of its Grundy values if there are any."""
    if len(outcomes) < LEAST:
        return []
    n, m = names
    rests: list[Rule] = [
        ("remainder", f"{n} mod ({m} + 1)", lambda a, b: a % (b + 1)),
        ("remainder", f"{m} mod ({n} + 1)", lambda a, b: b % (a + 1)),
    ]
    wythoff = _("the smaller is floor(k phi) and the larger k more, phi = (1 + sqrt 5) / 2")
    parity = (
        _("{n} + {m} is even"),
        _("{n} is odd and {m} is odd"),
        _("{n} is even and {m} is even"),
    )
    even, odds, evens = (text.format(n=n, m=m) for text in parity)
    golden = _("larger / smaller is between 1 and phi = (1 + sqrt 5) / 2")
    lost: list[Rule] = [
        *(("modulus", f"{text} = 0", lambda a, b, f=f: not f(a, b)) for kind, text, f in rests),
        ("beatty", wythoff, _is_wythoff),
        ("equal", f"{n} = {m}", eq),
        ("golden", golden, _is_golden),
        ("parity", even, lambda a, b: (a + b) % 2 == 0),
        ("parity", odds, lambda a, b: a % 2 == b % 2 == 1),
        ("parity", evens, lambda a, b: a % 2 == b % 2 == 0),
    ]
    is_lost = [[{"P": 1, "N": 0}.get(outcome, -1) for outcome in row] for row in outcomes]
    nim: Rule = ("nim-sum", f"{n} xor {m}", xor)
    return [
        *_holding(_("P where "), lost, is_lost, first),
        *_holding("g = ", [nim, *rests], values, first),
    ]


def _holding(start: str, rules: list[Rule], table: list[list[int]], first: int) -> list[Law]:
    """Return the first rule that is true for all cells of a table, if there is one."""
    cells = [(a, b, it) for a, row in enumerate(table, first) for b, it in enumerate(row, first)]
    laws = (
        (kind, start + text, first)
        for kind, text, value in rules
        if cells and all(value(a, b) == it for a, b, it in cells)
    )
    return [*islice(laws, 1)]


def _is_golden(a: int, b: int) -> bool:
    return a != b and max(a, b) ** 2 - a * b < min(a, b) ** 2


def _is_wythoff(a: int, b: int) -> bool:
    k = abs(a - b)
    return min(a, b) == (k + isqrt(5 * k * k)) // 2


def _period(values: list[int]) -> tuple[int, int, int] | None:
    """Return start, length and rise with v[i + length] = v[i] + rise from the start on.

    The start is in the first half. Two periods and LEAST values or more follow the first period.
    """
    periods, size = [], len(values)
    for length in range(1, size // 3 + 1):
        rise = values[-1] - values[-1 - length]
        start = size - length
        while start > 0 and values[start - 1 + length] == values[start - 1] + rise:
            start -= 1
        latest = 2 if len({*values[start:]}) == 1 else size // 2  # "always N" begins at 0 to 2
        if size - start - length >= max(2 * length, LEAST) and start <= latest:
            periods.append((start, length, rise))
    return min(periods, key=lambda period: period[0] + period[1], default=None)


def _halving(g: dict[int, int], first: int) -> list[Law]:
    """Return the law g(2k) = k, g(2k + 1) = g(k), if it holds."""
    halves = (g.get(n // 2, g[n]) if n % 2 else n // 2 for n in g)
    holds = all(n == 1 or g[n] == half for n, half in zip(g, halves))
    is_long = len(g) >= 2 * LEAST + 2 + first
    return [("halving", "g(2k) = k, g(2k + 1) = g(k)", first)] if holds and is_long else []


def _growing(outcomes: list[str], first: int) -> list[Law]:
    """Return the law p(i) = p(i-1) + p(i-k) of the P-positions p(1), p(2), ..., if it holds."""
    lost = [n for n, outcome in enumerate(outcomes, first) if outcome == "P" and n > 0]
    for k in range(1, 8):
        start = len(lost)
        while start > k and lost[start - 1] == lost[start - 2] + lost[start - 1 - k]:
            start -= 1
        has_next = len(lost) >= k and lost[-1] + lost[-k] < first + len(outcomes)
        if len(lost) - start < 4 or start > k + 2 or has_next:
            continue
        kind, text = "recurrence", f"p(i) = p(i-1) + p(i-{k})"
        if k == 1:
            kind, text = "powers", _("each is 2 times the one before")
        elif k == 2 and lost[:5] in FIBONACCI:
            kind, text = "fibonacci", _("the Fibonacci numbers")
        numbers = ", ".join(map(str, lost[:10])) + ", ..." * (len(lost) > 10)
        text = _("P at {numbers}: {law}").format(numbers=numbers, law=text)
        return [(kind, text, lost[0])]
    return []

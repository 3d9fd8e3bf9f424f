"""laws: what the values of small positions have in common.

A law is (kind, text, start): it holds for all positions that were looked at, from `start` on.
Nothing here proves one. A list of values begins with the position `first`; g is the Grundy value.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, product
from math import isqrt
from operator import xor

LEAST = 8  # values that must follow from others before anything is called a law
FACTORS = range(2, 100)
Law = tuple[str, str, int]


def of_values(values: list[int], first: int = 0, n: str = "n") -> list[Law]:
    """The law of the Grundy values of a row."""
    if not (period := _period(values)):
        return [*islice(_halving(dict(enumerate(values, first)), first), 1)]
    start, length, rise = period
    kind, more = ("arithmetic", f" + {rise}") if rise else ("period", "")
    text = f"g({n} + {length}) = g({n}){more}"
    if length == 1 and (rise == 0 or rise == 1 and values[start] == first + start):
        text = f"g({n}) = {n if rise else values[start]}"
    return [(kind, f"{text} for {n} >= {first + start}", first + start)]


def of_outcomes(outcomes: list[str], first: int = 0, n: str = "n") -> list[Law]:
    """The law of the P-positions of a row."""
    period = _period([ord(outcome) for outcome in outcomes])
    if period and period[2] == 0:
        start, length, _ = period
        rests = sorted(
            (first + at) % length for at in range(start, start + length) if outcomes[at] == "P"
        )
        text = (
            f"P where {n} mod {length} is {' or '.join(map(str, rests))}"
            if length > 1
            else f"{outcomes[start]} always"
        )
        return [("modulus", f"{text}, for {n} >= {first + start}", first + start)]
    return [] if "D" in outcomes else [*islice(_growing(outcomes, first), 1)]


def of_grid(
    outcomes: list[list[str]], values: list[list[int]] | None, first: int = 0, names=("n", "m")
) -> list[Law]:
    """The laws of a square of positions, in rows; `values` may be missing."""
    if len(outcomes) < LEAST:
        return []
    n, m = names
    rests: list[tuple[str, Callable[[int, int], int]]] = []  # in words, and as a function
    for more, swap in product((0, 1, 2), (False, True)):
        x, y = (m, n) if swap else (n, m)
        words = f"{x} mod ({y} + {more})" if more else f"{x} mod {y}"
        rests.append((words, partial(_rest, more, swap)))
    lost = [
        *(
            ("modulus", f"P where {words} = 0", lambda a, b, rest=rest: rest(a, b) == 0)
            for words, rest in rests
        ),
        *(
            (
                "beatty",
                f"P where {_beatty_text(t)}",
                lambda a, b, t=t: _is_beatty(min(a, b), max(a, b), t),
            )
            for t in range(1, 5)
        ),
        ("equal", f"P where {n} = {m}", lambda a, b: a == b),
        ("golden", "P where larger / smaller is between 1 and phi = (1 + sqrt 5) / 2", _is_golden),
    ]
    of_value = [
        ("nim-sum", f"g = {n} xor {m}", xor),
        *(("remainder", f"g = {words}", rest) for words, rest in rests),
    ]

    def holding(table: list[list], rules: list) -> Iterator[Law]:
        cells = [
            (a, b, cell) for a, row in enumerate(table, first) for b, cell in enumerate(row, first)
        ]
        return (
            (kind, text, first)
            for kind, text, rule in rules
            if all(rule(a, b) == cell for a, b, cell in cells)
        )

    is_lost = [[{"P": True, "N": False}.get(outcome) for outcome in row] for row in outcomes]
    laws = [*islice(holding(is_lost, lost), 1)] or _pattern(outcomes, first, names)
    return laws + [*islice(holding(values or [], of_value), 1 if values else 0)]


def _rest(more: int, swap: bool, a: int, b: int) -> int:
    x, y = (b, a + more) if swap else (a, b + more)
    return x % y if y > 0 else x


def _is_golden(a: int, b: int) -> bool:
    return a != b and max(a, b) ** 2 - a * b < min(a, b) ** 2


def _is_beatty(a: int, b: int, t: int) -> bool:
    """Is a = floor(k alpha) and b = a + k t? For t = 1 these are Wythoff's pairs."""
    k, rest = divmod(b - a, t)
    return rest == 0 and a == (k * (2 - t) + isqrt(k * k * (t * t + 4))) // 2


def _beatty_text(t: int) -> str:
    if t == 1:
        return "the smaller is floor(k phi) and the larger k more, phi = (1 + sqrt 5) / 2"
    return f"the smaller is floor(k ({2 - t} + sqrt {t * t + 4}) / 2) and the larger {t} k more"


def _pattern(outcomes: list[list[str]], first: int, names: tuple[str, str]) -> list[Law]:
    """A rectangle that tiles the grid."""
    size, (n, m) = len(outcomes), names
    most = range(1, min(size // 3, 12) + 1)
    down = next(
        (d for d in most if all(outcomes[i] == outcomes[i + d] for i in range(size - d))), 0
    )
    right = next(
        (d for d in most if all(row[i] == row[i + d] for row in outcomes for i in range(size - d))),
        0,
    )
    if not down or not right or len({cell for row in outcomes for cell in row}) == 1:
        return []
    rests = sorted(
        {
            (a % down, b % right)
            for a, row in enumerate(outcomes, first)
            for b, cell in enumerate(row, first)
            if cell == "P"
        }
    )
    parity = ("even", "odd")
    if rests in ([(0, 0), (1, 1)], [(0, 1), (1, 0)]) and down == right == 2:
        text = f"{n} + {m} is {parity[sum(rests[0]) % 2]}"
    elif max(down, right) == 2 and len(rests) == 1:
        text = " and ".join(
            f"{x} is {parity[rest]}" for x, d, rest in zip(names, (down, right), rests[0]) if d == 2
        )
    else:
        text = f"({n} mod {down}, {m} mod {right}) is {' or '.join(map(str, rests))}"
    return [("parity" if max(down, right) == 2 else "period", f"P where {text}", first)]


def _period(values: list[int]) -> tuple[int, int, int] | None:
    """The start, length and rise with v[i + length] = v[i] + rise from the start on. The
    start lies in the first half, and near the beginning if all is the same from there;
    at least two more periods and LEAST values follow the first."""
    found, size = [], len(values)
    for length in range(1, size // 3 + 1):
        rise = values[-1] - values[-1 - length]
        start = size - length
        while start > 0 and values[start - 1 + length] == values[start - 1] + rise:
            start -= 1
        latest = 2 if len({*values[start:]}) == 1 else size // 2
        if size - start - length >= max(2 * length, LEAST) and start <= latest:
            found.append((start, length, rise))
    return min(found, key=lambda each: each[0] + each[1], default=None)


def _halving(g: dict[int, int], first: int) -> Iterator[Law]:
    """g(2k) = a k + b and g(2k + 1) = g(k), or the other way round."""
    for odd in (0, 1):  # which of 2k and 2k + 1 is linear
        linear = [(n // 2, value) for n, value in g.items() if n % 2 == odd]
        copies = [n for n in g if n % 2 != odd and n // 2 in g and n > 1]
        if len(linear) < LEAST or len(copies) < LEAST:
            continue
        (k, value), (_, following) = linear[:2]
        a, b = following - value, value - (following - value) * k
        if a and all(v == a * k + b for k, v in linear) and all(g[n] == g[n // 2] for n in copies):
            line = ("k" if a == 1 else f"{a} k") + (
                f" {'+' if b > 0 else '-'} {abs(b)}" if b else ""
            )
            even, uneven = (line, "g(k)") if odd == 0 else ("g(k)", line)
            yield "halving", f"g(2k) = {even}, g(2k + 1) = {uneven}", first


def _growing(outcomes: list[str], first: int) -> Iterator[Law]:
    """The laws of P-positions, or of whole intervals of P and N, that lie farther and farther apart."""
    last = first + len(outcomes) - 1
    lost = [first + i for i, outcome in enumerate(outcomes) if outcome == "P" and first + i > 0]
    factor = _factor(lost, 1)
    if factor and lost[-1] * factor > last:
        yield "powers", f"P at {_first(lost)}: each is {factor} times the one before", lost[0]
    for k in range(2, 8):  # p(i) = p(i-1) + p(i-k)
        start = len(lost)
        while start > k and lost[start - 1] == lost[start - 2] + lost[start - 1 - k]:
            start -= 1
        if len(lost) - start >= 4 and start <= k + 2 and lost[-1] + lost[-k] > last:
            kind = "fibonacci" if k == 2 and all(map(_is_fibonacci, lost)) else "recurrence"
            text = "the Fibonacci numbers" if kind == "fibonacci" else f"p(i) = p(i-1) + p(i-{k})"
            yield kind, f"P at {_first(lost)}: {text}", lost[0]
    ends = [first + i for i in range(len(outcomes) - 1) if outcomes[i] != outcomes[i + 1]]
    factor = _factor(ends, 2)
    if factor and ends[-2] * factor >= last:
        kinds = "P and N" if outcomes[0] == "P" else "N and P"
        yield (
            "powers",
            f"intervals of {kinds} by turns end at {_first(ends)}: {factor} times the last but one",
            first,
        )


def _factor(numbers: list[int], step: int) -> int:
    """How many times each number is the one so many places before; 0 if that is no law."""
    pairs = list(zip(numbers, numbers[step:]))
    factor = pairs[0][1] // max(pairs[0][0], 1) if len(numbers) >= 4 else 0
    return factor if factor in FACTORS and all(y == factor * x for x, y in pairs) else 0


def _is_fibonacci(n: int) -> bool:
    return any(isqrt(square) ** 2 == square for square in (5 * n * n - 4, 5 * n * n + 4))


def _first(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers[:10])) + (", ..." if len(numbers) > 10 else "")

"""bounds: compares the bounds in a header's Limits with those that cases.py declares.

Limits bounds the names that cases.py reads: `1 <= n, m <= 10^5`, `0 <= x < 2^31`, `t >= 1`.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from judging.problems.catalog import Problem
from judging.problems.sources import solution_header

POWER = r"(?:0|[1-9]\d*)(?:\^[1-9]\d*)?"
NUMBER = rf"-?{POWER}(?: \* {POWER})?(?: [-+] {POWER})?"

Bounds = dict[str, tuple[int | None, int | None]]  # lowest and highest, by name


def differences(problem: Problem, bounds: dict[str, dict]) -> Iterator[str]:
    """Yield a sentence for each difference between Limits and the bounds of all cases."""
    names = chain.from_iterable(of_case.items() for of_case in bounds.values())
    declared: Bounds = {name: (bound["low"], bound["high"]) for name, bound in names}
    stated = stated_bounds(solution_header(problem.solution).keys["Limits"], declared)
    for name, bound in declared.items():
        if stated.get(name) != bound:
            says = f"does not bound {name} by numbers"
            if name in stated:
                says = f"says {_range(name, *stated[name])}"
            yield f"cases.py reads {_range(name, *bound)}, and the header's Limits {says}"
    for name in sorted(stated.keys() - declared.keys()):
        yield f"the header's Limits bounds {name}, but cases.py reads no number of this name"


def stated_bounds(limits: str, names: Iterable[str]) -> Bounds:
    """Return the bounds in a text, for these names and for every other word."""
    name = "|".join([*map(re.escape, sorted(names, key=len, reverse=True)), r"[A-Za-z_]\w*"])
    listed = rf"((?:{name})(?:, (?:{name}))*)"
    pattern = rf"(?<![\w^])(?:({NUMBER}) (<=|<) )?{listed} (<=|<|>=) ({NUMBER})(?!\w)"
    bounds: Bounds = {}
    for left, less, group, sign, right in re.findall(pattern, limits):
        low = _value(left) + (less == "<") if left else None
        high = _value(right) - (sign == "<")
        bound = (high, None) if sign == ">=" else (low, high)
        bounds |= dict.fromkeys(group.split(", "), bound)
    return bounds


def _value(text: str) -> int:
    """Return the value of a sum of products of powers, such as 2 * 10^5 - 1."""
    return eval(text.replace("^", "**"))


def _range(name: str, low: int | None, high: int | None) -> str:
    least = "" if low is None else f"{low} <= "
    return least + name + ("" if high is None else f" <= {high}")

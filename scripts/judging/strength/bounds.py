"""bounds: compare the bounds in a header's Limits with those that cases.py declares.

Limits bounds the names that cases.py reads: `1 <= n, m <= 10^5`, `0 <= x < 2^31`, `t >= 1`.
"""

import re
from collections.abc import Iterable, Iterator

from ..catalog import Problem
from ..sources import solution_header

POWER = r"(?:0|[1-9]\d*)(?:\^[1-9]\d*)?"
NUMBER = rf"-?{POWER}(?: \* {POWER})?(?: [-+] {POWER})?"

Bounds = dict[str, tuple[int | None, int | None]]  # lowest and highest, by name


def differences(problem: Problem, bounds: dict[str, dict]) -> Iterator[str]:
    """Yield each difference between Limits and the bounds of all cases, as a sentence."""
    declared = {
        name: (bound["low"], bound["high"])
        for case_bounds in bounds.values()
        for name, bound in case_bounds.items()
    }
    stated = stated_bounds(solution_header(problem.solution).keys["Limits"], declared)
    for name, bound in declared.items():
        if stated.get(name) != bound:
            statement = (
                f"says {_inequality(name, *stated[name])}"
                if name in stated
                else f"does not bound {name}"
            )
            yield f"cases.py reads {_inequality(name, *bound)}, and the header's Limits {statement}"
    for name in sorted(stated.keys() - declared.keys()):
        yield f"the header's Limits bounds {name}, and cases.py reads nothing of that name"


def stated_bounds(limits: str, names: Iterable[str]) -> Bounds:
    """Return the bounds in a text, of these names and of any other word."""
    name = "|".join([*map(re.escape, sorted(names, key=len, reverse=True)), r"[A-Za-z_]\w*"])
    pattern = rf"(?<![\w^])(?:({NUMBER}) (<=|<) )?((?:{name})(?:, (?:{name}))*) (<=|<|>=) ({NUMBER})(?!\w)"
    bounds: Bounds = {}
    for low, less, listed, sign, high in re.findall(pattern, limits):
        for name in listed.split(", "):
            if sign == ">=":
                bounds[name] = _value(high), None
            else:
                bounds[name] = (
                    _value(low) + (less == "<") if low else None,
                    _value(high) - (sign == "<"),
                )
    return bounds


def _value(text: str) -> int:
    """Return the value of a sum of products of powers, such as 2 * 10^5 - 1."""
    return eval(text.replace("^", "**"))


def _inequality(name: str, low: int | None, high: int | None) -> str:
    return (
        (f"{low} <= " if low is not None else "")
        + name
        + (f" <= {high}" if high is not None else "")
    )

"""bounds: those of a header's Limits against those that cases.py declares, so that they cannot drift apart.

Limits bounds the names that cases.py reads: `1 <= n, m <= 10^5`, `0 <= x < 2^31`, `t >= 1`.
"""

import re
from collections.abc import Iterable, Iterator

from ..collection.catalog import Problem
from ..collection.sources import solution_header

NUMBER = r"-?\d+(?:\^\d+)?(?: \* \d+(?:\^\d+)?)?(?: [-+] \d+)?"

Bounds = dict[str, tuple[int | None, int | None]]  # lowest and highest, by name


def differences(problem: Problem, bounds: dict[str, dict]) -> Iterator[str]:
    """What one states and the other does not. `bounds` has those of each case."""
    declared = {
        name: (b["low"], b["high"]) for of_case in bounds.values() for name, b in of_case.items()
    }
    said = stated(solution_header(problem.solution).keys["Limits"], declared)
    for name, (low, high) in declared.items():
        if said.get(name) != (low, high):
            most = "" if high is None else f" <= {high}"
            yield f"cases.py reads {low} <= {name}{most}, and the header's Limits {_in_words(name, said)}"
    for name in sorted(said.keys() - declared.keys()):
        yield f"the header's Limits bounds {name}, and cases.py reads nothing of that name"


def stated(limits: str, names: Iterable[str]) -> Bounds:
    """The bounds in a text, of these names or of words like them."""
    name = "|".join([*map(re.escape, sorted(names, key=len, reverse=True)), r"[A-Za-z_]\w*"])
    bound = re.compile(
        rf"(?<![\w^])(?:({NUMBER}) (<=|<) )?((?:{name})(?:, (?:{name}))*) (<=|<|>=) ({NUMBER})(?!\w)"
    )
    found: Bounds = {}
    for low, less, listed, sign, high in bound.findall(limits):
        for name in listed.split(", "):
            if sign == ">=":
                found[name] = _value(high), None
            else:
                found[name] = (
                    _value(low) + (less == "<") if low else None,
                    _value(high) - (sign == "<"),
                )
    return found


def _value(text: str) -> int:
    """Of a sum of a product of powers."""
    total = 0
    for part in text.replace(" - ", " + -").split(" + "):
        product = 1
        for factor in part.split(" * "):
            base, _, exponent = factor.partition("^")
            product *= abs(int(base)) ** int(exponent or 1)
        total += -product if part.startswith("-") else product
    return total


def _in_words(name: str, said: Bounds) -> str:
    if name not in said:
        return f"does not bound {name}"
    low, high = said[name]
    return (
        "says "
        + (f"{low} <= " if low is not None else "")
        + name
        + (f" <= {high}" if high is not None else "")
    )

"""same: the games of the collection whose values are those of a table."""

import re
from contextlib import suppress
from itertools import chain, product

from .. import Mistake, digest
from ..street import cache, catalog
from ..street.build import ORACLE, key_of
from ..street.commands import Threads
from ..street.run import Pool
from .graph import Oracle
from .table import Table, of_problem

COMPARED = {1: 12, 2: 7}  # the largest number on each axis, by the number of axes
ENOUGH = 9  # positions that two games must have in common
PARAMETERS = re.compile(r"^def (?:position|cell)\((.*?)\)", re.MULTILINE)


def add_same(pool: Pool, table: Table, name: str = "") -> None:
    """Adds to the laws of a table which problems, other than `name`, have the same values."""
    own = values(table)
    if len({*own.values()} - {None}) < 3:  # which many games have
        return
    others = [p for p in catalog.find([]) if p.name != name and _axes(p) == len(table.names)]
    with Threads(pool) as threads:
        found = dict(zip(others, threads.map(lambda problem: known(pool, problem, len(table.names)), others)))
    common = {problem: own.keys() & theirs.keys() for problem, theirs in found.items()}
    same = [p.name for p in others if len(common[p]) >= ENOUGH and all(own[at] == found[p][at] for at in common[p])]
    if same:
        to = min(table.last, COMPARED[len(table.names)])
        text = f"g as in {', '.join(same)}"
        table.laws.append({"kind": "same", "text": text, "from": table.first, "to": to, "proved": False})


def known(pool: Pool, problem: catalog.Problem, axes: int) -> dict:
    """The values of a problem's small positions; remembered until its rules change."""
    oracle = problem.oracle("brute")

    def searched() -> dict:
        with suppress(Mistake):  # it has no position that is small enough
            return values(of_problem(Oracle(pool, oracle), problem, COMPARED[axes]))
        return {}

    key = digest(key_of(oracle, ORACLE), (problem.folder / "cases.py").read_bytes(), str(COMPARED))
    return cache.remembered("values", key, searched)


def values(table: Table) -> dict:
    """The Grundy values by position, such as {"3 5": 6}."""
    axes = len(table.names)
    places = product(range(table.first, table.last + 1), repeat=axes)
    flat = chain.from_iterable(table.grundy) if axes == 2 else table.grundy
    return {" ".join(map(str, at)): value for at, value in zip(places, flat) if max(at) <= COMPARED[axes]}


def _axes(problem: catalog.Problem) -> int:
    found = PARAMETERS.search((problem.folder / "cases.py").read_text())
    return found[1].count(",") + 1 if found else 0

"""table: outcomes and Grundy values of small positions, from the rules alone."""

import inspect
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from .. import Mistake, catalog, shown
from ..cases import load_cases
from ..grammar import Violation, read
from ..sources import solution_header
from .graph import Game, NoGame, TooLarge, grundy
from .laws import of_grid, of_outcomes, of_values

MOST_MOVES = 700_000  # that a table looks at, in all its positions
PROBES = [(row, column) for row in (2, 3, 5) for column in (1, 2, 4)]
# The topics whose theorem is a law of this kind: a header of the topic that proves, proves the law.
THEOREMS = {
    "modulus": {"bachet", "subtraction-game", "symmetry"},
    "beatty": {"wythoff"},
    "fibonacci": {"fibonacci-nim"},
    "recurrence": {"fibonacci-nim"},
    "powers": {"fibonacci-nim", "pattern"},
    "parity": {"pattern"},
    "arithmetic": {"sprague-grundy"},
    "halving": {"sprague-grundy"},
}


@dataclass
class Table:
    """`outcome` and `grundy` are lists, or lists of rows. They begin at the same number on each axis."""

    title: str
    names: tuple[str, ...]  # of the axes
    first: int
    last: int
    outcome: list
    grundy: list  # None where the game is not normal play
    laws: list[dict] = field(default_factory=list)
    note: str = ""  # why it ends early
    proof: str = ""  # where the proved laws are proved

    @property
    def has_values(self) -> bool:
        return self.grundy[0] not in (None, [None] * len(self.grundy))

    def as_json(self) -> str:
        axes = [{"name": name, "from": self.first, "to": self.last} for name in self.names]
        whole = {"axes": axes, "outcome": self.outcome, "grundy": self.grundy, "laws": self.laws}
        return json.dumps(whole, ensure_ascii=False) + "\n"

    def told_laws(self) -> list[str]:
        ends = {True: f"proved, see {self.proof}", False: "not proved"}
        return [f"{law['text']}: found up to {law['to']}, {ends[law['proved']]}" for law in self.laws]


def asker(game: Game, write: Callable[..., str], validate=None) -> Callable:
    """Tells outcome and Grundy value of a position, given by its one or two numbers. Raises
    Violation or NoGame where there is none, TooLarge after too many moves of all."""
    moves = 0

    @cache
    def told(text: str) -> tuple[str, int | None]:
        nonlocal moves
        if validate:
            read(text, validate)
        graph = game.graph(text)
        moves += sum(len(position.moves) for position in graph)
        if moves > MOST_MOVES:
            raise TooLarge("the table is too large")
        values = grundy(graph)
        return graph[0].outcome, values[0] if values else None

    return lambda *at: told(write(*at))


def of_problem(game: Game, problem: catalog.Problem, to: int | None) -> Table:
    cases_py = problem.folder / "cases.py"
    module = load_cases(cases_py)
    write = module.get("position") or module.get("cell")
    if not write:
        raise Mistake(f"{problem.name} has no table: {shown(cases_py)} defines neither position(n) nor cell(row, column)")
    names = tuple(name.replace("_", " ") for name in inspect.signature(write).parameters)
    header = solution_header(problem.solution)
    proof = shown(problem.solution) if "Proof" in header.keys or "proof:" in header.keys["Idea"] else ""
    table = filled(asker(game, write, module["validate"]), f"{problem.name}: {problem.title}", names, to)
    return with_laws(table, proof, set(header.topics))


def of_rule(game: Game, to: int | None) -> Table:
    """Of a game that reads n, or row and column: the second number counts if it changes the game."""

    def write(*numbers: int) -> str:
        return " ".join(map(str, numbers)) + "\n"

    def asked(at):
        try:
            return game.graph(write(*at))
        except (NoGame, TooLarge) as error:
            return type(error)

    games = {at: asked(at) for at in PROBES}
    two = any(games[at] != games[at[0], PROBES[0][1]] for at in PROBES)
    return with_laws(filled(asker(game, write), shown(game.source), ("row", "column") if two else ("n",), to))


def filled(ask: Callable, title: str, names: tuple[str, ...], to: int | None) -> Table:
    """The positions up to `to`, or as far as they are not too large. A grid grows on
    two sides at a time, so that it stays a square."""
    to = to if to is not None else 50 if len(names) == 1 else 20
    first, found, last, note, why = None, {}, 0, "", ""
    for k in range(to + 1):
        side = range(k if first is None else first, k + 1)
        shell = [(k,)] if len(names) == 1 else [*((k, j) for j in side), *((j, k) for j in side[:-1])]
        try:
            found |= {at: ask(*at) for at in shell}
            first, last = k if first is None else first, k
        except TooLarge:
            if first is None:
                raise
            note = f"It ends at {last}: larger positions take too long to search."
            break
        except (Violation, NoGame) as error:
            if first is not None:
                raise Mistake(f"{title}: one of the positions up to {k} cannot be asked about: {error}") from None
            why = error
    if not found:
        raise Mistake(f"{title}: no position from 0 to {to} can be asked about: {why}")
    numbers = range(first, last + 1)
    if any(value is None for _, value in found.values()):  # the endings are not within reach of all
        found = {at: (outcome, None) for at, (outcome, _) in found.items()}

    def nested(part):
        if len(names) == 1:
            return [found[n,][part] for n in numbers]
        return [[found[row, column][part] for column in numbers] for row in numbers]

    return Table(title, names, first, last, nested(0), nested(1), note=note)


def with_laws(table: Table, proof: str = "", topics: frozenset | set = frozenset()) -> Table:
    """The table with its laws. Proved are those of a topic that the header proves."""
    table.proof = proof
    if len(table.names) == 2:
        table.laws = of_grid(table.outcome, table.grundy if table.has_values else None, table.first, table.names)
    else:
        table.laws = of_values(table.grundy, table.first, table.names[0]) if table.has_values else []
        if not table.laws or set(table.outcome[2:]) != {"N"}:  # else the values say more
            table.laws += of_outcomes(table.outcome, table.first, table.names[0])
    for law in table.laws:
        law["proved"] = bool(proof and THEOREMS.get(law["kind"], set()) & topics)
    return table

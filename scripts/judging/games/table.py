"""table: outcomes and Grundy values - or scores - of small positions, from the rules alone."""

import inspect
import json
import re
from collections.abc import Callable, Set
from dataclasses import dataclass, field, replace
from functools import cache
from typing import NamedTuple

from .. import Mistake, shown
from ..collection import catalog
from ..collection.sources import solution_header
from ..engine.generate import load_cases
from ..engine.grammar import Violation, read
from .graph import LIMITS, Endless, Game, NoGame, TooLarge
from .laws import LEAST, of_grid, of_outcomes, of_values

MOST_MOVES = 700_000  # that a table looks at, in all its positions
QUICK = replace(LIMITS, cpu_ms=5_000)  # of so small positions
PROBES = [(row, column) for row in (2, 3, 5) for column in (1, 2, 4)]
PLAYERS = "Left", "Right"
PROVED = re.compile(
    r"proof:|\(lesson \d+, "
)  # an Idea that proves its law, or names the theorem of a lesson
CLASSES = {
    "NP": "L",
    "PN": "R",
    "NN": "N",
    "PP": "P",
}  # by the outcomes if Left begins, and if Right does
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


class Cell(NamedTuple):
    outcome: (
        str  # P, N or D for the player to move; L or R where Left or Right wins, whoever begins
    )
    grundy: int | None = None  # None where the game is not normal play
    score: int | None = None  # of a game for points

    def __str__(self) -> str:
        return str(
            next(
                (number for number in (self.score, self.grundy) if number is not None), self.outcome
            )
        )


@dataclass
class Table:
    """The cells stand in rows; a game of one number has a single row. They begin at the same number on each axis."""

    title: str
    names: tuple[str, ...]  # of the axes
    first: int
    last: int
    cells: list[list[Cell]]
    laws: list[dict] = field(default_factory=list)
    note: str = ""  # why it ends early
    proof: str = ""  # where the proved laws are proved

    @property
    def is_partizan(self) -> bool:
        return any(cell.outcome in "LR" for row in self.cells for cell in row)

    def part(self, name: str) -> list:
        """One of `outcome`, `grundy` and `score` of each cell: a list, or a list of rows."""
        rows = [[getattr(cell, name) for cell in row] for row in self.cells]
        return rows if len(self.names) == 2 else rows[0]

    def has(self, name: str) -> bool:
        return self.cells[0][0]._asdict()[name] is not None

    def as_json(self) -> str:
        axes = [{"name": name, "from": self.first, "to": self.last} for name in self.names]
        parts = {
            name: self.part(name) for name in ("outcome", "grundy", *["score"] * self.has("score"))
        }
        return json.dumps({"axes": axes, **parts, "laws": self.laws}, ensure_ascii=False) + "\n"

    def told_laws(self) -> list[str]:
        ends = {True: f"proved, see {self.proof}", False: "not proved"}
        return [
            f"{law['text']}: found up to {law['to']}, {ends[law['proved']]}" for law in self.laws
        ]

    def why_no_law(self) -> str:
        if self.is_partizan:
            return "No law is looked for where the two players have moves of their own."
        if self.last - self.first + 1 < LEAST:
            return f"No law is looked for in so small a table (fewer than {LEAST} numbers)."
        values = self.has("grundy")
        if len(self.names) == 2:
            tried = ["remainders", *["xor"] * values, "equality", "golden ratio", "repetition"]
        else:
            tried = [
                "periods",
                *["halving"] * values,
                *["powers", "recurrences"] * ("D" not in self.part("outcome")),
            ]
        return f"No law was found; tried: {', '.join(tried)}."


def of_problem(game: Game, problem: catalog.Problem, to: int | None) -> Table:
    cases_py = problem.folder / "cases.py"
    module = load_cases(cases_py)
    write = module.get("position") or module.get("cell")
    if not write:
        what = "neither position(n) nor cell(row, column), which ask about one or two numbers; see lessons/rules/ for games that have one"
        raise Mistake(f"{problem.name} has no table: {shown(cases_py)} defines {what}")
    parameters = inspect.signature(write).parameters
    names = tuple(name.replace("_", " ") for name in parameters if name != "player")
    header = solution_header(problem.solution)
    is_proved = "Proof" in header.keys or PROVED.search(header.keys["Idea"])
    proof = shown(problem.solution) if is_proved else ""
    ask = asker(game, write, module["validate"])
    table = filled(
        by_both(ask) if "player" in parameters else ask,
        f"{problem.name}: {problem.title}",
        names,
        to,
    )
    return with_laws(table, proof, {*header.topics})


def of_rule(game: Game, to: int | None) -> Table:
    """Of a game that reads n, or row and column, and then perhaps who begins: what is read counts if it changes the game."""

    def write(*words: int | str) -> str:
        return " ".join(map(str, words)) + "\n"

    def asked(at):
        try:
            return game.graph(write(*at), limits=QUICK)
        except Endless:
            raise
        except (NoGame, TooLarge) as error:
            return type(error)

    games = {at: asked(at) for at in PROBES}
    two = any(games[at] != games[at[0], PROBES[0][1]] for at in PROBES)
    ask, names = asker(game, write), ("row", "column") if two else ("n",)
    if any(asked((*at, PLAYERS[1])) != games[at] for at in PROBES):
        ask, names = by_both(ask), ("row", "column")
    return with_laws(filled(ask, shown(game.source), names, to))


def asker(game: Game, write: Callable[..., str], validate=None) -> Callable[..., Cell]:
    """Tells what is known of a position, given by its one or two numbers. Raises Violation or
    NoGame where there is none, TooLarge after too many moves of all."""
    moves = 0

    @cache
    def told(text: str) -> Cell:
        nonlocal moves
        if validate:
            read(text, validate)
        value = game.value(text)
        moves += value.moves
        if moves > MOST_MOVES:
            raise TooLarge("the table is too large")
        return Cell(value.outcome, value.grundy, value.score)

    return lambda *at: told(write(*at))


def by_both(ask: Callable[..., Cell]) -> Callable[..., Cell]:
    """Tells who wins of two players with moves of their own, by asking about either of them as the one who begins."""

    def told(*at):
        outcomes = "".join(ask(*at, player).outcome for player in PLAYERS)
        if outcomes not in CLASSES:
            raise Mistake("a table of two players' moves takes no draws")
        return Cell(CLASSES[outcomes])

    return told


def filled(ask: Callable[..., Cell], title: str, names: tuple[str, ...], to: int | None) -> Table:
    """The positions up to `to`, or as far as they are not too large. A grid grows on
    two sides at a time, so that it stays a square."""
    is_grid = len(names) == 2
    to = to if to is not None else 20 if is_grid else 50
    first = last = 0
    found: dict[tuple[int, ...], Cell] = {}
    why = ""
    for k in range(to + 1):
        side = range(first if found else k, k + 1)
        shell: set[tuple[int, ...]] = (
            {at for j in side for at in ((k, j), (j, k))} if is_grid else {(k,)}
        )
        try:
            found |= {at: ask(*at) for at in sorted(shell)}
            first, last = side[0], k
        except (TooLarge, Violation, NoGame) as error:
            why = (
                "larger positions take too long to search"
                if isinstance(error, TooLarge) and found
                else str(error)
            )
            if found or isinstance(error, TooLarge):
                break
    if not found:
        raise Mistake(f"{title}: no position from 0 to {to} can be asked about: {why}")
    note = f"It ends at {last}: {why}." if last < to else ""
    if any(
        cell.grundy is None for cell in found.values()
    ):  # the endings are not within reach of all
        found = {at: cell._replace(grundy=None) for at, cell in found.items()}
    numbers = range(first, last + 1)
    cells = (
        [[found[row, column] for column in numbers] for row in numbers]
        if is_grid
        else [[found[n,] for n in numbers]]
    )
    return Table(title, names, first, last, cells, note=note)


def with_laws(table: Table, proof: str = "", topics: Set[str] = frozenset()) -> Table:
    """The table with its laws. Proved are those of a topic that the header proves."""
    if table.is_partizan:
        return table
    outcomes, values = table.part("outcome"), table.part("grundy") if table.has("grundy") else []
    if len(table.names) == 2:
        laws = of_grid(outcomes, values, table.first, table.names)
    else:
        laws = of_values(values, table.first, table.names[0])
        if not laws or {*outcomes[2:]} != {"N"}:  # else the values say more
            laws += of_outcomes(outcomes, table.first, table.names[0])
    for kind, text, start in laws:
        is_proved = bool(proof and topics & THEOREMS.get(kind, set()))
        table.laws.append(
            {"kind": kind, "text": text, "from": start, "to": table.last, "proved": is_proved}
        )
    table.proof = proof
    return table

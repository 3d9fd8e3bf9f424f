"""Tables of small positions: outcomes and Grundy values, or scores, from the rules alone."""

import inspect
import json
import re
from collections.abc import Callable, Set
from dataclasses import dataclass, field, replace

from judging import Mistake, shown
from judging.data.generate import load_cases
from judging.data.grammar import Violation, read
from judging.phrases import told
from judging.problems import catalog
from judging.problems.sources import solution_header
from judging.words import _, joined
from judging.wrong.questions import fault

from .graph import LIMITS, Endless, Game, NoGame, TooLarge, Value
from .laws import LEAST, of_grid, of_outcomes, of_values

MOST_MOVES = 700_000  # in the graphs of all positions of a table
QUICK = replace(LIMITS, cpu_ms=5_000)  # for the smallest positions
Ask = Callable[..., Value]  # of one or two numbers
PLAYERS = "Left", "Right"
PROOF = re.compile(r"proof:|\(lesson \d+, ")  # in an Idea that proves its law or names a theorem
CLASSES = {"NP": "L", "PN": "R", "NN": "N", "PP": "P"}  # by the outcomes if Left or Right begins
THEOREMS = {  # the kinds of laws that a proof in a header with this topic proves
    "bachet": "modulus",
    "subtraction-game": "modulus",
    "symmetry": "modulus",
    "wythoff": "beatty",
    "fibonacci-nim": "fibonacci recurrence powers",
    "pattern": "parity",
    "sprague-grundy": "arithmetic halving",
}


@dataclass
class Table:
    """One row of cells, or a square of them. Each axis goes from `first` to `last`."""

    title: str
    names: tuple[str, ...]  # of the axes
    first: int
    last: int
    cells: list[list[Value]]
    laws: list[dict] = field(default_factory=list)
    note: str = ""  # the positions of the table, and why it ends early
    proof: str = ""  # the file that contains the proof of the proved laws
    points: str = ""  # the number that both players change, see Problem

    def part(self, name: str) -> list:
        """Return `outcome`, `grundy` or `score` of each cell: a list, or a list of rows."""
        rows = [[getattr(cell, name) for cell in row] for row in self.cells]
        return rows if len(self.names) == 2 else rows[0]

    def has(self, name: str) -> bool:
        return getattr(self.cells[0][0], name) is not None

    @property
    def is_partizan(self) -> bool:
        return any(cell.outcome in "LR" for row in self.cells for cell in row)

    def as_json(self) -> str:
        axes = [{"name": name, "from": self.first, "to": self.last} for name in self.names]
        names = ["outcome", "grundy", *["score"] * self.has("score")]
        parts = {name: self.part(name) for name in names}
        return json.dumps({"axes": axes, **parts, "laws": self.laws}, ensure_ascii=False) + "\n"

    def told_laws(self) -> list[str]:
        proved = _("{law}: found up to {to}, proved, see {file}")
        unproved = _("{law}: found up to {to}, not proved")
        return [
            (proved if law["proved"] else unproved).format(
                law=told("law", law["text"]), to=law["to"], file=self.proof
            )
            for law in self.laws
        ]

    def why_no_law(self) -> str:
        if self.is_partizan:
            return _("The two players have different moves: the command looks for no law.")
        if self.last - self.first + 1 < LEAST:
            what = _("The table is too small to look for a law (fewer than {least} numbers).")
            return what.format(least=LEAST)
        tried = [_("periods"), _("halving"), _("powers"), _("recurrences")]
        if len(self.names) == 2:
            tried = [
                _("remainders"), _("xor"), _("equality"), _("golden ratio"), _("repetition"),
            ]  # fmt: skip
        elif "D" in self.part("outcome"):
            tried = tried[:1]
        if not self.has("grundy"):
            tried = [kind for kind in tried if kind not in ("xor", "halving")]
        return _("No law was found; tried: {kinds}.").format(kinds=joined(_(", "), tried))


def asker(game: Game, write: Callable[..., str], validate=None, has_players=False) -> Ask:
    """Return a function that asks about a position; it raises Violation, NoGame or TooLarge.

    `write` makes an input from one or two numbers. If the players have different moves, `write`
    also gets the player who begins.
    """

    def ask(*at: int | str) -> Value:
        text = write(*at)
        if validate:
            read(text, validate)
        return game.value(text)

    def ask_about_both(*at: int) -> Value:
        values = [ask(*at, player) for player in PLAYERS]
        if outcome := CLASSES.get("".join(value.outcome for value in values)):
            return Value(outcome, moves=sum(value.moves for value in values))
        raise Mistake(_("a table of two players' moves takes no draws"))

    return ask_about_both if has_players else ask


def of_problem(game: Game, problem: catalog.Problem, to: int | None) -> Table:
    cases_py = problem.folder / "cases.py"
    module = load_cases(cases_py)
    write = module.get("position") or module.get("cell")
    if not write:
        what = _(
            "{problem} has no table: {path} defines neither position(n) nor cell(row, column); "
            "see lessons/rules/ for other games"
        )
        raise Mistake(what.format(problem=problem.name, path=shown(cases_py)))
    parameters = [*inspect.signature(write).parameters]
    names = tuple(name.replace("_", " ") for name in parameters if name != "player")
    header = solution_header(problem.solution)
    is_proved = "Proof" in header.keys or PROOF.search(header.keys["Idea"])
    proof = shown(problem.solution) if is_proved else ""
    ask = asker(game, write, module["validate"], "player" in parameters)
    table = filled(ask, f"{problem.name}: {problem.title}", names, to)
    table.points = problem.points
    said = told("note", inspect.getdoc(write) or "")
    table.note = said + " " + table.note if said and table.note else table.note or said
    return with_laws(table, proof, {*header.topics})


def of_rule(game: Game, to: int | None) -> Table:
    """Return the table of a rule that reads n, or row and column, and perhaps who begins.

    A rule reads a second number or a player if another value leads to another game.
    """

    def write(*words: int | str) -> str:
        return " ".join(map(str, words)) + "\n"

    def graph(*at: int | str) -> bytes | type:
        try:
            return game.ask("GRAPH", write(*at), limits=QUICK)
        except Endless:
            raise
        except (NoGame, TooLarge) as error:
            return type(error)

    graphs = {(row, column): graph(row, column) for row in (2, 3, 5) for column in (1, 2, 4)}
    has_players = any(graph(*at, PLAYERS[1]) != graphs[at] for at in graphs)
    is_grid = has_players or any(graphs[at] != graphs[at[0], 1] for at in graphs)
    ask = asker(game, write, has_players=has_players)
    names = ("row", "column") if is_grid else ("n",)
    return with_laws(filled(ask, shown(game.source), names, to))


def filled(ask: Ask, title: str, names: tuple[str, ...], to: int | None) -> Table:
    """Return the table up to `to`, or to the largest square of positions that can be searched."""
    is_grid = len(names) == 2
    to = to if to is not None else 20 if is_grid else 50
    first = last = 0
    cells: dict[tuple[int, ...], Value] = {}
    reason, is_large = "", False
    for k in range(to + 1):
        side = range(first if cells and is_grid else k, k + 1)
        shell = [at for j in side for at in {(k, j), (j, k)}]
        try:
            larger = cells | {at[: len(names)]: ask(*at[: len(names)]) for at in shell}
            if sum(cell.moves for cell in larger.values()) > MOST_MOVES:
                raise TooLarge(_("the table is too large"))
            cells, first, last = larger, first if cells else k, k
        except (TooLarge, Violation, NoGame) as error:
            is_large = isinstance(error, TooLarge)
            reason = fault(error) if isinstance(error, Violation) else error.text
            if is_large or cells:
                break
    if not cells:
        what = _("{title}: no position from 0 to {to} can be asked about: {reason}")
        raise Mistake(what.format(title=title, to=to, reason=reason))
    if any(cell.grundy is None for cell in cells.values()):  # the game has draws
        cells = {at: cell._replace(grundy=None) for at, cell in cells.items()}
    numbers = range(first, last + 1)
    rows = [[cells[row, column] for column in numbers] for row in numbers] if is_grid else []
    rows = rows or [[cells[n,] for n in numbers]]
    reason = _("larger positions take too long to search") if is_large else reason
    note = _("It ends at {last}: {reason}.").format(last=last, reason=reason) if last < to else ""
    return Table(title, names, first, last, rows, note=note)


def with_laws(table: Table, proof: str = "", topics: Set[str] = frozenset()) -> Table:
    """Add the laws to a table. If a law is a theorem of the topics, the file `proof` proves it."""
    if table.is_partizan:
        return table
    table.proof = proof
    outcomes, values = table.part("outcome"), table.part("grundy") if table.has("grundy") else []
    if len(table.names) == 2:
        laws = of_grid(outcomes, values, table.first, table.names)
    else:
        laws = of_values(values, table.first, table.names[0])
        if not laws or {*outcomes[2:]} != {"N"}:  # otherwise the values contain the outcomes
            laws += of_outcomes(outcomes, table.first, table.names[0])
    for kind, text, start in laws:
        is_proved = bool(proof) and any(kind in THEOREMS.get(topic, "") for topic in topics)
        law = {"kind": kind, "text": text, "from": start, "to": table.last}
        table.laws.append(law | {"proved": is_proved})
    return table

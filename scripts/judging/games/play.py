"""play: one game between a person and the perfect player, in words."""

from collections.abc import Callable
from textwrap import wrap
from typing import Any

from typer import style

from .graph import Graph, Move, Position, right

MOST_COUNTERS = 60  # of a pile in a picture
MOST_ROWS = 30
REPETITIONS = 3  # of a position: then the game is a draw
WINS, LOSES, DRAWS = "You win.", "The machine wins.", "A draw."
COLOURS = {WINS: "green", LOSES: "red"}
EXPLANATION = """\
A number makes that move. h: which moves win. u: take back your last move, and
the machine's after it. ?: this text. q: give up.
A winning move leaves a P-position: each move from there has an answer that
leaves one again, down to the end. A position with such a move is an N-position.
The machine never misses one; in a P-position it leaves you the fewest right
answers, and the longest way."""
EXPLANATION_OF_POINTS = """\
A number makes that move. h: the best moves. u: take back your last move, and
the machine's after it. ?: this text. q: give up.
A move may score points, and more points win. A best move scores the most less
what the other player can get more than its maker after it, down to the end.
The machine always makes one."""


class Session:
    """The state of one game. `ask` takes a prompt, and returns a line, "" at the end of
    the input; `say` shows a line; `counter` is what pictures of piles consist of."""

    def __init__(
        self,
        graph: Graph,
        start: int,
        second: bool,
        ask: Callable[[str], str],
        say: Callable[[str], None],
        counter="o",
    ):
        self.graph, self.start, self.second, self.ask, self.say, self.counter = (
            graph,
            start,
            second,
            ask,
            say,
            counter,
        )
        self.made: list[Move] = []

    @property
    def met(self) -> list[int]:
        """The indexes of the positions so far."""
        return [self.start, *(move.to for move in self.made)]

    @property
    def at(self) -> Position:
        return self.graph[self.met[-1]]

    @property
    def is_persons_turn(self) -> bool:
        return len(self.made) % 2 == self.second

    @property
    def points(self) -> tuple[int, int]:
        """Of the person and of the machine."""
        first, other = (sum(move.gain for move in self.made[i::2]) for i in (0, 1))
        return (other, first) if self.second else (first, other)

    def play(self, about: str) -> None:
        self.say(f"{about}\nYou move {'second' if self.second else 'first'}. Type ? for help.")
        if self.second:
            self.show()
        while not (result := self.result()):
            if not self.is_persons_turn:
                best = (
                    self.at.best if self.at.best is not None else right(self.graph, self.met[-1])[0]
                )
                self.made.append(self.at.moves[best])
                self.say("\n" + style("machine: ", fg="cyan", bold=True) + self.made[-1].words)
            elif not self.moves(about):
                result = "Given up."
                break
        self.say(style(result, fg=COLOURS.get(result), bold=True))

    def result(self) -> str:
        """How the game has ended; "" if it goes on."""
        if self.met[::-2].count(self.met[-1]) == REPETITIONS:  # with the same player to move
            self.say(f"The position has come up {REPETITIONS} times.")
            return DRAWS
        if self.at.moves:
            return ""
        if self.at.score is not None:
            yours, machines = self.points
            promised = (self.graph[self.start].score or 0) * (-1 if self.second else 1)
            self.say(f"\n{self.told_points()} (best play: you {promised:+})")
            return WINS if yours > machines else LOSES if yours < machines else DRAWS
        return (
            DRAWS
            if self.at.outcome == "D"
            else WINS
            if (self.at.outcome == "N") == self.is_persons_turn
            else LOSES
        )

    def moves(self, about: str) -> bool:
        """The person's turn, up to a move or its taking back; False if they give up."""
        self.show()
        choices = {str(number): move for number, move in enumerate(self.at.moves, 1)}
        for number, move in choices.items():
            self.say(f"{number:>3}) {move.words}")
        while line := self.ask(f"move? (1{f'-{len(choices)}' * (len(choices) > 1)}, h, u, ?, q) "):
            match line.strip():
                case number if number in choices:
                    self.made.append(choices[number])
                    return True
                case "h":
                    self.hint()
                case "u" if len(self.made) > 1:
                    del self.made[-2:]
                    return True
                case "u":
                    self.say("There is no move of yours to take back.")
                case "?":
                    self.say(
                        f"{about}\n{EXPLANATION if self.at.score is None else EXPLANATION_OF_POINTS}"
                    )
                case "q":
                    break
                case other:
                    self.say(
                        f"{other[:40]!r} is no move: type a number from 1 to {len(choices)}, or h, u, ? or q."
                    )
        return False

    def hint(self) -> None:
        """Every right move, by number and in words; the one that wins soonest is the first."""
        kind = (
            "best"
            if self.at.score is not None
            else "drawing"
            if self.at.outcome == "D"
            else "winning"
        )
        moves = (f"{i + 1}) {self.at.moves[i].words}" for i in right(self.graph, self.met[-1]))
        self.say(f"{kind}: {'; '.join(moves) or 'none'}")

    def show(self) -> None:
        self.say("\n" + style(f"position: {self.at.words}", bold=True))
        for line in picture(self.at.shape, self.counter):
            self.say(line)
        if self.at.score is not None:
            self.say(self.told_points())

    def told_points(self) -> str:
        return "points: you {}, the machine {}".format(*self.points)


def picture(shape: dict[str, Any], counter: str) -> list[str]:
    """Piles as rows of counters in groups of five; boards as rows of cells, with the
    number of marks where it is not one, and `x` for those of the other kind; numbers in
    columns; graphs as what each vertex is joined to, by edges of the other kind behind `..`."""
    match shape:
        case {"kind": "piles", "piles": piles} if len(piles) <= MOST_ROWS:
            groups = {pile: " ".join(wrap(counter * min(pile, MOST_COUNTERS), 5)) for pile in piles}
            return [
                f"{pile:6}  {groups[pile]}{' ...' * (pile > MOST_COUNTERS)}".rstrip()
                for pile in piles
            ]
        case {"kind": "cells", "rows": rows, "columns": columns} if max(rows, columns) <= MOST_ROWS:
            cells = [(row, column) for row in range(rows) for column in range(columns)]
            signs = [_cell(shape, [*cell], counter) for cell in cells]
            return [
                "    " + " ".join(signs[i : i + columns]) for i in range(0, len(signs), columns)
            ]
        case {"kind": "numbers", "rows": rows} if len(rows) <= MOST_ROWS:
            wide = max((len(str(number)) for row in rows for number in row), default=0)
            return ["   " + _row(row, wide, shape.get("ends")) for row in rows]
        case {"kind": "graph", "vertices": vertices} if vertices <= MOST_ROWS:
            return [_vertex(shape, vertex, counter) for vertex in range(vertices)]
    return []


def _row(row: list[Any], wide: int, has_ends: bool | None) -> str:
    """The numbers of a row; those at its ends in brackets, if a move takes one of these."""
    taken = {0, len(row) - 1} if has_ends else {}
    signs = [f"[{number}]" if i in taken else f" {number or '.'} " for i, number in enumerate(row)]
    return "".join(
        sign.rjust(wide + 2) if has_ends else sign[:-1].rjust(wide + 1) for sign in signs
    )


def _cell(shape: dict[str, Any], cell: list[int], counter: str) -> str:
    marks = shape["marks"].count(cell)
    return (
        "x"
        if cell in shape["others"]
        else str(marks)
        if marks > 1
        else counter
        if marks
        else "#"
        if cell in shape["blocked"]
        else "."
    )


def _vertex(shape: dict[str, Any], vertex: int, counter: str) -> str:
    text, others = f"{vertex:6}", shape.get("others", [])
    for line, is_other in (("->" if shape["directed"] else "--", False), ("..", True)):
        edges = [edge for i, edge in enumerate(shape["edges"]) if (i in others) == is_other]
        joined = [str(b) for a, b in edges if a == vertex]
        if not shape["directed"]:
            joined += [str(a) for a, b in edges if b == vertex and a != b]
        text += f" {line} {', '.join(joined)}" if joined else ""
    return f"{text}  {counter * shape['marks'].count(vertex)}".rstrip()

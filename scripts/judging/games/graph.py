"""graph: a game as an oracle knows it - positions, moves, and who wins.

game = Game(pool, problem.oracle("brute"))
graph = game.graph("7 3\\n")      # the game below the first question's position
graph[0].outcome                   # "P", "N" or "D", for the player to move
graph[0].moves[1].words            # "take 2 from the pile of 7"
graph[graph[0].moves[1].to]        # the position that this move leads to
right(graph, 0)
game.value("7 3\\n").grundy        # of the first question's position
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .. import Mistake, printable, readable, shown
from ..collection.oracles import DECLINED, Oracle
from ..engine.runner import Limits, Pool
from ..engine.verdict import ended

MOST = 20_000  # positions of a graph, unless it is asked for otherwise
LIMITS = Limits(cpu_ms=20_000, memory_kib=2 << 20, output_kib=128 << 10, stack_kib=64 << 10)
BEGINNING = {"PLAY_GRAPH": b'{"id": 0, ', "PLAY_VALUE": b'{"outcome": '}


class NoGame(Mistake):
    """The oracle asks nothing about a game."""


class TooLarge(Mistake):
    """More positions than wanted can be reached, or the oracle declines."""


class Endless(TooLarge):
    """The oracle did not end in time."""


class Move(NamedTuple):
    to: int  # the index of a position
    words: str
    gain: int = 0  # points


class Position(NamedTuple):
    """What the oracle tells of it, see play.hpp and points.hpp."""

    words: str
    shape: dict[str, Any]  # what a picture shows: {"kind": "piles", "piles": [3, 5]}
    outcome: str  # "P", "N", or "D" for a draw, of the player to move
    moves: tuple[Move, ...]
    length: int | None = None  # moves still to come under best play
    best: int | None = None  # the index of the perfect player's move
    score: int | None = None  # in a game for points: how many more the player to move gets


class Value(NamedTuple):
    """What is said of a position without its graph."""

    outcome: str
    moves: int  # of all positions of the graph
    grundy: int | None = None  # unless the game ends and whoever moves last has won
    score: int | None = None


class Graph(Sequence[Position]):
    """The start is the first position; every other can be reached from it. One is read when it is asked for."""

    def __init__(self, told: bytes):
        self.lines = told.splitlines()
        self._read: dict[int, Position] = {}

    def __len__(self) -> int:
        return len(self.lines)

    def __getitem__(self, at):
        if at not in self._read:
            self._read[at] = _position(**json.loads(self.lines[at]))
        return self._read[at]

    def __eq__(self, other) -> bool:
        return isinstance(other, Graph) and self.lines == other.lines


class Game:
    """An oracle that tells any of its games."""

    def __init__(self, pool: Pool, source: Path):
        self.oracle, self.source = Oracle(pool, source), source
        self.input = pool.folder("graph") / "input"

    def graph(self, text: str, most: int = MOST, limits: Limits = LIMITS) -> Graph:
        """The game that the first question of an input asks about; raises NoGame, or
        TooLarge if it has more than `most` positions."""
        return Graph(self._told(text, limits, "PLAY_GRAPH", most))

    def value(self, text: str, most: int = MOST, limits: Limits = LIMITS) -> Value:
        """Of the position that the first question asks about, without words and pictures; raises the same."""
        return Value(**json.loads(self._told(text, limits, "PLAY_VALUE", most)))

    def _told(self, text: str, limits: Limits, variable: str, most: int) -> bytes:
        self.input.write_text(text)
        measured = self.oracle.ask(self.input, limits, **{variable: str(most)}).result()
        if measured.limit in ("cpu", "wall"):
            told = " ".join(text.split())
            raise Endless(
                f"{shown(self.source)} has not ended after {limits.cpu_ms // 1000} s on the input {told[:60]}: does every list of options end, and every play?"
            )
        if measured.exit == DECLINED or measured.limit:
            said = " ".join(readable(measured.errors).split())
            why = said.rpartition("declined: ")[2] or f"it needs too much {measured.limit}"
            raise TooLarge(
                f"the position is too large ({why}): at most {most} positions may be reached from it"
            )
        if measured.exit or measured.signal:
            raise Mistake(f"{shown(self.source)} {ended(measured)}")
        if not measured.output.startswith(BEGINNING[variable]):
            raise NoGame(
                f"{shown(self.source)} asks about no game: it calls no play::Game of play.hpp, and no points::Game, on this input"
            )
        return measured.output


def _position(id: int, position: str, moves: list[dict[str, Any]], **told: Any) -> Position:
    made = [
        Move(move["to"], " ".join(printable(move["words"]).split()), move.get("gain", 0))
        for move in moves
    ]
    return Position(printable(position).rstrip(","), moves=tuple(made), **told)


def right(graph: Graph, at: int) -> list[int]:
    """The indexes of the moves that keep what a position promises - a win, a draw, the
    most points - the perfect player's first. None is right where the position is lost."""
    position = graph[at]
    if position.score is not None:
        found = [
            i
            for i, move in enumerate(position.moves)
            if move.gain - (graph[move.to].score or 0) == position.score
        ]
    else:
        wanted = {"N": "P", "D": "D"}.get(position.outcome)
        found = [i for i, move in enumerate(position.moves) if graph[move.to].outcome == wanted]
    return sorted(found, key=lambda i: i != position.best)

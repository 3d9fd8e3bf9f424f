"""graph: a game as an oracle knows it - positions, moves, and who wins.

game = Game(pool, problem.oracle("brute"))
graph = game.graph("7 3\\n")      # the game below the first question's position
graph[0].outcome                   # "P", "N" or "D", for the player to move
graph[0].moves[1].words            # "take 2 from the pile of 7"
graph[graph[0].moves[1].to]        # the position that this move leads to
grundy(graph)[0], right(graph, 0)
"""

import json
from graphlib import CycleError, TopologicalSorter
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from .. import Mistake, printable, readable, shown
from ..oracles import DECLINED, Oracle
from ..runner import Limits, Pool
from ..verdict import ended

MOST = 20_000  # positions of a graph, unless it is asked for otherwise
LIMITS = Limits(cpu_ms=20_000, memory_kib=2 << 20, output_kib=128 << 10, stack_kib=64 << 10)
BEGINNING = b'{"id": 0'


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


Graph = list[Position]  # the start is the first; every other can be reached from it


class Game:
    """An oracle that tells any of its games."""

    def __init__(self, pool: Pool, source: Path):
        self.oracle, self.source = Oracle(pool, source), source
        self.input = pool.folder("graph") / "input"

    def graph(self, text: str, most: int = MOST, limits: Limits = LIMITS) -> Graph:
        """The game that the first question of an input asks about; raises NoGame, or
        TooLarge if it has more than `most` positions."""
        self.input.write_text(text)
        measured = self.oracle.ask(self.input, limits, PLAY_GRAPH=str(most)).result()
        if measured.limit in ("cpu", "wall"):
            told = " ".join(text.split())
            raise Endless(
                f"{shown(self.source)} has not ended after {limits.cpu_ms // 1000} s on the input {told[:60]}: does every list of options end, and every play?"
            )
        if measured.exit == DECLINED or measured.limit:
            said = " ".join(readable(measured.errors).split())
            why = said.rpartition("declined: ")[2] or f"it needs too much {measured.limit}"
            raise TooLarge(f"the position is too large ({why}): at most {most} positions may be reached from it")
        if measured.exit or measured.signal:
            raise Mistake(f"{shown(self.source)} {ended(measured)}")
        if not measured.output.startswith(BEGINNING):
            raise NoGame(f"{shown(self.source)} asks about no game: it calls no play::Game of play.hpp, and no points::Game, on this input")
        return [_position(**json.loads(line)) for line in measured.output.splitlines()]


def _position(id: int, position: str, moves: list[dict[str, Any]], **told: Any) -> Position:
    made = [Move(move["to"], " ".join(printable(move["words"]).split()), move.get("gain", 0)) for move in moves]
    return Position(printable(position).rstrip(","), moves=tuple(made), **told)


def grundy(graph: Graph) -> list[int] | None:
    """The Grundy value of each position, the mex of those of its options. None unless
    the game ends, without points, and whoever moves last has won. Where two players have
    moves of their own (play::turns), they say nothing about a sum of games."""
    if any(position.score is not None or not position.moves and position.outcome != "P" for position in graph):
        return None
    values = [0] * len(graph)
    try:
        for i in TopologicalSorter({i: [move.to for move in at.moves] for i, at in enumerate(graph)}).static_order():
            options = {values[move.to] for move in graph[i].moves}
            values[i] = next(value for value in count() if value not in options)
    except CycleError:
        return None
    return values


def right(graph: Graph, at: int) -> list[int]:
    """The indexes of the moves that keep what a position promises - a win, a draw, the
    most points - the perfect player's first. None is right where the position is lost."""
    position = graph[at]
    if position.score is not None:
        found = [i for i, move in enumerate(position.moves) if move.gain - (graph[move.to].score or 0) == position.score]
    else:
        wanted = {"N": "P", "D": "D"}.get(position.outcome)
        found = [i for i, move in enumerate(position.moves) if graph[move.to].outcome == wanted]
    return sorted(found, key=lambda i: i != position.best)

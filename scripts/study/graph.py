"""The positions, moves and outcomes of a game, as an oracle computes them."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from judging import Mistake, existing, readable, shown
from judging.data.oracles import Oracle
from judging.phrases import told
from judging.problems import catalog
from judging.problems.catalog import one
from judging.run.runner import DECLINED, Limits, Pool
from judging.run.verdict import ended
from judging.words import _

MOST = 20_000  # positions of a graph
LIMITS = Limits(cpu_ms=20_000, memory_kib=2 << 20, output_kib=128 << 10, stack_kib=64 << 10)
BEGINNING = {"GRAPH": b'{"id": 0, ', "VALUE": b'{"outcome": '}


class NoGame(Mistake):
    """The oracle constructs no play::Game and no points::Game."""


class TooLarge(Mistake):
    """Too many positions can be reached."""


class Endless(TooLarge):
    """The oracle did not end in time."""


class Move(NamedTuple):
    to: int  # the index of a position
    words: Any  # data; moves.py says them
    gain: int = 0  # points


class Position(NamedTuple):
    """A position as play.hpp or points.hpp describes it."""

    words: Any
    shape: dict[str, Any]  # what a picture shows: {"kind": "piles", "piles": [3, 5]}
    outcome: str  # "P", "N", or "D" for a draw, for the player to move
    moves: tuple[Move, ...]
    length: int | None = None  # moves until the end under best play
    best: int | None = None  # the index of the perfect player's move
    score: int | None = None  # in a game for points: the lead that the player to move can get


class Value(NamedTuple):
    """Who wins from a position, and its value."""

    outcome: str  # P, N or D; in a table also L or R, if Left or Right wins, no matter who begins
    grundy: int | None = None  # only in normal play without draws
    score: int | None = None  # of a game for points
    moves: int = 0  # in the whole graph

    def __str__(self) -> str:
        return next((str(n) for n in (self.score, self.grundy) if n is not None), self.outcome)


class Graph(Sequence[Position]):
    """All positions that can be reached from the first one. Each is parsed when it is used."""

    def __init__(self, lines: list[bytes]):
        self.lines = lines
        self.position = cache(lambda at: _position(**json.loads(lines[at])))

    def __len__(self) -> int:
        return len(self.lines)

    def __getitem__(self, at):
        return self.position(at)


class Game:
    """An oracle that can describe its game. The methods raise NoGame or TooLarge."""

    def __init__(self, pool: Pool, source: Path):
        self.oracle, self.source = Oracle(pool, source), source
        self.input = pool.folder("graph") / "input"

    def graph(self, text: str, most: int = MOST, limits: Limits = LIMITS) -> Graph:
        """Return the graph from the position of the first question, of at most `most` positions."""
        return Graph(self.ask("GRAPH", text, most, limits).splitlines())

    def value(self, text: str) -> Value:
        """Return the value of the position of the first question."""
        return Value(**json.loads(self.ask("VALUE", text)))

    def ask(self, what: str, text: str, most: int = MOST, limits: Limits = LIMITS) -> bytes:
        """Return what the oracle prints about an input with PLAY_GRAPH or PLAY_VALUE set."""
        self.input.write_text(text)
        measured = self.oracle.ask(self.input, limits, **{f"PLAY_{what}": str(most)}).result()
        if measured.limit in ("cpu", "wall"):
            what = _(
                "{path} has not ended after {seconds} s on the input {input}: is every list of "
                "options finite, and every play?"
            )
            input = " ".join(text.split())[:60]
            where = {"path": shown(self.source), "input": input}
            raise Endless(what.format(seconds=limits.cpu_ms // 1000, **where))
        if measured.exit == DECLINED or measured.limit:
            reason = " ".join(readable(measured.errors).split()).rpartition("declined: ")[2]
            needs = _("it needs too much {limit}").format(limit=measured.limit)
            what = _(
                "the position is too large ({reason}): at most {most} positions may be reached "
                "from it"
            )
            raise TooLarge(
                what.format(reason=told("declined", reason) if reason else needs, most=most)
            )
        if measured.exit or measured.signal:
            raise Mistake(f"{shown(self.source)} " + ended(measured))
        if not measured.output.startswith(BEGINNING[what]):
            what = _(
                "{path} asks about no game: on this input it calls no play::Game of play.hpp and "
                "no points::Game"
            )
            raise NoGame(what.format(path=shown(self.source)))
        return measured.output


def _position(id: int, position: str, moves: list[dict[str, Any]], **rest: Any) -> Position:
    return Position(position, moves=tuple(Move(**move) for move in moves), **rest)


def right(graph: Graph, at: int) -> list[int]:
    """Return the indexes of the moves that keep the win, the draw or the score of a position.

    The perfect player's move comes first. A lost position has none.
    """
    position = graph[at]
    if position.score is not None:
        values = [move.gain - (graph[move.to].score or 0) for move in position.moves]
        moves = [i for i, value in enumerate(values) if value == position.score]
    else:
        wanted = {"N": "P", "D": "D"}.get(position.outcome)
        moves = [i for i, move in enumerate(position.moves) if graph[move.to].outcome == wanted]
    return sorted(moves, key=lambda i: i != position.best)


def chosen_game(command: str, selector: str | None, rule: Path | None) -> catalog.Problem | Path:
    """Return the selected problem, or the file of a rule."""
    if rule and not selector:
        return existing(rule)
    if selector and not rule:
        return one(catalog.find([selector]))
    what = _("{command} needs one game: a problem, or --rule FILE with your own game")
    raise Mistake(what.format(command=command))

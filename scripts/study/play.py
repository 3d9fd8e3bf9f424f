"""Play a game on the terminal against the perfect player."""

import io
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap
from typing import Any

from typer import echo, style

from judging.moves import told
from judging.run.runner import Pool
from judging.words import N_, _, joined, local

from .graph import Graph, Move, Position, chosen_game, right
from .starts import Rules

MOST_COUNTERS = 60  # of a pile in a picture
MOST_ROWS = 30
REPETITIONS = 3  # of a position: then the game is a draw
WINS, LOSES, DRAWS = N_("You win."), N_("The machine wins."), N_("A draw.")
COLOURS = {WINS: "green", LOSES: "red"}
EXPLANATION = N_("""
A number makes that move. h: the best moves. u: take back your last move and
the machine's answer. ?: this text. q: give up.
""")
OF_WINS = N_("""A winning move leads to a P-position, from which every move loses. A position
with a winning move is an N-position. The machine never misses a winning move.
Without one, it leaves you the fewest right answers and the longest game.""")
OF_POINTS = N_("""Moves score points, and more points win. A best move keeps the largest lead
that its player can get. The machine always makes one.""")


def play_game(
    selector: str | None, input: Path | None, seed: int, second: bool, rule: Path | None
) -> None:
    """Play the game of a problem or of a rule, from an input or a random position."""
    game = chosen_game("play", selector, rule)
    with Pool(1) as pool:
        rules = Rules.of_problem(pool, game)
        start = rules.at_input(input) if input else rules.drawn(seed, second)
    description = rules.description
    if given := rules.parameters(start):
        line = _("Given: {numbers}").format(numbers=given)
        line += _(", and one move is made") if start.at > 0 else ""
        description += f"\n{line.local}"
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    counter = "●" if (sys.stdout.encoding or "").lower().startswith("utf") else "o"
    Session(start.graph, start.at, second, _ask, _say, counter).play(description)


def _say(text: str) -> None:
    echo(text, color=False if "NO_COLOR" in os.environ else None)


def _ask(prompt: str) -> str:
    """Return a line of the input, or "" at its end. The prompt has its own line in a pipe."""
    is_terminal = sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()
    try:
        return input(prompt if is_terminal else f"{prompt.rstrip()}\n") + "\n"
    except (EOFError, RuntimeError):  # RuntimeError: it was closed
        return ""


@dataclass
class Session:
    """One game between a person and the machine."""

    graph: Graph
    start: int
    second: bool  # the person moves second
    ask: Callable[[str], str]  # takes a prompt, returns a line, or "" at the end of the input
    say: Callable[[str], None]
    counter: str = "o"  # a picture of a pile consists of counters
    moves: list[Move] = field(default_factory=list)

    @property
    def path(self) -> list[int]:
        """Return the indexes of the positions so far."""
        return [self.start, *(move.to for move in self.moves)]

    @property
    def position(self) -> Position:
        return self.graph[self.path[-1]]

    def play(self, rules: str) -> None:
        """Play until the game ends or the person gives up."""
        first = _("You move first. Type ? for help.")
        second = _("You move second. Type ? for help.")
        self.say(f"{rules}\n{local(second if self.second else first)}")
        if self.second:
            self.show()
        while not (result := self.result()):
            if len(self.moves) % 2 != self.second:
                best = self.position.best
                best = right(self.graph, self.path[-1])[0] if best is None else best
                self.moves.append(self.position.moves[best])
                machine = style(_("machine: ").local, fg="cyan", bold=True)
                self.say(f"\n{machine}{told(self.moves[-1].words).local}")
            elif not self.take_turn(rules):
                result = N_("Given up.")
                break
        self.say(style(_(result).local, fg=COLOURS.get(result), bold=True))

    def points(self) -> list[int]:
        """Return the points of the person and of the machine."""
        return [sum(move.gain for move in self.moves[i::2]) for i in (self.second, not self.second)]

    def result(self) -> str:
        """Return how the game has ended, or "" if it goes on."""
        if self.path[::-2].count(self.path[-1]) == REPETITIONS:  # at turns of the same player
            what = _("The position has come up {count} times.")
            self.say(what.format(count=REPETITIONS).local)
            return DRAWS
        if self.position.moves:
            return ""
        lead = {"N": 1, "P": -1, "D": 0}[self.position.outcome]  # of the player to move
        lead = lead if len(self.moves) % 2 == self.second else -lead
        if self.position.score is not None:
            yours, machines = self.points()
            best, lead = self.graph[self.start].score or 0, yours - machines
            best = -best if self.second else best
            what = _("points: you {yours}, the machine {machines} (best play: you {best:+})")
            self.say("\n" + what.format(yours=yours, machines=machines, best=best).local)
        return WINS if lead > 0 else LOSES if lead < 0 else DRAWS

    def take_turn(self, rules: str) -> bool:
        """Ask the person until they make or take back a move; return False if they give up."""
        self.show()
        choices = {str(number): move for number, move in enumerate(self.position.moves, 1)}
        for number, move in choices.items():
            self.say(f"{number:>3}) {told(move.words).local}")
        numbers = f"1-{len(choices)}" if len(choices) > 1 else "1"
        while line := self.ask(_("move? ({numbers}, h, u, ?, q) ").format(numbers=numbers).local):
            word = line.strip()
            if word in choices:
                self.moves.append(choices[word])
                return True
            if word == "u" and len(self.moves) > 1:
                del self.moves[-2:]
                return True
            if word == "q":
                break
            self.say(local(self.answer(word, rules)))
        return False

    def answer(self, word: str, rules: str) -> str:
        """Return the answer to a word that is not a move: h, u, ? or an unknown word."""
        position = self.position
        if word == "h":
            kind = _("drawing: ") if position.outcome == "D" else _("winning: ")
            kind = _("best: ") if position.score is not None else kind
            moves = right(self.graph, self.path[-1])
            words = [f"{i + 1}) " + told(position.moves[i].words) for i in moves]
            return kind + (joined(_("; "), words) or _("none"))
        if word == "u":
            return _("You have not made a move, so you cannot take one back.")
        if word == "?":
            return rules + _(EXPLANATION) + _(OF_WINS if position.score is None else OF_POINTS)
        what = _("{word!r} is not a move: type a number from 1 to {last}, or h, u, ? or q.")
        return what.format(word=word[:40], last=len(position.moves))

    def show(self) -> None:
        position = self.position
        words = _("position: {words}").format(words=told(position.words))
        self.say("\n" + style(words.local, bold=True))
        for line in picture(position.shape, self.counter):
            self.say(line)
        if position.score is not None:
            yours, machines = self.points()
            what = _("points: you {yours}, the machine {machines}")
            self.say(what.format(yours=yours, machines=machines).local)


def picture(shape: dict[str, Any], counter: str) -> list[str]:
    """Return the lines of a picture: rows of counters, a board, numbers, or a list of edges."""
    match shape:
        case {"kind": "piles", "piles": piles} if len(piles) <= MOST_ROWS:
            groups = [" ".join(wrap(counter * min(pile, MOST_COUNTERS), 5)) for pile in piles]
            lines = [f"{pile:6}  {group}" for pile, group in zip(piles, groups)]
            lines = [f"{a} ..." if b > MOST_COUNTERS else a for a, b in zip(lines, piles)]
        case {"kind": "cells", "rows": m, "columns": n} if max(m, n) <= MOST_ROWS:
            signs = [[_cell(shape, [i, j], counter) for j in range(n)] for i in range(m)]
            lines = ["    " + " ".join(row) for row in signs]
        case {"kind": "numbers", "rows": rows} if len(rows) <= MOST_ROWS:
            width = max((len(str(number)) for row in rows for number in row), default=0)
            lines = ["   " + _row(row, width, bool(shape.get("ends"))) for row in rows]
        case {"kind": "graph", "vertices": vertices} if vertices <= MOST_ROWS:
            names = shape.get("names") or [str(vertex) for vertex in range(vertices)]
            seen = [i for i in range(vertices) if names[i] or i in shape["marks"]]
            lines = [_vertex(shape, names, vertex, counter) for vertex in seen]
        case _:
            lines = []
    return [line.rstrip() for line in lines]


def _row(row: list[Any], width: int, has_ends: bool) -> str:
    """Return the numbers of a row, with brackets at its ends if moves take numbers there."""
    if not has_ends:
        return "".join(f" {number or '.':>{width}}" for number in row)
    ends = (0, len(row) - 1)
    signs = [f"[{x}]" if i in ends else f" {x or '.'} " for i, x in enumerate(row)]
    return "".join(sign.rjust(width + 2) for sign in signs)


def _cell(shape: dict[str, Any], cell: list[int], counter: str) -> str:
    if cell in shape["others"]:
        return "x"
    if marks := shape["marks"].count(cell):
        return counter if marks == 1 else str(marks)
    return "#" if cell in shape["blocked"] else "."


def _vertex(shape: dict[str, Any], names: list[str], vertex: int, counter: str) -> str:
    text = f"{names[vertex]:>6}"
    directed, others = shape["directed"], shape.get("others", [])
    for line, is_other in (("->" if directed else "--", False), ("..", True)):
        edges = [edge for i, edge in enumerate(shape["edges"]) if (i in others) == is_other]
        ends = [b for a, b in edges if a == vertex]
        ends += [a for a, b in edges if b == vertex != a and not directed]
        text += f" {line} {', '.join(names[end] for end in ends)}" if ends else ""
    return f"{text}  {counter * shape['marks'].count(vertex)}"

"""commands: play and table."""

import io
import os
import sys
from pathlib import Path

import typer

from .. import Mistake, existing, write_whole
from ..collection import catalog
from ..engine.runner import Pool
from ..options import File, Number, Word, one

GAME = typer.Argument(None, metavar="[SELECTOR]", help="one problem", autocompletion=catalog.like)


def play_game(
    selector: Word = GAME,
    input: File = typer.Option(None, help="begin at the first position of the input FILE"),
    seed: int = typer.Option(
        1, help="without --input: another seed, another small position that you can win"
    ),
    second: bool = typer.Option(False, "--second", help="let the machine begin"),
    rule: File = typer.Option(
        None, help="play the game of FILE, which is written like a brute.cpp"
    ),
):
    """Play a game against the perfect player, by the rules of a problem or of your own."""
    from .play import Session
    from .starts import Rules

    chosen = _chosen("play", selector, rule)
    with Pool(1) as pool:
        rules = (
            Rules.of_rule(pool, chosen)
            if isinstance(chosen, Path)
            else Rules.of_problem(pool, chosen)
        )
        start = rules.at_input(input) if input else rules.drawn(seed, second)
    given = rules.parameters(start)
    about = (
        f"{rules.about}\n{f'Given: {given}' + ', and one move is made' * (start.at > 0)}"
        if given
        else rules.about
    )
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    counter = "●" if (sys.stdout.encoding or "").lower().startswith("utf") else "o"
    Session(start.graph, start.at, second, _ask, _say, counter).play(about)


def show_table(
    selector: Word = GAME,
    to: Number = typer.Option(
        None, min=0, max=1000, help="the largest number; default: 50, or 20 for a grid"
    ),
    svg: File = typer.Option(None, help="write a picture"),
    json: File = typer.Option(None, help="write a JSON object"),
    rule: File = typer.Option(
        None,
        help="take the game of FILE: a brute.cpp that reads n, or row and column, and then, where their moves differ, Left or Right: who begins",
    ),
):
    """Show who wins small positions, their Grundy values, and the law behind them."""
    from .graph import Game
    from .picture import as_svg, on_screen
    from .table import of_problem, of_rule

    chosen = _chosen("table", selector, rule)
    with Pool(os.cpu_count() or 1) as pool:
        if isinstance(chosen, Path):
            table = of_rule(Game(pool, existing(chosen)), to)
        else:
            table = of_problem(Game(pool, chosen.oracle("brute")), chosen, to)
    _say(
        "\n".join(
            [
                on_screen(table),
                *filter(None, [table.note]),
                *(table.told_laws() or [table.why_no_law()]),
            ]
        )
    )
    if svg:
        write_whole(svg, as_svg(table).encode())
    if json:
        write_whole(json, table.as_json().encode())


def _chosen(command: str, selector: str | None, rule: Path | None) -> catalog.Problem | Path:
    """The problem or the rule that a command is for."""
    if selector and rule:
        raise Mistake(
            f"{command} takes one game: leave out {selector!r} to see that of {rule}, or --rule to see that of {selector!r}"
        )
    if rule:
        return rule
    if not selector:
        raise Mistake(f"{command} needs a problem, or --rule FILE with a game of your own")
    return one(catalog.find([selector]))


def _say(text: str) -> None:
    typer.echo(text, color=False if "NO_COLOR" in os.environ else None)


def _ask(prompt: str) -> str:
    """A line of the input, "" at its end. On a terminal the prompt waits for it; elsewhere it is a line of its own."""
    is_terminal = sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()
    try:
        return input(prompt if is_terminal else f"{prompt.rstrip()}\n") + "\n"
    except (EOFError, RuntimeError):  # RuntimeError: it was closed
        return ""

"""commands: play and table."""

import os
import re
import sys
import textwrap
from pathlib import Path

import typer

from .. import Mistake, catalog, shown, write_whole
from ..cases import load_cases
from ..grammar import Violation, read
from ..options import File, Number, Word, existing, one
from ..runner import Pool
from ..sources import solution_header

GAME = typer.Argument(None, metavar="[SELECTOR]", help="one problem", autocompletion=catalog.like)


def play_game(
    selector: Word = GAME,
    input: File = typer.Option(None, help="begin at the first position of the input FILE"),
    seed: int = typer.Option(1, help="without --input: another seed, another small position that you can win"),
    second: bool = typer.Option(False, "--second", help="let the machine begin"),
    rule: File = typer.Option(None, help="play the game of FILE, which is written like a brute.cpp"),
):
    """Play a game against the perfect player, by the rules of a problem or of your own."""
    from .graph import Game
    from .play import Session
    from .starts import drawn

    problem = chosen("play", selector, rule)
    if rule:
        source, about = rule, shown(rule)
        validate, random_input = None, lambda rng, size: f"{rng.randint(0, size)} {rng.randint(0, size)}\n"
    else:
        told = solution_header(problem.solution).keys["Game"]
        game = textwrap.fill(re.split(r" (?:For each|Print) ", told)[0], 80)  # without what a program has to print
        source, about = problem.oracle("brute"), f"{problem.name}: {problem.title}\n{game}"
        module = load_cases(problem.folder / "cases.py")
        validate, random_input = module["validate"], module["random_input"]
    text = text_of(input, validate) if input else ""
    with Pool(1) as pool:
        game = Game(pool, source)
        graph = game.graph(text) if input else drawn(game, random_input, validate, seed, second)
    if sys.stdin:
        sys.stdin.reconfigure(errors="replace")
    counter = "●" if (sys.stdout.encoding or "").lower().startswith("utf") else "o"
    Session(graph, second, ask, say, counter).play(about)


def show_table(
    selector: Word = GAME,
    to: Number = typer.Option(None, min=0, max=1000, help="the largest number; default: 50, or 20 for a grid"),
    svg: File = typer.Option(None, help="write a picture"),
    json: File = typer.Option(None, help="write a JSON object"),
    rule: File = typer.Option(None, help="take the game of FILE: a brute.cpp that reads n, or row and column"),
):
    """Show who wins small positions, their Grundy values, and the law behind them."""
    from .graph import Game
    from .picture import as_svg, on_screen
    from .table import of_problem, of_rule

    problem = chosen("table", selector, rule)
    with Pool(os.cpu_count() or 1) as pool:
        made = of_rule(Game(pool, existing(rule)), to) if rule else of_problem(Game(pool, problem.oracle("brute")), problem, to)
    laws = made.told_laws() or ["No law was found."]
    say("\n".join([on_screen(made), *([made.note] if made.note else []), *laws]))
    if svg:
        write_whole(svg, as_svg(made).encode())
    if json:
        write_whole(json, made.as_json().encode())


def chosen(command: str, selector: str | None, rule: Path | None) -> catalog.Problem | None:
    """The problem that a command is for; None if it is for a rule."""
    if bool(selector) == bool(rule):
        raise Mistake(f"{command} needs a problem, or --rule FILE with a game of your own")
    return None if rule else one(catalog.find([selector]))


def text_of(path: Path, validate) -> str:
    """An input that a person hands over, by the grammar if there is one."""
    try:
        text = path.read_text(encoding="ascii")
        if validate:
            read(text, validate)
    except (OSError, UnicodeDecodeError, Violation) as error:
        raise Mistake(f"{shown(path)}: {getattr(error, 'strerror', None) or error}") from None
    return text


def say(text: str) -> None:
    typer.echo(text, color=False if "NO_COLOR" in os.environ else None)


def ask(prompt: str) -> str:
    """A line of the input. On a terminal the prompt waits for it; elsewhere it is a line of its own."""
    if not sys.stdin:  # it was closed
        return ""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        say(prompt.rstrip())
        return sys.stdin.readline()
    typer.echo(prompt, nl=False)
    line = sys.stdin.readline()
    if not line.endswith("\n"):
        typer.echo()
    return line

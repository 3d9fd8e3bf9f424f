"""tables: the command table."""

import os
from pathlib import Path
from typing import Optional

import typer

from .. import Mistake, write_whole
from ..street import catalog
from ..street.commands import one
from ..street.run import Pool


def show_table(
    selector: Optional[str] = typer.Argument(None, metavar="[SELECTOR]", help="one problem"),
    to: Optional[int] = typer.Option(None, min=0, max=1000, help="the largest number; default: 50, or 20 for a grid"),
    svg: Optional[Path] = typer.Option(None, help="write a picture"),
    json: Optional[Path] = typer.Option(None, help="write a JSON object"),
    rule: Optional[Path] = typer.Option(None, help="take the game of FILE: a brute.cpp that reads n, or row and column"),
):
    """Show who wins small positions, their Grundy values, and the law behind them."""
    from .graph import Oracle
    from .picture import as_svg, on_screen
    from .table import of_problem, of_rule

    if bool(selector) == bool(rule):
        raise Mistake("table needs a problem, or --rule FILE with a game of your own")
    if rule and not rule.is_file():
        raise Mistake(f"there is no file {rule}")
    problem = None if rule else one(catalog.find([selector]))
    with Pool(1) as pool:
        made = of_rule(Oracle(pool, rule), to) if rule else of_problem(Oracle(pool, problem.oracle("brute")), problem, to)
    laws = made.told_laws() or ["No law was found."]
    typer.echo("\n".join([on_screen(made), *([made.note] if made.note else []), *laws]), color=False if "NO_COLOR" in os.environ else None)
    if svg:
        write_whole(svg, as_svg(made).encode())
    if json:
        write_whole(json, made.as_json().encode())

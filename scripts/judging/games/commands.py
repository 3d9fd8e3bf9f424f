"""commands: play and table."""

import typer

from .. import catalog
from ..options import File, Number, Word

GAME = typer.Argument(None, metavar="[SELECTOR]", help="one problem", autocompletion=catalog.like)
RULE = (
    "take the game of FILE: a brute.cpp that reads n, or row and column, and then, where their "
    "moves differ, Left or Right: who begins"
)


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
    from . import play

    play.play_game(selector, input, seed, second, rule)


def show_table(
    selector: Word = GAME,
    to: Number = typer.Option(
        None, min=0, max=1000, help="the largest number; default: 50, or 20 for a grid"
    ),
    svg: File = typer.Option(None, help="write a picture"),
    json: File = typer.Option(None, help="write a JSON object"),
    rule: File = typer.Option(None, help=RULE),
):
    """Show who wins small positions, their Grundy values, and the law behind them."""
    from . import picture

    picture.show_table(selector, to, svg, json, rule)

"""commands: snippets and index."""

from typing import List, Optional  # noqa: UP035 - Debian 12's Typer reads these

import typer

from . import index, snippets


def check_snippets(
    names: Optional[List[str]] = typer.Argument(None, metavar="[NAME]...", help="of templates; default: all"),
    write: bool = typer.Option(False, "--write", help="copy the templates into the solutions"),
):
    """Compare the marked regions of the solutions with the templates."""
    raise typer.Exit(snippets.main(write, names))


def check_index(write: bool = typer.Option(False, "--write", help="write the README's index")):
    """Compare the README's lists of problems with the headers of the solutions."""
    raise typer.Exit(index.main(write))

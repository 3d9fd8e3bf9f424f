"""commands: Typer signatures of new, copy, export, snippets and index, until cli.py has these."""

from pathlib import Path

import typer

from ..options import JOBS, SELECTOR, SELECTORS, File, Names, Word


def new_problem(
    judge: Word = typer.Argument(None, metavar="[JUDGE]", help="a folder of testdata/: hdu"),
    id: Word = typer.Argument(None, metavar="[ID]", help="as the judge writes it: 2524"),
    title: Word = typer.Argument(
        None, metavar="[TITLE]", help="in English, as the judge writes it"
    ),
    listen: bool = typer.Option(
        False, "--listen", help="take the problem from the browser extension Competitive Companion"
    ),
    port: int = typer.Option(
        27121, min=0, max=65535, help="where to listen; the extension knows this one"
    ),
    rule: File = typer.Option(
        None, metavar="NAME", help="write NAME.cpp, a game of your own for table and play"
    ),
):
    """Write the files of a new problem; what is left to fill in is marked."""
    from .scaffold import new_problem

    return new_problem(judge, id, title, listen, port, rule)


def copy_solution(
    selector: str = SELECTOR,
    open_page: bool = typer.Option(
        False, "--open", help="also open the page where it is submitted"
    ),
):
    """Copy a solution to the clipboard, or into a pipe, and tell how to submit it."""
    from .submit import copy_solution

    return copy_solution(selector, open_page)


def export_packages(
    selectors: Names = SELECTORS,
    to: Path = typer.Option(..., metavar="DIR", help="where the packages are written"),
    jobs: int = JOBS,
):
    """Write problems as packages that other judges read."""
    from .export import export_packages

    return export_packages(selectors, to, jobs)


def check_snippets(
    names: Names = typer.Argument(None, metavar="[NAME]...", help="of templates; default: all"),
    write: bool = typer.Option(False, "--write", help="copy the templates into the solutions"),
):
    """Compare the marked regions of the solutions with the templates."""
    from ..rules.snippets import check_snippets

    return check_snippets(names, write)


def check_index(write: bool = typer.Option(False, "--write", help="write PROBLEMS.md")):
    """Compare PROBLEMS.md with the headers of the solutions."""
    from ..rules.index import check_index

    return check_index(write)

"""commands: new and copy."""

import sys
import webbrowser
from base64 import b64encode

import typer

from .. import Mistake, shown
from ..collection import catalog
from ..options import SELECTOR, File, Word, one


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
    """Write the files of a new problem; what is left to fill in is marked, and named by the judge."""
    from . import companion, scaffold

    judges = {known.key: known for known in catalog.judges()}
    if judge and judge not in judges:
        raise Mistake(
            f"no judge is called {judge!r}: expected {', '.join(judges)}; a new one begins with its judge.toml"
        )
    if rule:
        paths = scaffold.write_rule(rule)
    elif listen:
        paths = companion.receive(
            port, [judges[judge]] if judge else [*judges.values()], id or "", title or ""
        )
    elif judge and id and title:
        paths = scaffold.write(judges[judge], id, title)
    else:
        raise Mistake('new needs JUDGE ID "TITLE", or --listen, or --rule NAME')
    left = (
        "put your own rule into it"
        if rule
        else f"`scripts/judge {paths[0].parent.name}/{paths[0].stem}` names what is left; besides: edge_*.in, three wrong_*.cpp, a line in a lesson"
    )
    print(*map(shown, paths), left, sep="\n")


def copy_solution(
    selector: str = SELECTOR,
    open_page: bool = typer.Option(
        False, "--open", help="also open the page where it is submitted"
    ),
):
    """Copy a solution to the clipboard, or into a pipe, and tell how to submit it."""
    problem = one(catalog.find([selector]))
    page, language = catalog.submission(problem, selector)
    known = problem.judge.vjudge and problem.judge.address(problem.judge.vjudge, problem.id)
    vjudge = [f"or at: https://vjudge.net/problem/{known}"] * bool(known)
    source, in_pipe = problem.solution.read_text("ascii"), not sys.stdout.isatty()
    on_clipboard = f"\033]52;c;{b64encode(source.encode()).decode()}\acopied: {shown(problem.solution)}\n"  # OSC 52
    sys.stdout.write(source if in_pipe else on_clipboard)
    told = [
        f"submit: {page or 'no address is known'}",
        *vjudge,
        f"choose: {language}",
        catalog.for_a_person(problem, selector)[1],
    ]
    told += (
        [f"assumed: {', '.join(problem.assumed)}, see {shown(problem.folder)}/problem.toml"]
        if problem.assumed
        else []
    )
    typer.echo("\n".join(told), err=in_pipe)
    if open_page and not webbrowser.open(page):
        raise Mistake(f"no browser can be started; open {page}")

"""submit: copies a solution to the clipboard, and prints how to submit it."""

import sys
import webbrowser
from base64 import b64encode

from .. import Mistake, shown
from . import catalog


def copy_solution(selector: str, open_page: bool) -> None:
    """Copy a solution to the clipboard or into a pipe; print where to submit it."""
    problem = catalog.one(catalog.find([selector]))
    page, language = catalog.submission(problem, selector)
    notes = [f"submit: {page or 'no address is known'}"]
    if vjudge := catalog.vjudge_name(problem, selector):
        notes.append(f"or at: https://vjudge.net/problem/{vjudge}")
    notes += [f"choose: {language}", catalog.for_a_person(problem, selector)[1]]
    if problem.is_interactive:
        notes.append("interactive: the program plays against the judge")
    if problem.assumed:
        assumed = ", ".join(problem.assumed)
        notes.append(f"assumed: {assumed}, see {shown(problem.folder)}/problem.toml")
    source, terminal = problem.solution.read_text("ascii"), sys.stdout
    if terminal.isatty():  # OSC 52
        code = b64encode(source.encode()).decode()
        said = f"copied to the clipboard, if your terminal supports it: {shown(problem.solution)}"
        source = f"\033]52;c;{code}\a{said}\n"
    else:
        terminal = sys.stderr
    sys.stdout.write(source)
    print(*notes, sep="\n", file=terminal)
    if open_page and not webbrowser.open(page):
        raise Mistake(f"no browser can be started; open {page}")

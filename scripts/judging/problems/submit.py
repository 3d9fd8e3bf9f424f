"""submit: copies a solution to the clipboard, and prints how to submit it."""

import sys
import webbrowser
from base64 import b64encode

from .. import Mistake, shown
from ..phrases import told
from ..words import _, joined, local
from . import catalog


def copy_solution(selector: str, open_page: bool) -> None:
    """Copy a solution to the clipboard or into a pipe; print where to submit it."""
    problem = catalog.one(catalog.find([selector]))
    page, language = catalog.submission(problem, selector)
    notes: list[str] = [_("submit: ") + (page or _("no address is known"))]
    if vjudge := catalog.vjudge_name(problem, selector):
        notes.append(_("or at: {page}").format(page=f"https://vjudge.net/problem/{vjudge}"))
    notes += [_("choose: ") + language, catalog.for_a_person(problem, selector)[1]]
    if problem.is_interactive:
        notes.append(_("interactive: the program plays against the judge"))
    if problem.assumed:
        what = _("assumed: {facts}, see {path}/problem.toml")
        facts = joined(_(", "), (told("assumed", fact) for fact in problem.assumed))
        notes.append(what.format(facts=facts, path=shown(problem.folder)))
    source, terminal = problem.solution.read_text("ascii"), sys.stdout
    if terminal.isatty():  # OSC 52
        code = b64encode(source.encode()).decode()
        said = _("copied to the clipboard, if your terminal supports it: {path}")
        said = said.format(path=shown(problem.solution))
        source = f"\033]52;c;{code}\a{said.local}\n"
    else:
        terminal = sys.stderr
    sys.stdout.write(source)
    print(*map(local, notes), sep="\n", file=terminal)
    if open_page and not webbrowser.open(page):
        raise Mistake(_("no browser can be started; open {page}").format(page=page))

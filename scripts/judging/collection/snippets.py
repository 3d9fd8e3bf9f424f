"""snippets: the marked regions of the solutions against their templates.

A region reaches from `// snippet: NAME` to `// end snippet` and is the same, byte
for byte, in templates/NAME.hpp and in every solution that uses it.
"""

import difflib
import re
from pathlib import Path

import typer

from .. import ROOT, Mistake, command, shown, write_whole
from ..options import Names
from .sources import STANDARDS, regions, solution_header, template_header

INCLUDE = re.compile(r"#include <(.*?)>")


def check_snippets(
    names: Names = typer.Argument(None, metavar="[NAME]...", help="of templates; default: all"),
    write: bool = typer.Option(False, "--write", help="copy the templates into the solutions"),
) -> int:
    """Compare the marked regions of the solutions with the templates."""
    used, changed = 0, 0
    for path in sorted((ROOT / "problems").glob("*/*.cpp")):
        before = path.read_text()
        after, count = synchronised(path, before, names)
        used += count
        changed += settle(path, before, after, write, "as in templates/")
    state = (
        f"{changed} solutions differ: run `{command('snippets', '--write')}`"
        if changed
        else "all in step"
    )
    print(f"{used} regions, " + (f"{changed} solutions written" if write else state))
    return 1 if changed and not write else 0


def settle(path: Path, before: str, after: str, write: bool, source: str) -> bool:
    """Does a file differ from what it should be? Then it is written, or the difference is shown."""
    if before != after and write:
        write_whole(path, after.encode())
    elif before != after:
        lines = before.splitlines(), after.splitlines()
        print(*difflib.unified_diff(*lines, shown(path), source, lineterm=""), sep="\n")
    return before != after


def synchronised(path: Path, text: str, names: list[str] | None = None) -> tuple[str, int]:
    """The text with every region of these names as its template has it, and their number."""
    found = [region for region in regions(path, text) if not names or region.name in names]
    made = text
    for region in reversed(found):
        template = ROOT / "templates" / f"{region.name}.hpp"
        if not template.is_file():
            known = ", ".join(sorted(p.stem for p in template.parent.glob("*.hpp")))
            raise Mistake(
                f"{shown(path)}:{region.line}: there is no template {region.name!r}; there are {known}"
            )
        source = template.read_text()
        original = regions(template, source)
        if [each.name for each in original] != [template.stem]:
            raise Mistake(f"{shown(template)}: expected one region, `// snippet: {template.stem}`")
        _check_host(path, text, template, source)
        made = (
            made[: region.start] + source[original[0].start : original[0].end] + made[region.end :]
        )
    return made, len(found)


def _check_host(path: Path, text: str, template: Path, source: str) -> None:
    """The solution has the template's includes, and a standard at least as new."""
    missing = sorted(set(INCLUDE.findall(source)) - set(INCLUDE.findall(text)))
    if missing:
        needs = " and ".join(f"#include <{name}>" for name in missing)
        raise Mistake(f"{shown(path)}: snippet {template.stem} needs {needs}; add it")
    needed = template_header(template).keys["Standard"]
    declared = solution_header(path).keys["Standard"]
    if STANDARDS.index(declared) < STANDARDS.index(needed):
        raise Mistake(
            f"{shown(path)}: declares {declared}, but snippet {template.stem} needs {needed}"
        )

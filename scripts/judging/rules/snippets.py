"""snippets: the marked regions of the solutions against their templates.

A region reaches from `// snippet: NAME` to `// end snippet` and is the same, byte
for byte, in templates/NAME.hpp and in every solution that uses it.
"""

import difflib
import re
from pathlib import Path

from .. import ROOT, Mistake, shown, write_whole
from ..street.sources import STANDARDS, Region, regions, solution_header, template_header

INCLUDE = re.compile(r"#include <(.*?)>")


def main(write: bool) -> int:
    """Prints every difference; with `write`, removes it. 1 if one is left."""
    used, changed, different = 0, 0, 0
    for path in sorted((ROOT / "problems").glob("*/*.cpp")):
        before = path.read_text()
        after, count = synchronised(path, before)
        used += count
        if after == before:
            continue
        if write:
            write_whole(path, after.encode())
            changed += 1
        else:
            different += 1
            lines = difflib.unified_diff(
                before.splitlines(), after.splitlines(), shown(path), "as in templates/", lineterm=""
            )
            print("\n".join(lines))
    state = f"{different} solutions differ: run `scripts/judge snippets --write`" if different else "all in step"
    print(f"{used} regions, " + (f"{changed} solutions written" if write else state))
    return 1 if different else 0


def synchronised(path: Path, text: str) -> tuple[str, int]:
    """The text with every region as its template has it, and their number."""
    lines = text.splitlines(keepends=True)
    found = regions(path, text)
    for region in reversed(found):
        template = ROOT / "templates" / f"{region.name}.hpp"
        if not template.is_file():
            known = ", ".join(sorted(p.stem for p in template.parent.glob("*.hpp")))
            raise Mistake(
                f"{shown(path)}:{region.first + 1}: there is no template {region.name!r}; there are {known}"
            )
        source = template.read_text()
        (original,) = _one_region(template, source)
        _check_host(path, text, template, source)
        lines[region.first : region.last + 1] = original.lines
    return "".join(lines), len(found)


def _one_region(template: Path, source: str) -> list[Region]:
    found = regions(template, source)
    if [region.name for region in found] != [template.stem]:
        raise Mistake(f"{shown(template)}: expected one region, `// snippet: {template.stem}`")
    return found


def _check_host(path: Path, text: str, template: Path, source: str) -> None:
    """The solution has the template's includes, and a standard at least as new."""
    missing = sorted(set(INCLUDE.findall(source)) - set(INCLUDE.findall(text)))
    if missing:
        needs = " and ".join(f"#include <{name}>" for name in missing)
        raise Mistake(f"{shown(path)}: snippet {template.stem} needs {needs}; add it")
    needed = template_header(template).keys["Standard"]
    declared = solution_header(path).keys["Standard"]
    if STANDARDS.index(declared) < STANDARDS.index(needed):
        raise Mistake(f"{shown(path)}: declares {declared}, but snippet {template.stem} needs {needed}")

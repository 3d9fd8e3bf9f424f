"""snippets: the marked regions of the solutions against their templates.

A region reaches from `// snippet: NAME` to `// end snippet` and is the same, byte
for byte, in templates/NAME.hpp and in every solution that uses it.
"""

import difflib
import re
from pathlib import Path

from .. import ROOT, Mistake, shown, write_whole
from ..street.sources import STANDARDS, regions, solution_header, template_header

INCLUDE = re.compile(r"#include <(.*?)>")


def main(write: bool, names: list[str] | None = None) -> int:
    """Prints every difference of these snippets; with `write`, removes it. 1 if one is left."""
    used, changed, different = 0, 0, 0
    for path in sorted((ROOT / "problems").glob("*/*.cpp")):
        before = path.read_text()
        after, count = synchronised(path, before, names)
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


def synchronised(path: Path, text: str, names: list[str] | None = None) -> tuple[str, int]:
    """The text with every region of these names as its template has it, and their number."""
    lines = text.splitlines(keepends=True)
    found = [region for region in regions(path, text) if not names or region.name in names]
    for region in reversed(found):
        template = ROOT / "templates" / f"{region.name}.hpp"
        if not template.is_file():
            known = ", ".join(sorted(p.stem for p in template.parent.glob("*.hpp")))
            raise Mistake(
                f"{shown(path)}:{region.first + 1}: there is no template {region.name!r}; there are {known}"
            )
        source = template.read_text()
        original = regions(template, source)
        if [each.name for each in original] != [template.stem]:
            raise Mistake(f"{shown(template)}: expected one region, `// snippet: {template.stem}`")
        _check_host(path, text, template, source)
        lines[region.first : region.last + 1] = original[0].lines
    return "".join(lines), len(found)


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

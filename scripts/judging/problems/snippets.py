"""snippets: compares the marked regions of the solutions with the templates.

The same bytes must be in the region of templates/NAME.hpp and of every solution that uses it.
"""

import difflib
import re
from contextlib import suppress
from pathlib import Path

from .. import ROOT, Mistake, command, shown, text_of, write_whole
from .sources import regions

INCLUDE = re.compile(r"#include <.*?>")


def check_snippets(names: list[str] | None, write: bool) -> int:
    """Compare or write the regions of the named templates, or of all; return the exit status."""
    count = changed = 0
    for path in sorted((ROOT / "problems").glob("*/*.cpp")):
        before = path.read_text()
        after, number = synchronised(path, before, names)
        count += number
        is_changed = settle(path, before, after, write, "as in templates/")
        changed += is_changed
        if is_changed and write:
            print(shown(path))
    advice = "written" if write else f"differ: run `{command('snippets', '--write')}`"
    print(f"{count} regions, " + (f"{changed} solutions {advice}" if changed else "all in step"))
    return int(changed and not write)


def outdated(paths: list[Path]) -> list[str]:
    """Return a sentence for each template whose text differs from its copies in some solutions."""
    copies: dict[str, list[str]] = {}
    for path in paths:
        text = text_of(path, errors="replace")
        with suppress(Mistake):  # `snippets` reports wrong markers
            for region in regions(path, text):
                template = ROOT / "templates" / f"{region.name}.hpp"
                if template.is_file() and text[region.start : region.end] != _region_of(template):
                    copies.setdefault(shown(template), []).append(shown(path))
    advice = f"to copy the template, run `{command('snippets', '--write')}`"
    return [
        f"{template} differs from its copy in {hosts[0]}"
        + f" and {len(hosts) - 1} more" * (len(hosts) > 1)
        + f": {advice}"
        for template, hosts in copies.items()
    ]


def _region_of(template: Path) -> str:
    source = text_of(template)
    (own,) = regions(template, source)
    return source[own.start : own.end]


def settle(path: Path, before: str, after: str, write: bool, source: str) -> bool:
    """If two texts differ, write the second or print the difference; return whether they differ."""
    if before != after and write:
        write_whole(path, after.encode())
    elif before != after:
        lines = before.splitlines(), after.splitlines()
        print(*difflib.unified_diff(*lines, shown(path), source, lineterm=""), sep="\n")
    return before != after


def synchronised(path: Path, text: str, names: list[str] | None = None) -> tuple[str, int]:
    """Return the text of a solution with the regions of the templates, and how many regions."""
    chosen = [region for region in regions(path, text) if not names or region.name in names]
    for region in reversed(chosen):
        template = ROOT / "templates" / f"{region.name}.hpp"
        if not template.is_file():
            raise Mistake(f"{shown(path)}:{region.line}: there is no {shown(template)}")
        source = template.read_text()
        if missing := {*INCLUDE.findall(source)} - {*INCLUDE.findall(text)}:
            needs = " and ".join(sorted(missing))
            raise Mistake(f"{shown(path)}: snippet {template.stem} needs {needs}; add it")
        text = text[: region.start] + _region_of(template) + text[region.end :]
    return text, len(chosen)

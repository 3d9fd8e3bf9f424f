"""ledger: the committed files that say what was checked without a fault, and as what it was checked.

A line holds the hash of all that the result depends on, and a name: a problem, or templates/NAME. What
has not changed since need not be checked again. The first line holds the hash of the code that checks,
behind the version that this code gives itself.
"""

import random
import subprocess
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from .. import ROOT, Mistake, digest, shown, write_whole
from ..cases import digest_of
from ..catalog import Problem
from ..sources import code_in, solution_header
from ..store import code_of
from . import kill

Parts = Sequence[bytes | str]  # what a result depends on
SAMPLE = 8  # of what has not changed, that is checked all the same


class Ledger:
    """One such file, for the check that a module makes; it is read once."""

    def __init__(self, path: Path, module: str, version: int):
        self.path, self.version = path, version
        self.code = code_of(ROOT / "scripts" / f"{module.replace('.', '/')}.py")

    @cached_property
    def lines(self) -> dict[str, str]:
        """The hash under each name."""
        found = {}
        for number, line in enumerate(self.path.read_text().splitlines() if self.path.exists() else (), 1):
            value, _, name = line.partition("  ")
            if len(value) != 64 or not name:
                raise Mistake(f"{shown(self.path)}:{number}: expected a digest, two spaces and a name, found {line!r}")
            found[name] = value
        return found

    @property
    def knows_the_code(self) -> bool:
        return self.lines.get(f"version {self.version}") == self.code

    def is_valid(self, name: str, parts: Parts) -> bool:
        return self.lines.get(name) == self.line(parts)

    def is_stale(self, name: str, parts: Parts) -> bool:
        """Was it checked as something else? What was never checked is not stale."""
        return name in self.lines and not self.is_valid(name, parts)

    def line(self, parts: Parts) -> str:
        return digest(str(self.version), *parts)

    def write(self, checked: dict[str, Parts], known: set[str]) -> None:
        """Writes the lines of what was checked; those of names that are not `known` any more go."""
        kept = {name: value for name, value in self.lines.items() if name in known}
        kept |= {name: self.line(parts) for name, parts in checked.items()}
        rows = [f"{self.code}  version {self.version}", *(f"{value}  {name}" for name, value in sorted(kept.items(), key=lambda row: row[0]))]
        write_whole(self.path, "\n".join([*rows, ""]).encode())
        self.__dict__.pop("lines", None)


def of_problem(problem: Problem) -> Parts:
    """All that the checks of a problem depend on: of the solution's comments, the Limits alone."""
    own = [problem.folder / name for name in ("problem.toml", "data.sha256", "equivalent.txt")]
    files = [path for path in (*own, *problem.wrong) if path.exists()]
    solution = [code_in(problem.solution.read_text(errors="replace")), solution_header(problem.solution).keys.get("Limits", "")]
    return [*solution, digest_of(problem.folder / "cases.py"), *(part for path in files for part in (path.name, path.read_bytes()))]


def of_snippet(name: str, problems: list[Problem]) -> Parts:
    """All that the mutants of a snippet depend on."""
    hosts = kill.hosts(name, problems)
    equivalent = ROOT / "templates/equivalent" / f"{Path(name).name}.txt"
    parts = [code_in((ROOT / f"{name}.hpp").read_text()), equivalent.read_text() if equivalent.exists() else ""]
    return [*parts, *(part for p in hosts for part in (p.name, code_in(p.solution.read_text(errors="replace")), (p.folder / "data.sha256").read_text()))]


def sample(names: list[str]) -> list[str]:
    """Some of the names, drawn from the hash of the commit that is checked out."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return sorted(random.Random(done.stdout).sample(names, min(SAMPLE, len(names))))

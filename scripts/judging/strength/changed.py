"""changed: find what has to be audited or ported again.

testdata/checked.txt contains the commit at which everything was checked without a fault;
`.ci/run --all audit portability` writes it. A file with only changed comments is not changed.
"""

import ast
import random
import re
import subprocess
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from .. import ROOT
from ..sources import code_in

CHECKED = ROOT / "testdata/checked.txt"
SAMPLE = 8  # unchanged names that are checked all the same
HEADER_KEYS = re.compile(r"^// (?:Limits|Standard): .*\n(?://   .*\n)*", re.MULTILINE)
ORACLES = {"brute.cpp", "second.cpp"}  # data.sha256 changes with their answers


def due(names: list[str], belongs: Callable[[Path, str], bool]) -> list[str]:
    """Return the names to check: those to which a changed file belongs, and a sample of the others.

    If git does not know the commit of CHECKED, return all names.
    """
    paths = changed_files()
    if paths is None:
        return names
    changed = [name for name in names if any(belongs(path, name) for path in paths)]
    others = [name for name in names if name not in changed]
    rng = random.Random(_git("rev-parse", "HEAD"))
    return sorted([*changed, *rng.sample(others, min(SAMPLE, len(others)))])


@cache
def changed_files() -> tuple[Path, ...] | None:
    """Return the files whose code differs from the commit in CHECKED; None if git does not know it.

    The paths are relative to the repository.
    """
    commit = CHECKED.read_text().strip() if CHECKED.exists() else ""
    if not commit or _git("cat-file", "-t", commit) != "commit":
        return None
    names = _git("diff", "--name-only", commit).split("\n")
    names += _git("ls-files", "--others", "--exclude-standard").split("\n")
    return tuple(Path(name) for name in names if name and _differs(Path(name), commit))


def belongs(path: Path, name: str, hosts: Mapping[str, list[str]] = {}) -> bool:
    """Return whether the checks of a problem or snippet depend on a file.

    `hosts` contains, for each snippet such as templates/wythoff, the problems that contain it.
    """
    folder, stem = name.split("/")
    if folder == "templates":
        own = Path(f"{name}.hpp"), Path(f"templates/equivalent/{stem}.txt")
        return path in own or any(belongs(path, host) for host in hosts[name])
    is_data = path.parts[:3] == ("testdata", folder, stem) and path.name not in ORACLES
    own = Path(f"problems/{name}.cpp"), Path(f"testdata/{folder}/judge.toml")
    return is_data or path in own


def _differs(path: Path, commit: str) -> bool:
    new = (ROOT / path).read_text(errors="replace") if (ROOT / path).is_file() else ""
    return _meaning(path, _git("show", f"{commit}:{path}")) != _meaning(path, new.strip())


def _meaning(path: Path, text: str) -> object:
    """Return the parts of a file that a check depends on: code, and some lines of comments."""
    if path.suffix in (".cpp", ".hpp"):
        is_solution = path.parts[0] == "problems"
        # In other files the first two lines may contain the verdict of a wrong program.
        return code_in(text), HEADER_KEYS.findall(text) if is_solution else text.split("\n")[:2]
    if path.suffix == ".py":
        try:
            return ast.dump(ast.parse(text))
        except (SyntaxError, ValueError):
            return text
    return text


def _git(*arguments: str) -> str:
    """Return what git prints, without blanks at both ends; "" if it fails."""
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace")
    return done.stdout.strip() if done.returncode == 0 else ""

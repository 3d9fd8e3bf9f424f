"""changed: what has to be audited or ported again.

testdata/checked.txt contains the commit at which everything was audited and ported without a fault;
`.ci/run --all audit portability` writes it. A file counts as changed since then if its code did: comments do not count.
"""

import ast
import random
import re
import subprocess
from functools import cache
from pathlib import Path

from .. import ROOT
from ..collection.sources import code_in

CHECKED = ROOT / "testdata/checked.txt"
SAMPLE = 8  # how many of those that have not changed are checked all the same
KEYS = re.compile(
    r"^// (?:Limits|Standard): .*\n(?://   .*\n)*", re.MULTILINE
)  # what a header says to the checks
IGNORED = {"brute.cpp", "second.cpp"}  # oracles: data.sha256 changes with them


def due(names: list[str], is_problem_file) -> list[str]:
    """Return the names of which a file has changed since CHECKED, and a sample of the others; all if that commit is not known.

    `is_problem_file(path, name)` says whether a path, relative to the repository, belongs to the name.
    """
    paths = changed_files()
    if paths is None:
        return names
    changed = [name for name in names if any(is_problem_file(path, name) for path in paths)]
    others = [name for name in names if name not in changed]
    return sorted(
        [
            *changed,
            *random.Random(_git("rev-parse", "HEAD")).sample(others, min(SAMPLE, len(others))),
        ]
    )


@cache
def changed_files() -> tuple[Path, ...] | None:
    """Return the files whose code differs from that of the commit in CHECKED, relative to the repository; None if git does not know it."""
    commit = CHECKED.read_text().strip() if CHECKED.exists() else ""
    if not commit or _git("cat-file", "-t", commit) != "commit":
        return None
    names = f"{_git('diff', '--name-only', commit)}\n{_git('ls-files', '--others', '--exclude-standard')}".split(
        "\n"
    )
    return tuple(Path(name) for name in names if name and _differs(Path(name), commit))


def belongs(path: Path, name: str) -> bool:
    """Return whether a file is the solution or of the data of a problem such as hdu/1536_s_nim."""
    judge, stem = name.split("/")
    is_data = path.parts[:3] == ("testdata", judge, stem) and path.name not in IGNORED
    return (
        path == Path("problems", judge, f"{stem}.cpp")
        or is_data
        or path == Path("testdata", judge, "judge.toml")
    )


def _differs(path: Path, commit: str) -> bool:
    new = (ROOT / path).read_text(errors="replace") if (ROOT / path).is_file() else ""
    old = _git("show", f"{commit}:{path}")
    return _meaning(path, old) != _meaning(path, new.strip())


def _meaning(path: Path, text: str) -> object:
    """Return what a check sees of a file: of C++ and Python the code, and of a solution's header what it says to the checks."""
    if path.suffix in (".cpp", ".hpp"):
        return code_in(text), KEYS.findall(text) if path.parts[0] == "problems" else text.split(
            "\n"
        )[:2]  # the verdict of a wrong program
    if path.suffix == ".py":
        try:
            return ast.dump(ast.parse(text))
        except (SyntaxError, ValueError):
            return text
    return text


def _git(*arguments: str) -> str:
    """Return what git prints, without blanks at both ends; "" if it fails."""
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, errors="replace"
    )
    return done.stdout.strip() if done.returncode == 0 else ""

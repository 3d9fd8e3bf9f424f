"""changed: find the problems and snippets that must be checked again.

The file testdata/checked.txt contains the commit at which all checks passed; `.ci/run --all audit
portability` writes it. If only comments or docstrings of a file are different, the file counts as
unchanged.
"""

import ast
import random
import re
import subprocess
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from .. import ROOT
from ..collection.cases import code_of
from ..collection.catalog import Problem
from ..collection.sources import code_in

CHECKED = ROOT / "testdata/checked.txt"
SAMPLE = 8  # so many unchanged names are also checked
VERDICT = re.compile(r"// ([A-Z]+): .*\n(// Size: \S)?")  # the first lines of a wrong program
HEADER_KEYS = re.compile(r"^// (?:Limits|Standard): .*\n(?://   .*\n)*", re.MULTILINE)
ORACLES = {"brute.cpp", "second.cpp"}  # if their answers change, data.sha256 changes


def due(names: list[str], belongs: Callable[[Path, str], bool]) -> list[str]:
    """Return the names to which a changed file belongs, and a sample of the others.

    Return all names if git does not know the commit in CHECKED.
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
    """Return the files whose code has changed since CHECKED; None if that commit is unknown."""
    commit = CHECKED.read_text().strip() if CHECKED.exists() else ""
    if not commit or _git("cat-file", "-t", commit) != "commit":
        return None
    names = _git("diff", "--name-only", commit).split("\n")
    names += _git("ls-files", "--others", "--exclude-standard").split("\n")
    return tuple(Path(name) for name in names if name and _differs(Path(name), commit))


def belongs(path: Path, name: str, hosts: Mapping[str, list[Problem]] = {}) -> bool:
    """Return whether a check of a problem, or of a snippet in `hosts`, depends on a file."""
    folder, stem = name.split("/")
    if folder == "templates":
        own = Path(f"{name}.hpp"), Path(f"templates/equivalent/{stem}.txt")
        return path in own or any(belongs(path, host.name) for host in hosts[name])
    if path in (Path(f"problems/{name}.cpp"), Path(f"testdata/{folder}/judge.toml")):
        return True
    return path.parts[:3] == ("testdata", folder, stem) and path.name not in ORACLES


def _differs(path: Path, commit: str) -> bool:
    new = (ROOT / path).read_text(errors="replace") if (ROOT / path).is_file() else ""
    return _meaning(path, _git("show", f"{commit}:{path}")) != _meaning(path, new.strip())


def _meaning(path: Path, text: str) -> object:
    """Return the parts of a file that a check depends on: code, and some comments."""
    if path.suffix in (".cpp", ".hpp"):
        verdict = VERDICT.match(text)
        return code_in(text), HEADER_KEYS.findall(text), verdict and verdict.groups()
    if path.name == "data.sha256":  # the inputs and answers, without their sources
        return [line for line in text.splitlines() if not line.endswith("  sources")]
    with suppress(SyntaxError, ValueError):
        return _without_imports(ast.parse(text)) if path.suffix == ".py" else text
    return text


def _without_imports(tree: ast.Module) -> str:
    """Return the code of a cases.py without imports: if these draw others, data.sha256 changes."""
    tree.body = [node for node in tree.body if not isinstance(node, (ast.Import, ast.ImportFrom))]
    return code_of(tree)


def _git(*arguments: str) -> str:
    """Return the stripped output of git; "" if git fails."""
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace")
    return done.stdout.strip() if done.returncode == 0 else ""

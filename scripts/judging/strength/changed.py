"""changed: finds the problems and snippets that must be checked again.

`.ci/run --all` writes testdata/checked.txt: the commit at which all checks passed. A file counts as
unchanged if only its comments or docstrings are different.
"""

import ast
import random
import re
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from itertools import chain, product
from pathlib import Path

from .. import ROOT
from ..collection.cases import code_of
from ..collection.catalog import Problem
from ..collection.sources import code_in

CHECKED = ROOT / "testdata/checked.txt"
SAMPLE = 8  # so many unchanged names are also checked
# The first lines of a wrong program; the second one marks a bug that only large inputs show.
VERDICT = re.compile(r"// ([A-Z]+): .*\n(// Size: \S)?")
HEADER_KEYS = re.compile(r"^// (?:Limits|Standard): .*\n(?://   .*\n)*", re.MULTILINE)
ORACLES = {"brute.cpp", "second.cpp"}  # if their answers change, data.sha256 changes
JUDGING = {"testdata/check.hpp", "testdata/interact.hpp"}  # for oracles that judge programs


def due(hosts: Mapping[str, list[Problem]]) -> list[str]:
    """Return the names to which a changed file belongs, and a sample of the others.

    Files of its hosts also belong to a name. Return all names if the commit in CHECKED is unknown.
    """
    paths = _changed_files()
    if paths is None:
        return [*hosts]
    problems = chain.from_iterable(hosts.values())
    judging = {problem.name for problem in problems if problem.oracles_judge}
    changed = []
    for name in hosts:
        parts = name, *(host.name for host in hosts[name])
        if any(_belongs(path, part, part in judging) for path, part in product(paths, parts)):
            changed.append(name)
    others = [name for name in hosts if name not in changed]
    rng = random.Random(_git("rev-parse", "HEAD"))
    return sorted([*changed, *rng.sample(others, min(SAMPLE, len(others)))])


def has_changed(*places: str) -> bool:
    """Return whether a file in these files and folders has changed, or the commit is unknown.

    Without places, every file of the repository counts.
    """
    paths = _changed_files()
    return paths is None or any(
        not places or any(path.is_relative_to(place) for place in places) for path in paths
    )


def _changed_files() -> list[Path] | None:
    """Return the files whose code has changed since CHECKED; None if that commit is unknown."""
    commit = CHECKED.read_text().strip() if CHECKED.exists() else ""
    if not commit or _git("cat-file", "-t", commit) != "commit":
        return None
    names = _git("diff", "--name-only", commit).split("\n")
    names += _git("ls-files", "--others", "--exclude-standard").split("\n")
    paths = [Path(name) for name in names if name and name != "testdata/checked.txt"]
    return [path for path in paths if _differs(path, commit)]


def _belongs(path: Path, name: str, oracles_judge: bool) -> bool:
    """Return whether a check of a problem or snippet, without its hosts, depends on a file."""
    if oracles_judge and str(path) in JUDGING:
        return True
    folder, stem = name.split("/")
    if folder == "templates":
        return str(path) in (f"{name}.hpp", f"templates/equivalent/{stem}.txt")
    if str(path) in (f"problems/{name}.cpp", f"testdata/{folder}/judge.toml"):
        return True
    return path.parts[:3] == ("testdata", folder, stem) and (
        oracles_judge or path.name not in ORACLES
    )


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
    if path.suffix == ".py":
        with suppress(SyntaxError, ValueError):
            tree, imports = ast.parse(text), (ast.Import, ast.ImportFrom)
            # if an import draws other inputs, data.sha256 changes
            tree.body = [node for node in tree.body if not isinstance(node, imports)]
            return code_of(tree)
    return text


def _git(*arguments: str) -> str:
    """Return the stripped output of git; "" if git fails."""
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace")
    return done.stdout.strip() if done.returncode == 0 else ""

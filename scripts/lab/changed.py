"""changed: finds the problems and snippets that must be checked again.

`.ci/run --all` writes testdata/checked.txt: the commit at which all checks passed. A file counts as
unchanged if only its comments or docstrings are different.
"""

import os
import random
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from itertools import chain, product
from pathlib import Path

from judging import ROOT, Mistake
from judging.problems.catalog import Problem
from judging.run.meaning import meaning

CHECKED = ROOT / "testdata/checked.txt"
SAMPLE = 4  # so many unchanged names are also checked
MOST = 8  # changed names; if more have changed, so many of them are drawn
# Keys of problem.toml and judge.toml on which neither the audit nor portability depends.
FOR_PEOPLE = re.compile(
    r"\w+_zh|difficulty|theorem|board|input|output|url|twin|compilers|windows|refuses|submit|vjudge|pages|language"
)
# The first lines of a wrong program; the second one marks a bug that only large inputs show.
VERDICT = re.compile(r"// ([A-Z]+): .*\n(// Size: \S)?")
HEADER_KEYS = re.compile(r"^// (?:Limits|Standard): .*\n(?://   .*\n)*", re.MULTILINE)
ORACLES = {"brute.cpp", "second.cpp"}  # if their answers change, data.sha256 changes
JUDGING = {"testdata/check.hpp", "testdata/interact.hpp"}  # for oracles that judge programs


def due(hosts: Mapping[str, list[Problem]]) -> list[str]:
    """Return the names to which a changed file belongs, and a sample of the others.

    Files of its hosts also belong to a name. If more than MOST names have changed, say so, and draw
    MOST of them. If the commit in CHECKED is unknown, say why, and return all names.
    """
    if why := _why_unknown():
        print(f"judge: everything is checked, because {why}", file=sys.stderr)
        return [*hosts]
    paths = _changed_files()
    problems = chain.from_iterable(hosts.values())
    judging = {problem.name for problem in problems if problem.oracles_judge}
    changed = []
    for name in hosts:
        parts = name, *(host.name for host in hosts[name])
        if any(_belongs(path, part, part in judging) for path, part in product(paths, parts)):
            changed.append(name)
    others = [name for name in hosts if name not in changed]
    rng = random.Random(_git("rev-parse", "HEAD"))
    if len(changed) > MOST:
        print(f"judge: {MOST} of {len(changed)} changed names are checked; --all checks all")
        changed = rng.sample(changed, MOST)
    return sorted([*changed, *rng.sample(others, min(SAMPLE, len(others)))])


def has_changed(*places: str) -> bool:
    """Return whether a file in these files and folders has changed, or the commit is unknown.

    Without places, every file of the repository counts.
    """
    return bool(_why_unknown()) or any(
        not places or any(path.is_relative_to(place) for place in places)
        for path in _changed_files()
    )


def _commit() -> str:
    return CHECKED.read_text().strip() if CHECKED.exists() else ""


def _why_unknown() -> str:
    """Return why it is unknown what has changed since the commit in CHECKED; "" if it is known.

    Raise Mistake if git does not read the repository of another user.
    """
    commit = _commit()
    if not commit:
        return "testdata/checked.txt names no commit"
    done = _run_git("cat-file", "-t", commit)
    if done.stdout.strip() == "commit":
        return ""
    if "dubious ownership" in done.stderr:
        trust = shlex.join(["git", "config", "--global", "--add", "safe.directory", str(ROOT)])
        raise Mistake(f"git does not read this folder, which another user owns: run `{trust}`")
    if "not a git repository" in done.stderr:
        return "this folder is not a clone, and only git knows what has changed"
    if _git("rev-parse", "--is-shallow-repository") == "true":
        return "this clone is shallow: `git fetch --unshallow` gets the earlier commits"
    return f"git does not know the commit {commit[:8]} of testdata/checked.txt"


def _changed_files() -> list[Path]:
    """Return the files whose code has changed since the commit in CHECKED."""
    commit = _commit()
    names = _git("diff", "--name-only", "-z", commit).split("\0")
    names += _git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
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
    new = (ROOT / path).read_text(errors="surrogateescape") if (ROOT / path).is_file() else ""
    return _meaning(path, _git("show", f"{commit}:{path}")) != _meaning(path, new.strip())


def _meaning(path: Path, text: str) -> object:
    """Return the parts of a file that a check depends on: code, and some comments."""
    if path.suffix == ".toml":
        with suppress(tomllib.TOMLDecodeError):
            table = tomllib.loads(text)
            return {key: table[key] for key in table if not FOR_PEOPLE.fullmatch(key)}
    code = meaning(path.name, text)
    if path.suffix in (".cpp", ".hpp"):
        verdict = VERDICT.match(text)
        return code, HEADER_KEYS.findall(text), verdict and verdict.groups()
    if path.name == "data.sha256":  # the inputs and answers, without their sources
        return [line for line in text.splitlines() if not line.startswith("sources ")]
    return code


def _git(*arguments: str) -> str:
    """Return the stripped output of git; "" if git fails."""
    done = _run_git(*arguments)
    return done.stdout.strip() if done.returncode == 0 else ""


def _run_git(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C"}
    try:
        return subprocess.run(
            ["git", *arguments],
            cwd=ROOT, env=environment, capture_output=True, text=True, errors="surrogateescape",
        )  # fmt: skip
    except FileNotFoundError:
        raise Mistake("git is not installed: run `apt-get install -y git`, or use --all") from None

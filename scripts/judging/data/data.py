"""data: the cases of a problem: what data.sha256 promises, and what build/data/ contains.

data.sha256 has one line for each case: its name, its number of positions, the digest of its input
and the digest of its answer. The last line is the digest of the sources that validated the inputs
and gave the answers. If these sources have not changed, an input with its digest is valid, and an
output with the digest of the answer is right.

The folder of a problem in build/data/ contains the generated files and a record. A folder there is
complete or missing. If it is missing, making.py makes it.
"""

import os
import re
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from .. import BUILD, Mistake, command, content, digest, sha256, shown, write_whole
from ..problems.catalog import ORACLE, Problem
from ..run import store
from ..run.build import key_of
from ..run.runner import Pool
from ..run.trial import Case
from .cases import digest_of

SHELF = store.Shelf("data", "data/grammar.py", "data/generate.py")
RECORD = "data.json"
HANDMADE = "sample_", "edge_"
LINE = re.compile(r"(\w+) (\d+) ([0-9a-f]{32}) ([0-9a-f]{32})")
SOURCES = re.compile(r"sources ([0-9a-f]{64})")


@dataclass(frozen=True)
class Promised:
    """The line of a case in data.sha256."""

    positions: int
    input: str  # digest
    answer: str  # digest


@dataclass(frozen=True)
class Promise:
    """The content of data.sha256."""

    cases: dict[str, Promised]
    sources: str = ""  # the digest of the sources

    @property
    def generated(self) -> dict[str, Promised]:
        return {name: case for name, case in self.cases.items() if not name.startswith(HANDMADE)}


@dataclass
class Facts:
    """What is known about a case in build/data/."""

    positions: int
    input: str  # digest
    answer: str = ""  # digest; "" until an oracle has answered
    # the oracles that answered, and name -> low, high, least, most: empty until oracles have run
    oracles: list[str] = field(default_factory=list)
    bounds: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def promised(self) -> Promised:
        return Promised(self.positions, self.input, self.answer)


@dataclass
class Record:
    """The content of data.json. `stamps` are the sizes, times and inodes of the generated files."""

    every: str
    cases: dict[str, Facts]
    stamps: dict[str, list[int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Data:
    """The cases of a problem."""

    problem: Problem
    every: str  # the bound: every position up to the bound is in a case
    cases: tuple[Case, ...]
    facts: dict[str, Facts]

    @property
    def name(self) -> str:
        return self.problem.name

    @property
    def is_answered(self) -> bool:
        """Return whether the oracles have answered; otherwise only digests are known."""
        return all(facts.oracles for facts in self.facts.values())

    @property
    def bounds(self) -> dict[str, dict[str, dict[str, Any]]]:
        """Return case -> name -> low, high, least, most; empty until the data are answered."""
        return {name: facts.bounds for name, facts in self.facts.items()}

    @property
    def exhaustive_positions(self) -> int:
        return sum(case.positions for case in self.cases if case.name.startswith("all"))

    def answer(self, pool: Pool, case: Case) -> bytes:
        """Return the right answer to a case, from its file or from an oracle."""
        with suppress(FileNotFoundError):
            answer = case.answer.read_bytes()
            if sha256(answer) == case.answer_digest:
                return answer
        from . import oracles

        answer = oracles.first_answer(oracles.of_problem(pool, self.problem), case.input)
        if sha256(answer) != case.answer_digest:
            remedy = f"run `{command('data', self.name)}`"
            raise Mistake(
                f"{self.name}: the answer to {case.name} is not that of data.sha256; {remedy}"
            )
        with suppress(Mistake):  # the disk may be full; the answer is known
            write_whole(case.answer, answer)
        return answer


def ready(problem: Problem) -> Data | None:
    """Return the data if they are in build/, complete and made from the present sources."""
    folder, record = place(problem), _record(problem)
    if not record:
        return None
    generated = {name for name in record.cases if not name.startswith(HANDMADE)}
    # an answer may be missing
    files = {f"{name}.in" for name in generated} | record.stamps.keys()
    changed = [name for name in files if stamp(folder, name) != record.stamps.get(name)]
    try:
        for name in changed:
            stem, _, kind = name.rpartition(".")
            facts = record.cases[stem]
            if sha256((folder / name).read_bytes()) != (
                facts.input if kind == "in" else facts.answer
            ):
                return None
    except OSError:
        return None
    if changed:  # a copy: the contents are right, but the times have changed
        with suppress(Mistake):  # build/ may be read-only
            write_record(problem, record, folder)
    return _data(problem, record)


def recorded(problem: Problem) -> Data | None:
    """Return the data that were made from the present sources, from their record alone."""
    record = _record(problem)
    return _data(problem, record) if record else None


def _record(problem: Problem) -> Record | None:
    found = store.read(place(problem) / RECORD, key(problem))
    if not found:
        return None
    cases = {name: Facts(**facts) for name, facts in found["cases"].items()}
    return Record(found["every"], cases, found["stamps"])


def write_record(problem: Problem, record: Record, folder: Path) -> None:
    """Write the record, with the stamps of the generated files that are in a folder."""
    generated = [name for name in record.cases if not name.startswith(HANDMADE)]
    files = (f"{name}.{kind}" for name in generated for kind in ("in", "ans"))
    record.stamps = {name: found for name in files if (found := stamp(folder, name))}
    store.write(folder / RECORD, key(problem), asdict(record))


def _data(problem: Problem, record: Record) -> Data:
    cases = []
    for name, path in paths(problem, record.cases, place(problem)).items():
        facts = record.cases[name]
        both = digest(facts.input, facts.answer)
        by = tuple(facts.oracles)
        cases.append(
            Case(name, path, path.with_suffix(".ans"), both, facts.answer, facts.positions, by)
        )
    return Data(problem, record.every, tuple(cases), record.cases)


def stamp(folder: Path, name: str) -> list[int]:
    """Return the size, time and inode of a file; [] if the file is missing."""
    try:
        status = os.stat(f"{folder}/{name}")  # many files: faster than a Path for each
        return [status.st_size, status.st_mtime_ns, status.st_ino]
    except OSError:
        return []


def place(problem: Problem) -> Path:
    return BUILD / "data" / problem.name


def key(problem: Problem) -> str:
    """Return the hash of all sources of the data."""
    programs = (key_of(oracle, ORACLE) for oracle in problem.oracles.values())
    cases_py = digest_of(problem.folder / "cases.py")
    form = *Record.__annotations__, *Facts.__annotations__  # that of data.json
    return SHELF.key(*form, cases_py, *programs, *handmade_parts(problem))


def handmade_parts(problem: Problem) -> list[str | bytes]:
    """Return the names and contents of all handmade inputs and answers."""
    files = (path for case in problem.handmade for path in (case.input, case.answer))
    return [part for path in files for part in (path.name, content(path))]


def paths(problem: Problem, names, folder: Path) -> dict[str, Path]:
    """Return the path of the input of each case: in the repository, or in `folder`."""
    handmade = {case.name: case.input for case in problem.handmade}
    return {name: handmade.get(name, folder / f"{name}.in") for name in names}


def changed(problem: Problem) -> NoReturn:
    raise Mistake(f"{problem.name}: its files changed while the data were made; run again")


def promise(problem: Problem) -> Promise:
    """Return what data.sha256 says; nothing if the file is missing."""
    path = problem.folder / "data.sha256"
    return _promise(path, content(path)) if path.exists() else Promise({})


@cache
def _promise(path: Path, text: bytes) -> Promise:
    cases: dict[str, Promised] = {}
    sources = ""
    for number, line in enumerate(text.decode(errors="replace").splitlines(), 1):
        if case := LINE.fullmatch(line):
            cases[case[1]] = Promised(int(case[2]), case[3], case[4])
        elif found := SOURCES.fullmatch(line):
            sources = found[1]
        else:
            write = f"run `{command('data', f'{path.parent.parent.name}/{path.parent.name}', '--write')}`"
            raise Mistake(
                f"{shown(path)}:{number}: expected a name, the number of positions and two digests, "
                f"found {line!r}; {write}"
            )
    return Promise(cases, sources)


def number_of_cases(problem: Problem) -> int:
    """Return how many handmade and generated cases there are; 0 if data.sha256 is damaged."""
    try:
        return len(promise(problem).generated) + len(problem.handmade)
    except Mistake:  # judging the problem reports it
        return 0


def as_promised(data: Data) -> Data:
    """Return the data; raise Mistake if the generated cases differ from data.sha256."""
    if changes := difference(data):
        write = f"run `{command('data', data.name, '--write')}`"
        if not promise(data.problem).cases:
            raise Mistake(f"{data.name}: data.sha256 is missing: {write}")
        raise Mistake(
            f"{data.name}: the generated data differ from data.sha256 ({changes}); "
            f"if this change is intended, {write}"
        )
    return data


def difference(data: Data) -> str:
    """Return how the generated cases differ from data.sha256, or "".

    An example is '2 changed: all_1, max_n; 4 new: near_1, ...'.
    """
    promised = promise(data.problem).generated
    made = {
        name: facts.promised for name, facts in data.facts.items() if not name.startswith(HANDMADE)
    }
    if made == promised:
        return ""
    changes = {
        "changed": [name for name in made.keys() & promised.keys() if made[name] != promised[name]],
        "gone": promised.keys() - made.keys(),
        "new": made.keys() - promised.keys(),
    }
    return "; ".join(
        f"{len(names)} {how}: {', '.join(sorted(names)[:3])}{', ...' if len(names) > 3 else ''}"
        for how, names in changes.items()
        if names
    )

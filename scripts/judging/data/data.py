"""data: the inputs and answers of a problem, made from cases.py and the oracles.

Generated files are in build/data/, with a record of their sources. A folder there is complete or
missing. No answer comes from a solution: brute.cpp and second.cpp answer the inputs, and if both
answer an input, their answers must be equal. The file data.sha256 contains the digest of each
answer. If the digests are current, an oracle runs only after a program has printed another answer.
"""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

from .. import (
    BUILD,
    ROOT,
    Mistake,
    command,
    digest,
    put_whole,
    readable,
    sha256,
    shown,
    write_whole,
)
from ..problems.catalog import Problem
from ..problems.sources import check_filled
from ..run import store
from ..run.build import key_of
from ..run.runner import Job, Pool
from ..run.trial import Case
from ..run.verdict import ended, first_difference
from . import digests, generate, oracles
from .cases import digest_of
from .oracles import ORACLE

SHELF = store.Shelf("data", "data/grammar.py", "data/generate.py")
RECORD = "data.json"
GENERATE = (
    f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r}); "
    f"from {generate.__name__} import main; sys.exit(main(*sys.argv[1:]))"
)
GENERATE_LIMITS = replace(oracles.LIMITS, stack_kib=8 << 10)
SECONDS = 20  # of processor time, in which cases.py must draw all cases, or validate one input
SPARE_SECONDS = 5  # after which the runner stops a cases.py that Python cannot interrupt


@dataclass(frozen=True)
class Data:
    """The cases of a problem."""

    problem: Problem
    every: str  # the bound: every position up to the bound is in a case
    cases: tuple[Case, ...]
    bounds: dict  # case -> name -> low, high, least, most; empty until the data are answered
    digests: dict[str, str]  # of every generated file
    is_answered: bool = True  # False: only the digests of the answers are known

    @property
    def name(self) -> str:
        return self.problem.name

    @property
    def exhaustive_positions(self) -> int:
        return sum(case.positions for case in self.cases if case.name.startswith("all"))

    def answer(self, pool: Pool, case: Case) -> bytes:
        """Return the right answer to a case, from its file or from an oracle."""
        with suppress(FileNotFoundError):
            answer = case.answer.read_bytes()
            if sha256(answer) == case.answer_digest:
                return answer
        answer = oracles.first_answer(oracles.of_problem(pool, self.problem), case.input)
        if sha256(answer) != case.answer_digest:
            remedy = f"run `{command('data', self.name)}`"
            raise Mistake(
                f"{self.name}: the answer to {case.name} is not that of data.sha256; {remedy}"
            )
        with suppress(Mistake):  # the disk may be full; the answer is known
            write_whole(case.answer, answer)
        return answer


def inputs(pool: Pool, problem: Problem, known: Data | None = None) -> Data:
    """Return the cases of a problem; make them if they are missing.

    Raise Mistake if they differ from data.sha256. If data.sha256 contains the digests of inputs and
    answers, the inputs are not validated again, and the oracles do not run. `known` is the result
    of `ready`, if the caller has it.
    """
    data = known or ready(problem) or _make(pool, problem)
    digests.check(problem, data.digests)
    return data


def answered(pool: Pool, problem: Problem, *, as_promised: bool = True) -> Data:
    """Return the cases; first validate all inputs and make all answers.

    With `as_promised`, raise Mistake if the cases differ from data.sha256.
    """
    data = ready(problem) or _make(pool, problem)
    if not data.is_answered:
        place, key = _place(problem), _key(problem)
        record = store.read(place / RECORD, key) or _changed(problem)
        record["cases"] = _checked(pool, problem, [*record["cases"]], place, pool.folder("facts"))
        _answer(pool, problem, record, place)
        store.write(place / RECORD, key, _stamped(record, place))
        data = ready(problem) or _changed(problem)
    if as_promised:
        digests.check(problem, data.digests)
    return data


def ready(problem: Problem) -> Data | None:
    """Return the data if they are in build/, complete and made from the present sources."""
    place, key = _place(problem), _key(problem)
    record = store.read(place / RECORD, key)
    if not record:
        return None
    digests_by_name, stamps = record["digests"], record["stamps"]
    inputs = {name for name in digests_by_name if name.endswith(".in")}  # an answer may be missing
    changed = [name for name in inputs | {*stamps} if _stamp(place / name) != stamps.get(name)]
    try:
        if any(sha256((place / name).read_bytes()) != digests_by_name[name] for name in changed):
            return None
    except OSError:
        return None
    if changed:  # a copy: the contents are right, but the times have changed
        with suppress(Mistake):  # build/ may be read-only
            store.write(place / RECORD, key, _stamped(record, place))
    return _data(problem, record)


def recorded(problem: Problem) -> Data | None:
    """Return the data that were made from the present sources, from their record alone."""
    record = store.read(_place(problem) / RECORD, _key(problem))
    return _data(problem, record) if record else None


def _data(problem: Problem, record: dict) -> Data:
    cases = []
    for name, path in _inputs(problem, record["cases"], _place(problem)).items():
        facts, answer = record["cases"][name], path.with_suffix(".ans")
        both = [record["digests"].get(p.name) or sha256(p.read_bytes()) for p in (path, answer)]
        by = tuple(facts.get("oracles", ()))
        cases.append(Case(name, path, answer, digest(*both), both[1], facts["positions"], by))
    bounds = {name: facts.get("bounds", {}) for name, facts in record["cases"].items()}
    is_answered = all("oracles" in facts for facts in record["cases"].values())
    return Data(problem, record["every"], tuple(cases), bounds, record["digests"], is_answered)


def _make(pool: Pool, problem: Problem) -> Data:
    """Generate the inputs. If data.sha256 does not contain them, validate and answer them."""
    check_filled(problem.solution, problem.folder)
    key, scratch = _key(problem), pool.folder("data")
    drawn = _run_cases_py(pool, problem, scratch, "draw")
    names = [*(case.name for case in problem.handmade), *drawn["cases"]]
    made = {path.name: sha256(path.read_bytes()) for path in sorted(scratch.glob("*.in"))}
    record: dict = {"every": drawn["every"]}
    if digests.promises(problem, made, names):
        positions = digests.positions(problem)
        record["digests"] = digests.of_files(problem)
        record["cases"] = {name: {"positions": positions[name]} for name in names}
    else:
        record["digests"] = made
        record["cases"] = _checked(pool, problem, names, scratch, scratch)
        _answer(pool, problem, record, scratch)
    (scratch / "facts.json").unlink(missing_ok=True)
    store.write(scratch / RECORD, key, _stamped(record, scratch))
    put_whole(scratch, _place(problem), lambda: ready(problem))
    return ready(problem) or _changed(problem)


def _stamped(record: dict, folder: Path) -> dict:
    """Return the record with the stamps of the generated files that are in a folder."""
    stamps = {name: _stamp(folder / name) for name in record["digests"]}
    return record | {"stamps": {name: stamp for name, stamp in stamps.items() if stamp}}


def _stamp(path: Path) -> list[int]:
    """Return the size, time and inode of a file; [] if the file is missing."""
    try:
        status = path.stat()
        return [status.st_size, status.st_mtime_ns, status.st_ino]
    except OSError:
        return []


def _place(problem: Problem) -> Path:
    return BUILD / "data" / problem.name


def _key(problem: Problem) -> str:
    """Return the hash of all sources of the data."""
    handmade = (path for case in problem.handmade for path in (case.input, case.answer))
    parts = [part for path in handmade for part in (path.name, path.read_bytes())]
    programs = (key_of(oracle, ORACLE) for oracle in problem.oracles.values())
    return SHELF.key(digest_of(problem.folder / "cases.py"), *programs, *parts)


def _inputs(problem: Problem, names: Iterable[str], folder: Path) -> dict[str, Path]:
    """Return the path of the input of each case: in the repository, or in `folder`."""
    handmade = {case.name: case.input for case in problem.handmade}
    return {name: handmade.get(name, folder / f"{name}.in") for name in names}


def _checked(pool: Pool, problem: Problem, names: list[str], folder: Path, scratch: Path) -> dict:
    """Return positions and bounds of each input; raise Mistake if `validate` rejects an input."""
    paths = map(str, _inputs(problem, names, folder).values())
    return _run_cases_py(pool, problem, scratch, "check", *paths)


def _run_cases_py(pool: Pool, problem: Problem, scratch: Path, task: str, *inputs: str) -> dict:
    """Run a task of generate.py, which writes to the folder `scratch`; return its result."""
    cases_py, python = problem.folder / "cases.py", (sys.executable, "-I", "-B", "-c")
    most_ms = int(1000 * SECONDS * max(1, len(inputs)) + 1000 * SPARE_SECONDS)
    job = Job(
        (*python, GENERATE, str(SECONDS), task, str(cases_py), str(scratch), *inputs),
        replace(GENERATE_LIMITS, cpu_ms=most_ms),
        sandbox="files",
        read=("/",),
        write=(str(scratch), os.devnull),
        environment={"LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0"},
        directory=str(ROOT),
    )
    measured = pool.run(job)
    if measured.limit:
        raise Mistake(f"{shown(cases_py)}: {ended(measured)}; does cases() end?")
    facts = scratch / "facts.json"
    if measured.exit or measured.signal or not facts.is_file():
        why = " ".join(readable(measured.errors).replace(str(ROOT) + "/", "").split())
        raise Mistake(f"{shown(cases_py)}: {why or ended(measured)}")
    return json.loads(facts.read_text())


def _answer(pool: Pool, problem: Problem, record: dict, folder: Path) -> None:
    """Write an answer next to each input in `folder`, and check the answers of handmade cases.

    Add the digests of the answers, and the oracles that gave them, to the record.
    """
    asked = oracles.of_problem(pool, problem)
    inputs = _inputs(problem, record["cases"], folder)
    for oracle in asked.values():
        oracle.compile()  # in parallel
    runs = {name: {o: oracle.ask(inputs[name]) for o, oracle in asked.items()} for name in inputs}
    for name, path in inputs.items():
        measured = {o: future.result() for o, future in runs[name].items()}
        answer, by = oracles.agreed(problem, asked, path, measured)
        answers = path.with_suffix(".ans")
        if path.parent == folder:
            write_whole(answers, answer)
            record["digests"][answers.name] = sha256(answer)
        elif problem.has_checker:
            oracles.check(problem, asked, path, answers.read_bytes(), shown(answers))
        else:
            _check_handmade(answers, answer, by)
        record["cases"][name]["oracles"] = by


def _check_handmade(path: Path, answer: bytes, by: list[str]) -> None:
    """Raise Mistake if a handmade answer differs from the answer of the oracles `by`."""
    expected = path.read_bytes()
    if expected != answer:
        place = first_difference(expected, answer)
        who = " and ".join(by)
        raise Mistake(
            f"{shown(path)}:{place.line}:{place.column}: {who} say {place.got!r}, "
            f"the file says {place.expected!r}; correct the file or the oracle"
        )


def _changed(problem: Problem) -> NoReturn:
    raise Mistake(f"{problem.name}: its files changed while the data were made; run again")

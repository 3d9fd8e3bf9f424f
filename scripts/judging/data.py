"""data: turns cases.py and the oracles into inputs and answers.

Generated data stand in build/data/, whole or not at all, beside a key that is
the hash of everything they were made from. No answer comes from a solution:
brute.cpp and second.cpp answer every input, and where both do, they agree; what
data.sha256 promises of the answers may do until a program writes anything else.
"""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

from . import BUILD, ROOT, Mistake, command, digest, digests, generate, oracles, put_whole, readable, sha256, shown, store, write_whole
from .build import ORACLE, key_of
from .cases import digest_of
from .catalog import Problem
from .oracles import Oracle
from .runner import Job, Pool
from .sources import check_filled
from .verdict import ended, first_difference

SHELF = store.Shelf(__name__)
GENERATE = f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r}); from {generate.__name__} import main; sys.exit(main(*sys.argv[1:]))"
GENERATE_LIMITS = replace(oracles.LIMITS, stack_kib=8 << 10)


@dataclass(frozen=True)
class Case:
    """One input with its answer, both checked."""

    problem: str
    name: str
    input: Path
    answer: Path
    digest: str  # of both
    positions: int
    oracles: tuple[str, ...]  # which of them answered it
    answer_digest: str = ""

    @property
    def is_generated(self) -> bool:
        return not self.name.startswith(("sample_", "edge_"))


@dataclass(frozen=True)
class Data:
    problem: Problem
    every: str  # the bound up to which every position is among the cases
    cases: tuple[Case, ...]
    bounds: dict  # case -> name of the bound -> low, high, least, most; nothing unless it is answered
    digests: dict[str, str]  # of every generated file
    is_answered: bool = True  # or the answers are known by their digests only

    @property
    def exhaustive_positions(self) -> int:
        return sum(case.positions for case in self.cases if case.name.startswith("all"))


def ready(problem: Problem) -> Data | None:
    """The data, if they stand in build/ whole and made from the present sources."""
    data, place = recorded(problem), _place(problem)
    try:
        there = [name for name in data.digests if data.is_answered or name.endswith(".in")] if data else []
        is_whole = data and all(sha256((place / name).read_bytes()) == data.digests[name] for name in there)
    except OSError:
        return None
    return data if is_whole else None


def recorded(problem: Problem) -> Data | None:
    """The data that were made from the present sources, by their record alone: the files are not read."""
    record = store.read(_place(problem) / "data.json", _key(problem))
    if not record:
        return None
    cases = []
    for name, path in _inputs(problem, record["cases"], _place(problem)).items():
        facts, paths = record["cases"][name], (path, path.with_suffix(".ans"))
        parts = [record["digests"].get(each.name) or sha256(each.read_bytes()) for each in paths]
        by = tuple(facts.get("oracles", ()))
        cases.append(Case(problem.name, name, *paths, digest(*parts), facts["positions"], by, parts[1]))
    bounds = {name: facts.get("bounds", {}) for name, facts in record["cases"].items()}
    is_answered = all("oracles" in facts for facts in record["cases"].values())
    return Data(problem, record["every"], tuple(cases), bounds, record["digests"], is_answered)


def prepare(pool: Pool, problem: Problem) -> Data:
    """The data of a problem with the answers, made where needed. Raises Mistake on any fault."""
    data = complete(pool, problem)
    digests.check(problem, data.digests)
    return data


def trusted(pool: Pool, problem: Problem, data: Data | None = None) -> Data:
    """The data of a problem, if not those that are given; oracles are not asked for answers that data.sha256 promises."""
    data = data or ready(problem) or make(pool, problem, trusting=True)
    digests.check(problem, data.digests)
    return data


def complete(pool: Pool, problem: Problem) -> Data:
    """The same; they need not be those of data.sha256."""
    data = ready(problem) or make(pool, problem)
    if not data.is_answered:
        place = _place(problem)
        facts = store.read(place / "data.json", _key(problem)) or _changed(problem)
        facts["cases"] = _checked(pool, problem, [*facts["cases"]], place, pool.folder("facts"))
        _answer(problem, facts, place, oracles.of_problem(pool, problem))
        store.write(place / "data.json", _key(problem), facts)
        data = ready(problem) or _changed(problem)
    return data


def answer(case: Case, asked: dict[str, Oracle]) -> bytes:
    """What is right on one case; oracles are asked where no file holds it."""
    with suppress(FileNotFoundError):
        found = case.answer.read_bytes()
        if sha256(found) == case.answer_digest:
            return found
    found = oracles.first_answer(asked, case.input)
    if sha256(found) != case.answer_digest:
        raise Mistake(f"{case.problem}: the answer to {case.name} is not that of data.sha256; run `{command('data', case.problem)}`")
    write_whole(case.answer, found)
    return found


def make(pool: Pool, problem: Problem, *, trusting: bool = False) -> Data:
    """Generate the inputs, validate them, let the oracles answer, and put all in its place. With `trusting`,
    what data.sha256 promises is neither validated nor asked again, if it was made from the present sources."""
    check_filled(problem.solution, problem.folder)
    key, scratch = _key(problem), pool.folder("data")
    promise = digests.of_files(problem) if trusting and digests.are_current(problem) else {}
    asked = None if promise else oracles.of_problem(pool, problem)
    drawn = _cases_py(pool, problem, scratch, "draw")
    names = [*(case.name for case in problem.handmade), *drawn["cases"]]
    facts: dict = {"every": drawn["every"]}
    made = {path.name: sha256(path.read_bytes()) for path in sorted(scratch.glob("*.in"))}
    wanted = {name for path in made for name in (path, f"{Path(path).stem}.ans")}
    positions = digests.positions(problem)
    if wanted == promise.keys() and made.items() <= promise.items() and {*names} == positions.keys():
        facts |= {"digests": promise, "cases": {name: {"positions": positions[name]} for name in names}}
    else:
        facts |= {"digests": made, "cases": _checked(pool, problem, names, scratch, scratch)}
        _answer(problem, facts, scratch, asked or oracles.of_problem(pool, problem))
    (scratch / "facts.json").unlink(missing_ok=True)
    store.write(scratch / "data.json", key, facts)
    put_whole(scratch, _place(problem), lambda: ready(problem))
    return ready(problem) or _changed(problem)


def _place(problem: Problem) -> Path:
    return BUILD / "data" / problem.name


def _key(problem: Problem) -> str:
    """The hash of everything that the data are made from."""
    handmade = (path for case in problem.handmade for path in (case.input, case.answer))
    parts = [part for path in handmade for part in (path.name, path.read_bytes())]
    return SHELF.key(digest_of(problem.folder / "cases.py"), *(key_of(o, ORACLE) for o in problem.oracles.values()), *parts)


def _inputs(problem: Problem, names: Iterable[str], folder: Path) -> dict[str, Path]:
    """The input of each case: in the repository, or in a folder of generated ones."""
    handmade = {case.name: case.input for case in problem.handmade}
    return {name: handmade.get(name, folder / f"{name}.in") for name in names}


def _checked(pool: Pool, problem: Problem, names: list[str], folder: Path, scratch: Path) -> dict:
    """Return the facts of the inputs of these cases, by name; raise Mistake if `validate` rejects one."""
    return _cases_py(pool, problem, scratch, "check", *map(str, _inputs(problem, names, folder).values()))


def _cases_py(pool: Pool, problem: Problem, scratch: Path, task: str, *inputs: str) -> dict:
    """Run a task of generate.py, which writes in the folder `scratch`; return the facts that it found."""
    cases_py = problem.folder / "cases.py"
    job = Job(
        (sys.executable, "-I", "-B", "-c", GENERATE, task, str(cases_py), str(scratch), *inputs),
        GENERATE_LIMITS,
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


def _answer(problem: Problem, facts: dict, folder: Path, asked: dict[str, Oracle]) -> None:
    """Puts the answers beside the inputs of a folder; to the facts, who answered, and their digests."""
    inputs = _inputs(problem, facts["cases"], folder)
    for oracle in asked.values():
        oracle.compiled  # noqa: B018 - side by side
    waiting = {name: {o: oracle.ask(path) for o, oracle in asked.items()} for name, path in inputs.items()}
    for name, path in inputs.items():
        measured = {o: future.result() for o, future in waiting[name].items()}
        answer, by = oracles.agreed(problem, asked, path, measured)
        answers = path.with_suffix(".ans")
        if path.parent == folder:
            write_whole(answers, answer)
            facts["digests"][answers.name] = sha256(answer)
        else:
            _check_handmade(answers, answer, by)
        facts["cases"][name]["oracles"] = by
    for oracle in asked.values():
        oracle.forget()


def _check_handmade(path: Path, answer: bytes, by: list[str]) -> None:
    expected = path.read_bytes()
    if expected != answer:
        place = first_difference(expected, answer)
        raise Mistake(
            f"{shown(path)}:{place.line}:{place.column}: {' and '.join(by)} say {place.got!r}, the file says {place.expected!r}; fix whichever is wrong"
        )


def _changed(problem: Problem) -> NoReturn:
    raise Mistake(f"{problem.name}: its files changed while the data were made; run again")

"""data: turns cases.py and the oracles into inputs and answers.

Generated data stand in build/data/, whole or not at all, beside a key that is
the hash of everything they were made from. No answer comes from a solution:
brute.cpp and second.cpp answer every input, and where both do, they agree; what
data.sha256 promises of the answers may do until a program writes anything else.
"""

import ast
import json
import os
import sys
from collections.abc import Iterable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

from .. import BUILD, ROOT, Mistake, digest, put_whole, readable, sha256, shown, write_whole
from . import cache, promises
from .build import ORACLE, key_of, start
from .cases import MAKERS
from .catalog import Problem
from .compare import ended, first_difference
from .programs import Program, forget
from .run import Job, Limits, Pool
from .sources import check_filled

DECLINED = 99  # the exit status of an oracle that a question is too large for: see play.hpp
ORACLE_LIMITS = Limits(cpu_ms=120_000, memory_kib=4 << 20, output_kib=1 << 20, stack_kib=512 << 10)
GENERATE = Path(__file__).with_name("generate.py")
GENERATE_LIMITS = replace(ORACLE_LIMITS, stack_kib=8 << 10)


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
    bounds: dict  # case -> name of the bound -> low, high, least, most
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
    record = cache.read(_place(problem) / "data.json", _key(problem))
    if not record:
        return None
    cases = []
    for name, path in _inputs(problem, record["cases"], _place(problem)).items():
        facts, paths = record["cases"][name], (path, path.with_suffix(".ans"))
        parts = [record["digests"].get(each.name) or sha256(each.read_bytes()) for each in paths]
        oracles = tuple(facts.get("oracles", ()))
        cases.append(Case(problem.name, name, *paths, digest(*parts), facts["positions"], oracles, parts[1]))
    bounds = {name: facts["bounds"] for name, facts in record["cases"].items()}
    is_answered = all("oracles" in facts for facts in record["cases"].values())
    return Data(problem, record["every"], tuple(cases), bounds, record["digests"], is_answered)


def prepare(pool: Pool, problem: Problem) -> Data:
    """The data of a problem with the answers, made where needed. Raises Mistake on any fault."""
    data = complete(pool, problem)
    promises.check(problem, data.digests)
    return data


def complete(pool: Pool, problem: Problem) -> Data:
    """The same; they need not be those of data.sha256."""
    data = ready(problem) or make(pool, problem)
    if not data.is_answered:
        place = _place(problem)
        facts = cache.read(place / "data.json", _key(problem)) or _changed(problem)
        _answer(pool, problem, facts, place, _started(pool, problem))
        cache.write(place / "data.json", _key(problem), facts)
        data = ready(problem) or _changed(problem)
    return data


def make(pool: Pool, problem: Problem, on_case=lambda: None, *, trusting: bool = False) -> Data:
    """Generates the inputs, lets the oracles answer, and puts all in its place. With `trusting`,
    no oracle is asked for what data.sha256 promises, if it was made from the present sources."""
    check_filled(problem.solution, problem.folder)
    key, scratch = _key(problem), pool.folder("data")
    promise = promises.of_files(problem) if trusting and promises.are_current(problem) else {}
    oracles = None if promise else _started(pool, problem)
    facts = _generate(pool, problem, scratch)
    made = {path.name: sha256(path.read_bytes()) for path in sorted(scratch.glob("*.in"))}
    wanted = {name for path in made for name in (path, f"{Path(path).stem}.ans")}
    if wanted == promise.keys() and made.items() <= promise.items():
        facts["digests"] = promise
        for _ in facts["cases"]:
            on_case()
    else:
        facts["digests"] = made
        _answer(pool, problem, facts, scratch, oracles or _started(pool, problem), on_case)
    (scratch / "facts.json").unlink()
    cache.write(scratch / "data.json", key, facts)
    put_whole(scratch, _place(problem), lambda: ready(problem))
    return ready(problem) or _changed(problem)


def exhaustive_bound(problem: Problem) -> str:
    """The bound that cases.py states, read without running it."""
    path = problem.folder / "cases.py"
    try:
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.Assign) and node.targets[0].id == "EVERY":
                return ast.literal_eval(node.value)
    except (SyntaxError, ValueError, AttributeError) as error:
        raise Mistake(f"{shown(path)}: EVERY cannot be read: {error}") from None
    raise Mistake(f"{shown(path)}: it defines no EVERY")


def _place(problem: Problem) -> Path:
    return BUILD / "data" / problem.name


def _key(problem: Problem) -> str:
    """The hash of everything that the data are made from."""
    files = [problem.folder / "cases.py", MAKERS, GENERATE, GENERATE.with_name("grammar.py")]
    files += [path for case in problem.handmade for path in (case.input, case.answer)]
    oracles = [key_of(source, ORACLE) for source in problem.oracles.values()]
    return digest(*oracles, *(part for path in files for part in (path.name, path.read_bytes())))


def _inputs(problem: Problem, names: Iterable[str], folder: Path) -> dict[str, Path]:
    """The input of each case: in the repository, or in a folder of generated ones."""
    handmade = {case.name: case.input for case in problem.handmade}
    return {name: handmade.get(name, folder / f"{name}.in") for name in names}


def _generate(pool: Pool, problem: Problem, scratch: Path) -> dict:
    cases_py = problem.folder / "cases.py"
    inputs = [str(case.input) for case in problem.handmade]
    job = Job(
        (sys.executable, "-I", "-B", str(GENERATE), str(cases_py), str(scratch), *inputs),
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


def _started(pool: Pool, problem: Problem) -> dict[str, Future[Program]]:
    """The oracles, which are being compiled. The search from the rules is kept: stress, table and play ask it, too."""
    return {name: start(pool, source, ORACLE, once=name != "brute") for name, source in problem.oracles.items()}


def _answer(
    pool: Pool, problem: Problem, facts: dict, folder: Path, oracles: dict[str, Future[Program]], on_case=lambda: None
) -> None:
    """Puts the answers beside the inputs of a folder; to the facts, who answered, and their digests."""
    programs = {name: future.result() for name, future in oracles.items()}
    inputs = _inputs(problem, facts["cases"], folder)
    asked = {
        name: {o: pool.submit(Job((str(p.path),), ORACLE_LIMITS, path)) for o, p in programs.items()}
        for name, path in inputs.items()
    }
    for name, path in inputs.items():
        answer, by = _agreed(problem, path, {o: future.result() for o, future in asked[name].items()})
        answers = path.with_suffix(".ans")
        if path.parent == folder:
            write_whole(answers, answer)
            facts["digests"][answers.name] = sha256(answer)
        else:
            _check_handmade(answers, answer, by)
        facts["cases"][name]["oracles"] = by
        on_case()
    for program in programs.values():
        forget(program)


def _agreed(problem: Problem, path: Path, measured: dict) -> tuple[bytes, list[str]]:
    """The one answer of all oracles that answered, and their names."""
    answers = {}
    for oracle, result in measured.items():
        if result.exit == DECLINED:
            continue
        if result.exit or result.signal or result.limit:
            raise Mistake(f"{shown(problem.oracle(oracle))} failed on case {path.stem}: {ended(result)}")
        answers[oracle] = result.output
    if not answers:
        raise Mistake(f"{problem.name}: no oracle answers case {path.stem}; a second.cpp for large inputs is missing")
    (first, answer), *others = answers.items()
    for oracle, other in others:
        if other != answer:
            kept = BUILD / "failed" / problem.name / path.name
            write_whole(kept, path.read_bytes())
            place = first_difference(answer, other)
            raise Mistake(
                f"{problem.name}: {first}.cpp and {oracle}.cpp disagree on {shown(kept)} at line "
                f"{place.line}, column {place.column}: {place.expected!r} against {place.got!r}"
            )
    return answer, list(answers)


def _check_handmade(path: Path, answer: bytes, by: list[str]) -> None:
    expected = path.read_bytes()
    if expected != answer:
        place = first_difference(expected, answer)
        raise Mistake(
            f"{shown(path)}:{place.line}:{place.column}: {' and '.join(by)} say "
            f"{place.got!r}, the file says {place.expected!r}; fix whichever is wrong"
        )


def _changed(problem: Problem) -> NoReturn:
    raise Mistake(f"{problem.name}: its files changed while the data were made; run again")

"""making: makes the data of a problem from cases.py and the oracles, and writes data.sha256.

No answer comes from a solution: brute.cpp and second.cpp answer the inputs, and if both answer an
input, their answers must be equal. If data.sha256 is current, an oracle runs only after a program
has printed another answer.
"""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

from .. import ROOT, Mistake, digest, put_whole, readable, sha256, shown, write_whole
from ..problems.catalog import ORACLE, Problem
from ..problems.sources import check_filled
from ..run.build import contents
from ..run.meaning import code_in
from ..run.runner import Job, Pool, slower
from ..run.store import JUDGING, meaning_of
from ..run.verdict import ended, first_difference
from . import generate, oracles
from .cases import digest_of
from .data import (
    HANDMADE,
    Data,
    Facts,
    Record,
    as_promised,
    changed,
    handmade_parts,
    paths,
    place,
    promise,
    ready,
    recorded,
    write_record,
)

GENERATE = (
    f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r}); "
    f"from {generate.__name__} import main; sys.exit(main(*sys.argv[1:]))"
)
GENERATE_LIMITS = replace(oracles.LIMITS, stack_kib=8 << 10)
SECONDS = 20  # of processor time, in which cases.py must draw all cases, or validate one input
SPARE_SECONDS = 5  # after which the runner stops a cases.py that Python cannot interrupt


def inputs(pool: Pool, problem: Problem) -> Data:
    """Return the cases of a problem; make them if they are missing.

    Raise Mistake if they differ from data.sha256. If data.sha256 contains the digests of inputs and
    answers, the inputs are not validated again, and the oracles do not run.
    """
    return as_promised(ready(problem) or _made(pool, problem))


def answered(pool: Pool, problem: Problem) -> Data:
    """Return the cases; first validate all inputs and make all answers.

    Raise Mistake if they differ from data.sha256.
    """
    return as_promised(unpromised(pool, problem))


def unpromised(pool: Pool, problem: Problem) -> Data:
    """Return the cases with their answers, also if they differ from data.sha256."""
    data = ready(problem) or _made(pool, problem)
    if not data.is_answered:
        _answer(pool, problem, recorded(problem) or changed(problem))
        data = ready(problem) or changed(problem)
    return data


def _made(pool: Pool, problem: Problem) -> Data:
    _make(pool, problem)
    return ready(problem) or changed(problem)


def _make(pool: Pool, problem: Problem) -> None:
    """Generate the inputs. If data.sha256 does not contain them, validate and answer them."""
    check_filled(problem.solution, problem.folder)
    scratch = pool.folder("data")
    drawn = _run_cases_py(pool, problem, scratch, "draw")
    names = [*(case.name for case in problem.handmade), *drawn["cases"]]
    inputs = {
        name: sha256(path.read_bytes()) for name, path in paths(problem, names, scratch).items()
    }
    if _is_promised(problem, inputs):
        cases = {
            name: Facts(case.positions, case.input, case.answer)
            for name, case in promise(problem).cases.items()
        }
        cases = {name: cases[name] for name in names}
    else:
        cases = _answered(pool, problem, names, scratch, scratch)
    (scratch / "facts.json").unlink(missing_ok=True)
    write_record(problem, Record(drawn["every"], cases), scratch)
    put_whole(scratch, place(problem), lambda: ready(problem))


def _answer(pool: Pool, problem: Problem, known: Data) -> None:
    """Validate and answer all inputs of a problem, and write this to its record."""
    folder = place(problem)
    cases = _answered(pool, problem, [*known.facts], folder, pool.folder("facts"))
    write_record(problem, Record(known.every, cases), folder)


def is_current(problem: Problem) -> bool:
    """Return whether data.sha256 was written with the present grammar, cases.py and oracles."""
    return promise(problem).sources == _sources(problem)


def write_promise(data: Data) -> None:
    """Write data.sha256."""
    lines = [
        f"{name} {facts.positions} {facts.input} {facts.answer}\n"
        for name, facts in sorted(data.facts.items())
    ]
    lines.append(f"sources {_sources(data.problem)}\n")
    write_whole(data.problem.folder / "data.sha256", "".join(lines).encode())


def _is_promised(problem: Problem, inputs: dict[str, str]) -> bool:
    """Return whether data.sha256 is current and contains exactly these inputs: name -> digest."""
    try:
        promised = {name: case.input for name, case in promise(problem).cases.items()}
    except Mistake:  # it is damaged: the caller compares with it, or writes it again
        return False
    return promised == inputs and is_current(problem)


def _sources(problem: Problem) -> str:
    """Return one digest of the code of grammar, cases.py and oracles, and of the handmade cases."""
    parts: list[bytes | str] = [
        digest_of(problem.folder / "cases.py"),
        meaning_of(JUDGING / "data/grammar.py"),
    ]
    for path in problem.oracles.values():
        sources = contents(path, ORACLE.include)
        parts += [path.name, *(code_in(source.decode(errors="replace")) for source in sources)]
    return digest(*parts, *handmade_parts(problem))


def _run_cases_py(pool: Pool, problem: Problem, scratch: Path, task: str, *inputs: str) -> dict:
    """Run a task of generate.py, which writes to the folder `scratch`; return its result."""
    cases_py, python = problem.folder / "cases.py", (sys.executable, "-I", "-B", "-c")
    most_ms = int(1000 * SECONDS * max(1, len(inputs)) + 1000 * SPARE_SECONDS)
    job = Job(
        (*python, GENERATE, str(SECONDS * slower()), task, str(cases_py), str(scratch), *inputs),
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


def _answered(
    pool: Pool, problem: Problem, names: list[str], folder: Path, scratch: Path
) -> dict[str, Facts]:
    """Validate the inputs in `folder`, write an answer next to each, and return all facts.

    Raise Mistake if `validate` rejects an input, or if a handmade answer is wrong.
    """
    inputs = paths(problem, names, folder)
    checked = _run_cases_py(pool, problem, scratch, "check", *map(str, inputs.values()))
    asked = oracles.of_problem(pool, problem)
    for oracle in asked.values():
        oracle.compile()  # in parallel
    runs = {name: {o: oracle.ask(inputs[name]) for o, oracle in asked.items()} for name in inputs}
    cases = {}
    for name, path in inputs.items():
        measured = {o: future.result() for o, future in runs[name].items()}
        answer, by = oracles.agreed(problem, asked, path, measured)
        answers = path.with_suffix(".ans")
        if not name.startswith(HANDMADE):
            write_whole(answers, answer)
        elif problem.has_checker:
            oracles.check(problem, asked, path, answers.read_bytes(), shown(answers))
        else:
            _check_handmade(answers, answer, by)
        input, output = (sha256(each.read_bytes()) for each in (path, answers))
        about = checked[name]
        cases[name] = Facts(about["positions"], input, output, by, about["bounds"])
    return cases


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

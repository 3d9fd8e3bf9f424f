"""oracles: runs the programs that compute the right answers.

An oracle is brute.cpp, which searches by the rules, or second.cpp, which uses another method. If an
input is too large for an oracle, the oracle declines by its exit status; then the other oracle must
answer.
"""

from concurrent.futures import Future
from pathlib import Path

from .. import BUILD, Mistake, shown, write_whole
from ..problems.catalog import ORACLE, Problem
from ..run.build import start
from ..run.runner import DECLINED, Job, Limits, Measurement, Pool
from ..run.verdict import ended, first_difference, verdict_of_checks

LIMITS = Limits(cpu_ms=120_000, memory_kib=4 << 20, output_kib=1 << 20, stack_kib=512 << 10)


class Oracle:
    """One oracle of a problem. It is compiled before its first run."""

    def __init__(self, pool: Pool, source: Path):
        self.pool, self.source = pool, source
        self.program: Future[Path] | None = None

    def compile(self) -> "Future[Path]":
        self.program = self.program or start(self.pool, self.source, ORACLE)
        return self.program

    def ask(
        self, input: Path, limits: Limits = LIMITS, **environment: str
    ) -> "Future[Measurement]":
        path = str(self.compile().result())
        return self.pool.submit(Job((path,), limits, input, read=(path,), environment=environment))

    def answer(self, measured: Measurement, input: Path) -> bytes | None:
        """Return the answer that a run printed; None if the oracle declined."""
        if measured.exit == DECLINED:
            return None
        if measured.exit or measured.signal or measured.limit:
            where = shown(_kept(self.source, input))
            raise Mistake(f"{shown(self.source)} failed on {where}: {ended(measured)}")
        return measured.output


def of_problem(pool: Pool, problem: Problem) -> dict[str, Oracle]:
    """Return the oracles of a problem by name, in the order in which the judge runs them."""
    return {name: Oracle(pool, source) for name, source in problem.oracles.items()}


def first_answer(oracles: dict[str, Oracle], input: Path) -> bytes:
    """Return the answer of the first oracle that does not decline."""
    for oracle in oracles.values():
        answer = oracle.answer(oracle.ask(input).result(), input)
        if answer is not None:
            return answer
    where = shown(_kept(oracle.source, input))
    raise Mistake(f"no oracle answers {where}; a second.cpp for large inputs is missing")


def agreed(
    problem: Problem, oracles: dict[str, Oracle], input: Path, measured: dict[str, Measurement]
) -> tuple[bytes, list[str]]:
    """Return the answer from the runs of the oracles, and the names of the oracles that gave it.

    Raise Mistake if two answers differ, or if there is no answer. If several outputs are right, each
    answer must be right for all checkers.
    """
    all_answers = {name: oracle.answer(measured[name], input) for name, oracle in oracles.items()}
    answers = {name: answer for name, answer in all_answers.items() if answer is not None}
    if not answers:
        why = "a second.cpp for large inputs is missing"
        raise Mistake(f"{problem.name}: no oracle answers case {input.stem}; {why}")
    (first, answer), *others = answers.items()
    if problem.has_checker:
        for name, other in answers.items():
            check(problem, oracles, input, other, f"the answer of {name}.cpp")
        return answer, list(answers)
    for name, other in others:
        if other != answer:
            place = first_difference(answer, other)
            raise Mistake(
                f"{problem.name}: {first}.cpp and {name}.cpp disagree on "
                f"{shown(_kept(problem.oracle(first), input))} at line {place.line}, "
                f"column {place.column}: {place.expected!r} against {place.got!r}"
            )
    return answer, list(answers)


def check(
    problem: Problem, oracles: dict[str, Oracle], input: Path, output: bytes, whose: str
) -> None:
    """Raise Mistake if the checkers reject an output or disagree."""
    pool = next(iter(oracles.values())).pool
    path = pool.folder("output") / "output"
    path.write_bytes(output)
    programs = tuple(oracle.compile().result() for oracle in oracles.values())
    verdict = verdict_of_checks(pool.check(programs, input, path).result())
    if verdict.code != "AC":
        where = shown(_kept(next(iter(oracles.values())).source, input))
        raise Mistake(f"{problem.name}: {whose} to {where}: {verdict.code}: {verdict.message}")


def _kept(source: Path, input: Path) -> Path:
    """Return the path of an input on which an oracle failed.

    If the input is in build/, copy it, because the end of this run may remove it.
    """
    if not input.is_relative_to(BUILD):
        return input
    copy = BUILD / "failed" / source.parent.parent.name / source.parent.name / input.name
    write_whole(copy, input.read_bytes())
    return copy

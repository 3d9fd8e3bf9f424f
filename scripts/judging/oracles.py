"""oracles: asks the programs that know the right answers.

An oracle is brute.cpp, which searches by the rules, or second.cpp, another method. One that is asked
more than it can answer declines, with an exit status of its own; then another one has to answer.
"""

from concurrent.futures import Future
from functools import cached_property
from pathlib import Path

from . import BUILD, Mistake, shown, write_whole
from .build import ORACLE, start
from .catalog import Problem
from .runner import Job, Limits, Measurement, Pool
from .store import Program
from .verdict import ended, first_difference

DECLINED = 99  # the exit status of an oracle that a question is too large for: see play.hpp
LIMITS = Limits(cpu_ms=120_000, memory_kib=4 << 20, output_kib=1 << 20, stack_kib=512 << 10)


class Oracle:
    """One of them, compiled once it is asked, or in the background. A program that is wanted once is not kept."""

    def __init__(self, pool: Pool, source: Path, once: bool = False):
        self.pool, self.source, self.once = pool, source, once

    @cached_property
    def compiled(self) -> "Future[Program]":
        return start(self.pool, self.source, ORACLE, once=self.once)

    @property
    def program(self) -> Program:
        return self.compiled.result()

    def forget(self) -> None:
        """Removes the program, if it is not kept; whoever asks again waits for the compiler again."""
        if compiled := self.__dict__.pop("compiled", None):
            compiled.result().forget()

    def ask(self, input: Path, limits: Limits = LIMITS, **environment: str) -> "Future[Measurement]":
        path = str(self.program.path)
        return self.pool.submit(Job((path,), limits, input, read=(path,), environment=environment))

    def answer(self, measured: Measurement, input: Path) -> bytes | None:
        """What it said to an input; None if it declined."""
        if measured.exit == DECLINED:
            return None
        if measured.exit or measured.signal or measured.limit:
            raise Mistake(f"{shown(self.source)} failed on {shown(kept(self.source, input))}: {ended(measured)}")
        return measured.output


def of_problem(pool: Pool, problem: Problem) -> dict[str, Oracle]:
    """All of a problem. The search from the rules is kept: stress, table and play ask it, too."""
    return {name: Oracle(pool, source, once=name != "brute") for name, source in problem.oracles.items()}


def first_answer(oracles: dict[str, Oracle], input: Path) -> bytes:
    """The answer of the first oracle that does not decline."""
    for oracle in oracles.values():
        answer = oracle.answer(oracle.ask(input).result(), input)
        if answer is not None:
            return answer
    raise Mistake(f"no oracle answers {shown(kept(oracle.source, input))}; a second.cpp for large inputs is missing")


def agreed(problem: Problem, oracles: dict[str, Oracle], input: Path, measured: dict[str, Measurement]) -> tuple[bytes, list[str]]:
    """The one answer of all oracles that answered, and their names."""
    said = {name: oracle.answer(measured[name], input) for name, oracle in oracles.items()}
    answers = {name: answer for name, answer in said.items() if answer is not None}
    if not answers:
        raise Mistake(f"{problem.name}: no oracle answers case {input.stem}; a second.cpp for large inputs is missing")
    (first, answer), *others = answers.items()
    for name, other in others:
        if other != answer:
            place = first_difference(answer, other)
            raise Mistake(
                f"{problem.name}: {first}.cpp and {name}.cpp disagree on {shown(kept(problem.oracle(first), input))} at line "
                f"{place.line}, column {place.column}: {place.expected!r} against {place.got!r}"
            )
    return answer, list(answers)


def kept(source: Path, input: Path) -> Path:
    """The input that an oracle has failed on; a copy, if it will be gone."""
    if not input.is_relative_to(BUILD):
        return input
    copy = BUILD / "failed" / source.parent.parent.name / source.parent.name / input.name
    write_whole(copy, input.read_bytes())
    return copy

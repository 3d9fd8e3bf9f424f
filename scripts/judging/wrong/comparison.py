"""comparison: runs a program and the oracles of its problem on any valid input."""

import itertools
import json
import time
from collections.abc import Iterator
from concurrent.futures import Future
from copy import copy
from dataclasses import dataclass
from pathlib import Path

from .. import Mistake
from ..data import oracles
from ..data.generate import load_cases
from ..moves import told
from ..problems.catalog import Problem
from ..run.runner import Game, Measurement, Pool
from ..run.trial import Conditions
from ..run.verdict import Verdict, last_lines
from ..words import Sentence, joined
from .questions import is_valid

START_MS = 1  # processor time to start a program


@dataclass(frozen=True)
class Answered:
    """The answers of the oracle and of the program to one input, or the game that they played."""

    expected: bytes  # empty in a game
    got: bytes
    verdict: Verdict
    game: tuple[str, ...] = ()  # the last lines of the game


class Comparison:
    """A program and the oracles of its problem."""

    def __init__(self, pool: Pool, problem: Problem, program: Path, conditions: Conditions):
        self.pool, self.problem, self.program, self.conditions = pool, problem, program, conditions
        self.oracles = oracles.of_problem(pool, problem)
        module = load_cases(problem.folder / "cases.py")
        self.validate, self.random_input = module["validate"], module["random_input"]
        self.scratch, self.numbers = pool.folder("stress"), itertools.count()
        self.programs_ms = 0.0

    def under(self, conditions: Conditions) -> "Comparison":
        """Return the same comparison under other conditions."""
        other = copy(self)
        other.conditions = conditions
        return other

    def clock(self) -> float:
        """Return the processor time of this thread and of the programs, in seconds."""
        return time.thread_time() + self.programs_ms / 1000

    def answer(self, text: str) -> Answered:
        """Return the answers to one input."""
        return next(self.answers([text]))

    def answers(self, texts: list[str]) -> Iterator[Answered]:
        """Yield the answers to many inputs. The programs run in parallel."""
        first, *others = self.oracles
        jobs = []
        for text in texts:
            path = self._write(text)
            runs = [self.conditions.start(self.pool, self.program, path)]
            if not self.conditions.interactors:
                runs.append(self.oracles[first].ask(path))
            jobs.append((path, runs))
        for path, runs in jobs:
            measured, *of_oracle = self._results(runs)
            if measured.game:
                path.unlink()
                yield self._played(measured, measured.game)
                continue
            expected = self.oracles[first].answer(of_oracle[0], path)
            if expected is None:
                rest = {name: self.oracles[name] for name in others} or self.oracles
                expected = oracles.first_answer(rest, path)
            path.unlink()
            yield Answered(expected, measured.output, self.conditions.verdict(measured, expected))

    def _played(self, measured: Measurement, game: Game) -> Answered:
        verdict = self.conditions.verdict(measured, b"")
        if verdict.code == "JE":
            raise Mistake(f"{self.problem.name}: " + verdict.message)
        return Answered(b"", b"", verdict, last_lines(game))

    def failure(self, text: str) -> Answered | None:
        """Return the answers to an input if it is valid and the program fails on it."""
        if not is_valid(text, self.validate):
            return None
        answered = self.answer(text)
        return answered if answered.verdict.code != "AC" else None

    def reason(self, text: str) -> str:
        """Return the text in which brute.cpp explains the answer; "" if there is none."""
        search = self.oracles.get("brute")
        measured = search and search.ask(self._write(text), PLAY_EXPLAIN="1").result()
        if not measured or measured.exit:
            return ""
        return joined("\n", map(explained, measured.errors.decode(errors="replace").splitlines()))

    def _write(self, text: str) -> Path:
        path = self.scratch / f"{next(self.numbers)}.in"
        path.write_text(text)
        return path

    def _results(self, futures: "list[Future[Measurement]]") -> list[Measurement]:
        results = [future.result() for future in futures]
        for result in results:
            self.programs_ms += START_MS + (result.wall_ms if result.limit else result.cpu_ms)
        return results


def explained(line: str) -> Sentence:
    """Return what an oracle says about one answer. The judge may have cut a long line."""
    try:
        return told(json.loads(line))
    except ValueError:
        return told(line)

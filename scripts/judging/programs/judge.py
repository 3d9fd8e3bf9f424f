"""judge: judges our solutions, or a person's program.

What is wrong with a person's program is printed as soon as it is known: the verdict and the first
difference, then the cause. If a person interrupts the search for the cause, verdict and exit status remain.
"""

import threading
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from pathlib import Path

from .. import BUILD, Mistake, report, shown
from ..collection import catalog, data, digests
from ..collection.catalog import Problem, a_persons, ours, recipe_of
from ..engine import build
from ..engine.diagnosis import EXHAUSTED, Diagnosis
from ..engine.runner import Pool, Threads
from ..engine.trial import Result, Trial, forget_results, run_trial
from . import dialect
from .stress import smallest

FEW = 10  # numbers of an input that a person can read without help
SHRINK_SECONDS = 2


def judge_ours(problems: list[Problem], jobs: int, fresh: bool) -> tuple[list[Trial], bool]:
    """Judge our solutions. Return the trials, and whether the run was interrupted before the end.

    With `fresh`, earlier results are forgotten.
    """
    judged: list[Future[Trial]] = []
    interrupted = False
    with Pool(jobs) as pool, report.Progress(sum(map(digests.cases, problems))) as progress:
        reading = threading.Semaphore(jobs)  # more threads would only compete for the disk
        judge = partial(_judge_one, pool, progress, reading, fresh)
        try:
            with Threads(pool) as threads:
                # the newest solution first, since it has to be compiled
                newest = sorted(problems, key=lambda p: p.solution.stat().st_mtime, reverse=True)
                started = {problem.name: threads.submit(judge, problem) for problem in newest}
                judged += [started[problem.name] for problem in problems]
                for future in judged:
                    future.result()
        except KeyboardInterrupt:
            interrupted = True
    ended = [f.result() for f in judged if f.done() and not f.cancelled() and not f.exception()]
    return [t for t in ended if t.results or t.compile_error or t.fault], interrupted


def _judge_one(
    pool: Pool,
    progress: report.Progress,
    reading: threading.Semaphore,
    fresh: bool,
    problem: Problem,
) -> Trial:
    def on_result(result: Result) -> None:
        progress.doing(f"{problem.name}: {result.case.name}")
        progress.done()

    try:
        recipe = recipe_of(problem)
        if fresh:
            forget_results(problem.solution, recipe, ours(problem))
        with reading:
            is_ready = data.ready(problem)
        if not is_ready:
            progress.doing(f"{problem.name}: data")
            build.start(pool, problem.solution, recipe)  # compiles while the data are made
        cases = data.inputs(pool, problem)
        kept = failed_folder(problem, problem.solution)
        trial = run_trial(pool, cases, problem.solution, recipe, ours(problem), kept, on_result)
        build.forget(pool, problem.solution, recipe)
        return trial
    except Mistake as mistake:  # the other problems are judged all the same
        return Trial(problem.name, problem.solution, ours(problem), fault=str(mistake))


def failed_folder(problem: Problem, source: Path) -> Path:
    """Return the folder for the first wrong output of a program."""
    return BUILD / "failed" / problem.name / source.stem


def judge_program(
    problem: Problem, selector: str, solution: Path, jobs: int, *, fresh: bool, shrinks: bool
) -> Trial:
    """Judge a person's program and print everything but the last line.

    The selector says at which judge. Unless `shrinks`, no smaller input is looked for.
    """
    dialect.check_language(solution)
    problem, limits = catalog.for_a_person(problem, selector)
    with Pool(jobs) as pool:
        submission = Submission(pool, problem, solution)
        try:
            with suppress(KeyboardInterrupt), Threads(pool) as threads:
                judged = threads.submit(submission.judge, fresh, shrinks)
                judged.result()
            trial = judged.result()
        except Mistake as mistake:
            trial = Trial(problem.name, solution, a_persons(problem), fault=str(mistake))
            report.failure(trial)
    report.trials([trial])
    print(f"\n{limits}")
    return trial


class Submission:
    """A person's program and the problem that it solves."""

    def __init__(self, pool: Pool, problem: Problem, solution: Path):
        self.pool, self.problem, self.solution = pool, problem, solution
        self.diagnosis: Diagnosis | None = None

    def judge(self, fresh: bool, shrinks: bool) -> Trial:
        conditions = a_persons(self.problem)
        with report.Progress(None) as progress:
            self.source, self.recipe = dialect.compiled(self.pool, self.problem, self.solution)
            if fresh:
                forget_results(self.source, self.recipe, conditions)
            progress.doing(f"{self.problem.name}: data")
            self.cases = data.inputs(self.pool, self.problem)
            kept = failed_folder(self.problem, self.solution)
            on_result = partial(self._on_result, progress)
            trial = run_trial(
                self.pool, self.cases, self.source, self.recipe, conditions, kept, on_result
            )
        trial.source = self.solution
        if trial.failure and self.diagnosis:
            with suppress(CancelledError):
                self._explain(self.diagnosis, trial, trial.failure, shrinks)
        elif trial.compile_error:
            report.compile_error(self.solution, trial.compile_error)
            if advice := dialect.advice(self.problem, self.source, trial.compile_error):
                print(f"  {advice}")
        elif trial.code == "AC":
            self._remark(trial)
        return trial

    def _on_result(self, progress: report.Progress, result: Result) -> None:
        """Print the first failure as soon as it is known, and begin to look for the cause."""
        progress.doing(f"{self.problem.name}: {result.case.name}")
        progress.done()
        if result.verdict.code == "AC" or self.diagnosis:
            return
        progress.stop()
        report.verdict(self.solution, result, f"in {self.problem.name}")
        assumptions = [
            fact for fact in self.problem.assumed if fact != "limits"
        ]  # printed at the end
        if assumptions and result.verdict.code in ("WA", "PE", "RE"):
            print(f"  assumed, not confirmed by the statement: {'; '.join(assumptions)}")
        self.diagnosis = Diagnosis(self.pool, self.recipe, self.source, result.verdict.code)
        if self.diagnosis.can_find:
            print("  looking for the cause ...", flush=True)

    def _explain(self, diagnosis: Diagnosis, trial: Trial, failure: Result, shrinks: bool) -> None:
        """Print the line at fault, the files, and the smallest question that is answered wrongly."""
        judge, why = self.problem.judge, ""
        if diagnosis.can_find:
            why = dialect.suspicion(self.pool, self.problem, self.source, self.recipe)
        why = why or diagnosis.why(trial, failure, self.cases, f"{judge.name}: {judge.stack_note}")
        if diagnosis.can_find:
            where = " on the smallest case" if trial.code in EXHAUSTED else ""
            print(f"  {why or f'no fault of memory or arithmetic was found{where}'}")
        report.files(failure)
        numbers = len(failure.case.input.read_bytes().split())
        is_worth_it = trial.code in ("WA", "RE") and numbers > FEW and "stack overflowed" not in why
        if shrinks and is_worth_it:
            program = build.start(self.pool, self.source, self.recipe).result()
            if example := smallest(self.pool, self.problem, trial, program, SHRINK_SECONDS):
                headline = "on the smallest input that was found on which it fails"
                report.counterexample(self.problem.name, self.solution, example, headline)

    def _remark(self, trial: Trial) -> None:
        """Print what other judges, or other compilers, may say about a program that is right."""
        right = f"\n{shown(self.solution)}: right, but"
        if noted := next((result for result in trial.results if result.verdict.note), None):
            print(f"{right} on {noted.case.name} {noted.verdict.note}")
        for line in dialect.refused(self.pool, self.problem, self.solution):
            print(f"{right} {line}")

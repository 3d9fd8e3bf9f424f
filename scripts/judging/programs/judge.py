"""judge: judges our solutions, or a person's program.

The report on a person's program is printed part by part: the verdict and the first difference, then
the cause, then the smallest failing input. If Ctrl-C ends the search for the cause, the verdict and
the exit status do not change.
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
from . import compilers, counterexample, dialect, mistakes, names, shrink
from .comparison import Comparison

SHRINK_SECONDS = 2


def judge_ours(problems: list[Problem], jobs: int, fresh: bool) -> tuple[list[Trial], bool]:
    """Judge our solutions. Return the trials, and whether the run was interrupted.

    With `fresh`, do not use earlier results.
    """
    judged: list[Future[Trial]] = []
    interrupted = False
    with Pool(jobs) as pool, report.Progress(sum(map(digests.cases, problems))) as progress:
        reading = threading.Semaphore(jobs)  # more threads would be slower, because of the disk
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
            known = data.ready(problem)
        if not known:
            progress.doing(f"{problem.name}: data")
            build.start(pool, problem.solution, recipe)  # it compiles while the data are made
        cases = data.inputs(pool, problem, known)
        kept = failed_folder(problem, problem.solution)
        trial = run_trial(pool, cases, problem.solution, recipe, ours(problem), kept, on_result)
        build.forget(pool, problem.solution, recipe)
        return trial
    except Mistake as mistake:  # continue with the other problems
        return Trial(problem.name, problem.solution, ours(problem), fault=str(mistake))


def failed_folder(problem: Problem, source: Path) -> Path:
    """Return the folder for the first wrong output of a program."""
    return BUILD / "failed" / problem.name / source.stem


def judge_program(
    problem: Problem, selector: str, solution: Path, jobs: int, *, fresh: bool, shrinks: bool
) -> Trial:
    """Judge a person's program and print everything except the last line.

    The selector chooses the online judge. With `shrinks`, also search for a small failing input.
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
    if submission.standard:
        print(f"standard: {submission.standard}")
    return trial


class Submission:
    """A person's program, with the problem and the online judge of the submission."""

    def __init__(self, pool: Pool, problem: Problem, solution: Path):
        self.pool, self.problem, self.solution = pool, problem, solution
        self.standard = ""
        self.diagnosis: Diagnosis | None = None

    def judge(self, fresh: bool, shrinks: bool) -> Trial:
        """Judge the program, print why it fails, and return the trial."""
        conditions = a_persons(self.problem)
        with report.Progress(None) as progress:
            self.source, self.recipe = dialect.compiled(self.pool, self.problem, self.solution)
            self.standard = f"C++{self.recipe.standard[-2:]} (g++ -std={self.recipe.standard})"
            if fresh:
                forget_results(self.source, self.recipe, conditions)
            progress.doing(f"{self.problem.name}: data")
            self.cases = data.inputs(self.pool, self.problem)
            kept = failed_folder(self.problem, self.solution)
            run = partial(run_trial, self.pool, self.cases, conditions=conditions, kept=kept)
            on_result = partial(self._on_result, progress)
            trial = run(self.source, self.recipe, on_result=on_result)
            if trial.code == "AC":
                progress.doing(f"{self.problem.name}: the compilers of {self.problem.judge.name}")
                programs = self.solution, self.source, self.recipe
                try:
                    outcome = compilers.check(self.pool, self.problem, *programs, run)
                except CancelledError:
                    trial.interrupted = True
        trial.source = self.solution
        if trial.failure and self.diagnosis:
            with suppress(CancelledError):
                self._explain(self.diagnosis, trial, trial.failure, shrinks)
        elif trial.compile_error:
            report.compile_error(self.solution, trial.compile_error)
            if advice := names.advice(self.problem, self.source, trial.compile_error):
                print(f"  {advice}")
        elif trial.code == "AC":
            trial = self._remark(trial, outcome, shrinks)
        return trial

    def _on_result(self, progress: report.Progress, result: Result) -> None:
        """Print the first failure, and begin to look for the cause."""
        progress.doing(f"{self.problem.name}: {result.case.name}")
        progress.done()
        if result.verdict.code == "AC" or self.diagnosis:
            return
        progress.stop()
        report.verdict(self.solution, result, f"in {self.problem.name}")
        # the end of the report shows assumed limits
        assumptions = [fact for fact in self.problem.assumed if fact != "limits"]
        if assumptions and result.verdict.code in ("WA", "PE", "RE"):
            print(f"  assumed, not confirmed by the statement: {'; '.join(assumptions)}")
        self.diagnosis = Diagnosis(self.pool, self.recipe, self.source, result.verdict.code)
        if self.diagnosis.can_find:
            self.warnings = mistakes.warnings(self.pool, self.source, self.recipe)
            print("  looking for the cause ...", flush=True)

    def _explain(self, diagnosis: Diagnosis, trial: Trial, failure: Result, shrinks: bool) -> None:
        """Print the cause, the files, and the smallest failing input."""
        causes = self._causes(diagnosis, trial, failure)
        print("".join(f"  {cause}\n" for cause in causes), end="")
        report.files(failure)
        has_small_stack = any("stack overflowed" in cause for cause in causes)
        if shrinks and trial.code in ("WA", "RE") and not has_small_stack:
            self._shrink(trial, failure)

    def _causes(self, diagnosis: Diagnosis, trial: Trial, failure: Result) -> list[str]:
        """Return the lines that say why a program fails."""
        judge, why, warnings = self.problem.judge, "", []
        if diagnosis.can_find:
            why = mistakes.in_text(self.pool, self.source, self.recipe, failure)
            if not why and trial.code in ("TLE", "OLE"):
                program = build.start(self.pool, self.source, self.recipe).result()
                why = mistakes.endless(self.pool, trial, program, self.cases)
        if trial.code == "ILE" and self.problem.is_interactive:
            why = mistakes.unflushed(self.pool, trial, self.source, self.recipe, failure)
        why = why or diagnosis.why(trial, failure, self.cases, f"{judge.name}: {judge.stack_note}")
        if diagnosis.can_find:
            warnings = mistakes.chosen(self.warnings.result(), why)
        causes = [why, *warnings] if why else warnings
        if trial.code == "TLE":
            program = build.start(
                self.pool, self.problem.solution, recipe_of(self.problem)
            ).result()
            ran = ours(self.problem).start(self.pool, program, failure.case.input).result()
            causes.append(f"our solution: {ran.cpu_ms:.0f} ms on this case")
        elif diagnosis.can_find and not causes and trial.code not in EXHAUSTED:
            causes.append("no fault of memory or arithmetic was found")
        return causes

    def _shrink(self, trial: Trial, failure: Result) -> None:
        """Search for a small failing input; print it if it is smaller than the failing case."""
        program = build.start(self.pool, self.source, self.recipe).result()
        comparison = Comparison(self.pool, self.problem, program, trial.conditions)
        example = counterexample.of_trial(comparison, trial, 1, SHRINK_SECONDS)
        if not example:
            return
        if why := mistakes.together(comparison, example):
            print(f"  {why}")
        if shrink.size(example.text) < shrink.size(failure.case.input.read_text()):
            headline = "on the smallest failing input that was found"
            report.counterexample(self.problem.selector, self.solution, example, headline)

    def _remark(self, trial: Trial, outcome: compilers.Outcome, shrinks: bool) -> Trial:
        """Print what the compilers of the online judge make of a correct program.

        If they all reject it, the verdict becomes CE. If it fails with their types, return the
        trial that shows this.
        """
        right = f"\n{shown(self.solution)}: correct, but"
        if outcome.refusal:
            trial.compile_error = outcome.refusal
            print(f"{right} {outcome.refusal}")
        elif outcome.failure:
            return self._explain_types(outcome.failure, shrinks)
        else:
            noted = next((result for result in trial.results if result.verdict.note), None)
            if noted:
                print(f"{right} on {noted.case.name} {noted.verdict.note}")
            print("".join(f"{right} {note}\n" for note in outcome.notes), end="")
        return trial

    def _explain_types(self, failed: compilers.Failure, shrinks: bool) -> Trial:
        """Print why a program fails with the types of the online judge; return this trial."""
        trial, failure = failed.trial, failed.result
        trial.source = self.solution
        report.verdict(self.solution, failure, f"in {self.problem.name}")
        print(f"  {failed.cause}")
        report.files(failure)
        self.source, self.recipe = failed.model.source, failed.model.recipe
        if shrinks and trial.code in ("WA", "RE"):
            with suppress(CancelledError):
                self._shrink(trial, failure)
        return trial

"""judge: judges our solutions, or a person's program.

The report on a person's program is printed part by part: the verdict and the first difference, then
the cause and the smallest failing input (explain.py). If Ctrl-C or a fault of the judge ends the
search for the cause, the verdict and the exit status do not change.
"""

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from pathlib import Path

from .. import BUILD, Mistake, digest, report, shown
from ..collection import catalog, data, digests
from ..collection.catalog import Problem, a_persons, ours, recipe_of
from ..engine import build
from ..engine.runner import Pool, Threads
from ..engine.trial import Result, Trial, forget_results, run_trial
from . import dialect
from .explain import Explanation, unfinished

MOST_STEM = 50  # characters


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
    """Return the folder for the first wrong output of a program: one for each path."""
    name = f"{source.stem[:MOST_STEM]}_{digest(str(source.resolve()))[:8]}"
    return BUILD / "failed" / problem.name / name


def judge_program(
    problem: Problem, selector: str, solution: Path, jobs: int, *, fresh: bool, shrinks: bool
) -> Trial:
    """Judge a person's program and print everything except the last line.

    The selector chooses the online judge. With `shrinks`, also search for a small failing input.
    """
    dialect.check_language(solution)
    problem, limits = catalog.for_a_person(problem, selector)
    with Pool(jobs) as pool:
        submission = Submission(pool, problem, selector, solution)
        try:
            with suppress(KeyboardInterrupt), Threads(pool) as threads:
                judged = threads.submit(submission.judge, fresh, shrinks)
                judged.result()
            trial = judged.result()
        except Mistake as mistake:
            trial = Trial(problem.name, solution, a_persons(problem), fault=str(mistake))
            report.failure(trial)
    report.trials([trial])
    standard = f"; standard: {submission.standard}" if submission.standard else ""
    print(f"\n{limits}{standard}")
    return trial


class Submission:
    """A person's program, with the problem and the online judge of the submission.

    `say` prints a line of the report. A bar shows the progress only if it is `print`.
    """

    def __init__(
        self,
        pool: Pool,
        problem: Problem,
        selector: str,
        solution: Path,
        say: Callable[[str], None] = print,
    ):
        self.pool, self.problem, self.solution, self._say = pool, problem, solution, say
        twin = catalog.twin_of(problem, selector)
        self.judge_name = twin.name.split()[0] if twin else problem.judge.name
        self.standard = ""
        self.explanation: Explanation | None = None

    def say(self, line: str) -> None:
        self.progress.stop()
        self._say(line)

    def judge(self, fresh: bool, shrinks: bool) -> Trial:
        """Judge the program, print why it fails, and return the trial."""
        conditions = a_persons(self.problem)
        with self._shown() as progress:
            self.source, self.recipe = dialect.compiled(self.pool, self.problem, self.solution)
            self.standard = f"C++{self.recipe.standard[-2:]} (g++ -std={self.recipe.standard})"
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
        if trial.cut_short:
            self.say(f"  the judge could not run all cases: {trial.cut_short}")
        if self.explanation:
            with suppress(CancelledError), self._shown() as progress:
                progress.doing("looking for the cause")
                self.explanation.finish(trial, self.solution, shrinks)
        elif trial.compile_error:
            report.compile_error(self.solution, trial.compile_error)
            self._after_verdict(self._advise, trial)
        elif trial.code == "AC":
            self._after_verdict(self._remark, trial)
        return trial

    def _after_verdict(self, step: Callable[[Trial], None], trial: Trial) -> None:
        """Take a step. If it fails, say so in one line: the verdict is known."""
        try:
            step(trial)
        except CancelledError:
            raise
        except Exception as error:
            self.say(unfinished(error))

    def _advise(self, trial: Trial) -> None:
        """Print how to change a program that does not compile."""
        if advice := dialect.advice(self.problem, self.source, trial.compile_error):
            print(f"  {advice}")

    def _shown(self) -> report.Progress:
        self.progress = report.Progress(None, is_shown=self._say is print)
        return self.progress

    def _on_result(self, progress: report.Progress, result: Result) -> None:
        """Print the first failure, and begin to look for the cause."""
        progress.doing(f"{self.problem.name}: {result.case.name}")
        progress.done()
        if result.verdict.code == "AC" or self.explanation:
            return
        program = self.source, self.recipe
        self.explanation = Explanation(
            self.pool, self.problem, program, self.cases, result, self.say
        )
        self.explanation.begin(report.verdict(self.solution, result, f"in {self.problem.name}"))

    def _remark(self, trial: Trial) -> None:
        """Print why online judges reject a correct program, or which of their compilers reject it.

        If all compilers of the selected online judge reject the program, the verdict becomes CE.
        """
        refused = dialect.refused(self.pool, self.problem, self.solution)
        right = f"\n{shown(self.solution)}: correct, but"
        if reason := refused.by(self.judge_name):
            trial.compile_error = dialect.sentence(self.judge_name, reason)
            print(f"{right} {trial.compile_error}")
            return
        if noted := next((result for result in trial.results if result.verdict.note), None):
            print(f"{right} on {noted.case.name} {noted.verdict.note}")
        for line in refused.lines:
            print(f"{right} {line}")

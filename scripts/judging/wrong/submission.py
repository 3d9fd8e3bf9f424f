"""submission: judges a person's program.

The report is printed part by part: the verdict and the first difference, then the cause and the
smallest failing input (explain.py). If Ctrl-C or a fault of the judge ends the search for the cause,
the verdict and the exit status do not change.
"""

from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from .. import Mistake, report, shown
from ..data import data
from ..data.data import Data
from ..problems import catalog
from ..problems.catalog import Problem, a_persons
from ..run.build import Recipe
from ..run.runner import Pool, Threads
from ..run.trial import Result, Trial, failed_folder, forget_results, run_trial
from ..words import _, local, show
from . import dialect

if TYPE_CHECKING:  # only a run that needs them reads these modules
    from . import compilers
    from .explain import Explanation

T = TypeVar("T")


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
            trial = Trial(problem.name, solution, a_persons(problem), fault=mistake.text)
            report.failure(trial)
    report.trials([trial])
    standard = _("; standard: {standard}").format(standard=submission.standard)
    print(f"\n{local(limits)}{standard.local * bool(submission.standard)}")
    return trial


class Submission:
    """A person's program, with the problem and the online judge of the submission.

    `say` prints a line of the report. A bar shows the progress only if it is `show`.
    """

    def __init__(
        self,
        pool: Pool,
        problem: Problem,
        solution: Path,
        say: Callable[[str], None] = show,
    ):
        self.pool, self.problem, self.solution, self._say = pool, problem, solution, say
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
            progress.doing(_("{problem}: data").format(problem=self.problem.name))
            self.cases = self._cases()
            kept = failed_folder(self.problem.name, self.solution)
            run = partial(run_trial, self.pool, self.cases, conditions=conditions, kept=kept)
            on_result = partial(self._on_result, progress)
            trial = run(self.source, self.recipe, on_result=on_result)
            if trial.code == "AC":
                from . import compilers

                what = _("{problem}: the compilers of {judge}")
                judge = self.problem.judge.name
                progress.doing(what.format(problem=self.problem.name, judge=judge))
                programs = self.solution, self.source, self.recipe
                try:
                    outcome = self._after_verdict(
                        lambda: compilers.check(self.pool, self.problem, *programs, run),
                        compilers.Outcome(),
                    )
                except CancelledError:
                    trial.interrupted = True
        trial.source = self.solution
        if trial.cut_short:
            what = _("  the judge could not run all cases: {why}")
            self.say(what.format(why=trial.cut_short))
        if self.explanation:
            with suppress(CancelledError), self._shown() as progress:
                progress.doing(_("looking for the cause"))
                self.explanation.finish(trial, self.solution, shrinks)
        elif trial.compile_error:
            report.compile_error(self.solution, trial.compile_error)
            self._after_verdict(lambda: self._advise(trial), None)
        elif trial.code == "AC":
            trial = self._after_verdict(lambda: self._remark(trial, outcome, shrinks), trial)
        return trial

    def _cases(self) -> Data:
        if known := data.ready(self.problem):
            return data.as_promised(known)
        from ..data import making

        return making.inputs(self.pool, self.problem)

    def _after_verdict(self, step: Callable[[], T], otherwise: T) -> T:
        """Return the result of a step. If it fails, say so in one line: the verdict is known."""
        try:
            return step()
        except CancelledError:
            raise
        except Exception as error:
            from .explain import unfinished

            self.say(unfinished(error))
            return otherwise

    def _advise(self, trial: Trial) -> None:
        """Print how to change a program that does not compile."""
        from . import names

        if advice := names.advice(self.problem, self.source, trial.compile_error):
            print(f"  {local(advice)}")

    def _shown(self) -> report.Progress:
        self.progress = report.Progress(None, is_shown=self._say is show)
        return self.progress

    def _on_result(self, progress: report.Progress, result: Result) -> None:
        """Print the first failure, and begin to look for the cause."""
        progress.doing(f"{self.problem.name}: {result.case.name}")
        progress.done()
        if result.verdict.code == "AC" or self.explanation:
            return
        self._explain(self.source, self.recipe, result).begin(self._verdict(result))

    def _explain(self, source: Path, recipe: Recipe, failure: Result) -> "Explanation":
        from .explain import Explanation

        self.explanation = Explanation(
            self.pool, self.problem, (source, recipe), self.cases, failure, self.say
        )
        return self.explanation

    def _verdict(self, failure: Result) -> list[str]:
        where = _("in {problem}").format(problem=self.problem.name)
        return report.verdict(self.solution, failure, where)

    def _remark(self, trial: Trial, outcome: "compilers.Outcome", shrinks: bool) -> Trial:
        """Print what the compilers of the online judge make of a correct program.

        If they all reject it, the verdict becomes CE. If it fails with their types, return the
        trial that shows this.
        """
        right = _("{path}: correct, but {note}")
        path = shown(self.solution)
        if outcome.refusal:
            trial.compile_error = outcome.refusal
            show("\n" + right.format(path=path, note=outcome.refusal))
        elif outcome.failure:
            return self._explain_types(outcome.failure, shrinks)
        else:
            noted = next((result for result in trial.results if result.verdict.note), None)
            if noted:
                note = _("on {case} {note}")
                note = note.format(case=noted.case.name, note=noted.verdict.note)
                show("\n" + right.format(path=path, note=note))
            for each in outcome.notes:
                print(f"\n{right.format(path=path, note=each).local}")
        return trial

    def _explain_types(self, failed: "compilers.Failure", shrinks: bool) -> Trial:
        """Print why a program fails with the types of the online judge; return this trial."""
        trial, failure = failed.trial, failed.result
        trial.source = self.solution
        explanation = self._explain(failed.model.source, failed.model.recipe, failure)
        with suppress(CancelledError):
            verdict = self._verdict(failure)
            explanation.with_cause(failed.cause, verdict, trial, self.solution, shrinks)
        return trial

"""submission: judges a person's program.

The report has parts: the verdict and the first difference, then the cause and the smallest failing
input (explain.py). Each part is printed as soon as it is known. If Ctrl-C or a fault of the judge ends the search for the cause,
the verdict and the exit status do not change.
"""

from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import replace
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
Program = tuple[Path, Recipe]  # the source that is compiled


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

    It returns trials and prints nothing: `say` gets each line of the report as soon as it is known.
    A bar shows the progress only if `say` is `show`.
    """

    def __init__(
        self, pool: Pool, problem: Problem, solution: Path, say: Callable[[str], None] = show
    ):
        self.pool, self.problem, self.solution, self._say = pool, problem, solution, say
        self.standard = ""  # the standard with which the program compiles
        self._bar = report.Progress(None, is_shown=False)

    def say(self, *lines: str) -> None:
        self._bar.stop()
        for line in lines:
            self._say(line)

    def judge(self, fresh: bool, shrinks: bool) -> Trial:
        """Judge the program, say why it fails, and return the trial."""
        conditions, outcome = a_persons(self.problem), None
        with self._progress() as progress:
            program = self._compiled()
            if fresh:
                forget_results(*program, conditions)
            progress.doing(_("{problem}: data").format(problem=self.problem.name))
            cases = self._cases()
            kept = failed_folder(self.problem.name, self.solution)
            run = partial(run_trial, self.pool, cases, conditions=conditions, kept=kept)
            trial, explanation = self._tried(progress, program, cases, run)
            if trial.code == "AC":
                try:
                    outcome = self._compilers(progress, program, run)
                except CancelledError:
                    trial = replace(trial, interrupted=True)
        trial = replace(trial, source=self.solution)
        if explanation:
            self._finish(explanation, trial, shrinks)
        elif trial.compile_error:
            self.say(*report.compile_error(self.solution, trial.compile_error))
            self._after_verdict(lambda: self._advise(program[0], trial), None)
        elif outcome:
            trial = self._after_verdict(lambda: self._remark(trial, outcome, cases, shrinks), trial)
        return trial

    def _compiled(self) -> Program:
        source, recipe = dialect.compiled(self.pool, self.problem, self.solution)
        self.standard = f"C++{recipe.standard[-2:]} (g++ -std={recipe.standard})"
        return source, recipe

    def _cases(self) -> Data:
        if known := data.ready(self.problem):
            return data.as_promised(known)
        from ..data import making

        return making.inputs(self.pool, self.problem)

    def _finish(self, explanation: "Explanation", trial: Trial, shrinks: bool) -> None:
        """Say the cause of the first failure, and the smallest failing input."""
        if trial.cut_short:
            what = _("  the judge could not run all cases: {why}")
            self.say(what.format(why=trial.cut_short))
        with suppress(CancelledError), self._progress() as progress:
            progress.doing(_("looking for the cause"))
            explanation.finish(trial, self.solution, shrinks)

    def _progress(self) -> report.Progress:
        self._bar = report.Progress(None, is_shown=self._say is show)
        return self._bar

    def _tried(
        self, progress: report.Progress, program: Program, cases: Data, run: Callable[..., Trial]
    ) -> "tuple[Trial, Explanation | None]":
        """Run the program on all cases. At the first failure, begin to look for the cause."""
        begun: list[Explanation] = []

        def on_result(result: Result) -> None:
            progress.doing(f"{self.problem.name}: {result.case.name}")
            progress.done()
            if result.verdict.code != "AC" and not begun:
                begun.append(self._explanation(program, cases, result))
                begun[0].begin(self._verdict(result))

        trial = run(*program, on_result=on_result)
        return trial, begun[0] if begun else None

    def _compilers(
        self, progress: report.Progress, program: Program, run: Callable[..., Trial]
    ) -> "compilers.Outcome":
        """Return what the compilers of the online judge make of a correct program."""
        from . import compilers

        what = _("{problem}: the compilers of {judge}")
        judge = self.problem.judge.name
        progress.doing(what.format(problem=self.problem.name, judge=judge))
        return self._after_verdict(
            lambda: compilers.check(self.pool, self.problem, self.solution, *program, run),
            compilers.Outcome(),
        )

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

    def _advise(self, source: Path, trial: Trial) -> None:
        """Say how to change a program that does not compile."""
        from . import names

        if advice := names.advice(self.problem, source, trial.compile_error):
            self.say("  " + advice)

    def _explanation(self, program: Program, cases: Data, failure: Result) -> "Explanation":
        from .explain import Explanation

        return Explanation(self.pool, self.problem, program, cases, failure, self.say)

    def _verdict(self, failure: Result) -> list[str]:
        where = _("in {problem}").format(problem=self.problem.name)
        return report.verdict(self.solution, failure, where)

    def _remark(
        self, trial: Trial, outcome: "compilers.Outcome", cases: Data, shrinks: bool
    ) -> Trial:
        """Say what the compilers of the online judge make of a correct program.

        If they all reject it, the verdict becomes CE. If it fails with their types, return the
        trial that shows this.
        """
        if outcome.failure:
            return self._explain_types(outcome.failure, cases, shrinks)
        right = "\n" + _("{path}: correct, but {note}")
        notes = [outcome.refusal] if outcome.refusal else outcome.notes
        noted = next((result for result in trial.results if result.verdict.note), None)
        if noted and not outcome.refusal:
            note = _("on {case} {note}")
            notes = [note.format(case=noted.case.name, note=noted.verdict.note), *notes]
        self.say(*(right.format(path=shown(self.solution), note=note) for note in notes))
        return replace(trial, compile_error=outcome.refusal)

    def _explain_types(self, failed: "compilers.Failure", cases: Data, shrinks: bool) -> Trial:
        """Say why a program fails with the types of the online judge; return this trial."""
        trial, failure = replace(failed.trial, source=self.solution), failed.result
        program = failed.model.source, failed.model.recipe
        explanation = self._explanation(program, cases, failure)
        with suppress(CancelledError):
            verdict = self._verdict(failure)
            explanation.with_cause(failed.cause, verdict, trial, self.solution, shrinks)
        return trial

"""submission: a person's program, judged as its judge would: the verdict first, then the cause.

The verdict and the first difference are printed as soon as they are known; what is said after them
may be interrupted, and neither the verdict nor the exit status changes.
"""

from concurrent.futures import CancelledError
from contextlib import suppress
from pathlib import Path

from . import Mistake, build, catalog, data, dialect, report
from .catalog import Problem
from .diagnosis import EXHAUSTED, Diagnosis
from .options import Threads, existing
from .runner import Pool
from .strength.stress import smallest
from .trial import Result, Trial, a_persons, run_trial

FEW = 10  # numbers of an input that a person takes in at once
SHRINK_SECONDS = 2


def judge_program(problem: Problem, selector: str, solution: Path, jobs: int, *, fresh: bool, shrinks: bool) -> Trial:
    """Judges, and tells everything but the last line. `selector` says at which judge."""
    dialect.check_language(existing(solution))
    problem, limits = catalog.for_a_person(problem, selector)
    with Pool(jobs) as pool:
        try:
            with suppress(KeyboardInterrupt), Threads(pool) as threads:
                judged = threads.submit(Submission(pool, problem, solution).judge, fresh, shrinks)
                judged.result()
            trial = judged.result()
        except Mistake as mistake:
            trial = Trial(problem, solution, a_persons(problem), fault=str(mistake))
            report.failure(trial)
    report.trials([trial])
    print(f"\n{limits}")
    return trial


class Submission:
    """One program at one problem."""

    def __init__(self, pool: Pool, problem: Problem, solution: Path):
        self.pool, self.problem, self.solution = pool, problem, solution
        self.diagnosis: Diagnosis | None = None

    def judge(self, fresh: bool, shrinks: bool) -> Trial:
        with report.Progress(None) as self.progress:
            self.source, self.recipe, compiled = dialect.program_of(self.pool, self.problem, self.solution)
            self.progress.doing(f"{self.problem.name}: data")
            made = data.trusted(self.pool, self.problem)
            trial = run_trial(
                self.pool, made, self.source, self.recipe, a_persons(self.problem),
                fresh=fresh, once=True, compiled=compiled, on_result=self._on_result,
            )  # fmt: skip
        trial.source = self.solution
        if trial.failure and self.diagnosis:
            with suppress(CancelledError):
                self._explain(self.diagnosis, trial, trial.failure, made, shrinks)
        elif trial.compile_error:
            report.compile_error(self.solution, trial.compile_error)
            if advice := dialect.advice(self.problem, self.source, trial.compile_error):
                print(f"  {advice}")
        elif trial.code == "AC":
            self._remark(trial)
        return trial

    def _on_result(self, result: Result) -> None:
        self.progress.doing(f"{self.problem.name}: {result.case.name}")
        self.progress.done()
        if result.verdict.code != "AC" and not self.diagnosis:
            self.progress.stop()
            report.verdict(self.solution, result, f"in {self.problem.name}")
            assumptions = [fact for fact in self.problem.assumed if fact != "limits"]  # those stand in the last line but one
            if assumptions and result.verdict.code in ("WA", "PE", "RE"):
                print(f"  assumed, not confirmed by the statement: {'; '.join(assumptions)}")
            self.diagnosis = Diagnosis(self.pool, self.recipe, self.source, result.verdict.code)
            if self.diagnosis.can_find:
                print("  looking for the cause ...", flush=True)

    def _explain(self, diagnosis: Diagnosis, trial: Trial, failure: Result, made: data.Data, shrinks: bool) -> None:
        """The line at fault, the files, and the smallest question that is answered wrongly."""
        why = dialect.suspicion(self.pool, self.problem, self.source, self.recipe) if diagnosis.can_find else ""
        why = why or diagnosis.why(trial, failure, made)
        if diagnosis.can_find:
            where = " on the smallest case" if trial.code in EXHAUSTED else ""
            print(f"  {why or f'no fault of memory or arithmetic was found{where}'}")
        report.files(failure)
        numbers = len(failure.case.input.read_bytes().split())
        if trial.code in ("WA", "RE") and shrinks and numbers > FEW and "the stack overflowed" not in why:
            program = build.start(self.pool, self.source, self.recipe).result()
            if found := smallest(self.pool, trial, program, SHRINK_SECONDS):
                report.counterexample(self.problem, self.solution, found, "on the smallest input that was found on which it fails")

    def _remark(self, trial: Trial) -> None:
        """What else is to be said of a program that is right."""
        if noted := next((result for result in trial.results if result.verdict.note), None):
            print(f"\n{report.shown(self.solution)}: right, but on {noted.case.name} {noted.verdict.note}")
        for line in dialect.refused(self.pool, self.problem, self.solution):
            print(f"\n{report.shown(self.solution)}: right, but {line}")

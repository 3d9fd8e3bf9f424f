"""explain: says why a person's program fails, in at most MOST_LINES lines.

Some causes are visible in the output or in the text of the program. They are named at once, while
the other cases run. Otherwise, the checked program is compiled in the background, and the search
for the cause begins after the last case. Each step of the search may fail, for example because the
disk is full: then one line says so, and the verdict stays.
"""

from collections.abc import Callable
from concurrent.futures import CancelledError
from pathlib import Path
from traceback import extract_tb
from typing import TypeVar

from .. import Mistake, command, printable, report
from ..data.generate import load_cases
from ..phrases import told
from ..problems.catalog import Problem, ours, recipe_of
from ..run import build
from ..run.build import Recipe
from ..run.runner import Pool
from ..run.trial import Exam, Result, Trial
from ..run.verdict import compared
from ..words import N_, _, joined, local
from . import counterexample, mistakes, outputs, shrink
from .changes import Changes
from .comparison import Comparison
from .counterexample import Counterexample, wrong_questions
from .diagnosis import Diagnosis

MOST_LINES = 20
UNFINISHED = N_("the judge could not finish this explanation")
FEWEST_INPUT_LINES = 3
MUCH = 32 << 10  # bytes of standard error
SHORT = 60  # characters of an output that are shown on one line
LONG = 160  # characters of a reason; a longer reason is cut
T = TypeVar("T")


class Explanation:
    """The search for the cause of the first failure. `say` prints a line."""

    def __init__(
        self,
        pool: Pool,
        problem: Problem,
        program: tuple[Path, Recipe],  # the source that is compiled
        exam: Exam,
        failure: Result,
        say: Callable[[str], None],
    ):
        self.pool, self.problem, self.exam, self.failure = pool, problem, exam, failure
        self.source, self.recipe = program
        self.code = failure.verdict.code
        self.lines, self._say, self.has_failed = 0, say, False
        self.diagnosis: Diagnosis | None = None
        self.cause = ""

    def say(self, *lines: str) -> None:
        for line in lines:
            self._say(line)
            self.lines += 1

    def begin(self, verdict: list[str]) -> None:
        """Print the lines with the verdict, and a cause that is visible at once.

        If there is no such cause, begin to compile the checked program.
        """
        self.say(*verdict)
        # the end of the report shows assumed limits
        assumed = [told("assumed", fact) for fact in self.problem.assumed if fact != "limits"]
        if assumed and self.code in ("WA", "PE", "RE"):
            what = _("  assumed, not confirmed by the statement: {facts}")
            self.say(what.format(facts=joined(_("; "), assumed)))
        self.cause = self._attempt(self._visible, "")
        if self.cause:
            self.say("  " + self.cause)
        else:
            self._attempt(self._compile, None)

    def with_cause(
        self, cause: str, verdict: list[str], trial: Trial, solution: Path, shrinks: bool
    ) -> None:
        """Print the lines with the verdict, a known cause, a small failing input, and the files."""
        self.say(*verdict, "  " + cause)
        shrinks = shrinks and self.code in ("WA", "RE")
        self.say(*self._attempt(lambda: self._input(trial, solution, shrinks), list[str]()))
        self.say(*self._attempt(lambda: [report.files(self.failure)], list[str]()))

    def finish(self, trial: Trial, solution: Path, shrinks: bool) -> None:
        """Print the cause, the smallest failing input, and the files."""
        if not self.cause:
            causes = self._attempt(lambda: self._causes(trial), list[str]())
            self.say(*("  " + cause for cause in causes))
            is_stack = any("the stack overflowed" in cause for cause in causes)
            shrinks = shrinks and self.code in ("WA", "RE") and not self.cause and not is_stack
            self.say(*self._attempt(lambda: self._input(trial, solution, shrinks), list[str]()))
        self.say(*self._attempt(lambda: [report.files(self.failure)], list[str]()))

    def _attempt(self, step: Callable[[], T], otherwise: T) -> T:
        """Return the result of a step. If the step fails, say so in one line, once."""
        try:
            return step()
        except CancelledError:  # after Ctrl-C
            raise
        except Exception as error:
            if not self.has_failed:
                self.say(unfinished(error))
            self.has_failed = True
            return otherwise

    def _visible(self) -> str:
        """Return a cause that the output or the text of the program shows."""
        if why := mistakes.in_text(self.pool, self.source, self.recipe, self.failure):
            return why
        if self.code != "WA" or not self.failure.run or self.problem.has_checker:
            return ""
        expected = self.exam.answer(self.pool, self.failure.case)
        return outputs.mistake(self.failure.verdict, expected, self.failure.run.output)

    def _compile(self) -> None:
        self.diagnosis = Diagnosis(self.pool, self.recipe, self.source, self.code)

    def _causes(self, trial: Trial) -> list[str]:
        """Return the lines that say why the program fails.

        Set `cause` if a small failing input would not say more.
        """
        failure, program = self.failure, (self.source, self.recipe)
        changes = Changes(self.pool, trial, self.exam, program)
        has_one_answer = not self.problem.is_interactive and not self.problem.has_checker
        if has_one_answer and self.code not in ("PE", "ILE", "MLE"):
            answers, validate = self.problem.answers, self._validate
            quick = (
                lambda: changes.swapped_answers(failure, answers),
                lambda: changes.reading_order(failure, validate()),
                lambda: changes.streams(failure),
            )
            self.cause = self._first(*quick)
            if self.cause:
                return [self.cause]
        why = self._first(
            lambda: self._unflushed(trial),
            lambda: self._endless(trial),
            lambda: self._diagnosed(trial),
        )
        numbers = self._first(lambda: changes.wider_integers(failure))
        if not why and not numbers:
            why = self._first(lambda: changes.exact_numbers(failure))
        warnings: list[str] = []
        if self.diagnosis and self.diagnosis.can_find:
            warnings = self._attempt(lambda: mistakes.warnings(self._program(), self.source), [])
        causes = [*filter(None, (numbers, why)), *mistakes.chosen(warnings, why)]
        causes += self._attempt(lambda: self._times(bool(why)), list[str]())
        if not causes and self.diagnosis:
            causes = [
                _("not searched for: {what}").format(what=what)
                for what in self.diagnosis.not_searched
            ]
        return causes

    def _first(self, *steps: Callable[[], str]) -> str:
        """Return the first result that is not empty."""
        return next(filter(None, (self._attempt(step, "") for step in steps)), "")

    def _validate(self):
        return load_cases(self.problem.folder / "cases.py")["validate"]

    def _unflushed(self, trial: Trial) -> str:
        if self.code != "ILE" or not self.problem.is_interactive:
            return ""
        return mistakes.unflushed(self.pool, trial, self.source, self.recipe, self.failure)

    def _endless(self, trial: Trial) -> str:
        if self.code not in ("TLE", "OLE") or self.problem.is_interactive:
            return ""
        return mistakes.endless(self.pool, trial, self._program(), self.exam)

    def _diagnosed(self, trial: Trial) -> str:
        judge = self.problem.judge
        note = f"{judge.name}: " + told("stack", judge.stack_note)
        return self.diagnosis.why(trial, self.failure, self.exam, note) if self.diagnosis else ""

    def _times(self, has_cause: bool) -> list[str]:
        """Return what a program without an end printed, or the time of our solution."""
        if self.code != "TLE":
            return []
        run, text = self.failure.run, self.failure.case.input.read_text()
        if run and len(run.errors) > MUCH:
            return [_("it writes much to standard error, which needs time: remove this output")]
        if self.diagnosis and self.diagnosis.printed is not None and report.is_small(text):
            what = _("before that, it printed {output}")
            return [what.format(output=_output(self.diagnosis.printed))]
        if has_cause and report.is_small(text):
            return []
        program = build.start(self.pool, self.problem.solution, recipe_of(self.problem)).result()
        ran = ours(self.problem).start(self.pool, program, self.failure.case.input).result()
        return [_("our solution: {ms:.0f} ms on this case").format(ms=ran.cpu_ms)]

    def _program(self) -> Path:
        return build.start(self.pool, self.source, self.recipe).result()

    def _input(self, trial: Trial, solution: Path, shrinks: bool) -> list[str]:
        """Return the lines with a small failing input, or with the failing case if it is short."""
        example = self._counterexample(trial) if shrinks else None
        return self._example(example, solution) if example else self._failing_case()

    def _counterexample(self, trial: Trial) -> Counterexample | None:
        """Return a failing input that is smaller than the failing case.

        If each question of the input alone is right, say so.
        """
        comparison = Comparison(self.pool, self.problem, self._program(), trial.conditions)
        example = counterexample.of_trial(comparison, trial, 1, counterexample.QUICK)
        if not example:
            return None
        if why := mistakes.together(comparison, example):
            self.say("  " + why)
        size = shrink.size(self.failure.case.input.read_text())
        return example if shrink.size(example.text) < size else None

    def _example(self, example: Counterexample, solution: Path) -> list[str]:
        """Return the lines that show a small failing input."""
        answered = example.answered
        again = command(
            "stress", self.problem.selector, "--solution", solution, "--input", example.path
        )
        last = [*self._reason(example), _("  again: {command}").format(command=again)]
        message = answered.verdict.message
        if message != self.failure.verdict.message and not answered.verdict.difference:
            last.insert(0, "  " + message)
        left = MOST_LINES - self.lines - len(last) - 2  # the headline, the files
        headline = _("  the smallest failing input that was found:")
        if answered.game:
            headline += f" {example.text.strip().replace(chr(10), ' / ')[:LONG]}"
            return [headline, *report.game(answered.game)[-max(2, left) :], *last]
        outputs = _difference(example)
        most = max(FEWEST_INPUT_LINES, left - len(outputs))
        return [headline, *report.quoted(example.text, most, example.path), *outputs, *last]

    def _reason(self, example: Counterexample) -> list[str]:
        """Return why the right answer is right: for one question, the first with a wrong answer."""
        reasons = local(example.reason).splitlines()
        if not reasons:
            return []
        reason = reasons[min(wrong_questions(example.answered, len(reasons)) or {0})]
        if len(reason) > LONG:  # the move is at the end
            reason = f"{reason[: LONG // 2]} ... {reason[-LONG // 2 :]}"
        return [_("  by search of the rules: {reason}").format(reason=reason)]

    def _failing_case(self) -> list[str]:
        """Return the lines that show the input of the failing case if it is short.

        After PE, the first difference says all.
        """
        if self.code == "PE":
            return []
        path = self.failure.case.input
        most = MOST_LINES - self.lines - 2  # the headline, the files
        text = path.read_text() if path.stat().st_size <= most * report.WIDEST else ""
        lines = text.splitlines()
        if not text or len(lines) > most or max(map(len, lines)) > report.WIDEST:
            return []
        return [_("  the input:"), *report.quoted(text, most, path)]


def unfinished(error: Exception) -> str:
    """Return a line that says why the judge could not finish an explanation."""
    if isinstance(error, (Mistake, OSError)):
        said = error.text if isinstance(error, Mistake) else str(error)
        is_short = said.isprintable()
        why = said if is_short else (printable(said).splitlines() or [""])[0]
    else:
        place = extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        what = _("{error} in {where}; please report it, with this program")
        why = what.format(error=type(error).__name__, where=where)
    return "  " + _(UNFINISHED) + ": " + why


def _difference(example: Counterexample) -> list[str]:
    """Return the lines with the expected output and the output of the program."""
    answered = example.answered
    both = _output(answered.expected), _output(answered.got)
    if both[0] == both[1]:  # only a checker has found the fault
        return []
    place = answered.verdict.difference
    if place and max(map(len, both)) > SHORT:
        return compared(place)
    one, other = (
        _("  one right output: {expected}, got {got}"),
        _("  expected {expected}, got {got}"),
    )
    what = one if answered.verdict.is_by_checkers else other
    return [what.format(expected=both[0], got=both[1])]


def _output(output: bytes) -> str:
    """Return a short output on one line."""
    text = output[: 4 * SHORT].decode(errors="replace")
    text = text.replace("\n", "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}")
    return printable(text[:SHORT] + ("..." if len(text) > SHORT else "")) or _("nothing")

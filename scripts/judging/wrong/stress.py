"""stress: compares a program with the oracles, on all cases and on growing random inputs."""

import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .. import Mistake, command, report, shown
from ..data import making
from ..data.cases import constant
from ..data.grammar import Violation, read
from ..problems import catalog
from ..problems.catalog import Problem, a_persons, ours
from ..run import build
from ..run.runner import Pool
from ..run.trial import LATE, Trial, run_trial
from ..words import Sentence, _, local, plural, show
from . import counterexample, dialect, widths
from .comparison import Comparison
from .counterexample import THOROUGH, Counterexample
from .questions import fault

GROWTH = 3  # cases that show how the time of a slow program grows


@dataclass
class Outcome:
    """The number of compared inputs, and the counterexample if there is one."""

    inputs: int = 0
    positions: int = 0
    counterexample: Counterexample | None = None
    undecided: str = ""  # the first failure, if no smaller failing input was found
    every: str = ""  # the bound up to which every position was compared
    seed: int | None = None


def stress_program(
    selector: str, solution: Path | None, seconds: float, seed: int, input: Path | None, jobs: int
) -> int:
    """Compare a program with the oracles, and print a small failing input if there is one.

    Return the exit status.
    """
    problem, limits, conditions = catalog.one(catalog.find([selector])), "", ours
    if solution:
        dialect.check_language(solution)
        problem, limits = catalog.for_a_person(problem, selector)
        conditions = a_persons
    path, trial = solution or problem.solution, None
    with Pool(jobs) as pool, report.Progress(None) as progress:
        progress.doing(_("{problem}: data and programs").format(problem=problem.name))
        try:
            here = dialect.compiled(pool, problem, solution)
            program = build.start(pool, *here).result()
            model = widths.kindest(pool, problem.judge, *here) if solution else None
            if model:
                program = build.start(pool, model.source, model.recipe).result()
        except build.CompileError as error:
            print(*map(local, report.compile_error(path, error.said)), sep="\n")
            return 1
        comparison = Comparison(pool, problem, program, conditions(problem))
        if input:
            outcome = replay(comparison, input)
        else:
            cases = making.inputs(pool, problem)
            source, recipe = (model.source, model.recipe) if model else here
            trial = run_trial(pool, cases, source, recipe, conditions(problem))
            progress.doing(_("{problem}: random inputs").format(problem=problem.name))
            outcome = _stress(comparison, trial, seconds, seed, progress)
        cause = ""
        if model and outcome.counterexample:
            native = Comparison(
                pool, problem, build.start(pool, *here).result(), conditions(problem)
            )
            is_right = native.answer(outcome.counterexample.text).verdict.code == "AC"
            cause = model.cause(problem.judge.name) if is_right else ""
    _print_outcome(problem, path, outcome)
    if cause:
        print(f"  {local(cause)}")
    if lines := growth(trial) if trial else []:
        print(local(_("  its time grows like this:")), *map(local, lines), sep="\n    ")
    if solution:
        print(local(limits))
    return 1 if outcome.counterexample or outcome.undecided else 0


def _stress(
    comparison: Comparison, trial: Trial, seconds: float, seed: int, progress: report.Progress
) -> Outcome:
    """Run `stress`; after Ctrl-C, print how many random inputs were compared."""
    begin = progress.steps
    try:
        return stress(comparison, trial, seconds, seed, lambda _: progress.done())
    except KeyboardInterrupt:
        progress.stop()
        inputs = plural(
            progress.steps - begin, _("{count} random input"), _("{count} random inputs")
        )
        print(local(_("no difference in {compared}").format(compared=inputs)))
        raise


def replay(comparison: Comparison, path: Path) -> Outcome:
    """Compare the answers to one input from a file."""
    try:
        text = path.read_text(encoding="ascii")
        reader = read(text, comparison.validate)
    except (OSError, UnicodeDecodeError) as error:
        what = _("{path} cannot be read: {why}")
        raise Mistake(what.format(path=shown(path), why=error)) from None
    except Violation as violation:
        raise Mistake(f"{shown(path)}: " + fault(violation)) from None
    outcome = Outcome(1, len(reader.questions))
    answered = comparison.answer(text)
    if answered.verdict.code != "AC":
        outcome.counterexample = Counterexample(text, answered, comparison.reason(text), path)
    return outcome


def stress(
    comparison: Comparison,
    trial: Trial,
    seconds: float,
    seed: int,
    on_input: Callable[[int], None] = lambda positions: None,
) -> Outcome:
    """Compare random inputs until a difference is found or `seconds` are over.

    `trial` contains the results of the program on all cases; a failure there ends the comparison.
    `on_input` gets the number of positions of each random input.
    """
    positions = sum(result.case.positions for result in trial.results)
    every = constant(comparison.problem.folder / "cases.py", "EVERY")
    outcome = Outcome(len(trial.results), positions, every=every, seed=seed)
    if trial.failure:
        example = counterexample.of_trial(comparison, trial, seed, THOROUGH)
        outcome.counterexample = example
        failed = _("{code} on case {case}: {message}").format(
            code=trial.code,
            case=trial.failure.case.name,
            message=trial.failure.verdict.message,
        )
        outcome.undecided = "" if example else failed
        return outcome
    end, at_a_time = time.monotonic() + seconds, 2 * comparison.pool.size
    for first in itertools.count(0, at_a_time):
        if time.monotonic() >= end:
            break
        numbers = range(first, first + at_a_time)
        texts = [counterexample.random_text(comparison, seed, number) for number in numbers]
        for text, answered in zip(texts, list(comparison.answers(texts)), strict=True):
            positions = len(counterexample.checked(comparison, text).questions)
            outcome.inputs += 1
            outcome.positions += positions
            on_input(positions)
            if answered.verdict.code != "AC":
                code = answered.verdict.code
                example = counterexample.of_text(comparison, text, seed, THOROUGH, code)
                outcome.counterexample = example or counterexample.kept(comparison, text, answered)
                return outcome
    return outcome


def growth(trial: Trial) -> list[str]:
    """Return lines with the times of a slow program on cases of growing size."""
    if trial.code not in LATE:
        return []
    by_size = sorted((r.case.input.stat().st_size, r.cpu_ms, r.case.name) for r in trial.results)
    most = 0.0
    lines: list[str] = []
    for size, cpu_ms, name in by_size:
        if cpu_ms >= most:
            most = cpu_ms
            line = _("{size} bytes: {ms:.0f} ms ({case})")
            lines.append(line.format(size=size, ms=cpu_ms, case=name))
    return lines[-GROWTH:] if len(lines) > 1 else []


def _print_outcome(problem: Problem, source: Path, outcome: Outcome) -> None:
    compared = _compared(outcome)
    if outcome.counterexample:
        headline = _("after {compared}; the smallest failing input that was found")
        headline = headline.format(compared=compared)
        report.counterexample(problem.selector, source, outcome.counterexample, headline)
    elif outcome.undecided:
        print(f"{shown(source)}: {local(outcome.undecided)}")
        show(_("  no smaller failing input was found"))
        see = _("see `{command}`").format(command=command(problem.selector, "--solution", source))
        print(f"  {see.local}")
    else:
        among = _(", among them {every}").format(every=outcome.every) if outcome.every else ""
        line = _("no difference in {compared}").format(compared=compared) + among
        print(f"{shown(source)}: {line.local}")


def _compared(outcome: Outcome) -> Sentence:
    """Return how many inputs were compared, such as "3 inputs with 20 positions (seed 1)"."""
    inputs = plural(outcome.inputs, _("{count} input"), _("{count} inputs"))
    positions = plural(outcome.positions, _("{count} position"), _("{count} positions"))
    seed = _(" (seed {seed})").format(seed=outcome.seed) if outcome.seed is not None else ""
    what = _("{inputs} with {positions}{seed}")
    return what.format(inputs=inputs, positions=positions, seed=seed)

"""commands: stress and audit."""

from pathlib import Path

import typer

from .. import build, catalog, command, data, dialect, report, shown
from ..options import FORMS, JOBS, SELECTOR, File, Names, existing, one
from ..runner import Pool
from ..trial import a_persons, ours, run_trial


def stress_program(
    selector: str = SELECTOR,
    solution: File = typer.Option(None, help="stress FILE instead of the repository's solution"),
    seconds: float = typer.Option(
        20,
        min=0,
        help="how long random inputs are tried; to make one that fails smaller takes up to 9 s more",
    ),
    seed: int = typer.Option(1, help="another seed, other inputs; the same seed, the same inputs"),
    input: File = typer.Option(None, help="compare on the input FILE alone"),
    jobs: int = JOBS,
) -> int:
    """Compare a program with the oracle and shrink the first input on which it fails."""
    from . import stress

    problem, limits, conditions = one(catalog.find([selector])), "", ours
    if solution:
        dialect.check_language(existing(solution))
        problem, limits = catalog.for_a_person(problem, selector)
        conditions = a_persons
    trial = None
    with Pool(jobs) as pool, report.Progress(None) as progress:
        progress.doing(f"{problem.name}: data and programs")
        try:
            source, recipe, compiled = dialect.program_of(pool, problem, solution, once=False)
            program = (compiled or build.start(pool, source, recipe)).result()
        except build.CompileError as error:
            report.compile_error(solution or problem.solution, error.said)
            return 1
        comparison = stress.Comparison(pool, problem, program, conditions(problem))
        if input:
            outcome = stress.replay(comparison, input)
        else:
            trial = run_trial(
                pool, data.trusted(pool, problem), source, recipe, conditions(problem)
            )
            progress.doing(f"{problem.name}: random inputs")
            begin = progress.steps
            try:
                outcome = stress.stress(comparison, trial, seconds, seed, lambda _: progress.done())
            except KeyboardInterrupt:
                progress.stop()
                print(
                    f"{report.number(progress.steps - begin, 'random input')} until now, and no difference"
                )
                raise
    stressed(problem, solution or problem.solution, outcome, stress.growth(trial) if trial else [])
    if solution:
        print(limits)
    return 1 if outcome.counterexample or outcome.undecided else 0


def audit_data(
    selectors: Names = typer.Argument(
        None,
        metavar="[SELECTOR]...",
        help=f"{FORMS} or templates/NAME; default: what has changed, and a sample",
    ),
    everything: bool = typer.Option(False, "--all", help="audit all problems and snippets"),
    json: File = typer.Option(None, help="write what the table shows, and the detail behind it"),
    mutants: bool = typer.Option(True, help="also run the mutants of the solutions and snippets"),
    jobs: int = JOBS,
) -> int:
    """Measure how strong the data are: bounds, balance, validators, wrong programs, mutants."""
    from . import audit

    return audit.audit_data(selectors, everything, json, mutants, jobs)


def stressed(problem, source: Path, outcome, growth: list[str]) -> None:
    """What `stress` compared, and the counterexample as a person reads it."""
    seed = f" (seed {outcome.seed})" if outcome.seed is not None else ""
    compared = f"{report.number(outcome.inputs, 'input')} with {report.number(outcome.positions, 'position')}{seed}"
    if outcome.counterexample:
        headline = f"after {compared}; the smallest failing input that was found"
        report.counterexample(problem, source, outcome.counterexample, headline)
    elif outcome.undecided:
        print(
            f"{shown(source)} fails on case {outcome.undecided}, and nothing smaller was found on which it does"
        )
        print(f"  see `{command(problem.name, '--solution', source)}`")
    else:
        among = f", among them {outcome.every}" if outcome.every else ""
        print(f"{shown(source)}: no difference in {compared}{among}")
    if growth:
        print("  its time grows like this:", *growth, sep="\n    ")

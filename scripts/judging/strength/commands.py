"""commands: stress and audit."""

import typer

from ..street import build, catalog, data, dialect, report
from ..street.commands import JOBS, SELECTOR, SELECTORS, File, Names, Threads, existing, one
from ..street.run import Pool
from ..street.trial import limits_of, limits_of_a_person, run_trial
from .report import audited, stressed


def stress_program(
    selector: str = SELECTOR,
    solution: File = typer.Option(None, help="stress FILE instead of the repository's solution"),
    seconds: float = typer.Option(20, min=0, help="how long random inputs are tried"),
    seed: int = typer.Option(1, help="another seed, other inputs; the same seed, the same inputs"),
    input: File = typer.Option(None, help="compare on the input FILE alone"),
    jobs: int = JOBS,
) -> int:
    """Compare a program with the oracle and shrink the first input on which it fails."""
    from . import stress

    problem = one(catalog.find([selector]))
    if solution:
        problem, limits = catalog.for_a_person(problem, selector)
        existing(solution)
    with Pool(jobs) as pool, report.Progress(None) as progress:
        progress.doing(f"{problem.name}: data and programs")
        try:
            source, recipe, compiled = dialect.program_of(pool, problem, solution, once=False)
            program = (compiled or build.start(pool, source, recipe)).result()
        except build.CompileError as error:
            report.compile_error(solution or problem.solution, error.said)
            return 1
        allowed = limits_of_a_person if solution else limits_of
        arena = stress.Arena(pool, problem, program, allowed(problem))
        if input:
            outcome = stress.replay(arena, input)
        else:
            trial = run_trial(pool, data.prepare(pool, problem), source, recipe, limits=allowed(problem))
            progress.doing(f"{problem.name}: random inputs")
            outcome = stress.stress(arena, trial, seconds, seed, lambda _: progress.done())
    stressed(problem, solution or problem.solution, outcome)
    if solution:
        print(limits)
    return 1 if outcome.counterexample or outcome.undecided else 0


def audit_data(
    selectors: Names = SELECTORS,
    json: File = typer.Option(None, help="write what the table shows, and the detail behind it"),
    mutants: bool = typer.Option(True, help="also run the mutants of the solutions and snippets"),
    stress: bool = typer.Option(False, help="also shrink a counterexample to each wrong program"),
    jobs: int = JOBS,
) -> int:
    """Measure how strong the data are: bounds, balance, validators, wrong programs, mutants."""
    from . import audit, kill

    problems = catalog.find(selectors)
    with Pool(jobs) as pool, report.Progress(None) as progress, Threads(pool) as threads:

        def questions(problem):
            progress.doing(problem.name)
            made = data.prepare(pool, problem)
            return made, audit.ask(pool, made) | ({"stress": audit.counterexamples(pool, made)} if stress else {})

        asked = list(threads.map(questions, problems))
        rows = {made.problem.name: findings for made, findings in asked}
        if mutants:
            bodies = kill.bodies([made for made, _ in asked])
            if selectors:  # mutants of a snippet may need the data of the other problems
                bodies = [body for body in bodies if not body.name.startswith("templates/")]
            progress.doing("mutants")
            found = threads.map(lambda body: audit.mutation(pool, body, progress.done), bodies)
            for body, finding in zip(bodies, found, strict=True):
                rows.setdefault(body.name, {})["mutants"] = finding
    audited(rows, detail=bool(selectors))
    report.write_json(json, {name: {q: vars(finding) for q, finding in row.items()} for name, row in rows.items()})
    return 1 if any(finding.faults for row in rows.values() for finding in row.values()) else 0

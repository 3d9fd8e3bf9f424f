"""commands: stress and audit."""

import typer

from .. import ROOT, build, catalog, command, data, dialect, report
from ..options import FORMS, JOBS, SELECTOR, File, Names, Threads, existing, one
from ..runner import Pool
from ..trial import a_persons, ours, run_trial
from .report import audited, stressed


def stress_program(
    selector: str = SELECTOR,
    solution: File = typer.Option(None, help="stress FILE instead of the repository's solution"),
    seconds: float = typer.Option(20, min=0, help="how long random inputs are tried; to make one that fails smaller takes up to 9 s more"),
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
            trial = run_trial(pool, data.trusted(pool, problem), source, recipe, conditions(problem))
            progress.doing(f"{problem.name}: random inputs")
            begin = progress.steps
            try:
                outcome = stress.stress(comparison, trial, seconds, seed, lambda _: progress.done())
            except KeyboardInterrupt:
                progress.stop()
                print(f"{report.number(progress.steps - begin, 'random input')} until now, and no difference")
                raise
    stressed(problem, solution or problem.solution, outcome, stress.growth(trial) if trial else [])
    if solution:
        print(limits)
    return 1 if outcome.counterexample or outcome.undecided else 0


def audit_data(
    selectors: Names = typer.Argument(None, metavar="[SELECTOR]...", help=f"{FORMS} or templates/NAME; default: what has changed, and a sample"),
    everything: bool = typer.Option(False, "--all", help="audit all problems and snippets"),
    write: bool = typer.Option(False, "--write", help="write to testdata/audited.txt what has no fault"),
    json: File = typer.Option(None, help="write what the table shows, and the detail behind it"),
    mutants: bool = typer.Option(True, help="also run the mutants of the solutions and snippets"),
    stress: bool = typer.Option(False, help="also shrink a counterexample to each wrong program"),
    jobs: int = JOBS,
) -> int:
    """Measure how strong the data are: bounds, balance, validators, wrong programs, mutants."""
    from . import audit, ledger

    problems = catalog.find([])
    book = audit.ledger()
    parts = {problem.name: ledger.of_problem(problem) for problem in problems}
    snippets = {f"templates/{path.stem}" for path in (ROOT / "templates").glob("*.hpp")}
    parts |= {name: ledger.of_snippet(name, problems) for name in sorted(snippets)}
    due = [name for name in parts if not book.is_valid(name, parts[name])]
    if selectors:
        chosen = [name for name in selectors if name in snippets]
        others = [selector for selector in selectors if selector not in snippets]
        chosen = [*chosen, *(problem.name for problem in catalog.find(others))] if others else chosen
    else:
        chosen = [*parts] if everything else sorted({*due, *ledger.sample([name for name in parts if name not in due])})
    rows = _audited(problems, chosen, mutants=mutants, stress=stress, jobs=jobs)
    audited(rows, detail=bool(selectors))
    report.write_json(json, {name: {q: vars(finding) for q, finding in row.items()} for name, row in rows.items()})
    faulty = {name for name, row in rows.items() if any(finding.faults for finding in row.values())}
    if write and mutants:
        book.write({name: parts[name] for name in chosen if name not in faulty}, {*parts})
    stale = [] if write else [name for name in rows if book.is_stale(name, parts[name])]
    if stale:
        print(f"\nthe lines of {', '.join(stale)} in testdata/audited.txt are not those of the present files: run `{command('audit', '--write')}`")
    return 1 if faulty or stale and not selectors else 0


def _audited(problems: list[catalog.Problem], chosen: list[str], *, mutants: bool, stress: bool, jobs: int) -> dict[str, dict]:
    """The findings of each question, by problem or snippet."""
    from . import audit, kill

    by_name = {problem.name: problem for problem in problems}
    with Pool(jobs) as pool, report.Progress(None) as progress, Threads(pool) as threads:

        def asked(name: str) -> dict:
            progress.doing(name)
            if name not in by_name:
                hosts = [data.prepare(pool, host) for host in kill.hosts(name, problems)]
                return {"mutants": audit.mutation(pool, kill.of_snippet(name, hosts), progress.done)} if mutants and hosts else {}
            made = data.prepare(pool, by_name[name])
            found = audit.ask(pool, made) | ({"stress": audit.counterexamples(pool, made)} if stress else {})
            return found | ({"mutants": audit.mutation(pool, kill.of_solution(made), progress.done)} if mutants else {})

        return dict(zip(chosen, threads.map(asked, chosen), strict=True))

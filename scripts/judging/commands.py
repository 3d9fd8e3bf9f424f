"""commands: run, data and list."""

import threading
import time
from concurrent.futures import Future

import typer

from . import Mistake, build, catalog, command, data, digests, report
from .cases import constant
from .options import FORMS, JOBS, SELECTORS, File, Names, Threads, one
from .runner import Pool
from .sources import solution_header
from .submission import judge_program
from .trial import Trial, ours, run_trial


def judge_solutions(
    selectors: Names = SELECTORS,
    solution: File = typer.Option(None, help="judge FILE instead of the repository's solution"),
    json: File = typer.Option(None, help="write a JSON array, one object per case"),
    shrink: bool = typer.Option(True, help="of a wrong answer, also show the smallest input that is found"),
    jobs: int = JOBS,
    no_cache: bool = typer.Option(False, "--no-cache", help="forget earlier results"),
) -> int:
    """Judge solutions on samples, edge cases and generated data."""
    begin = time.monotonic()
    broken: dict[str, str] = {}
    problems = catalog.find(selectors, None if solution else broken)
    interrupted = False
    if solution:
        trials = [judge_program(one(problems), (selectors or [""])[0], solution, jobs, fresh=no_cache, shrinks=shrink)]
        interrupted = trials[0].code == "-"
    else:
        trials, interrupted = _judged(problems, jobs, no_cache)
        report.trials(trials, broken)
        for trial in trials:
            report.failure(trial)
    status = report.broken(broken)
    report.footer(trials, time.monotonic() - begin, unjudged=len(problems) - len(trials), broken=len(broken))
    report.write_json(json, report.as_json(trials))
    if interrupted:
        raise typer.Abort
    return status or report.status(trials)


def _judged(problems: list[catalog.Problem], jobs: int, fresh: bool) -> tuple[list[Trial], bool]:
    """What became of the solutions, and whether it was interrupted before all were judged."""
    judged: list[Future[Trial]] = []
    interrupted = False
    with Pool(jobs) as pool, report.Progress(sum(map(digests.cases, problems))) as progress:
        try:
            with Threads(pool) as threads:
                # what was saved last begins, for it has to be compiled
                by_age = sorted(problems, key=lambda p: p.solution.stat().st_mtime, reverse=True)
                reading = threading.Semaphore(jobs)  # more threads that read would only be in each other's way
                started = {p.name: threads.submit(_judge, pool, progress, reading, p, fresh) for p in by_age}
                judged += [started[problem.name] for problem in problems]
                for future in judged:
                    future.result()
        except KeyboardInterrupt:
            interrupted = True
    ended = [future.result() for future in judged if not future.cancelled() and not future.exception()]
    return [trial for trial in ended if trial.results or trial.compile_error or trial.fault], interrupted


def _judge(pool: Pool, progress: report.Progress, reading: threading.Semaphore, problem: catalog.Problem, fresh: bool) -> Trial:
    """One solution of the repository."""

    def on_result(result):
        progress.doing(f"{problem.name}: {result.case.name}")
        progress.done()

    try:
        recipe, compiled = build.recipe_of(problem), None
        with reading:
            made = data.ready(problem)
        if not made:
            progress.doing(f"{problem.name}: data")
            compiled = build.start(pool, problem.solution, recipe, once=True)  # meanwhile
        made = data.trusted(pool, problem, made)
        return run_trial(pool, made, problem.solution, recipe, once=True, compiled=compiled, fresh=fresh, on_result=on_result)
    except Mistake as mistake:  # the others are judged all the same
        return Trial(problem, problem.solution, ours(problem), fault=str(mistake))


def make_data(
    selectors: Names = SELECTORS,
    write: bool = typer.Option(False, "--write", help="write data.sha256"),
    jobs: int = JOBS,
) -> int:
    """Make the generated data and compare them with data.sha256."""
    broken: dict[str, str] = {}
    problems = catalog.find(selectors, broken)
    rows, differs = [], False
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress, Threads(pool) as threads:

        def make(problem):
            progress.doing(problem.name)
            made = data.complete(pool, problem)
            progress.done()
            return made

        for made in threads.map(make, problems):
            changes = digests.difference(made.problem, made.digests)
            if not changes and not digests.are_current(made.problem):
                changes = "the same, by other oracles or cases by hand"
            if changes and write:
                digests.write(made.problem, made.digests, {case.name: case.positions for case in made.cases})
            differs = differs or bool(changes and not write)
            colour = ("yellow" if write else "red") if changes else "green"
            rows.append([made.problem.name, str(len(made.digests)), typer.style(changes or "as promised", colour)])
    report.table(["problem", "files", "against data.sha256" + (" (now written)" if write else "")], rows, {"files"})
    if differs:
        print(f"\nIf the change is meant, run `{command('data', '--write')}` and commit data.sha256.")
    return report.broken(broken) or int(differs)


def list_problems(
    selectors: Names = typer.Argument(None, metavar="[SELECTOR OR WORD]...", help=f"{FORMS}; or words of titles, topics, terms", autocompletion=catalog.like),
    names: bool = typer.Option(False, "--names", help="only the names, a line each"),
):
    """Show what there is: problems, topics, data, and how far every position is checked."""
    if names:
        return print(*catalog.named_or_about(selectors), sep="\n")
    rows: list[list[str]] = []
    broken: dict[str, str] = {}
    for problem in catalog.find(catalog.named_or_about(selectors), broken):
        header = solution_header(problem.solution)
        made = data.recorded(problem)
        checked = [str(made.exhaustive_positions), made.every] if made else ["-", constant(problem.folder / "cases.py", "EVERY")]
        rows.append([problem.name, problem.title, ", ".join(header.topics), str(digests.cases(problem)), *checked])
    columns = ["problem", "title", "topics", "cases", "positions", "checked against the search from the rules"]
    report.table(columns, rows, {"cases", "positions"})
    if len(rows) == 1:
        print(f"\n{problem.title_zh or problem.title}\n  idea: {header.idea}" + f"\n  结论: {problem.conclusion_zh}" * bool(problem.conclusion_zh))
    return report.broken(broken)

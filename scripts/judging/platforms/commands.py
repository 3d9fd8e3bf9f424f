"""commands: portability."""

import time

import typer

from .. import report
from ..collection import catalog, data
from ..collection.sources import code_in
from ..engine.runner import Pool, Threads
from ..options import FORMS, JOBS, File, Names
from ..strength import changed


def check_portability(
    selectors: Names = typer.Argument(
        None, metavar="[SELECTOR]...", help=f"{FORMS}; default: what has changed, and a sample"
    ),
    everything: bool = typer.Option(False, "--all", help="every solution in every configuration"),
    json: File = typer.Option(None, help="write a JSON array, one object per configuration"),
    jobs: int = JOBS,
) -> int:
    """Compile and run solutions as the judges would: compilers, standards, 32 bits, Windows."""
    from . import portability

    begin, broken, wanted = time.monotonic(), dict[str, str](), None
    problems = catalog.find(selectors, broken)
    if not selectors and not everything:
        names = changed.due([problem.name for problem in problems], changed.belongs)
        problems = [problem for problem in problems if problem.name in names]
        code = {
            problem.name: code_in(problem.solution.read_text(errors="replace"))
            for problem in problems
        }
        wanted = {
            (configuration, problem)
            for problem in problems
            for configuration in portability.chosen(problem, code[problem.name])
        }
    with (
        Pool(jobs) as pool,
        report.Progress(len(wanted or []) or None) as progress,
        Threads(pool) as threads,
    ):

        def on_trial(name: str) -> None:
            progress.doing(name)
            progress.done()

        made = threads.map(lambda problem: data.answered(pool, problem), problems)
        sources = [(each, each.problem.solution) for each in made]
        rows = portability.check(
            pool, threads, sources, portability.CONFIGURATIONS, on_trial, wanted
        )
    portability.show(rows, time.monotonic() - begin)
    report.write_json(json, [row.as_json() for row in rows])
    return report.broken(broken) or portability.status(rows)

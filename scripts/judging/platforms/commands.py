"""commands: portability and bench."""

import time

import typer

from ..street import catalog, data, report
from ..street.commands import JOBS, SELECTORS, File, Names, Threads
from ..street.run import Pool
from .report import ported, ported_as_json


def check_portability(
    selectors: Names = SELECTORS,
    json: File = typer.Option(None, help="write a JSON array, one object per configuration"),
    cover: str = typer.Option("", metavar="TURN", help="every configuration on every topic; another TURN, other solutions"),
    jobs: int = JOBS,
) -> int:
    """Compile and run solutions as the judges would: compilers, standards, 32 bits, Windows."""
    from . import portability

    begin = time.monotonic()
    problems = catalog.find(selectors)
    configurations = portability.CONFIGURATIONS
    chosen = portability.covering(problems, configurations, cover) if cover else None
    pairs = len(chosen) if chosen else len(problems) * len(configurations)
    with Pool(jobs) as pool, report.Progress(pairs) as progress, Threads(pool) as threads:

        def on_trial(name):
            progress.doing(name)
            progress.done()

        made = list(threads.map(lambda problem: data.prepare(pool, problem), problems))
        sources = [(each, each.problem.solution) for each in made]
        rows = portability.check(pool, threads, sources, configurations, on_trial, chosen)
    ported(rows, time.monotonic() - begin)
    report.write_json(json, ported_as_json(rows))
    return portability.status(rows)


def measure_costs(
    selectors: Names = SELECTORS,
    json: File = typer.Option(None, help="write what the table shows, and the instructions"),
    runs: int = typer.Option(10, min=1, help="how often each program runs"),
    jobs: int = JOBS,
) -> int:
    """Measure solutions on their largest inputs, beside a floor that only reads and prints."""
    from . import bench

    problems = catalog.find(selectors)
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress, Threads(pool) as threads:

        def prepared(problem):
            progress.doing(problem.name)
            made = data.prepare(pool, problem)
            progress.done()
            return made

        ready = list(threads.map(prepared, problems))
    with Pool(1) as pool, report.Progress(None) as progress:  # one program at a time
        rows = []
        for made in ready:
            progress.doing(made.problem.name)
            rows += bench.rows(pool, made, runs, progress.done)
    bench.show(rows)
    report.write_json(json, bench.as_json(rows))
    return 0

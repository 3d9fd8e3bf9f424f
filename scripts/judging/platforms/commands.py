"""commands: portability and bench."""

import time

import typer

from .. import catalog, data, report
from ..options import FORMS, JOBS, SELECTORS, File, Names, Threads
from ..runner import Pool
from ..strength import ledger
from .report import ported, ported_as_json


def check_portability(
    selectors: Names = typer.Argument(None, metavar="[SELECTOR]...", help=f"{FORMS}; default: what has changed, and a sample"),
    everything: bool = typer.Option(False, "--all", help="every solution in every configuration"),
    write: bool = typer.Option(False, "--write", help="write to testdata/ported.txt what is right"),
    json: File = typer.Option(None, help="write a JSON array, one object per configuration"),
    jobs: int = JOBS,
) -> int:
    """Compile and run solutions as the judges would: compilers, standards, 32 bits, Windows."""
    from . import portability

    begin = time.monotonic()
    problems = catalog.find(selectors)
    book = portability.ledger()
    code = {problem.name: ledger.code(problem.solution) for problem in problems}
    parts = {problem.name: [code[problem.name], (problem.folder / "data.sha256").read_text()] for problem in problems}
    stale = [name for name in parts if not book.is_valid(name, parts[name])]
    whole = bool(selectors) or everything
    names = {*stale, *ledger.sample([name for name in parts if name not in stale])}
    problems = problems if whole else [problem for problem in problems if problem.name in names]
    wanted = None if whole else {(c, p) for p in problems for c in portability.chosen(p, code[p.name])}
    with Pool(jobs) as pool, report.Progress(len(wanted or []) or None) as progress, Threads(pool) as threads:

        def on_trial(name):
            progress.doing(name)
            progress.done()

        made = list(threads.map(lambda problem: data.prepare(pool, problem), problems))
        sources = [(each, each.problem.solution) for each in made]
        rows = portability.check(pool, threads, sources, portability.CONFIGURATIONS, on_trial, wanted)
    ported(rows, time.monotonic() - begin)
    report.write_json(json, ported_as_json(rows))
    failed = {trial.problem.name for row in rows for trial in row.failures}
    lacks = any(row.lack and row.lack.remedy for row in rows)
    right = {problem.name for problem in problems} - failed if not lacks else set()
    if write:
        book.write({name: parts[name] for name in right}, {*catalog.names([])})
    unsaid = [] if write or whole else sorted({*stale} & right)
    if unsaid:
        print(f"testdata/ported.txt does not say so of {', '.join(unsaid)}: run `scripts/judge portability --write`")
    return portability.status(rows) or (1 if unsaid else 0)


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

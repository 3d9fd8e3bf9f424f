"""commands: portability."""

import time

import typer

from .. import catalog, data, report
from ..options import FORMS, JOBS, File, Names, Threads
from ..runner import Pool
from ..sources import code_in
from ..strength import ledger


def check_portability(
    selectors: Names = typer.Argument(None, metavar="[SELECTOR]...", help=f"{FORMS}; default: what has changed, and a sample"),
    everything: bool = typer.Option(False, "--all", help="every solution in every configuration"),
    write: bool = typer.Option(False, "--write", help="write to testdata/ported.txt what is right"),
    json: File = typer.Option(None, help="write a JSON array, one object per configuration"),
    jobs: int = JOBS,
) -> int:
    """Compile and run solutions as the judges would: compilers, standards, 32 bits, Windows."""
    from . import portability

    begin, whole, book = time.monotonic(), bool(selectors) or everything, portability.ledger()
    problems = catalog.find(selectors)
    code = {problem.name: code_in(problem.solution.read_text(errors="replace")) for problem in problems}
    parts = {problem.name: [code[problem.name], (problem.folder / "data.sha256").read_text()] for problem in problems}
    due = {name for name in parts if not book.is_valid(name, parts[name])}
    wanted = None
    if not whole:
        names = due | {*ledger.sample([name for name in parts if name not in due])}
        problems = [problem for problem in problems if problem.name in names]
        wanted = {(configuration, problem) for problem in problems for configuration in portability.chosen(problem, code[problem.name])}
    with Pool(jobs) as pool, report.Progress(len(wanted or []) or None) as progress, Threads(pool) as threads:

        def on_trial(name: str) -> None:
            progress.doing(name)
            progress.done()

        made = threads.map(lambda problem: data.prepare(pool, problem), problems)
        sources = [(each, each.problem.solution) for each in made]
        rows = portability.check(pool, threads, sources, portability.CONFIGURATIONS, on_trial, wanted)
    portability.show(rows, time.monotonic() - begin)
    report.write_json(json, [row.as_json() for row in rows])
    failed = {trial.problem.name for row in rows for trial in row.failures}
    right = set() if any(row.remedy for row in rows) else {problem.name for problem in problems} - failed
    stale = [] if write or whole else [problem.name for problem in problems if book.is_stale(problem.name, parts[problem.name])]
    if write:
        book.write({name: parts[name] for name in right}, {*catalog.names([])})
    if stale:
        print(f"the lines of {', '.join(stale)} in testdata/ported.txt are not those of the present files: run `scripts/judge portability --write`")
    return portability.status(rows) or bool(stale)

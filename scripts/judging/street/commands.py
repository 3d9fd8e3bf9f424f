"""commands: run, data and list, and what the commands of all rooms share."""

import os
import signal
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import List, Optional  # noqa: UP035 - Debian 12's Typer reads these

import typer

from .. import Mistake
from . import build, catalog, data, diagnosis, dialect, promises, report
from .run import Pool, kernel_offers
from .sources import solution_header
from .trial import BEYOND, Trial, limits_of, limits_of_a_person, run_trial

Names, Word, Number, File = Optional[List[str]], Optional[str], Optional[int], Optional[Path]
FORMS = "hdu, hdu/1536, 1536, hdu/1536_s_nim or a path"
SELECTORS = typer.Argument(None, metavar="[SELECTOR]...", help=f"{FORMS}; default: all", autocompletion=catalog.like)
SELECTOR = typer.Argument(..., metavar="SELECTOR", help=f"one problem: {FORMS}", autocompletion=catalog.like)
JOBS = typer.Option(os.cpu_count() or 1, "--jobs", min=1, help="programs that run at a time")


def judge_solutions(
    selectors: Names = SELECTORS,
    solution: File = typer.Option(None, help="judge FILE instead of the repository's solution"),
    json: File = typer.Option(None, help="write a JSON array, one object per case"),
    jobs: int = JOBS,
    no_cache: bool = typer.Option(False, "--no-cache", help="forget earlier results"),
) -> int:
    """Judge solutions on samples, edge cases and generated data."""
    begin = time.monotonic()
    problems, limits = catalog.find(selectors), ""
    if solution:
        problems[0], limits = catalog.for_a_person(one(problems), selectors[0])
        existing(solution)
    judged: list[Future[Trial]] = []
    interrupted = False
    reading = threading.Semaphore(jobs)  # more threads that read would only be in each other's way
    with Pool(jobs) as pool, report.Progress(sum(map(_cases, problems))) as progress:

        def judge(problem):
            def on_result(result):
                progress.doing(f"{problem.name}: {result.case.name}")
                progress.done()

            try:
                source, recipe, compiled = dialect.program_of(pool, problem, solution)
                with reading:
                    made = data.ready(problem)
                if not made:
                    progress.doing(f"{problem.name}: data")
                    progress.more(_cases(problem))
                    compiled = compiled or build.start(pool, source, recipe, once=True)  # meanwhile
                    made = data.make(pool, problem, progress.done, trusting=True)
                    compiled.exception()
                promises.check(problem, made.digests)
                how = {"limits": limits_of_a_person(problem), "beyond": BEYOND} if solution else {}
                how |= {"fresh": no_cache, "once": True, "compiled": compiled, "on_result": on_result}
                trial = run_trial(pool, made, source, recipe, **how)
                if solution:
                    trial.why = diagnosis.why(pool, trial, recipe)
                    trial.source = solution
                    trial.refused = dialect.refused(pool, problem, solution) if trial.code == "AC" else []
                return trial
            except Mistake as mistake:  # the others are judged all the same
                return Trial(problem, solution or problem.solution, limits_of(problem), fault=str(mistake))

        try:
            with Threads(pool) as threads:
                # what was saved last begins, for it has to be compiled
                by_age = sorted(problems, key=lambda p: p.solution.stat().st_mtime, reverse=True)
                started = {problem.name: threads.submit(judge, problem) for problem in by_age}
                judged += [started[problem.name] for problem in problems]
                for future in judged:
                    future.result()
        except KeyboardInterrupt:
            interrupted = True
        ended = [future.result() for future in judged if not future.cancelled() and not future.exception()]
        done = [trial for trial in ended if trial.results or trial.compile_error or trial.fault]
        worked = any(t.remembered < t.cases for t in done)
    report.trials(done)
    for each in done:
        report.failure(each)
    if limits:
        print(f"\n{limits}")
    _footer(done, time.monotonic() - begin, worked, unjudged=len(problems) - len(done))
    report.write_json(json, report.as_json(done))
    if interrupted:
        raise typer.Abort
    codes = {each.code for each in done}
    return 2 if "JE" in codes else 0 if codes == {"AC"} else 1


def make_data(
    selectors: Names = SELECTORS,
    write: bool = typer.Option(False, "--write", help="write data.sha256"),
    jobs: int = JOBS,
) -> int:
    """Make the generated data and compare them with data.sha256."""
    problems = catalog.find(selectors)
    rows, differs = [], False
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress, Threads(pool) as threads:

        def make(problem):
            progress.doing(problem.name)
            made = data.complete(pool, problem)
            progress.done()
            return made

        for made in threads.map(make, problems):
            changes = promises.difference(made.problem, made.digests)
            if not changes and not promises.are_current(made.problem):
                changes = "the same, by other oracles or cases by hand"
            if changes and write:
                promises.write(made.problem, made.digests)
            differs = differs or bool(changes and not write)
            colour = ("yellow" if write else "red") if changes else "green"
            rows.append([made.problem.name, str(len(made.digests)), typer.style(changes or "as promised", colour)])
    report.table(["problem", "files", "against data.sha256" + (" (now written)" if write else "")], rows, {"files"})
    if differs:
        print("\nIf the change is meant, run `scripts/judge data --write` and commit data.sha256.")
    return 1 if differs else 0


def list_problems(selectors: Names = SELECTORS):
    """Show what there is: problems, topics, data, and how far every position is checked."""
    rows = []
    for problem in catalog.find(selectors):
        header = solution_header(problem.solution)
        made = data.recorded(problem)
        checked = [str(made.exhaustive_positions), made.every] if made else ["-", data.exhaustive_bound(problem)]
        rows.append([problem.name, problem.title, ", ".join(header.topics), str(_cases(problem)), *checked])
    columns = ["problem", "title", "topics", "cases", "positions", "checked against the search from the rules"]
    report.table(columns, rows, {"cases", "positions"})


def _cases(problem: catalog.Problem) -> int:
    return len(promises.of_files(problem)) // 2 + len(problem.handmade)


def one(problems: list[catalog.Problem]) -> catalog.Problem:
    """The only one of the problems; raises Mistake if there are more."""
    if len(problems) != 1:
        raise Mistake(f"this needs one problem, and {len(problems)} are selected")
    return problems[0]


def existing(solution: Path) -> Path:
    if not solution.is_file():
        raise Mistake(f"there is no file {solution}")
    return solution


class Threads(ThreadPoolExecutor):
    """One thread for each problem in work; on an interruption the pool stops first,
    so that no thread waits for a program that nobody wants any more."""

    def __init__(self, pool: Pool):
        super().__init__(8)
        self.pool = pool

    def __exit__(self, kind, *_):
        if kind is KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        if kind:
            self.pool.stop()
        self.shutdown(cancel_futures=True)


def _footer(done, seconds: float, worked: bool, unjudged: int) -> None:
    cases = sum(len(t.results) for t in done)
    remembered = sum(t.remembered for t in done)
    failed = sum(t.code not in ("AC", "-") for t in done)
    verdict = f"{failed} not accepted" if failed else "all AC"
    if unjudged or any(t.interrupted for t in done):
        verdict = f"interrupted with {failed} not accepted"
    unchanged = f" ({remembered} unchanged since they passed)" if remembered else ""
    print(f"\n{report.number(len(done), 'problem')}, {cases} cases{unchanged}: {verdict} in {seconds:.1f} s")
    if worked:
        missing = [name for name, has in kernel_offers().items() if not has]
        if missing:
            print(f"This kernel has no {' and no '.join(missing)}: programs ran with limits, but could reach files or the network.")

"""The command line: each command is a short composition of the stages."""

import os
import signal
import sys
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import List, Optional  # noqa: UP035 - Debian 12's Typer reads these

import typer

from . import Mistake, build, catalog, headers, report
from . import data as data_stage
from . import index as readme_index
from . import snippets as snippet_check
from . import trial as trials
from .run import Pool, kernel_offers

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    help="Judges the game-theory solutions of this repository. Without a command: run.",
    rich_markup_mode="rich" if sys.stdout and sys.stdout.isatty() else None,
    context_settings={"terminal_width": 120},  # of what is no terminal
)

SELECTORS = typer.Argument(None, metavar="[SELECTOR]...", help="hdu, hdu/1536, 1536, hdu/1536_s_nim or a path; default: all")
JOBS = typer.Option(os.cpu_count() or 1, "--jobs", min=1, help="programs that run at a time")


@app.command()
def run(
    selectors: Optional[List[str]] = SELECTORS,
    solution: Optional[Path] = typer.Option(None, help="judge FILE instead of the repository's solution"),
    json: Optional[Path] = typer.Option(None, help="write a JSON array, one object per case"),
    jobs: int = JOBS,
    no_cache: bool = typer.Option(False, "--no-cache", help="forget earlier results"),
):
    """Judge solutions on samples, edge cases and generated data."""
    begin = time.monotonic()
    problems = _one(selectors) if solution else catalog.find(selectors or [])
    if solution:
        _source(problems[0], solution)
    judged: list[Future[trials.Trial]] = []
    interrupted = False
    reading = threading.Semaphore(jobs)  # more threads that read would only be in each other's way
    with Pool(jobs) as pool, report.Progress(sum(map(_cases, problems))) as progress:

        def judge(problem):
            try:
                return judged_whole(problem)
            except Mistake as mistake:  # the others are judged all the same
                return trials.faulty(problem, solution or problem.solution, str(mistake))

        def judged_whole(problem):
            source, recipe = _source(problem, solution)
            with reading:
                data = data_stage.ready(problem)
            if not data:
                progress.doing(f"{problem.name}: data")
                progress.more(_cases(problem))
                compiled = build.start(pool, source, recipe)  # while the data are made
                data = data_stage.make(pool, problem, progress.done)
                compiled.exception()
            data_stage.check_committed(data)

            def on_result(result):
                progress.doing(f"{problem.name}: {result.case.name}")
                progress.done()

            return trials.hold(pool, data, source, recipe, fresh=no_cache, on_result=on_result)

        try:
            with _Threads(pool) as threads:
                # what was saved last begins, for it has to be compiled
                by_age = sorted(problems, key=lambda p: p.solution.stat().st_mtime, reverse=True)
                started = {problem.name: threads.submit(judge, problem) for problem in by_age}
                judged += [started[problem.name] for problem in problems]
                for future in judged:
                    future.result()
        except KeyboardInterrupt:
            interrupted = True
        done = _results(judged)
        worked = any(t.remembered < t.cases for t in done)
    report.trials(done)
    for each in done:
        report.failure(each)
    _footer(done, time.monotonic() - begin, worked, unjudged=len(problems) - len(done))
    if json:
        report.as_json(json, done)
    if interrupted:
        raise typer.Abort
    codes = {each.code for each in done}
    raise typer.Exit(2 if "JE" in codes else 0 if codes == {"AC"} else 1)


@app.command()
def stress(
    selector: str = typer.Argument(..., metavar="SELECTOR", help="one problem"),
    solution: Optional[Path] = typer.Option(None, help="stress FILE instead of the repository's solution"),
    seconds: float = typer.Option(20, min=0, help="how long random inputs are tried"),
    seed: int = typer.Option(1, help="another seed, other inputs; the same seed, the same inputs"),
    input: Optional[Path] = typer.Option(None, help="compare on the input FILE alone"),
    jobs: int = JOBS,
):
    """Compare a program with the oracle and shrink the first input on which it fails."""
    from . import stress as stressing

    (problem,) = _one([selector])
    source, recipe = _source(problem, solution)
    with Pool(jobs) as pool, report.Progress(None) as progress:
        progress.doing(f"{problem.name}: data and programs")
        try:
            program = build.start(pool, source, recipe).result()
        except build.CompileError as error:
            report.compile_error(source, str(error))
            raise typer.Exit(1) from None
        arena = stressing.Arena(pool, problem, program, trials.limits_of(problem))
        if input:
            outcome = stressing.replay(arena, input)
        else:
            data = data_stage.prepare(pool, problem)
            trial = trials.hold(pool, data, source, recipe)
            progress.doing(f"{problem.name}: random inputs")
            outcome = stressing.stress(arena, trial, seconds, seed, lambda _: progress.done())
    report.stressed(problem, source, outcome)
    raise typer.Exit(1 if outcome.counterexample or outcome.undecided else 0)


@app.command()
def audit(
    selectors: Optional[List[str]] = SELECTORS,
    json: Optional[Path] = typer.Option(None, help="write what the table shows, and the detail behind it"),
    mutants: bool = typer.Option(True, help="also run the mutants of the solutions and snippets"),
    jobs: int = JOBS,
):
    """Measure how strong the data are: bounds, balance, validators, wrong programs, mutants."""
    from . import audit as auditing
    from . import kill

    problems = catalog.find(selectors or [])
    with Pool(jobs) as pool, report.Progress(None) as progress:

        def questions(problem):
            progress.doing(problem.name)
            data = data_stage.prepare(pool, problem)
            return data, auditing.ask(pool, data)

        with _Threads(pool) as threads:
            asked = [threads.submit(questions, problem) for problem in problems]
            rows = {future.result()[0].problem.name: future.result()[1] for future in asked}
            if mutants:
                for body in kill.bodies([future.result()[0] for future in asked]):
                    if selectors and body.name.startswith("templates/"):
                        continue  # its mutants may need the data of the other problems
                    progress.doing(f"{body.name}: mutants")
                    row = rows.setdefault(body.name, {})
                    row["mutants"] = auditing.mutation(pool, body, progress.done)
    report.audited(rows, detail=bool(selectors))
    if json:
        report.audit_as_json(json, rows)
    raise typer.Exit(1 if any(f.faults for row in rows.values() for f in row.values()) else 0)


@app.command()
def portability(
    selectors: Optional[List[str]] = SELECTORS,
    json: Optional[Path] = typer.Option(None, help="write a JSON array, one object per configuration"),
    jobs: int = JOBS,
):
    """Compile and run solutions as the judges would: compilers, standards, 32 bits, Windows."""
    from . import portability as porting

    begin = time.monotonic()
    problems = catalog.find(selectors or [])
    with Pool(jobs) as pool, report.Progress(len(problems) * len(porting.CONFIGURATIONS)) as progress:

        def on_trial(name):
            progress.doing(name)
            progress.done()

        with _Threads(pool) as threads:
            made = list(threads.map(lambda problem: data_stage.prepare(pool, problem), problems))
            sources = [(data, data.problem.solution) for data in made]
            rows = porting.check(pool, threads, sources, porting.CONFIGURATIONS, on_trial)
    report.ported(rows, time.monotonic() - begin)
    if json:
        report.ported_as_json(json, rows)
    raise typer.Exit(porting.status(rows))


@app.command()
def bench(
    selectors: Optional[List[str]] = SELECTORS,
    json: Optional[Path] = typer.Option(None, help="write what the table shows, and the instructions"),
    runs: int = typer.Option(10, min=1, help="how often each program runs"),
    jobs: int = JOBS,
):
    """Measure solutions on their largest inputs, beside a floor and the textbook version."""
    from . import bench as benching

    problems = catalog.find(selectors or [])
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress:

        def held(problem):
            progress.doing(f"{problem.name}: data and textbook version")
            made = data_stage.prepare(pool, problem)
            trial = benching.textbook_trial(pool, made)
            progress.done()
            return made, trial

        with _Threads(pool) as threads:
            ready = [future.result() for future in [threads.submit(held, problem) for problem in problems]]
    wrong = [trial for _, trial in ready if trial.code != "AC"]
    for trial in wrong:
        report.failure(trial)
    if wrong:
        raise typer.Exit(1)
    with Pool(1) as pool, report.Progress(None) as progress:  # one program at a time
        rows = []
        for made, _ in ready:
            progress.doing(made.problem.name)
            rows += benching.rows(pool, made, runs, progress.done)
    benching.show(rows)
    if json:
        benching.as_json(json, rows)


@app.command()
def snippets(write: bool = typer.Option(False, "--write", help="copy the templates into the solutions")):
    """Compare the marked regions of the solutions with the templates."""
    raise typer.Exit(snippet_check.main(write))


@app.command()
def index(write: bool = typer.Option(False, "--write", help="write the README's index")):
    """Compare the README's index by topic with the headers of the solutions."""
    raise typer.Exit(readme_index.main(write))


@app.command()
def data(
    selectors: Optional[List[str]] = SELECTORS,
    write: bool = typer.Option(False, "--write", help="write data.sha256"),
    jobs: int = JOBS,
):
    """Make the generated data and compare them with data.sha256."""
    problems = catalog.find(selectors or [])
    rows, differs = [], False
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress:

        def make(problem):
            progress.doing(problem.name)
            made = data_stage.ready(problem) or data_stage.make(pool, problem)
            progress.done()
            return made

        with _Threads(pool) as threads:
            for future in [threads.submit(make, problem) for problem in problems]:
                made = future.result()
                changes = data_stage.difference(made)
                if changes and write:
                    data_stage.commit(made)
                differs = differs or bool(changes and not write)
                cell = f"{'yellow' if write else 'red'}:{data_stage.summary(changes)}" if changes else "green:as promised"
                rows.append([made.problem.name, str(len(made.digests)), cell])
    report.table(["problem", "files", "against data.sha256" + (" (now written)" if write else "")], rows, {"files"})
    if differs:
        print("\nIf the change is meant, run `scripts/judge data --write` and commit data.sha256.")
    raise typer.Exit(1 if differs else 0)


@app.command("list")
def list_problems(selectors: Optional[List[str]] = SELECTORS):
    """Show what there is: problems, topics, data, and how far every position is checked."""
    rows = []
    for problem in catalog.find(selectors or []):
        header = headers.solution_header(problem.solution)
        made = data_stage.recorded(problem)
        rows.append(
            [
                problem.name,
                problem.title,
                ", ".join(headers.topics(header)),
                str(_cases(problem)),
                str(made.exhaustive_positions) if made else "-",
                made.every if made else data_stage.every(problem),
            ]
        )
    columns = ["problem", "title", "topics", "cases", "positions", "checked against the search from the rules"]
    report.table(columns, rows, {"cases", "positions"})


def _cases(problem: catalog.Problem) -> int:
    return len(data_stage.committed(problem)) // 2 + len(problem.handmade)


def _one(selectors: list[str] | None) -> list[catalog.Problem]:
    """The one problem that is selected; raises Mistake if there are more."""
    problems = catalog.find(selectors or [])
    if len(problems) != 1:
        raise Mistake(f"this needs one problem, and {len(problems)} are selected")
    return problems


def _source(problem: catalog.Problem, solution: Path | None) -> tuple[Path, build.Recipe]:
    """What is judged: a person's file, or the repository's solution."""
    if solution is None:
        return problem.solution, build.recipe_of(problem)
    if not solution.is_file():
        raise Mistake(f"there is no file {solution}")
    return solution, build.GUEST


class _Threads:
    """One thread for each problem in work; on an interruption the pool stops first,
    so that no thread waits for a program that nobody wants any more."""

    def __init__(self, pool: Pool):
        self.pool, self.threads = pool, ThreadPoolExecutor(8)

    def __enter__(self):
        return self.threads

    def __exit__(self, kind, *_):
        if kind is KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        if kind:
            self.pool.stop()
        self.threads.shutdown(cancel_futures=True)


def _results(futures: list[Future]) -> list[trials.Trial]:
    """What was judged, also where an interruption cut it short."""
    ended = [future for future in futures if not future.cancelled() and not future.exception()]
    return [t for t in (future.result() for future in ended) if t.results or t.compile_error or t.fault]


def _footer(done, seconds: float, worked: bool, unjudged: int) -> None:
    cases = sum(len(t.results) for t in done)
    remembered = sum(t.remembered for t in done)
    failed = sum(t.code not in ("AC", "-") for t in done)
    verdict = f"{failed} not accepted" if failed else "all AC"
    if unjudged or any(t.interrupted for t in done):
        verdict = f"interrupted with {failed} not accepted"
    problems = f"{len(done)} problem" + ("s" if len(done) != 1 else "")
    unchanged = f" ({remembered} unchanged since they passed)" if remembered else ""
    print(f"\n{problems}, {cases} cases{unchanged}: {verdict} in {seconds:.1f} s")
    if worked:
        missing = [name for name, has in kernel_offers().items() if not has]
        if missing:
            print(f"This kernel has no {' and no '.join(missing)}: programs ran with limits, but could reach files or the network.")


COMMANDS = {"run", "stress", "audit", "portability", "bench", "snippets", "index", "data", "list"}

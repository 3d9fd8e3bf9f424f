"""judge: judges our solutions."""

import threading
from concurrent.futures import Future
from functools import partial

from . import Mistake, report
from .data import data
from .data.data import Data
from .problems.catalog import Problem, ours, recipe_of
from .run import build
from .run.runner import Pool, Threads
from .run.trial import Result, Trial, failed_folder, forget_results, run_trial
from .words import _


def judge_ours(problems: list[Problem], jobs: int, fresh: bool) -> tuple[list[Trial], bool]:
    """Judge our solutions. Return the trials, and whether the run was interrupted.

    With `fresh`, do not use earlier results.
    """
    judged: list[Future[Trial]] = []
    interrupted = False
    with Pool(jobs) as pool, report.Progress(sum(map(data.number_of_cases, problems))) as progress:
        reading = threading.Semaphore(jobs)  # more threads would be slower, because of the disk
        judge = partial(_judge_one, pool, progress, reading, fresh)
        try:
            with Threads(pool) as threads:
                # the newest solution first, since it has to be compiled
                newest = sorted(problems, key=lambda p: p.solution.stat().st_mtime, reverse=True)
                started = {problem.name: threads.submit(judge, problem) for problem in newest}
                judged += [started[problem.name] for problem in problems]
                for future in judged:
                    future.result()
        except KeyboardInterrupt:
            interrupted = True
    ended = [f.result() for f in judged if f.done() and not f.cancelled() and not f.exception()]
    return [t for t in ended if t.results or t.compile_error or t.fault], interrupted


def _made(pool: Pool, problem: Problem) -> Data:
    from .data import making

    return making.inputs(pool, problem)


def _judge_one(
    pool: Pool,
    progress: report.Progress,
    reading: threading.Semaphore,
    fresh: bool,
    problem: Problem,
) -> Trial:
    def on_result(result: Result) -> None:
        progress.doing(f"{problem.name}: {result.case.name}")
        progress.done()

    try:
        recipe = recipe_of(problem)
        if fresh:
            forget_results(problem.solution, recipe, ours(problem))
        with reading:
            known = data.ready(problem)
        if not known:
            progress.doing(_("{problem}: data").format(problem=problem.name))
            build.start(pool, problem.solution, recipe)  # it compiles while the data are made
        cases = data.as_promised(known) if known else _made(pool, problem)
        kept = failed_folder(problem.name, problem.solution)
        trial = run_trial(pool, cases, problem.solution, recipe, ours(problem), kept, on_result)
        build.forget(pool, problem.solution, recipe)
        return trial
    except Mistake as mistake:  # continue with the other problems
        return Trial(problem.name, problem.solution, ours(problem), fault=mistake.text)

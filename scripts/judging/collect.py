"""collect: the commands `data`, `list` and `copy`, which show and check what the repository contains."""

import sys
import webbrowser
from base64 import b64encode

import typer

from . import Mistake, command, report, shown
from .collection import catalog, data, digests
from .collection.cases import constant
from .collection.catalog import Problem
from .collection.data import Data
from .collection.sources import solution_header
from .engine.runner import Pool, Threads


def make_data(selectors: list[str] | None, write: bool, jobs: int) -> int:
    """Make the data of problems and compare them with data.sha256, or `write` it. Return the exit status."""
    broken: dict[str, str] = {}
    problems = catalog.find(selectors, broken)
    rows, is_different = [], False
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress, Threads(pool) as threads:

        def make(problem: Problem) -> Data:
            progress.doing(problem.name)
            made = data.answered(pool, problem, as_promised=False)
            progress.done()
            return made

        for made in threads.map(make, problems):
            changes = digests.difference(made.problem, made.digests)
            if not changes and not digests.are_current(made.problem):
                changes = "the same, by other oracles or cases by hand"
            if changes and write:
                positions = {case.name: case.positions for case in made.cases}
                digests.write(made.problem, made.digests, positions)
            is_different = is_different or bool(changes and not write)
            colour = "green" if not changes else "yellow" if write else "red"
            rows.append(
                [made.name, str(len(made.digests)), typer.style(changes or "as promised", colour)]
            )
    title = "against data.sha256" + " (now written)" * write
    report.table(["problem", "files", title], rows, {"files"})
    if is_different:
        print(
            f"\nIf the change is meant, run `{command('data', '--write')}` and commit data.sha256."
        )
    return report.broken(broken) or int(is_different)


def list_problems(selectors: list[str] | None, names: bool) -> int:
    """Print a table of problems, or only their `names`. Return the exit status."""
    chosen = catalog.named_or_about(selectors)
    if names:
        print(*chosen, sep="\n")
        return 0
    broken: dict[str, str] = {}
    problems = catalog.find(chosen, broken)
    if not all(map(catalog.is_selector, selectors or ())):  # words: the best match first
        problems.sort(key=lambda problem: chosen.index(problem.name))
    rows = []
    for problem in problems:
        header = solution_header(problem.solution)
        twins = ", ".join(twin.name for twin in problem.twins)
        about = [problem.title, problem.title_zh, twins, header.keys["Lesson"]]
        rows.append([problem.name, *about, ", ".join(header.topics)])
    report.table(["problem", "title", "中文", "same as", "lesson", "topics"], rows, {"lesson"})
    if len(problems) == 1:
        _print_details(problems[0])
    return report.broken(broken)


def _print_details(problem: Problem) -> None:
    """Print the idea of a problem, and how far its data go."""
    made, cases_py = data.recorded(problem), problem.folder / "cases.py"
    every = made.every if made else constant(cases_py, "EVERY")
    positions = f" ({made.exhaustive_positions} positions)" if made else ""
    print(f"\n  idea: {solution_header(problem.solution).idea}")
    if problem.conclusion_zh:
        print(f"  结论: {problem.conclusion_zh}")
    print(f"  data: {digests.cases(problem)} cases, checked by search: {every}{positions}")


def copy_solution(selector: str, open_page: bool) -> None:
    """Copy a solution to the clipboard, or into a pipe, and print how to submit it."""
    problem = catalog.one(catalog.find([selector]))
    page, language = catalog.submission(problem, selector)
    source, in_pipe = problem.solution.read_text("ascii"), not sys.stdout.isatty()
    on_clipboard = f"\033]52;c;{b64encode(source.encode()).decode()}\a"  # OSC 52
    copied = f"{on_clipboard}copied: {shown(problem.solution)}\n"
    sys.stdout.write(source if in_pipe else copied)
    lines = [f"submit: {page or 'no address is known'}"]
    if problem.judge.vjudge:
        known = problem.judge.address(problem.judge.vjudge, problem.id)
        lines.append(f"or at: https://vjudge.net/problem/{known}")
    lines += [f"choose: {language}", catalog.for_a_person(problem, selector)[1]]
    if problem.assumed:
        lines.append(
            f"assumed: {', '.join(problem.assumed)}, see {shown(problem.folder)}/problem.toml"
        )
    typer.echo("\n".join(lines), err=in_pipe)
    if open_page and not webbrowser.open(page):
        raise Mistake(f"no browser can be started; open {page}")

"""collect: the commands `data` and `list`, which check and show what the repository contains."""

import itertools
import sys

import typer

from . import Mistake, columns_of, command, report, words
from .data import data, making
from .data.cases import constant
from .data.data import Data
from .phrases import told
from .problems import catalog, search
from .problems.catalog import Problem
from .problems.search import Found
from .problems.sources import solution_header
from .run.runner import Pool, Threads
from .words import N_, _, joined, local, plural

FEW = 5  # so many results of a Chinese query come with their conclusions
COLUMNS = N_("problem"), N_("title"), "中文", N_("same as"), N_("lesson"), N_("topics")


def make_data(selectors: list[str] | None, write: bool, jobs: int) -> int:
    """Make the data of problems and compare them with data.sha256. Return the exit status.

    With `write`, also write data.sha256.
    """
    broken: dict[str, str] = {}
    problems = catalog.find(selectors, broken)
    rows, is_different = [], False
    with Pool(jobs) as pool, report.Progress(len(problems)) as progress, Threads(pool) as threads:

        def make(problem: Problem) -> Data:
            progress.doing(problem.name)
            made = making.unpromised(pool, problem)
            progress.done()
            return made

        for made in threads.map(make, problems):
            try:
                changes = data.difference(made)
            except Mistake:
                if not write:
                    raise
                changes = "it was damaged"
            if not changes and not making.is_current(made.problem):
                changes = "same files, but oracles or handmade cases have changed"
            if changes and write:
                making.write_promise(made)
            is_different = is_different or bool(changes and not write)
            colour = "green" if not changes else "yellow" if write else "red"
            said = typer.style(changes or "as promised", colour)
            rows.append([made.name, str(len(made.cases)), said])
    title = "compared with data.sha256" + " (written)" * write
    report.table(["problem", "cases", title], rows, {"cases"})
    if is_different:
        print(
            f"\nIf the change is meant, run `{command('data', '--write')}` and commit data.sha256."
        )
    return report.broken(broken) or int(is_different)


def list_problems(selectors: list[str] | None, names: bool) -> int:
    """Print a table of problems, or only their `names`. Return the exit status."""
    found = find(selectors)
    _print_changes(" ".join(selectors or []), found)
    if names:
        print(*found.names, sep="\n")
        return 0
    broken: dict[str, str] = {}
    problems = catalog.find(found.names, broken)
    if not all(map(catalog.is_selector, selectors or ())):  # words: the best match first
        problems.sort(key=lambda problem: found.names.index(problem.name))
    rows = []
    for problem in problems:
        header = solution_header(problem.solution)
        twins = joined(", ", (told("judge", twin.name) for twin in problem.twins)).local
        about = [problem.title, problem.title_zh, twins, header.keys["Lesson"]]
        topics = map(search.first_name, header.topics) if words.catalogue else header.topics
        rows.append([problem.name, *about, joined(_(", "), topics).local])
    columns: list[str] = [*map(_, COLUMNS)]
    if report.fits(columns, rows):
        report.table(columns, rows, {"lesson"})
    else:
        _print_blocks(rows)
    if len(problems) == 1:
        _print_details(problems[0])
    elif len(problems) <= FEW and not " ".join(selectors or ()).isascii():
        conclusions = ((f"  {each.name}：", each.conclusion_zh) for each in problems)
        print("", *itertools.starmap(words.wrapped, conclusions), sep="\n")
    return report.broken(broken)


def find(selectors: list[str] | None) -> Found:
    """Return the names that the selectors name.

    If a selector names no problem, search for the selectors as words; raise Mistake if nothing is
    found.
    """
    if not selectors or all(map(catalog.is_selector, selectors)):
        return Found(catalog.names(selectors))
    known, query = catalog.all_names(), " ".join(selectors)
    result = search.find(known, query)
    if not result.names and not query.isascii():
        near = "、".join(search.similar(known, query))
        hint = f"相近的词：{near}；" if near else ""
        raise Mistake(f"没有找到“{query}”；{hint}全部题目见 `{command('list')}`")
    return result if result.names else Found(catalog.names(selectors))


def _print_changes(query: str, found: Found) -> None:
    """Print which words of a query were corrected or left out, in the language of the query."""
    known = _("“{typed}” is not known; these are the results for “{meant}”").local
    gone = _("no problem matches all words; left out: {words}").local
    if not query.isascii():
        known, gone = "没有“{typed}”，下面是“{meant}”的结果", "没有题目含全部词语，已略去：{words}"
    for typed, meant in found.corrected.items():
        print(known.format(typed=typed, meant=meant), file=sys.stderr)
    if found.left_out:
        print(gone.format(words=", ".join(found.left_out)), file=sys.stderr)


def _print_blocks(rows: list[list[str]]) -> None:
    """Print two lines for each problem, for a terminal that is too narrow for the table."""
    print(local(_(COLUMNS[0])))
    print(local("    " + _("title; 中文; = the same as; lesson: topics")))
    for name, title, title_zh, twins, lesson, topics in rows:
        print(typer.style(name, bold=True))
        parts = [
            title,
            title_zh,
            twins and f"= {twins}",
            _("lesson {lesson}: {topics}").format(lesson=lesson, topics=topics),
        ]
        print(words.wrapped("    ", joined(_("; "), filter(None, parts)).local))


def _print_details(problem: Problem) -> None:
    """Print what a problem reads and prints, its idea, and its cases."""
    made, cases_py = data.recorded(problem), problem.folder / "cases.py"
    every = made.every if made else constant(cases_py, "EVERY")
    if words.catalogue and problem.every_zh:
        every = problem.every_zh
    idea = local(_("  idea: "))
    between = "\n" + " " * columns_of(idea)
    in_english = [idea + between.join(solution_header(problem.solution).lines["Idea"])]
    texts = {"结论": problem.conclusion_zh, "思路": problem.idea_zh, "易错": problem.beware_zh}
    rules = {"规则": problem.game_zh, "输入": problem.input_zh, "输出": problem.output_zh}
    if words.catalogue and problem.game_zh:
        texts = rules | texts
    else:
        in_english[:0] = [
            words.wrapped(local(_("  input: ")), problem.input),
            words.wrapped(local(_("  output: ")), problem.output),
        ]
    in_chinese = [words.wrapped(f"  {title}：", text) for title, text in texts.items() if text]
    first = (in_chinese, in_english) if words.catalogue else (in_english, in_chinese)
    print("", *first[0], *first[1], sep="\n")
    if problem.difficulty:
        difficulty = problem.difficulty_zh if words.catalogue else problem.difficulty
        print(local(_("  difficulty: {difficulty}").format(difficulty=difficulty)))
    positions = made.exhaustive_positions if made else 0
    counted = plural(positions, _(" ({count} position)"), _(" ({count} positions)"))
    searched = _("{cases} cases, checked by search: {every}{positions}").format(
        cases=data.number_of_cases(problem), every=every, positions=counted if made else ""
    )
    print(words.wrapped(local(_("  data: ")), searched.local))

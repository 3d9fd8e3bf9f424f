"""dialect: chooses the C++ standard of a person's program, and finds the standard that it needs.

In this file, a judge is an online judge.
"""

import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from .. import Mistake, shown
from ..problems.catalog import Judge, Problem, recipe_of
from ..problems.sources import STANDARDS
from ..run.build import (
    USER_RECIPE,
    CompileError,
    Recipe,
    check_compiles,
    compiler,
    key_of,
    start,
    with_headers_parsed,
    without_warnings,
)
from ..run.runner import Pool
from ..run.store import Shelf
from ..words import _
from . import names

SHELF = Shelf("dialect", "wrong/dialect.py")
# For old programs; Visual C++ accepts more than the standard allows.
OLD_RECIPE = replace(USER_RECIPE, standard="gnu++98", flags=(*USER_RECIPE.flags, "-fpermissive"))
OTHER_LANGUAGES = {
    ".py": "Python",
    ".java": "Java",
    ".rs": "Rust",
    ".go": "Go",
    ".js": "JavaScript",
    ".kt": "Kotlin",
}
ERROR = re.compile(r"(?:.*:\d+:\d+: )?(?:fatal )?error: (.*)")
INCLUDE = re.compile(r"[ \t]*#[ \t]*include[ \t]*[<\"]([^>\"]+)")


def compiled(pool: Pool, problem: Problem, solution: Path | None) -> tuple[Path, Recipe]:
    """Return the source and the recipe for a program. `solution` None means our own solution.

    A person's program is compiled with the first standard that works: C++17, the newest standard
    that its judge and this g++ support, and an old standard. The store remembers the standard. If
    none works, return the recipe of the first two that gives fewer errors, or the newer one, without
    warnings: then a person reads only errors.
    """
    if not solution:
        return problem.solution, recipe_of(problem)
    source = _without_windows(pool, problem, solution)
    newest = problem.judge.newest or problem.judge.standard
    key = SHELF.key(key_of(source, USER_RECIPE), newest)
    if standard := SHELF.load(key):
        return source, _recipe(source, standard)
    errors: dict[str, int] = {}
    for standard in _standards(newest):
        recipe = _recipe(source, standard)
        error = start(pool, source, recipe).exception()
        if not error:
            SHELF.save(key, standard)
            return source, recipe
        if standard != OLD_RECIPE.standard:
            errors[standard] = getattr(error, "errors", 0)
    standard = min(reversed(errors), key=errors.__getitem__)
    return source, replace(without_warnings(USER_RECIPE), standard=standard)


def _standards(newest: str) -> Iterator[str]:
    """Yield the standards to try, in order."""
    yield USER_RECIPE.standard
    newer = STANDARDS[STANDARDS.index("C++17") + 1 : STANDARDS.index(newest) + 1]
    yield from [standard for name in reversed(newer) if knows(standard := gnu(name))][:1]
    yield OLD_RECIPE.standard


def gnu(standard: str) -> str:
    """Return the name of a standard with the extensions of g++: gnu++20 for C++20."""
    return f"gnu{standard.lower()[1:]}"


@cache
def knows(standard: str) -> bool:
    """Return whether this g++ supports a standard."""
    command = [compiler("g++"), f"-std={standard}", "-fsyntax-only", "-x", "c++", os.devnull]
    return subprocess.run(command, capture_output=True).returncode == 0


def _recipe(source: Path, standard: str) -> Recipe:
    """Return the recipe for a person's program with this standard."""
    if standard == USER_RECIPE.standard:
        return with_headers_parsed(source, USER_RECIPE)
    is_old = standard == OLD_RECIPE.standard
    return OLD_RECIPE if is_old else replace(USER_RECIPE, standard=standard)


def _without_windows(pool: Pool, problem: Problem, solution: Path) -> Path:
    """Return the source. If its judge has Windows compilers, replace the names that Linux lacks."""
    text = solution.read_bytes()
    new = names.for_here(text) if problem.judge.windows else text
    if new == text:
        return solution
    copy = pool.folder("dialect") / solution.name
    copy.write_bytes(new)
    return copy


def check_language(solution: Path) -> None:
    """Raise Mistake if the name of a file ends like a program in another language."""
    if language := OTHER_LANGUAGES.get(solution.suffix, ""):
        what = _("{path} is named as a {language} program; only C++ can be judged here")
        raise Mistake(what.format(path=shown(solution), language=language))


def standard_needed(pool: Pool, judge: Judge, source: Path, recipe: Recipe) -> str:
    """Return which standard a program needs, and why; "" if the oldest compilers accept it.

    `compiled` has returned `source` and `recipe`.
    """
    if recipe.standard == gnu(judge.standard):
        return ""
    first = ""
    for standard in STANDARDS[STANDARDS.index(judge.standard) :]:
        recipe = Recipe(gnu(standard), flags=("-fsyntax-only", "-DONLINE_JUDGE"))
        if standard == judge.standard:
            recipe = with_headers_parsed(source, recipe)
        try:
            check_compiles(pool, source, recipe)
        except CompileError as error:
            first = first or error.said
            continue
        if standard == judge.standard:
            return ""
        place, why = _first_error(source, first)
        if judge.newest and STANDARDS.index(standard) <= STANDARDS.index(judge.newest):
            what = _("choose {standard} or newer; older compilers reject {place}: {why}")
            return what.format(standard=standard, place=place, why=why)
        what = _("CE: {place} needs {standard}, and the compilers support only {old}: {why}")
        return what.format(place=place, standard=standard, old=judge.standard, why=why)
    return _("CE: the compilers support only {old}").format(old=judge.standard)


def _first_error(source: Path, said: str) -> tuple[str, str]:
    """Return the line of a source at which g++ finds the first error, and the error.

    If the error is in a header, return the line that includes the header or uses a part of it.
    """
    number = 0
    for line in said.splitlines():
        if place := re.search(rf"(?:^|[ /]){re.escape(source.name)}:(\d+)[:,]", line):
            number = int(place[1])
        if error := ERROR.match(line):
            break
    else:
        return _("it"), _("it does not compile")
    if not number:
        return _("it"), error[1]
    lines = source.read_text(errors="replace").split("\n")
    included = INCLUDE.match("".join(lines[number - 1 : number]))
    return _("line {line}").format(line=number), f"#include <{included[1]}>" if included else error[
        1
    ]

"""dialect: a person's program, in whatever C++ it is written, and what its judge's compilers make of it."""

import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from .. import Mistake, readable, shown
from ..collection.catalog import Judge, Problem, judges_of, recipe_of
from ..collection.sources import STANDARDS
from ..engine.build import (
    USER_RECIPE,
    CompileError,
    Recipe,
    check_compiles,
    compile_job,
    compiler,
    key_of,
    start,
    with_headers_parsed,
)
from ..engine.runner import Pool
from ..engine.store import Shelf

SHELF = Shelf("dialect")
# Many accepted programs are older than the language; Visual C++ takes more than it allows.
OLD_RECIPE = Recipe(standard="gnu++98", flags=(*USER_RECIPE.flags, "-fpermissive", "-w"))
# What compilers and the C library of Windows know, and the same in words that are known here.
WINDOWS = (
    (rb"%([-+ 0]*\d*)I64", rb"%\1ll"),
    (rb"\b__int64\b", b"long long"),
    (rb"\bvoid(\s+main\s*\()", rb"int\1"),
)
# What old compilers declared without being asked, by the header that has it today.
DECLARED_IN = {
    "cstring": "memset memcpy memmove memcmp strlen strcpy strncpy strcmp strncmp strcat strchr strstr strtok strrev",
    "cstdio": "printf scanf puts gets getchar putchar sprintf sscanf freopen fgets EOF stdin stdout",
    "cstdlib": "abs labs exit atoi atol qsort rand srand malloc calloc free system",
    "cmath": "sqrt pow floor ceil fabs log log2 log10 exp sin cos",
    "algorithm": "sort swap max min reverse unique lower_bound upper_bound next_permutation fill max_element min_element",
    "climits": "INT_MAX INT_MIN LLONG_MAX LONG_MAX UINT_MAX",
}
UNDECLARED = re.compile(
    r"error: '(?:std::)?(\w+)' (?:was not declared|is not a member)|error: use of undeclared identifier '(\w+)'"
)
MISSING_HEADER = re.compile(r"fatal error: (\S+): No such file")
STANDARD_HEADERS = Path("/usr/include/c++")  # of each version of g++
SWALLOWED = re.compile(rb"\\\r?\n[ \t]*(#[ \t]*include.*)")
FREOPEN = re.compile(r'\bfreopen\s*\(\s*"((?!/dev/|CON")[^"]*)"\s*,\s*"([rwa])')
REMEDY = "remove freopen, or put it between `#ifndef ONLINE_JUDGE` and `#endif`"
OTHER_LANGUAGES = {
    ".py": "Python",
    ".java": "Java",
    ".rs": "Rust",
    ".go": "Go",
    ".js": "JavaScript",
    ".kt": "Kotlin",
}
ERROR = re.compile(r"^(?:.*:(\d+):\d+: )?(?:fatal )?error: (.*)$", re.MULTILINE)


def compiled(pool: Pool, problem: Problem, solution: Path | None) -> tuple[Path, Recipe]:
    """Return the source and the recipe with which a program compiles. None means our own solution.

    A person's program is compiled as C++17, else by the newest standard that its judges and this compiler
    know, else by an old one. The standard is remembered. If nothing works, the recipe is that of C++17.
    """
    if not solution:
        return problem.solution, recipe_of(problem)
    source = _without_windows(pool, problem, solution)
    judges = judges_of(problem)
    newest = max((judge.newest or judge.standard for judge in judges), key=STANDARDS.index)
    key = SHELF.key(key_of(source, USER_RECIPE), newest)
    if standard := SHELF.load(key):
        return source, _recipe(source, standard)
    for standard in _standards(newest):
        recipe = _recipe(source, standard)
        if not start(pool, source, recipe).exception():
            SHELF.save(key, standard)
            return source, recipe
    return solution, USER_RECIPE


def _standards(newest: str) -> Iterator[str]:
    """Yield the standards that are tried, in order."""
    yield USER_RECIPE.standard
    newer = STANDARDS[STANDARDS.index("C++17") + 1 : STANDARDS.index(newest) + 1]
    yield from [standard for name in reversed(newer) if knows(standard := gnu(name))][:1]
    yield OLD_RECIPE.standard


def gnu(standard: str) -> str:
    """Return the name of a standard with the extensions of g++: gnu++20 for C++20."""
    return f"gnu{standard.lower()[1:]}"


@cache
def knows(standard: str) -> bool:
    """Does this g++ know a standard?"""
    command = [compiler("g++"), f"-std={standard}", "-fsyntax-only", "-x", "c++", os.devnull]
    return subprocess.run(command, capture_output=True).returncode == 0


def _recipe(source: Path, standard: str) -> Recipe:
    """Return how a person's program is compiled as C++ of this standard."""
    if standard == USER_RECIPE.standard:
        return with_headers_parsed(source, USER_RECIPE)
    is_old = standard == OLD_RECIPE.standard
    return OLD_RECIPE if is_old else replace(USER_RECIPE, standard=standard)


def _without_windows(pool: Pool, problem: Problem, solution: Path) -> Path:
    """Return the source; if a judge of the problem runs on Windows, a copy without the words of Windows."""
    text = new = solution.read_bytes()
    for word, known in WINDOWS if any(judge.windows for judge in judges_of(problem)) else ():
        new = re.sub(word, known, new)
    if new == text:
        return solution
    copy = pool.folder("dialect") / solution.name
    copy.write_bytes(new)
    return copy


def check_language(solution: Path) -> None:
    """Raises Mistake for a file that is named as another language's."""
    if language := OTHER_LANGUAGES.get(solution.suffix, ""):
        raise Mistake(
            f"{shown(solution)} is named as a {language} program; only C++ can be judged here"
        )


def advice(problem: Problem, source: Path, said: str) -> str:
    """Return what to change in a program that does not compile, from what the compiler says; "" if nothing is known."""
    if missing := MISSING_HEADER.search(said):
        return _header_advice(missing[1])
    names = {name for found in UNDECLARED.findall(said) for name in found if name}
    headers = [
        f"`#include <{header}>`"
        for header, known in DECLARED_IN.items()
        if names & {*known.split()}
    ]
    text = source.read_bytes()
    if headers and (swallowed := SWALLOWED.search(text)):
        line = text.count(b"\n", 0, swallowed.start()) + 1
        return f"line {line} ends with a backslash, perhaps as half of a Chinese character, so `{readable(swallowed[1])}` belongs to its comment"
    took = (
        f"; {problem.judge.name}'s G++ of that time took it without"
        if problem.judge.windows
        else ""
    )
    return f"add {' and '.join(headers)}{took}" if headers else ""


def _header_advice(name: str) -> str:
    """Return what to do about a header that is not there."""
    if name.startswith("boost/"):
        return "install Boost to judge the program here: `apt-get install -y libboost-dev`"
    if name.startswith("atcoder/"):
        library = "https://github.com/atcoder/ac-library"
        return f"install the AtCoder Library to judge the program here: copy the folder atcoder/ of {library} to /usr/local/include (Debian has no package of it)"
    stem = name.removesuffix(".h")
    if stem != name and any(STANDARD_HEADERS.glob(f"*/{stem}")):
        return f"write `#include <{stem}>` and `using namespace std;`: <{name}> is older than the language"
    if stem != name and "/" not in name:
        return f"<{name}> is not a header of C++, though compilers on Windows may have it: remove it, and what needs it, to judge the program here"
    return ""


def suspicion(pool: Pool, problem: Problem, source: Path, recipe: Recipe) -> str:
    """Return what in a program is likely to make it fail at its judge, though it compiles; "" if nothing is known."""
    text = readable(source.read_bytes())
    if found := re.search(r"%[-+ 0]*\d*I64[diu]", text):
        line = text.count("\n", 0, found.start()) + 1
        return f"line {line}: `{found[0]}` is known on Windows only: write `{found[0].replace('I64', 'll')}`"
    if found := FREOPEN.search(_preprocessed(pool, source, recipe) if "freopen" in text else ""):
        does = (
            "reads the file {}, which does not exist"
            if found[2] == "r"
            else "prints to the file {}, which no judge reads"
        )
        return f"it {does.format(repr(found[1]))}: {REMEDY}"
    return ""


def _preprocessed(pool: Pool, source: Path, recipe: Recipe) -> str:
    """Return the text that the compiler sees, without the lines that are left out for the judge."""
    scratch = pool.folder("preprocessed")
    pool.run(compile_job(source, replace(recipe, flags=(*recipe.flags, "-E")), scratch))
    return (scratch / "program").read_text(errors="replace")


def refused(pool: Pool, problem: Problem, solution: Path) -> list[str]:
    """Return what the compilers of the problem's judges would refuse in a program that compiles, a line for each reason."""
    text, (source, recipe) = readable(solution.read_bytes()), compiled(pool, problem, solution)
    refusing: dict[str, list[str]] = {}  # the judges by reason
    for judge in judges_of(problem):
        reasons, of_standard = (
            [],
            _needs(pool, source, judge) if recipe.standard != gnu(judge.standard) else [],
        )
        for pattern, whose in judge.refuses.items():
            if found := re.search(pattern, text):
                line = text.count("\n", 0, found.start()) + 1
                told = (
                    whose.partition(";")[0] if of_standard else whose
                )  # another compiler would not do
                reasons.append(f"CE {told}: line {line}: {found[0]}")
        for reason in [*reasons, *of_standard]:
            refusing.setdefault(reason, []).append(judge.name)
    return [f"{', '.join(names)}: {reason}" for reason, names in refusing.items()]


def _needs(pool: Pool, source: Path, judge: Judge) -> list[str]:
    """Return why the oldest compilers of a judge refuse the source, and which standard it needs; nothing if they take it."""
    said: re.Match | None = None
    for standard in STANDARDS[STANDARDS.index(judge.standard) :]:
        recipe = Recipe(gnu(standard), flags=("-fsyntax-only", "-DONLINE_JUDGE"))
        try:
            check_compiles(
                pool,
                source,
                with_headers_parsed(source, recipe) if standard == judge.standard else recipe,
            )
        except CompileError as error:
            said = said or ERROR.search(error.said)
            continue
        if standard == judge.standard:
            return []
        where = f"line {said[1]}: {said[2]}" if said and said[1] else "it does not compile"
        if judge.newest and STANDARDS.index(standard) <= STANDARDS.index(judge.newest):
            return [f"choose {standard} or newer; older compilers refuse {where}"]
        return [f"CE, they know {judge.standard}, and this needs {standard}: {where}"]
    return [f"CE, they know {judge.standard}"]

"""dialect: a person's program, in whatever C++ it is written, and what its judge's compilers make of it."""

import re
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from . import Mistake, readable, shown
from .build import USER_RECIPE, CompileError, Recipe, compile_job, recipe_of, start
from .catalog import Problem, judges_of
from .runner import Pool
from .sources import STANDARDS
from .store import Program

# Many accepted programs are older than the language; Visual C++ takes more than it allows.
OLD_RECIPE = Recipe(standard="gnu++98", flags=(*USER_RECIPE.flags, "-fpermissive", "-w"))
# What compilers and the C library of Windows know, and the same in words that are known here.
WINDOWS = (rb"%([-+ 0]*\d*)I64", rb"%\1ll"), (rb"\b__int64\b", b"long long"), (rb"\bvoid(\s+main\s*\()", rb"int\1")
# What old compilers declared without being asked, by the header that has it today.
DECLARED_IN = {
    "cstring": "memset memcpy memmove memcmp strlen strcpy strncpy strcmp strncmp strcat strchr strstr strtok strrev",
    "cstdio": "printf scanf puts gets getchar putchar sprintf sscanf freopen fgets EOF stdin stdout",
    "cstdlib": "abs labs exit atoi atol qsort rand srand malloc calloc free system",
    "cmath": "sqrt pow floor ceil fabs log log2 log10 exp sin cos",
    "algorithm": "sort swap max min reverse unique lower_bound upper_bound next_permutation fill max_element min_element",
    "climits": "INT_MAX INT_MIN LLONG_MAX LONG_MAX UINT_MAX",
}
UNDECLARED = re.compile(r"error: '(?:std::)?(\w+)' (?:was not declared|is not a member)|error: use of undeclared identifier '(\w+)'")
MISSING_HEADER = re.compile(r"fatal error: (\S+): No such file")
STANDARD_HEADERS = Path("/usr/include/c++")  # of each version of g++
SWALLOWED = re.compile(rb"\\\r?\n[ \t]*(#[ \t]*include.*)")
FREOPEN = re.compile(r'\bfreopen\s*\(\s*"((?!/dev/|CON")[^"]*)"\s*,\s*"([rwa])')
REMEDY = "remove freopen, or put it between `#ifndef ONLINE_JUDGE` and `#endif`"
OTHER_LANGUAGES = {".py": "Python", ".java": "Java", ".rs": "Rust", ".go": "Go", ".js": "JavaScript", ".kt": "Kotlin"}
ERROR = re.compile(r"^(?:.*:(\d+):\d+: )?(?:fatal )?error: (.*)$", re.MULTILINE)


def program_of(pool: Pool, problem: Problem, solution: Path | None, once: bool = True) -> "tuple[Path, Recipe, Future[Program] | None]":
    """What is compiled, and how: the repository's solution, which is not begun; or a person's
    program, by the newest standard, or an old one if that refuses it. `once`: see start."""
    if not solution:
        return problem.solution, recipe_of(problem), None
    source = _exchanged(pool, problem, solution)
    for recipe in (USER_RECIPE, OLD_RECIPE):
        compiled = start(pool, source, recipe, once=once)
        if not compiled.exception():
            return source, recipe, compiled
    return solution, USER_RECIPE, start(pool, solution, USER_RECIPE, once=True)


def _exchanged(pool: Pool, problem: Problem, solution: Path) -> Path:
    """The source, or a copy without the words of Windows if one of its judges runs there."""
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
        raise Mistake(f"{shown(solution)} is named as a {language} program; only C++ can be judged here")


def advice(problem: Problem, source: Path, said: str) -> str:
    """Return what to change in a program that does not compile, from what the compiler says; "" if nothing is known."""
    if missing := MISSING_HEADER.search(said):
        return _header_advice(missing[1])
    names = {name for found in UNDECLARED.findall(said) for name in found if name}
    headers = [f"`#include <{header}>`" for header, known in DECLARED_IN.items() if names & {*known.split()}]
    text = source.read_bytes()
    if headers and (swallowed := SWALLOWED.search(text)):
        line = text.count(b"\n", 0, swallowed.start()) + 1
        return f"line {line} ends with a backslash, perhaps as half of a Chinese character, so `{readable(swallowed[1])}` belongs to its comment"
    took = f"; {problem.judge.name}'s G++ of that time took it without" if problem.judge.windows else ""
    return f"add {' and '.join(headers)}{took}" if headers else ""


def _header_advice(name: str) -> str:
    """Return what to do about a header that is not there."""
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
        does = "reads the file {}, which does not exist" if found[2] == "r" else "prints to the file {}, which no judge reads"
        return f"it {does.format(repr(found[1]))}: {REMEDY}"
    return ""


def _preprocessed(pool: Pool, source: Path, recipe: Recipe) -> str:
    """Return the text that the compiler sees, without the lines that are left out for the judge."""
    scratch = pool.folder("preprocessed")
    pool.run(compile_job(source, replace(recipe, flags=(*recipe.flags, "-E")), scratch))
    return (scratch / "program").read_text(errors="replace")


def refused(pool: Pool, problem: Problem, solution: Path) -> list[str]:
    """What the compilers of the problem's judges would not take, a line for each reason."""
    text, source = readable(solution.read_bytes()), _exchanged(pool, problem, solution)
    refusing: dict[str, list[str]] = {}  # the judges by reason
    for judge in judges_of(problem):
        reasons, of_standard = [], _needs(pool, source, judge.standard)
        for pattern, whose in judge.refuses.items():
            if found := re.search(pattern, text):
                line = text.count("\n", 0, found.start()) + 1
                told = whose.partition(";")[0] if of_standard else whose  # another compiler would not do
                reasons.append(f"CE {told}: line {line}: {found[0]}")
        for reason in [*reasons, *of_standard]:
            refusing.setdefault(reason, []).append(judge.name)
    return [f"{', '.join(names)}: {reason}" for reason, names in refusing.items()]


def _needs(pool: Pool, source: Path, known: str) -> list[str]:
    """Why a compiler that knows a standard refuses the source, and which newer one it needs; nothing if it takes it."""
    said: re.Match | None = None
    for standard in STANDARDS[STANDARDS.index(known) :]:
        try:
            start(pool, source, Recipe(f"gnu{standard.lower()[1:]}"), once=True).result()
        except CompileError as error:
            said = said or ERROR.search(error.said)
            continue
        if standard == known:
            return []
        where = f"line {said[1]}: {said[2]}" if said and said[1] else "it does not compile"
        return [f"CE, they know {known}, and this needs {standard}: {where}"]
    return [f"CE, they know {known}"]

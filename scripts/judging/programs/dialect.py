"""dialect: chooses the C++ standard of a person's program, and finds code that judges reject.

In this file, a judge is an online judge.
"""

import os
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
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
    compiler,
    key_of,
    start,
    with_headers_parsed,
)
from ..engine.meaning import IN_A_LINE
from ..engine.runner import Pool
from ..engine.store import Shelf

SHELF = Shelf("dialect")
# For old programs; Visual C++ accepts more than the standard allows.
OLD_RECIPE = Recipe(standard="gnu++98", flags=(*USER_RECIPE.flags, "-fpermissive", "-w"))
# Words that only Windows compilers or C libraries accept, and the words for g++.
WINDOWS = (
    (rb"%([-+ 0]*\d*)I64", rb"%\1ll"),
    (rb"\b__int64\b", b"long long"),
    (rb"\bvoid(\s+main\s*\()", rb"int\1"),
)
# header: names that old compilers accept without this header
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
OTHER_LANGUAGES = {
    ".py": "Python",
    ".java": "Java",
    ".rs": "Rust",
    ".go": "Go",
    ".js": "JavaScript",
    ".kt": "Kotlin",
}
ERROR = re.compile(r"^(?:.*:(\d+):\d+: )?(?:fatal )?error: (.*)$", re.MULTILINE)
NOT_LINE_END = re.compile(r"[^\n]+")
CHOICE = re.compile(r"\bchoose (\S+)")


@dataclass
class Refusals:
    """Why compilers of the judges reject a program: reason -> names of the judges."""

    judges: dict[str, list[str]] = field(default_factory=dict)

    @property
    def lines(self) -> list[str]:
        """Return a line for each reason: "HDU, POJ would report CE: line 3 needs C++11, ..."."""
        return [sentence(", ".join(names), reason) for reason, names in self.judges.items()]

    def by(self, judge: str) -> str:
        """Return why all compilers of a judge reject the program; "" if one compiler accepts it."""
        reasons = [reason for reason, names in self.judges.items() if judge in names]
        choices = {choice[1] for reason in reasons if (choice := CHOICE.search(reason))}
        fatal = [reason for reason in reasons if not CHOICE.search(reason)]
        return "; ".join(fatal or (reasons if len(choices) > 1 else []))


def sentence(judges: str, reason: str) -> str:
    """Return a sentence from the names of judges and a reason of `refused`."""
    return f"{judges} would report {reason}" if reason.startswith("CE") else f"{judges}: {reason}"


def compiled(pool: Pool, problem: Problem, solution: Path | None) -> tuple[Path, Recipe]:
    """Return the source and the recipe for a program. `solution` None means our own solution.

    A person's program is compiled with the first standard that works: C++17, the newest standard
    that its judges and this g++ support, and an old standard. The store remembers the standard. If
    none works, return the recipe of the first two that gives fewer errors, or the newer one.
    """
    if not solution:
        return problem.solution, recipe_of(problem)
    source = _without_windows(pool, problem, solution)
    judges = judges_of(problem)
    newest = max((judge.newest or judge.standard for judge in judges), key=STANDARDS.index)
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
    return solution, replace(USER_RECIPE, standard=min(reversed(errors), key=errors.__getitem__))


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
    """Return the source. If a judge of the problem runs on Windows, replace its Windows words."""
    text = new = solution.read_bytes()
    for word, known in WINDOWS if any(judge.windows for judge in judges_of(problem)) else ():
        new = re.sub(word, known, new)
    if new == text:
        return solution
    copy = pool.folder("dialect") / solution.name
    copy.write_bytes(new)
    return copy


def check_language(solution: Path) -> None:
    """Raise Mistake if the name of a file ends like a program in another language."""
    if language := OTHER_LANGUAGES.get(solution.suffix, ""):
        what = f"{shown(solution)} is named as a {language} program"
        raise Mistake(f"{what}; only C++ can be judged here")


def advice(problem: Problem, source: Path, said: str) -> str:
    """Return advice on how to change a program that does not compile, or ""."""
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
    old = f"; the old G++ of {problem.judge.name} accepts the program without it"
    return f"add {' and '.join(headers)}{old * problem.judge.windows}" if headers else ""


def _header_advice(name: str) -> str:
    """Return advice about a missing header; "" if there is none."""
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


def without_comments(source: Path) -> str:
    """Return the text of a source without its comments. The line ends in comments stay."""
    text = readable(source.read_bytes())
    return IN_A_LINE.sub(
        lambda part: part[0] if part["literal"] else NOT_LINE_END.sub("", part[0]), text
    )


def refused(pool: Pool, problem: Problem, solution: Path) -> Refusals:
    """Return why compilers of the judges reject a program that compiles here."""
    text, (source, recipe) = without_comments(solution), compiled(pool, problem, solution)
    found = Refusals()
    for judge in judges_of(problem):
        is_known = recipe.standard == gnu(judge.standard)
        of_standard = "" if is_known else _needs(pool, source, judge)
        reasons = []
        for pattern, whose in judge.refuses.items():
            if match := re.search(pattern, text):
                line = text.count("\n", 0, match.start()) + 1
                # do not advise another compiler, because it rejects the standard
                who = whose.partition(";")[0] if of_standard else whose
                reasons.append(f"CE {who}: line {line}: {match[0]}")
        reasons += [of_standard] if of_standard else []
        for reason in reasons:
            found.judges.setdefault(reason, []).append(judge.name)
    return found


def _needs(pool: Pool, source: Path, judge: Judge) -> str:
    """Return which standard the source needs, and why; "" if the oldest compilers accept it."""
    first: re.Match | None = None
    for standard in STANDARDS[STANDARDS.index(judge.standard) :]:
        recipe = Recipe(gnu(standard), flags=("-fsyntax-only", "-DONLINE_JUDGE"))
        if standard == judge.standard:
            recipe = with_headers_parsed(source, recipe)
        try:
            check_compiles(pool, source, recipe)
        except CompileError as error:
            first = first or ERROR.search(error.said)
            continue
        if standard == judge.standard:
            return ""
        place, why = (
            (f"line {first[1]}", first[2]) if first and first[1] else ("it", "it does not compile")
        )
        if judge.newest and STANDARDS.index(standard) <= STANDARDS.index(judge.newest):
            return f"choose {standard} or newer; older compilers reject {place}: {why}"
        only = f"the compilers support only {judge.standard}"
        return f"CE: {place} needs {standard}, and {only}: {why}"
    return f"CE: the compilers support only {judge.standard}"

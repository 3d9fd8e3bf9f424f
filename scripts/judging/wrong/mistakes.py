"""mistakes: recognises common mistakes in a failing program.

It uses the text of the program, the warnings of the compiler, the output of the program, and its
answers to single questions.
"""

import re
from dataclasses import replace
from pathlib import Path

from ..run.build import Recipe, compile_job, said, start
from ..run.runner import Pool
from ..run.trial import Exam, Result, Trial
from ..run.verdict import END, first_difference
from ..words import _
from .comparison import Comparison
from .counterexample import Counterexample, checked
from .names import without_comments
from .questions import single

MOST_WARNINGS = 3
MOST_QUESTIONS = 8  # so many questions are tried one by one
OUTPUT_KIB, ENDLESS_MS = 64, 500  # of an endless output
# Options of g++ whose warnings mostly name a bug.
LIKELY_BUGS = (
    "aggressive-loop-optimizations|array-bounds|bool-compare|bool-operation|div-by-zero|empty-body|format|"
    "format-extra-args|implicit-fallthrough|infinite-recursion|int-in-bool-context|logical-not-parentheses|"
    "logical-op|maybe-uninitialized|memset-elt-size|memset-transposed-args|misleading-indentation|overflow|"
    "parentheses|return-local-addr|return-type|sequence-point|shift-count-negative|shift-count-overflow|"
    "sizeof-array-argument|sizeof-array-div|sizeof-pointer-div|sizeof-pointer-memaccess|stringop-overflow|"
    "tautological-compare|type-limits|uninitialized|unused-value"
)
WARNING = re.compile(
    rf"^(?:.*/)?([^/\n]+):(\d+):\d+: warning: (.* \[-W(?:{LIKELY_BUGS})(?:=.*)?\])$", re.MULTILINE
)
STYLE = "'&&' within '||'"  # of a warning that seldom names a bug

# If a program includes this first, every output is flushed immediately.
UNBUFFERED = """#include <cstdio>
#include <iostream>
namespace flushed_by_the_judge {
static struct Unbuffered {
    Unbuffered() { std::setvbuf(stdout, 0, _IONBF, 0), std::cout << std::unitbuf; }
} unbuffered;
}
"""
WINDOWS_FORMAT = re.compile(r"%[-+ 0]*\d*I64[diu]")
FREOPEN = re.compile(r'\bfreopen\s*\(\s*"((?!/dev/|CON")[^"]*)"\s*,\s*"([rwa])')
SLEEP = re.compile(r"\b(?:u|nano)?sleep(?:_for|_until)?\s*\(|\bSleep\s*\(")
THREAD = re.compile(
    r"^(?!\s*#\s*include).*?\b((?:std::)?(?:j?thread|async)|pthread_create|pragma\s+omp)\b",
    re.MULTILINE,
)
EOF = re.compile(r"\b(?:\w+\s*\.\s*eof\s*\(\s*\)|feof\s*\(\s*\w+\s*\))")


def warnings(program: Path, source: Path) -> list[str]:
    """Return the warnings about likely bugs that the compiler gave when it made the program.

    A warning has the form "line 7: message".
    """
    found = {
        (int(line), _("line {line}: ").format(line=line) + message)
        for name, line, message in WARNING.findall(said(program))
        if name == source.name and STYLE not in message
    }
    return [message for _, message in sorted(found)]


def chosen(warnings: list[str], finding: str) -> list[str]:
    """Return the warnings to show with a finding such as "mine.cpp:14: index ..." or "".

    If the finding is about an unset variable, show all warnings, because g++ names the variable.
    For every other finding, show only the warnings about its line.
    """
    place = re.match(r"[^:]+:(\d+): ", finding)
    if finding and "ninitiali" not in finding:
        warnings = [each for each in warnings if place and each.startswith(f"line {place[1]}: ")]
    return warnings[:MOST_WARNINGS]


def in_text(pool: Pool, source: Path, recipe: Recipe, failure: Result) -> str:
    """Return a line of the source that probably makes it fail, with the reason, or ""."""
    text = without_comments(source)
    if found := WINDOWS_FORMAT.search(text):
        known = found[0].replace("I64", "ll")
        what = _("line {line}: `{found}` works on Windows only: write `{known}`")
        return what.format(line=_line(text, found), found=found[0], known=known)
    seen = _preprocessed(pool, source, recipe) if "freopen" in text else ""
    if found := FREOPEN.search(seen):
        does = _("{where}: it reads the file {file}, which does not exist: {remedy}")
        if found[2] != "r":
            does = _(
                "{where}: it prints to the file {file}, but the judge reads standard output: "
                "{remedy}"
            )
        here = next((each for each in FREOPEN.finditer(text) if each[1] == found[1]), None)
        where = _("line {line}").format(line=_line(text, here)) if here else "freopen"
        remedy = _("remove freopen, or put it between `#ifndef ONLINE_JUDGE` and `#endif`")
        return does.format(where=where, file=repr(found[1]), remedy=remedy)
    difference = failure.verdict.difference
    if difference and difference.expected == END and (found := EOF.search(text)):
        what = _(
            "line {line}: one line too many: the last line repeats after the end of the input; "
            "`{found}` becomes true only after a read has failed: test the read itself"
        )
        return what.format(line=_line(text, found), found=found[0])
    return _in_its_end(text, failure)


def _in_its_end(text: str, failure: Result) -> str:
    """Return why a program ended badly, or did not end, as far as its text shows it."""
    code, run = failure.verdict.code, failure.run
    if code == "ILE" and (found := SLEEP.search(text)):
        what = _("line {line}: `{found}` makes the program wait: remove it")
        return what.format(line=_line(text, found), found=found[0].strip("( "))
    if code != "RE" or not run:
        return ""
    if b"not permitted" in run.errors and (found := THREAD.search(text)):
        what = _("line {line}: `{found}` starts a thread, and programs must not start threads here")
        return what.format(line=_line(text, found), found=found[1])
    main = re.search(r"\bmain\s*\(", text)
    returned = re.compile(rf"\breturn\s*\(?\s*{run.exit}\s*\)?\s*;")
    if run.exit and main and (found := returned.search(text, main.end())):
        what = _("line {line}: `{found}` means that the program failed; write `return 0;`")
        return what.format(line=_line(text, found), found=found[0])
    return ""


def _line(text: str, found: re.Match) -> int:
    return text.count("\n", 0, found.start()) + 1


def _preprocessed(pool: Pool, source: Path, recipe: Recipe) -> str:
    """Return the text after preprocessing, so without lines that ONLINE_JUDGE removes."""
    scratch = pool.folder("preprocessed")
    pool.run(compile_job(source, replace(recipe, flags=(*recipe.flags, "-E")), scratch))
    return (scratch / "program").read_text(errors="replace")


def endless(pool: Pool, trial: Trial, program: Path, exam: Exam) -> str:
    """Return the first difference on the smallest case if a program prints without end; else ""."""
    case = min(exam.cases, key=lambda case: case.input.stat().st_size)
    cpu_ms = min(ENDLESS_MS, trial.conditions.limits.cpu_ms)
    limits = replace(trial.conditions.limits, cpu_ms=cpu_ms, output_kib=OUTPUT_KIB)
    conditions = replace(trial.conditions, limits=limits, beyond=1)
    measured = conditions.start(pool, program, case.input).result()
    if not measured.limit or trial.conditions.checkers:  # another output may be right, too
        return ""
    expected = exam.answer(pool, case)
    if expected.startswith(measured.output):  # all output before the stop is right
        return ""
    place = first_difference(expected, measured.output)
    goes_on = _("still printing after the end of the input; ")
    what = _("first difference: on {case}, line {line}, expected {expected}, got {got}").format(
        case=case.name,
        line=place.line,
        expected=place.expected[:60] if place.expected != END else _(END),
        got=place.got[:60] if place.got != END else _(END),
    )
    return goes_on + what if measured.output.startswith(expected) else what


def unflushed(pool: Pool, trial: Trial, source: Path, recipe: Recipe, failure: Result) -> str:
    """Return a message if an interactive program would pass by flushing its output; else ""."""
    folder = pool.folder("unbuffered")
    (folder / "unbuffered.hpp").write_text(UNBUFFERED)
    flags = *recipe.flags, "-include", "unbuffered.hpp"
    flushing = replace(recipe, flags=flags, include=(*recipe.include, folder), parsed=())
    program = start(pool, source, flushing).result()
    measured = trial.conditions.start(pool, program, failure.case.input).result()
    is_right = trial.conditions.verdict(measured, b"").code == "AC"
    advice = _(
        "it passes this case if every output is flushed: write std::endl, or call "
        "std::fflush(stdout), after each line"
    )
    return advice if is_right else ""


def together(comparison: Comparison, example: Counterexample) -> str:
    """Return a message if a program answers each question of a failing input alone; else ""."""
    text, answered = example.text, example.answered
    questions = len(checked(comparison, text).questions)
    if not 1 < questions <= MOST_QUESTIONS:
        return ""
    alone = [single(text, comparison.validate, number) for number in range(questions)]
    if any(not each or comparison.failure(each) for each in alone):
        return ""
    if answered.verdict.code == "WA" and answered.expected.startswith(answered.got):
        return _("it answers the first question only: repeat until the end of the input")
    return _(
        "each question alone is right, but not after another question: "
        "a variable or an array keeps values of the previous question: reset it"
    )

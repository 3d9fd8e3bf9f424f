"""catalog: what exists - judges, problems, their solutions and handmade cases.

Knows nothing of how a program is built or run.
"""

import difflib
import re
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from . import ROOT, Mistake, command, search, shown
from .sources import STANDARDS, also_of
from .toml_table import Table

WHITESPACE_RULES = ("exact", "trailing", "unknown")
SOURCES = ("statement", "assumed")
SPOKEN = re.compile(r"^(\w*[A-Za-z])(?:[ /-](?=\w)|(?=\d))")  # HDU 1536, hdu-1536, hdu1536


@dataclass(frozen=True)
class Judge:
    """What is true of all problems of one judge."""

    key: str
    name: str
    url: str  # with {id}, {slug} or a group of id_form where the problem stands
    standard: str
    stack_kib: int  # of a person's program; 0: as much as memory
    stack_note: str  # what is known of it, in words
    whitespace: str  # what it does with wrong whitespace: one of WHITESPACE_RULES
    language: str  # what a person chooses to submit
    submit: str  # the address to submit at, likewise; "" if the problem's
    newest: str = ""  # the newest C++ that a person can choose, if it is newer than `standard`
    windows: bool = False  # it takes what Visual C++ and MinGW take
    refuses: dict[str, str] = field(default_factory=dict, hash=False)  # patterns of a program, and for whom
    vjudge: str = ""  # what vjudge calls the problem, likewise; "" if it is not known there
    id_form: str = "[A-Za-z0-9]+"  # a pattern; by default 1536_s_nim is an id and a title
    pages: tuple[str, ...] = ()  # more addresses of a problem, such as that in its contest

    def id_of(self, stem: str) -> str:
        """The id that a file's name begins with."""
        found = re.match(f"(?:{self.id_form})(?=_|$)", stem)
        return found[0] if found else stem

    def address(self, form: str, id: str, slug: str = "") -> str:
        """One of the addresses, of the problem with this id."""
        found = re.fullmatch(self.id_form, id)
        return form.format(id=id, slug=slug, **(found.groupdict() if found else {}))


@dataclass(frozen=True)
class Handmade:
    """A case that stands in the repository: a sample or an edge case."""

    name: str
    input: Path
    answer: Path


@dataclass(frozen=True)
class Twin:
    """The same problem at another judge."""

    name: str  # POJ 2960
    url: str  # "" if it is not known
    limits: dict[str, Any] = field(hash=False)  # as a problem has them; none if they are not known

    @property
    def selectors(self) -> tuple[str, ...]:
        return _twin_selectors(self.name)


@dataclass(frozen=True)
class Problem:
    judge: Judge
    name: str  # hdu/1536_s_nim
    title: str
    url: str
    time_ms: int
    memory_kib: int
    limits_source: str  # "statement" or "assumed"
    samples_source: str
    answers: tuple[str, ...]  # the two answers of a two-answer problem, or none
    handmade: tuple[Handmade, ...]
    input: str  # what it holds, in our own words
    output: str
    twins: tuple[Twin, ...] = ()
    title_zh: str = ""  # as a Chinese judge writes it
    also_assumed: tuple[str, ...] = ()  # "order of the moves"
    conclusion_zh: str = ""  # the idea in one Chinese sentence, as a person would search for it

    @property
    def id(self) -> str:
        return self.judge.id_of(self.name.split("/")[1])

    @property
    def solution(self) -> Path:
        return _solution(self.name)

    @property
    def assumed(self) -> list[str]:
        """What could not be confirmed: limits, samples, and what problem.toml names besides."""
        facts = {"limits": self.limits_source, "samples": self.samples_source}
        return [*(name for name, source in facts.items() if source != "statement"), *self.also_assumed]

    @property
    def folder(self) -> Path:
        return ROOT / "testdata" / self.name

    def oracle(self, name: str) -> Path:
        return self.folder / f"{name}.cpp"

    @property
    def oracles(self) -> dict[str, Path]:
        """What answers an input, in the order in which it is asked: the search, and another method if there is one."""
        return {name: self.oracle(name) for name in ("brute", "second") if self.oracle(name).exists()}

    @property
    def wrong(self) -> list[Path]:
        """The programs that the data must reject."""
        return sorted([*self.folder.glob("wrong_*.cpp"), *self.folder.glob("slow_*.cpp")])


def find(selectors: list[str] | None, broken: dict[str, str] | None = None) -> list[Problem]:
    """Return the problems that any of the selectors names, all of them without one, in the order of judge and id.

    A problem whose files are damaged raises Mistake. With `broken` it is left out, and the reason is put there under its name.
    """
    problems = []
    for name in names(selectors):
        try:
            problems.append(_problem(_judge(ROOT / "testdata" / name.split("/")[0] / "judge.toml"), name))
        except Mistake as mistake:
            if broken is None:
                raise
            broken[name] = str(mistake)
    return sorted(problems, key=lambda p: (p.judge.key, len(p.id), p.id))


def judges_of(problem: Problem) -> list[Judge]:
    """Its judge, and those of its twins that stand in testdata/."""
    keys = [problem.judge.key, *(twin.name.split()[0].lower() for twin in problem.twins)]
    files = (ROOT / "testdata" / key / "judge.toml" for key in dict.fromkeys(keys))
    return [_judge(file) for file in files if file.is_file()]


def names(selectors: list[str] | None) -> list[str]:
    """The names of the problems that any of the selectors names; their files are not read."""
    known = _all_names()
    if not known:
        raise Mistake("problems/ and testdata/ hold no problem; is the repository complete?")
    chosen = set() if selectors else {*known}
    for selector in selectors or ():
        found = _named(known, selector)
        if not found:
            raise Mistake(f"no problem is called {selector!r}: {_hint(known, selector)}")
        chosen |= {*found}
    return sorted(chosen)


def _hint(known: list[str], selector: str) -> str:
    """What may have been meant."""
    if selector.endswith((".cpp", ".cc", ".cxx")):
        return f"a program of your own is judged by `{command('PROBLEM', '--solution', Path(selector))}`"
    if found := search.find(known, selector.split()) if len(selector) > 2 or not selector.isascii() else []:
        if len(found) == 1:
            return f"did you mean {found[0]}?"
        more = f" and {len(found) - 5} more, see `{command('list', selector)}`" if len(found) > 5 else ""
        return f"the words are those of {', '.join(found[:5])}{more}"
    words = sorted({text for name in known for text in (*_selectors(name), *_selectors_of_twins(name))})
    near = difflib.get_close_matches(selector, words, 3, 0.5)
    return f"did you mean {' or '.join(near)}?" if near else f"see `{command('list')}`"


def named_or_about(selectors: list[str] | None) -> list[str]:
    """The names of the problems that each of the selectors names or, where one names none, that all of them as words are about."""
    known = _all_names()
    found = search.find(known, selectors) if selectors and not all(_named(known, selector) for selector in selectors) else []
    return found or names(selectors)


def like(text: str) -> list[str]:
    """The selectors, as names or without their judge, that a shell makes of the text."""
    return sorted(word for name in _all_names() for word in (name, name.split("/")[1]) if word.startswith(text))


def is_selector(text: str) -> bool:
    """Does it name any problem?"""
    return bool(_named(_all_names(), text))


def for_a_person(problem: Problem, selector: str) -> tuple[Problem, str]:
    """The problem with the limits of the judge that a person's selector names, and what is to say of them."""
    twin, whose = _twin(problem, selector), f"{problem.judge.name} {problem.id}"
    if twin and twin.limits:
        problem, whose = replace(problem, **twin.limits), twin.name
    elif twin:
        whose += f", assumed for {twin.name}"
    if problem.limits_source == "assumed" and "assumed" not in whose:
        whose += ", assumed"
    return problem, f"limits: {problem.time_ms} ms and {problem.memory_kib} KiB, those of {whose}"


def submission(problem: Problem, selector: str) -> tuple[str, str]:
    """Where to submit at the judge that the selector names, and the language to choose."""
    twin = _twin(problem, selector)
    key, id = twin.selectors[0].split("/") if twin else (problem.judge.key, problem.id)
    judge = next((judge for judge in judges() if judge.key == key), None)
    page = judge.address(judge.submit, id) if judge and judge.submit else (twin or problem).url
    return page, judge.language if judge else "any C++"


def judges() -> list[Judge]:
    return [_judge(toml) for toml in sorted((ROOT / "testdata").glob("*/judge.toml"))]


def _twin(problem: Problem, selector: str) -> Twin | None:
    return next((twin for twin in problem.twins if selector in twin.selectors), None)


def _all_names() -> list[str]:
    """The names of the problems: those with a solution or with data."""
    solutions = (ROOT / "problems").glob("*/*.cpp")
    folders = (ROOT / "testdata").glob("*/*/")
    return sorted({f"{path.parent.name}/{path.stem}" for path in solutions} | {f"{path.parent.name}/{path.name}" for path in folders})


def _named(names: list[str], selector: str) -> list[str]:
    """What a selector names; the twins of problems only if it names no problem itself."""
    written = {selector, SPOKEN.sub(lambda judge: f"{judge[1].lower()}/", selector)}
    found = [name for name in names if not written.isdisjoint(_selectors(name)) or _is_part(selector, name)]
    return found or [name for name in names if not written.isdisjoint(_selectors_of_twins(name))]


def _selectors(name: str) -> list[str]:
    """Its judge, and its first words with a digit among them: 1536, hdu/1536, 1536_s, ..."""
    key, stem = name.split("/")
    words = stem.split("_")
    starts = ["_".join(words[:n]) for n in range(1, len(words) + 1)]
    return [key, name, stem, *(text for start in starts if re.search("[0-9_]", start) for text in (start, f"{key}/{start}"))]


def _twin_selectors(twin: str) -> tuple[str, ...]:
    """Of a name in a header's Also line: POJ 2960 is poj/2960 and 2960."""
    judge, _, number = twin.partition(" ")
    return f"{judge.lower()}/{number}", number


def _selectors_of_twins(name: str) -> list[str]:
    return [text for twin in also_of(_solution(name)) for text in _twin_selectors(twin)]


def _is_part(selector: str, name: str) -> bool:
    """Is the selector the path of the solution, or of something of its data?"""
    path, folder = Path(selector).resolve(), ROOT / "testdata" / name
    return path == _solution(name) or path == folder or folder in path.parents


def _solution(name: str) -> Path:
    return ROOT / "problems" / f"{name}.cpp"


@cache
def _judge(toml: Path) -> Judge:
    with Table(toml) as table:
        return Judge(
            key=toml.parent.name,
            **{key: table.text(key) for key in ("name", "url", "stack_note", "language")},
            **{key: table.optional(key) for key in ("submit", "vjudge")},
            windows=table.take("windows", bool, False),
            id_form=table.optional("id_form") or Judge.id_form,
            pages=table.words("pages"),
            standard=table.choice("standard", STANDARDS),
            newest=table.choice("newest", STANDARDS) if "newest" in table.rest else "",
            stack_kib=table.number("stack_kib", 0),
            whitespace=table.choice("whitespace", WHITESPACE_RULES),
            refuses=table.take("refuses", dict, {}),
        )


def _problem(judge: Judge, name: str) -> Problem:
    folder = ROOT / "testdata" / name
    for path in (_solution(name), folder / "problem.toml", folder / "cases.py", folder / "brute.cpp"):
        if not path.is_file():
            raise Mistake(f"{name} is incomplete: there is no file {shown(path)}; write it, or remove {shown(folder)}")
    with Table(folder / "problem.toml") as table:
        samples_source = table.table("samples").choice("source", (*SOURCES, "missing"))
        return Problem(
            judge=judge,
            name=name,
            **{key: table.text(key) for key in ("title", "url", "input", "output")},
            **_limits(table.table("limits")),
            samples_source=samples_source,
            answers=table.words("answers"),
            handmade=tuple(_handmade(folder, has_samples=samples_source != "missing")),
            twins=tuple(_twins(table, _solution(name))),
            title_zh=table.optional("title_zh"),
            conclusion_zh=table.optional("conclusion_zh"),
            also_assumed=table.words("assumed"),
        )


def _twins(table: Table, solution: Path):
    """The names of the header's line `Also`, and what `[twin.poj-2960]` tells of them."""
    tables = table.table("twin", {})
    for name in also_of(solution):
        about = tables.table(_twin_selectors(name)[0].replace("/", "-"), {})
        url = about.optional("url")
        yield Twin(name, url, _limits(about) if {"time_ms", "memory_kib", "source"} & about.rest.keys() else {})


def _limits(table: Table) -> dict[str, Any]:
    numbers = {key: table.number(key) for key in ("time_ms", "memory_kib")}
    return {**numbers, "limits_source": table.choice("source", SOURCES)}


def _handmade(folder: Path, has_samples: bool):
    for kind in ("sample", "edge"):
        for name in sorted({path.stem for end in ("in", "ans") for path in folder.glob(f"{kind}_*.{end}")}):
            case = Handmade(name, folder / f"{name}.in", folder / f"{name}.ans")
            for path in (case.input, case.answer):
                if not path.is_file():
                    raise Mistake(f"case {name} is only half there; write {shown(path)}")
            yield case
    if has_samples and not any(folder.glob("sample_*.in")):
        raise Mistake(f"{shown(folder)} has no sample_1.in; copy the statement's sample into it")
    if not has_samples and any(folder.glob("sample_*.in")):
        raise Mistake(f"{shown(folder)}/problem.toml: samples.source is 'missing', and there is a sample")

"""catalog: the online judges and problems of the repository, and the selectors of problems.

In this file, a judge is an online judge, such as HDU.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from .. import ROOT, Mistake, command, shown, words
from ..run.build import GOLD, Recipe, with_headers_parsed
from ..run.runner import Limits
from ..run.trial import Conditions
from ..words import _
from ..words import joined as in_a_row
from . import ALIASES, CHINESE_JUDGES, tables
from .sources import STANDARDS, also_of, declared_standard

SPOKEN = re.compile(r"^(\w*[^\W\d_])(?:[ /-]+(?=\w)|(?=\d))")  # HDU 1536, hdu-1536, hdu1536
IN_CHINESE = re.compile(f"^({'|'.join(CHINESE_JUDGES)})[ /-]*(?=\\w)")
STRICTEST_STACK_KIB = 1024  # the default of Visual C++: what our own solutions get
COLOURS_ZH = {
    "red": "红",
    "orange": "橙",
    "yellow": "黄",
    "green": "绿",
    "blue": "蓝",
    "purple": "紫",
    "black": "黑",
}
WINDOWS = "MinGW", "Visual C++"  # tags of compilers
OUTPUT_KIB = 16 << 10  # of a person's program: five times the largest right answer
BEYOND = 3  # a person's program is stopped at this multiple of the limits: the report shows its use

ORACLE = Recipe(
    standard="C++17",
    flags=("-O1", "-static", "-s", "-Wl,--gc-sections", *GOLD),
    include=(ROOT / "testdata",),
    apart=ROOT / "testdata/play.cpp",
    parsed=tuple(
        [
            "algorithm",
            "functional",
            "iostream",
            "map",
            "set",
            "sstream",
            "string",
            "tuple",
            "vector",
        ]
    ),
    is_kept=True,
)


@dataclass(frozen=True)
class Judge:
    """The facts about all problems of one judge, from its judge.toml."""

    key: str  # its folder
    name: str
    url: str  # of a problem, with {id}, {slug} or a group of id_form
    standard: str  # the newest C++ that all its compilers support
    stack_kib: int  # of a person's program; 0: as much as the memory limit
    stack_note: str
    whitespace: str  # the rule of verdict.compare
    language: str  # the entry that a person chooses to submit
    submit: str = ""  # the page to submit at, if it is not the page of the problem
    newest: str = ""  # the newest C++ that can be chosen, if it is newer than `standard`
    # the choices of the submit page -> their tags, see wrong/names.toml
    compilers: dict[str, list[str]] = field(default_factory=dict, hash=False)
    vjudge: str = ""  # the name of a problem at vjudge, with {id}
    id_form: str = "[A-Za-z0-9]+"  # a pattern; by default 1536_s_nim is an id and a title
    pages: tuple[str, ...] = ()  # other addresses of a problem

    @property
    def windows(self) -> bool:
        """Return whether its programs may use what only MinGW and Visual C++ know."""
        return any(tag in WINDOWS for tags in self.compilers.values() for tag in tags)

    def id_of(self, stem: str) -> str:
        """Return the id at the beginning of a file name."""
        match = re.match(f"(?:{self.id_form})(?=_|$)", stem)
        return match[0] if match else stem

    def address(self, form: str, id: str, slug: str = "") -> str:
        """Return the address of the problem with this id. `form` is, for example, `self.url`."""
        match = re.fullmatch(self.id_form, id)
        return form.format(id=id, slug=slug, **(match.groupdict() if match else {}))


@dataclass(frozen=True)
class Handmade:
    """A sample or an edge case."""

    name: str
    input: Path
    answer: Path


@dataclass(frozen=True)
class Twin:
    """The same problem at another judge."""

    name: str  # POJ 2960
    url: str  # "" if it is not known
    title_zh: str  # "" if it is that of the problem
    limits: dict[str, Any] = field(hash=False)  # fields of a Problem; empty if they are not known

    @property
    def selectors(self) -> tuple[str, ...]:
        return _twin_selectors(self.name)


@dataclass(frozen=True)
class Problem:
    """The facts about a problem from its problem.toml, and the places of its files."""

    judge: Judge
    name: str  # hdu/1536_s_nim
    title: str
    url: str
    time_ms: int
    memory_kib: int
    limits_source: str  # "statement" or "assumed"
    samples_source: str
    handmade: tuple[Handmade, ...]
    input: str
    output: str
    answers: tuple[str, ...] = ()  # the two answers, if there are only two
    twins: tuple[Twin, ...] = ()
    title_zh: str = ""
    also_assumed: tuple[str, ...] = ()  # "order of the moves"
    conclusion_zh: str = ""
    idea_zh: str = ""  # why the conclusion holds
    beware_zh: str = ""
    game_zh: str = ""  # the rules
    input_zh: str = ""
    output_zh: str = ""
    every_zh: str = ""  # EVERY of cases.py
    proof_zh: str = ""  # the lines Proof, Strategy, Limits, Time and Beware of the header
    strategy_zh: str = ""
    limits_zh: str = ""
    time_zh: str = ""
    wrong_zh: str = ""
    theorem: str = ""  # explains the positions on the site, see site/src/why/theorems
    board: str = ""  # the input of the first board on the site
    given: str = ""  # what its caption says of the numbers of the input, see docs/data.md
    given_zh: str = ""
    # the names of numbers of the input on the site, in English and Chinese
    fields: dict[str, list[str]] = field(default_factory=dict, hash=False)
    counted_from: int | None = None  # the number of the first row and column of a board
    points: str = ""  # the number that both players change: "result" or "total"; see docs/data.md
    difficulty: str = ""  # "Codeforces 2400 (2026)": what an online judge says, and in which year
    is_interactive: bool = False  # the oracles play against the program
    has_checker: bool = False  # several outputs are right; the oracles check the output
    twin: str = ""  # the selector of the twin for which a person's program is judged

    @property
    def selector(self) -> str:
        """Return the selector under which a person's program meets the same conditions again."""
        return self.twin or self.name

    @property
    def id(self) -> str:
        return self.judge.id_of(self.name.split("/")[1])

    @property
    def solution(self) -> Path:
        return _solution(self.name)

    @property
    def assumed(self) -> list[str]:
        """Return what we could not confirm: limits, samples, and the list in problem.toml."""
        sources = {"limits": self.limits_source, "samples": self.samples_source}
        return [
            *(name for name, source in sources.items() if source != "statement"),
            *self.also_assumed,
        ]

    @property
    def difficulty_zh(self) -> str:
        text = re.sub(r" \((\d+)\)", r"（\1）", self.difficulty).replace(" points", " 分")
        return re.sub(r"Luogu (\w+)", lambda luogu: f"洛谷{COLOURS_ZH[luogu[1]]}题", text)

    @property
    def folder(self) -> Path:
        return ROOT / "testdata" / self.name

    def oracle(self, name: str) -> Path:
        return self.folder / f"{name}.cpp"

    @property
    def oracles(self) -> dict[str, Path]:
        """Return the oracles in the order in which the judge runs them."""
        paths = {name: self.oracle(name) for name in ("brute", "second")}
        return {name: path for name, path in paths.items() if path.exists()}

    @property
    def oracles_judge(self) -> bool:
        """Return whether the oracles judge programs: they play against them, or check the output."""
        return self.is_interactive or self.has_checker

    @property
    def wrong(self) -> list[Path]:
        """Return the programs that the data must reject."""
        return sorted([*self.folder.glob("wrong_*.cpp"), *self.folder.glob("slow_*.cpp")])


def recipe_of(problem: Problem) -> Recipe:
    """Return how the solution of a problem is compiled."""
    recipe = Recipe(standard=declared_standard(problem.solution))
    return with_headers_parsed(problem.solution, recipe)


def ours(problem: Problem) -> Conditions:
    """Return the conditions for our own solutions: a small stack, and exactly equal outputs."""
    limits = Limits(problem.time_ms, problem.memory_kib, stack_kib=STRICTEST_STACK_KIB)
    return Conditions(limits, **_judging_oracles(problem))


def a_persons(problem: Problem) -> Conditions:
    """Return the conditions for a person's program: the known conditions of the online judge."""
    stack_kib = problem.judge.stack_kib or problem.memory_kib
    are_assumed = problem.limits_source == "assumed"
    limits = Limits(
        problem.time_ms,
        problem.memory_kib,
        OUTPUT_KIB,
        stack_kib=stack_kib,
        are_assumed=are_assumed,
    )
    oracles = _judging_oracles(problem)
    return Conditions(limits, problem.judge.whitespace, beyond=BEYOND, **oracles)


def _judging_oracles(problem: Problem) -> dict[str, Any]:
    """Return the oracles that play against a program, or check its output, as the conditions."""
    sources = tuple((path, ORACLE) for path in problem.oracles.values())
    return {
        "interactors": sources if problem.is_interactive else (),
        "checkers": sources if problem.has_checker else (),
    }


def find(selectors: list[str] | None, broken: dict[str, str] | None = None) -> list[Problem]:
    """Return the problems that the selectors name, or all, in the order of judge and id.

    If the files of a problem are damaged, raise Mistake. With `broken`, put the reason into
    `broken` under the name of the problem instead.
    """
    problems = []
    for name in names(selectors):
        try:
            problems.append(_problem(name))
        except Mistake as mistake:
            if broken is None:
                raise
            broken[name] = mistake.text
    return sorted(problems, key=lambda p: (p.judge.key, len(p.id), p.id))


def one(problems: list[Problem]) -> Problem:
    """Return the only problem of a list; raise Mistake if the list has another length."""
    if len(problems) != 1:
        what = _("this needs one problem, and {count} are selected")
        raise Mistake(what.format(count=len(problems)))
    return problems[0]


def names(selectors: list[str] | None) -> list[str]:
    """Return the names of the problems that the selectors name, without reading their files."""
    known = all_names()
    if not known:
        raise Mistake(_("problems/ and testdata/ contain no problem; is the repository complete?"))
    chosen = set() if selectors else {*known}
    for selector in selectors or ():
        named = _named(known, selector)
        if not named:
            what = _("no problem is called {selector!r}: {hint}")
            raise Mistake(what.format(selector=selector, hint=_hint(known, selector)))
        chosen |= {*named}
    return sorted(chosen)


def like(text: str) -> list[str]:
    """Return the selectors that begin with a text. The shell completes words with them."""
    words = (word for name in all_names() for word in (name, name.split("/")[1]))
    return sorted(word for word in words if word.startswith(text))


def is_selector(text: str) -> bool:
    return bool(_named(all_names(), text))


def judges() -> list[Judge]:
    return [_judge(path.parent.name) for path in sorted((ROOT / "testdata").glob("*/judge.toml"))]


def for_a_person(problem: Problem, selector: str) -> tuple[Problem, str]:
    """Return the problem as it is at the judge that the selector names: its limits and its judge.

    Also return a line for the report that shows the limits.
    """
    twin, whose = twin_of(problem, selector), _told("judge", f"{problem.judge.name} {problem.id}")
    if twin:
        judge, selected = _judge_of_twin(problem, twin), twin.selectors[0]
        problem = replace(problem, judge=judge, twin=selected, **twin.limits)
        name = _told("judge", twin.name)
        assumed = _("{problem}, assumed for {twin}").format(problem=whose, twin=name)
        whose = name if twin.limits else assumed
    if problem.limits_source == "assumed" and "assumed" not in whose:
        whose += _(", assumed")
    what = _("limits: {ms} ms and {kib} KiB, those of {whose}")
    return problem, what.format(ms=problem.time_ms, kib=problem.memory_kib, whose=whose)


def _told(kind: str, english: str) -> str:
    """Return words of a table of phrases.toml in the language of the person."""
    if not words.catalogue:
        return english
    from ..phrases import told  # only Chinese needs the patterns

    return told(kind, english)


def _judge_of_twin(problem: Problem, twin: Twin) -> Judge:
    """Return the judge of a twin. Without a judge.toml, only the stack of the problem is assumed."""
    name, key = twin.name.split()[0], twin.selectors[0].split("/")[0]
    unknown = replace(
        problem.judge,
        key=key,
        name=name,
        standard=STANDARDS[0],
        newest=STANDARDS[-1],
        compilers={},
        stack_note=_("as at {judge}, assumed").format(judge=problem.judge.name),
        whitespace="unknown",
    )
    return next((judge for judge in judges() if judge.key == key), unknown)


def submission(problem: Problem, selector: str) -> tuple[str, str]:
    """Return the page to submit at, for the judge that the selector names, and the language."""
    judge, id = _judge_and_id(problem, selector)
    page = judge.address(judge.submit, id) if judge and judge.submit else ""
    own = (twin_of(problem, selector) or problem).url
    needed = declared_standard(problem.solution)
    language = _told("choose", judge.language if judge else "any C++")
    if judge and STANDARDS.index(needed) > STANDARDS.index(judge.standard):
        language = _("{standard} or newer").format(standard=needed)
    return page or own, language


def vjudge_name(problem: Problem, selector: str) -> str:
    """Return the vjudge name of the problem at the judge that the selector names, or ""."""
    judge, id = _judge_and_id(problem, selector)
    return judge.address(judge.vjudge, id) if judge and judge.vjudge else ""


def _judge_and_id(problem: Problem, selector: str) -> tuple[Judge | None, str]:
    """Return the judge that the selector names (None without a judge.toml), and the id there."""
    twin = twin_of(problem, selector)
    key, id = twin.selectors[0].split("/") if twin else (problem.judge.key, problem.id)
    return next((judge for judge in judges() if judge.key == key), None), id


def twin_of(problem: Problem, selector: str) -> Twin | None:
    """Return the twin that a selector names, in any spelling, or None."""
    spellings = _spellings(selector)
    return next((twin for twin in problem.twins if _are_in(spellings, twin.selectors)), None)


def all_names() -> list[str]:
    """Return the names of all problems that have a solution or data."""
    solutions = (ROOT / "problems").glob("*/*.cpp")
    folders = (ROOT / "testdata").glob("*/*/")
    return sorted(
        {f"{path.parent.name}/{path.stem}" for path in solutions}
        | {f"{path.parent.name}/{path.name}" for path in folders if path.parent.name != "makers"}
    )


def _named(names: list[str], selector: str) -> list[str]:
    """Return the problems that a selector names. If there are none, compare it with their twins."""
    spellings, of_path = _spellings(selector), _problem_of(selector)
    own = [n for n in names if n == of_path or not spellings.isdisjoint(_in_lower_case(n))]
    return own or [n for n in names if _are_in(spellings, _selectors_of_twins(n))]


def _are_in(spellings: set[str], selectors: Iterable[str]) -> bool:
    return any(selector.lower() in spellings for selector in selectors)


def _spellings(selector: str) -> set[str]:
    """Return a selector in lower case as it was typed, and in the form FOLDER/ID."""
    spoken = _spoken(selector)
    return {plain(selector), spoken, _folder_and_id(spoken)}


def _spoken(selector: str) -> str:
    """Return a selector with a slash behind the name of the judge: 洛谷/p2197."""
    return SPOKEN.sub(r"\1/", IN_CHINESE.sub(r"\1/", plain(selector)))


def _folder_and_id(spoken: str) -> str:
    """Return a spoken selector with the folder of the judge: luogu/p2197."""
    judge, slash, id = spoken.partition("/")
    return f"{ALIASES.get(judge, judge)}{slash}{id}"


def plain(text: str) -> str:
    """Return a text in lower case, with normal letters for full-width letters."""
    return unicodedata.normalize("NFKC", text).casefold().strip()


def joined(words: list[str] | None) -> list[str]:
    """Return selectors; the name of a judge and each id behind it become one: HDU 1847."""
    known, judge = all_names(), ""
    selectors: list[str] = []
    for word in words or ():
        pair = f"{judge} {word}"
        is_number = re.fullmatch(r"[A-Za-z]*\d\w*", word) and not _named(known, word)
        if judge and (_named(known, pair) or is_number):
            if selectors[-1] == judge:
                selectors.pop()
            selectors.append(pair)
        else:
            selectors.append(word)
            judge = word if _is_judge(known, word) else ""
    return selectors


def only(selectors: list[str]) -> str:
    """Return the only selector of a command; raise Mistake if there are several."""
    if len(selectors) != 1:
        what = _("this needs one problem, such as hdu/1536; found {selectors}")
        raise Mistake(what.format(selectors=", ".join(selectors)))
    return selectors[0]


def _is_judge(known: list[str], word: str) -> bool:
    """Return whether a word is the name of a judge of a problem or of a twin."""
    text = plain(word)
    key = ALIASES.get(text, text)
    if any(name.startswith(f"{key}/") for name in known):
        return True
    if "/" in text or text.isdigit():
        return False
    of_twins = (twin for name in known for twin in also_of(_solution(name)))
    return any(twin.lower().startswith(f"{text} ") for twin in of_twins)


def _hint(known: list[str], selector: str) -> str:
    """Return advice about a selector that names no problem: similar selectors, or a command."""
    import difflib

    if selector.endswith((".cpp", ".cc", ".cxx")):
        how = command("PROBLEM", "--solution", Path(selector))
        return _("a program of your own is judged by `{command}`").format(command=how)
    from . import search

    is_long = len(selector) > 2 or not selector.isascii()
    result = search.find(known, selector) if is_long else search.Found([])
    about = result.names if not result.left_out else []
    if len(about) == 1:
        return _("did you mean {selector}?").format(selector=about[0])
    if about:
        more = _(" and {count} more, see `{command}`")
        more = more.format(count=len(about) - 5, command=command("list", selector))
        some = ", ".join(about[:5]) + (more if len(about) > 5 else "")
        return _("did you mean one of {selectors}?").format(selectors=some)
    selectors = (text for name in known for text in (*_selectors(name), *_selectors_of_twins(name)))
    words = {text.lower(): text for text in sorted(selectors)}
    spelled = _folder_and_id(_spoken(selector))
    judge, slash, id = spelled.partition("/")
    is_of_judge = bool(slash) and _is_judge(known, judge)  # then only a similar id is meant
    near = difflib.get_close_matches(spelled, words, 3, 0.8 if is_of_judge else 0.6)
    if near:
        meant = in_a_row(_(" or "), (words[text] for text in near))
        return _("did you mean {selector}?").format(selector=meant)
    see = command("list", *([judge] if is_of_judge else []))
    return _("see `{command}`").format(command=see)


@cache
def _in_lower_case(name: str) -> frozenset[str]:
    return frozenset(selector.lower() for selector in _selectors(name))


def _selectors(name: str) -> list[str]:
    """Return the selectors of a problem: hdu, 1536, 1536_s, 1536_s_nim, hdu/1536, ..."""
    key, stem = name.split("/")
    words = stem.split("_")
    starts = ["_".join(words[:n]) for n in range(1, len(words) + 1)]
    numbers = [start for start in starts if re.search("[0-9_]", start)]
    return [key, name, stem, *numbers, *(f"{key}/{start}" for start in numbers)]


def _twin_selectors(twin: str) -> tuple[str, str]:
    """Return the selectors of a twin: poj/2960 and 2960 for POJ 2960."""
    judge, _, number = twin.partition(" ")
    return f"{judge.lower()}/{number}", number


def _selectors_of_twins(name: str) -> list[str]:
    return [text for twin in also_of(_solution(name)) for text in _twin_selectors(twin)]


def _problem_of(selector: str) -> str:
    """Return the problem whose solution, data folder or file of the data has this path, or ""."""
    path = Path(selector).resolve()
    if path.is_relative_to(ROOT / "testdata"):
        return "/".join(path.relative_to(ROOT / "testdata").parts[:2])
    if path.is_relative_to(ROOT / "problems") and path.suffix == ".cpp":
        return str(path.relative_to(ROOT / "problems").with_suffix(""))
    return ""


def _solution(name: str) -> Path:
    return ROOT / "problems" / f"{name}.cpp"


def _judge(key: str) -> Judge:
    return _judge_of(ROOT / "testdata" / key / "judge.toml")


@cache
def _judge_of(toml: Path) -> Judge:
    content = tables.read(toml)
    return Judge(key=toml.parent.name, **content | {"pages": tuple(content.get("pages", ()))})


def _problem(name: str) -> Problem:
    judge, folder = _judge(name.split("/")[0]), ROOT / "testdata" / name
    for path in (
        _solution(name),
        *(folder / file for file in ("problem.toml", "cases.py", "brute.cpp")),
    ):
        if not path.is_file():
            remedy = f"write it, or remove {shown(folder)}"
            raise Mistake(f"{name} is incomplete: there is no file {shown(path)}; {remedy}")
    content = tables.read(folder / "problem.toml")
    samples_source = content.pop("samples")["source"]
    return Problem(
        judge=judge,
        name=name,
        samples_source=samples_source,
        handmade=tuple(_handmade(folder, has_samples=samples_source != "missing")),
        twins=tuple(_twins(content.pop("twin", {}), name)),
        answers=tuple(content.pop("answers", ())),
        also_assumed=tuple(content.pop("assumed", ())),
        is_interactive=content.pop("interactive", False),
        has_checker=content.pop("checker", False),
        **_limits(content.pop("limits")),
        **content,
    )


def _twins(about: dict[str, dict], name: str) -> Iterator[Twin]:
    """Yield the twins that the header names, with what problem.toml says about them."""
    for twin in also_of(_solution(name)):
        facts = about.pop(_twin_selectors(twin)[0].replace("/", "-"), {})
        url, title_zh = facts.pop("url", ""), facts.pop("title_zh", "")
        yield Twin(twin, url, title_zh, _limits(facts) if facts else {})
    for key in about:
        toml = shown(ROOT / "testdata" / name / "problem.toml")
        raise Mistake(
            f"{toml}: twin.{key} is not a known key: the header's Also does not name this twin"
        )


def _limits(table: dict[str, Any]) -> dict[str, Any]:
    return {
        **{key: table[key] for key in ("time_ms", "memory_kib")},
        "limits_source": table["source"],
    }


def _handmade(folder: Path, has_samples: bool) -> Iterator[Handmade]:
    for kind in ("sample", "edge"):
        paths = (path for end in ("in", "ans") for path in folder.glob(f"{kind}_*.{end}"))
        for name in sorted({path.stem for path in paths}):
            case = Handmade(name, folder / f"{name}.in", folder / f"{name}.ans")
            for path in (case.input, case.answer):
                if not path.is_file():
                    raise Mistake(f"case {name} is incomplete; write {shown(path)}")
            yield case
    if has_samples and not any(folder.glob("sample_*.in")):
        raise Mistake(f"{shown(folder)} has no sample_1.in; copy the statement's sample into it")
    if not has_samples and any(folder.glob("sample_*.in")):
        raise Mistake(
            f"{shown(folder)}/problem.toml: samples.source is 'missing', and there is a sample"
        )

"""pages: makes all files of the site except the modules, from the sources and the facts."""

import json
import re
from collections.abc import Iterator
from functools import partial
from itertools import takewhile
from pathlib import Path
from posixpath import dirname, normpath
from types import SimpleNamespace

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context

from judging import ROOT
from judging.problems import CHINESE_JUDGES, search
from judging.problems.catalog import Problem
from judging.problems.search import TOPICS
from judging.problems.sources import solution_header, template_header

from . import notebook, prose
from .core import core

HERE = ROOT / "site/browser"
BOARD = ("run.js", "draw.js", "play.js")  # the scripts of a board; run.js loads further scripts
COPIED = (
    "style.css",
    "words.js",
    "search.js",
    "site.js",
    "lesson.js",
    *BOARD,
    "valid.js",
    "numbers.js",
    "why.js",
    "edit.js",
    "wasi.js",
    "judge.js",
    "judge.css",
    "judge_words.js",
    "verdict.js",
    "compile.js",
)
SOURCE = re.compile(r"\A<!-- source: .*-->\s*")  # the first line of a Chinese lesson
RULE = re.compile(r"<!-- figure rules/(\w+)\.cpp: ")
ON_SITE = re.compile(r"(problems/\w+/\w+|templates/\w+|lessons/\w+(?:\.zh)?)\.(?:cpp|hpp|md)")
PROBLEM_LINK = re.compile(r"^\d+\. \[.*\]\(\.\./(problems/\w+/\w+)\.cpp\)", re.MULTILINE)
WORDS_ROW = re.compile(r"^\| (?!term |-)(.+?) \| (.+?) \| (.*?) \|$", re.MULTILINE)
NIM = "luogu/P2197_nim"  # the game on the first page
JUDGES = re.compile(r"<code>scripts/judge (\w+/\w+) --solution mine\.cpp</code>")
HEADING = re.compile(r'<h2 id="(.*?)">(.*?)</h2>')
TEST = re.compile(r"((?:^//.*\n)*)^TEST(?:_F|_P)?\((\w+?)(?:DeathTest)?, (\w+)\)", re.MULTILINE)


def pages(
    problems: list[Problem], facts: dict[str, dict], compiler: dict | None = None
) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each page.

    `facts` contains the facts of each problem, by name. `compiler` contains the version of the compiler in the pages,
    and its size in bytes; without it, the pages cannot judge programs.
    """
    templates, lessons = _templates(problems), _lessons()
    names = {f"{each.judge.key}/{each.id}": each.name for each in problems}
    game_of = partial(_game_of, names)
    environment = _environment(problems, lessons, templates, facts)
    environment.globals["compiler"] = compiler

    def page(path: str, kind: str, **content) -> tuple[str, str]:
        root, name = "../" * path.count("/"), path.removesuffix(".html")
        template = environment.get_template(f"{kind}.html")
        return path, template.render(root=root, kind=kind, name=name, **content)

    starts, words = facts.get(NIM, {"starts": []})["starts"], _words(lessons)
    nim = [
        start for start in starts if 0 not in start["shape"]["piles"]
    ]  # an empty pile confuses beginners
    yield page("index.html", "index", words=words, nim=nim, NIM=NIM)
    yield page("glossary.html", "glossary", words=words)
    yield page("notebook.html", "notebook", chapters=notebook.chapters(lessons), code=notebook.code)
    yield "search-data.js", search_data(problems)
    for problem in problems:
        about, of_problem = solution_header(problem.solution), facts[problem.name]
        content = {"about": about, "texts": about.lines, **of_problem}
        source = problem.solution.read_text()
        content |= {"parts": parts(source), "core": core(source)}
        content["more"] = _more(problem, game_of)
        yield page(f"problems/{problem.name}.html", "problem", problem=problem, **content)
        if table := of_problem["table"]:
            yield f"problems/{problem.name}.svg", table["svg"]
    for template in templates:
        path, texts = f"templates/{template.name}.html", template.about.lines
        yield page(path, "template", template=template, texts=texts)
    contents = [_lesson(ROOT / "lessons" / name) for name in ("README.md", "README.zh.md")]
    for lesson in [*lessons, *contents]:
        path, html = f"lessons/{lesson.name}.html", _lesson_html(lesson, game_of)
        html = _with_boxes(html, names, lesson.name.endswith(".zh")) if compiler else html
        yield page(path, "lesson", lesson=lesson, html=html, headings=HEADING.findall(html))
    for figure in sorted((ROOT / "lessons/figures").glob("*.svg")):
        yield f"lessons/figures/{figure.name}", figure.read_text("utf-8")
    yield from ((name, (HERE / name).read_text("utf-8")) for name in COPIED)


def search_data(problems: list[Problem]) -> str:
    """Return the script with the texts that search.js searches: page -> groups as in search.py."""
    lessons, templates = _lessons(), _templates(problems)
    items = {f"problems/{problem.name}.html": search.groups(problem.name) for problem in problems}
    known_words = search.vocabulary(items)
    for lesson in lessons:
        rows = [row for row in search.glossary() if row[0] == lesson.name[:2]]
        terms = [name for row in rows for name in search.names_in(row)]
        items[f"lessons/{lesson.name}.html"] = _groups([lesson.title], terms, [lesson.gives])
    for template in templates:
        names = [template.name, template.about.title]
        items[f"templates/{template.name}.html"] = _groups(names, [], [])
    for row in _words(lessons):
        term, meaning, chinese, aliases = (re.sub("<[^>]*>", "", row[i]) for i in (0, 1, 2, 4))
        names = search.names_in(("", term, "", chinese))
        page = f"glossary.html#{_word_id(row[0])}"
        items[page] = _groups(names, search.NAME.findall(aliases), [meaning])
    data = {"items": items, "words": known_words, "judges": CHINESE_JUDGES}
    data |= {"fillers": search.FILLERS, "vague": search.VAGUE}
    data["judge_names"] = sorted(search.judge_names([problem.name for problem in problems]))
    return f"const SEARCH = {json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n"


def _groups(*texts: list[str]) -> search.Groups:
    """Return the groups of a page that is not a problem. It has no conclusion."""
    names, topics, sentences = map(search.in_words, texts)
    return names, topics, "", sentences


def _environment(problems, lessons, templates, facts) -> Environment:
    """Return the environment of the page templates, with the filters and the values that all pages use."""
    environment = Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "inline": _rooted(prose.inline),
        "flowing": _rooted(prose.flowing),
        "coloured": prose.coloured,
        "capital": prose.capital,
        "word_id": _word_id,
    }
    by_path = {f"problems/{problem.name}": problem for problem in problems}
    environment.globals |= {
        "problems": problems,
        "lessons": lessons,
        "templates": templates,
        "topics": TOPICS,
        "board": BOARD,
        "facts": facts,
        "course": [
            by_path[path] for lesson in lessons for path in lesson.problems if path in by_path
        ],
        "by_path": by_path,
        "header": {problem.name: solution_header(problem.solution) for problem in problems},
    }
    return environment


def _lesson_html(lesson: SimpleNamespace, game_of) -> str:
    render = prose.markdown(partial(_address, f"lessons/{lesson.name}")).render
    html = prose.figures(prose.boxed(render(lesson.text)), game_of)
    return prose.unbroken(prose.scrolling(html))


def _with_boxes(html: str, names: dict[str, str], is_chinese: bool) -> str:
    """Add a link to the page that judges a program to each command that judges the program of an exercise."""
    words = (
        '（或者<a href="{}">在网页里评测</a>）'
        if is_chinese
        else ' (or <a href="{}">in the page</a>)'
    )

    def linked(found: re.Match) -> str:
        name = names.get(found[1])
        return found[0] + (words.format(f"../problems/{name}.html#judge") if name else "")

    return JUDGES.sub(linked, html)


def _more(problem: Problem, game_of) -> str:
    """Return the text beside a solution, which has the proof that is too long for the header, or ""."""
    page = problem.solution.with_suffix(".md")
    if not page.exists():
        return ""
    _, _, text = page.read_text("utf-8").partition("\n")  # without the title
    render = prose.markdown(partial(_address, f"problems/{problem.name}")).render
    return prose.unbroken(prose.scrolling(prose.figures(prose.boxed(render(text)), game_of)))


def _game_of(names: dict[str, str], name: str) -> str:
    """Return the path on the site of the game of a figure. `name` is a problem (judge and number) or a rule file."""
    return f"problems/{names[name]}" if name in names else f"lessons/{name.removesuffix('.cpp')}"


def _word_id(term: str) -> str:
    """Return the id of a word in the glossary."""
    return "word-" + re.sub(r"\W+", "-", re.sub(r"<[^>]*>", "", term).lower()).strip("-")


def _rooted(text_filter):
    """Return a filter that passes the path from the page to the root of the site."""
    return pass_context(lambda context, text: text_filter(text, context["root"]))


def parts(source: str) -> list[tuple[str, str]]:
    """Split a source into the header, the named snippets, and the code between them."""
    header = "".join(
        takewhile(lambda line: line.startswith("//"), source.splitlines(keepends=True))
    )
    pieces = enumerate(
        re.split(
            r"(^// snippet: \w+\n.*?^// end snippet\n)",
            source[len(header) :],
            flags=re.DOTALL | re.MULTILINE,
        )
    )
    return [
        ("header", header),
        *((piece.split()[2] if i % 2 else "", piece) for i, piece in pieces if piece),
    ]


def _templates(problems: list[Problem]) -> list[SimpleNamespace]:
    return [_template(path, problems) for path in sorted((ROOT / "templates").glob("*.hpp"))]


def _lessons() -> list[SimpleNamespace]:
    return [_lesson(path) for path in sorted((ROOT / "lessons").glob("[0-9]*.md"))]


def _template(path: Path, problems: list[Problem]) -> SimpleNamespace:
    tests = TEST.findall((path.parent / "tests" / f"{path.stem}_test.cpp").read_text())
    descriptions = [
        (
            comment.replace("// ", "").replace("\n", " ").strip(),
            _spaced(what),
            _spaced(says).lower(),
        )
        for comment, what, says in tests
    ]
    hosts = [
        problem
        for problem in problems
        if f"// snippet: {path.stem}\n" in problem.solution.read_text()
    ]
    about = template_header(path)
    return SimpleNamespace(
        name=path.stem, about=about, parts=parts(path.read_text()), tests=descriptions, hosts=hosts
    )


def _spaced(name: str) -> str:
    """Return a name such as NimWinningMoves in words."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", name)


def _lesson(path: Path) -> SimpleNamespace:
    text = SOURCE.sub("", path.read_text("utf-8"))
    title = text.split("\n", 1)[0].removeprefix("# ")
    row = re.search(
        rf"\({path.name}\) \| (.*?) \|.*\| (●+) \|", (path.parent / "README.md").read_text("utf-8")
    )
    gives, difficulty = row.groups() if row else ("", "")
    gives = re.sub(r" \(\[.*?\]\(.*?\)\)", "", gives)  # a link to the page in Chinese
    problems = PROBLEM_LINK.findall(_section(text, "Problems"))
    return SimpleNamespace(
        name=path.stem,
        number=int(title.partition(".")[0]) if path.name[0].isdigit() else 0,
        title=title,
        text=text,
        problems=problems,
        gives=gives,
        difficulty=difficulty,
    )


def _section(text: str, heading: str) -> str:
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def rules() -> list[Path]:
    """Return the rule files that figures name."""
    pages = (*(ROOT / "lessons").glob("[0-9]*.md"), *(ROOT / "problems").glob("*/*.md"))
    texts = (path.read_text("utf-8") for path in pages)
    names = {name for text in texts for name in RULE.findall(text)}
    return [ROOT / f"lessons/rules/{name}.cpp" for name in sorted(names)]


def _words(lessons: list) -> list[tuple]:
    """Return the rows of the glossary, from docs/words.md and the lessons, sorted by term.

    A row contains the term, its meaning, its Chinese name, its lesson, and further Chinese names. A row is left out
    if other rows, which have a lesson, contain its terms. Its Chinese name is a further name in these rows.
    """
    rows: dict[str, tuple] = {}
    words = "\n## Words\n" + (ROOT / "docs/words.md").read_text("utf-8")
    for text, lesson in [(words, None), *((lesson.text, lesson) for lesson in lessons)]:
        render = prose.markdown(
            partial(_address, f"lessons/{lesson.name}" if lesson else "docs/words"), root=""
        ).renderInline
        for row in WORDS_ROW.findall(_section(text, "Words")):
            rows[row[0].lower()] = (
                *map(render, row),
                lesson or rows.get(row[0].lower(), (None,))[-1],
            )
    terms = {key: {*key.split(", ")} for key in rows}
    left_out = []
    for key in sorted(rows, key=lambda key: (rows[key][3] is not None, -len(terms[key]))):
        others = [terms[other] for other in terms if other != key and rows[other][3]]
        has_row = {term for term in terms[key] if any(term in other for other in others)}
        is_known = has_row == terms[key] or has_row and not rows[key][3]
        if is_known:
            left_out.append((terms.pop(key), rows[key]))

    def aliases(key: str) -> str:
        return " ".join(row[2] for gone, row in left_out if gone & terms[key] and not row[3])

    return [(*rows[key], aliases(key)) for key in sorted(terms)]


def _address(page: str, link: str) -> str:
    """Return the address on the site of a link in a page, or "" if the site does not have the target."""
    if re.match(r"https?://|#", link):
        return link
    path, mark, place = link.partition("#")
    if normpath(f"{dirname(page)}/{path}") in ("PROBLEMS.md", "PROBLEMS.zh.md"):
        return f"{'../' * page.count('/')}index.html#problems"
    if normpath(f"{dirname(page)}/{path}") == "lessons/notebook.toml":
        return f"{'../' * page.count('/')}notebook.html"
    found = ON_SITE.fullmatch(normpath(f"{dirname(page)}/{path}"))
    return f"{'../' * page.count('/')}{found[1]}.html{mark}{place}" if found else ""

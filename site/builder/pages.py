"""pages: makes all files of the site except the modules and the scripts, from the sources and the facts.

Each page is written twice, in English and, in the folder zh, in Chinese. The templates contain both texts, in
`t("English", "中文")`. `root` is the path to the root of the site, which contains the styles and pictures of both
languages. `home` is the path to the first page in the language of the page; the scripts of this language are beside it.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache, partial
from itertools import takewhile
from pathlib import Path
from posixpath import basename, dirname, normpath
from types import SimpleNamespace
from urllib.parse import quote, unquote

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from judging import ROOT, moves
from judging.phrases import CATALOGUE, SLOT, translation
from judging.problems import CHINESE_JUDGES, search
from judging.problems.catalog import Problem
from judging.problems.index import JUDGES_ZH
from judging.problems.search import TOPICS
from judging.problems.sources import solution_header, template_header
from judging.words import CHINESE, read

from . import markdown, notebook, prose, texts
from .core import core

TEMPLATES = ROOT / "site/templates"
ICON = ROOT / "site/style/icon.svg"
ON_PAGES = (
    "field",
    "expected",
    "error",
)  # tables of phrases.toml
SOURCE = re.compile(r"\A<!-- source: .*-->\s*")  # the first line of a Chinese lesson
RULE = re.compile(r"<!-- figure rules/(\w+)\.cpp: ")
ON_SITE = re.compile(r"(problems/\w+/\w+|templates/\w+|lessons/\w+)(\.zh)?\.(?:cpp|hpp|md)")
PROBLEM_LINK = re.compile(r"^\d+\. \[.*\]\(\.\./(problems/\w+/\w+)\.cpp\)", re.MULTILINE)
WORDS_ROW = re.compile(r"^\| (?!term |-)(.+?) \| (.+?) \| (.*?) \|$", re.MULTILINE)
ANSWERS = ROOT / "lessons/answers.toml"
LUOGU = ("red", "orange", "yellow", "green", "blue", "purple", "black")  # the easiest first
NIM = "luogu/P2197_nim"  # the game on the first page
# the sentences at the beginning of a text
BEGINNING = re.compile(r"(.{60,}?|.*?)(?:(?<!\.)[.:](?= [A-Z]|$)|$)")
NAMES = {  # in the names of tests
    **{name.lower(): name for name in "Conway Fermat Grundy Hadamard Kayles Nim Wythoff".split()},
    **{"bachets": "Bachet's", "dawsons": "Dawson's", "kenyons": "Kenyon's"},
}
POINTER = re.compile(r"lesson (\d+), (theorem|exercise)s? (\d+(?:(?:, | and )\d+)*)\.?")
TEST = re.compile(r"((?:^//.*\n)*)^TEST(?:_F|_P)?\((\w+?)(?:DeathTest)?, (\w+)\)", re.MULTILINE)


def pages(
    problems: list[Problem], facts: dict[str, dict], compiler: dict | None = None
) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each page.

    `facts` contains the facts of each problem, by name. `compiler` contains the version of the compiler in the pages,
    and its size in bytes; without it, the pages cannot judge programs.
    """
    templates, lessons = _templates(problems), {zh: _lessons(zh) for zh in (False, True)}
    renderer_of = partial(_renderer, problems, bool(compiler))
    environment = _environment(problems, lessons[False], templates, facts)
    environment.globals["compiler"] = compiler

    def page(path: str, kind: str, zh: bool, **content) -> tuple[str, str]:
        common = {"kind": kind, "name": path.removesuffix(".html"), "lessons": lessons[zh]}
        template = environment.get_template(f"{kind}.html")
        return _folder(zh) + path, template.render(**_language(path, zh), **common, **content)

    def both(path: str, kind: str, **content) -> Iterator[tuple[str, str]]:
        return (page(path, kind, zh, **content) for zh in (False, True))

    starts, words = facts.get(NIM, {"starts": []})["starts"], _words(lessons[False])
    nim: dict[tuple, dict] = {}  # a start of each level and outcome
    for start in starts:
        if 0 not in start["shape"]["piles"]:  # an empty pile confuses beginners
            nim.setdefault((start["level"], start["outcome"]), start | {"given": ""})
    yield from both("index.html", "index", words=words, nim=[*nim.values()], NIM=NIM)
    yield from both("glossary.html", "glossary", words=words)
    yield from both("table.html", "table")
    chapters = notebook.chapters(lessons[False], lessons[True])
    yield from both("notebook.html", "notebook", chapters=chapters, code=notebook.code)
    yield "404.html", environment.get_template("404.html").render()
    yield "search-data.js", search_data(problems)
    for problem in problems:
        about, of_problem = solution_header(problem.solution), facts[problem.name]
        content = {"about": about, "texts": about.lines, **of_problem}
        source = problem.solution.read_text()
        content |= {"parts": parts(source), "core": core(source), "problem": problem}
        content["points"] = points(problem)
        for zh in False, True:
            path, more = f"problems/{problem.name}.html", _more(problem, renderer_of, zh)
            content["starts"] = [
                start | {"given": _given(problem, start["given"], zh)}
                for start in of_problem["starts"]
            ]
            yield page(path, "problem", zh, **content, more=more)
        if table := of_problem["table"]:
            yield f"problems/{problem.name}.svg", table["svg"]
    for template in templates:
        path, texts = f"templates/{template.name}.html", template.about.lines
        yield from both(path, "template", template=template, texts=texts)
    ids: dict[str, list[str]] = {}  # the sections of the English lessons
    for zh in False, True:
        for lesson in [*lessons[zh], _lesson(ROOT / "lessons/README.md", zh)]:
            path = f"lessons/{lesson.name}.html"
            env: dict = {"questions": _questions(lesson, zh), "ids": ids.get(lesson.name, [])}
            html = renderer_of(path, zh).render(lesson.text, env)
            headings: list[tuple[str, str]] = env["headings"]
            ids.setdefault(lesson.name, [id for id, _ in headings])
            yield page(path, "lesson", zh, lesson=lesson, html=html, headings=headings)
    for figure in sorted((ROOT / "lessons/figures").glob("*.svg")):
        yield f"lessons/figures/{figure.name}", figure.read_text("utf-8")
    yield "phrases.js", phrases()
    yield "moves.js", sentences("en")
    yield "moves.zh.js", sentences("zh")
    yield ICON.name, ICON.read_text("utf-8")


def phrases() -> str:
    """Return a script with the tables of phrases.toml for inputs and compilers, and the tables that these use."""
    catalogue = tomllib.loads(CATALOGUE.read_text("utf-8"))
    kinds = [*ON_PAGES]
    for kind in kinds:
        used = {of for chinese in catalogue[kind].values() for _, of in SLOT.findall(chinese) if of}
        kinds += sorted(used - {*kinds})
    tables = {kind: [*catalogue[kind].items()] for kind in kinds}
    return f"const PHRASES = {json.dumps(tables, ensure_ascii=False)};\n"


def sentences(language: str) -> str:
    """Return a script with the sentences of moves and positions. A Chinese page loads both languages, English first.

    English sentences that are only the names with their values are left out, because the pages say this without them.
    """
    table = moves.tables()[language]
    made = {
        "sentences": {
            key: text
            for key, text in table.items()
            if key != "names" and (language == "zh" or text != moves.plain(key.split()))
        },
        "names": table["names"],
        "comma": moves.COMMA[language],
        "between": moves.BETWEEN[language],
        "and": moves.AND[language],
        "nothing": moves.NOTHING[language],
        "isSpaced": language == "zh",
    }
    text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    return (
        f"const SENTENCES = {{en: {text}}};\n" if language == "en" else f"SENTENCES.zh = {text};\n"
    )


def _folder(zh: bool) -> str:
    """Return the folder of the pages in a language."""
    return "zh/" if zh else ""


def _language(path: str, zh: bool) -> dict:
    """Return the values with which a template renders a page in a language. `path` is the path of the English page."""
    home, name = "../" * path.count("/"), basename(path)
    root = home + "../" * zh
    return {
        "zh": zh,
        "t": (lambda english, chinese: chinese) if zh else (lambda english, chinese: english),
        "en": Markup(' lang="en"') if zh else "",  # the attribute of an English text
        "home": home,
        "root": root,
        "addresses": {
            "en": root + path if zh else name,
            "zh-CN": name if zh else f"{root}zh/{path}",
        },
    }


def _renderer(problems: list[Problem], has_boxes: bool, path: str, zh: bool) -> MarkdownIt:
    """Return the renderer of a page in a language. `path` is the path of the English page."""
    names = {f"{each.judge.key}/{each.id}": each.name for each in problems}
    boards = {
        key: each.name for key, each in zip(names, problems, strict=True) if not each.is_interactive
    }
    name = path.removesuffix(".html")
    return markdown.renderer(
        markdown.Page(
            address=partial(_address, name, zh),
            picture=partial(_picture, path) if zh else str,
            game=partial(_game_of, names),
            box=partial(_box, names, zh) if has_boxes else lambda _: "",
            play=partial(_play, boards, path, zh),
        )
    )


def _picture(path: str, source: str) -> str:
    """Return the address of a picture on a Chinese page. The pictures are in the folders of the English pages."""
    return _language(path, True)["root"] + normpath(f"{dirname(path)}/{source}")


def _box(names: dict[str, str], zh: bool, problem: str) -> str:
    """Return a link to the box of a problem, after a command that judges a person's program; "" without the problem.

    The scripts of the page show the box at this place, too.
    """
    if problem not in names:
        return ""
    name, text = names[problem], "在网页里评测" if zh else "in the page"
    link = f'<a href="../problems/{name}.html#judge" data-judge="{problem}">{text}</a>'
    return f"（或者{link}）" if zh else f" (or {link})"


def _play(boards: dict[str, str], path: str, zh: bool, problem: str, start: str) -> str:
    """Return a link to the board of a problem with a start, in the place of a command that plays; "" without a board."""
    if problem not in boards:
        return ""
    place = "start=" + quote(start, safe="").replace("%20", "+").replace("%0A", "/")
    text = (
        ("打开摆好的棋盘" if start else "打开棋盘")
        if zh
        else "open the board" + " with this position" * bool(start)
    )
    home = "../" * path.count("/")
    return (
        f'<a href="{home}problems/{boards[problem]}.html#{place if start else "play"}">{text}</a>'
    )


def reason(problem: Problem) -> dict:
    """Return what the board of a problem needs: see Reason in game.ts. The theorem is "" if it has none."""
    lines = takewhile(
        lambda line: "  " not in line, solution_header(problem.solution).lines["Idea"]
    )
    beginning = BEGINNING.findall(" ".join(lines))[0].rstrip(".") + "."
    idea = [beginning, problem.conclusion_zh + "。"]
    return {
        "theorem": problem.theorem,
        "idea": idea,
        "points": points(problem),
        "given": [problem.given, problem.given_zh],
        "fields": problem.fields,
        "first": problem.counted_from,
    }


def _given(problem: Problem, numbers: dict[str, list[str]], zh: bool) -> str:
    """Return what the caption of a start says of the numbers of its input, "" for nothing."""
    sentence, language = (problem.given_zh, "zh") if zh else (problem.given, "en")
    return moves.in_slots(sentence, numbers, language)


def points(problem: Problem) -> str:
    """Return what the players of a game for points want, as in game.ts; "" for another game."""
    is_for_points = '#include "points.hpp"' in problem.oracle("brute").read_text("utf-8")
    return problem.points or ("lead" if is_for_points else "")


def search_data(problems: list[Problem]) -> str:
    """Return the script with the texts that search.js searches: groups and bodies as in search.py."""
    templates = _templates(problems)
    place = search.course()
    in_order = sorted(
        (problem.name for problem in problems), key=lambda name: place.get(name, len(place))
    )
    items = {f"problems/{name}.html": search.groups(name) for name in in_order}
    known_words = search.vocabulary(items)
    lessons = _lessons(False)
    for lesson, chinese in zip(lessons, _lessons(True)):
        terms = search.names_of(search.terms_of(int(lesson.name[:2])))
        titles, sentences = [lesson.title, chinese.title], [lesson.gives, chinese.gives]
        items[f"lessons/{lesson.name}.html"] = _groups(titles, terms, sentences)
    for template in templates:
        names = [template.name, template.about.title, template.title_zh]
        items[f"templates/{template.name}.html"] = _groups(names, [], [])
    for row in _words(lessons):
        term, meaning, name_zh = (re.sub("<[^>]*>", "", cell) for cell in row[:3])
        names = search.names_in(("", term, "", name_zh))
        page = f"glossary.html#{_word_id(row[0])}"
        items[page] = _groups(names, search.names_of([term]), [meaning])
    bodies = {f"problems/{name}.html": search.body(name) for name in in_order}
    in_lessons = [lesson.text + chinese.text for lesson, chinese in zip(lessons, _lessons(True))]
    data = {**texts.packed(items, bodies), "lessons": texts.words_of(in_lessons)}
    data |= {"words": known_words, "judges": CHINESE_JUDGES}
    data |= {"fillers": search.FILLERS, "vague": search.VAGUE}
    data["judge_names"] = sorted(search.judge_names([problem.name for problem in problems]))
    return f"const SEARCH = {json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n"


def _groups(names: list[str], topics: list[str], sentences: list[str]) -> search.Groups:
    """Return the groups of a page that is not a problem. It has no conclusion."""
    in_words = partial(search.in_words, is_squeezed=True)
    return in_words(names), in_words(topics), "", search.in_words(sentences)


def _environment(problems, lessons, templates, facts) -> Environment:
    """Return the environment of the page templates, with the filters and the values that all pages use."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.policies["json.dumps_kwargs"] = {"separators": (",", ":")}  # in their order
    environment.filters |= {
        "inline": _rooted(prose.inline),
        "flowing": _rooted(prose.flowing),
        "paragraphs": _rooted(prose.paragraphs),
        "coloured": prose.coloured,
        "capital": prose.capital,
        "legend_zh": cache(_legend_zh),
        "place": _place,
        "word_id": _word_id,
        "named": _named,
        "plain": _plain,
        "topic_zh": cache(search.first_name),
        "difficulty_order": _difficulty_order,
    }
    by_path = {f"problems/{problem.name}": problem for problem in problems}
    environment.globals |= {
        "problems": problems,
        "templates": templates,
        "topics": TOPICS,
        "facts": facts,
        "course": [
            by_path[path] for lesson in lessons for path in lesson.problems if path in by_path
        ],
        "by_path": by_path,
        "chinese": translation,
        "in_words": lambda data, zh: moves.rendered(data, "zh" if zh else "en"),
        "header": {problem.name: solution_header(problem.solution) for problem in problems},
    }
    return environment


def _questions(lesson: SimpleNamespace, zh: bool) -> dict[str, tuple[str, list[str]]]:
    """Return the questions of a lesson: number of the exercise -> text and right answers."""
    return {
        number: (chinese if lesson.is_translated and zh else english, answers)
        for number, (english, chinese, *answers) in _answers().get(lesson.name, {}).items()
    }


@cache
def _answers() -> dict[str, dict[str, list[str]]]:
    """Return, for each lesson, its questions: number of the exercise -> text in both languages, and right answers."""
    return tomllib.loads(ANSWERS.read_text("utf-8"))


def _difficulty_order(difficulty: str) -> str:
    """Return a text that sorts the difficulties of an online judge, the easiest first; "" for an unknown difficulty."""
    level = re.sub(r" \(.*", "", difficulty)
    judge, _, colour = level.partition(" ")
    return f"{judge} {LUOGU.index(colour)}" if judge == "Luogu" else level


def _more(problem: Problem, renderer_of, zh: bool) -> str:
    """Return the text beside a solution, which has the proof that is too long for the header, or ""."""
    page = problem.solution.with_suffix(".zh.md" if zh else ".md")
    if not page.exists():
        return ""
    _, _, text = SOURCE.sub("", page.read_text("utf-8")).partition("\n")  # without the title
    return renderer_of(f"problems/{problem.name}.html", zh).render(text)


def _game_of(names: dict[str, str], name: str) -> str:
    """Return the path on the site of the game of a figure. `name` is a problem (judge and number) or a rule file."""
    return f"problems/{names[name]}" if name in names else f"lessons/{name.removesuffix('.cpp')}"


def _word_id(term: str) -> str:
    """Return the id of a word in the glossary."""
    return "word-" + re.sub(r"\W+", "-", re.sub(r"<[^>]*>", "", term).lower()).strip("-")


def _plain(text: str) -> Markup:
    """Return the HTML of a text between tags. An apostrophe needs no code there: the lists of titles get shorter."""
    return Markup(str(escape(text)).replace("&#39;", "'"))


@pass_context
def _named(context, name: str) -> str:
    """Return the name of an online judge, or of a problem such as Luogu P2197, in the language of the page."""
    judge, blank, id = name.partition(" ")
    return (JUDGES_ZH.get(judge, judge) if context["zh"] else judge) + blank + id


def _rooted(text_filter):
    """Return a filter that passes the path from the page to the first page in its language."""
    return pass_context(lambda context, text: text_filter(text, context["home"]))


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
    chinese, tests = (
        tomllib.loads((ROOT / "templates" / name).read_text("utf-8"))
        for name in ("zh.toml", "tests/zh.toml")
    )
    paths = sorted((ROOT / "templates").glob("*.hpp"))
    return [
        _template(path, chinese.get(path.stem, {}), tests.get(path.stem, {}), problems)
        for path in paths
    ]


def _lessons(zh: bool) -> list[SimpleNamespace]:
    paths = sorted((ROOT / "lessons").glob("[0-9]*.md"))
    return [_lesson(path, zh) for path in paths if not path.stem.endswith(".zh")]


def _template(
    path: Path, chinese: dict[str, str], tests_zh: dict[str, str], problems: list[Problem]
) -> SimpleNamespace:
    """Return a template.

    `chinese` contains its title and the fields of its header in Chinese, `tests_zh` what each test checks.
    """
    tests = TEST.findall((path.parent / "tests" / f"{path.stem}_test.cpp").read_text())
    descriptions = [
        SimpleNamespace(
            comment=comment.replace("// ", "").replace("\n", " ").strip(),
            text=_spaced(what + says),
            text_zh=tests_zh.get(f"{what}.{says}", ""),
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
        name=path.stem,
        title=about.title.partition(": ")[2],
        title_zh=chinese.get("title", ""),
        about=about,
        texts_zh=chinese,
        parts=parts(path.read_text()),
        tests=descriptions,
        hosts=hosts,
    )


def _place(proof: list[str]) -> str:
    """Return a proof that only names a lesson in Chinese, such as "lesson 9, theorem 1"; "" for another proof."""
    found = POINTER.fullmatch(" ".join(proof))
    if not found:
        return ""
    lesson, kind, numbers = found.groups()
    which = {"theorem": "定理", "exercise": "练习"}[kind]
    return f"第 {lesson} 课，{which} {numbers.replace(' and ', ' 和 ').replace(', ', '、')}。"


def _legend_zh(legend: str) -> str:
    """Return the legend of a table in Chinese: parts such as "disc: the player to move loses"."""
    known = read(CHINESE)

    def told(part: str) -> str:
        return known.get(part) or "：".join(known.get(word, word) for word in part.split(": "))

    return "；".join(map(told, legend.split("; ")))


def _spaced(name: str) -> str:
    """Return a name such as GameGraphOfOneMoveHasAPPosition in words: Game graph of one move has a P-position."""
    parts = re.findall(r"A\d{6}|[PN]Positions?|[A-Z]?[a-z]+|\d+|[A-Z]", name)
    words = [part if re.match(r"A\d|[PN]P", part) else part.lower() for part in parts]
    text = re.sub(r"\b([PN])P", r"\1-p", " ".join(NAMES.get(word, word) for word in words))
    return text[0].upper() + text[1:]


def _lesson(path: Path, zh: bool) -> SimpleNamespace:
    """Return a lesson. `path` is its English file; a lesson without a Chinese file is English in both languages."""
    english, own = path.read_text("utf-8"), path.with_suffix(".zh.md")
    is_chinese = zh and own.is_file()
    text = SOURCE.sub("", own.read_text("utf-8")) if is_chinese else english
    title = text.split("\n", 1)[0].removeprefix("# ")
    file, contents = (own, "README.zh.md") if is_chinese else (path, "README.md")
    row = re.search(
        rf"\({file.name}\) \| (.*?) \|.*\| (●+) \|", path.with_name(contents).read_text("utf-8")
    )
    gives, difficulty = row.groups() if row else ("", "")
    gives = re.sub(r" \(\[.*?\]\(.*?\)\)", "", gives)  # a link to the page in Chinese
    return SimpleNamespace(
        name=path.stem,
        number=int(title.partition(".")[0]) if path.name[0].isdigit() else 0,
        title=title,
        text=text,
        problems=PROBLEM_LINK.findall(_section(english, "Problems")),
        exercises=_section(english, "Exercises").count("<summary>Answer"),
        gives=gives,
        difficulty=difficulty,
        is_translated=is_chinese or not zh,
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

    A row contains the term, its meaning, its Chinese name, its lesson, further Chinese names, and its meaning in
    Chinese, "" if no lesson has it. A row is left out
    if other rows, which have a lesson, contain its terms. Its Chinese name is a further name in these rows.
    """
    rows: dict[str, tuple] = {}
    words = "\n## Words\n" + (ROOT / "docs/words.md").read_text("utf-8")
    for text, lesson in [(words, None), *((lesson.text, lesson) for lesson in lessons)]:
        name = f"lessons/{lesson.name}" if lesson else "docs/words"
        render = _of_words(name, False).renderInline
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

    meanings = _meanings()
    return [
        (*rows[key], aliases(key), next(filter(None, map(meanings.get, key.split(", "))), ""))
        for key in sorted(terms)
    ]


def _of_words(name: str, zh: bool) -> MarkdownIt:
    """Return the renderer of words from a page, for the glossary."""
    return markdown.renderer(markdown.Page(address=partial(_address, name, zh), root=""))


def _meanings() -> dict[str, str]:
    """Return the meanings of terms in Chinese, from lessons/meanings.toml and the Chinese lessons.

    The keys are the English terms in lower case, the values HTML.
    """
    known = tomllib.loads((ROOT / "lessons/meanings.toml").read_text("utf-8"))
    found = {term.lower(): prose.inline(meaning) for term, meaning in known.items()}
    for lesson in _lessons(True):
        render = _of_words(f"lessons/{lesson.name}", True).renderInline
        for _, meaning, terms in WORDS_ROW.findall(_section(lesson.text, "术语")):
            found |= {term.lower(): render(meaning) for term in terms.split(", ")}
    return found


def _address(page: str, zh: bool, link: str) -> str:
    """Return the address on the site of a link in a page, or "" if the site does not have the target.

    A link in a Chinese page leads to a Chinese page.
    """
    if re.match(r"https?://|#", link):
        return link
    path, mark, place = link.partition("#")
    home, target = "../" * page.count("/"), normpath(f"{dirname(page)}/{path}")
    if target in ("PROBLEMS.md", "PROBLEMS.zh.md"):
        return f"{home}index.html#problems"
    if target == "lessons/notebook.toml":
        return f"{home}notebook.html"
    found = ON_SITE.fullmatch(target)
    if not found:
        return ""
    # the sections of Chinese lessons have other names on the site
    place = mark + place if unquote(place).isascii() else ""
    return f"{home}{_folder(bool(found[2]) and not zh)}{found[1]}.html{place}"

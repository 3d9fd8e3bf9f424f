"""index: compares PROBLEMS.md and PROBLEMS.zh.md with the headers of the solutions, problem.toml and
lists.toml."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from .. import ROOT, shown
from . import catalog
from .catalog import Problem
from .search import TOPICS, chinese, first_name
from .snippets import settle
from .sources import check_filled, solution_header

PLACE, PLACE_ZH = ROOT / "PROBLEMS.md", ROOT / "PROBLEMS.zh.md"
LISTS = Path(__file__).with_name("lists.toml")
TEXT = """# The problems

`scripts/judge index --write` makes this page from the headers of the solutions ([中文](PROBLEMS.zh.md)). The last section has \
the exercises of [well-known lists](#by-list). The column *assumed* names what we could not confirm. Each problem has a file `problem.toml` with its limits and sources. \
⇄ marks interactive problems: the program plays against the interactor of the online judge.

The column *difficulty* has the rating of Codeforces, the points of AtCoder or the colour of Luogu, with the year of the source. \
It is empty if no source was found. The colours of Luogu are, from easy to hard: red, orange, yellow, green, blue, purple, black.

## By online judge and number

| online judge | solution | 中文 | topics | lesson | difficulty | the same as | assumed |
|---|---|---|---|---|---|---|---|
{}

## By topic

| topic | 中文 | meaning | lesson | problems |
|---|---|---|---|---|
{}

## By list

The exercises of each list, in the order of the list. A dash means that this collection does not have the problem.

{}
"""
TEXT_ZH = """# 题目一览

本页由 `scripts/judge index --write` 生成（[English](PROBLEMS.md)）。题号链接到原题，题名链接到代码；代码文件头是英文的。⇄ 表示交互题。难度取自 Codeforces 的分数、AtCoder 的分值或洛谷的颜色，括号里是资料的年份；没查到的空着。
在终端里也可以查：`scripts/judge list 威佐夫`、`scripts/judge list 杭电1536`。

题库：{}。另见：[按专题](#按专题)、[题解](#题解)、[各题单](PROBLEMS.md#by-list)。

{}

## 按专题

| 专题 | 英文 | 课 | 题目 |
|---|---|---|---|
{}

## 题解

结论为什么成立，写程序时哪里容易错。完整的证明在[教程](lessons/README.zh.md)里。

{}
"""
JUDGES_ZH = {"Luogu": "洛谷"}
Place = tuple[str, int, str]  # judge, length of the id, id: the order of problems


def check_index(write: bool) -> int:
    """Compare both lists with their sources, or write them; return the exit status."""
    problems = catalog.find([])
    for problem in problems:
        check_filled(problem.solution, problem.folder)
    status = 0
    for place, text in (PLACE, _english(problems)), (PLACE_ZH, _chinese(problems)):
        before = place.read_text("utf-8") if place.is_file() else ""
        differs = settle(place, before, text, write, "as in the headers")
        advice = "written" if write else "differs: run `scripts/judge index --write`"
        print(f"{shown(place)}: " + (advice if differs else "as in the headers"))
        status |= int(differs and not write)
    return status


def _english(problems: list[Problem]) -> str:
    lists = _by_number(problems), _by_topic(problems)
    return TEXT.format(*map(_table, lists), "\n\n".join(_by_list()))


def _table(rows) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _entries(problems: list[Problem]) -> dict[Place, tuple[str, str, str, Problem]]:
    """Return an entry for each problem, and for each twin that has no solution of its own.

    An entry has the name at an online judge, its address, the Chinese title there, and the problem.
    """
    entries: dict[Place, tuple[str, str, str, Problem]] = {}
    for problem in problems:
        own = problem.judge.name, problem.id, problem.url, ""
        twins = [(*twin.name.split(" ", 1), twin.url, twin.title_zh) for twin in problem.twins]
        for judge, id, url, title_zh in (own, *twins):
            place = judge.lower(), len(id), id
            if judge == own[0] and id == own[1] or place not in entries:
                entries[place] = f"{judge} {id}", url, title_zh or problem.title_zh, problem
    return {place: entries[place] for place in sorted(entries)}


def _by_number(problems: list[Problem]) -> Iterator[list[str]]:
    """Yield a row for each entry."""
    for name, url, title_zh, problem in _entries(problems).values():
        keys, solution = solution_header(problem.solution).keys, shown(problem.solution)
        link = f"[{problem.title}]({solution})" + _mark(problem)
        row = [_link(name, url), link, title_zh, keys["Topics"], keys["Lesson"], problem.difficulty]
        yield [*row, ", ".join(_others(problem, name)), ", ".join(problem.assumed)]


def _mark(problem: Problem) -> str:
    return " ⇄" if problem.is_interactive else ""


def _link(text: str, url: str) -> str:
    return f"[{text}]({url})" if url else text


def _others(problem: Problem, name: str) -> list[str]:
    """Return the names of a problem at other online judges than that of `name`."""
    names = [f"{problem.judge.name} {problem.id}", *(twin.name for twin in problem.twins)]
    return [other for other in names if other != name]


def _by_topic(problems: list[Problem]) -> Iterator[list[str]]:
    """Yield a row for each topic that has a problem, in the order of lessons."""
    for topic, of_topic in _of_topics(problems).items():
        links = [
            f"[{problem.judge.name} {problem.id} {problem.title}]({shown(problem.solution)})"
            + "".join(f" = {twin.name}" for twin in problem.twins)
            for problem in of_topic
        ]
        number, meaning = TOPICS[topic]
        yield [topic, chinese(topic), meaning, _lesson(number), "<br>".join(links)]


def _of_topics(problems: list[Problem]) -> dict[str, list[Problem]]:
    """Return the topics that have a problem, with their problems, in the order of lessons."""
    found = {
        topic: [p for p in problems if topic in solution_header(p.solution).topics]
        for topic in TOPICS
    }
    return {topic: of_topic for topic, of_topic in found.items() if of_topic}


def _lesson(number: int, suffix: str = ".md") -> str:
    """Return a link to a lesson. The suffix of a Chinese lesson is ".zh.md"."""
    path = min((ROOT / "lessons").glob(f"{number:02}_*.md"))  # .zh.md comes after .md
    return f"[{number}](lessons/{path.stem}{suffix})"


def _chinese(problems: list[Problem]) -> str:
    """Return the text of PROBLEMS.zh.md."""
    by_judge: dict[str, list[list[str]]] = {}
    for name, url, title_zh, problem in _entries(problems).values():
        judge, id = _judge_and_id(name)
        link = f"[{title_zh or problem.title}]({shown(problem.solution)})" + _mark(problem)
        same = "、".join(map(_in_chinese, _others(problem, name)))
        conclusion = _escaped(problem.conclusion_zh)
        conclusion += f"（[题解](#{_anchor(problem)})）" * bool(problem.idea_zh)
        header = solution_header(problem.solution)
        names = "、".join(map(first_name, header.topics))
        row = [_link(id, url), link + f"（同 {same}）" * bool(same), conclusion, names]
        row += [problem.difficulty_zh, _lesson(int(header.keys["Lesson"]), ".zh.md")]
        by_judge.setdefault(judge, []).append(row)
    head = "| 题号 | 中文题名 | 结论 | 专题 | 难度 | 课 |\n|---|---|---|---|---|---|\n"
    tables = [f"## {judge}\n\n{head}{_table(rows)}" for judge, rows in by_judge.items()]
    links = "、".join(f"[{judge}](#{_slug(judge)})" for judge in by_judge)
    topics = [
        [
            chinese(topic) or topic,
            topic,
            _lesson(TOPICS[topic][0], ".zh.md"),
            "、".join(f"[{_in_chinese(_name(p))}]({shown(p.solution)})" for p in of_topic),
        ]
        for topic, of_topic in _of_topics(problems).items()
    ]
    return TEXT_ZH.format(links, "\n\n".join(tables), _table(topics), "\n\n".join(_ideas(problems)))


def _escaped(text: str) -> str:
    """Return a text without characters that mean something in Markdown."""
    return re.sub(r"([|*<])", r"\\\1", text)


def _ideas(problems: list[Problem]) -> Iterator[str]:
    """Yield a section for each problem that has an idea in Chinese."""
    for problem in problems:
        if problem.idea_zh:
            title = f"[{problem.title_zh or problem.title}]({shown(problem.solution)})"
            yield f"### {_in_chinese(_name(problem))}"
            yield f"{title}。{_escaped(problem.conclusion_zh)}。"
            yield _escaped(problem.idea_zh)
            if problem.beware_zh:
                yield f"**易错**：{_escaped(problem.beware_zh)}"


def _name(problem: Problem) -> str:
    return f"{problem.judge.name} {problem.id}"


def _judge_and_id(name: str) -> tuple[str, str]:
    """Return the Chinese name of the online judge and the id; the id is the last word."""
    judge, _, id = name.rpartition(" ")
    return JUDGES_ZH.get(judge, judge), id


def _in_chinese(name: str) -> str:
    return " ".join(_judge_and_id(name))


def _anchor(problem: Problem) -> str:
    return _slug(_in_chinese(_name(problem)))


def _slug(heading: str) -> str:
    """Return the anchor that a code host gives a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _by_list() -> Iterator[str]:
    """Yield a paragraph for each list: its address, how many problems are here, and its entries."""
    for content in tomllib.loads(LISTS.read_text("utf-8"))["list"]:
        entries = content["problems"]
        here = sum("/" in entry for entry in entries)
        head = f"**[{content['name']}]({content['url']})**, {here} of {len(entries)} are here"
        yield f"{head}: {' · '.join(map(_linked, entries))}"


def _linked(entry: str) -> str:
    """Return a link to the solution of an entry judge/id, with the name at that online judge.

    An entry without a slash is a name: return the name and a dash.
    """
    if "/" not in entry:
        return f"{entry} –"
    problem = catalog.one(catalog.find([entry]))
    twin = catalog.twin_of(problem, entry)
    name = twin.name if twin else _name(problem)
    return f"[{name} {problem.title}]({shown(problem.solution)})"

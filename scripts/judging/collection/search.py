"""search: the problems that words speak of - titles, topics, terms of the field, in English and Chinese."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .. import ROOT

TOPICS = tomllib.loads(
    (Path(__file__).parent / "topics.toml").read_text()
)  # name: lesson and meaning
ROW = re.compile(r"^\| (?!term |-)(.+?) \| (.+?) \| (.*?) \|$", re.MULTILINE)
KEY = re.compile(r"^// (Topics|Lesson|Also): +(.*)$", re.MULTILINE)


def find(names: list[str], words: list[str]) -> list[str]:
    """Those of the names of problems, such as hdu/1536_s_nim, whose texts hold all of the words."""
    wanted = [plain(word) for word in words]
    return (
        [
            name
            for name in names
            if all(any(word in text for text in _texts(name)) for word in wanted)
        ]
        if all(wanted)
        else []
    )


def plain(text: str) -> str:
    """Letters and digits alone, without accents, in lower case."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in letters if c.isalnum())


@cache
def _texts(name: str) -> tuple[str, ...]:
    """What is known of a problem."""
    judge, stem = name.split("/")
    return tuple(
        plain(text)
        for text in (
            judge,
            stem,
            *_facts(ROOT / "testdata" / name / "problem.toml"),
            *_words(ROOT / "problems" / f"{name}.cpp"),
        )
    )


def _facts(toml: Path) -> Iterator[str]:
    try:
        facts = tomllib.loads(toml.read_text("utf-8"))
        yield from (facts[key] for key in ("title", "title_zh") if isinstance(facts.get(key), str))
    except (OSError, ValueError):  # whoever loads the problem says what is wrong
        return


def _words(solution: Path) -> Iterator[str]:
    """Its topics and twins, and the terms that its topics, or its lesson, explain."""
    try:
        keys = dict(KEY.findall(solution.read_text("ascii")))
    except (OSError, ValueError):
        return
    topics = [topic for topic in keys.get("Topics", "").split(", ") if topic in TOPICS]
    yield from (keys.get("Also", ""), *topics, *(TOPICS[topic][1] for topic in topics))
    for lesson, *row in _glossary():
        if lesson == keys.get("Lesson") or any(_is_of(topic, row[0]) for topic in topics):
            yield " ".join(row)


def chinese(topic: str) -> str:
    """What a topic is called in Chinese; "" if no list of words tells it."""
    return next((words for _, term, _, words in _glossary() if _is_of(topic, term)), "")


def _is_of(topic: str, term: str) -> bool:
    return any(
        re.sub("s?game$", "", plain(part)) == re.sub("s?game$", "", plain(topic))
        for part in term.split(",")
    )


@cache
def _glossary() -> list[tuple[str, ...]]:
    """The lesson, and the cells - term, meaning, Chinese - of each row of the lists of words."""
    pages = [
        ("", ROOT / "docs/words.md"),
        *((path.name[:2], path) for path in sorted((ROOT / "lessons").glob("[0-9]*.md"))),
    ]
    texts = [
        (lesson, path.read_text("utf-8").partition("# Words\n")[2])
        for lesson, path in pages
        if path.is_file()
    ]
    return [(lesson, *row) for lesson, text in texts for row in ROW.findall(text)]

"""search: finds problems by words of their titles, topics and terms, in English and Chinese."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .. import ROOT

# name: lesson and meaning
TOPICS = tomllib.loads(Path(__file__).with_name("forms").joinpath("topics.toml").read_text())
ROW = re.compile(r"^\| (?!term |-)(.+?) \| (.+?) \| (.*?) \|$", re.MULTILINE)
KEY = re.compile(r"^// (Topics|Lesson|Also): +(.*)$", re.MULTILINE)
WORD = re.compile(r"[a-z]+|[0-9]+|[^\W\da-z_]")  # a Chinese character is a word


def find(names: list[str], query: list[str]) -> list[str]:
    """Return the problems whose texts contain all words of a query: titles first, then topics, then terms.

    A word is found if another begins with it. The words of one part of the query have to be neighbours.
    """
    wanted = [phrase for part in query if (phrase := words(part))]
    ranks = {name: rank for name in names if wanted and (rank := _rank(name, wanted)) is not None}
    return sorted(ranks, key=ranks.__getitem__)


def words(text: str) -> str:
    """Return the words of a text in lower case, without accents, each after a blank."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(f" {word}" for word in WORD.findall(plain))


def _rank(name: str, wanted: list[str]) -> int | None:
    """Return 0 if the query is a title, 1 to 3 by where its words are found, None if one is not."""
    texts = _texts(name)
    if "".join(wanted) in texts[0]:
        return 0
    places = [next((i for i, group in enumerate(texts) if _has(group, w)), None) for w in wanted]
    return None if None in places else 1 + max(place for place in places if place is not None)


def _has(texts: tuple[str, ...], phrase: str) -> bool:
    joined = phrase.replace(" ", "")
    return any(phrase in text or text.replace(" ", "") == joined for text in texts)


@cache
def _texts(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the texts about a problem: name and titles, then topics and twins, then terms."""
    judge, stem = name.split("/")
    titles = [
        stem.partition("_")[2],
        stem,
        judge,
        *_titles(ROOT / "testdata" / name / "problem.toml"),
    ]
    topics, terms = _topics_and_terms(ROOT / "problems" / f"{name}.cpp")
    return tuple(tuple(map(words, group)) for group in (titles, topics, terms))


def _titles(toml: Path) -> list[str]:
    """Return the titles in problem.toml; none if the file is damaged, which catalog reports."""
    try:
        content = tomllib.loads(toml.read_text("utf-8"))
    except (OSError, ValueError):
        return []
    return [str(content.get(key, "")) for key in ("title", "title_zh")]


def _topics_and_terms(solution: Path) -> tuple[list[str], list[str]]:
    """Return topics and twins of a solution, and the terms that explain its topics or its lesson."""
    try:
        keys = dict(KEY.findall(solution.read_text("ascii")))
    except (OSError, ValueError):
        return [], []
    topics = [topic for topic in keys.get("Topics", "").split(", ") if topic in TOPICS]
    rows = [row for row in _glossary() if any(_is_term_of(topic, row[1]) for topic in topics)]
    of_lesson = (row for row in _glossary() if row[0] == keys.get("Lesson"))
    names = [cell for row in rows for cell in (row[1], row[3])]
    return [*topics, keys.get("Also", ""), *names], [
        " ".join(row[1:]) for row in (*rows, *of_lesson)
    ]


def chinese(topic: str) -> str:
    """Return the Chinese name of a topic, or ""."""
    return next((row[3] for row in _glossary() if _is_term_of(topic, row[1])), "")


def _is_term_of(topic: str, term: str) -> bool:
    return any(_stem(part) == _stem(topic) for part in term.split(","))


def _stem(text: str) -> str:
    return re.sub("s?game$", "", words(text).replace(" ", ""))


@cache
def _glossary() -> list[tuple[str, ...]]:
    """Return lesson, term, meaning and Chinese of each row of docs/words.md and the lessons' lists."""
    return [row for lesson, page in _pages() for row in _rows(lesson, page)]


def _pages() -> Iterator[tuple[str, Path]]:
    yield "", ROOT / "docs/words.md"
    for path in sorted((ROOT / "lessons").glob("[0-9]*.md")):
        yield path.name[:2], path


def _rows(lesson: str, page: Path) -> list[tuple[str, ...]]:
    text = page.read_text("utf-8").partition("# Words\n")[2] if page.is_file() else ""
    return [(lesson, *row) for row in ROW.findall(text)]

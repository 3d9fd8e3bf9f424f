"""texts: writes the texts of the search in few letters. site/src/search/texts.ts reads them."""

import re
from collections import Counter
from string import ascii_uppercase

from markdown_it import MarkdownIt

from judging.problems import search

READER = MarkdownIt("commonmark").enable("table")
BEFORE_CHINESE = re.compile(r" (?=[^\x00-\x7f])")  # a blank
TIMES = 2  # so often a lesson contains a pair of characters that finds it


def packed(of_pages: dict[str, search.Groups], bodies: dict[str, str]) -> dict:
    """Return the groups and the body of each page, as numbers in a list of texts that pages share."""
    numbers: dict[str, int] = {}

    def numbered(group: str) -> list[int]:
        texts = BEFORE_CHINESE.sub("", group).split(search.END)[:-1]
        return [numbers.setdefault(text, len(numbers)) for text in texts]

    items = {
        page: [*map(numbered, (*groups, bodies.get(page, "")))] for page, groups in of_pages.items()
    }
    return {"items": items, "texts": [*numbers]}


def words_of(lessons: list[str]) -> str:
    """Return the English words and the pairs of Chinese characters of lessons, without code.

    The letters of the lessons that contain it are behind each word: queenKQ 皇后K.
    """
    letters: dict[str, str] = {}
    for place, lesson in enumerate(lessons):
        runs = search.runs_of("\n".join(map(_prose, READER.parse(lesson))))
        chinese = [run for run in runs if not run.isascii()]
        pairs = Counter("".join(pair) for run in chinese for pair in zip(run, run[1:]))
        found = {run for run in runs if run.isascii() and run.isalpha()}
        for word in found | {pair for pair, number in pairs.items() if number >= TIMES}:
            letters[word] = letters.get(word, "") + ascii_uppercase[place]
    return " ".join(word + letters[word] for word in sorted(letters))


def _prose(token) -> str:
    """Return the text of a paragraph, heading or cell, with new lines instead of code."""
    parts = token.children or ()
    return "".join(
        part.content if part.type == "text" else "\n" * (part.type in ("code_inline", "softbreak"))
        for part in parts
    )

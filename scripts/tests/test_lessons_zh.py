"""The Chinese lessons and proofs: they contain the same theorems, tables, code, commands, figures, exercises
and links as the English pages from which they were written."""

import re
import subprocess
import warnings

import pytest

from chinese import english
from judging import ROOT

PAGES = [*(ROOT / "lessons").glob("*.md"), *(ROOT / "problems").glob("*/*.md")]
# test_lessons compares the two pages of ten minutes
CHINESE = sorted(
    page for page in PAGES if page.name.endswith(".zh.md") and page.name != "00_ten_minutes.zh.md"
)
SOURCE = re.compile(r"<!-- source: (\S+\.md) ([0-9a-f]{40}) -->\n")
FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.M | re.S)
TABLE = re.compile(r"(?:^ *\|.*\n)+", re.M)
LINK = re.compile(r"\]\(([^)\s#]+)[^)]*\)")
WORDS = re.compile(r"^## (?:Words|术语)\n.*?(?=^## )", re.M | re.S)


def english_of(path):
    """Return the English page, and its version from which the Chinese one was written."""
    found = SOURCE.match(path.read_text("utf-8"))
    assert found, "the first line must be `<!-- source: NAME.md BLOB -->`"
    return path.with_name(found[1]), found[2]


def code(text):
    """Return the code and the commands, without comments of C++; of other blocks the numbers."""

    def meaning(language, block):
        lines = [line.strip() for line in block.splitlines()]
        if language == "cpp":
            return [re.sub(r"\s*//.*", "", line) for line in lines if not line.startswith("//")]
        return lines if language == "console" else re.findall(r"\d+", block)

    return [(language, meaning(language, block)) for language, block in FENCED.findall(text)]


def tables(text):
    """Return the cells of each table, except for the table of words."""
    return [
        [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in table.splitlines()]
        for table in TABLE.findall(FENCED.sub("", WORDS.sub("", text)))
    ]


def links(text):
    """Return what a page refers to; a Chinese page or figure stands for its English one."""
    return {target.replace(".zh.", ".") for target in LINK.findall(FENCED.sub("", text))}


def theorems(text, words):
    """Return the kinds and numbers of the statements that are set in bold."""
    found = re.findall(rf"\*\*({'|'.join(words)}) ?(\d*)", text)
    return [(words.index(word), number) for word, number in found]


def test_every_lesson_and_every_proof_is_there_in_chinese():
    english = [page for page in PAGES if not page.name.endswith(".zh.md")]
    assert len(english) > 45
    missing = [page.name for page in english if not page.with_suffix(".zh.md").is_file()]
    assert missing == []


each_page = pytest.mark.parametrize("path", CHINESE, ids=[path.stem for path in CHINESE])


@each_page
def test_the_same_code_and_commands(path):
    english, _ = english_of(path)
    assert code(path.read_text("utf-8")) == code(english.read_text("utf-8"))


@each_page
def test_the_same_tables(path):
    """Cells without words are equal; of other cells only the place."""
    english, _ = english_of(path)
    theirs, ours = tables(english.read_text("utf-8")), tables(path.read_text("utf-8"))
    assert [[len(row) for row in table] for table in ours] == [
        [len(row) for row in table] for table in theirs
    ]
    for table, written in zip(theirs, ours, strict=True):
        for row, other in zip(table, written, strict=True):
            same = [a == b for a, b in zip(row, other, strict=True) if not is_text(a)]
            assert all(same), (row, other)


@each_page
def test_the_same_theorems(path):
    english, _ = english_of(path)
    theirs = theorems(english.read_text("utf-8"), ["Theorem", "Lemma"])
    assert theorems(path.read_text("utf-8"), ["定理", "引理"]) == theirs


@each_page
def test_links(path):
    """A Chinese page has all links of the English one, and may have more."""
    english, _ = english_of(path)
    missing = links(english.read_text("utf-8")) - links(path.read_text("utf-8"))
    assert missing - {path.name.replace(".zh.md", ".md")} == set()


@each_page
def test_figures_are_in_chinese(path):
    """No word in a figure is English. Its title is the one in the lesson."""
    shown = re.findall(r"!\[(.+)\]\((?:../../lessons/)?(figures/.+)\)", path.read_text("utf-8"))
    for title, file in shown:
        drawn = (ROOT / "lessons" / file).read_text("utf-8")
        texts = re.findall(r"<(?:title|text)\b[^>]*>(.*?)</", drawn)
        assert texts[0] == title
        assert [text for text in texts if english(text)] == [], file


@each_page
def test_the_same_exercises(path):
    english, _ = english_of(path)
    counts = [
        (
            len(re.findall(rf"<summary>({hint})<", text)),
            len(re.findall(rf"<summary>({answer})<", text)),
        )
        for text, hint, answer in (
            (english.read_text("utf-8"), "Hint", "Answer"),
            (path.read_text("utf-8"), "提示", "答案"),
        )
    ]
    assert counts[0] == counts[1]


@each_page
def test_it_names_its_source(path):
    """Warn if the English page has changed since. Its author looks at the difference."""
    english, version = english_of(path)
    assert path.name == english.name.replace(".md", ".zh.md")
    done = subprocess.run(
        ["git", "hash-object", english], capture_output=True, text=True, check=True
    )
    if done.stdout.strip() != version:
        warnings.warn(
            f"{english.name} has changed since {path.name}: change it in the same way, and write "
            f"into its first line what `git hash-object lessons/{english.name}` prints",
            stacklevel=1,
        )


def is_text(cell):
    """Does a cell contain words?"""
    return re.search(r"[A-Za-z]{2}", re.sub(r"`[^`]*`", "", cell)) is not None

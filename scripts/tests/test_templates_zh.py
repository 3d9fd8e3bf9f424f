"""The Chinese texts of the templates: each text of a header is there, with the same numbers."""

import re
import tomllib
from collections import Counter

import pytest

from judging import ROOT
from judging.problems.sources import TEMPLATE_KEYS, template_header

TEMPLATES = sorted((ROOT / "templates").glob("*.hpp"))
TESTS_ZH = tomllib.loads((ROOT / "templates/tests/zh.toml").read_text("utf-8"))
CHINESE = tomllib.loads((ROOT / "templates/zh.toml").read_text("utf-8"))
NAMES = {"Standard", "Source"}  # fields that stay as they are
WORDS = re.compile(r"\b[A-Za-z]{2,} [a-z]{2,}\b")  # two words, which no formula contains
HAN = re.compile("[\u4e00-\u9fff]")
SPELLED = {"one": "1", "ones": "1", "two": "2"}


def texts(path):
    """Return the title and the fields of a header."""
    header = template_header(path)
    return {"title": header.title.partition(": ")[2], **header.keys}


def numbers(text):
    """Return the numbers in a text, and how often each of them occurs."""
    return Counter(re.findall(r"\d+", text))


each_template = pytest.mark.parametrize("path", TEMPLATES, ids=[path.stem for path in TEMPLATES])


def test_each_table_belongs_to_a_template():
    assert [*CHINESE] == [path.stem for path in TEMPLATES]


@each_template
def test_each_english_text_is_there_in_chinese(path):
    english, chinese = texts(path), CHINESE[path.stem]
    wanted = {key for key, text in english.items() if WORDS.search(text)} - NAMES
    assert wanted <= chinese.keys() <= {"title", *TEMPLATE_KEYS} & english.keys() - NAMES
    assert [key for key, text in chinese.items() if not HAN.search(text)] == []


@each_template
def test_the_numbers_are_the_same(path):
    """A number may occur more often in Chinese, and a number in words may be in digits."""
    english = texts(path)
    for key, chinese in CHINESE[path.stem].items():
        known, found = numbers(english[key]), numbers(chinese)
        spelled = {SPELLED[word] for word in re.findall(r"\w+", english[key]) if word in SPELLED}
        assert known <= found, (key, known - found)
        assert found.keys() <= known.keys() | spelled, key


@each_template
def test_a_paragraph_is_one_line(path):
    """Lines that belong together would be joined with a blank. Lines of code and items may follow each other."""
    for key, text in CHINESE[path.stem].items():
        for part in text.strip("\n").split("\n\n"):
            lines = part.splitlines()
            kinds = {re.match("    |- |", line)[0] for line in lines}
            assert len(lines) == 1 or kinds in ({"    "}, {"- "}), (key, part)
            assert "  " not in part or kinds == {"    "}, (key, part)


@each_template
def test_each_test_is_described_in_chinese(path):
    """In the order of the file, and with the numbers that are in digits in its name."""
    source = (path.parent / "tests" / f"{path.stem}_test.cpp").read_text()
    names = [
        ".".join(found) for found in re.findall(r"^TEST\((\w+), (\w+)\)", source, re.MULTILINE)
    ]
    assert [*TESTS_ZH[path.stem]] == names
    for name, chinese in TESTS_ZH[path.stem].items():
        assert HAN.search(chinese), name
        assert numbers(name) <= numbers(chinese), name

"""moves: what the oracles say about moves and positions, in English and in Chinese.

An oracle writes data: {"take": 3, "from": 5}. The names of the values together stand for a
sentence: moves.en.toml and moves.zh.toml have it under "take from". A list is several such parts.
A text stands for itself, or for a word in the table `names`. The pages of the site use the same
files; site/src/i18n/moves.ts does the same.
"""

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from . import printable, words
from .words import Sentence

SLOT = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}")
# No space stands beside a Chinese mark or between two Chinese characters.
SPACES = re.compile(r" *([，；：（）“”]) *|(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])")
COMMA = {"en": ", ", "zh": "，"}  # between parts
BETWEEN = {"en": ", ", "zh": "、"}  # the items of a list
AND = {"en": " and ", "zh": " 和 "}  # before the last item of a list
NOTHING = {"en": "none", "zh": "（空）"}


def told(data: Any) -> Sentence:
    """Return a move, a position or an explanation of an oracle in words."""
    sentence = Sentence(rendered(data, "en"))
    sentence.local = rendered(data, "zh") if words.catalogue else str(sentence)
    return sentence


def rendered(data: Any, language: str) -> str:
    """Return what an oracle says in one language."""
    return _tidy(_filled(data, language), language)


def in_slots(sentence: str, data: dict[str, Any], language: str) -> str:
    """Return a sentence with values in its slots, "" if it has a slot without a value."""
    has_all = all(name in data for name, _, _ in SLOT.findall(sentence))
    return _tidy(_in_slots(sentence, data, language), language) if has_all else ""


def _tidy(text: str, language: str) -> str:
    text = " ".join(text.split())
    return printable(SPACES.sub(lambda found: found[1] or "", text) if language == "zh" else text)


def _in_slots(sentence: str, data: dict[str, Any], language: str) -> str:
    return SLOT.sub(lambda slot: _value(slot, data, language), sentence)


def _filled(data: Any, language: str) -> str:
    match data:
        case dict():
            return _in_slots(_sentence(data, language), data, language)
        case [dict(), *_]:
            return _joined([_filled(part, language) for part in data], data, language)
        case [*before, last] if before:
            return BETWEEN[language].join(map(str, before)) + f"{AND[language]}{last}"
        case [] | "":
            return NOTHING[language]
        case [text] | text:
            text = str(text)
    name = tables()[language]["names"].get(text, text)
    is_latin = name[:1].isascii() and name[:1].isalpha()
    return f" {name} " if is_latin and language == "zh" else name


def _joined(texts: list[str], data: list[dict[str, Any]], language: str) -> str:
    """Return the texts of parts with commas between them. A part whose sentence is in brackets follows a space."""
    begins = ["(" if _sentence(part, language).startswith("(") else "" for part in data]
    rest = (
        (" " if begin else COMMA[language]) + text for begin, text in zip(begins[1:], texts[1:])
    )
    return texts[0] + "".join(rest)


def _sentence(data: dict[str, Any], language: str) -> str:
    """Return the sentence for the names of some values, or one in which the names are words."""
    key = " ".join(data)
    return next((t[key] for t in (tables()[language], tables()["en"]) if key in t), plain(data))


def plain(names: Iterable[str]) -> str:
    """Return a sentence in which the names are words, each before its value."""
    return " ".join(f"{name.replace('_', ' ')} {{{name}}}" for name in names)


def _value(slot: re.Match, data: dict[str, Any], language: str) -> str:
    name, one, many = slot.groups()
    value = _filled(data[name], language)
    if one is None:
        return value
    return one if value == "1" else many.replace("#", value)


@cache
def tables() -> dict[str, dict[str, Any]]:
    """Return the sentences of each language, and the words under "names"."""
    return {language: {"names": {}} | _read(language) for language in COMMA}


def _read(language: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(f"moves.{language}.toml").read_text("utf-8"))

"""words: the sentences that people read, in English and in the language of the person.

`_("line {line} is empty").format(line=3)` is a Sentence: an English text, with a translation in
`local`. The judge compares, stores and writes to JSON only the English text. `local` gives the text
for the screen. Sentences are joined with `+` and `joined`, because an f-string loses the translation.

zh.po contains the Chinese sentences. Without this file, or if it is damaged, everything is English.
"""

import json
import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

CHINESE = Path(__file__).with_name("zh.po")
LANGUAGES = "en", "zh"
STRINGS = r'((?:"(?:\\.|[^"\\\n])*"\s*)+)'
ENTRY = re.compile(rf"^msgid {STRINGS}^msgstr {STRINGS}", re.MULTILINE)
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
WIDEST = 100  # columns of a paragraph
# A Chinese character is a word; punctuation belongs to the word before it.
WORD = re.compile(r" *(?:[\u4e00-\u9fff]|[^\s\u4e00-\u9fff]+)[，。；：、）]*")
catalogue: dict[str, str] = {}  # English -> Chinese; empty if the language is English


class Sentence(str):
    """An English text and its translation."""

    local: str

    def format(self, *args: Any, **values: Any) -> "Sentence":
        english = str.format(self, *args, **values)
        try:
            return _pair(english, self.local.format(*map(local, args), **_local(values)))
        except (LookupError, ValueError, AttributeError):  # a damaged translation
            return _pair(english, english)

    def __add__(self, other: str) -> "Sentence":
        return _pair(str.__add__(self, other), self.local + local(other))

    def __radd__(self, other: str) -> "Sentence":
        return _pair(other + str(self), local(other) + self.local)


def _pair(english: str, translation: str) -> Sentence:
    sentence = Sentence(english)
    sentence.local = translation
    return sentence


def _local(values: dict[str, Any]) -> dict[str, Any]:
    return {name: local(value) for name, value in values.items()}


def _(english: str) -> Sentence:
    """Return a sentence, with its translation if the catalogue has one."""
    return _pair(english, catalogue.get(english) or english)


def translated(message: str) -> str:
    """Return a text in the language of the person."""
    return _(message).local


def N_(english: str) -> str:
    """Mark a constant that is translated where it is used, since the language is chosen later."""
    return english


def local(text: Any) -> Any:
    """Return a text in the language of the person. Other values stay as they are."""
    return text.local if isinstance(text, Sentence) else text


def show(text: str) -> None:
    """Print a text in the language of the person."""
    print(local(text))


def joined(between: str, texts: Iterable[str]) -> Sentence:
    """Return the texts with another text between them."""
    parts = [*texts]
    return _pair(between.join(map(str, parts)), local(between).join(map(local, parts)))


def plural(count: int, one: str, many: str) -> Sentence:
    """Return a number with its noun: `plural(n, _("{count} case"), _("{count} cases"))`."""
    return (one if count == 1 else many).format(count=count)  # type: ignore[return-value]


def columns_of(text: str) -> int:
    """Return how many columns of a terminal a text needs: two for a Chinese character."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def padded(text: str, width: int) -> str:
    """Return a text in the language of the person, with blanks up to a width in columns."""
    return local(text) + " " * (width - columns_of(local(text)))


def wrapped(begin: str, text: str) -> str:
    """Return a paragraph that is broken between words; `begin` is the beginning of its first line."""
    indent = columns_of(begin)
    width = min(shutil.get_terminal_size((WIDEST, 0)).columns, WIDEST) - indent
    lines = [""]
    for word in WORD.findall(text):
        if lines[-1] and columns_of(lines[-1] + word) > width:
            lines.append("")
        lines[-1] += word if lines[-1] else word.lstrip()
    return begin + ("\n" + " " * indent).join(lines)


def choose(language: str, encoding: str | None = "utf-8") -> None:
    """Choose the language of all sentences: Chinese for "zh", and English for every other.

    It stays English if the encoding of the output has no Chinese characters.
    """
    catalogue.clear()
    if language == "zh" and _has_chinese(encoding):
        catalogue.update(read(CHINESE))


def _has_chinese(encoding: str | None) -> bool:
    try:
        return bool("中文".encode(encoding or "ascii"))
    except (UnicodeEncodeError, LookupError):
        return False


def language_of(environment: dict[str, str] | os._Environ) -> str:
    """Return "zh" if GRUNDY_LANG or else the locale is Chinese, and otherwise "en"."""
    get = environment.get
    of_messages = get("LC_ALL") or get("LC_MESSAGES") or get("LANG") or "C"
    is_plain = of_messages.partition(".")[0] in ("C", "POSIX")  # then LANGUAGE does not count
    language = "" if is_plain else get("LANGUAGE", "").partition(":")[0]
    wanted = get("GRUNDY_LANG") or language or of_messages
    return "zh" if re.match(r"zh(?![a-z])", wanted.lower()) else "en"


def read(path: Path) -> dict[str, str]:
    """Return the sentences of a .po file: English -> translation. Return {} if it is damaged."""
    try:
        entries = ENTRY.findall(path.read_text("utf-8"))
        return {_text(english): _text(translation) for english, translation in entries}
    except (OSError, ValueError):
        return {}


def _text(strings: str) -> str:
    return "".join(json.loads(string) for string in STRING.findall(strings))

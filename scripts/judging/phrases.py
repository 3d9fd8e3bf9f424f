"""phrases: what compilers, sanitizers, checkers and the files of a problem say, in Chinese.

They write English. phrases.toml contains patterns for their sentences, and the Chinese sentences.
The pages of the site use this file, too. A sentence that no pattern fits stays English.
"""

import re
import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path

from . import words
from .words import Sentence

CATALOGUE = Path(__file__).with_name("phrases.toml")
SLOT = re.compile(r"\{(\d)(?::(\w+))?\}")
SPACES = re.compile(" *([，；：（]) *")  # no space stands beside a Chinese mark


def told(kind: str, english: str) -> Sentence:
    """Return a sentence with its translation. `kind` is a table of the catalogue, such as "fault"."""
    sentence = Sentence(english)
    sentence.local = (translation(kind, english) if words.catalogue else None) or english
    return sentence


def translation(kind: str, english: str) -> str | None:
    """Return a sentence in Chinese, or None if no pattern fits it."""
    chinese = _filled(kind, english)
    return SPACES.sub(r"\1", chinese).strip() if chinese is not None else None


def _filled(kind: str, english: str) -> str | None:
    for pattern, chinese in patterns()[kind]:
        if found := pattern.fullmatch(english):
            with suppress(LookupError):
                return SLOT.sub(lambda slot: _part(slot, found), chinese)
    return None


def _part(slot: re.Match, found: re.Match) -> str:
    """Return what stands in a slot of a Chinese sentence. LookupError: it cannot be translated."""
    kind, english = slot[2], found[int(slot[1])] or ""
    part = _filled(kind, english) if kind else english
    if part is None:
        raise LookupError
    return part


@cache
def patterns() -> dict[str, list[tuple[re.Pattern, str]]]:
    """Return the patterns of each table with their translations."""
    tables = tomllib.loads(CATALOGUE.read_text("utf-8"))
    return {
        kind: [(re.compile(pattern), chinese) for pattern, chinese in table.items()]
        for kind, table in tables.items()
    }

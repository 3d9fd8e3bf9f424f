"""notebook: the four pages that contestants print, with the theorems of the lessons and the templates."""

import re
import tomllib
from types import SimpleNamespace

from judging import ROOT

LINES = ROOT / "lessons/notebook.toml"
MARKER = re.compile(r"// (?:end )?snippet\b.*\n|#pragma once\n")


def theorems() -> dict[str, dict[str, tuple[str, str]]]:
    """Return, for each lesson, the beginning of each theorem and its line in English and in Chinese."""
    return tomllib.loads(LINES.read_text("utf-8"))


def chapters(
    lessons: list[SimpleNamespace], chinese: list[SimpleNamespace]
) -> list[SimpleNamespace]:
    """Return the lessons that have theorems, with their titles in both languages and their lines."""
    titles = {lesson.name: (lesson.title, other.title) for lesson, other in zip(lessons, chinese)}
    return [
        SimpleNamespace(
            name=name, title=titles[name][0], title_zh=titles[name][1], lines=[*lines.values()]
        )
        for name, lines in theorems().items()
    ]


def code(parts: list[tuple[str, str]]) -> str:
    """Return the code of a template without its header, its marker lines and double empty lines."""
    text = "".join(piece for kind, piece in parts if kind != "header")
    return re.sub(r"\n{3,}", "\n\n", MARKER.sub("", text)).strip("\n")

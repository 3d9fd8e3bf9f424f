"""chinese: a search for English words in a Chinese text."""

import re

WORD = re.compile(r"(?!oo)[a-z]{2,}|\b(?:First|Second|White|Black|Left|Right|Rabbit|Egg)\b")


def english(words: str, text: str = "") -> list[str]:
    """Return the English words in a Chinese text, without words of the input and names."""
    names = re.findall(r"(?<=[A-Z])[a-z]+", words)
    return [word for word in WORD.findall(words) if word not in names and word not in text]

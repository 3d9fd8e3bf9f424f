"""damage: systematic damage to a valid input, which validate must reject.

A damage is named, so that one that is let through can be told.
"""

from collections.abc import Iterator

from ..engine.grammar import Reader, Token, Violation, read


def let_through(text: str, validate) -> tuple[int, list[str]]:
    """How many damages of a valid input were tried, and those not rejected or rejected without a place."""
    tried, passed = 0, []
    for name, damaged in damages(read(text, validate, traced=True)):
        tried += 1
        try:
            read(damaged, validate)
        except Violation:
            continue
        except Exception as error:  # a validator must not stumble
            passed.append(f"{name} ({type(error).__name__} instead of a place)")
        else:
            passed.append(name)
    return tried, passed


def damages(reader: Reader) -> Iterator[tuple[str, str]]:
    """(name, damaged text); each is invalid whatever the grammar allows besides."""
    text = reader.text
    yield "empty file", ""
    yield "trailing garbage", text + "x"
    yield "trailing space", text + " "
    yield "empty line at the end", text + "\n"
    yield "no newline at the end", text[:-1]
    yield "line ends of Windows", text.replace("\n", "\r\n")
    yield "leading space", " " + text
    yield "leading empty line", "\n" + text
    yield "byte 0", text[:-1] + "\0\n"
    first_line = text.index("\n")
    yield "space at the end of a line", text[:first_line] + " " + text[first_line:]
    yield "empty line in the middle", text[: first_line + 1] + "\n" + text[first_line + 1 :]
    if " " in text:
        at = text.index(" ")
        yield "space doubled", text[:at] + " " + text[at:]
        yield "tab for a space", text[:at] + "\t" + text[at + 1 :]
        yield "line end for a space", text[:at] + "\n" + text[at + 1 :]
    if reader.terminator and text.endswith(reader.terminator):
        yield "terminator missing", text.removesuffix(reader.terminator)
        yield "text after the terminator", text + reader.terminator
    elif not reader.ends_anywhere:
        yield (
            "last line missing",
            text[: text.rindex("\n", 0, -1) + 1] if text.count("\n") > 1 else "",
        )
    for token in {
        token.name: token for token in reversed(reader.tokens)
    }.values():  # the first of each name
        for what, new in _wrong_numbers(text, token, bool(reader.terminator)):
            yield f"{token.name}: {what}", text[: token.start] + new + text[token.end :]


def _wrong_numbers(text: str, token: Token, terminated: bool) -> Iterator[tuple[str, str]]:
    word = text[token.start : token.end]
    value = int(word)
    yield "leading zero", "0" + word
    yield "plus sign", "+" + word
    if value < 0 or -(value or 1) < token.low:
        yield "minus sign", "-" + (word if value else "1")
    yield "not a number", word + "x"
    yield "a fraction", word + ".0"
    if token.high is not None:
        yield "above its bound", str(token.high + 1)
        yield "far above its bound", str(token.high + 2**64)
    if token.low != 1 or not terminated:  # 0 may be the terminator
        yield "below its bound", str(token.low - 1)
    if token.is_count and token.is_evident:
        yield "count too large", str(value + 1)
        if value - 1 >= token.low:
            yield "count too small", str(value - 1)

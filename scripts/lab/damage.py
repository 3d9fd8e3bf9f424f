"""damage: damage a valid input systematically. `validate` must reject each damaged text."""

from collections.abc import Iterator

from judging.data.grammar import Reader, Token, Violation, read


def let_through(text: str, validate) -> tuple[int, list[str]]:
    """Return the number of damaged texts, and the names of the damage that `validate` accepts.

    If `validate` raises another exception than Violation, this counts as accepted, too.
    """
    damaged, accepted = [*damages(read(text, validate, traced=True))], []
    for name, changed in damaged:
        try:
            read(changed, validate)
            accepted.append(name)
        except Violation:
            pass
        except Exception as error:
            accepted.append(f"{name} ({type(error).__name__} instead of a place)")
    return len(damaged), accepted


def damages(reader: Reader) -> Iterator[tuple[str, str]]:
    """Yield (name, damaged text) for an input. Every grammar must reject each text."""
    text = reader.text
    yield from {
        "empty file": "",
        "trailing garbage": text + "x",
        "trailing space": text + " ",
        "empty line at the end": text + "\n",
        "no newline at the end": text[:-1],
        "line ends of Windows": text.replace("\n", "\r\n"),
        "leading space": " " + text,
        "leading empty line": "\n" + text,
        "byte 0": text[:-1] + "\0\n",
        "space at the end of a line": text.replace("\n", " \n", 1),
        "empty line in the middle": text.replace("\n", "\n\n", 1),
    }.items()
    if " " in text:
        yield "space doubled", text.replace(" ", "  ", 1)
        yield "tab for a space", text.replace(" ", "\t", 1)
        yield "line end for a space", text.replace(" ", "\n", 1)
    if reader.terminator and text.endswith(reader.terminator):
        yield "terminator missing", text.removesuffix(reader.terminator)
        yield "text after the terminator", text + reader.terminator
    elif not reader.ends_anywhere:
        yield "last line missing", "".join(text.splitlines(keepends=True)[:-1])
    first_tokens = {token.name: token for token in reversed(reader.tokens)}
    for token in first_tokens.values():
        for what, new in _wrong_numbers(text, token, bool(reader.terminator)):
            yield f"{token.name}: {what}", text[: token.start] + new + text[token.end :]


def _wrong_numbers(text: str, token: Token, terminated: bool) -> Iterator[tuple[str, str]]:
    """Yield (name, text) for each wrong text that can replace a number."""
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

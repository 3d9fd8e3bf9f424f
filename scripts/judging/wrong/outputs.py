"""outputs: compares a wrong output with the right one, and names what beginners often do."""

import re

from .. import printable
from ..run.verdict import Verdict
from ..words import N_, Sentence, _

SHOWN = 40  # characters of an output that a line quotes
BLANKS = {"\n": N_("line end"), " ": N_("space"), "\t": N_("tab"), "\r": N_("carriage return")}


def mistake(verdict: Verdict, expected: bytes, got: bytes) -> str:
    """Return what is wrong with an output that contains all right answers, or ""."""
    if verdict.code != "WA" or not verdict.difference:
        return ""
    want, said = (output.decode(errors="replace") for output in (expected, got))
    return _case(want, said) or _blanks(want, said) or _extra(want, said)


def _case(want: str, said: str) -> str:
    right, wrong = _letters(want), _letters(said)
    if right == wrong or right.lower() != wrong.lower():
        return ""
    pairs = zip(want.split(), said.split())
    word, other = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
    what = _("only upper and lower case are wrong: print {right}, not {wrong}")
    if want.split() != said.split() and want.lower().split() != said.lower().split():
        what = _(
            "only upper and lower case, spaces and line ends are wrong: print {right}, not {wrong}"
        )
    return what.format(right=_quoted(word), wrong=_quoted(other))


def _blanks(want: str, said: str) -> str:
    """Return which space or line end is missing, or should not be there."""
    if _letters(want) != _letters(said):
        return ""
    at = next((i for i, (a, b) in enumerate(zip(want, said)) if a != b), min(len(want), len(said)))
    missing, other = (_blank(text[at : at + 1]) for text in (want, said))
    if missing and other:
        what = _("print a {missing}, not a {other}, {after}")
    else:
        what = _("print a {missing} {after}") if missing else _("remove a {other} {after}")
    line, before = want.count("\n", 0, at) + 1, want[want.rfind("\n", 0, at) + 1 : at]
    after = _("at its beginning")
    if before:
        after = _("after {text}").format(text=_quoted(before[-SHOWN:]))
    what = what.format(missing=missing, other=other, after=after)
    return _("only spaces and line ends are wrong: in line {line}, {what}").format(
        line=line, what=what
    )


def _blank(character: str) -> Sentence | str:
    """Return the name of a blank; "" for every other character."""
    return _(BLANKS[character]) if character in BLANKS else ""


def _extra(want: str, said: str) -> str:
    """Return the text that an output contains besides the right answers, or "".

    Such a text contains a character that is in no answer. Otherwise the text could be a wrong
    answer.
    """
    right, lines = want.split("\n"), said.split("\n")
    foreign = [line for line in lines if line not in right and _is_foreign(line, want)]
    if foreign and [line for line in lines if line not in foreign] == right:
        return _remove(foreign[0])
    if len(lines) != len(right):
        return ""
    texts = [_beside(line, answer) for line, answer in zip(lines, right)]
    if all(text is not None and (not text or _is_foreign(text, want)) for text in texts):
        return _remove(next(filter(None, texts), ""))
    return ""


def _beside(line: str, answer: str) -> str | None:
    """Return the text of a line before and after the answer; None if the answer is not there."""
    at = len(line) - len(answer) if line.endswith(answer) else line.find(answer)
    return None if at < 0 else line[:at] + line[at + len(answer) :]


def _is_foreign(text: str, want: str) -> bool:
    return any(character not in want and not character.isspace() for character in text)


def _remove(text: str) -> str:
    what = _("all answers are right, but the output also contains {text}: remove this text")
    return what.format(text=_quoted(text))


def _quoted(text: str) -> str:
    return f"`{printable(text[:SHOWN])}`"


def _letters(text: str) -> str:
    return "".join(text.split())


def with_swapped(output: bytes, answers: tuple[str, ...]) -> bytes:
    """Return an output with the two possible answers in place of each other."""
    first, second = (answer.encode() for answer in answers)
    longest_first = sorted((first, second), key=len, reverse=True)
    either = re.compile(b"|".join(map(re.escape, longest_first)))
    return either.sub(lambda found: second if found[0] == first else first, output)

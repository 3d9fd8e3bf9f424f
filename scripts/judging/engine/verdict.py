"""verdict: turns a measurement and two files into a verdict."""

import re
import signal
from bisect import bisect_left
from dataclasses import dataclass

from .. import readable
from .runner import Measurement

WHITESPACE = b" \t\n\r\v\f"  # what bytes.split takes for whitespace
WINDOW = 60  # characters of a line that are shown around a difference

TAKEN_BY = {  # what a judge does with whitespace that is wrong at line ends or at the end only
    "exact": "this judge rejects it; Luogu, which ignores whitespace at line ends, would take it",
    "trailing": "this judge ignores whitespace at line ends and at the end; HDU and POJ would reject it",
    "unknown": "how this judge takes it is not published; HDU and POJ would reject it",
}

LIMIT_VERDICTS = {"cpu": "TLE", "wall": "ILE", "memory": "MLE", "output": "OLE"}

# The line with which sanitizers, the checked library and valgrind name their finding.
FINDING = re.compile(r"runtime error: |ERROR: \w+Sanitizer|^Error: |^==\d+== \w")


@dataclass(frozen=True)
class Difference:
    """The first place where two outputs differ, and the lines that hold it."""

    line: int
    column: int
    expected: str
    got: str


@dataclass(frozen=True)
class Verdict:
    """AC, PE, WA, TLE, ILE, MLE, OLE, RE, CE or JE, and why in one line."""

    code: str
    message: str = ""
    difference: Difference | None = None
    note: str = ""  # of an accepted output that another judge would reject


def verdict_of(measured: Measurement, expected: bytes, limits, whitespace: str) -> Verdict:
    """The verdict on one run. Limits come first, then the end, then the output."""
    exceeded = (
        "cpu"
        if measured.cpu_ms > limits.cpu_ms
        else "memory"
        if measured.memory_kib > limits.memory_kib
        else ""
    )
    if broken := measured.limit or exceeded:  # which it may have passed before it ended by itself
        return Verdict(LIMIT_VERDICTS[broken], limit_message(broken, measured, limits))
    if measured.signal or measured.exit:
        return Verdict("RE", ended(measured))
    return compare(expected, measured.output, whitespace)


def compare(expected: bytes, got: bytes, whitespace: str) -> Verdict:
    """Byte for byte; PE if only whitespace is wrong. A judge whose rule is "trailing" takes what
    is wrong at line ends, and newlines that are missing or too many at the end."""
    if got == expected:
        return Verdict("AC")
    place = first_difference(expected, got)
    where = f"line {place.line}, column {place.column}"
    letters = expected.translate(
        None, WHITESPACE
    )  # first, for an endless output is a long list of words
    if got.translate(None, WHITESPACE) != letters or got.split() != expected.split():
        return Verdict("WA", f"the output differs at {where}", place)
    differs = f"only whitespace differs, first at {where}"
    if _without_ends(got) != _without_ends(expected):
        return Verdict("PE", f"{differs}, and not at the end of a line", place)
    differs += f": {TAKEN_BY[whitespace]}"
    return (
        Verdict("AC", note=differs) if whitespace == "trailing" else Verdict("PE", differs, place)
    )


def _without_ends(text: bytes) -> list[bytes]:
    return [line.rstrip() for line in text.rstrip().split(b"\n")]


def first_difference(expected: bytes, got: bytes) -> Difference:
    """Where two unequal outputs differ first."""
    lengths = range(min(len(expected), len(got)))  # that the longest common beginning may have
    common = bisect_left(
        lengths, True, key=lambda length: not expected.startswith(got[: length + 1])
    )
    line = expected.count(b"\n", 0, common) + 1
    start = expected.rfind(b"\n", 0, common) + 1
    return Difference(line, common - start + 1, _line(expected, start), _line(got, start))


def window(difference: Difference) -> tuple[str, str, int]:
    """Both lines cut to what fits beside the difference, and its column there."""
    left = max(0, difference.column - 1 - WINDOW // 2)
    dots = "..." if left else ""

    def cut(line: str) -> str:
        return dots + line[left : left + WINDOW] + ("..." if len(line) > left + WINDOW else "")

    return cut(difference.expected), cut(difference.got), difference.column - 1 - left + len(dots)


def _line(text: bytes, start: int) -> str:
    """The line that begins at `start`; spaces, ends and odd bytes made visible."""
    if start >= len(text):
        return "(end of output)"
    end = text.find(b"\n", start)
    line = text[start : end if end >= 0 else len(text)][:1_000_000]
    visible = "".join(chr(b) if 32 <= b < 127 else "\N{REPLACEMENT CHARACTER}" for b in line)
    stripped = visible.rstrip(" ")
    visible = stripped + "\N{MIDDLE DOT}" * (len(visible) - len(stripped))
    return visible + ("\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}" if end >= 0 else "")


def limit_message(broken: str, measured: Measurement, limits) -> str:
    """Return what was used, and the limit. A program that was stopped would have used more."""
    more = "at least " if measured.limit else ""
    limit = "the assumed limit is" if limits.are_assumed else "the limit is"
    if broken == "memory" and measured.memory_kib <= limits.memory_kib:
        return (
            f"its arrays, or one request for memory, are too large; {limit} {limits.memory_kib} KiB"
        )
    return {
        "cpu": f"{more}{measured.cpu_ms:.0f} ms of processor time; {limit} {limits.cpu_ms} ms",
        "wall": f"idle: not done after {measured.wall_ms:.0f} ms, with {measured.cpu_ms:.0f} ms of processor time",
        "memory": f"{more}{measured.memory_kib} KiB of memory; {limit} {limits.memory_kib} KiB",
        "output": f"more than {limits.output_kib} KiB of output",
    }[broken]


def ended(measured: Measurement) -> str:
    """Such as 'ended by SIGABRT', and the last thing that it said."""
    if measured.limit:
        return f"broke its limit: {measured.limit}"
    said = readable(measured.errors).strip().splitlines()
    telling = next(filter(FINDING.search, said), said[-1] if said else "")
    why = f": {telling[:200]}" if telling else ""
    if measured.signal:
        name = next(
            (s.name for s in signal.Signals if s == measured.signal), f"signal {measured.signal}"
        )
        return f"ended by {name}{why}"
    return f"ended with exit code {measured.exit}{why}"

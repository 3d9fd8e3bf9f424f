"""Verdicts: each told apart, and the first difference where it is."""

import pytest

from judging.street import compare
from judging.street.run import Limits, Measurement

LIMITS = Limits(cpu_ms=1000, memory_kib=1024)


def measured(exit=0, signal=0, limit="", output=b"1\n", errors=b""):
    return Measurement(exit, signal, limit, 1.0, 1.0, 900, output, errors)


@pytest.mark.parametrize(
    ("result", "code", "words"),
    [
        (measured(), "AC", ""),
        (measured(output=b"2\n"), "WA", "line 1, column 1"),
        (measured(output=b""), "WA", "line 1, column 1"),
        (measured(output=b"1"), "PE", "only whitespace differs, first at line 1, column 2"),
        (measured(output=b"1 \n"), "PE", "HDU would reject"),
        (measured(limit="cpu"), "TLE", "1000 ms"),
        (measured(limit="wall"), "ILE", "idle"),
        (measured(limit="memory"), "MLE", "1024 KiB"),
        (measured(limit="output"), "OLE", "of output"),
        (measured(signal=11), "RE", "SIGSEGV"),
        (measured(exit=3, errors=b"x\nassertion failed\n"), "RE", "exit code 3: assertion failed"),
        (measured(exit=1, limit="cpu"), "TLE", "1000 ms"),
    ],
)
def test_verdict(result, code, words):
    verdict = compare.verdict_of(result, b"1\n", LIMITS, "trailing")
    assert verdict.code == code and words in verdict.message


@pytest.mark.parametrize(
    ("expected", "got", "line", "column"),
    [
        (b"a\nb\n", b"a\nc\n", 2, 1),
        (b"a\nb\n", b"a\n", 2, 1),
        (b"a\n", b"a\nb\n", 2, 1),
        (b"ab cd\n", b"ab ce\n", 1, 5),
        (b"x" * 100000 + b"y\n", b"x" * 100000 + b"z\n", 1, 100001),
    ],
)
def test_first_difference(expected, got, line, column):
    place = compare.first_difference(expected, got)
    assert (place.line, place.column) == (line, column)


def test_a_long_line_is_cut_around_the_difference():
    place = compare.first_difference(b"x" * 5000 + b"y" * 5000, b"x" * 5000 + b"z" * 5000)
    expected, got, column = compare.window(place)
    assert len(expected) < 80 and expected[column] == "y" and got[column] == "z"


def test_spaces_and_odd_bytes_are_visible():
    place = compare.first_difference(b"a\n", b"a \0\n")
    assert place.got == "a \N{REPLACEMENT CHARACTER}\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}"

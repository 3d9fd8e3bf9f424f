"""Verdicts: the judge distinguishes them, and shows the first difference."""

import pytest

from judging.run import verdict
from judging.run.runner import Limits, Measurement

LIMITS = Limits(cpu_ms=1000, memory_kib=1024)


def measured(exit=0, signal=0, limit="", output=b"1\n", errors=b""):
    return Measurement(exit, signal, limit, 1.0, 1.0, 900, output, errors)


@pytest.mark.parametrize(
    ("result", "code", "words"),
    [
        (measured(), "AC", ""),
        (measured(output=b"2\n"), "WA", "line 1, column 1"),
        (measured(output=b""), "WA", "line 1, column 1"),
        (
            measured(output=b" 1\n"),
            "PE",
            "only whitespace differs, first at line 1, column 1, and not at the end of a line",
        ),
        (measured(limit="cpu"), "TLE", "1000 ms"),
        (measured(limit="wall"), "ILE", "idle"),
        (measured(limit="memory"), "MLE", "1024 KiB"),
        (measured(limit="output"), "OLE", "of standard output"),
        (measured(signal=11), "RE", "SIGSEGV"),
        (measured(exit=3, errors=b"x\nassertion failed\n"), "RE", "exit code 3: assertion failed"),
        (measured(exit=1, limit="cpu"), "TLE", "1000 ms"),
    ],
)
def test_verdict(result, code, words):
    found = verdict.verdict_of(result, b"1\n", LIMITS, "trailing")
    assert found.code == code and words in found.message


@pytest.mark.parametrize("got", [b"1 2", b"1 2 \n", b"1 2\n\n", b"1 2\r\n"])
@pytest.mark.parametrize(("rule", "code"), [("exact", "PE"), ("trailing", "AC"), ("unknown", "PE")])
def test_whitespace_at_line_ends_is_taken_where_the_judge_takes_it(got, rule, code):
    """The note says which online judge would reject the output."""
    found = verdict.compare(b"1 2\n", got, rule)
    assert found.code == code and "only whitespace differs, first at line" in (
        found.note or found.message
    )
    assert bool(found.note) == (code == "AC") and ("HDU" in found.note or code == "PE")


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
    place = verdict.first_difference(expected, got)
    assert (place.line, place.column) == (line, column)


def test_a_long_line_is_cut_around_the_difference():
    place = verdict.first_difference(b"x" * 5000 + b"y" * 5000, b"x" * 5000 + b"z" * 5000)
    expected, got, column = verdict.window(place)
    assert len(expected) < 80 and expected[column] == "y" and got[column] == "z"


def test_spaces_and_odd_bytes_are_visible():
    place = verdict.first_difference(b"a\n", b"a \0\n")
    assert place.got == "a \N{REPLACEMENT CHARACTER}\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}"


def test_a_request_that_is_refused_is_not_told_by_what_was_used():
    """A program that asks for 1 GiB at once is stopped before it uses the memory."""
    found = verdict.verdict_of(
        Measurement(0, 31, "memory", 1, 1, 1392, b"", b""), b"", Limits(1000, 32768), "exact"
    )
    assert (found.code, found.message) == (
        "MLE",
        "its arrays, or one request for memory, are too large; the limit is 32768 KiB",
    )

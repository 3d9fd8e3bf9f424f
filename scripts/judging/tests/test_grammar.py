"""The strict reader accepts what the statement allows, and names the place of everything else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import grammar_cases
from grammar_cases import (
    Violation,
    counted_rows,
    outcome,
    piles,
    read,
    rows_to_the_end,
    rows_until_zeros,
    until_zero,
)
from lab import damage


def interpreters():
    """Return every Python from 3.9 on this machine, by its version."""
    folders = [
        *os.get_exec_path(),
        "/usr/bin",
        "/usr/local/bin",
        *Path(sys.base_prefix).parent.glob("*/bin"),
    ]
    found = {}
    for path in sorted({path for folder in folders for path in Path(folder).glob("python3*")}):
        if path.name.removeprefix("python3").replace(".", "").isdigit() or path.name == "python3":
            asked = subprocess.run(
                [path, "-c", "import sys; print(*sys.version_info[:3])"],
                capture_output=True,
                text=True,
            )
            version = tuple(map(int, asked.stdout.split()))
            if asked.returncode == 0 and version >= (3, 9):
                found.setdefault(version, path)
    return found


@pytest.mark.parametrize(
    ("version", "path"),
    interpreters().items(),
    ids=lambda part: ".".join(map(str, part)) if isinstance(part, tuple) else "",
)
def test_every_python_agrees(version, path):
    """Python 3.9 is the oldest version with which other judge systems run validators."""
    done = subprocess.run([path, "-I", grammar_cases.__file__], capture_output=True, text=True)
    assert done.returncode == 0, f"Python {version}: {done.stdout[:2000]}{done.stderr}"


def test_takes_a_valid_input():
    reader = read("2\n2 0 10\n1 7\n", piles)
    assert len(reader.questions) == 2
    assert (reader.bounds["pile"].least, reader.bounds["pile"].most) == (0, 10)


@pytest.mark.parametrize(("text", "line", "column", "expected", "found"), grammar_cases.PLACES)
def test_names_the_place_of_a_violation(text, line, column, expected, found):
    """The message has the line, the column, what was expected and what was found."""
    with pytest.raises(Violation) as violation:
        read(text, piles)
    error = violation.value
    assert (error.line, error.column, error.expected, error.found) == (
        line,
        column,
        expected,
        found,
    )


@pytest.mark.parametrize("text", ["9" * 5000, "1\n2 " + "9" * 5000 + " 1\n"])
def test_a_long_word_is_quoted_in_part(text):
    """The word may be a number that is too long for Python."""
    with pytest.raises(Violation, match=r"found '9{24}\.\.\.'"):
        read(text, piles)


def test_a_terminator_ends_the_input():
    assert len(read("3\n5\n0\n", until_zero).questions) == 2
    with pytest.raises(Violation, match="line 3, column 1: expected n"):
        read("3\n5\n", until_zero)


def test_tracing_changes_nothing_but_the_tokens():
    """The fast way through a row and the way that records every token agree."""
    text = "2\n2 0 10\n1 7\n"
    quick, traced = read(text, piles), read(text, piles, traced=True)
    assert quick.bounds == traced.bounds and not quick.tokens
    assert [text[t.start : t.end] for t in traced.tokens] == ["2", "2", "0", "10", "1", "7"]
    assert [t.name for t in traced.tokens if t.is_count] == ["T", "n", "n"]


@given(
    st.lists(st.sampled_from(grammar_cases.PIECES)).map("".join),
    st.sampled_from(grammar_cases.GRAMMARS),
)
@example("2\n0 1\n-1 2\n", counted_rows)
@example("1 2\n0 2\n2 0\n0 0\n", rows_until_zeros)
@example("1\n0\n12\n-1\n0\n", rows_to_the_end)
def test_rows_are_read_at_once_as_they_are_one_by_one(text, validate):
    """Both ways give the same values, or the same violation."""
    assert outcome(text, validate, False) == outcome(text, validate, True)


def test_rows_are_questions_of_their_own():
    reader = read("2\n0 1\n-1 2\n", counted_rows)
    assert reader.questions == [2, 6]
    assert (reader.bounds["T"].least, reader.bounds["T"].most) == (-1, 2)
    assert read("1\n0\n12\n-1\n", rows_to_the_end).questions == [4, 7]


@pytest.mark.parametrize(("text", "validate", "place"), grammar_cases.PLACES_IN_ROWS)
def test_names_the_place_of_a_violation_in_rows(text, validate, place):
    with pytest.raises(Violation) as violation:
        read(text, validate)
    assert str(violation.value).startswith(place)


@pytest.mark.parametrize(
    ("text", "validate"), [("2\n2 0 10\n1 7\n", piles), ("3\n5\n0\n", until_zero)]
)
def test_a_strict_grammar_rejects_every_damage(text, validate):
    tried, passed = damage.let_through(text, validate)
    assert tried >= 20 and not passed


def test_a_count_that_may_be_larger_says_so():
    """Rows and queries look alike here. Only an evident count is damaged."""

    def rows_and_queries(reader, is_evident):
        rows = reader.count("n", 1, 9, is_evident)
        reader.line_end()
        reader.rows(rows, ("row", 0, 9), are_positions=False)
        reader.rows(None, ("query", 1, 9), until="0\n")

    text = "2\n5\n5\n5\n5\n0\n"
    for is_evident, passed in ((True, ["n: count too large", "n: count too small"]), (False, [])):
        assert (
            damage.let_through(text, lambda reader: rows_and_queries(reader, is_evident))[1]
            == passed
        )


def test_a_lax_grammar_is_found_out():
    """A reader that accepts any whitespace accepts several of the damaged inputs, so the check finds
    such a reader."""

    def lax(reader):
        for token in reader.text.split():
            reader.tokens.append(token)
            if not token.isdigit():
                reader._fail("a number")
        reader.at = len(reader.text)

    reader = read("2\n2 0 10\n1 7\n", piles, traced=True)
    passed = []
    for name, text in damage.damages(reader):
        try:
            read(text, lax)
            passed.append(name)
        except Violation:
            pass
    assert {"space doubled", "line ends of Windows", "n: leading zero"} <= {*passed}

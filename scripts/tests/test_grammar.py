"""The strict reader: it takes what the statement allows, and names the place of all else."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from judging.street.grammar import Violation, read
from judging.strength import damage


def piles(reader):
    """The grammar of these tests: T, then T times n and n numbers."""
    for _ in range(tests := reader.count("T", 1, 3)):
        reader.line_end()
        reader.position()
        n = reader.count("n", 1, 4)
        reader.space()
        reader.integers("pile", n, 0, 10)
    assert tests
    reader.line_end()


def until_zero(reader):
    while not reader.accept("0\n"):
        reader.position()
        reader.integer("n", 1, 9)
        reader.line_end()


def test_takes_a_valid_input():
    reader = read("2\n2 0 10\n1 7\n", piles)
    assert len(reader.questions) == 2
    assert (reader.bounds["pile"].least, reader.bounds["pile"].most) == (0, 10)


@pytest.mark.parametrize(
    ("text", "line", "column", "expected", "found"),
    [
        ("", 1, 1, "T, an integer in [1, 3]", "the end of the input"),
        ("4\n", 1, 1, "T, an integer in [1, 3]", "'4'"),
        ("1\n2 3 11\n", 2, 5, "pile, an integer in [0, 10]", "'11'"),
        ("1\n2 3  4\n", 2, 5, "pile, an integer in [0, 10]", "' '"),
        ("1\n2 3 4", 2, 6, "the end of the line", "the end of the input"),
        ("1\n2 3 04\n", 2, 5, "pile, an integer in [0, 10]", "'04'"),
        ("1\n2 3 +4\n", 2, 5, "pile, an integer in [0, 10]", "'+4'"),
        ("1\n2 3 4 \n", 2, 6, "the end of the line", "' '"),
        ("1\n2 3\n", 2, 4, "one space", "'\\n'"),
        ("1\n2 3 4\nx", 3, 1, "the end of the input", "'x'"),
        ("1\r\n2 3 4\r\n", 1, 1, "T, an integer in [1, 3]", "'1\\r'"),
    ],
)
def test_names_the_place_of_a_violation(text, line, column, expected, found):
    """Line, column, what was expected and what stood there."""
    with pytest.raises(Violation) as violation:
        read(text, piles)
    error = violation.value
    assert (error.line, error.column, error.expected, error.found) == (line, column, expected, found)


@pytest.mark.parametrize("text", ["9" * 5000, "1\n2 " + "9" * 5000 + " 1\n"])
def test_a_long_word_is_quoted_in_part(text):
    """Also one that is longer than the numbers that Python reads."""
    with pytest.raises(Violation, match=r"found '9{24}\.\.\.'"):
        read(text, piles)


def test_a_terminator_ends_the_input():
    assert len(read("3\n5\n0\n", until_zero).questions) == 2
    with pytest.raises(Violation, match="line 3, column 1: expected n"):
        read("3\n5\n", until_zero)


def test_tracing_changes_nothing_but_the_tokens():
    """The quick way through a row and the one that knows every token agree."""
    text = "2\n2 0 10\n1 7\n"
    quick, traced = read(text, piles), read(text, piles, traced=True)
    assert quick.bounds == traced.bounds and not quick.tokens
    assert [text[t.start : t.end] for t in traced.tokens] == ["2", "2", "0", "10", "1", "7"]
    assert [t.name for t in traced.tokens if t.is_count] == ["T", "n", "n"]


def counted_rows(reader):
    """T, then T ordered pairs; the name of a column is that of a number before them."""

    def demand(low, high):
        return None if low <= high else f"a number >= {low}"

    tests = reader.count("T", 0, 3)
    reader.line_end()
    reader.rows(tests, ("T", -1, 12), ("high", 0, None), demand=demand)


def rows_without_bound(reader):
    rows = reader.count("T", 1, None)
    reader.line_end()
    reader.rows(rows, ("n", 0, 9))


def rows_until_zeros(reader):
    reader.rows(None, ("a", 0, 12), ("b", 0, 12), until="0 0\n")


def rows_to_the_end(reader):
    for _ in range(2):
        reader.rows(1, ("head", 0, 1), are_positions=False)
    reader.rows(None, ("n", -1, 12))


@given(
    st.lists(st.sampled_from(["0", "1", "2", "12", "13", "-1", "01", " ", "\n", "0 0\n", "1 2\n", "x"])).map("".join),
    st.sampled_from([counted_rows, rows_until_zeros, rows_to_the_end, until_zero]),
)
@example("2\n0 1\n-1 2\n", counted_rows)
@example("1 2\n0 2\n2 0\n0 0\n", rows_until_zeros)
@example("1\n0\n12\n-1\n0\n", rows_to_the_end)
def test_rows_are_read_at_once_as_they_are_one_by_one(text, validate):
    """All that is known after a run, or the violation, is the same for both ways."""

    def outcome(traced):
        try:
            reader = read(text, validate, traced)
        except Violation as violation:
            return str(violation)
        return reader.bounds, reader.questions, reader.ends_anywhere, reader.terminator

    assert outcome(traced=False) == outcome(traced=True)


def test_rows_are_questions_of_their_own():
    reader = read("2\n0 1\n-1 2\n", counted_rows)
    assert reader.questions == [2, 6]
    assert (reader.bounds["T"].least, reader.bounds["T"].most) == (-1, 2)
    assert read("1\n0\n12\n-1\n", rows_to_the_end).questions == [4, 7]


@pytest.mark.parametrize(
    ("text", "validate", "place"),
    [
        ("2\n0 1\n2 1\n", counted_rows, "line 3, column 3: expected a number >= 2, found '1'"),
        ("2\n0 1\n", counted_rows, "line 3, column 1: expected T, an integer in [-1, 12], found the end"),
        ("1\n0 1\n2 2\n", counted_rows, "line 3, column 1: expected the end of the input"),
        ("99999999999\n1\n", rows_without_bound, "line 3, column 1: expected n"),
        ("1 13\n0 0\n", rows_until_zeros, "line 1, column 3: expected b"),
        ("1 1\n", rows_until_zeros, "line 2, column 1: expected a"),
        ("1\n1\n", rows_to_the_end, "line 3, column 1: expected n"),
        ("1\n1\n2\nx\n", rows_to_the_end, "line 4, column 1: expected n"),
    ],
)
def test_names_the_place_of_a_violation_in_rows(text, validate, place):
    with pytest.raises(Violation) as violation:
        read(text, validate)
    assert str(violation.value).startswith(place)


@pytest.mark.parametrize(("text", "validate"), [("2\n2 0 10\n1 7\n", piles), ("3\n5\n0\n", until_zero)])
def test_a_strict_grammar_rejects_every_damage(text, validate):
    tried, passed = damage.let_through(text, validate)
    assert tried >= 20 and not passed


def test_a_count_that_may_be_larger_says_so():
    """Rows and queries that look alike: only a count that is evident is damaged."""

    def rows_and_queries(reader, is_evident):
        rows = reader.count("n", 1, 9, is_evident)
        reader.line_end()
        reader.rows(rows, ("row", 0, 9), are_positions=False)
        reader.rows(None, ("query", 1, 9), until="0\n")

    text = "2\n5\n5\n5\n5\n0\n"
    for is_evident, passed in ((True, ["n: count too large", "n: count too small"]), (False, [])):
        assert damage.let_through(text, lambda reader: rows_and_queries(reader, is_evident))[1] == passed


def test_a_lax_grammar_is_found_out():
    """The damages can tell: a reader that takes any whitespace lets several through."""

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

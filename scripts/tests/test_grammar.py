"""The strict reader: it takes what the statement allows, and names the place of all else."""

import pytest

from judging import damage
from judging.grammar import Violation, read


def piles(reader):
    """The grammar of these tests: T, then T times n and n numbers."""
    for _ in range(tests := reader.count("T", 1, 3)):
        reader.line_end()
        reader.position()
        n = reader.count("n", 1, 4)
        reader.blank()
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
        ("1\n2 3\n", 2, 4, "one blank", "'\\n'"),
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


def test_a_long_word_is_quoted_in_part():
    with pytest.raises(Violation, match=r"found '9{24}\.\.\.'"):
        read("9" * 500, piles)


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


@pytest.mark.parametrize(("text", "validate"), [("2\n2 0 10\n1 7\n", piles), ("3\n5\n0\n", until_zero)])
def test_a_strict_grammar_rejects_every_damage(text, validate):
    tried, passed = damage.let_through(text, validate)
    assert tried >= 20 and not passed


def test_a_lax_grammar_is_found_out():
    """The damages can tell: a reader that takes any blanks lets several through."""

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
    assert {"blank doubled", "line ends of Windows", "n: leading zero"} <= {*passed}

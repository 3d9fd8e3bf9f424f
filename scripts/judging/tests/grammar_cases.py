"""Grammars and inputs for the strict reader, and its answers, in plain Python.

`python grammar_cases.py` runs the cases alone. Every Python from 3.9 must give the same results,
because other judge systems run the reader with their own Python. The program prints each difference;
then the exit status is 1.
"""

import random
import sys
from pathlib import Path

sys.path.insert(
    0, str(Path(__file__).resolve().parents[1] / "data")
)  # import only this file, like other judge systems

from grammar import Violation, read  # noqa: E402


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


def counted_rows(reader):
    """T, then T ordered pairs. The name of a column is the name of a number before them."""

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


PLACES = [
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
]
PLACES_IN_ROWS = [
    ("2\n0 1\n2 1\n", counted_rows, "line 3, column 3: expected a number >= 2, found '1'"),
    (
        "2\n0 1\n",
        counted_rows,
        "line 3, column 1: expected T, an integer in [-1, 12], found the end",
    ),
    ("1\n0 1\n2 2\n", counted_rows, "line 3, column 1: expected the end of the input"),
    ("99999999999\n1\n", rows_without_bound, "line 3, column 1: expected n"),
    ("1 13\n0 0\n", rows_until_zeros, "line 1, column 3: expected b"),
    ("1 1\n", rows_until_zeros, "line 2, column 1: expected a"),
    ("1\n1\n", rows_to_the_end, "line 3, column 1: expected n"),
    ("1\n1\n2\nx\n", rows_to_the_end, "line 4, column 1: expected n"),
]
PIECES = ["0", "1", "2", "12", "13", "-1", "01", " ", "\n", "0 0\n", "1 2\n", "x"]
GRAMMARS = [counted_rows, rows_until_zeros, rows_to_the_end, until_zero]


def outcome(text, validate, traced):
    """Return the state of the reader after a run, or the violation."""
    try:
        reader = read(text, validate, traced)
    except Violation as violation:
        return str(violation)
    return reader.bounds, reader.questions, reader.ends_anywhere, reader.terminator


def disagreements():
    for text, line, column, expected, found in PLACES:
        wanted = f"line {line}, column {column}: expected {expected}, found {found}"
        if outcome(text, piles, False) != wanted:
            yield f"{text!r}: expected {wanted}"
    for text, validate, place in PLACES_IN_ROWS:
        if not str(outcome(text, validate, False)).startswith(place):
            yield f"{text!r}: expected {place}"
    rng = random.Random(1)
    for _ in range(4000):
        text = "".join(rng.choices(PIECES, k=rng.randint(0, 8)))
        for validate in GRAMMARS:
            if outcome(text, validate, False) != outcome(text, validate, True):
                yield f"{text!r} by {validate.__name__}: the two ways differ"


if __name__ == "__main__":
    found = [*disagreements()]
    print(*found, sep="\n")
    sys.exit(bool(found))

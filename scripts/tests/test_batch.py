"""Batches: a version fares as it would alone, whatever stands beside it."""

import pytest
from judging.collection import catalog, data
from judging.strength import batch

(BRAVE,) = catalog.find(["hdu/1846"])
RIGHT = BRAVE.solution.read_text()
BODY = "int cases, n, m;"
assert BODY in RIGHT
LIVES = RIGHT.replace(BODY, "int cases, m, n;")
WRONG = RIGHT.replace('"second', '"first')
CRASHES = RIGHT.replace(BODY, BODY + " throw 1;")
STILLBORN = RIGHT.replace(BODY, "int cases, n;")
LEAKS = RIGHT.replace(BODY, BODY + " static int *volatile lost; lost = new int; lost = 0;")
TWO_MAINS = RIGHT + "int main() { return 0; }\n"
HOSTILE = "int before_main() { throw 1; }\nint unlucky = before_main();\n"  # kills whatever is in its program


@pytest.fixture
def killers(pool):
    made = data.answered(pool, BRAVE)
    return lambda texts, stage=batch.PLAIN: batch.killers(pool, made, texts, stage)


@pytest.fixture
def alone(monkeypatch):
    """The versions that were compiled alone."""
    texts, really = [], batch._killer_alone

    def counted(pool, made, text, stage):
        texts.append(text)
        return really(pool, made, text, stage)

    monkeypatch.setattr(batch, "_killer_alone", counted)
    return texts


def test_each_version_has_its_own_fate(killers, alone):
    """Only what the compiler refuses is compiled again."""
    lives, wrong, stillborn, crashes = killers([LIVES, WRONG, STILLBORN, CRASHES])
    assert lives == ""
    assert wrong.startswith(BRAVE.name) and wrong.endswith(": WA")
    assert stillborn == batch.STILLBORN
    assert crashes.endswith(": RE")
    assert alone == [STILLBORN]


def test_sanitizers_see_each_version(killers, alone):
    """A leak is found in its own version, and in no other."""
    assert [bool(by) for by in killers([LIVES, LEAKS, LIVES], batch.SANITIZED)] == [
        False,
        True,
        False,
    ]
    assert killers([LEAKS]) == [""]
    assert alone == [LEAKS]


def test_what_kills_the_witness_proves_nothing(killers, alone):
    """A version that ends the program before any is chosen kills only itself."""
    versions = [LIVES, HOSTILE + RIGHT, WRONG]
    lives, hostile, wrong = killers(versions)
    assert (lives, hostile[-2:], wrong[-2:]) == ("", "RE", "WA")
    assert sorted(alone) == sorted(versions)


def test_a_version_that_the_compiler_does_not_take_among_others(killers, alone):
    """Such as one that is a second main, or no text of C++ at all."""
    found = killers([LIVES, TWO_MAINS, "}" + RIGHT, WRONG])
    assert found[:3] == ["", batch.STILLBORN, batch.STILLBORN] and found[3].endswith(": WA")

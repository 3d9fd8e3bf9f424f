"""A version of a solution has the same result in a batch as alone."""

import dataclasses

import pytest

from judging import Mistake
from judging.data import making
from judging.problems import catalog
from lab import kill

(BRAVE,) = catalog.find(["hdu/1846"])
RIGHT = BRAVE.solution.read_text()
BODY = "int cases, n, m;"
assert BODY in RIGHT
LIVES = RIGHT.replace(BODY, "int cases, m, n;")
WRONG = RIGHT.replace('"second', '"first')
CRASHES = RIGHT.replace(BODY, BODY + " throw 1;")
NOT_COMPILED = RIGHT.replace(BODY, "int cases, n;")
LEAKS = RIGHT.replace(BODY, BODY + " static int *volatile lost; lost = new int; lost = 0;")
TWO_MAINS = RIGHT + "int main() { return 0; }\n"
HOSTILE = (
    "int before_main() { throw 1; }\nint unlucky = before_main();\n"  # kills its whole program
)


@pytest.fixture
def made(pool):
    return making.answered(pool, BRAVE)


@pytest.fixture
def killers(pool, made):
    """Return a function that returns what kills each version; "" if nothing does."""

    def killers(texts, is_sanitized=False):
        outcomes = kill.outcomes_of(pool, made, texts, is_sanitized)
        return [getattr(outcome, "by", None) or outcome.value for outcome in outcomes]

    return killers


@pytest.fixture
def alone(monkeypatch):
    """Return the versions that were compiled alone."""
    texts, program = [], kill._Program

    def counted(pool, made, is_sanitized, versions):
        texts.extend(versions.values() if len(versions) == 1 else ())
        return program(pool, made, is_sanitized, versions)

    monkeypatch.setattr(kill, "_Program", counted)
    return texts


def test_each_version_has_its_own_result(killers, alone):
    """Only a version that does not compile is compiled again."""
    lives, wrong, not_compiled, crashes = killers([LIVES, WRONG, NOT_COMPILED, CRASHES])
    assert lives == ""
    assert wrong.startswith(BRAVE.name) and wrong.endswith(": WA")
    assert not_compiled == kill.Fate.NOT_COMPILED.value
    assert crashes.endswith(": RE")
    assert alone == [NOT_COMPILED]


def test_sanitizers_see_each_version(killers, alone):
    """A leak is found in its own version only."""
    assert [bool(by) for by in killers([LIVES, LEAKS, LIVES], True)] == [False, True, False]
    assert killers([LEAKS]) == [""]
    assert alone == [LEAKS]


def test_a_case_that_kills_the_solution_too_proves_nothing(killers, alone):
    """If a version ends the program before main, it does not count as a kill of other versions."""
    versions = [LIVES, HOSTILE + RIGHT, WRONG]
    lives, hostile, wrong = killers(versions)
    assert (lives, hostile[-2:], wrong[-2:]) == ("", "RE", "WA")
    assert sorted(alone) == sorted(versions)


def test_a_version_that_the_compiler_rejects_in_a_batch(killers):
    found = killers([LIVES, TWO_MAINS, "}" + RIGHT, WRONG])
    assert found[:3] == ["", kill.Fate.NOT_COMPILED.value, kill.Fate.NOT_COMPILED.value] and found[
        3
    ].endswith(": WA")


def test_only_mutants_that_live_without_excuse_run_under_sanitizers(
    pool, made, tmp_path, monkeypatch
):
    ran, killers, results = {}, kill.outcomes_of, {}

    def counted(pool, host, texts, is_sanitized):
        ran.setdefault(is_sanitized, []).extend(texts)
        return killers(pool, host, texts, is_sanitized)

    monkeypatch.setattr(kill.Shelf, "load", lambda shelf, key: results.get(key))
    monkeypatch.setattr(kill.Shelf, "save", lambda shelf, key, value: results.update({key: value}))
    monkeypatch.setattr(kill, "outcomes_of", counted)
    cases = tuple(case for case in made.cases if case.name == "max_one_case")
    weak = dataclasses.replace(made, cases=cases)
    fragment = kill.Fragment(BRAVE.name, [weak], tmp_path / "equivalent.txt")
    living = [
        mutant
        for mutant, outcome in kill.run_mutants(pool, fragment)
        if outcome is kill.Fate.SURVIVED
    ]
    texts = {mutant.text for mutant in living}
    assert len(texts) >= 2 and texts <= {*ran[True]} < {*ran[False]}
    ran.clear()
    assert list(kill.run_mutants(pool, fragment)) and not ran  # all are remembered
    lines = "".join(f"- {mutant.before}\n+ {mutant.after}\n  not so\n" for mutant in living)
    fragment.equivalent.write_text(lines)
    assert list(kill.run_mutants(pool, fragment)) and texts == {*ran[False]} and not ran[True]


def test_results_depend_on_the_standard(made, tmp_path, monkeypatch):
    fragment = kill.Fragment(BRAVE.name, [made], tmp_path / "none.txt")
    key = fragment.key()
    monkeypatch.setattr(kill, "declared_standard", lambda solution: "C++20")
    assert fragment.key() != key


@pytest.mark.parametrize("text", ["- a\n+ b\n", "+ b\n- a\n  why\n", "- a\n+ b\nwhy\n"])
def test_a_malformed_list_of_equivalents_is_an_error(tmp_path, text):
    path = tmp_path / "equivalent.txt"
    path.write_text(text)
    with pytest.raises(Mistake, match="expected `- before`, `\\+ after`, `  reason`"):
        kill.equivalents(path)

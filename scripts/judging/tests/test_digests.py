"""In a new clone the judge uses data.sha256 for answers as long as possible, and then asks the
oracles."""

import os
import shutil
import subprocess
import sys

import pytest

import checkout
from judging.data import data
from judging.problems import catalog


@pytest.fixture
def fresh(whole, tmp_path):
    """Return a checkout without data and results."""
    copy = whole.copy(tmp_path / "repository")
    for name in ("data", "store/trial"):
        shutil.rmtree(copy.build / name)
    return copy


def answers(repository) -> int:
    """Return the number of answers that the oracles have given."""
    return len([*(repository.build / "data").rglob("*.ans")])


GENERATED = len(data.promise(catalog.find([checkout.PROBLEM])[0]).generated)


def test_the_right_output_is_known_by_its_digest(fresh):
    fresh.assert_right()
    assert answers(fresh) == 0
    fresh.assert_right()  # from the cache, and still without answers


def test_a_wrong_output_is_shown_beside_the_answer(fresh):
    """The judge asks the oracles for the cases that differ."""
    source = fresh.root / "mine.cpp"
    source.write_text("int main() {}")
    done = fresh.judge("run", checkout.PROBLEM, "--solution", source)
    assert (done.returncode, done.stderr) == (1, "")
    assert "expected | " in done.stdout and 0 < answers(fresh) <= GENERATED


SOURCES = (
    "brute.cpp",
    "second.cpp",
    "../../play.hpp",
    "../../play.cpp",
    "../../makers/text.py",
    "cases.py",
    "../../../scripts/judging/data/grammar.py",
)
ARE_CURRENT = f"""
from judging.data import making
from judging.problems import catalog
print(making.is_current(*catalog.find(["{checkout.PROBLEM}"])))
"""


def test_no_other_sources_are_trusted(fresh):
    """A change of any source of the data ends the trust in data.sha256."""

    def is_trusted():
        environment = {**os.environ, "PYTHONPATH": checkout.python_path(fresh.root)}
        command = [sys.executable, "-c", ARE_CURRENT]
        return subprocess.check_output(command, cwd=fresh.root, env=environment) == b"True\n"

    assert is_trusted()
    for name in SOURCES:
        path = fresh.folder / name
        text = path.read_text()
        path.write_text(text + ("\nANOTHER = 1\n" if name.endswith(".py") else "\nint another;\n"))
        assert not is_trusted(), name
        path.write_text(text)
    assert is_trusted()
    for suffix in (".in", ".ans"):
        shutil.copy(fresh.folder / f"sample_1{suffix}", fresh.folder / f"edge_new{suffix}")
    assert not is_trusted()


def test_without_trust_the_oracles_are_asked(fresh):
    """The judge asks them also if the answers stay the same."""
    path = fresh.folder / "cases.py"
    path.write_text(path.read_text() + "\nANOTHER = 1\n")
    done = fresh.judge()
    assert (done.returncode, done.stderr) == (0, ""), done
    assert answers(fresh) == GENERATED


def test_a_wrong_promise_is_no_verdict(fresh):
    """The digest of an answer is wrong: the judge asks the oracles, and does not blame the
    solution."""
    promises = fresh.folder / "data.sha256"
    first = promises.read_text().split("\n", 1)[0]
    assert first.startswith("all_01 ")
    promises.write_text(promises.read_text().replace(first[-8:], "01234567", 1))
    fresh.assert_mistake(says="the answer to all_01 is not that of data.sha256")


def test_an_oracle_that_does_not_compile_costs_no_verdict(fresh):
    """According to data.sha256 this oracle gave the answers, so the judge asks it only after a
    wrong output. The verdict stays, and the report says what could not be done."""
    (fresh.folder / "brute.cpp").write_text("int main() {")
    source = fresh.root / "mine.cpp"
    source.write_text("int main() {}")
    trusting = "from judging.data import making\nmaking.is_current = lambda problem: True"
    done = fresh.judge("run", checkout.PROBLEM, "--solution", source, setup=trusting)
    assert done.returncode == 1 and "mine.cpp: WA on sample_1" in done.stdout, done
    assert "the judge could not run all cases: " in done.stdout
    assert "brute.cpp does not compile" in done.stdout
    assert " CE " not in done.stdout


def test_an_answer_by_hand_is_checked(fresh):
    """The judge reports a wrong answer of an edge case, even if the solution gives this answer."""
    for suffix, text in (".in", "1\n23 2\n"), (".ans", "second\n"):
        (fresh.folder / f"edge_mine{suffix}").write_text(text)
    fresh.assert_mistake(says="edge_mine.ans:1:1")


def test_a_promised_input_is_not_validated_again(fresh):
    """A comment in the grammar changes nothing. After a change of its code the judge validates
    every input."""
    cases_py = fresh.folder / "cases.py"
    cases_py.write_text("# the grammar\n" + cases_py.read_text())
    fresh.assert_right()
    assert answers(fresh) == 0
    cases_py.write_text(
        cases_py.read_text().replace('reader.count("C", 1, MAX_CASES)', 'reader.count("C", 1, 3)')
    )
    fresh.assert_mistake(
        says="edge_largest_numbers.in: line 1, column 1: expected C, an integer in [1, 3]"
    )


def test_a_new_problem_has_no_promise_yet(fresh):
    """There are no old digests, so the message lists no changes."""
    (fresh.folder / "data.sha256").unlink()
    done = fresh.judge("hdu/1846")
    assert done.returncode == 2, done
    assert "hdu/1846_brave_game: data.sha256 is missing: run `" in done.stdout + done.stderr


def test_a_damaged_promise_is_written_again(fresh):
    """Judging names the line and the command; the command repairs the file."""
    promises = fresh.folder / "data.sha256"
    whole = promises.read_text()
    promises.write_text("<<<<<<< HEAD\n" + whole)
    fresh.assert_mistake(says="data.sha256:1: expected a name")
    done = fresh.judge("data", checkout.PROBLEM, "--write")
    assert done.returncode == 0 and "it was damaged" in done.stdout, done
    assert promises.read_text() == whole

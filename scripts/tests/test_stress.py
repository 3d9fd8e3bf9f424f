"""Stress: a fault is found, made small, explained and saved; no fault is no finding."""

import dataclasses

import pytest

from judging.street import build, catalog, data, trial
from judging.strength import stress

(S_NIM,) = catalog.find(["hdu/1536"])
(JOHN,) = catalog.find(["hdu/1907"])


def outcome(pool, problem, source, recipe, seconds=0.0):
    made = data.prepare(pool, problem)
    program = build.start(pool, source, recipe).result()
    arena = stress.Arena(pool, problem, program, trial.limits_of(problem))
    return stress.stress(arena, trial.run_trial(pool, made, source, recipe), seconds, seed=1)


@pytest.mark.parametrize(
    ("problem", "wrong", "lines"),
    [(S_NIM, "wrong_marks_not_cleared", 4), (S_NIM, "wrong_parity_of_wins", 4), (JOHN, "wrong_normal_play", 3)],
    ids=lambda value: getattr(value, "name", value),
)
def test_a_fault_becomes_one_small_question(pool, problem, wrong, lines):
    """A single case of a few tiny numbers, with the reason from the search."""
    found = outcome(pool, problem, problem.oracle(wrong), build.USER_RECIPE).counterexample
    assert found.text.count("\n") == lines
    assert all(int(number) <= 5 for number in found.text.split())
    assert found.answered.expected != found.answered.got
    assert "-position" in found.reason
    assert found.path.read_text() == found.text


def test_a_right_solution_is_compared_on_random_inputs(pool):
    result = outcome(pool, S_NIM, S_NIM.solution, build.recipe_of(S_NIM), seconds=0.5)
    assert result.counterexample is None and not result.undecided
    assert result.inputs > len(data.prepare(pool, S_NIM).cases)


def test_a_fault_beyond_small_inputs_is_reduced_number_by_number(pool, tmp_path):
    """Where no small input shows it, the failing case itself is made smaller."""
    source = tmp_path / "large.cpp"
    text = S_NIM.solution.read_text().replace("nim_sum ^= grundy[heap];", "nim_sum ^= heap == 10000 ? 0 : grundy[heap];")
    source.write_text(text)
    found = outcome(pool, S_NIM, source, build.USER_RECIPE).counterexample
    assert found is not None and "10000" in found.text


def test_random_input_is_the_same_for_the_same_seed(pool):
    program = build.start(pool, S_NIM.solution, build.recipe_of(S_NIM)).result()
    arena = stress.Arena(pool, S_NIM, program, trial.limits_of(S_NIM))
    texts = [stress._random_text(arena, 7, number) for number in range(30)]
    assert texts == [stress._random_text(arena, 7, number) for number in range(30)]
    assert texts != [stress._random_text(arena, 8, number) for number in range(30)]


def test_reduce_keeps_counts_right():
    """Dropping one of a list takes one from its count."""

    def validate(reader):
        n = reader.count("n", 1, 9)
        reader.line_end()
        reader.integers("pile", n, 0, 99)
        reader.line_end()

    smallest = stress.reduce("5\n3 77 41 0 9\n", validate, lambda t: "41" in t or "40" in t, end=float("inf"))
    assert smallest in ("1\n40\n", "1\n41\n")


def test_an_input_of_a_person_passes_the_grammar_first(pool, tmp_path):
    program = build.start(pool, S_NIM.solution, build.recipe_of(S_NIM)).result()
    arena = stress.Arena(pool, S_NIM, program, dataclasses.replace(trial.limits_of(S_NIM)))
    path = tmp_path / "mine.in"
    path.write_text("1 1\n1\n1 x\n0\n")
    with pytest.raises(stress.Mistake, match=r"mine\.in: line 3, column 3: expected heap"):
        stress.replay(arena, path)

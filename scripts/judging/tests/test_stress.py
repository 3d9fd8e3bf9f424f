"""Stress: a fault is found, made small, explained and saved. Without a fault nothing is found."""

import random
import signal
import sys
import time
from contextlib import contextmanager
from itertools import product

import pytest

from cli import main as entry
from judging.data import making
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.problems import catalog
from judging.run import build, trial
from judging.wrong import counterexample, shrink, stress
from judging.wrong.comparison import Comparison

(S_NIM,) = catalog.find(["hdu/1536"])
(JOHN,) = catalog.find(["hdu/1907"])


def outcome(pool, problem, source, recipe, seconds=0.0):
    made = making.answered(pool, problem)
    program = build.start(pool, source, recipe).result()
    comparison = Comparison(pool, problem, program, catalog.ours(problem))
    return stress.stress(
        comparison,
        trial.run_trial(pool, made, source, recipe, catalog.ours(problem)),
        seconds,
        seed=1,
    )


@pytest.mark.parametrize(
    ("problem", "wrong", "lines"),
    [
        (S_NIM, "wrong_marks_not_cleared", 4),
        (S_NIM, "wrong_parity_of_wins", 4),
        (JOHN, "wrong_normal_play", 3),
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_a_fault_becomes_one_small_question(pool, problem, wrong, lines):
    """The counterexample is one case of a few small numbers, with the reason from the search."""
    found = outcome(pool, problem, problem.oracle(wrong), build.USER_RECIPE).counterexample
    assert found.text.count("\n") == lines
    assert all(int(number) <= 5 for number in found.text.split())
    assert found.answered.expected != found.answered.got
    assert "-position" in found.reason
    assert found.path.read_text() == found.text


def test_a_right_solution_is_compared_on_random_inputs(pool):
    result = outcome(pool, S_NIM, S_NIM.solution, catalog.recipe_of(S_NIM), seconds=0.5)
    assert result.counterexample is None and not result.undecided
    assert result.inputs > len(making.answered(pool, S_NIM).cases)


@pytest.mark.parametrize(
    ("problem", "before", "after", "most"),
    [
        (S_NIM, "nim_sum ^= grundy[heap];", "nim_sum ^= heap == 10000 ? 0 : grundy[heap];", 5),
        (JOHN, "nim_sum ^=", "nim_sum ^= ~64 &", 3),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_a_fault_beyond_small_inputs(pool, tmp_path, problem, before, after, most):
    """The failing case itself becomes smaller: first questions and numbers are removed, then
    numbers shrink."""
    source = tmp_path / "large.cpp"
    text = problem.solution.read_text()
    assert before in text
    source.write_text(text.replace(before, after))
    found = outcome(pool, problem, source, build.USER_RECIPE).counterexample
    assert len(found.text.removesuffix("\n0\n").split()) <= most


def test_a_smaller_one_is_searched_for_in_larger_inputs(pool, tmp_path):
    """The smallest case that fails has 20 colours, and none of them can be removed. A question of a
    larger input leads to two colours."""
    source = tmp_path / "two_faults.cpp"
    first = "std::count(piles.begin(), piles.end(), 1) >= 19 && piles.size() >= 20"
    second = "piles.size() >= 2 && piles[0] / 1000 == 3 && piles[1] / 1000 == 3"
    source.write_text(
        f"""
        #include <algorithm>
        #include <iostream>
        #include <vector>
        int main() {{
            int tests, n;
            for (std::cin >> tests; tests > 0; --tests) {{
                std::cin >> n;
                std::vector<int> piles(n);
                int nim_sum = 0;
                bool has_larger = false;
                for (int& pile : piles) {{
                    std::cin >> pile;
                    nim_sum ^= pile;
                    if (pile > 1) has_larger = true;
                }}
                bool wins = (nim_sum != 0) == has_larger;
                if ({first} || {second}) wins = nim_sum == 8191;
                std::cout << (wins ? "John\\n" : "Brother\\n");
            }}
        }}
        """
    )
    found = outcome(pool, JOHN, source, build.USER_RECIPE).counterexample
    assert len(found.text.split()) == 4


def test_every_small_random_input_is_made_and_valid(each_problem):
    """The smallest sizes leave the least choice, so there a loop may have no end."""

    def make_inputs(problem):
        module = load_cases(problem.folder / "cases.py")
        for size, seed in product((1, 2, 3), range(40)):
            with time_limit(20, f"random_input of size {size} with the seed {seed}"):
                read(module["random_input"](random.Random(seed), size), module["validate"])

    each_problem(make_inputs)


@contextmanager
def time_limit(seconds, what):
    """Fail if the `with` block needs more processor time."""

    def fail(*_):
        raise AssertionError(f"{what} is not done after {seconds} s of processor time")

    before = signal.signal(signal.SIGVTALRM, fail)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def test_random_input_is_the_same_for_the_same_seed(pool):
    program = build.start(pool, S_NIM.solution, catalog.recipe_of(S_NIM)).result()
    comparison = Comparison(pool, S_NIM, program, catalog.ours(S_NIM))
    texts = [counterexample.random_text(comparison, 7, number) for number in range(30)]
    assert texts == [counterexample.random_text(comparison, 7, number) for number in range(30)]
    assert texts != [counterexample.random_text(comparison, 8, number) for number in range(30)]


def piles(reader):
    n = reader.count("n", 1, 9999)
    reader.line_end()
    reader.integers("pile", n, 0, 99)
    reader.line_end()


def test_shrinking_keeps_counts_right():
    """Removing one item of a list subtracts one from its count."""
    smallest = shrink.shrink(
        "5\n3 77 41 0 9\n", piles, lambda t: "41" in t or "40" in t, end=float("inf")
    )
    assert smallest in ("1\n40\n", "1\n41\n")


def test_shrinking_joins_two_piles():
    """None of the piles can be removed alone, because each has its own bits."""
    smallest = shrink.shrink(
        "3\n1 2 4\n", piles, lambda t: sum(map(int, t.split()[1:])) == 7, end=float("inf")
    )
    assert smallest == "1\n7\n"


def test_two_cases_become_one():
    """The number of piles, alone on its line, is removed with the line."""

    def cases(reader):
        while not reader.at_end():
            reader.position()
            n = reader.count("n", 1, 9)
            reader.line_end()
            reader.rows(n, ("pile", 1, 9), are_positions=False)

    smallest = shrink.shrink(
        "1\n7\n1\n8\n", cases, lambda t: "7" in t and "8" in t, end=float("inf")
    )
    assert smallest == "2\n7\n8\n"


def test_a_long_list_loses_all_that_it_can():
    """For an array that is too small, the input has exactly one element too many."""
    text = "3000\n" + " ".join(["7"] * 3000) + "\n"
    smallest = shrink.shrink(text, piles, lambda t: int(t.split()[0]) > 1234, end=float("inf"))
    assert smallest.split()[0] == "1235"


def test_a_negative_number_comes_nearer_to_zero():
    """Zero is the simplest number if the bounds contain it."""

    def places(reader):
        reader.integer("x", -1000, 1000)
        reader.space()
        reader.integer("y", -1000, 1000)
        reader.line_end()

    def is_failing(text):
        x, y = map(int, text.split())
        return x * x + y * y > 50

    assert shrink.shrink("0 -900\n", places, is_failing, end=float("inf")) == "0 -8\n"
    assert shrink.shrink("900 0\n", places, is_failing, end=float("inf")) == "8 0\n"


def test_a_leaf_goes_with_its_edge():
    """The counts of vertices and of edges before a line both become one less."""

    def graph(reader):
        n = reader.count("n", 1, 9)
        reader.space()
        m = reader.count("m", 0, 9)
        reader.line_end()
        reader.require(m == n - 1, "a tree")
        reader.rows(m, ("a", 1, n), ("b", 1, n), are_positions=False) if m else []

    assert (
        shrink.shrink("3 2\n1 2\n1 3\n", graph, lambda t: "1 2" in t[3:], end=float("inf"))
        == "2 1\n1 2\n"
    )


def test_shrinking_ends_by_the_clock_that_it_is_given():
    """The number of changes is fixed, also on a slow machine."""
    tried = []
    text = "3\n10 20 30\n"
    smallest = shrink.shrink(
        text, piles, lambda t: tried.append(t), end=5, clock=lambda: len(tried)
    )
    assert smallest == text and len(tried) == 5


def test_columns_of_a_board_go():
    def board(reader):
        n = reader.count("n", 1, 9)
        reader.space()
        m = reader.integer("m", 1, 9)
        reader.line_end()
        for _ in range(n):
            reader.word("row", ".#", m, m)
            reader.line_end()

    assert shrink.shrink(
        "2 4\n.##.\n..#.\n", board, lambda t: t.count("#") > 1, end=float("inf")
    ) in ("1 2\n##\n", "2 1\n#\n#\n")


def test_an_input_of_a_person_passes_the_grammar_first(pool, tmp_path):
    program = build.start(pool, S_NIM.solution, catalog.recipe_of(S_NIM)).result()
    comparison = Comparison(pool, S_NIM, program, catalog.ours(S_NIM))
    path = tmp_path / "mine.in"
    path.write_text("1 1\n1\n1 x\n0\n")
    with pytest.raises(stress.Mistake, match=r"mine\.in: line 3, column 3: expected h,"):
        stress.replay(comparison, path)


def test_the_smallest_of_every_position_is_shown(monkeypatch, capsys, tmp_path):
    """A program that is wrong from 19 on: the judge shows 19, and no larger number."""
    path = tmp_path / "mine.cpp"
    path.write_text(
        f'// {time.time_ns()}\n#include <cstdio>\nint main() {{ long long n; while (scanf("%I64d", &n) == 1) {{ double x = n;'
        ' while (x > 18) x /= 18; puts(x <= 9 || n > 18 ? "Stan wins." : "Ollie wins."); } }\n'
    )
    monkeypatch.setattr(sys, "argv", ["judge", "stress", "hdu/1517", "--solution", str(path)])
    assert entry.main() == 1
    said = capsys.readouterr().out
    expected = next(n for n in range(19, 1000) if n / 18 > 9)  # the first that is lost again
    assert f"was found:\n\n    {expected}\n" in said

"""Why a person's program fails: the line, and by how much it exceeds a limit."""

import re

import pytest

from judging.data import making
from judging.problems import catalog
from judging.problems.catalog import a_persons, ours
from judging.run import build
from judging.run.runner import Pool
from judging.run.trial import run_trial
from judging.wrong import diagnosis

PROBLEM = catalog.find(["hdu/1847"])[0]
READ = "#include <cstdio>\n#include <ctime>\n#include <vector>\nint n;\n"
MAIN = 'int main() {{\n    while (std::scanf("%d", &n) == 1) std::puts({} ? "Kiki" : "Cici");\n}}\n'
DEEP = "int f(int k) {{\n    volatile char pad[{}];\n    int r = k ? f(k - 1) : n % 3;\n    pad[0] = char(r);\n    return r;\n}}\n"
ENDLESS = "int f(int k) { return k < 0 ? 0 : f(k + 1) + 1; }\n"
WASTE = (
    "int f(int) {{\n    while (std::clock() < CLOCKS_PER_SEC * {}) {{}}\n    return n % 3;\n}}\n"
)


def tried(pool, tmp_path, text, selector="hdu/1847"):
    (problem,) = catalog.find([selector])
    path = tmp_path / "mine.cpp"
    path.write_text(READ + text)
    return run_trial(
        pool, making.answered(pool, problem), path, build.USER_RECIPE, a_persons(problem)
    )


def judged(pool, tmp_path, text):
    trial = tried(pool, tmp_path, text)
    if not trial.failure:
        return trial, ""
    found = diagnosis.Diagnosis(pool, build.USER_RECIPE, trial.source, trial.code)
    (problem,) = catalog.find([trial.name])
    note = f"HDU: {problem.judge.stack_note}"
    return trial, found.why(trial, trial.failure, making.answered(pool, problem), note)


@pytest.fixture
def checked_inputs(monkeypatch):
    """Return the inputs of the runs under a checker, and their limits of processor time in
    milliseconds."""
    inputs, run = [], Pool.run

    def observed(pool, job):
        if job.sandbox == "checked":
            inputs.append((job.input.stem, job.limits.cpu_ms))
        return run(pool, job)

    monkeypatch.setattr(Pool, "run", observed)
    return inputs


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("int a[1];\n" + MAIN.format("n % 3 + a[n] > 1"), "WA", "mine.cpp:7: index "),
        ("int* a = new int[1];\n" + MAIN.format("(a[n] = 1, n % 3 > 1)"), "WA|RE", "mine.cpp:7: writes memory that it may not use (heap-"),
        ("std::vector<int> a(1);\n" + MAIN.format("(a[n] = 1, n % 3 > 1)"), "WA|RE", "mine.cpp:7: attempt to subscript"),
        (MAIN.format("n * 2000000000 % 3 > 0"), "WA", "mine.cpp:6: signed integer overflow"),
        (MAIN.format("6 / (n - n)"), "RE", "mine.cpp:6: division by zero"),
        (ENDLESS + MAIN.format("f(n)"), "RE|TLE", "mine.cpp:5: the stack overflows in f(int)"),
        ("#include <unistd.h>\nint a[1];\n" + MAIN.format("(a[n] = 1, pause(), 1)"), "ILE", "mine.cpp:8: index "),
        (MAIN.format("n % 3 == 1"), "WA", ""),
        (MAIN.format("n % 3"), "AC", ""),
    ],
)  # fmt: skip
def test_the_line_is_named(pool, tmp_path, text, code, why):
    """The report has the line that sanitizers or the checked library find. A wrong idea has no
    line."""
    trial, said = judged(pool, tmp_path, text)
    assert trial.code in code.split("|")
    assert said.startswith(why) and bool(said) == bool(why), said


def test_a_stack_that_a_judge_may_give_is_told_from_other_faults(pool, tmp_path):
    """A program that needs 1.1 MiB passes at an online judge with 2 MiB, although our own solutions
    run with 1 MiB."""
    small = tried(pool, tmp_path, DEEP.format(1000) + MAIN.format("f(n)"))
    assert small.code == "AC"
    large, said = judged(pool, tmp_path, DEEP.format(4000) + MAIN.format("f(n)"))
    assert large.code == "RE"
    assert said.startswith(
        "the stack overflowed: 2048 KiB (HDU: 2 MiB under G++, 1 MiB under C++) is too small; "
    )
    assert "with 4096 KiB all cases are right; make large local arrays static" in said
    assert ours(catalog.find([large.name])[0]).limits.stack_kib == 1024


def test_a_stack_is_not_enough_where_the_program_still_ends_badly(pool, tmp_path):
    """If the program also fails with a larger stack, the stack may not be the reason."""
    trial, said = judged(
        pool,
        tmp_path,
        "#include <cstdlib>\n"
        + DEEP.format(4000)
        + MAIN.format("f(n) + (n > 900 ? (std::abort(), 0) : 0)"),
    )
    assert trial.code == "RE" and "too small" not in said, said


def test_without_a_limit_of_its_own_the_stack_is_the_memory():
    (problem,) = catalog.find(["luogu/P2197"])
    assert a_persons(problem).limits.stack_kib == problem.memory_kib


@pytest.mark.parametrize(
    ("selector", "seconds", "message"),
    [
        ("hdu/1847", 1.2, r"1\d\d\d ms of processor time; the limit is 1000 ms"),
        ("lightoj/1199", 1.2, r"1\d\d\d ms of processor time; the assumed limit is 1000 ms"),
        ("hdu/1847", 9, r"at least [34]\d\d\d ms of processor time; the limit is 1000 ms"),
    ],
)
def test_how_far_it_went(pool, tmp_path, selector, seconds, message):
    """A program that takes 1.2 s under an assumed limit of 1 s may be accepted; the message shows
    the time."""
    trial = tried(pool, tmp_path, WASTE.format(seconds) + MAIN.format("f(n)"), selector)
    assert trial.code == "TLE"
    assert re.fullmatch(message, trial.failure.verdict.message)


def test_what_is_read_before_it_is_written(pool, tmp_path, monkeypatch):
    """Only valgrind finds a variable without a value. Without valgrind there is no message."""
    text = MAIN.format("n % 3 + k").replace("int main() {", "int main() {\n    int k;")
    trial, said = judged(pool, tmp_path, text)
    assert trial.code in ("WA", "AC")
    monkeypatch.setattr(diagnosis.shutil, "which", lambda name: None)
    found = diagnosis.Diagnosis(pool, build.USER_RECIPE, trial.source, "WA")
    assert found._valgrind(trial, trial.results[0].case.input) == ""
    assert "valgrind is not installed" in found.not_searched[0]


def test_a_checker_that_does_not_start_is_not_a_search(pool, tmp_path, monkeypatch):
    """If a checker does not start, the report does not say that nothing was found."""
    monkeypatch.setattr(diagnosis, "MEMCHECK", ("--no-such-option",))
    monkeypatch.setitem(diagnosis.OPTIONS, "ASAN_OPTIONS", "redzone=3")
    trial = tried(pool, tmp_path, MAIN.format("n % 3 == 1"))
    found = diagnosis.Diagnosis(pool, build.USER_RECIPE, trial.source, "WA")
    assert found.why(trial, trial.failure, making.answered(pool, PROBLEM), "") == ""
    assert found.not_searched == [
        "faults of memory: the sanitizers do not work here",
        "variables without a value: valgrind does not work here",
    ]


@pytest.mark.parametrize(
    ("wins", "said", "not_searched"),
    [
        ("n * 2000000000 % 3 > 0", "mine.cpp:6: signed integer overflow", []),
        ("n % 3 == 1", "", ["faults of memory, and variables without a value: this kernel has no Landlock"]),
    ],
)  # fmt: skip
def test_without_landlock_only_ubsan_runs(pool, tmp_path, monkeypatch, wins, said, not_searched):
    """A checker that reads and writes files would not be confined."""
    monkeypatch.setattr(diagnosis, "kernel_offers", lambda: {"landlock": 0, "seccomp": True})
    sandboxes, run = [], Pool.run
    monkeypatch.setattr(
        Pool, "run", lambda pool, job: sandboxes.append(job.sandbox) or run(pool, job)
    )
    trial = tried(pool, tmp_path, MAIN.format(wins))
    found = diagnosis.Diagnosis(pool, build.USER_RECIPE, trial.source, trial.code)
    assert found.why(trial, trial.failure, making.answered(pool, PROBLEM), "").startswith(said)
    assert found.not_searched == not_searched
    assert "checked" not in sandboxes


REPEATED = "mine.cpp:6: line 6 is repeated until the program is stopped"


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        (WASTE.format(9) + MAIN.format("f(n)"), "TLE", f"{REPEATED}: the loop does not end"),
        (WASTE.format(9) + MAIN.format("(n > 500 ? f(n) : n % 3)"), "TLE", REPEATED),
        ("std::vector<int> v;\n" + MAIN.format("(v.assign(10000000, 1), 1)"), "MLE", ""),
        ('int main() { for (;;) std::puts("Kiki"); }', "OLE", ""),
    ],
)
def test_after_a_limit_the_smallest_case_runs_again(
    pool, tmp_path, text, code, why, checked_inputs
):
    """After TLE the failing case also runs again, if the smallest case ends."""
    trial, said = judged(pool, tmp_path, text)
    smallest = min(
        making.answered(pool, catalog.find([trial.name])[0]).cases,
        key=lambda case: case.input.stat().st_size,
    )
    assert trial.code == code and said.startswith(why) and bool(said) == bool(why), said
    failing = [trial.failure.case.name] * ("n > 500" in text)
    assert [name for name, _ in checked_inputs] == [smallest.name, *failing]
    assert all(milliseconds <= 1300 for _, milliseconds in checked_inputs)

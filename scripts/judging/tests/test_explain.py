"""The explanation of a failure: no step may cost the verdict, and a beginner's mistake is named."""

import random
from pathlib import Path

import pytest

from judging import Mistake, report
from judging.data import data, oracles
from judging.data.generate import load_cases
from judging.problems import catalog
from judging.run import build, trial
from judging.run.runner import Limits
from judging.run.verdict import compare
from judging.wrong import (
    changes,
    comparison,
    counterexample,
    explain,
    findings,
    mistakes,
    outputs,
    questions,
    submission,
)

(BRAVE,) = catalog.find(["hdu/1846"])
WRONG = """#include <cstdio>
int main() {
    int t, n, m;
    std::scanf("%d", &t);
    while (std::scanf("%d %d", &n, &m) == 2) std::puts(n > 9 && n % m == 0 ? "first" : n % (m + 1) ? "first" : "second");
}
"""


@pytest.fixture
def explained(pool, tmp_path):
    """Judge a program; return the trial and the lines of the report."""

    def judged(text=WRONG, problem=BRAVE, shrinks=True):
        source = tmp_path / "mine.cpp"
        source.write_text(text)
        lines = []
        judged = submission.Submission(pool, problem, source, lines.append)
        return judged.judge(fresh=False, shrinks=shrinks), lines

    return judged


STEPS = {
    "text": (mistakes, "in_text"),
    "output": (outputs, "mistake"),
    "compiler": (explain, "Diagnosis"),
    "warnings": (mistakes, "warnings"),
    "swapped answers": (changes.Changes, "swapped_answers"),
    "reading order": (changes.Changes, "reading_order"),
    "streams": (changes.Changes, "streams"),
    "integers": (changes.Changes, "wider_integers"),
    "numbers": (changes.Changes, "exact_numbers"),
    "sanitizers": (explain.Diagnosis, "why"),
    "chosen": (mistakes, "chosen"),
    "search": (counterexample, "of_trial"),
    "comparison": (explain, "Comparison"),
    "questions": (mistakes, "together"),
    "reason": (comparison.Comparison, "reason"),
    "files": (report, "files"),
    "input": (report, "quoted"),
}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    "error",
    [
        IndexError("list index out of range"),
        Mistake("the disk of build/ is full"),
        OSError(28, "x"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_no_step_costs_the_verdict(explained, monkeypatch, capsys, step, error):
    """The verdict, the first difference and the exit status stay, and one line says what happened."""

    def fail(*_, **__):
        raise error

    monkeypatch.setattr(*STEPS[step], fail)
    judged, lines = explained()
    assert judged.code == "WA" and report.status([judged]) == 1
    assert "mine.cpp: WA on " in lines[1] and "the output differs at line" in lines[2], lines
    unfinished = [line for line in lines if explain.UNFINISHED in line]
    assert len(unfinished) == 1, lines
    asks = "please report it, with this program" in unfinished[0]
    assert asks == isinstance(error, IndexError)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("text", "step", "code"),
    [("", "compilers.check", "AC"), ("int main() { x; }", "names.advice", "CE")],
)
def test_no_remark_costs_the_verdict(explained, monkeypatch, text, step, code):
    """The judge cannot say which compilers accept the program, or how to change it."""

    def fail(*_):
        raise ValueError("Invalid pattern")

    module, name = step.split(".")
    monkeypatch.setattr(f"judging.wrong.{module}.{name}", fail)
    right = BRAVE.solution.read_text()
    judged, lines = explained(text or right)
    assert judged.code == code
    assert explain.UNFINISHED in lines[-1] and "ValueError in test_explain.py" in lines[-1]


def test_a_full_disk_keeps_the_verdict(explained, monkeypatch):
    """Neither the wrong output nor the results can be written."""

    def fail(*_):
        raise Mistake("build/ cannot be written: No space left on device")

    monkeypatch.setattr(trial, "write_whole", fail)
    monkeypatch.setattr(trial.SHELF, "save", fail)
    judged, lines = explained(shrinks=False)
    assert judged.code == "WA" and judged.failure.output is None
    assert "WA on " in lines[1] and ".out" not in lines[-1], lines


def test_a_fault_of_the_judge_after_the_first_failure_keeps_the_verdict(explained, monkeypatch):
    """The answer of the first wrong case is known, and the answer of another case is not."""
    answer, asked = data.Data.answer, []

    def once(*arguments):
        asked.append(arguments)
        if len(asked) > 1:
            raise Mistake("the disk of build/ is full")
        return answer(*arguments)

    monkeypatch.setattr(data.Data, "answer", once)
    monkeypatch.setattr(outputs, "mistake", lambda *_: "a cause")
    monkeypatch.setattr(mistakes, "in_text", lambda *_: "a cause")
    judged, lines = explained()
    assert judged.code == "WA" and judged.cut_short == "the disk of build/ is full"
    assert "  the judge could not run all cases: the disk of build/ is full" in lines


def test_a_global_name_of_the_program_is_not_used_by_the_judge(pool, tmp_path):
    """The header that flushes every output must not collide with the program."""
    (game,) = catalog.find(["codeforces/1934D2"])
    source, lines = tmp_path / "mine.cpp", []
    text = game.oracle("wrong_no_flush").read_text()
    source.write_text(text.replace("int main", "int unbuffered, Unbuffered_;\nint main"))
    judged = submission.Submission(pool, game, source, lines.append).judge(False, True)
    assert judged.code == "ILE"
    assert any("it passes this case if every output is flushed" in line for line in lines), lines


def test_a_program_is_compiled_once_and_its_warnings_are_kept(explained, monkeypatch):
    """The other compilations are for the search: with sanitizers, and for valgrind."""
    recipes, compile_job = [], build.compile_job

    def counted(source, recipe, *others):
        recipes.append(recipe.flags)
        return compile_job(source, recipe, *others)

    monkeypatch.setattr(build, "compile_job", counted)
    judged, lines = explained("\n" + WRONG.replace("int t, n, m;", "int t, n, m = t;"))
    assert any("line 4: 't' is used uninitialized" in line for line in lines), lines
    assert [flags[0] for flags in recipes if "-Wall" in flags] == ["-O2"]
    assert {flags[0] for flags in recipes} <= {"-O2", "-O1", "-O0"}


def test_a_report_has_at_most_twenty_lines(explained):
    """The input of 30 lines is cut."""
    text = WRONG.replace("n > 9 && n % m == 0", "t > 30 && n % 7 == 1 && t++ > 60")
    judged, lines = explained(text)
    assert judged.code == "WA" and len(lines) <= explain.MOST_LINES, lines
    assert lines[-1].startswith("  files: ")


def test_the_report_of_a_long_game_has_at_most_twenty_lines(pool):
    """The moves of the game fill the lines that are left."""
    (game,) = catalog.find(["codeforces/1934D2"])
    lines: list[str] = []
    source = game.oracle("wrong_says_more")
    judged = submission.Submission(pool, game, source, lines.append).judge(False, True)
    assert judged.code == "WA" and len(lines) == explain.MOST_LINES, lines
    assert lines[-1].startswith("  files: ")


EXPECTED = b"LWW\nWWL\n"


@pytest.mark.parametrize(
    ("got", "expected", "cause"),
    [
        (b"lww\nwwl\n", EXPECTED, "only upper and lower case are wrong: print `LWW`, not `lww`"),
        (b"Yes\nNo\n", b"YES\nNO\n", "only upper and lower case are wrong: print `YES`, not `Yes`"),
        (b"l w w\nwwl\n", EXPECTED, "only upper and lower case, spaces and line ends are wrong: print `LWW`, not `l`"),
        (b"LWWWWL\n", EXPECTED, "only spaces and line ends are wrong: in line 1, print a line end after `LWW`"),
        (b"L\nW\nW\nW\nW\nL\n", EXPECTED, "only spaces and line ends are wrong: in line 1, remove a line end after `L`"),
        (b"LWW\nW W L\n", EXPECTED, "only spaces and line ends are wrong: in line 2, remove a space after `W`"),
        (b"12\n", b"1\n2\n", "only spaces and line ends are wrong: in line 1, print a line end after `1`"),
        (b"k = 2\nLWW\nk = 3\nWWL\n", EXPECTED, "all answers are right, but the output also contains `k = 2`: remove this text"),
        (b"enter k:LWW\nWWL\n", EXPECTED, "all answers are right, but the output also contains `enter k:`: remove this text"),
        (b"Case #1: LWW\nCase #2: WWL\n", EXPECTED, "all answers are right, but the output also contains `Case #1: `: remove this text"),
        (b"n = 10\n10\nn = 1\n1\n", b"10\n1\n", "all answers are right, but the output also contains `n = 10`: remove this text"),
        (b"LWW\nLWW\nWWL\n", EXPECTED, ""),  # an answer too many may be a wrong answer
        (b"11\n10\n", b"1\n0\n", ""),
        (b"WLL\nLLW\n", EXPECTED, ""),
        (b"", EXPECTED, ""),
        (b"LWW\nWWL", EXPECTED, ""),  # PE has a message of its own
    ],
)  # fmt: skip
def test_a_right_answer_in_a_wrong_form_is_named(got, expected, cause):
    assert outputs.mistake(compare(expected, got, "exact"), expected, got) == cause


@pytest.mark.parametrize("selector", ["hdu/1536", "hdu/1730", "hdu/2509", "hdu/1524", "hdu/2873"])
def test_a_question_alone_has_the_same_answer(pool, selector):
    """Questions of a group keep the header of the group. Empty lines between questions go."""
    (problem,) = catalog.find([selector])
    module, asked, done = load_cases(problem.folder / "cases.py"), 0, []
    oracle = oracles.of_problem(pool, problem)
    path = pool.folder("alone") / "question.in"

    def answers(text):
        path.write_text(text)
        said = oracles.first_answer(oracle, path).decode().splitlines()
        return [*"".join(said)] if selector == "hdu/1536" else said

    for seed in range(5):
        text = module["random_input"](random.Random(seed), 1 + seed)
        whole = answers(text)
        if 1 < len(whole) <= mistakes.MOST_QUESTIONS:
            asked += len(whole)
            alone = [questions.single(text, module["validate"], i) for i in range(len(whole))]
            assert all(alone), text
            done += [answers(each) == [right] for each, right in zip(alone, whole, strict=True)]
    assert asked > 5 and all(done)


LOG = "==7== {}\n==7==    at 0x48: f(int) ({})\n==7==    by 0x49: main (mine.cpp:14)\n==7== \n"
UNSET = "Conditional jump or move depends on uninitialised value(s)"


@pytest.mark.parametrize(
    ("log", "found"),
    [
        (LOG.format(UNSET, "mine.cpp:9"), "mine.cpp:9: conditional jump or move depends on uninitialised value(s)"),
        (LOG.format(UNSET, "vfscanf.c:99"), "mine.cpp:14: conditional jump or move depends on uninitialised value(s)"),
        (LOG.format("Process terminating with default action of signal 4 (SIGILL)", "mine.cpp:9"), ""),
        (f"==7== Invalid read of size 4\n==7==    at 0x48: g (other.c:3)\n==7== \n{LOG.format(UNSET, 'mine.cpp:9')}", "mine.cpp:9: conditional jump or move depends on uninitialised value(s)"),
        ("==7== Invalid read of size 4\n==7==    at 0x48: g (other.c:3)\n==7== \n", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_a_finding_of_valgrind_has_a_line_of_the_source(log, found):
    assert findings.of_valgrind(log, "mine.cpp") == found


def test_a_finding_of_a_sanitizer_has_a_line_of_the_source():
    """The fault is in a header; the stack leads to the program."""
    log = "/usr/include/c++/12/bits/stl_x.h:77:5: runtime error: load of null pointer\n"
    stack = "    #0 0x4a in f /usr/include/c++/12/bits/stl_x.h:77\n    #1 0x4b in main /tmp/mine.cpp:8\n"
    assert findings.finding(log + stack, "", "mine.cpp") == "mine.cpp:8: load of null pointer"
    assert findings.finding(log, "", "mine.cpp") == "load of null pointer"


def test_the_source_of_a_failure_has_a_folder_of_its_own():
    """Two files of the same name do not share a folder, and no name leaves the folder."""
    paths = [Path("/a/main.cpp"), Path("/b/main.cpp"), Path("/a/...cpp"), Path("/a") / ("x" * 300)]
    folders = [trial.failed_folder(BRAVE.name, path) for path in paths]
    assert len({*folders}) == 4
    assert {folder.parent for folder in folders} == {trial.BUILD / "failed" / BRAVE.name}
    assert all(".." not in folder.parts and len(folder.name) < 100 for folder in folders)


def of_problems(codes):
    """Return a trial for each problem name, with one case of this verdict."""
    conditions = trial.Conditions(Limits(1000, 1024))
    case = trial.Case("near_a_long_name_of_a_case", Path("a.in"), Path("a.ans"), "", "", 1)
    return [
        trial.Trial(name, Path("x.cpp"), conditions, 1, [trial.Result(case, verdict, 5, 5, 1024)])
        for name, verdict in codes.items()
    ]


@pytest.fixture
def terminal(monkeypatch, capsys):
    """Return a function that prints a table on a terminal of so many columns."""

    def on_terminal(columns, *arguments):
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
        report.trials(*arguments)
        return report.STYLE.sub("", capsys.readouterr().out)

    return on_terminal


@pytest.mark.parametrize("columns", [50, 60, 80, 120])
def test_the_verdict_is_visible_on_a_narrow_terminal(terminal, columns):
    wrong = compare(b"1", b"2", "exact")
    said = terminal(columns, of_problems({"lightoj/1315_game_of_hyper_knights": wrong}))
    assert "verdict" in said and " WA " in said and "…" not in said, said
    assert ("memory" in said) == (columns >= 80) and ("slowest case" in said) == (columns == 120)


def test_a_long_table_shows_what_was_not_accepted(terminal, capsys):
    right, wrong = compare(b"", b"", "exact"), compare(b"1", b"2", "exact")
    trials = of_problems({f"hdu/{i}": right for i in range(20)} | {"hdu/99": wrong})
    said = terminal(80, trials)
    assert "hdu/99" in said and "hdu/7" not in said
    assert "20 problems AC; with --all, each has a row" in said
    assert "hdu/7" in terminal(80, trials, (), True)
    assert "hdu/7" in terminal(80, trials[:5] + trials[7:8])


def test_the_last_line_counts_what_was_not_judged(capsys):
    right, wrong = compare(b"", b"", "exact"), compare(b"1", b"2", "exact")
    trials = of_problems({"hdu/1": right, "hdu/2": wrong, "hdu/3": right})
    trials[2].fault = "data.sha256 is missing"
    report.footer(trials, 1, broken=1)
    assert "1 not accepted (hdu/2), 2 not judged (JE) in 1.0 s" in capsys.readouterr().out


def test_our_own_failure_names_the_command(capsys):
    wrong = compare(b"1", b"2", "exact")
    (failed,) = of_problems({"hdu/1846_brave_game": wrong})
    failed.source = BRAVE.solution
    report.failures([failed])
    said = capsys.readouterr().out
    assert (
        "for the cause and a small failing input: scripts/judge hdu/1846_brave_game --solution problems/hdu/1846_brave_game.cpp"
        in said
    )


def test_standard_error_does_not_count_as_output(pool, tmp_path):
    """A program that writes much to standard error is judged by its standard output."""
    source = tmp_path / "mine.cpp"
    loop = "for (int i = 0; i < 2000; ++i) std::fwrite(line, 1, sizeof line, stderr);"
    text = "#include <cstdio>\nchar line[10000];\nint main() {{ std::puts({}); {} }}\n"
    conditions = trial.Conditions(Limits(5000, 1 << 20, output_kib=1024))
    (tmp_path / "1.in").write_text("")
    (tmp_path / "1.ans").write_text("1\n")

    class Exam:
        name = "exam"
        cases = (trial.Case("1", tmp_path / "1.in", tmp_path / "1.ans", str(tmp_path), "", 1),)

        def answer(self, pool, case):
            return case.answer.read_bytes()

    def judged(said, more):
        source.write_text(text.format(said, more))
        return trial.run_trial(pool, Exam(), source, build.USER_RECIPE, conditions)

    assert judged('"1"', loop).code == "AC"
    assert judged('"2"', loop).code == "WA"
    loud = judged('"1"', loop.replace("stderr", "stdout"))
    assert loud.code == "OLE"
    assert loud.failure.verdict.message == "more than 1024 KiB of standard output"

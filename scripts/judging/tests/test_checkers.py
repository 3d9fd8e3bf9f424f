"""If several outputs are right, the oracles check the output. The data, the reports and the audit
use the checkers."""

import shutil
import subprocess
import sys
import time
from dataclasses import replace
from random import Random

import pytest

from builder import facts
from cli import main as cli
from judging import ROOT, Mistake, sha256
from judging.data import data, making, oracles
from judging.data.oracles import Oracle
from judging.problems import catalog
from judging.problems.catalog import ORACLE, ours
from judging.run import build, runner
from judging.run.trial import Case, Conditions, Trial, run_trial
from judging.run.verdict import Verdict
from judging.wrong import mistakes
from judging.wrong.comparison import Answered, Comparison
from judging.wrong.counterexample import wrong_questions
from lab import audit, export, kill, outputs
from processes import left_by_jobs

PROMISES = catalog.find(["codeforces/1149E"])[0]
LIMITS = replace(ours(PROMISES).limits, cpu_ms=300)

# The rule of Nim. An output is the number of a pile and what is left of it, or 0 in a lost position.
CHECKER = """
#include "check.hpp"
#include "play.hpp"
using Piles = std::vector<int>;

int main(int count, char** arguments) {
    check::Judge judge(count, arguments);
    play::Game<Piles> game(play::in_one([](int pile) {
        std::vector<int> options;
        for (int left = 0; left < pile; ++left) options.push_back(left);
        return options;
    }));
    Piles piles(judge.read<int>());
    for (int& pile : piles) pile = judge.read<int>();
    const bool wins = game.is_n_position(piles);
    const auto i = judge.number("the pile", wins, wins ? piles.size() : 0) - 1;
    if (!wins) judge.end();
    if (piles[i] == 0) judge.wrong("pile " + std::to_string(i + 1) + " is empty");
    piles[i] = judge.number("what is left", 0, piles[i] - 1);
    if (game.is_n_position(piles)) {
        const Piles reply = game.winning_options(piles).front();
        judge.wrong("leaves " + play::described(piles) + ", and the opponent wins: " + play::described(reply));
    }
    judge.end();
}
"""
ANY_MOVE = """
#include <iostream>
#include <vector>
int main() {
    int n, sum = 0;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int& pile : piles) std::cin >> pile, sum ^= pile;
    for (int i = ORDER)
        if ((piles[i] ^ sum) < piles[i]) {
            std::cout << i + 1 << ' ' << (piles[i] ^ sum) << "\\n";
            return 0;
        }
    std::cout << "0\\n";
}
"""
UP, DOWN = (ANY_MOVE.replace("ORDER", way) for way in ("0; i < n; ++i", "n - 1; i >= 0; --i"))
SUM = "(piles[i] ^ sum) <<"
PRINTED = '<< "\\n"'

# name: verdict, its reason, and a text of the program with its replacement
PROGRAMS = {
    "right": ("AC", "", SUM, SUM),
    "other blanks": ("AC", "", "<< ' ' <<", "<< '\\n' <<"),
    "losing move": ("WA", "leaves (1, 7, 7), and the opponent wins: (0, 7, 7)", SUM, SUM.replace("sum)", "sum) + 1")),
    "a word missing": ("WA", "the output ends; expected what is left", f"<< ' ' << {SUM[:-3]}", ""),
    "a word too much": ("WA", "expected the end of the output; found 0", PRINTED, '<< " 0\\n"'),
    "zeros before": ("WA", "expected the pile, an integer from 1 to 3; found 01", "cout <<", 'cout << "0" <<'),
    "huge": ("WA", f"expected the pile, an integer from 1 to 3; found {'9' * 40}", "cout <<", 'cout << std::string(99999, \'9\') <<'),
    "nothing": ("WA", "the output ends; expected the pile", "int n,", "return 0; int n,"),
    "right, then a crash": ("RE", "SIGILL", "return 0;", "std::cout.flush(); __builtin_trap();"),
    "right, then a loop": ("TLE", "of processor time", "return 0;", "std::cout.flush(); for (;;) {}"),
}  # fmt: skip
FAULTY = {
    "aborts": ("a checker failed: ended by SIGABRT", "std::abort();"),
    "never ends": ("a checker failed: broke its limit: ", "for (;;) {}"),
    "prints an answer": ("a checker failed: ended with exit code 0", "return 0;"),
    "accepts everything": ("the checkers disagree: leaves (1, 7, 7), and", 'std::cerr << "ok"; return 42;'),
}  # fmt: skip


def source_of(code):
    return f"#include <cstdlib>\n#include <iostream>\nint main() {{ {code} }}\n"


@pytest.fixture
def judge(pool, tmp_path):
    """Return a function that judges a source on one case with checkers that are given as sources."""

    def judge(source, *checkers, text="3\n3 7 7\n", answer="1 0\n", beyond=1):
        for name, content in {
            "player.cpp": "#include <string>\n" + source,
            "case.in": text,
            **{f"checker_{i}.cpp": checker for i, checker in enumerate(checkers)},
        }.items():
            (tmp_path / name).write_text(content)
        case = Case("case", tmp_path / "case.in", tmp_path / "case.ans", text, "", 1)
        if answer:
            case.answer.write_text(answer)
        case = replace(case, answer_digest=sha256(answer.encode()))
        found = data.Data(PROMISES, "", (case,), {})
        paths = [tmp_path / f"checker_{i}.cpp" for i in range(len(checkers))]
        checkers = tuple((path, ORACLE) for path in paths)
        conditions = Conditions(LIMITS, beyond=beyond, checkers=checkers)
        recipe = replace(build.USER_RECIPE, flags=("-O1", "-static"))
        trial = run_trial(
            pool, found, tmp_path / "player.cpp", recipe, conditions, tmp_path / "kept"
        )
        assert not trial.compile_error and left_by_jobs() == {}
        return trial

    return judge


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(judge, name):
    """Each program gets its verdict, with a reason in one line."""
    code, reason, before, after = PROGRAMS[name]
    assert before in UP
    trial = judge(UP.replace(before, after, 1), CHECKER)
    message = trial.failure.verdict.message if trial.failure else ""
    assert (trial.code, reason in message) == (code, True), message
    assert len(message) < 200


def test_every_right_output_is_right(judge):
    """The programs take from the first or from the last pile, and both win. In a lost position both
    say so. No oracle is asked for the answer."""
    for source in (UP, DOWN):
        assert judge(source, CHECKER, answer="").code == "AC"
        assert judge(source, CHECKER, text="2\n3 3\n", answer="").code == "AC"


def test_a_right_output_may_be_late(judge):
    """A program that ends by itself, but needs too much time, gets TLE before its output is read."""
    wait = "while (std::clock() < CLOCKS_PER_SEC / 2) {} return 0;"
    source = "#include <ctime>\n" + UP.replace("return 0;", wait)
    assert judge(source, CHECKER, beyond=10).code == "TLE"


@pytest.mark.parametrize("name", FAULTY)
def test_fault_of_a_checker(judge, monkeypatch, name):
    """If a checker fails, or the checkers disagree, the judge does not blame the program."""
    monkeypatch.setattr(runner, "CHECKER", replace(runner.CHECKER, cpu_ms=300))
    reason, code = FAULTY[name]
    losing = UP.replace(SUM, SUM.replace("sum)", "sum) + 1"))
    with pytest.raises(Mistake) as raised:
        judge(losing, CHECKER, source_of(code))
    assert reason in str(raised.value) and "\n" not in str(raised.value)
    assert left_by_jobs() == {}


def test_a_checker_may_decline(judge):
    """Then the other one decides. At least one must decide."""
    assert judge(UP, source_of("return 99;"), CHECKER).code == "AC"
    with pytest.raises(Mistake, match="no checker reads so large a case"):
        judge(UP, source_of("return 99;"))


def test_results_depend_on_the_checkers(judge):
    """After a change of a checker, a stored verdict does not count."""
    new = f"// {time.time_ns()}\n"  # no run before has stored a verdict
    everything, nothing = (new + source_of(f"return {status};") for status in (42, 43))
    trials = [judge(DOWN, checker) for checker in (everything, everything, nothing)]
    assert [(trial.code, trial.remembered) for trial in trials] == [("AC", 0), ("AC", 1), ("WA", 0)]


@pytest.fixture
def lax(pool, tmp_path):
    """Return the oracles of Election Promises. Those of second.cpp accept every output with WIN."""
    source = PROMISES.oracle("second").read_text()
    place = "    const Numbers reply ="
    assert source.count(place) == 1
    (tmp_path / "second.cpp").write_text(source.replace(place, "    judge.end();\n" + place))
    return {
        "brute": Oracle(pool, PROMISES.oracle("brute")),
        "second": Oracle(pool, tmp_path / "second.cpp"),
    }


def test_answers_must_be_right(pool, lax):
    """The data of a problem are wrong if a checker rejects an answer, or if the checkers disagree."""
    good, sample = oracles.of_problem(pool, PROMISES), PROMISES.handmade[0].input
    for case in PROMISES.handmade:
        oracles.check(PROMISES, good, case.input, case.answer.read_bytes(), "the answer")
    with pytest.raises(
        Mistake, match="a.ans to .*: WA: .* city 3 from 1 to 0, but then the opponent"
    ):
        oracles.check(PROMISES, good, sample, b"WIN\n2 1 0 5\n", "a.ans")
    with pytest.raises(Mistake, match="a.ans to .*: JE: the checkers disagree: "):
        oracles.check(PROMISES, lax, sample, b"WIN\n2 1 0 5\n", "a.ans")


def test_answers_of_the_data_are_checked(whole, tmp_path):
    """The answers of both oracles and those written by hand need not be equal, but right."""
    name, checkout = PROMISES.name, whole.copy(tmp_path / "repository")
    for path in ("testdata/check.hpp", "testdata/codeforces/judge.toml", f"problems/{name}.cpp"):
        (checkout.root / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, checkout.root / path)
    folder = checkout.root / "testdata" / name
    shutil.copytree(PROMISES.folder, folder)
    with (folder / "cases.py").open("a") as file:
        file.write("\n\ndef cases():\n    yield 'all_one', '3 2\\n1 1 3\\n1 2\\n1 3\\n'\n")
    answer, second = folder / "edge_two_ends_in_a_layer.ans", folder / "second.cpp"
    answer.write_text("WIN\n0 5 5\n")
    assert checkout.judge("data", name, "--write").returncode == 0
    assert ": all AC in" in checkout.judge(name).stdout
    answer.write_text("WIN\n0 5 4\n")
    says = f"{answer.name} to testdata/{name}/{answer.stem}.in: WA: the move sets "
    checkout.assert_mistake("data", name, "--write", says=says)
    answer.write_text("WIN\n0 5 5\n")
    text = second.read_text()
    assert text.count("std::cout << best[i]") == 1
    second.write_text(text.replace("std::cout << best[i]", "std::cout << best[i] + 1"))
    checkout.assert_mistake("data", name, "--write", says="the answer of second.cpp to ")


def test_the_audit_finds_a_checker_that_accepts_too_much(pool, monkeypatch, lax):
    """It damages right outputs. Both checkers read each, and must agree."""
    made = making.answered(pool, PROMISES)
    few = replace(made, cases=tuple(c for c in made.cases if c.name.startswith("edge_no")))
    assert audit.checkers(pool, few).faults == []
    monkeypatch.setattr(outputs, "of_problem", lambda pool, problem: lax)
    faults = audit.checkers(pool, few).faults
    assert faults and all("the checkers disagree: " in fault for fault in faults), faults


def test_malformed_outputs_must_be_rejected(pool, monkeypatch, tmp_path):
    """If both checkers accept an output like +1, the audit says so."""
    path = tmp_path / "checker.cpp"
    path.write_text(source_of("return 42;"))
    monkeypatch.setattr(outputs, "of_problem", lambda pool, problem: {"second": Oracle(pool, path)})
    made = making.answered(pool, PROMISES)
    few = replace(made, cases=tuple(c for c in made.cases if c.name.startswith("edge_two")))
    faults = audit.checkers(pool, few).faults
    assert any("accept a malformed output, on the output 'WIN\\n+0 0 0\\n'" in f for f in faults)


def test_damaged_outputs():
    wrong, other = [*outputs.malformed("WIN\n10 3\n")], [*outputs.changed("WIN\n10 3\n", Random(1))]
    for text in (
        "",
        "WIN\n10 3\nx\n",
        "WIN\n10 3\n\0",
        "WINx\n10 3\n",
        "WIN\n+10 3\n",
        "WIN\n10 03\n",
    ):
        assert text in wrong
    for text in (
        "\n10 3\n",
        "win\n10 3\n",
        "WIN\n9 3\n",
        "WIN\n10 10\n",
        "WIN\n10 \n",
        "WIN\n10 3\n0\n",
    ):
        assert text in other
    assert "WIN\n10 3\n" not in wrong
    assert len({text for text in other if text.startswith("WIN\n")}) > outputs.DRAWN


def test_mutants_depend_on_the_checkers(pool, monkeypatch):
    """The stored results of mutants are not used after a change of a checker."""
    fragment = kill.fragment(PROMISES.name, [making.answered(pool, PROMISES)])
    before = fragment.key()
    monkeypatch.setattr(kill, "ours", lambda problem: replace(ours(problem), checkers=()))
    assert fragment.key() != before


def test_the_report_shows_the_reason_and_one_right_output(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    text = (PROMISES.folder / "wrong_lowest_layer.cpp").read_text()
    (tmp_path / "p.cpp").write_text(text)
    monkeypatch.setattr(sys, "argv", ["judge", "codeforces/1149E", "--solution", "p.cpp"])
    assert cli.main() == 1
    said = capsys.readouterr().out
    reason = (
        "  the move sets city 4 from 5 to 1, but then the opponent wins: set city 1 from 2 to 1\n"
    )
    assert f"WA on sample_1, in {PROMISES.name}\n{reason}" in said
    assert "\n  one right output: WIN↵0 0↵, got WIN↵0 1↵\n" in said and "expected" not in said
    assert said.count("but then the opponent wins") == 2


@pytest.fixture
def last(tmp_path):
    """Return a copy of the solution that chooses another city if several cities win."""
    path = tmp_path / "last.cpp"
    place = "    v = 0;\n    while (layer[v] != top || (h[v] ^ sum[top]) > h[v]) ++v;\n"
    source = PROMISES.solution.read_text()
    assert source.count(place) == 1
    path.write_text(source.replace(place, place.replace("0", "n - 1", 1).replace("++", "--")))
    return path


def test_another_right_output_is_no_difference(pool, last):
    """The random inputs of `stress` are compared with the checkers, too."""
    program = build.start(pool, last, build.USER_RECIPE).result()
    comparison = Comparison(pool, PROMISES, program, ours(PROMISES))
    answered = comparison.answer("2 0\n3 3\n"), comparison.answer("3 0\n7 7 7\n")
    assert [each.verdict.code for each in answered] == ["AC", "AC"]
    assert answered[1].got == b"WIN\n7 7 0\n" != answered[1].expected
    assert comparison.failure("3 0\n7 7 7\n") is None


def test_lines_of_right_outputs_are_not_compared(pool):
    """Another line may be right, too. So no question is called wrong because of its line."""
    verdict = Verdict("WA", "the move loses", is_by_checkers=True)
    assert wrong_questions(Answered(b"1\n2\n", b"2\n2\n", verdict), 2) is None


def test_another_right_output_is_no_endless_output(pool, tmp_path):
    """The first difference of an endless output says nothing."""
    path = tmp_path / "endless.cpp"
    path.write_text(source_of('for (;;) std::cout << "WIN\\n0 0 0\\n";'))
    program = build.start(pool, path, build.USER_RECIPE).result()
    made = making.answered(pool, PROMISES)
    said = {
        conditions: mistakes.endless(pool, Trial(PROMISES.name, path, conditions), program, made)
        for conditions in (ours(PROMISES), replace(ours(PROMISES), checkers=()))
    }
    assert [bool(text) for text in said.values()] == [False, True]


def test_a_page_shows_no_failure_of_a_right_program(pool, last):
    assert facts.failure_of(pool, PROMISES, last) is None
    wrong = PROMISES.folder / "wrong_lowest_layer.cpp"
    assert "but then the opponent wins" in facts.failure_of(pool, PROMISES, wrong)["message"]


def test_a_package_has_the_checker(tmp_path):
    """Other judge systems start it with a case, an answer and a folder."""
    export.export_packages(["codeforces/1149E"], to=tmp_path, jobs=1)
    package = tmp_path / "codeforces1149e"
    assert "\nvalidation: custom\n" in (package / "problem.yaml").read_text()
    assert not (package / "submissions/accepted/second.cpp").exists()
    folder, program = package / "output_validators/checker", tmp_path / "checker"
    subprocess.run(["g++", "-std=c++17", folder / "second.cpp", "-o", program], check=True)
    (case,) = package.glob("data/secret/*_edge_two_ends_in_a_layer.in")
    for output, status, said in (
        (case.with_suffix(".ans").read_text(), 42, "right\n"),
        ("WIN\n0 7 7\n", 42, "right\n"),
        ("LOSE\n", 43, "the first player wins: set city 1 from 1 to 0, city 3 from 0 to 1\n"),
    ):
        command = [program, case, case.with_suffix(".ans"), tmp_path]
        done = subprocess.run(command, input=output, capture_output=True, text=True)
        assert (done.returncode, done.stdout, done.stderr) == (status, "", "")
        assert (tmp_path / "judgemessage.txt").read_text() == said

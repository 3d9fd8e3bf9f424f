"""Audit: each check finds the weakness that it looks for."""

import dataclasses
import re
import shutil
import subprocess
from types import SimpleNamespace

import pytest

from judging import ROOT, Mistake
from judging.data import making
from judging.problems import catalog, snippets
from lab import audit, kill

(BRAVE,) = catalog.find(["hdu/1846"])


@pytest.fixture
def made(pool):
    return making.answered(pool, BRAVE)


@pytest.fixture
def of_case(made, tmp_path):
    """Return the data of one case: (name, input, answer)."""

    def replaced(name, text, answer, answers=made.problem.answers):
        paths = tmp_path / "in", tmp_path / "ans"
        for path, content in zip(paths, (text, answer)):
            path.write_text(content)
        case = dataclasses.replace(
            made.cases[0], name=name, input=paths[0], answer=paths[1], positions=2
        )
        problem = dataclasses.replace(made.problem, answers=answers)
        return dataclasses.replace(made, problem=problem, cases=(case,))

    return replaced


def only(made, name):
    cases = tuple(case for case in made.cases if case.name == name)
    return dataclasses.replace(made, cases=cases)


def test_a_header_that_states_another_bound(made):
    """The header states other bounds for a name that cases.py reads, and bounds an unknown name."""
    bounds = {"n": {"low": 1, "high": 999}, "q": {"low": 0, "high": None}}
    facts = {"sample_1": dataclasses.replace(made.facts["sample_1"], bounds=bounds)}
    faults = audit.header(dataclasses.replace(made, facts=facts)).faults
    assert len(faults) == 4  # these two, and two of names that only the header has
    assert faults[0].startswith("cases.py reads 1 <= n <= 999, and the header's Limits ")
    assert faults[1] == "cases.py reads 0 <= q, and the header's Limits does not bound q by numbers"


def test_the_format_is_checked_first(tmp_path, monkeypatch, capsys):
    """One command formats all files. No other check is made before."""
    solution, brute = tmp_path / "mine.cpp", tmp_path / "data/brute.cpp"
    brute.parent.mkdir()
    for path in (solution, brute):
        shutil.copy(BRAVE.solution, path)
    shutil.copy(ROOT / ".clang-format", tmp_path)
    problem = SimpleNamespace(solution=solution, folder=brute.parent)
    if not shutil.which("clang-format", path=f"{ROOT}/.venv/bin") and not shutil.which(
        "clang-format"
    ):
        pytest.skip("clang-format is not installed")
    assert audit.unformatted(problem) == ""
    for path in (solution, brute):
        path.write_text(path.read_text().replace("    return 0;", "  return 0;"))
    said = audit.unformatted(problem)
    assert re.fullmatch(rf"run `\S*clang-format -i {solution} {brute}` to format the code", said)
    subprocess.run(said.split("`")[1].split(), check=True, cwd=ROOT)
    assert audit.unformatted(problem) == ""
    monkeypatch.setattr(audit, "unformatted", lambda problem: said)
    monkeypatch.setattr(making, "answered", None)
    assert audit.audit_data(["hdu/1846"], False, None, True, 1) == 1
    assert f"{BRAVE.name}: {said}; no other check was made" in capsys.readouterr().out


def test_the_table_needs_100_columns(capsys):
    """Each check has a column. The longest name of a problem may need more."""
    finding, small = audit.Finding("123/123 +45"), audit.Finding("12/12")
    row = {
        check: finding if check == "mutants" else small
        for check in audit.CHECKS
        if check not in ("format", "checkers")  # they are missing in most tables
    }
    assert not audit._show({"codeforces/1458E_nim_shortcuts": row}, with_detail=False)
    head, line = capsys.readouterr().out.splitlines()[:2]
    assert line.startswith("codeforces/1458E  ") and len(line) + len(row) <= 95
    assert head.split() == [
        "problem",
        *[title for title in audit.CHECKS.values() if title not in ("form", "check")],
    ]


def test_positions_that_are_not_searched(made):
    cases = tuple(dataclasses.replace(case, oracles=("second",)) for case in made.cases)
    finding = audit.positions(dataclasses.replace(made, cases=cases))
    assert "brute.cpp declines all_01" in finding.faults[0]


def test_a_bound_that_no_case_reaches(made):
    n = {"n": {"low": 1, "high": 9, "least": 1, "most": 8}}
    facts = {name: dataclasses.replace(each, bounds=n) for name, each in made.facts.items()}
    finding = audit.bounds(dataclasses.replace(made, facts=facts))
    assert finding.figure == "1/2" and finding.faults == ["no case reaches n = 9"]


@pytest.mark.parametrize(("name", "figure"), [("near_n", "1/1"), ("max_n", "0/1")])
def test_an_extreme_counts_where_it_decides(of_case, monkeypatch, name, figure):
    """The value counts in a near_* case, or in a lost position; here 9 is won, and 5 is lost."""
    values = lambda text: (int(row[0]) for row in text.splitlines()[1:])
    monkeypatch.setattr(audit, "load_cases", lambda path: {"extremes": lambda: [("n", 9, values)]})
    finding = audit.extremes(of_case(name, "2\n9 8\n5 4\n", "first\nsecond\n"))
    assert finding.figure == figure
    reported = [fault.startswith("n <= 9, at most 5") for fault in finding.faults]
    assert reported == [True] * (figure == "0/1")


def test_an_answer_that_is_rare(of_case):
    finding = audit.balance(of_case("random_1", "", "first\n" * 9 + "second\n"))
    assert finding.figure == "10%" and "random_1: first 9, second 1" in finding.faults[0]


@pytest.mark.parametrize(
    ("text", "answers", "counts"),
    [
        ("win\nwinner\nwin\n", ("win", "winner"), "win 2, winner 1"),
        ("Case 1: 1\nCase 11: 0\n", ("1", "0"), "1 1, 0 1"),
        ("LWW\nL\n", ("W", "L"), "W 2, L 2"),
        (
            "What a pity!\nWonderful!\n",
            ("Wonderful!", "What a pity!"),
            "Wonderful! 1, What a pity! 1",
        ),
        ("Yes 3 5\nNo\n9 5\nYesterday\n", ("Yes", "No"), "Yes 1, No 1"),
    ],
)
def test_only_whole_answers_are_counted(of_case, text, answers, counts):
    """A part of a word, of a number or of a longer answer is not an answer."""
    finding = audit.balance(of_case("random_1", "", text * 10, answers))
    assert finding.detail == ["random_1: " + ", ".join(f"{part}0" for part in counts.split(", "))]


def test_a_validator_that_takes_anything(made, monkeypatch):
    def validate(reader):
        reader.at = len(reader.text)

    monkeypatch.setattr(audit, "load_cases", lambda path: {"validate": validate})
    faults = audit.validator(made).faults
    assert "sample_1: validate of cases.py lets through: empty file" in faults


@pytest.fixture
def wrong(pool, made, tmp_path, monkeypatch):
    """Return the finding for one wrong program: the solution with another first line."""

    def finding(line):
        source = tmp_path / "wrong_program.cpp"
        source.write_text(line + "\n" + BRAVE.solution.read_text())
        monkeypatch.setattr(catalog.Problem, "wrong", [source])
        return audit.wrong_programs(pool, made)

    return finding


@pytest.mark.parametrize("line", ["", "int main() {}", "// WA:", "// wrong: sums", "// AC: right"])
def test_a_wrong_program_without_its_first_line_is_an_error(wrong, line):
    with pytest.raises(Mistake) as mistake:
        wrong(line)
    expected = "expected `// WA: why` or another verdict"
    assert str(mistake.value).endswith(f"wrong_program.cpp:1: {expected}, found {line!r}")


def test_a_wrong_program_that_passes(wrong):
    finding = wrong("// WA: it is right.")
    assert finding.figure == "0/1"
    assert finding.faults == ["wrong_program should get WA and gets AC"]
    assert finding.detail[0].startswith("wrong_program: AC on nothing, 0 cases reject it")


def test_after_an_exceeded_limit_the_audit_says_that_cases_did_not_run(wrong):
    """The number of cases that reject the program is then only a lower bound."""
    endless = "struct Endless { Endless() { for (volatile int i = 0; i == 0;) {} } } endless;"
    (detail, *others) = wrong(f"// TLE: it never ends.\n{endless}").detail
    assert re.search(r"reject it, [1-9]\d* did not run \(it never ends\.\)", detail), detail
    assert not any(other.startswith("only ") for other in others)


def test_a_wrong_program_needs_two_cases_and_a_small_one(pool, made):
    faults = audit.wrong_programs(pool, only(made, "all_01")).faults
    assert any(fault.startswith("only all_01 rejects wrong_") for fault in faults)
    assert any(fault.startswith("no edge_* case shows wrong_") for fault in faults)
    assert not any("rejects slow_" in fault or "shows slow_" in fault for fault in faults)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("// WA: sums\n", True),
        ("// TLE: sums\n", False),
        ("// RE: sums\n// Size: shown by 10^6 piles\n", False),
    ],
)
def test_slow_programs_and_mistakes_of_size_need_no_small_case(tmp_path, lines, expected):
    (tmp_path / "wrong.cpp").write_text(lines)
    assert audit.needs_small_case(tmp_path / "wrong.cpp") == expected


def test_mutants_live_without_data_and_die_with_them(pool, made, tmp_path):
    weak, strong = (
        audit.mutation(pool, kill.Fragment(BRAVE.name, [data], tmp_path / "none.txt"))
        for data in (only(made, "max_one_case"), made)
    )
    (first, *_) = weak.faults
    assert first.startswith("no case kills a mutant (line ") and "see docs/data.md" in first
    assert not strong.faults
    # the lines of the message can be pasted
    pasted = tmp_path / "equivalent.txt"
    pasted.write_text("".join(fault.partition("data.md:\n")[2] + "\n" for fault in weak.faults))
    assert {*kill.equivalents(pasted).values()} == {"why its answers are right"}
    fragment = kill.Fragment(BRAVE.name, [only(made, "max_one_case")], pasted)
    assert not audit.mutation(pool, fragment).faults


def test_an_equivalent_must_be_a_mutant_that_lives(pool, made, tmp_path):
    path = tmp_path / "equivalent.txt"
    path.write_text("- return n;\n+ return m;\n  no such line\n")
    finding = audit.mutation(pool, kill.Fragment(BRAVE.name, [made], path))
    assert "no surviving mutant makes this change:\n- return n;" in finding.faults[0]


@pytest.mark.parametrize(("code", "faults"), [("TLE", 0), ("WA", 1)])
def test_an_equivalent_may_be_slower(pool, made, tmp_path, monkeypatch, code, faults):
    """A mutant of equivalent.txt that is only slower survives on a faster machine."""
    fragment = kill.Fragment(BRAVE.name, [made], tmp_path / "equivalent.txt")
    mutant = fragment.mutants()[0]
    fragment.equivalent.write_text(f"- {mutant.before}\n+ {mutant.after}\n  slower\n")
    results = [(mutant, kill.Killed(f"{BRAVE.name} max_one_case: {code}"))]
    monkeypatch.setattr(kill, "run_mutants", lambda *_: results)
    assert len(audit.mutation(pool, fragment).faults) == faults


@pytest.fixture
def audited(tmp_path, monkeypatch, capsys):
    """Return a function that replaces a text in files and audits. It returns the status and the
    output."""
    solution_of = catalog._solution

    def audited(selector, before, after, *changed):
        for path in changed:
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(path.read_text().replace(before, after))
            assert copy.read_text() != path.read_text()
        copies = lambda name: tmp_path / solution_of(name).relative_to(ROOT)
        either = lambda name: copies(name) if copies(name).exists() else solution_of(name)
        monkeypatch.setattr(catalog, "_solution", either)
        if (tmp_path / "templates").exists():
            monkeypatch.setattr(snippets, "ROOT", tmp_path)
        status = audit.audit_data([selector], False, None, True, 1)
        return status, capsys.readouterr().out

    return audited


def test_a_wrong_solution_is_not_certified(audited):
    status, out = audited("hdu/1846", "n % (m + 1)", "n % m", BRAVE.solution)
    assert status == 1 and "1846_brave_game.cpp gets WA: run `" in out
    assert "no mutants were tried" in out and out.endswith("1 row, 1 fault\n")
    assert "killed" not in out


TEMPLATE = ROOT / "templates/subtraction_game.hpp"
HOSTS = [problem.solution for problem in kill.hosts("templates/subtraction_game", catalog.find([]))]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ([TEMPLATE, *HOSTS], "1536_s_nim.cpp gets WA: run `"),
        ([TEMPLATE], "contains another text than templates/subtraction_game.hpp: run `"),
    ],
    ids=["copied into the solutions", "not copied"],
)
def test_a_wrong_template_is_not_certified(audited, changed, said):
    """The message fits on one screen, and reports no mutants."""
    name = "templates/subtraction_game"
    status, out = audited(name, "[i] <= pile", "[i] < pile", *changed)
    assert status == 1 and said in out and "no mutants were tried" in out
    assert "no case kills" not in out and "killed" not in out and len(out.splitlines()) < 10


def test_a_report_that_is_not_finished(pool, monkeypatch):
    """The explanation of a wrong program needs an oracle, and the oracle fails."""
    finding = audit.report_on(pool, BRAVE)
    assert finding.faults == [] and finding.figure in ("WA", "PE", "TLE")
    assert any("mine" not in line and ".cpp: " in line for line in finding.detail)

    def fail(*_):
        raise IndexError("list index out of range")

    monkeypatch.setattr(audit.report, "files", fail)
    (fault,) = audit.report_on(pool, BRAVE).faults
    assert "the judge could not finish this explanation: IndexError in test_audit.py" in fault

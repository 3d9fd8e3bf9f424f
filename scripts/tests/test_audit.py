"""Audit: each question finds the weakness that it is there for."""

import dataclasses

import pytest
from judging import Mistake
from judging.collection import catalog, data
from judging.strength import audit, kill

(BRAVE,) = catalog.find(["hdu/1846"])


@pytest.fixture
def made(pool):
    return data.answered(pool, BRAVE)


def test_a_header_that_states_another_bound(made):
    """Of what cases.py reads, and of what it does not read."""
    bounds = {"sample_1": {"n": {"low": 1, "high": 999}, "q": {"low": 0, "high": None}}}
    finding = audit.header(dataclasses.replace(made, bounds=bounds))
    assert len(finding.faults) == 4  # these two, and two of names that only the header has
    assert finding.faults[0].startswith("cases.py reads 1 <= n <= 999, and the header's Limits ")
    assert finding.faults[1] == "cases.py reads 0 <= q, and the header's Limits does not bound q"


def test_positions_that_are_not_searched(made):
    cases = [dataclasses.replace(case, oracles=("second",)) for case in made.cases]
    finding = audit.positions(dataclasses.replace(made, cases=tuple(cases)))
    assert "brute.cpp declines all_01" in finding.faults[0]


def test_a_bound_that_no_case_reaches(made):
    bounds = {
        case: {"n": {"low": 1, "high": 1000, "least": 1, "most": 999}} for case in made.bounds
    }
    finding = audit.bounds(dataclasses.replace(made, bounds=bounds))
    assert finding.figure == "1/2" and finding.faults == ["no case reaches n = 1000"]


@pytest.mark.parametrize(("name", "figure"), [("near_n", "1/1"), ("max_n", "0/1")])
def test_an_extreme_counts_where_it_decides(made, tmp_path, name, figure):
    """In a near_* case, or in a position that is lost by its answer; here 9 is won, 5 is lost."""
    case = dataclasses.replace(
        made.cases[0], name=name, input=tmp_path / "in", answer=tmp_path / "ans", positions=2
    )
    case.input.write_text("2\n9 8\n5 4\n")
    case.answer.write_text("first\nsecond\n")
    module = {
        "extremes": lambda: [("n", 9, lambda text: (int(row[0]) for row in text.splitlines()[1:]))]
    }
    finding = audit.extremes(dataclasses.replace(made, cases=(case,)), module)
    assert finding.figure == figure
    assert [fault.startswith("n <= 9, at most 5") for fault in finding.faults] == [True] * (
        figure == "0/1"
    )


def test_an_answer_that_is_rare(made, tmp_path):
    answer = tmp_path / "random_1.ans"
    answer.write_text("first\n" * 9 + "second\n")
    case = dataclasses.replace(made.cases[0], name="random_1", answer=answer)
    finding = audit.balance(dataclasses.replace(made, cases=(case,)))
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
def test_answers_are_counted_whole(made, tmp_path, text, answers, counts):
    """No part of a word, of a number, or of a longer answer counts as an answer."""
    answer = tmp_path / "random_1.ans"
    answer.write_text(text * 10)
    problem = dataclasses.replace(made.problem, answers=answers)
    case = dataclasses.replace(made.cases[0], name="random_1", answer=answer)
    finding = audit.balance(dataclasses.replace(made, problem=problem, cases=(case,)))
    assert finding.detail == ["random_1: " + ", ".join(f"{part}0" for part in counts.split(", "))]


@pytest.mark.parametrize(
    "line", ["", "int main() {}", "// WA:", "// wrong: sums", "//WA: sums", "// AC: right"]
)
def test_a_wrong_program_without_its_first_line_is_named(pool, made, tmp_path, line):
    """A sentence that says what to write, and no traceback."""
    source = tmp_path / "wrong_unsaid.cpp"
    source.write_text(line + "\n" + BRAVE.solution.read_text())
    with pytest.raises(Mistake) as mistake:
        audit._rejection(pool, made, source)
    assert str(mistake.value).endswith(
        f"wrong_unsaid.cpp:1: expected `// WA: why` or another verdict, found {line!r}"
    )


def test_a_validator_that_takes_anything(made):
    def validate(reader):
        reader.at = len(reader.text)

    finding = audit.validator(made, {"validate": validate})
    assert "sample_1: validate of cases.py lets through: empty file" in finding.faults


def test_a_wrong_program_that_passes(pool, made, tmp_path):
    source = tmp_path / "wrong_not_at_all.cpp"
    source.write_text("// WA: it is right.\n" + BRAVE.solution.read_text())
    found = audit._rejection(pool, made, source)
    assert (found.expected, found.got, found.all) == ("WA", "AC", [])


def test_a_wrong_program_needs_two_cases_and_a_small_one(pool, made):
    """No single large case carries the whole weight."""
    one = dataclasses.replace(
        made, cases=tuple(case for case in made.cases if case.name == "all_01")
    )
    faults = audit.wrong_programs(pool, one).faults
    assert any(fault.startswith("only all_01 rejects wrong_") for fault in faults)
    assert any(fault.startswith("no edge_* case shows wrong_") for fault in faults)
    assert not any(
        "slow_" in fault.split(":")[0] for fault in faults if not fault.startswith("slow_")
    )


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
    assert audit.is_shown_small(tmp_path / "wrong.cpp") == expected


def test_stress_shows_each_wrong_program(pool, made):
    finding = audit.counterexamples(pool, made)
    assert not finding.faults and len(finding.detail) == sum(map(audit.is_shown_small, BRAVE.wrong))


def test_mutants_live_without_data_and_die_with_them(pool, made, tmp_path):
    """With one case that most programs pass, mutants live; with all cases, none does."""
    one = dataclasses.replace(
        made, cases=tuple(case for case in made.cases if case.name == "max_one_case")
    )
    weak = audit.mutation(
        pool, kill.Fragment(BRAVE.name, tmp_path / "none.txt", [one]), lambda: None
    )
    strong = audit.mutation(
        pool, kill.Fragment(BRAVE.name, tmp_path / "none.txt", [made]), lambda: None
    )
    assert any(fault.startswith("a mutant lives") for fault in weak.faults)
    assert not strong.faults


def test_sanitizers_are_asked_of_mutants_that_live_for_no_reason(pool, made, tmp_path, monkeypatch):
    """Those that are killed, or said to compute the same, cost no run of theirs."""
    asked, killers, remembered = {}, kill.batch.killers, {}
    monkeypatch.setattr(kill.Shelf, "load", lambda shelf, key: remembered.get(key))
    monkeypatch.setattr(
        kill.Shelf, "save", lambda shelf, key, value: remembered.update({key: value})
    )
    monkeypatch.setattr(
        kill.batch,
        "killers",
        lambda pool, host, texts, stage: asked.setdefault(stage, texts)
        and killers(pool, host, texts, stage),
    )
    one = dataclasses.replace(
        made, cases=tuple(case for case in made.cases if case.name == "max_one_case")
    )
    fragment = kill.Fragment(BRAVE.name, tmp_path / "equivalent.txt", [one])
    living = [mutant for mutant, by in kill.deaths(pool, fragment, lambda: None) if not by]
    assert len(living) >= 2 and {mutant.text for mutant in living} <= {*asked[kill.SANITIZED]} < {
        *asked[kill.PLAIN]
    }
    asked.clear()
    fragment.equivalent.write_text(
        "".join(f"- {mutant.before}\n+ {mutant.after}\n  not so\n" for mutant in living)
    )
    kill.deaths(pool, fragment, lambda: None)
    assert {mutant.text for mutant in living} == {*asked[kill.PLAIN]} and not asked[kill.SANITIZED]


def test_an_equivalence_must_name_a_mutant_that_lives(pool, made, tmp_path):
    """Else the file would go on excusing what is no longer there."""
    path = tmp_path / "equivalent.txt"
    path.write_text("- return n;\n+ return m;\n  no such line\n")
    finding = audit.mutation(pool, kill.Fragment(BRAVE.name, path, [made]), lambda: None)
    assert "no mutant that lives is this one:\n- return n;" in finding.faults[0]


def test_an_equivalence_may_name_one_that_is_only_late(pool, made, tmp_path, monkeypatch):
    """A mutant that is slower and computes the same lives on a quick machine only."""
    fragment = kill.Fragment(BRAVE.name, tmp_path / "equivalent.txt", [made])
    mutant = fragment.mutants()[0]
    fragment.equivalent.write_text(f"- {mutant.before}\n+ {mutant.after}\n  slower\n")
    for by, faults in (("TLE", 0), ("WA", 1)):
        death = mutant, f"{BRAVE.name} max_one_case: {by}"
        monkeypatch.setattr(kill, "deaths", lambda *_, death=death: [death])
        assert len(audit.mutation(pool, fragment, lambda: None).faults) == faults


@pytest.mark.parametrize("text", ["- a\n+ b\n", "+ b\n- a\n  why\n", "- a\n+ b\nwhy\n"])
def test_a_malformed_list_of_equivalences_is_named(tmp_path, text):
    path = tmp_path / "equivalent.txt"
    path.write_text(text)
    with pytest.raises(Mistake, match="expected `- before`, `\\+ after`, `  reason`"):
        kill.equivalents(path)


def test_mutants_of_a_wrong_solution_say_nothing(pool, made, tmp_path, monkeypatch):
    """Every one of them would be killed, as the solution itself is."""
    solution = tmp_path / "1846_brave_game.cpp"
    solution.write_text(made.problem.solution.read_text().replace("n % (m + 1)", "n % m"))
    monkeypatch.setattr(catalog, "_solution", lambda name: solution)
    finding = audit.mutation(
        pool, kill.Fragment(BRAVE.name, tmp_path / "none.txt", [made]), lambda: None
    )
    assert finding.figure == "-" and "gets WA, so no mutants were tried" in finding.faults[0]

"""The measuring of solutions: what is compared, by what, and how it is said."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from judging import Mistake, build, catalog, data, runner
from judging.platforms import bench


@pytest.fixture(scope="module")
def brave_game(pool):
    """A problem whose inputs are small."""
    return data.prepare(pool, catalog.find(["hdu/1846"])[0])


def row(case, solution, floor):
    """A row of (processor time, instructions)."""
    costs = {name: {"min_ms": ms, "median_ms": 1.5 * ms, "runs": 2, "instructions": count} for name, (ms, count) in (("solution", solution), ("floor", floor))}
    about = {"problem": case.problem, "case": case.name, "input_bytes": case.input.stat().st_size}
    return {**about, "solution_over_floor": bench.ratio(**costs), **costs}


def floor_of(pool, tmp_path, text: str, argument: str) -> runner.Measurement:
    path = tmp_path / "in"
    path.write_text(text)
    program = build.start(pool, bench.FLOOR, build.ORACLE).result()
    return pool.run(runner.Job((str(program.path), argument), bench.LIMITS, input=path, sandbox="none"))


@pytest.mark.parametrize("size", [0, 1, 65536, 200_000])
def test_floor_prints_as_many_bytes_as_it_is_told(pool, tmp_path, size):
    """Also where its buffer is full, and whatever it has read."""
    measured = floor_of(pool, tmp_path, "12 345\n" * 20_000, str(size))
    assert (measured.exit, len(measured.output)) == (0, size)


def test_floor_reads_its_input(pool, tmp_path):
    """What it prints depends on the numbers, so that reading them cannot be left out."""
    assert floor_of(pool, tmp_path, "5\n9\n", "1").output == bytes([5 ^ 9])
    assert floor_of(pool, tmp_path, "5\n96", "1").output == bytes([5 ^ 96])


def test_the_programs_run_in_turn_on_the_largest_case(pool, brave_game):
    """Each as often as it is asked for; the times are measured, not remembered."""
    runs = []
    measured = bench.rows(pool, brave_game, 2, lambda: runs.append(1))
    sizes = {c.name: c.input.stat().st_size + c.answer.stat().st_size for c in brave_game.cases if "max" in c.name}
    assert measured[0]["case"] == max(sizes, key=sizes.get)
    assert len(runs) == 4 * len(measured)
    for each in measured:
        assert [*each][-2:] == ["solution", "floor"]
        assert each["solution"]["runs"] == each["floor"]["runs"] == 2


def test_a_wrong_solution_is_not_measured(pool, brave_game, tmp_path):
    """Its time would say nothing."""
    wrong = tmp_path / "wrong.cpp"
    wrong.write_text(brave_game.problem.solution.read_text().replace('"first', '"none'))
    changed = replace(brave_game, problem=SimpleNamespace(**{**vars(brave_game.problem), "solution": wrong, "name": brave_game.problem.name}))
    with pytest.raises(Mistake, match="the solution gets WA on case max"):
        bench.rows(pool, changed, 1, lambda: None)


@pytest.mark.skipif(not bench.valgrind(), reason=bench.NO_VALGRIND)
def test_instructions_do_not_change(pool, brave_game):
    """The figure for fast programs: the same in two measurements, more for more work."""
    first, second = (bench.rows(pool, brave_game, 1, lambda: None)[0] for _ in range(2))
    counts = [[each[name]["instructions"] for name in ("floor", "solution")] for each in (first, second)]
    assert counts[0] == counts[1] == sorted(counts[0])


def test_ratios_are_of_times_where_these_are_long(brave_game):
    """One long time is enough; of two short ones, the instructions are compared."""
    case = brave_game.cases[0]
    assert row(case, (3, 600), (2, 200))["solution_over_floor"] == {"value": 3, "by": "instructions"}
    assert row(case, (30, None), (2, 200))["solution_over_floor"] == {"value": 15, "by": "cpu"}


def test_without_valgrind_times_are_compared(pool, brave_game, monkeypatch, capsys):
    """And a line tells how to install it."""
    monkeypatch.setattr(bench, "valgrind", lambda: None)
    measured = bench.rows(pool, brave_game, 1, lambda: None)
    bench.show(measured)
    assert [each["solution_over_floor"]["by"] for each in measured] == ["cpu"]
    assert "apt-get install -y valgrind" in capsys.readouterr().out


def test_the_table_shows_the_ratio_and_its_kind(brave_game, capsys):
    case = brave_game.cases[0]
    bench.show([row(case, (3, 600), (2, 200))])
    assert capsys.readouterr().out.splitlines()[1].split() == [
        "hdu/1846_brave_game", case.name, str(case.input.stat().st_size),
        "3.0", "4.5", "2.0", "3.0", "3.00", "i",
    ]  # fmt: skip

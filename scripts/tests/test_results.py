"""Results that other tools read: JSON as its schema says, and JUnit with an item a case."""

import json
import subprocess
import sys
from xml.etree import ElementTree

import checkout
import pytest

from judging import BUILD, ROOT, locked

jsonschema = pytest.importorskip("jsonschema")
QUICK = "from judging.street import diagnosis\ndiagnosis.MOST_MS_LATE = 100"  # that an endless loop is watched
SCHEMA = json.loads((ROOT / "scripts/results.schema.json").read_text())


@pytest.fixture(scope="module")
def repository(whole, tmp_path_factory):
    return whole.copy(tmp_path_factory.mktemp("results") / "repository")


def check(found, what):
    jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{what}"}).validate(found)


def written(repository, what, *arguments, **options):
    """What a command has written, held against the schema of `what`."""
    path = repository.root / "results.json"
    done = repository.judge(*arguments, "--json", path, **options)
    found = json.loads(path.read_text())
    check(found, what)
    return found, done.returncode


def test_the_schema_is_one_and_its_root_is_a_run():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$ref"] == "#/$defs/run"


@pytest.mark.parametrize(
    ("code", "verdict", "cases"),
    [
        (None, "AC", checkout.CASES),
        ("int main() {}", "WA", checkout.CASES),
        ("int main() { for (;;) {} }", "TLE", 1),
        ("int main() { throw 1; }", "RE", checkout.CASES),
        ("int main() {", "CE", 0),
    ],
)
def test_results_are_as_the_schema_says(repository, code, verdict, cases):
    """Right and wrong programs, and one that does not compile."""
    source = repository.root / "mine.cpp"
    source.write_text(code or "")
    person = [] if code is None else ["--solution", source]
    results, status = written(repository, "run", checkout.PROBLEM, *person, setup=QUICK)
    assert status == (0 if verdict == "AC" else 1)
    assert verdict in {result["verdict"] for result in results}
    assert sum(result["case"] is not None for result in results) >= cases


def test_a_fault_of_the_data_is_as_the_schema_says(repository, tmp_path):
    damaged = repository.copy(tmp_path / "repository")
    (damaged.folder / "data.sha256").write_text("")
    results, status = written(damaged, "run")
    assert status == 2 and [(result["verdict"], result["case"]) for result in results] == [("JE", None)]


@pytest.mark.parametrize("selector", ["hdu/1847", "hdu/1846", "hdu/1730"])
def test_a_table_is_as_the_schema_says(selector, tmp_path):
    """One axis and two, or no table: values, and none where play is not normal."""
    path = tmp_path / "table.json"
    command = [sys.executable, "-m", "judging", "table", selector, "--to", "6", "--json", path]
    with locked(BUILD):  # see test_lessons
        done = subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": "scripts", "PATH": "/usr/bin:/bin"}, capture_output=True)
    if done.returncode == 0:
        check(json.loads(path.read_text()), "table")
    assert (done.returncode == 0) == (selector != "hdu/1730"), done.stderr


def test_an_audit_is_as_the_schema_says(repository):
    found, status = written(repository, "audit", "audit", checkout.PROBLEM)
    questions = {"positions", "bounds", "extremes", "balance", "validator", "wrong", "mutants"}
    assert status == 0 and {*found[checkout.PROBLEM]} == questions
    assert sum(killed for killed, _, _ in found[checkout.PROBLEM]["mutants"]["operators"].values()) > 0


@pytest.mark.parametrize("has_textbook", [True, False])
def test_a_bench_is_as_the_schema_says(repository, tmp_path, has_textbook):
    """Also where the solution is the usual program, and no other stands beside it."""
    copy = repository.copy(tmp_path / "repository")
    if not has_textbook:
        (copy.folder / "textbook.cpp").unlink()
    found, status = written(copy, "bench", "bench", checkout.PROBLEM, "--runs", "1")
    assert status == 0 and {each["problem"] for each in found} == {checkout.PROBLEM}
    assert {"textbook" in each for each in found} == {has_textbook}


# A configuration that runs, one that only compiles, one whose library is nowhere.
THREE_CONFIGURATIONS = """from judging.platforms import portability
portability.CONFIGURATIONS = (
    portability.Configuration("plain", "any judge"),
    portability.Configuration("compiled", "a judge that is out of reach", runs=False),
    portability.Configuration("missing", "a judge of tomorrow", flags=("-lno-such-library",)),
)"""


@pytest.mark.parametrize(
    ("code", "verdicts", "cases"),
    [(None, [], checkout.CASES), ("int main() {}", ["WA"], checkout.CASES), ("int main() {", ["CE", "CE"], 0)],
)
def test_a_portability_is_as_the_schema_says(repository, tmp_path, code, verdicts, cases):
    """Of a solution that is right, of one that is wrong, and of one that does not compile."""
    copy = repository.copy(tmp_path / "repository")
    solution = copy.root / f"problems/{checkout.PROBLEM}.cpp"
    if code is not None:
        header = "".join(line for line in solution.read_text().splitlines(True) if line.startswith("//"))
        solution.write_text(header + code)
    found, status = written(copy, "portability", "portability", "--jobs", "2", setup=THREE_CONFIGURATIONS)
    assert status == 2  # a library is missing
    assert [each["checked"] for each in found] == [True, True, False]
    assert [failure["verdict"] for each in found for failure in each["failures"]] == verdicts
    assert found[0]["cases"] == cases


@pytest.mark.parametrize(
    ("key", "value"),
    [("verdict", "OK"), ("case", None), ("cpu_ms", -1), ("cpu_ms", None), ("problem", "1846"), ("more", 1), ("message", None)],
)
def test_the_schema_finds_what_is_wrong(key, value):
    good = {"problem": "hdu/1846_brave_game", "solution": "a.cpp", "case": "sample_1", "verdict": "AC"}
    good |= {"cpu_ms": 1.5, "wall_ms": 2, "memory_kib": 1000, "message": ""}
    jsonschema.validate([good], SCHEMA)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate([{**good, key: value}], SCHEMA)


@pytest.mark.parametrize(
    ("key", "value"),
    [("case", None), ("floor", None), ("textbook_over_solution", None), ("solution_over_floor", 2.5), ("textbook", {}), ("more", 1)],
)
def test_the_schema_finds_what_is_wrong_with_a_bench(key, value):
    cost = {"min_ms": 1.5, "median_ms": 2, "runs": 2, "instructions": None}
    good = {"problem": "hdu/1846_brave_game", "case": "max_n", "input_bytes": 5, "output_bytes": 6}
    good |= {name: {"value": 2.5, "by": "cpu"} for name in ("solution_over_floor", "textbook_over_solution")}
    good |= {name: cost for name in ("solution", "floor", "textbook")}
    check([good], "bench")
    with pytest.raises(jsonschema.ValidationError):
        check([{**good, key: value}], "bench")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("checked", False),  # but a solution was tried
        ("verdict", ""),
        ("failures", [{"problem": "hdu/1846_brave_game", "case": "sample_1", "verdict": "AC", "message": "right"}]),
        ("failures", [{"problem": "hdu/1846_brave_game", "case": None, "verdict": "WA", "message": "where?"}]),
        ("failures", [{"problem": "hdu/1846_brave_game", "case": "sample_1", "verdict": "WA", "message": ""}]),
        ("more", 1),
    ],
)
def test_the_schema_finds_what_is_wrong_with_a_portability(key, value):
    good = {"configuration": "g++ -O0", "stands_for": "a judge", "solutions": 1, "compiled": 1, "left": 0, "cases": 9}
    good |= {"checked": True, "verdict": "all AC", "failures": []}
    check([good], "portability")
    with pytest.raises(jsonschema.ValidationError):
        check([{**good, key: value}], "portability")


def test_junit_has_an_item_for_each_case(tmp_path):
    """That of `scripts/test --junitxml FILE`: pytest's, with the names of problem and case."""
    report = tmp_path / "junit.xml"
    command = [sys.executable, "-m", "pytest", "scripts/tests/test_solutions.py", "-k", "1846", "--junitxml", report]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    names = [item.get("name") for item in ElementTree.parse(report).iter("testcase")]
    plain = [name for name in names if name.startswith("test_solution[hdu/1846_brave_game-")]
    assert len(plain) == checkout.CASES and "test_solution[hdu/1846_brave_game-sample_1]" in plain, names

"""Results that other tools read: JSON as its schema says, and JUnit with an item a case."""

import json
import subprocess
import sys
from xml.etree import ElementTree

import checkout
import pytest

from judging import ROOT

jsonschema = pytest.importorskip("jsonschema")
QUICK = "from judging.street import diagnosis\ndiagnosis.MOST_MS_LATE = 100"  # that an endless loop is watched
SCHEMA = json.loads((ROOT / "scripts/results.schema.json").read_text())


@pytest.fixture(scope="module")
def repository(whole, tmp_path_factory):
    return whole.copy(tmp_path_factory.mktemp("results") / "repository")


def written(repository, *arguments, **options):
    """What a run has written, held against the schema."""
    path = repository.root / "results.json"
    done = repository.judge(*arguments, "--json", path, **options)
    found = json.loads(path.read_text())
    jsonschema.validate(found, SCHEMA)
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
    results, status = written(repository, checkout.PROBLEM, *person, setup=QUICK)
    assert status == (0 if verdict == "AC" else 1)
    assert verdict in {result["verdict"] for result in results}
    assert sum(result["case"] is not None for result in results) >= cases


def test_a_fault_of_the_data_is_as_the_schema_says(repository, tmp_path):
    damaged = repository.copy(tmp_path / "repository")
    (damaged.folder / "data.sha256").write_text("")
    results, status = written(damaged)
    assert status == 2 and [(result["verdict"], result["case"]) for result in results] == [("JE", None)]


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


def test_junit_has_an_item_for_each_case(tmp_path):
    """That of `scripts/test --junitxml FILE`: pytest's, with the names of problem and case."""
    report = tmp_path / "junit.xml"
    command = [sys.executable, "-m", "pytest", "scripts/tests/test_solutions.py", "-k", "1846", "--junitxml", report]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    names = [item.get("name") for item in ElementTree.parse(report).iter("testcase")]
    plain = [name for name in names if name.startswith("test_solution[hdu/1846_brave_game-")]
    assert len(plain) == checkout.CASES and "test_solution[hdu/1846_brave_game-sample_1]" in plain, names

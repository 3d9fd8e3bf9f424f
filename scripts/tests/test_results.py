"""Results that other tools read: JSON as its schema says, and JUnit with an item a case."""

import json

import checkout
import pytest
from judging import ROOT

jsonschema = pytest.importorskip("jsonschema")
QUICK = (
    "from judging.engine import diagnosis\ndiagnosis.SECONDS = 1"  # that an endless loop is watched
)
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
    assert status == 2 and [(result["verdict"], result["case"]) for result in results] == [
        ("JE", None)
    ]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("verdict", "OK"),
        ("case", None),
        ("cpu_ms", -1),
        ("cpu_ms", None),
        ("problem", "1846"),
        ("more", 1),
        ("message", None),
    ],
)
def test_the_schema_finds_what_is_wrong(key, value):
    good = {
        "problem": "hdu/1846_brave_game",
        "solution": "a.cpp",
        "case": "sample_1",
        "verdict": "AC",
    }
    good |= {"cpu_ms": 1.5, "wall_ms": 2, "memory_kib": 1000, "message": ""}
    jsonschema.validate([good], SCHEMA)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate([{**good, key: value}], SCHEMA)

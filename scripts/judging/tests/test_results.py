"""The JSON results for other tools match their schema."""

import json

import pytest

import checkout
from judging import ROOT

jsonschema = pytest.importorskip("jsonschema")
QUICK = "from judging.wrong import diagnosis\ndiagnosis.SECONDS = 1"  # for an endless loop
SCHEMA = json.loads((ROOT / "scripts/results.schema.json").read_text())


def results(repository, *arguments):
    """Run a command, check its results against the schema, and return them with the exit status."""
    path = repository.root / "results.json"
    done = repository.judge(*arguments, "--json", path, setup=QUICK)
    found = json.loads(path.read_text())
    jsonschema.validate(found, SCHEMA)
    return found, done.returncode


@pytest.mark.parametrize(
    ("code", "verdict", "cases"),
    [
        (None, "AC", checkout.CASES),
        ("int main() {}", "WA", checkout.CASES),
        ("int main() { for (;;) {} }", "TLE", 1),
        ("int main() { throw 1; }", "RE", checkout.CASES),
        ("int main() {", "CE", 0),
        ("", "JE", 0),
    ],
)
def test_results_are_as_the_schema_says(whole, tmp_path, code, verdict, cases):
    """The results are those of right, wrong and uncompilable programs, and of damaged data."""
    repository = whole.copy(tmp_path / "repository")
    source = repository.root / "mine.cpp"
    source.write_text(code or "")
    if verdict == "JE":
        (repository.folder / "data.sha256").write_text("")
    person = ["--solution", source] if code else []
    found, status = results(repository, checkout.PROBLEM, *person)
    assert status == {"AC": 0, "JE": 2}.get(verdict, 1)
    assert verdict in {result["verdict"] for result in found}
    assert sum(result["case"] is not None for result in found) >= cases


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
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$ref"] == "#/$defs/run"
    good = {"problem": "hdu/1846_brave_game", "solution": "a.cpp", "case": "sample_1"}
    good |= {"verdict": "AC", "cpu_ms": 1.5, "wall_ms": 2, "memory_kib": 1000, "message": ""}
    jsonschema.validate([good], SCHEMA)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate([{**good, key: value}], SCHEMA)

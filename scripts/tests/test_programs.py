"""Programs that are wanted once leave nothing behind; others are compiled once."""

from dataclasses import replace

import pytest

from judging import BUILD
from judging.street import build, catalog, data, programs, trial

(BRAVE,) = catalog.find(["hdu/1846"])


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "program.cpp"
    path.write_text(f"// {tmp_path}\n" + BRAVE.solution.read_text())  # a key of its own
    return path


def kept(source, recipe):
    return programs.find(build.key_of(source, recipe))


@pytest.fixture
def leftovers(pool):
    before = {*pool.scratch().iterdir()}
    return lambda: {*pool.scratch().iterdir()} - before


def test_a_program_that_is_wanted_once_is_not_kept(pool, source, leftovers):
    recipe = build.recipe_of(BRAVE)
    judged = trial.run_trial(pool, data.prepare(pool, BRAVE), source, recipe, once=True)
    assert judged.code == "AC"
    assert not kept(source, recipe)
    assert not [path for path in leftovers() if path.name.startswith("compile_")]


def test_wrong_outputs_are_kept_only_where_asked(pool, source):
    made = data.prepare(pool, BRAVE)
    source.write_text(source.read_text().replace('"second', '"first'))
    recipe = build.recipe_of(BRAVE)
    assert trial.run_trial(pool, made, source, recipe, kept=None, once=True).failure.output is None
    output = trial.run_trial(pool, made, source, recipe, once=True).failure.output
    assert output == BUILD / "failed" / BRAVE.name / "program" / output.name and output.is_file()
    output.unlink()


def test_that_a_source_compiles_is_remembered(pool, source, leftovers, monkeypatch):
    recipe = build.Recipe("C++98", flags=("-c",))
    build.check_compiles(pool, source, recipe)
    assert not kept(source, recipe) and not [path for path in leftovers() if path.name.startswith("compile_")]
    monkeypatch.delattr(build, "compile_job")
    build.check_compiles(pool, source, recipe)


def test_that_a_source_does_not_compile_is_not(pool, source, leftovers):
    source.write_text("no text of C++")
    for _ in range(2):
        with pytest.raises(build.CompileError, match="error"):
            build.check_compiles(pool, source, build.Recipe("C++98", flags=("-c",)))
    assert not [path for path in leftovers() if path.name.startswith("compile_")]


def test_an_oracle_is_the_same_program_with_parsed_headers(pool, tmp_path):
    """And they are taken: the compiler says so with `! NAME`."""
    source = BRAVE.oracle("brute")
    headers = build.parse_headers(pool, build.ORACLE)
    programs_made = []
    for name, begin in (("without", None), ("with", headers)):
        scratch = tmp_path / name
        scratch.mkdir()
        recipe = replace(build.ORACLE, flags=(*build.ORACLE.flags, "-H"))
        measured = pool.run(build.compile_job(source, recipe, scratch, begin))
        build.check_compiled(measured, source)
        assert measured.errors.startswith(f"! {headers}.gch\n".encode()) == bool(begin)
        programs_made.append((scratch / "program").read_bytes())
    assert programs_made[0] == programs_made[1]

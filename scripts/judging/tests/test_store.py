"""The store: a damaged entry counts as missing. Another version of the judge has other entries."""

import os
import subprocess
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from shutil import copy, rmtree

import pytest

import checkout
from judging import BUILD, Mistake, digest, write_whole
from judging.data import data, making, oracles
from judging.problems import catalog
from judging.run import build, store, trial
from judging.run.runner import Pool

(BRAVE,) = catalog.find(["hdu/1846"])
SHELF = store.Shelf("trial")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "STORE", tmp_path / "store")
    return tmp_path / "store"


def test_gives_back_what_was_saved(folder):
    SHELF.save("key", {"a": [1, 2]})
    assert SHELF.load("key") == {"a": [1, 2]}
    assert SHELF.load("other") is None
    assert (
        SHELF.remembered("key", lambda: 3) == {"a": [1, 2]}
        and SHELF.remembered("new", lambda: 3) == 3
    )


@pytest.mark.parametrize("at", [0, 70, -1])
def test_a_flipped_bit_makes_it_nothing(folder, at):
    SHELF.save("key", {"a": [1, 2]})
    path = folder / "trial/key.json"
    content = bytearray(path.read_bytes())
    content[at] ^= 1
    path.write_bytes(content)
    assert SHELF.load("key") is None


@pytest.mark.parametrize("content", [b"", b"x", b"\xff\xfe\n{}"])
def test_any_other_content_is_nothing(folder, content):
    SHELF.save("key", 1)
    (folder / "trial/key.json").write_bytes(content)
    assert SHELF.load("key") is None


def test_a_damaged_program_is_not_run(folder, tmp_path):
    made = tmp_path / "made"
    made.mkdir()
    (made / "program").write_bytes(b"a program")
    kept = SHELF.keep("key", made) / "program"
    assert SHELF.folder("key") == kept.parent
    kept.write_bytes(b"a programm")
    assert SHELF.folder("key") is None


def test_a_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    """A reader at the same time, or after an interruption, finds the old content."""
    path = tmp_path / "file"
    write_whole(path, b"old")
    seen = []

    def interrupted(self, place):
        seen.append((self.read_bytes(), path.read_bytes()))
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert seen == [(b"new", b"old")]
    assert [*tmp_path.iterdir()] == [path] and path.read_bytes() == b"old"


def test_a_digest_tells_lists_of_parts_apart():
    """If two lists had the same digest, two different sources could share a program."""
    assert len({digest("ab", "c"), digest("a", "bc"), digest("abc"), digest("abc", "")}) == 4


def test_data_without_an_input_are_not_ready(pool, tmp_path, monkeypatch):
    """An interrupted judge may remove an input before it writes the record of the data."""
    monkeypatch.setattr(data, "BUILD", tmp_path)
    stamp = data.stamp

    def remove_first(folder, name):
        if name == "all_01.in" and folder.name != BRAVE.solution.stem:
            (folder / name).unlink()
        return stamp(folder, name)

    monkeypatch.setattr(data, "stamp", remove_first)
    with pytest.raises(Mistake, match="run again"):
        making.inputs(pool, BRAVE)
    monkeypatch.setattr(data, "stamp", stamp)
    assert all(case.input.is_file() for case in making.inputs(pool, BRAVE).cases)


DECIDE = {*trial.SHELF.sources, *data.SHELF.sources}


@pytest.mark.parametrize("path", sorted(DECIDE), ids=lambda path: path.name)
def test_only_the_code_of_a_source_changes_a_key(tmp_path, path):
    """A comment, a docstring or a blank line changes no key."""
    source, codes = tmp_path / path.name, []
    comment, code = ("# x", "x = 1") if path.suffix == ".py" else ("// x", "int x;")
    for more in "", f"\n\n{comment}\n", f"\n{code}\n":
        source.write_text(path.read_text() + more)
        codes.append(store.code_of.__wrapped__((source,)))
    assert codes[0] == codes[1] != codes[2]


def test_a_change_elsewhere_runs_nothing_again(whole, tmp_path):
    """After a comment in every source of the judge, and a change of the code in every module that
    decides no verdict and no data, the judge knows all results, programs and data."""
    copy = whole.copy(tmp_path / "repository")

    def kept():
        places = "data/**/data.json", "store/build/*/digest", "store/runner/*/digest"
        return {
            path: path.stat().st_mtime_ns for place in places for path in copy.build.glob(place)
        }

    copy.assert_right()  # it notes the times of the copied inputs
    before = kept()
    package = copy.root / "scripts/judging"
    decide = {package / "data/grammar.py", package / "data/generate.py"}
    decide |= {package / "run" / name for name in ("runner.py", "trial.py", "verdict.py")}
    changed = [
        path for path in package.parent.rglob("*.*") if path.suffix in (".py", ".cpp", ".hpp")
    ]
    assert len(changed) > 60 and {*changed} > decide
    for path in changed:
        comment = "# a comment\n" if path.suffix == ".py" else "// a comment\n"
        code = "" if path in decide or path.suffix != ".py" else "ANOTHER = 1\n"
        path.write_text(path.read_text() + comment + code)
    done = copy.judge()
    assert "21 cases (21 unchanged since they passed): all AC" in done.stdout, done
    assert before and kept() == before


CHANGES = {  # a change of the judge, and the report on a solution that was accepted before
    "run/verdict.py": ("    if got == expected:\n", "    if got == expected != b'':\n", " PE "),
    "run/native/runner.cpp": (
        "        result.cpu_ms, result.wall_ms",
        "        job_never_ends(), result.wall_ms",
        "runner.cpp does not compile",
    ),
    "data/grammar.py": ("    reader.end()\n", "    reader._fail('nothing')\n", "expected nothing"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_no_value_of_another_judge_is_taken(whole, tmp_path, name):
    """If the code that compares, runs or reads has changed, everything is judged again."""
    copy = whole.copy(tmp_path / "repository")
    old, new, says = CHANGES[name]
    path = copy.root / "scripts/judging" / name
    assert path.read_text().count(old) == 1
    path.write_text(path.read_text().replace(old, new))
    done = copy.judge()
    assert done.returncode and says in done.stdout + done.stderr, done


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "program.cpp"
    path.write_text(f"// {tmp_path}\n" + BRAVE.solution.read_text())  # a key of its own
    return path


@pytest.fixture
def leftovers(pool):
    before = {*pool.scratch().iterdir()}
    return lambda: [
        path for path in {*pool.scratch().iterdir()} - before if path.name.startswith("compile_")
    ]


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_program_is_compiled_once_in_a_run(pool, source, leftovers, is_kept):
    """`forget` removes the program, if the recipe does not keep it in the store."""
    recipe = replace(catalog.recipe_of(BRAVE), is_kept=is_kept)
    programs = {build.start(pool, source, recipe).result() for _ in range(2)}
    build.forget(pool, source, recipe)
    assert len(programs) == 1 and programs.pop().exists() == is_kept and not leftovers()
    assert bool(build.SHELF.folder(build.key_of(source, recipe))) == is_kept


def test_wrong_outputs_are_kept_only_where_asked(pool, source):
    made = making.answered(pool, BRAVE)
    source.write_text(source.read_text().replace('"second', '"first'))
    recipe = catalog.recipe_of(BRAVE)
    ours, folder = catalog.ours(BRAVE), BUILD / "failed" / BRAVE.name / "program"
    assert trial.run_trial(pool, made, source, recipe, ours).failure.output is None
    output = trial.run_trial(pool, made, source, recipe, ours, folder).failure.output
    assert output.parent == folder
    assert [*output.parent.iterdir()] == [output]  # only one file, although other cases fail, too
    rmtree(output.parent)


def test_a_loud_program_is_stopped(pool, source):
    """If there are many long wrong outputs, the judge keeps one, shortened, and skips the other
    cases."""
    source.write_text(
        '#include <cstdio>\nint main() { for (int i = 0; i < 5 << 20; ++i) std::puts("firs"); }\n'
    )
    folder = BUILD / "failed" / BRAVE.name / "program"
    cases, ours = making.answered(pool, BRAVE), catalog.ours(BRAVE)
    judged = trial.run_trial(pool, cases, source, build.USER_RECIPE, ours, folder)
    assert judged.code == "WA" and 0 < len(judged.results) < judged.cases and not judged.interrupted
    assert [r.output.stat().st_size for r in judged.results if r.output] == [1 << 20]
    rmtree(judged.failure.output.parent)


def test_results_under_other_conditions_are_not_taken(pool, source):
    """A program that was accepted without a sandbox must run again in a sandbox."""
    made, recipe, ours = making.answered(pool, BRAVE), catalog.recipe_of(BRAVE), catalog.ours(BRAVE)
    for conditions in (replace(ours, sandbox="none"), ours, replace(ours, whitespace="trailing")):
        assert trial.run_trial(pool, made, source, recipe, conditions).remembered == 0
    assert trial.run_trial(pool, made, source, recipe, ours).remembered == len(made.cases)


def test_that_a_source_compiles_is_remembered(pool, source, leftovers, monkeypatch):
    recipe = build.Recipe("C++98", flags=("-c",))
    build.check_compiles(pool, source, recipe)
    assert not leftovers()
    monkeypatch.delattr(build, "compile_job")
    build.check_compiles(pool, source, recipe)


def test_all_errors_are_counted_although_the_message_is_cut(source):
    line = "a.cpp:1:1: error: no\n"
    error = build.CompileError(source, line * 2000)
    assert error.errors == 2000 and len(error.said) < 10_000 and error.said.endswith("[...]")


def test_that_a_source_does_not_compile_is_not(pool, source, leftovers):
    source.write_text("no text of C++")
    for _ in range(2):
        with pytest.raises(build.CompileError, match="error"):
            build.check_compiles(pool, source, build.Recipe("C++98", flags=("-c",)))
    assert not leftovers()


@pytest.fixture
def compiled(pool, tmp_path):
    """Compile the oracle of a small game; return it and the messages: `! NAME` for parsed headers,
    `. NAME` for others."""

    def compiled(recipe, headers):
        scratch = Path(tempfile.mkdtemp(dir=tmp_path))
        measured = pool.run(
            build.compile_job(
                BRAVE.oracle("brute"),
                replace(recipe, flags=(*recipe.flags, "-H")),
                scratch,
                headers,
            )
        )
        build.check_compiled(measured, BRAVE.oracle("brute"))
        return scratch / "program", measured.errors.decode()

    return compiled


def test_an_oracle_is_the_same_program_with_parsed_headers(pool, compiled):
    recipe = replace(oracles.ORACLE, apart=None)
    headers = build.parse_headers(pool, recipe)
    (alone, said), (after, said_after) = compiled(recipe, None), compiled(recipe, headers)
    assert not said.startswith("!") and said_after.startswith(f"! {headers}.gch\n")
    assert alone.read_bytes() == after.read_bytes()


def test_an_oracle_does_the_same_if_the_search_is_compiled_apart(pool, compiled):
    headers = build._parsed_headers(pool, oracles.ORACLE)
    (alone, said), (linked, said_linked) = (
        compiled(oracles.ORACLE, None),
        compiled(oracles.ORACLE, headers),
    )
    assert "/play.cpp" in said and "/play.cpp" not in said_linked
    for environment in ({}, {"PLAY_EXPLAIN": "1"}, {"PLAY_GRAPH": "100"}):
        outputs = [
            subprocess.run([path], input=b"1\n9 3\n", capture_output=True, env=environment)
            for path in (alone, linked)
        ]
        assert outputs[0].stdout and {(o.returncode, o.stdout, o.stderr) for o in outputs} == {
            (0, outputs[0].stdout, outputs[0].stderr)
        }


def test_headers_are_parsed_once_for_all_runs(monkeypatch, folder, tmp_path):
    """A run uses the headers that an earlier run has parsed, unless they are damaged."""
    source, apart, parsed = tmp_path / "program.cpp", tmp_path / "part.cpp", []
    source.write_text('#include "part.hpp"\nint main() { return part(); }\n')
    (tmp_path / "part.hpp").write_text(
        'int part();\n#ifndef PART_IS_LINKED\n#include "part.cpp"\n#endif\n'
    )
    apart.write_text("int part() { return 0; }\n")
    recipe = build.Recipe("C++17", include=(tmp_path,), parsed=("cstddef",), apart=apart)
    monkeypatch.setattr(
        build,
        "parse_headers",
        lambda *about, parse=build.parse_headers: parsed.append(about) or parse(*about),
    )
    counts = []
    for damaged in (None, None, f"{build.HEADER}.gch", build.OBJECT):
        for path in folder.rglob(damaged) if damaged else ():
            path.write_bytes(path.read_bytes()[:-1])
        with Pool(1) as pool:
            build.start(pool, source, recipe).result()
        counts.append(len(parsed))
    assert counts == [1, 1, 2, 3]


@pytest.fixture
def asked(folder, monkeypatch):
    """Return the commands that ask a compiler for its version."""
    commands = []

    def check_output(command, ask=subprocess.check_output, **options):
        commands.append(command)
        return ask(command, **options)

    monkeypatch.setattr(subprocess, "check_output", check_output)
    return commands


def test_an_unchanged_compiler_is_asked_once(asked, tmp_path, monkeypatch):
    version = build.compiler_version.__wrapped__
    real = Path(build.compiler("g++")).resolve()
    for _ in range(2):
        assert "g++" in version("g++")
    assert len(asked) == 1
    other = tmp_path / "g++"
    copy(real, other)
    for changed in (False, False, True):
        os.utime(other, (9, 9) if changed else (8, 8))
        monkeypatch.setattr(build, "compiler", lambda name: str(other))
        version("g++")
    assert len(asked) == 3


@pytest.mark.parametrize("name", ["g++", "ccache"])
def test_what_may_start_another_compiler_is_asked_each_time(asked, tmp_path, monkeypatch, name):
    """A script g++, or a link to ccache, may start a compiler that was replaced."""
    place, script = tmp_path / "g++", tmp_path / name
    if name == "g++":
        script.write_text("#!/bin/sh\necho 1\n")
        script.chmod(0o755)
    else:
        copy("/bin/echo", script)
        place.symlink_to(script)
    monkeypatch.setattr(build, "compiler", lambda name: str(place))
    for _ in range(2):
        build.compiler_version.__wrapped__("g++")
    assert len(asked) == 2


def test_a_warm_run_starts_no_process(whole, tmp_path):
    copy = whole.copy(tmp_path / "repository")
    copy.assert_right()
    setup = (
        "import subprocess\n"
        "def refuse(self, *arguments, **options): raise AssertionError(arguments)\n"
        "subprocess.Popen.__init__ = refuse"
    )
    done = copy.judge(setup=setup)
    assert done.returncode == 0 and "all AC" in done.stdout, done


def made_long_ago(path: Path, days_since_read: int, days_since_written: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(
        path,
        tuple(time.time() - days * store.DAY for days in (days_since_read, days_since_written)),
    )
    return path


def test_what_nobody_has_used_for_a_month_goes(folder):
    """Entries that were read during the last month stay. A folder has the age of its record, and
    stays or goes as a whole."""
    old = [
        made_long_ago(folder / "build/a/digest", 31, 31),
        made_long_ago(folder / "build/a/program", 1, 1),
        made_long_ago(folder / "trial/b.json", 40, 50),
        made_long_ago(folder.parent / "data/hdu/2_gone/data.json", 31, 40),
        made_long_ago(folder.parent / "data/hdu/2_gone/all.in", 1, 1),
    ]
    good = [
        made_long_ago(folder / "build/b/digest", 29, 40),
        made_long_ago(folder / "build/b/program", 99, 99),
        made_long_ago(folder / "trial/c.json", 1, 1),
        made_long_ago(folder.parent / "data/hdu/3_used/data.json", 29, 40),
        made_long_ago(folder.parent / "data/hdu/3_used/all.in", 99, 99),
    ]
    for name in (
        "data/hdu/1_renamed/all.in",
        "failed/hdu/1_renamed/mine/all.out",
        "counterexamples/hdu_1_renamed_0.in",
    ):
        old.append(made_long_ago(folder.parent / name, 31, 31))
        good.append(made_long_ago(folder.parent / f"{name}_2", 29, 29))
    store.tidy()
    assert not any(path.exists() for path in old) and all(path.exists() for path in good)
    assert not (folder / "build/a").exists() and not (folder.parent / "data/hdu/2_gone").exists()


def test_what_is_read_is_in_use(folder, tmp_path):
    """This also holds on a disk that does not record when files are read."""
    SHELF.save("key", 1)
    (tmp_path / "made").mkdir()
    paths = [folder / "trial/key.json", SHELF.keep("other", tmp_path / "made") / "digest"]
    for path in paths:
        made_long_ago(path, 40, 40)
    assert SHELF.load("key") and SHELF.folder("other")
    assert all(time.time() - path.stat().st_mtime < store.DAY for path in paths)


def test_nobody_tidies_while_another_run_uses_the_files(folder):
    path = made_long_ago(folder / "trial/b.json", 99, 99)
    with store.in_use(), store.in_use():
        store.tidy()
        assert path.exists()
    store.tidy()
    assert not path.exists()


def test_data_in_use_are_not_tidied(whole, tmp_path):
    """A run that needs only the record of the data, because nothing has changed, uses the data."""
    copy = whole.copy(tmp_path / "repository")
    for path in copy.build.glob("data/hdu/*/*"):
        made_long_ago(path, 40, 40)
    copy.assert_right()  # it notes the times of the inputs
    for path in copy.build.glob("data/hdu/*/*"):
        os.utime(path, (0, path.stat().st_mtime))
    (copy.build / "store/tidied").unlink(missing_ok=True)
    copy.assert_right("run", "--no-cache")
    assert (copy.build / "store/tidied").exists()


def test_tidying_takes_place_once_a_day(folder):
    folder.mkdir()
    store.tidy()
    path = made_long_ago(folder / "build/a/program", 99, 99)
    store.tidy()
    assert path.exists()
    os.utime(folder / "tidied", (0, 0))
    store.tidy()
    assert not path.exists()


def test_tidying_leaves_alone_what_is_no_part_of_the_store(whole, tmp_path):
    """For example, the next build of the study site needs its old files, even if nobody has opened
    them for a month."""
    copy = whole.copy(tmp_path / "repository")
    page = made_long_ago(copy.build / "site/files.txt", 99, 99)
    (copy.build / "store/tidied").unlink(missing_ok=True)
    copy.assert_right("--no-cache")
    assert page.exists() and (copy.build / "store/tidied").exists()


assert BRAVE.name == checkout.PROBLEM

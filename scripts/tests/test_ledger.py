"""What was checked is remembered in the repository: a line is valid for what it was written for, and for nothing else."""

import pytest
from judging import ROOT, catalog
from judging.platforms import portability
from judging.sources import code_in
from judging.strength import audit, ledger

PROBLEMS = catalog.find([])
(BRAVE,) = catalog.find(["hdu/1846"])


@pytest.mark.parametrize("book", [audit.ledger(), portability.ledger()], ids=lambda book: book.path.name)
def test_the_code_that_checks_is_the_one_that_wrote(book):
    """A change of it is looked at by a person, who raises VERSION if it may find anything else."""
    if not book.path.exists():
        pytest.skip("nothing is remembered, so everything is checked")
    command = {"audited.txt": "audit", "ported.txt": "portability"}[book.path.name]
    assert book.knows_the_code, (
        f"the code behind `scripts/judge {command}` has changed: if it may find anything else now, raise VERSION; then run "
        f"`scripts/judge {command} --write` and commit testdata/{book.path.name}"
    )


@pytest.fixture
def book(tmp_path):
    return ledger.Ledger(tmp_path / "audited.txt", "judging.strength.audit", 7)


def test_a_line_is_valid_for_what_it_was_written_for(book):
    book.write({"hdu/1": ["a", "b"], "hdu/2": ["c"]}, {"hdu/1", "hdu/2"})
    assert book.is_valid("hdu/1", ["a", "b"]) and book.knows_the_code
    assert book.is_stale("hdu/1", ["a", "c"]) and not book.is_stale("hdu/3", ["a"])
    assert not book.is_valid("hdu/1", ["a", "c"]) and not book.is_valid("hdu/3", ["a", "b"])
    book.write({"hdu/2": ["d"]}, {"hdu/2"})  # hdu/1 is gone
    assert not book.is_valid("hdu/1", ["a", "b"]) and book.is_valid("hdu/2", ["d"])


def test_a_line_of_another_version_is_not_valid(book):
    book.write({"hdu/1": ["a"]}, {"hdu/1"})
    other = ledger.Ledger(book.path, "judging.strength.audit", 8)
    assert not other.is_valid("hdu/1", ["a"]) and not other.knows_the_code


def test_comments_do_not_count_and_code_does():
    first, second = "// Game: one\nint main() {\n    return 0;  // none\n}\n", "/* two */ int main() { return 0; }\n"
    assert code_in(first) == code_in(second) != code_in("int main() { return 1; }\n")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ('puts("YES ");', 'puts("YES  ");'),
        ('open("http://a");', 'open("http://b");'),
        ("char c = ' ';", "char c = '\t';"),
        ("#define A 1\nint x;\n", "#define A 1 int x;\n"),
        ("#ifdef A\nint x;\n", "#ifdef A int x;\n"),
        ("#define A\n#else\n#endif\n", "#define A #else\n#endif\n"),
        ('R"(// a)"', 'R"(// b)"'),
        ('R"x(")" " )x"', 'R"x(")"  " )x"'),
    ],
)
def test_literals_and_directives_are_code(first, second):
    assert code_in(first) != code_in(second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("#define A 1  // one\nint x;\n", "#define  A \\\n1\n\nint /* an\nint */ x;"),
        ('puts("//"); // a', 'puts("//");'),
        ("f('\"'); // \"", "f('\"');"),
    ],
)
def test_sources_of_the_same_code_are_equal(first, second):
    assert code_in(first) == code_in(second)


def test_a_wrong_program_and_a_case_count(tmp_path, monkeypatch):
    """All that a result depends on: each of these files changes the parts."""
    import shutil
    from dataclasses import replace

    before = ledger.of_problem(BRAVE)
    folder = tmp_path / "testdata" / BRAVE.name
    shutil.copytree(BRAVE.folder, folder)
    monkeypatch.setattr(catalog, "ROOT", tmp_path)
    shutil.copytree(ROOT / "problems/hdu", tmp_path / "problems/hdu")
    copy = replace(BRAVE)
    assert ledger.of_problem(copy) == before
    for name in ("problem.toml", "data.sha256", "cases.py", "wrong_both_take_most.cpp"):
        text = (folder / name).read_text()
        (folder / name).write_text(text + "# changed\n")
        assert ledger.of_problem(copy) != before, name
        (folder / name).write_text(text)


def test_the_sample_is_drawn_from_the_commit():
    names = [str(n) for n in range(100)]
    assert ledger.sample(names) == ledger.sample(names) and len(ledger.sample(names)) == ledger.SAMPLE

"""Snippets: a difference is shown, and written on request; a wrong marker is named."""

import sys

import pytest

from cli import main as cli
from judging import ROOT, Mistake
from judging.problems import snippets

NAME = "subtraction_game"
TEMPLATE = (ROOT / f"templates/{NAME}.hpp").read_text()
END = "// end snippet\n"
REGION = TEMPLATE[TEMPLATE.index("// snippet") : TEMPLATE.index(END) + len(END)]
INCLUDES = "#include <algorithm>\n#include <cassert>\n#include <vector>\n\n"


@pytest.fixture
def host(tmp_path, monkeypatch):
    """Return a function that writes a solution into a repository of its own."""
    (tmp_path / "templates").mkdir()
    (tmp_path / f"templates/{NAME}.hpp").write_text(TEMPLATE)
    (tmp_path / "problems/hdu").mkdir(parents=True)
    monkeypatch.setattr(snippets, "ROOT", tmp_path)

    def write(text):
        path = tmp_path / "problems/hdu/1_one.cpp"
        path.write_text(text)
        return path

    return write


def test_a_difference_is_shown_and_written_once(host, capsys):
    path = host(INCLUDES + REGION.replace("++grundy", "--grundy") + "int main() {}\n")
    assert snippets.check_snippets(["nim"], write=True) == 0 and "--grundy" in path.read_text()
    assert snippets.check_snippets([], write=False) == 1
    shown = capsys.readouterr().out
    assert "-        while (seen_from[grundy[pile]] == pile) --grundy[pile];" in shown
    assert "1 regions, 1 solutions differ: run `" in shown and "snippets --write`" in shown
    for state in (
        "problems/hdu/1_one.cpp\n1 regions, 1 solutions written",
        "1 regions, all in step",
    ):
        assert snippets.check_snippets([], write=True) == 0
        assert path.read_text() == INCLUDES + REGION + "int main() {}\n"
        assert capsys.readouterr().out.endswith(f"{state}\n")


def test_a_run_names_an_edited_template_that_is_not_copied(host):
    """A solution with a wrong marker has no copy to compare."""
    path = host(INCLUDES + REGION + "int main() {}\n")
    assert snippets.outdated([path]) == []
    template = snippets.ROOT / f"templates/{NAME}.hpp"
    template.write_text(TEMPLATE.replace("++grundy", "--grundy"))
    (line,) = snippets.outdated([path, path])
    assert f"templates/{NAME}.hpp differs from its copy in " in line
    assert "/hdu/1_one.cpp and 1 more: " in line and line.endswith("snippets --write`")
    assert snippets.outdated([host(INCLUDES + END)]) == []


def test_the_judge_prints_this_line(monkeypatch, capsys):
    monkeypatch.setattr(snippets, "_region_of", lambda template: "// another text\n")
    monkeypatch.setattr(sys, "argv", ["judge", "hdu/1536"])
    assert cli.main() == 0
    shown = capsys.readouterr()
    assert "all AC" in shown.out
    assert f"templates/{NAME}.hpp differs from its copy in problems/hdu/1536_s_nim.cpp" in shown.err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (INCLUDES + REGION.replace(NAME, "none"), "1_one.cpp:5: there is no .*templates/none.hpp"),
        (INCLUDES + REGION.replace(END, ""), "has no `// end snippet`"),
        (INCLUDES + END, "without a `// snippet: NAME` before it"),
        (INCLUDES + REGION.replace(END, "") + REGION, "begins before `// end snippet`"),
        (REGION, "needs #include <vector>; add it"),
    ],
)
def test_a_wrong_region_is_named(host, text, message):
    path = host(text)
    with pytest.raises(Mistake, match=message):
        snippets.check_snippets([], write=True)
    assert path.read_text() == text

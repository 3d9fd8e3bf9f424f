"""Snippets: every way in which a pasted region can go wrong is told."""

import pytest
from judging import ROOT, Mistake
from judging.collection import snippets

NAME = "subtraction_game"
TEMPLATE = (ROOT / f"templates/{NAME}.hpp").read_text()
REGION = TEMPLATE[
    TEMPLATE.index("// snippet") : TEMPLATE.index("// end snippet\n") + len("// end snippet\n")
]
HEADER = """// HDU 1 - One
// https://acm.hdu.edu.cn/showproblem.php?pid=1
// Game:      a
// Idea:      b
// Limits:    c
// Time:      d
// Topics:    nim
// Lesson:    04
// Standard:  C++98
"""
INCLUDES = "#include <algorithm>\n#include <cassert>\n#include <vector>\n\n"


@pytest.fixture
def host(tmp_path, monkeypatch):
    """Writes a solution into a repository of its own, and gives its path."""
    (tmp_path / "templates").mkdir()
    (tmp_path / f"templates/{NAME}.hpp").write_text(TEMPLATE)
    (tmp_path / "problems/hdu").mkdir(parents=True)
    monkeypatch.setattr(snippets, "ROOT", tmp_path)

    def write(text):
        path = tmp_path / "problems/hdu/1_one.cpp"
        path.write_text(text)
        snippets.solution_header.cache_clear()
        snippets.template_header.cache_clear()
        return path

    return write


def test_a_clean_tree_is_in_step(host, capsys):
    host(HEADER + INCLUDES + REGION)
    assert snippets.check_snippets([], write=False) == 0
    assert "1 regions, all in step" in capsys.readouterr().out


def test_drift_is_shown_as_a_diff(host, capsys):
    host(HEADER + INCLUDES + REGION.replace("++grundy", "--grundy"))
    assert snippets.check_snippets([], write=False) == 1
    shown = capsys.readouterr().out
    assert "-        while (seen_from[grundy[pile]] == pile) --grundy[pile];" in shown
    assert "scripts/judge snippets --write" in shown


def test_write_copies_template_to_solution_and_nothing_the_second_time(host):
    path = host(HEADER + INCLUDES + REGION.replace("++grundy", "--grundy") + "int main() {}\n")
    snippets.check_snippets([], write=True)
    once = path.read_text()
    assert once == HEADER + INCLUDES + REGION + "int main() {}\n"
    assert snippets.check_snippets([], write=True) == 0 and path.read_text() == once


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEADER + INCLUDES + REGION.replace(NAME, "subtraction"), "no template 'subtraction'"),
        (HEADER + INCLUDES + REGION.replace("// end snippet\n", ""), "has no `// end snippet`"),
        (HEADER + INCLUDES + "// end snippet\n", "without a `// snippet: NAME` before it"),
        (
            HEADER + INCLUDES + REGION.replace("// end snippet\n", "") + REGION,
            "begins before `// end snippet`",
        ),
        (HEADER + REGION, "needs #include <vector>"),
    ],
)
def test_wrong_markers_are_named(host, text, message):
    path = host(text)
    with pytest.raises(Mistake, match=message):
        snippets.check_snippets([], write=True)
    assert path.read_text() == text


def test_a_host_must_not_be_older_than_its_snippet(host, tmp_path):
    host(HEADER + INCLUDES + REGION)
    newer = TEMPLATE.replace("Standard:  C++98", "Standard:  C++17")
    (tmp_path / f"templates/{NAME}.hpp").write_text(newer)
    with pytest.raises(
        Mistake, match=r"declares C\+\+98, but snippet subtraction_game needs C\+\+17"
    ):
        snippets.check_snippets([], write=False)

"""A solution that is wrong in one configuration is found there, and only there."""

import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from typer import style

from cli import main as entry
from judging import BUILD
from judging.data import making
from judging.problems import catalog
from judging.run.meaning import code_in
from lab import portability
from lab.portability import CONFIGURATIONS, Configuration

PROBLEM = catalog.find(["hdu/1846"])[0]
ROWS = {row.name: row for row in CONFIGURATIONS}
DECLARED, NEWER = ROWS["g++ -O2, as declared"], ROWS["g++ -O2, C++17"]
CLANG, CRLF = ROWS["clang++ -O2, as declared"], ROWS["g++ -O2, \\r\\n in the input"]
PLAIN, SANITIZED = ROWS["g++ -O0"], ROWS["g++, sanitizers, checked library"]
BITS_32, VALGRIND = ROWS["g++ -O2 -m32"], ROWS["g++ -O1 under valgrind"]
ARM64 = ROWS["clang++ -O2 for arm64, under QEMU"]
CASES = 3  # that are run
ALL_AC = style("all AC", "green")

# A right program. The tests put a fault into it.
PROGRAM = """#include <cstdio>
#include <cstdlib>
#include <vector>
int main() {
    int cases, n, m;
    std::scanf("%d", &cases);
    for (; cases > 0; --cases) {
        std::scanf("%d%d", &n, &m);
        bool wins = n % (m + 1) != 0;
        CHANGE
        std::printf("%sEND", wins ? "first" : "second");
    }
}
"""
CHANGES = {
    "standard": (NEWER, "wins ^= __cplusplus >= 201703L;"),
    "compiler": (CLANG, "\n#ifdef __clang__\n wins = !wins;\n#endif\n"),
    "optimiser": (PLAIN, "\n#ifndef __OPTIMIZE__\n wins = !wins;\n#endif\n"),
    "line ends": (CRLF, "wins ^= std::getchar() == '\\r';"),
    "processor": (ARM64, "volatile double big = 1e20; wins ^= int(big) > 0;"),
    "long": (BITS_32, "unsigned long big = 65536; wins ^= big * big == 0;"),
}
OVERFLOW = "int big = 2147483647; big += m; wins ^= big == 5;"
UNSET = "int *volatile p = new int; wins ^= *p == 5; delete p;"
FINDINGS = {
    "overflow": (SANITIZED, OVERFLOW, "signed integer overflow"),
    "index": (SANITIZED, "std::vector<int> v(3); wins ^= v[m + 2] == 5;", "out-of-bounds index"),
    "leak": (SANITIZED, "*(int *volatile)std::malloc(5) = m;", "LeakSanitizer: detected memory"),
    "unset": (VALGRIND, UNSET, "uninitialised value"),
}


@pytest.fixture
def rows(pool, tmp_path):
    """Check a program and return the rows of the table."""
    path = tmp_path / f"{tmp_path.name}.cpp"

    def rows(*configurations, change="", end="\\n", source=path):
        path.write_text(PROGRAM.replace("CHANGE", change).replace("END", end))
        prepared = making.answered(pool, PROBLEM)
        pair = replace(prepared, cases=prepared.cases[:CASES]), source
        with ThreadPoolExecutor(4) as threads:
            return portability.check(pool, threads, [pair], configurations)

    yield rows
    for folder in (BUILD / "failed" / PROBLEM.name).glob(f"{path.stem}*"):
        shutil.rmtree(folder)


def codes(rows):
    return {row.configuration: row.trials[0].code for row in rows if not row.lack}


def skip_without(rows):
    for row in rows:
        if row.lack:
            pytest.skip(f"{row.lack}: {row.remedy}")


def test_solution_is_right_everywhere(rows):
    """The solution is right on every case in every configuration."""
    found = rows(DECLARED, NEWER, CLANG, PLAIN, CRLF, SANITIZED, source=PROBLEM.solution)
    assert [row.cells()[2:] for row in found] == [["1/1", str(CASES), ALL_AC]] * 6
    assert portability.status(found) == 0


@pytest.mark.parametrize("what", CHANGES)
def test_wrong_in_one_configuration(rows, what):
    """A fault at one standard, compiler, width or line end is reported there."""
    failing, change = CHANGES[what]
    found = rows(failing, change=change)
    skip_without(found)
    assert codes(found) == {failing: "WA"}
    assert portability.status(found) == 1


def test_right_in_the_others(rows):
    """None of these faults appears in another configuration."""
    change = "".join(f"{{ {change} }}" for _, change in CHANGES.values())
    assert codes(rows(DECLARED, change=change)) == {DECLARED: "AC"}


@pytest.mark.parametrize("what", FINDINGS)
def test_finding(rows, what):
    """The table shows the messages of sanitizers and valgrind."""
    failing, change, words = FINDINGS[what]
    found = rows(failing, change=change)
    skip_without(found)
    assert codes(found) == {failing: "RE"}
    assert words in found[0].failures[0].failure.verdict.message


def test_newer_language_than_declared(rows):
    """C++11 code in a solution with the standard C++98 does not compile as C++98."""
    found = rows(DECLARED, NEWER, change="auto one = 1; wins ^= one == 2;")
    assert codes(found) == {DECLARED: "CE", NEWER: "AC"}
    assert [row.cells()[2] for row in found] == ["0/1", "1/1"]


def test_missing_tool(monkeypatch, capsys):
    """If a tool is missing, only its rows are not checked. The message says how to install it, and
    the status is 2."""
    monkeypatch.setattr(portability, "CONFIGURATIONS", (VALGRIND, DECLARED))
    here = replace(portability.ARM64, compiler="g++", flags="-fsyntax-only", packages="")
    monkeypatch.setattr(portability, "ARM64", here)
    monkeypatch.setattr(portability, "OTHERS", DECLARED)  # QEMU may be missing, too
    monkeypatch.setattr(portability, "_others", lambda problem: [])
    which = shutil.which
    monkeypatch.setattr(
        shutil, "which", lambda name, **how: None if name == "valgrind" else which(name, **how)
    )
    monkeypatch.setattr(sys, "argv", ["judge", "portability", "1846", "--jobs", "1"])
    assert entry.main() == 2
    _, missing, checked, *_, last = capsys.readouterr().out.splitlines()
    assert "valgrind is not installed: apt-get install -y g++ valgrind" in missing
    assert checked.endswith("all AC")
    assert "1 configuration not checked" in last


def test_missing_library(pool):
    """A compiler is installed, but a library of the row is missing."""
    lack, remedy = portability.lacking(pool, Configuration("", "", flags="-lno-such-library"))
    assert "-lno-such-library" in lack and remedy == "apt-get install -y g++"


def test_unknown_standard(rows):
    """The row names a standard that the compiler does not support. The solution is not blamed."""
    found = rows(Configuration("", "", standard="C++99"), DECLARED)
    assert "g++ does not support C++99" in found[0].cells()[-1]
    assert portability.status(found) == 0


def test_failures_in_words(rows, capsys):
    """The lines below the table say which solution fails on which case, and how."""
    portability.show(rows(DECLARED, PLAIN, change=CHANGES["optimiser"][1]), 1.0)
    said = capsys.readouterr().out
    assert "1 of 1 fail: WA" in said
    assert "g++ -O0:\n" in said and ".cpp: WA on sample_1, case 1 of" in said
    assert "    expected | first" in said and "    got      | second" in said


def test_a_choice_has_every_compiler_and_is_that_of_the_code():
    """The same code always gets the same configurations; other code gets others."""
    first, again, other = (portability.chosen(PROBLEM, code) for code in ("a", "a", "b"))
    assert first == again != other and len(first) < len(CONFIGURATIONS)
    compilers = {row.compiler for row in CONFIGURATIONS if row.takes(PROBLEM)}
    assert {row.compiler for row in first} == compilers


def test_all_choices_together_have_every_configuration():
    codes = {problem: code_in(problem.solution.read_text()) for problem in catalog.find([])}
    choices = (portability.chosen(problem, code) for problem, code in codes.items())
    assert {row for rows in choices for row in rows} == {*CONFIGURATIONS}


@pytest.mark.parametrize(
    ("change", "same"),
    [("wins = n == 1;", True), (CHANGES["processor"][1], False)],  # wrong everywhere, and here only
)
def test_other_programs_must_end_as_on_x86(pool, tmp_path, monkeypatch, capsys, change, same):
    source = tmp_path / f"{tmp_path.name}.cpp"
    source.write_text(PROGRAM.replace("CHANGE", change).replace("END", "\\n"))
    monkeypatch.setattr(portability, "_others", lambda problem: [source])
    prepared = making.answered(pool, PROBLEM)
    prepared = replace(prepared, cases=prepared.cases[:CASES])
    with ThreadPoolExecutor(4) as threads:
        row = portability.check_others(pool, threads, [prepared], few=True)
    skip_without([row])
    portability.show([row], 1.0)
    assert portability.status([row]) == (0 if same else 1)
    said = capsys.readouterr().out
    assert ("all the same" in said) == same
    assert (f"{source.name}: WA on arm64, AC on x86-64" in said) != same


def test_slow_programs_and_long_double_are_not_compared():
    names = {path.name for path in portability._others(PROBLEM)}
    assert {"brute.cpp", "second.cpp", "wrong_remainder_by_m.cpp"} <= names
    for name, left_out in (("GERALD08", "wrong_long_double.cpp"), ("1149E", "slow_order.cpp")):
        [problem] = catalog.find([name])
        assert left_out in {path.name for path in problem.wrong}
        assert left_out not in {path.name for path in portability._others(problem)}


def test_the_runner_compiles_for_arm64(pool, monkeypatch):
    """If the compiler or the headers are missing, the row names the packages."""
    row = portability.check_runner(pool)
    skip_without([row])
    assert row.cells()[1:4] == ["the judge on arm64; compiled, not run", "1/1", "0"]
    assert row.cells()[4] == style("all compile", "green")
    monkeypatch.setattr(shutil, "which", lambda name, **how: None)
    assert (
        portability.check_runner(pool).remedy
        == "apt-get install -y clang libc6-dev-arm64-cross libstdc++-12-dev-arm64-cross"
    )

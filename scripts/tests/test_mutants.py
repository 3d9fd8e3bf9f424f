"""Mutants: each operator changes what it should, and nothing else."""

import pytest

from judging.strength import mutants


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("x = a + b;", {"x = a - b;", ";"}),
        ("if (a < 7) f();", {"if (a <= 7) f();", "if (a >= 7) f();", "if (a < 8) f();", "if (a < 6) f();",
                             "if (!(a < 7)) f();", "if (a < 7) ;"}),
        ("x ^= y;", {"x |= y;", "x = y;", ";"}),
        ("long long n;", {"int n;"}),
        ("return a && b;", {"return a || b;"}),
        ("++i;", {"--i;", ";"}),
        ("if (!done) ++i;", {"if (done) ++i;", "if (!(!done)) ++i;", "if (!done) --i;", "if (!done) ;"}),
    ],
)  # fmt: skip
def test_operators(line, changed):
    assert {m.after for m in mutants.of(f"void f() {{\n{line}\n}}\n")} == changed


@pytest.mark.parametrize(
    "line",
    [
        "// x = a + b;",
        '#include <vector>',
        'const char* s = "a + b";',
        "std::vector<std::pair<char, char> > v;",
        "assert(a + b == c);",
        "typedef const char& Name;",
    ],
)
def test_leaves_alone(line):
    """Comments, includes, texts, template brackets, references and asserts."""
    assert not mutants.of(f"void f() {{\n{line}\n}}\n")


def test_a_span_limits_them():
    text = "x = a + b;\ny = a + b;\n"
    assert {m.line for m in mutants.of(text, text.index("y"))} == {2}


def test_what_changes_no_output_is_left_alone():
    """Asserts hold on legal input; sync_with_stdio and tie only make it faster."""
    lines = "int main() {", "assert(a < b);", "std::ios::sync_with_stdio(false);", "std::cin.tie(NULL);", "f(1);", "}"
    assert {mutant.line for mutant in mutants.of("\n".join(lines))} == {5}

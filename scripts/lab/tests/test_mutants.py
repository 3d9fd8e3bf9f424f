"""Mutants: each operator makes its change, and no other."""

import pytest

from lab import mutants


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("x = a + b;", {"x = a - b;", ";"}),
        ("if (a < 7) f();", {"if (a <= 7) f();", "if (a >= 7) f();", "if (a < 8) f();", "if (a < 6) f();",
                             "if (!(a < 7)) f();", "if (a < 7) ;"}),
        ("    x ^= y;", {"x |= y;", "x = y;", "x += y;", "x ^= (y) & 1;", ";"}),
        ("long long n;", {"int n;"}),
        ("return a && b;", {"return a || b;"}),
        ("++i;", {"--i;", "i ^= 1;", ";"}),
        ("if (!done) ++i;", {"if (done) ++i;", "if (!(!done)) ++i;", "if (!done) --i;", "if (!done) i ^= 1;", "if (!done) ;"}),
        ("return a ? b : c;", {"return a && false ? b : c;", "return a || true ? b : c;"}),
        ("    std::vector<int> table(size, x);", {"std::vector<int> table((size) / 2, x);", "static std::vector<int> table(size, x);"}),
        ("    bool wins = a;", {"static bool wins = a;"}),
        ("int grid[9][8] = {};", {"int grid[8][8] = {};", "int grid[9][7] = {};"}),
        ("while (read(n)) f(n);", {"if (read(n)) f(n);", "while (!(read(n))) f(n);", "while (read(n)) ;"}),
        ("for (; i < n;) f(i);", {
            "for (; i <= n;) f(i);", "for (; i >= n;) f(i);", "for (; i < n;) ;",
            "for (bool once = true; once; once = false) for (; once && (i < n); once = false) f(i);",
        }),
    ],
)  # fmt: skip
def test_operators(line, changed):
    assert {m.after for m in mutants.of(f"void f() {{\n{line}\n}}\nint main() {{}}\n")} == changed


@pytest.mark.parametrize(
    ("most", "narrower"), [(32768, ["short n = 0;"]), (200, ["signed char n = 0;"]), (100, [])]
)
def test_a_type_gets_too_narrow_for_the_input(most, narrower):
    found = mutants.of("void f() {\nint n = 0;\n}\n", most=most)
    assert [m.after for m in found if m.operator == "type"] == narrower


def test_a_variable_of_main_is_not_reset():
    assert not [
        m for m in mutants.of("int main() {\n    bool wins = a;\n}\n") if m.operator == "reset"
    ]


@pytest.mark.parametrize(
    "line",
    [
        "// x = a + b;",
        "#include <vector>",
        'const char* s = "a + b";',
        "std::vector<std::pair<char, char> > v;",
        "assert(a + b == c);",
        "std::ios::sync_with_stdio(false);",
        "std::cin.tie(NULL);",
        "typedef const char& Name;",
    ],
)
def test_leaves_alone(line):
    """No mutant changes comments, includes, strings, templates, references, or calls that have no
    influence on the output."""
    assert not mutants.of(f"void f() {{\n{line}\n}}\n")


def test_only_a_span_is_changed():
    text = "x = a + b;\ny = a + b;\n"
    assert {m.line for m in mutants.of(text, text.index("y"))} == {2}

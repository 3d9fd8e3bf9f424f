"""Headers and texts of solutions: what is wrong is named with its place."""

import re

import pytest
from judging import Mistake
from judging.collection import catalog, sources
from judging.rules import lint, solutions

GOOD = """// HDU 1 - One
// https://acm.hdu.edu.cn/showproblem.php?pid=1
// Game:      a game
//            of two lines
// Idea:      b
// Limits:    c
// Time:      d
// Topics:    nim, sprague-grundy
// Lesson:    04
// Standard:  C++98
#include <cstdio>

int main() { return 0; }
"""


@pytest.fixture
def written(tmp_path):
    def write(text):
        path = tmp_path / "1_one.cpp"
        path.write_bytes(text.encode())
        sources.solution_header.cache_clear()
        return path

    return write


def test_reads_the_keys(written):
    header = sources.solution_header(written(GOOD))
    assert header.title == "HDU 1 - One"
    assert header.keys["Game"] == "a game of two lines"
    assert header.topics == ["nim", "sprague-grundy"]


def test_a_program_to_beware_of_has_a_line_of_its_own(written):
    """Twice at most one key; a text goes on in lines without a key."""
    lines = "// Beware:    wrong_a.cpp: one\n//            more.\n// Beware:    slow_b.cpp: two.\n// Topics:"
    header = sources.solution_header(written(GOOD.replace("// Topics:", lines)))
    assert header.beware == ["wrong_a.cpp: one more.", "slow_b.cpp: two."]
    assert sources.solution_header(written(GOOD)).beware == []


@pytest.fixture
def checked(tmp_path, monkeypatch):
    """Checks a solution whose header is changed against the rest of S-Nim."""
    (problem,) = catalog.find(["hdu/1536"])
    text = re.sub(
        r"// Beware: .*?(?=// Topics:)", "", problem.solution.read_text(), flags=re.DOTALL
    )

    def check(old, new):
        path = tmp_path / "changed.cpp"
        path.write_text(text.replace(old, new, 1))
        monkeypatch.setattr(catalog, "_solution", lambda name: path)
        sources.solution_header.cache_clear()
        solutions.check(problem)

    return check


@pytest.mark.parametrize(
    "lines",
    [
        "// Beware:    wrong_parity_of_wins.cpp: a\n",
        "// Beware:    wrong_parity_of_wins.cpp: a\n// Beware:    wrong_break_unsorted.cpp: b\n",
    ],
)
def test_programs_to_beware_of(checked, lines):
    checked("// Topics:", lines + "// Topics:")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "// Topics:",
            "// Beware:    wrong_none.cpp: a\n// Topics:",
            "Beware names wrong_none.cpp, and testdata/hdu/1536",
        ),
        (
            "// Topics:",
            "// Beware:    brute.cpp: a\n// Topics:",
            "expected `// Beware:    wrong_NAME.cpp: what",
        ),
        (
            "// Topics:",
            "// Beware:    wrong_parity_of_wins.cpp:\n// Topics:",
            "expected `// Beware:    wrong_NAME",
        ),
        (
            "// Topics:",
            2 * "// Beware:    wrong_parity_of_wins.cpp: a\n" + "// Topics:",
            "at most 2 programs, each once",
        ),
        (
            "// Lesson:",
            "// Beware:    wrong_parity_of_wins.cpp: a\n// Lesson:",
            "expected keys in the order",
        ),
        ("POJ 2960", "POJ 2960 and POJ 1", "expected one line such as `// Also:"),
        ("POJ 2960", "POJ", "expected one line such as `// Also:"),
        ("sprague-grundy", "sprague_grundy", "'sprague_grundy' is no topic"),
        (
            "pid=1536",
            "pid=1537",
            "expected the address https://acm.hdu.edu.cn/showproblem.php?pid=1536",
        ),
        ("// HDU 1536 - S-Nim", "// HDU 1536 - S Nim", "expected the title 'HDU 1536 - S-Nim'"),
    ],
)
def test_a_header_that_the_repository_contradicts(checked, old, new, message):
    with pytest.raises(Mistake) as mistake:
        checked(old, new)
    assert message in str(mistake.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("// Idea:      b\n", "", "the header has no key Idea; add a line `// Idea:`"),
        ("// Idea:      b\n", "// Author:    me\n", ":5: expected one of the keys Game, Idea"),
        ("// Time:      d\n", "// Game:      d\n", ":7: expected keys in the order Game, Idea"),
        ("// Idea:      b\n", "// Idea: b\n", ":5: expected `// Key:` with its text at column 15"),
        (
            "//            of two",
            "//   of two",
            ":4: expected `// Key:` with its text at column 15",
        ),
        ("C++98", "C++03", "Standard is 'C++03', not one of"),
        (GOOD[: GOOD.index("#include")], "", "expected a header comment"),
        ("a game", "a g\u00e4me", "is not ASCII"),
    ],
)
def test_names_what_is_wrong(written, old, new, message):
    assert old in GOOD
    with pytest.raises(Mistake) as mistake:
        sources.solution_header(written(GOOD.replace(old, new)))
    assert message in str(mistake.value)


def test_lint_takes_a_plain_solution(written):
    lint.check(written(GOOD))


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("#include <bits/stdc++.h>", "bits/stdc++.h` is missing on POJ"),
        ('void f(int n) { std::printf("%lld", n); }', "`%lld` 64-bit numbers"),
        ("__int128 n;", "`__int128`"),
        ("#pragma GCC optimize(3)", "`#pragma`"),
        ("long n;", "`long` is 32 bits wide"),
        ("unsigned long n;", "`long` is 32 bits wide"),
        ("using namespace std;", "`using namespace`"),
        ("#define rep(i, n) for (;;)", "`#define`"),
        ("#ifndef ONLINE_JUDGE", "`ONLINE_JUDGE`"),
    ],
)
def test_lint_names_what_a_judge_refuses(written, code, message):
    with pytest.raises(Mistake) as mistake:
        lint.check(written(GOOD.replace("int main", code + "\nint main")))
    assert ":13: " in str(mistake.value) and message in str(mistake.value)


@pytest.mark.parametrize(
    "code", ["long long n;", "unsigned long long n;", "// a long comment", "long double x;"]
)
def test_lint_leaves_alone(written, code):
    lint.check(written(GOOD.replace("int main", code + "\nint main")))


@pytest.mark.parametrize(("text", "message"), [("x\n", "bytes; HDU takes"), (GOOD[:-1], "lines end in"),
                                               (GOOD.replace("\n", "\r\n"), "lines end in")])  # fmt: skip
def test_lint_looks_at_the_file(written, text, message):
    with pytest.raises(Mistake, match=message):
        lint.check(written(text))

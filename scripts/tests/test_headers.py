"""Headers and texts of solutions: each fault is reported with its place."""

import re
import tomllib
from pathlib import Path

import pytest

from judging import Mistake
from judging.problems import catalog, sources
from judging.problems.search import TOPICS
from judging.run import meaning

FORBIDDEN = tomllib.loads(Path(__file__).with_name("forbidden.toml").read_text())  # pattern: why
MIN_BYTES, MAX_BYTES = 51, 65536  # HDU: "Code length is improper!"
ENDL = r"\bstd::endl\b"
BEWARE = re.compile(r"((?:wrong|slow)_\w+\.cpp): \S.*")


def text_faults(path, is_interactive=False):
    """Return the parts of a solution that compile here, but that a compiler of the online judge may
    reject. An interactive solution may flush its lines."""
    data, faults = path.read_bytes(), []
    if not MIN_BYTES <= len(data) <= MAX_BYTES:
        faults.append(f"{len(data)} bytes; HDU takes {MIN_BYTES} to {MAX_BYTES}")
    if b"\r" in data or not data.endswith(b"\n"):
        faults.append("lines end in \\n, the last one too")
    comment = re.compile(meaning.COMMENT, re.DOTALL)
    code = comment.sub(lambda part: re.sub(r"[^\n]", " ", part[0]), data.decode("ascii"))
    for pattern, reason in FORBIDDEN.items():
        if is_interactive and pattern == ENDL:
            continue
        for match in re.finditer(pattern, code):
            line = code.count("\n", 0, match.start()) + 1
            faults.append(f"line {line}: `{match[0]}` {reason}")
    return faults


def header_faults(problem):
    """Return the contradictions between a solution's header and problem.toml, the data and the
    topics."""
    header = sources.solution_header(problem.solution)
    title, form = f"{problem.judge.name} {problem.id} - {problem.title}", problem.judge.url
    also, topics = header.keys.get("Also", "POJ 1"), {*header.topics} - {*TOPICS}
    programs = [match and match[1] for match in map(BEWARE.fullmatch, header.beware)]
    files = {path.name for path in problem.wrong}
    faults = {
        f"the title is {header.title!r}, in problem.toml {title!r}": header.title != title,
        f"the address is {header.url}, in problem.toml {problem.url}": header.url != problem.url,
        f"the address should begin with {form}": not problem.url.startswith(form.split("{")[0]),
        f"Also is {also!r}, not like POJ 2960, HDU 1944": not re.fullmatch(
            r"\w+ \w+(, \w+ \w+)*", also
        ),
        f"unknown topics {topics}; choose from {', '.join(TOPICS)}": topics,
        "Beware is not like wrong_NAME.cpp: what it gets wrong": None in programs,
        f"Beware names {programs}, not files of the data": {*programs} - {None} - files,
        "Beware names more than 2 programs, or one twice": len({*programs}) < len(programs)
        or len(programs) > 2,
    }
    return [fault for fault, is_there in faults.items() if is_there]


def test_solution_is_well_formed(each_problem):
    """No mark is left, the header agrees with the data, and no online judge rejects the text."""

    def check(problem):
        sources.check_filled(problem.solution, problem.folder)
        faults = header_faults(problem)
        faults += text_faults(problem.solution, problem.is_interactive)
        assert not faults, "; ".join(faults)

    each_problem(check)


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
    """A text continues on lines without a key. `Beware` may have two entries."""
    lines = "// Beware:    wrong_a.cpp: one\n//            more.\n// Beware:    slow_b.cpp: two.\n"
    header = sources.solution_header(written(GOOD.replace("// Topics:", lines + "// Topics:")))
    assert header.title == "HDU 1 - One" and header.topics == ["nim", "sprague-grundy"]
    assert header.keys["Game"] == "a game of two lines"
    assert header.beware == ["wrong_a.cpp: one more.", "slow_b.cpp: two."]
    assert sources.solution_header(written(GOOD)).beware == []


PARITY = "// Beware:    wrong_parity_of_wins.cpp: a\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("// Topics:", PARITY + "// Topics:", None),
        ("// Topics:", PARITY + "// Beware:    wrong_break_unsorted.cpp: b\n// Topics:", None),
        ("// Topics:", "// Beware:    wrong_none.cpp: a\n// Topics:", "['wrong_none.cpp'], not"),
        ("// Topics:", "// Beware:    brute.cpp: a\n// Topics:", "Beware is not like wrong_NAME"),
        ("// Topics:", PARITY.replace(" a", "") + "// Topics:", "Beware is not like wrong_NAME"),
        ("// Topics:", 2 * PARITY + "// Topics:", "more than 2 programs, or one twice"),
        ("POJ 2960", "POJ 2960 and POJ 1", "Also is 'POJ 2960 and POJ 1', not like"),
        ("POJ 2960", "POJ", "Also is 'POJ', not like"),
        ("sprague-grundy", "sprague_grundy", "unknown topics {'sprague_grundy'}"),
        ("pid=1536", "pid=1537", "pid=1537, in problem.toml https://acm.hdu.edu.cn/"),
        ("// HDU 1536 - S-Nim", "// HDU 1536 - S Nim", "'HDU 1536 - S Nim', in problem.toml"),
    ],
)
def test_a_header_that_the_repository_contradicts(written, monkeypatch, old, new, message):
    (problem,) = catalog.find(["hdu/1536"])
    text = re.sub(r"// Beware: .*?(?=// Topics:)", "", problem.solution.read_text(), flags=re.S)
    path = written(text.replace(old, new, 1))
    monkeypatch.setattr(catalog, "_solution", lambda name: path)
    faults = header_faults(problem)
    assert faults == [] if message is None else len(faults) == 1 and message in faults[0], faults


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("// Idea:      b\n", "", "the header has no key Idea; add a line `// Idea:`"),
        ("// Idea:      b\n", "// Author:    me\n", ":5: expected one of the keys Game, Idea"),
        ("// Time:      d\n", "// Game:      d\n", ":7: expected keys in the order Game, Idea"),
        ("// Lesson:", PARITY + "// Lesson:", "expected keys in the order"),
        ("// Idea:      b\n", "// Idea: b\n", ":5: expected `// Key:` with its text at column 15"),
        ("//            of", "//   of", ":4: expected `// Key:` with its text at column 15"),
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


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#include <bits/stdc++.h>", "line 13: `bits/stdc++.h` is missing on POJ"),
        ('void f(int n) { std::printf("%lld", n); }', "line 13: `%lld` 64-bit numbers"),
        ("__int128 n;", "line 13: `__int128`"),
        ("#pragma GCC optimize(3)", "line 13: `#pragma`"),
        ("long n;", "line 13: `long` is 32 bits wide"),
        ("unsigned long n;", "line 13: `long` is 32 bits wide"),
        ("using namespace std;", "line 13: `using namespace`"),
        ("#define rep(i, n) for (;;)", "line 13: `#define`"),
        ("#ifndef ONLINE_JUDGE", "line 13: `ONLINE_JUDGE`"),
        ("long long n;", None),
        ("unsigned long long n;", None),
        ("// a long comment", None),
        ("long double x;", None),
        ("\r", "lines end in"),
    ],
)
def test_text_that_a_judge_refuses(written, text, message):
    faults = text_faults(written(GOOD.replace("int main", text + "\nint main")))
    assert faults == [] if message is None else len(faults) == 1 and message in faults[0], faults


def test_only_a_program_that_plays_flushes_each_line(written):
    path = written(GOOD.replace("return 0;", "std::cout << std::endl;"))
    assert "flushes at every line" in text_faults(path)[0]
    assert text_faults(path, is_interactive=True) == []


@pytest.mark.parametrize(
    ("text", "message"), [(GOOD[:40] + "\n", "41 bytes; HDU takes 51"), (GOOD[:-1], "lines end in")]
)
def test_length_and_last_line(written, text, message):
    (fault,) = text_faults(written(text))
    assert message in fault

"""Programs as accepted archives contain them: the judge runs them, and says what the online judge's
compilers would reject."""

import pytest
from judging.collection import catalog, data
from judging.collection.catalog import a_persons
from judging.engine import build
from judging.engine.trial import run_trial
from judging.programs import dialect

SAY = 'puts(n % 3 ? "Kiki" : "Cici");'
OLD = {
    "gets, void main": "#include <stdio.h>\nvoid main()\n{ char s[99]; int n; while (gets(s)) { sscanf(s, \"%d\", &n); " + SAY + " } }",
    "__int64, %I64d": "#include <cstdio>\nint main() { __int64 n; while (scanf(\"%I64d\", &n) == 1) " + SAY + " }",
    "unsigned __int64, %5I64u": "#include <cstdio>\nint main() { unsigned __int64 n; while (scanf(\"%5I64u\", &n) == 1) " + SAY + " }",
    "freopen": "#include <bits/stdc++.h>\nint main() {\n#ifndef ONLINE_JUDGE\n    freopen(\"a.in\", \"r\", stdin);\n#endif\n    int n; while (std::cin >> n) " + SAY + " }",
    "fread": "#include <cstdio>\nchar b[1 << 22];\nint main() { for (size_t i = 0, e = fread(b, 1, sizeof b, stdin); i < e; ++i) { int n = 0; while (b[i] >= '0') n = n * 10 + b[i++] - '0'; if (b[i] == '\\r') ++i; if (n) " + SAY + " } }",
    "/dev/stdin": "#include <fstream>\nint main() { std::ifstream in(\"/dev/stdin\"); int n; while (in >> n) " + SAY.replace("puts", "__builtin_puts") + " }",
    "register, missing return type": "#include <cstdio>\nmain() { register int i = 0; int n; while (scanf(\"%d\", &n) == 1 + i) " + SAY + " }",
}  # fmt: skip


def judged(pool, tmp_path, text: bytes, selector="hdu/1847"):
    [problem] = catalog.find([selector])
    path = tmp_path / "mine.cpp"
    path.write_bytes(text)
    source, recipe = dialect.compiled(pool, problem, path)
    trial = run_trial(pool, data.inputs(pool, problem), source, recipe, a_persons(problem))
    return trial, dialect.refused(pool, problem, path).lines


@pytest.mark.parametrize("text", OLD.values(), ids=OLD)
@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: t,
        lambda t: b"\xef\xbb\xbf// \xc4\xe3\xba\xc3 \xe9\r\n" + t.replace(b"\n", b"\r\n"),
    ],
    ids=["plain", "bom crlf gbk"],
)
def test_unusual_programs_are_judged(pool, tmp_path, text, spoil):
    """HDU accepts programs of any age, encoding or system; the judge accepts them, too."""
    trial, _ = judged(pool, tmp_path, spoil(text.encode()))
    assert trial.code == "AC", trial.compile_error


@pytest.mark.parametrize(
    ("selector", "text", "said"),
    [
        ("hdu/1847", OLD["gets, void main"], ["HDU would report CE under G++; choose C++: line 2: void main"]),
        ("hdu/1847", OLD["freopen"], ["HDU would report CE under C++, which lacks it; choose G++: line 1: bits/stdc++.h"]),
        ("hdu/1525", "#include <cstdio>\n\nint main() { auto n = 1; return n - 1; }", ["HDU, POJ would report CE: line 3 needs C++11, and the compilers support only C++98: 'n' does not name a type"]),
        ("luogu/P2197", "#pragma GCC optimize(3)\nint main() {}", ["Luogu would report CE under its patched GCC: line 1: #pragma GCC optimize"]),
        ("hdu/1847", OLD["__int64, %I64d"], []),
        ("poj/1704", "// #include <bits/stdc++.h>\n/* asm\n*/ int main() {}", []),
        ("poj/1704", "/*\n*/ char url[] = \"http://a\"; void main() {}", ["POJ would report CE under G++; choose C++: line 2: void main"]),
        ("luogu/P2197", "#include <cstdio>\n#include <compare>\nint main() { return (1 <=> 1) != 0; }", ["Luogu: choose C++20 or newer; older compilers reject line 3: expected primary-expression before '>' token"]),
    ],
)  # fmt: skip
def test_what_compilers_would_refuse(pool, tmp_path, selector, text, said):
    """Each reason appears once, with its judges and the line."""
    assert judged(pool, tmp_path, text.encode(), selector)[1] == said


def test_a_program_may_need_two_compilers():
    """One compiler accepts the first line, another the second, but no compiler accepts both."""
    gcc, visual = (
        "CE under C++, which lacks it; choose G++: line 1",
        "CE under G++; choose C++: line 2",
    )
    assert dialect.Refusals({gcc: ["HDU"]}).by("HDU") == ""
    assert dialect.Refusals({gcc: ["HDU"], visual: ["POJ"]}).by("HDU") == ""
    assert dialect.Refusals({gcc: ["HDU"], visual: ["HDU"]}).by("HDU") == f"{gcc}; {visual}"


def test_linux_judges_do_not_know_windows(pool, tmp_path):
    """%I64d prints something else at LightOJ, and void main is an error at Luogu."""
    [problem] = catalog.find(["luogu/P2197"])
    path = tmp_path / "mine.cpp"
    path.write_text("void main() {}\n")
    with pytest.raises(build.CompileError):
        build.start(pool, *dialect.compiled(pool, problem, path)).result()


@pytest.mark.parametrize(
    ("selector", "compiles"),
    [
        ("luogu/P2197", True),
        ("atcoder/abc229_h", True),
        ("cses/1730", True),
        ("lightoj/1199", False),
    ],
)
def test_a_standard_that_the_judge_offers_is_tried(pool, tmp_path, selector, compiles):
    """C++17 is tried first. Then the judge tries the newer standard of the online judge."""
    [problem] = catalog.find([selector])
    path = tmp_path / "mine.cpp"
    path.write_text(
        f"// {tmp_path}: not compiled before\n#include <concepts>\ntemplate <std::integral T> T same(T n) {{ return n; }}\nint main() {{ return same(0); }}\n"
    )
    source, recipe = dialect.compiled(pool, problem, path)
    is_new, failed = (
        recipe.standard in ("gnu++20", "gnu++23"),
        build.start(pool, source, recipe).exception(),
    )
    assert (is_new, not failed) == (compiles, compiles)


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("boost/none.hpp_", "apt-get install -y libboost-dev"),
        ("atcoder/dsu_", "https://github.com/atcoder/ac-library"),
    ],
)
def test_the_library_that_is_missing_is_named(pool, tmp_path, header, words):
    [problem] = catalog.find(["atcoder/abc229_h"])
    path = tmp_path / "mine.cpp"
    path.write_text(f"#include <{header}>\nint main() {{}}\n")
    with pytest.raises(build.CompileError) as error:
        build.start(pool, *dialect.compiled(pool, problem, path)).result()
    assert words in dialect.advice(problem, path, error.value.said)


@pytest.mark.parametrize("header", ["iostream", "bits/stdc++.h"])
def test_an_accepted_program_is_not_compiled_again(pool, tmp_path, monkeypatch, header):
    """The second run compiles the program neither to judge it nor for the advice."""
    text = f'// {tmp_path}\n#include<{header}>\nusing namespace std;\nint main() {{ int n; while (cin >> n) cout << (n % 3 ? "Kiki\\n" : "Cici\\n"); }}'
    first = judged(pool, tmp_path, text.encode())
    compiled, job = [], build.compile_job
    monkeypatch.setattr(build, "compile_job", lambda *about: compiled.append(about) or job(*about))
    again = judged(pool, tmp_path, text.encode())
    assert (first[0].code, first[1]) == (again[0].code, again[1]) and again[0].code == "AC"
    assert again[0].remembered == again[0].cases and not compiled


def test_headers_are_parsed_once_for_the_programs_of_persons(tmp_path):
    """The headers must come first, because other text may change their meaning."""
    path = tmp_path / "mine.cpp"
    for begin, parsed in (
        (b"\xef\xbb\xbf/* a */\r\n#include <cstdio>\r\n# include<bits/stdc++.h>\n", ()),
        (b"/* a */\r\n#include <cstdio>\r\n# include<bits/stdc++.h>\n", ("bits/stdc++.h",)),
        (b"#include <iostream>\n#include <bits/stdc++.h>\n", ("iostream",)),
        (b"#define int long long\n#include <iostream>\n", ()),
        (b"#pragma GCC optimize(3)\n#include <bits/stdc++.h>\n", ()),
    ):
        path.write_bytes(begin)
        assert build.with_headers_parsed(path, build.USER_RECIPE).parsed == parsed, begin

"""Programs that accepted archives hold: they are compiled and judged, and what the judge's compilers would refuse is said."""

import pytest
from judging import build, catalog, data, dialect
from judging.trial import a_persons, run_trial

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
    source, recipe, compiled = dialect.program_of(pool, problem, path)
    trial = run_trial(pool, data.prepare(pool, problem), source, recipe, a_persons(problem), compiled=compiled, kept=None)
    return trial, dialect.refused(pool, problem, path)


@pytest.mark.parametrize("text", OLD.values(), ids=OLD)
@pytest.mark.parametrize(
    "spoil", [lambda t: t, lambda t: b"\xef\xbb\xbf// \xc4\xe3\xba\xc3 \xe9\r\n" + t.replace(b"\n", b"\r\n")], ids=["plain", "bom crlf gbk"]
)
def test_unusual_programs_are_judged(pool, tmp_path, text, spoil):
    """What HDU accepts is not refused here for its age, its encoding or its system."""
    trial, _ = judged(pool, tmp_path, spoil(text.encode()))
    assert trial.code == "AC", trial.compile_error


@pytest.mark.parametrize(
    ("selector", "text", "said"),
    [
        ("hdu/1847", OLD["gets, void main"], ["HDU: CE under G++; choose C++: line 2: void main"]),
        ("hdu/1847", OLD["freopen"], ["HDU: CE under C++, which lacks it; choose G++: line 1: bits/stdc++.h"]),
        ("hdu/1525", "#include <cstdio>\n\nint main() { auto n = 1; return n - 1; }", ["HDU, POJ: CE, they know C++98, and this needs C++11: line 3: 'n' does not name a type"]),
        ("luogu/P2197", "#pragma GCC optimize(3)\nint main() {}", ["Luogu: CE under its patched GCC: line 1: #pragma GCC optimize"]),
        ("hdu/1847", OLD["__int64, %I64d"], []),
    ],
)  # fmt: skip
def test_what_compilers_would_refuse(pool, tmp_path, selector, text, said):
    """Each reason once, with the judges it holds for, and the line."""
    assert judged(pool, tmp_path, text.encode(), selector)[1] == said


def test_linux_judges_do_not_know_windows(pool, tmp_path):
    """%I64d prints something else at LightOJ, and void main is an error at Luogu."""
    [problem] = catalog.find(["luogu/P2197"])
    path = tmp_path / "mine.cpp"
    path.write_text("void main() {}\n")
    with pytest.raises(build.CompileError):
        dialect.program_of(pool, problem, path)[2].result()

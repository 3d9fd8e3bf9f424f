"""Programs as accepted archives contain them: the judge runs them, and says what the online judge's
compilers would reject."""

import json
from functools import partial
from pathlib import Path

import pytest

from judging.data import making
from judging.problems import catalog
from judging.problems.catalog import a_persons
from judging.run import build
from judging.run.trial import run_trial
from judging.wrong import compilers, dialect, names

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
    """Return the trial of a program, and what the compilers of the online judge make of it."""
    [problem] = catalog.find([selector])
    problem, _ = catalog.for_a_person(problem, selector)
    path = tmp_path / "mine.cpp"
    path.write_bytes(text)
    run = partial(run_trial, pool, making.inputs(pool, problem), conditions=a_persons(problem))
    programs = dialect.compiled(pool, problem, path)
    trial = run(*programs)
    return trial, compilers.check(pool, problem, path, *programs, run)


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


MAIN = "int main() {%s}\n"


@pytest.mark.parametrize(
    ("selector", "text", "refusal", "notes"),
    [
        ("hdu/1847", OLD["gets, void main"], "", ["choose C++ at HDU: G++ rejects `void main` (line 2)"]),
        ("hdu/1847", OLD["freopen"], "", ["choose G++ at HDU: C++ rejects `bits/stdc++.h` (line 1)"]),
        ("hdu/1847", "#include <bits/stdc++.h>\nvoid main() {}", "HDU would report CE: G++ rejects `void main` (line 2), and C++ rejects `bits/stdc++.h` (line 1)", []),
        ("poj/1704", "#include <bits/stdc++.h>\n" + MAIN % "std::__gcd(1, 2);", "POJ would report CE: G++ and C++ reject `bits/stdc++.h` (line 1); write the headers that the program needs", []),
        ("hdu/1525", "#include <cstdio>\n\nint main() { auto n = 1; return n - 1; }", "HDU would report CE: line 3 needs C++11, and the compilers support only C++98: 'n' does not name a type", []),
        ("hdu/1525", "#include <cstdio>\n#include <map>\n#include <unordered_map>\n" + MAIN % "", "HDU would report CE: line 3 needs C++11, and the compilers support only C++98: #include <unordered_map>", []),
        ("luogu/P2197", "#pragma GCC optimize(3)\n" + MAIN % "", "Luogu would report CE: GCC rejects `#pragma GCC optimize` (line 1)", []),
        ("luogu/P2197", MAIN % '__asm__("");', "", []),
        ("hdu/1847", OLD["__int64, %I64d"], "", []),
        ("poj/1704", "// #include <bits/stdc++.h>\n/* asm\n*/ int main() {}", "", []),
        ("poj/1704", "/*\n*/ char url[] = \"http://a\"; void main() {}", "", ["choose C++ at POJ: G++ rejects `void main` (line 2)"]),
        ("luogu/P2197", "#include <cstdio>\n#include <compare>\nint main() { return (1 <=> 1) != 0; }", "", ["Luogu: choose C++20 or newer; older compilers reject line 3: expected primary-expression before '>' token"]),
        ("codeforces/1396B", MAIN % "__int128 a = 1; return a - 1;", "", ["choose G++20 or G++23 at Codeforces: G++17 rejects `__int128` (line 1)"]),
        ("hdu/1847", MAIN % "__int128 a = 1; return a - 1;", "HDU would report CE: G++ and C++ reject `__int128` (line 1); write long long", []),
        ("luogu/P2197", MAIN % "__int128 a = 1; return a - 1;", "", []),
        ("codeforces/1396B", "#include <cstdio>\n" + MAIN % "return getchar_unlocked() * 0;", "Codeforces would report CE: G++17, G++20 and G++23 reject `getchar_unlocked` (line 2); write getchar", []),
        ("luogu/P2197", "#include <cstdio>\n" + MAIN % "return getchar_unlocked() * 0;", "", []),
        ("hdu/1847", "#include <cstdio>\n" + MAIN % "return _getchar_nolock() * 0;", "", ["choose C++ at HDU: G++ rejects `_getchar_nolock` (line 2)"]),
        ("codeforces/1396B", "#include <cstdio>\n" + MAIN % "return _getchar_nolock() * 0;", "", []),
        ("hdu/1847", "#include <cstdio>\n" + MAIN % 'int n; scanf_s("%d", &n);', "", ["choose C++ at HDU: G++ rejects `scanf_s` (line 2)"]),
        ("poj/1704", '#pragma GCC target("avx2,bmi2")\n' + MAIN % "", "", ["choose C++ at POJ: G++ rejects `#pragma GCC target` (line 1)"]),
        ("poj/1704", "#include <cstdio>\n" + MAIN % 'long long n; scanf("%lld", &n);', "", ["G++ of POJ may read or print wrong numbers with `%lld` (line 2); write %I64d, or use std::cin and std::cout"]),
        ("hdu/1847", MAIN % "return 1 and 0;", "", ["choose G++ at HDU: C++ rejects `and` (line 1)"]),
        ("hdu/1847", "int main(int n, char **) { if (n > 9 && __builtin_popcount(n)) { return 1; } }\n", "", ["choose G++ at HDU: C++ rejects `__builtin_popcount` (line 1)"]),
        ("hdu/1847", "#include <ciso646>\n" + MAIN % "return 1 and 0;", "", []),
    ],
)  # fmt: skip
def test_what_compilers_would_refuse(pool, tmp_path, selector, text, refusal, notes):
    """The report names only the selected online judge, in one sentence."""
    outcome = judged(pool, tmp_path, text.encode(), selector)[1]
    assert (outcome.refusal, outcome.notes, outcome.failure) == (refusal, notes, None)


@pytest.mark.parametrize(
    "text",
    [
        "#define getchar_unlocked getchar\n" + MAIN % "return getchar_unlocked() * 0;",
        "#ifdef _WIN32\n#define getchar_unlocked _getchar_nolock\n#endif\n" + MAIN % "return getchar_unlocked() * 0;",
        "#ifdef __SIZEOF_INT128__\ntypedef __int128 big;\n#else\ntypedef long long big;\n#endif\n" + MAIN % "",
        "#ifdef LOCAL\n#include <sys/resource.h>\n#endif\n" + MAIN % "",
        "#ifndef ONLINE_JUDGE\n#include <sys/resource.h>\n#else\n#define A\n#endif\n#ifndef A\nvoid main() {}\n#endif\n" + MAIN % "",
        "#if 0\n__int128 a;\n#endif\n" + MAIN % 'puts("getchar_unlocked and __int128");',
        "template <class T> T __gcd(T a, T b) { return b ? __gcd(b, a % b) : a; }\n" + MAIN % "return __gcd(1, 2) - 1;",
    ],
)  # fmt: skip
def test_a_name_that_the_program_defines_or_leaves_out_is_not_refused(pool, tmp_path, text):
    outcome = judged(pool, tmp_path, f"#include <cstdio>\n{text}".encode())[1]
    assert (outcome.refusal, outcome.notes) == ("", [])


def test_the_table_of_names_is_well_formed():
    """Each entry has a tag of judge.toml, and each replacement is a name that g++ knows here."""
    forms = Path(catalog.__file__).with_name("forms")
    schema = json.loads((forms / "judge.schema.json").read_text())
    tags = {*schema["$defs"]["tag"]["enum"], names.LINUX}
    for name in names.NAMES:
        assert tags >= {*name.missing, *name.wrong}, name
        assert not name.here or names.LINUX in [*name.missing, *name.wrong], name
        assert name.write or not (name.wrong or names.LINUX in name.missing), name


def test_arrays_that_are_larger_than_the_memory_limit_are_named(pool, tmp_path):
    """HDU 1847 has a limit of 32768 KiB. Linux judges count only what the program has written."""
    text = '#include <cstdio>\nint a[SIZE];\nint main() { int n; while (scanf("%d", &n) == 1) a[n % 9] = n; }'
    for size, selector, notes in ((15 << 20, "hdu/1847", 1), (1 << 20, "hdu/1847", 0), (40 << 20, "luogu/P2197", 0)):  # fmt: skip
        said = judged(pool, tmp_path, text.replace("SIZE", str(size)).encode(), selector)[1].notes
        assert len(said) == notes and all("static arrays have 6" in each for each in said), said


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
    assert words in names.advice(problem, path, error.value.said)


@pytest.mark.parametrize("header", ["iostream", "bits/stdc++.h"])
def test_an_accepted_program_is_not_compiled_again(pool, tmp_path, monkeypatch, header):
    """The second run compiles the program neither to judge it nor for the advice."""
    text = f'// {tmp_path}\n#include<{header}>\nusing namespace std;\nint main() {{ int n; while (cin >> n) cout << (n % 3 ? "Kiki\\n" : "Cici\\n"); }}'
    first = judged(pool, tmp_path, text.encode())
    compiled, job = [], build.compile_job
    monkeypatch.setattr(build, "compile_job", lambda *about: compiled.append(about) or job(*about))
    again = judged(pool, tmp_path, text.encode())
    assert (first[0].code, first[1].notes) == (again[0].code, again[1].notes)
    assert again[0].code == "AC"
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

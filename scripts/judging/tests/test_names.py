"""Advice for programs that do not compile: names that only Windows has, and odd characters."""

import pytest

from judging.problems import catalog
from judging.run import build
from judging.wrong import dialect, names

MAIN = "#include <cstdio>\nint main() { %s }\n"


@pytest.fixture
def advice(pool, tmp_path):
    """Return the advice for a text that does not compile."""

    def advise(text, selector="luogu/P2197", name="mine.cpp"):
        [problem] = catalog.find([selector])
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        with pytest.raises(build.CompileError) as error:
            build.start(pool, *dialect.compiled(pool, problem, path)).result()
        return names.advice(problem, path, error.value.said)

    return advise


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("int t\u3000= 0;", "line 2, column 19 is a full-width space (U+3000): write a space"),
        ("int t;\u00a0return 0;", "line 2, column 20 is a no-break space (U+00A0): write a space"),
        ("int t;\u200breturn 0;", "line 2, column 20 is a zero width space (U+200B): remove it"),
        ("puts(\u201ca\u201d);", "line 2, column 19 is a curly quote (U+201C): write `\"`; 1 more such character"),
        ("puts(\u2018a\u2019);", "line 2, column 19 is a curly quote (U+2018): write `'`; 1 more"),
        ("int t\uff1b", "line 2, column 19 is a full-width `;` (U+FF1B): write `;`"),
        ("puts\uff08\"\"\uff09;", "line 2, column 18 is a full-width `(` (U+FF08): write `(`; 1 more"),
        ("f(1\uff0c2);", "line 2, column 17 is a full-width `,` (U+FF0C): write `,`"),
        ("/* \u3000\u4e2d */ puts(\"\u3000\"); int t\uff1b", "line 2, column 39 is a full-width `;` (U+FF1B)"),
        ("return 3 \u00d7 4;", "line 2, column 23 is a multiplication sign (U+00D7): remove it"),
    ],
)  # fmt: skip
def test_a_character_that_is_not_ascii_is_named(advice, text, words):
    """Beginners type them with a Chinese keyboard, or copy them from a page."""
    assert advice(MAIN % text).startswith(words)


def test_a_character_in_an_old_encoding_is_named(advice):
    text = (MAIN % 'puts("\u4e2d\u6587"); int t\uff1b').encode("gb18030")
    assert advice(text) == "line 2, column 31 is a full-width `;` (U+FF1B): write `;`"


def test_chinese_names_and_strings_are_not_odd(tmp_path):
    path = tmp_path / "mine.cpp"
    path.write_text("\ufeff" + MAIN % 'int \u6570 = 1; puts("\uff1b\u3000"); // \uff1b\n', "utf-8")
    assert names.odd_character(path) == ""


@pytest.mark.parametrize(
    ("text", "selector", "words"),
    [
        ("return _getchar_nolock();", "luogu/P2197", "line 2: write getchar in place of `_getchar_nolock`: only compilers on Windows have it"),
        ("char s[9]; itoa(5, s, 10);", "hdu/1847", "line 2: write sprintf in place of `itoa`: only compilers on Windows have it"),
        ('int n; scanf_s("%d", &n);', "luogu/P2197", "line 2: write scanf in place of `scanf_s`"),
        ("__int64 n = 1;", "luogu/P2197", "line 2: write long long in place of `__int64`"),
        ("auto n = 1; char s[9]; gets(s);", "luogu/P2197", "line 2: write fgets or std::getline in place of `gets`: on Linux, only C++98 and C++11 have it"),
        ("int a[9]; memset(a, 0, 9);", "luogu/P2197", "add `#include <cstring>`"),
    ],
)  # fmt: skip
def test_a_name_that_is_unknown_here_has_a_substitute(advice, text, selector, words):
    said = advice(MAIN % text, selector)
    assert said.startswith(words), said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("#include <a**.h>\n", "<a**.h> is not a header of C++"),
        ("#include <../**.h>\n", ""),
        ('#include "mylib.h"\n', "an online judge takes one file: copy the text of mylib.h into mine.cpp"),
        ('#include "gone.hpp"\n', "an online judge takes one file: copy the text of gone.hpp into mine.cpp"),
        ("#include <iostream.h>\n", "write `#include <iostream>` and `using namespace std;`"),
        ("#include <conio.h>\n", "<conio.h> is not a header of C++, though compilers on Windows"),
    ],
)  # fmt: skip
def test_a_header_that_is_not_there_is_told(advice, tmp_path, text, words):
    """A file beside the program is not read, even if it exists."""
    (tmp_path / "mylib.h").write_text("int zero;\n")
    said = advice(text + MAIN % "")
    assert said.startswith(words) and bool(said) == bool(words), said


def test_a_program_in_c_is_named(advice):
    said = advice("int main(void) { int new = 0; return new; }\n", name="mine.c")
    assert said.startswith("mine.c is named as a C program, and the judge compiles it as C++")
    assert advice("int main() { return x; }\n") == ""


@pytest.mark.parametrize("using", ["", "using namespace std;\n"])
def test_a_name_of_std_without_its_header_or_namespace(advice, using):
    """Without the namespace, a header does not help; with it, the header is missing."""
    said = advice(
        f"#include <iostream>\n{using}int main() {{ cout << 1; int a[2]; sort(a, a + 2); }}\n"
    )
    wanted = (
        "add `#include <algorithm>`" if using else "write `using namespace std;` below the headers"
    )
    assert said.startswith(wanted), said


def test_windows_words_are_kept_where_a_program_defines_them():
    text = b"#ifndef _WIN32\n#define __int64 long long\n#endif\n__int64 n; _atoi64(s);"
    assert names.for_here(text) == text.replace(b"_atoi64", b"atoll")

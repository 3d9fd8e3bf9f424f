"""Types that are narrower at an online judge: the program is judged with their widths."""

import subprocess

import pytest

from judging.problems import catalog
from judging.wrong import names, stress, submission, widths
from judging.wrong.submission import judge_program

WORDS = [widths.LONG, widths.SIZE, widths.REAL]


@pytest.mark.parametrize(
    ("text", "new", "lines"),
    [
        ("long a;\nunsigned long int b;\nlong long c;", "signed a;\nunsigned b;\nlong long c;", {"long": [1, 2]}),
        ("long unsigned a; int long b; const long c = 1;", "unsigned a; signed b; const signed c = 1;", {"long": [1]}),
        ("#define ll long\n#define int long long\nlong a;", "#define ll signed\n#define int long long\nsigned a;", {"long": [1, 3]}),
        ("#define int long\nint a;", "#define int signed\nint a;", {"long": [1]}),
        ("#define long long long\nlong a;", "#define long long long\nlong a;", {}),
        ("vector<long> v; pair<long long,long> p;", "vector<signed> v; pair<long long,signed> p;", {"long": [1]}),
        ("1L << 40; 1UL; 1lu; 0xFL; 1LL; 1ULL; x1L; 1.5L; 10L", "1 << 40; 1U; 1u; 0xF; 1LL; 1ULL; x1L; 1.5; 10", {"long": [1], "long double": [1]}),
        ("scanf(\"%ld%5lu %lld %%ld %d\", &a);", "scanf(\"%d%5u %lld %%ld %d\", &a);", {"long": [1]}),
        ("LONG_MAX, LONG_MIN; ULONG_MAX; LLONG_MAX", "2147483647, (-2147483647-1); 4294967295U; LLONG_MAX", {"long": [1]}),
        ("std::labs(a); ::labs(a); a.labs(b); llabs(a); atol(s)", "__builtin_abs(a); __builtin_abs(a); a.labs(b); llabs(a); (signed)atol(s)", {"long": [1]}),
        ("__builtin_ctzl(a) __builtin_ctzll(a)", "__builtin_ctz(a) __builtin_ctzll(a)", {"long": [1]}),
        ("\nstd::size_t a; size_t b; my::size_t c; printf(\"%zu\", a);", "\nunsigned a; unsigned b; my::size_t c; printf(\"%u\", a);", {"size_t": [2]}),
        ("long double a = sqrtl(2.0L); scanf(\"%Lf\", &a); LDBL_EPSILON", "double a = sqrt(2.0); scanf(\"%lf\", &a); DBL_EPSILON", {"long double": [1]}),
        ("puts(\"long 1L size_t\"); longer = 'l';", "puts(\"long 1L size_t\"); longer = 'l';", {}),
    ],
)  # fmt: skip
def test_types_are_narrowed_in_the_text(text, new, lines):
    """Only these types change; the lines stay, and are named."""
    assert widths.rewritten(text, WORDS) == (new, lines)


PROGRAMS = {
    "formats": 'long a, b; scanf("%ld %ld", &a, &b); printf("%ld %lu", a * b, 3UL * a);',
    "streams": "long a, b; std::cin >> a >> b; unsigned long c = a; std::cout << a * b << c * c;",
    "literals": "long long a; std::cin >> a; std::cout << (int)a * 100000L << a * 100000L << 10000000000L + a;",
    "limits": "long long a = 5000000000; std::cout << (a < LONG_MAX) << labs(a) << sizeof(long) << (long)a;",
    "sizes": 'size_t a = 70000; std::cout << a * a; printf("%zu", a * 100000);',
    "containers": "std::vector<long> v(3, 70000); std::cout << std::accumulate(v.begin(), v.end(), 1L, std::multiplies<long>());",
    "hashes": 'unsigned long h = 0; for (const char *s = "abcdefgh"; *s; ++s) h = h * 131 + *s; std::cout << h << __builtin_clzl(h);',
}  # fmt: skip


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_rewritten_program_prints_what_a_32_bit_program_prints(tmp_path, needs_32_bits, text):
    headers = "algorithm climits cstdio cstdlib functional iostream numeric vector"
    whole = "".join(f"#include <{name}>\n" for name in headers.split())
    whole += f"int main() {{ {text} }}\n"
    new, lines = widths.rewritten(whole, WORDS)
    assert lines
    said = []
    for source, flags in ((whole, ["-m32"]), (new, ["-Wno-narrowing"])):
        path = tmp_path / "source.cpp"
        path.write_text(source)
        subprocess.run(["g++", "-w", *flags, str(path), "-o", str(tmp_path / "program")], check=True)  # fmt: skip
        done = subprocess.run([tmp_path / "program"], input=b"70000 80000", capture_output=True)
        said.append((done.returncode, done.stdout))
    assert said[0] == said[1]


@pytest.fixture(scope="module")
def needs_32_bits(tmp_path_factory):
    """Skip a test if g++ cannot make programs of 32 bits."""
    source = tmp_path_factory.mktemp("m32") / "empty.cpp"
    source.write_text("#include <iostream>\nint main() {}\n")
    made = subprocess.run(
        ["g++", "-m32", source, "-o", source.with_suffix("")], capture_output=True
    )
    if made.returncode:
        pytest.skip("g++-multilib is not installed")


PRODUCT = """#include <iostream>
int main() {
    TYPE n;
    while (std::cin >> n) {
        TYPE power = ONE;
        while (power * 18 < n) power *= 18;
        std::cout << (n <= 9 * power ? "Stan wins.\\n" : "Ollie wins.\\n");
    }
}
"""
SHIFT = """#include <iostream>
int main() {
    for (long long n; std::cin >> n;) {
        long long power = 1;
        while (power * 18 < n) power *= 18;
        while (1L << 40 == 0) {}
        std::cout << (n <= 9 * power ? "Stan wins.\\n" : "Ollie wins.\\n");
    }
}
"""


@pytest.fixture
def reported(capsys, tmp_path):
    """Judge a text; return the verdict and the report."""

    def report(text, selector, shrinks=False):
        source = tmp_path / "mine.cpp"
        source.write_text(text)
        [problem] = catalog.find([selector])
        trial = judge_program(problem, selector, source, 2, fresh=False, shrinks=shrinks)
        return trial, capsys.readouterr().out

    return report


def product(type_, one="1"):
    return PRODUCT.replace("TYPE", type_).replace("ONE", one)


@pytest.mark.parametrize(
    ("text", "selector", "codes", "words"),
    [
        (product("long"), "hdu/1517", ("WA", "TLE"), "  `long` has 32 bits at HDU (lines 3, 5); write long long\n"),
        (product("long"), "poj/2505", ("WA", "TLE"), "`long` has 32 bits at POJ (lines 3, 5)"),
        (product("std::size_t"), "hdu/1517", ("WA", "TLE"), "`size_t` has 32 bits at HDU (lines 3, 5); write unsigned long long"),
        (SHIFT, "hdu/1517", ("TLE",), "`long` has 32 bits at HDU (line 6)"),
        (product("long long"), "hdu/1517", ("AC",), ""),
        (product("std::int64_t").replace("#include", "#include <cstdint>\n#include", 1), "uva/847", ("AC",), ""),
        (product("long"), "uva/847", ("AC",), ""),
        (product("long", "std::string::npos == 1 ? 1 : (unsigned long)1").replace("#include", "#include <string>\n#include", 1), "hdu/1517", ("AC",), "correct, but `long` has 32 bits at HDU (lines 4, 6); write long long. The judge could not check this"),
        (product("long") + "void f(int) {}\nvoid f(long) {}\n", "hdu/1517", ("AC",), "The judge could not check this"),
    ],
)  # fmt: skip
def test_a_program_that_needs_a_wider_long_is_not_accepted(reported, text, selector, codes, words):
    """The verdict comes from a run with the widths of the selected online judge."""
    trial, said = reported(text, selector)
    assert trial.code in codes and words in said, said
    assert words or "bits" not in said, said


def test_a_smaller_input_shows_the_narrow_long(reported):
    trial, said = reported(product("long"), "hdu/1517", shrinks=True)
    assert "the smallest failing input that was found" in said, said


def test_a_long_that_holds_small_numbers_is_right(reported):
    text = '#include <cstdio>\nint main() { long t, n, m; scanf("%ld", &t); while (t--) { scanf("%ld%ld", &n, &m); puts(n % (m + 1) ? "first" : "second"); } }\n'
    trial, said = reported(text, "hdu/1846")
    assert trial.code == "AC" and "correct, but" not in said, said


def test_one_compiler_of_two_has_the_wider_type(reported):
    """The long double of Visual C++ has 64 bits, that of G++ 80."""
    text = "#include <cmath>\n#include <iostream>\nint main() { long long a, b; while (std::cin >> a >> b) { long long k = a > b ? a - b : b - a, low = a < b ? a : b; std::cout << (low != (long long)(k * (1 + std::sqrt(5.0L)) / 2)) << '\\n'; } }\n"
    trial, said = reported(text, "hdu/1527")
    advice = (
        "choose G++ at HDU: under C++, `long double` has 64 bits (line 3), and the program gets WA"
    )
    assert trial.code == "AC" and advice in said, said


def test_an_interrupted_check_gives_no_verdict(reported, monkeypatch):
    """Ctrl-C ends the run with the types of HDU: the program is not accepted yet."""
    real = submission.run_trial

    def interrupted(pool, cases, source, recipe, **options):
        trial = real(pool, cases, source, recipe, **options)
        trial.interrupted = "-Wno-narrowing" in recipe.flags
        return trial

    monkeypatch.setattr(submission, "run_trial", interrupted)
    text = '#include <cstdio>\nint main() { long n; while (scanf("%ld", &n) == 1) puts(n % 3 ? "Kiki" : "Cici"); }\n'
    assert reported(text, "hdu/1847")[0].code == "-"


def test_stress_has_the_widths_of_the_judge(tmp_path, capsys):
    source = tmp_path / "mine.cpp"
    source.write_text(product("long"))
    status = stress.stress_program("hdu/1517", source, 1, 1, None, 2)
    said = capsys.readouterr().out
    assert status == 1 and "`long` has 32 bits at HDU (lines 3, 5)" in said, said


def test_our_solutions_are_the_same_for_every_compiler(each_problem):
    """They use no narrow type, and no name that a compiler lacks, also at the judges of twins."""

    def check(problem):
        text, used = names.without_comments(problem.solution), names.found(problem.solution)
        for selector in (problem.name, *(twin.selectors[0] for twin in problem.twins)):
            judge = catalog.for_a_person(problem, selector)[0].judge
            for tags in judge.compilers.values():
                assert not [each.place for each in used if {*each.name.missing} & {*tags}]
                assert widths.rewritten(text, widths.narrow_types(tags))[1] == {}

    each_problem(check)

"""Every solution compiles without a warning at its own standard and at newer ones."""

import re
from dataclasses import replace

import pytest

from judging import ROOT
from judging.data import oracles
from judging.problems import catalog
from judging.problems.sources import declared_standard
from judging.run import build

WARNINGS = "-Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -pedantic-errors -Werror"
NEWEST = "C++20"  # whose grammar alone can make a difference
CHOICES = [
    pytest.param(
        problem, compiler, standard, how, id=f"{problem.name}-{compiler}-{standard}", marks=marks
    )
    for problem in catalog.find([])
    for compiler, standard, how, marks in (
        ("g++", declared_standard(problem.solution), ("-O2", "-c"), ()),
        ("clang++", declared_standard(problem.solution), ("-fsyntax-only",), ()),
        ("g++", NEWEST, ("-fsyntax-only",), pytest.mark.elsewhere("portability")),
    )
]


@pytest.mark.parametrize(("problem", "compiler", "standard", "how"), CHOICES)
def test_compiles_without_a_warning(pool, needs, problem, compiler, standard, how):
    """Every compiler that a person can choose at the online judge accepts the file."""
    needs(compiler)
    long_long = ["-Wno-long-long"] if standard == "C++98" else []
    flags = (*how, *WARNINGS.split(), *long_long)
    recipe = build.with_headers_parsed(problem.solution, build.Recipe(standard, compiler, flags))
    build.check_compiles(pool, problem.solution, recipe)


@pytest.mark.parametrize(
    "problem", [p for p in catalog.find([]) if p.oracle("second").exists()], ids=lambda p: p.name
)
def test_a_second_oracle_includes_what_it_uses(pool, problem):
    """The judge compiles oracles after headers that it has parsed, and these hide a missing
    include. Other judge systems get second.cpp in a package. (A brute.cpp includes all of these
    headers through play.hpp.)"""
    source = problem.oracle("second")
    recipe = build.Recipe("C++17", flags=("-fsyntax-only",), include=oracles.ORACLE.include)
    build.check_compiles(pool, source, build.with_headers_parsed(source, recipe))


def test_the_headers_parsed_for_oracles_are_those_of_play():
    """The parsed headers are those of play.hpp and play.cpp, which every oracle includes."""
    named = [
        name
        for source in ("play.hpp", "play.cpp")
        for name in re.findall(r"#include <(\w+)>", (ROOT / "testdata" / source).read_text())
    ]
    assert {*named} - {"cstdlib", "type_traits", "utility"} == {
        *oracles.ORACLE.parsed
    }  # the other headers include these three


STRICT = {
    c: build.Recipe("C++17", c, ("-O2", "-c", "-Wall", "-Werror")) for c in ("g++", "clang++")
}
MAIN = "int main() { std::cout << 1; }\n"
each_compiler = pytest.mark.parametrize("compiler", STRICT)


@pytest.fixture(scope="module")
def headers(pool):
    """Return <iostream> as each compiler has parsed it."""
    return {
        name: build.parse_headers(pool, replace(recipe, parsed=("iostream",)))
        for name, recipe in STRICT.items()
    }


@pytest.fixture
def compiled(pool, headers, tmp_path):
    """Compile a text after the parsed headers, if that is allowed."""

    def compiled(text, compiler):
        source = tmp_path / "source.cpp"
        source.write_text(text)
        recipe = build.with_headers_parsed(source, STRICT[compiler])
        before = headers[compiler] if recipe.parsed else None
        build.check_compiled(pool.run(build.compile_job(source, recipe, tmp_path, before)), source)

    return compiled


@each_compiler
def test_what_was_parsed_is_taken(compiled, headers, compiler):
    """After a header has become an error, g++ still uses the parsed header. clang++ reports that the
    header has changed."""
    text = headers[compiler].read_text()
    compiled("#include <iostream>\n" + MAIN, compiler)
    headers[compiler].write_text("#error\n")
    try:
        if compiler == "g++":
            compiled("#include <iostream>\n" + MAIN, compiler)
        else:
            with pytest.raises(build.CompileError, match="has been modified"):
                compiled("#include <iostream>\n" + MAIN, compiler)
    finally:
        headers[compiler].write_text(text)


@each_compiler
@pytest.mark.parametrize(
    "text",
    [
        "#include <cstdio>\n" + MAIN,
        "#include <iostream>\nstd::map<int, int> m;\n" + MAIN,
        "#include <iostream>\nstatic void unused() {}\n" + MAIN,
        "#include <iostream>\n" + MAIN.replace("cout", "court"),
    ],
    ids=["no iostream", "no map", "warning", "no such name"],
)
def test_what_is_wrong_stays_wrong_after_parsed_headers(compiled, compiler, text):
    """Compilers still report a missing header, a warning, and a name without a declaration."""
    with pytest.raises(build.CompileError):
        compiled(text, compiler)


@pytest.mark.parametrize(
    "line", ["#define private public", "#define _GLIBCXX_DEBUG", "#ifndef A", "int n;", "/*"]
)
def test_headers_are_parsed_only_for_what_begins_with_them(tmp_path, line):
    """A macro before the headers could change their meaning."""
    source, recipe = tmp_path / "source.cpp", STRICT["g++"]
    for before, parsed in (("// a\n\n#include <vector>\n", ("iostream",)), (f"// a\n{line}\n", ())):
        source.write_text(before + "#include <iostream>\n" + MAIN)
        begun = build.with_headers_parsed(source, recipe)
        assert begun.parsed == parsed and build.key_of(source, begun) == build.key_of(
            source, recipe
        )

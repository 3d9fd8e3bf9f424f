"""Every solution compiles without a warning at its own standard and at newer ones."""

import re

import pytest

from judging import ROOT
from judging.street import build, catalog
from judging.street.sources import declared_standard

WARNINGS = "-Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion -pedantic-errors -Werror"
NEWER = ("C++17", "C++20")
CHOICES = [
    pytest.param(problem, compiler, standard, id=f"{problem.name}-{compiler}-{standard}")
    for problem in catalog.find([])
    for compiler in ("g++", "clang++")
    for standard in (declared_standard(problem.solution), *NEWER)
]


@pytest.mark.parametrize(("problem", "compiler", "standard"), CHOICES)
def test_compiles_without_a_warning(pool, problem, compiler, standard):
    """Whatever compiler of the judge a submitter picks, the file is accepted by it."""
    long_long = ["-Wno-long-long"] if standard == "C++98" else []
    flags = ("-O2", "-c", *WARNINGS.split(), *long_long)
    build.check_compiles(pool, problem.solution, build.Recipe(standard, compiler, flags))


@pytest.mark.parametrize("problem", [p for p in catalog.find([]) if p.oracle("second").exists()], ids=lambda p: p.name)
def test_a_second_oracle_includes_what_it_uses(pool, problem):
    """The judge compiles oracles after headers that it has parsed, which would hide what
    is missing, and other judges take this one in a package. A brute.cpp includes all of
    these headers by play.hpp."""
    build.check_compiles(pool, problem.oracle("second"), build.Recipe("C++17", flags=("-fsyntax-only",)))


def test_the_headers_parsed_for_oracles_are_those_of_play():
    named = re.findall(r"#include <(\w+)>", (ROOT / "testdata" / "play.hpp").read_text())
    assert {*build.ORACLE.parsed} <= {*named}

"""Every solution compiles without a warning at its own standard and at newer ones."""

import pytest

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

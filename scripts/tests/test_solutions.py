"""Every solution on every case of its data, plain and under sanitizers.

One item for each solution and case, such as hdu/1536_s_nim-sample_1.
"""

import dataclasses
import functools

import pytest

from judging.street import build, catalog, data, promises, trial

CASES = [
    pytest.param(problem, name, id=f"{problem.name}-{name}")
    for problem in catalog.find([])
    for name in [
        *(case.name for case in problem.handmade),
        *(file.removesuffix(".in") for file in promises.of_files(problem) if file.endswith(".in")),
    ]
]
SLOWER = 20  # how much more time sanitizers may take
# Without what AddressSanitizer sees anyway, and what has nothing to find here; what
# checks the containers is four times as long where all of it is expanded inline.
CHECKS = "-fno-sanitize=null,object-size,alignment,vptr", "--param", "inline-unit-growth=5"
SANITIZERS = (*build.SANITIZERS, *CHECKS)
SANITIZED = trial.Under(environment=lambda: {"ASAN_OPTIONS": "detect_leaks=0"})  # they are no fault


@pytest.fixture(scope="module")
def prepared(pool):
    """The data of a problem; read and checked once for all its items."""
    return functools.cache(lambda problem: data.prepare(pool, problem))


def judge(pool, problem, made, name, recipe, limits, sandbox, under=trial.Under()):
    case = next(case for case in made.cases if case.name == name)
    one = dataclasses.replace(made, cases=(case,))
    result = trial.run_trial(pool, one, problem.solution, recipe, limits=limits, sandbox=sandbox, under=under)
    failed = result.failure
    assert result.code == "AC", result.compile_error or f"{failed.verdict.message}; input: {failed.case.input}"


@pytest.mark.parametrize(("problem", "name"), CASES)
def test_solution(pool, prepared, problem, name):
    """The solution is right, within the judge's limits, on this case."""
    judge(pool, problem, prepared(problem), name, build.recipe_of(problem), trial.limits_of(problem), "program")


@pytest.mark.parametrize(("problem", "name"), CASES)
def test_sanitized(pool, prepared, problem, name):
    """It reads and writes only its own memory, and no arithmetic overflows."""
    limits = dataclasses.replace(
        trial.limits_of(problem),
        cpu_ms=problem.time_ms * SLOWER,
        memory_kib=4 << 20,
        stack_kib=8 << 10,
        address_limited=False,
    )
    recipe = dataclasses.replace(build.recipe_of(problem), flags=SANITIZERS)
    judge(pool, problem, prepared(problem), name, recipe, limits, "none", SANITIZED)

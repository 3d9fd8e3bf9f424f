"""Every solution on every case of its data, plain and under sanitizers.

One item for each solution and case, such as hdu/1536_s_nim-sample_1.
"""

import dataclasses

import pytest

from judging.street import build, catalog, data, trial

CASES = [
    pytest.param(problem, name, id=f"{problem.name}-{name}")
    for problem in catalog.find([])
    for name in [
        *(case.name for case in problem.handmade),
        *(file.removesuffix(".in") for file in data.committed(problem) if file.endswith(".in")),
    ]
]
SLOWER = 20  # how much more time sanitizers may take


def judge(pool, problem, name, recipe, limits, sandbox):
    made = data.prepare(pool, problem)
    case = next(case for case in made.cases if case.name == name)
    one = dataclasses.replace(made, cases=(case,))
    result = trial.run_trial(pool, one, problem.solution, recipe, limits=limits, sandbox=sandbox)
    failed = result.failure
    assert result.code == "AC", result.compile_error or f"{failed.verdict.message}; input: {failed.case.input}"


@pytest.mark.parametrize(("problem", "name"), CASES)
def test_solution(pool, problem, name):
    """The solution is right, within the judge's limits, on this case."""
    judge(pool, problem, name, build.recipe_of(problem), trial.limits_of(problem), "program")


@pytest.mark.parametrize(("problem", "name"), CASES)
def test_sanitized(pool, problem, name):
    """It reads and writes only its own memory, and no arithmetic overflows."""
    limits = dataclasses.replace(
        trial.limits_of(problem),
        cpu_ms=problem.time_ms * SLOWER,
        memory_kib=4 << 20,
        stack_kib=8 << 10,
        address_limited=False,
    )
    judge(pool, problem, name, build.sanitized(build.recipe_of(problem)), limits, "none")

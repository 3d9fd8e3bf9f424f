"""A solution on every case of its data under sanitizers; `scripts/judge` runs it plain."""

import dataclasses

import pytest
from judging.collection import catalog, data
from judging.engine import build, trial

PROBLEMS = catalog.find([])
# Without what AddressSanitizer sees anyway, and what has nothing to find here; what
# checks the containers is four times as long where all of it is expanded inline.
CHECKS = "-fno-sanitize=null,object-size,alignment,vptr", "--param", "inline-unit-growth=5"
SLOWER = 20  # how much more time sanitizers may take


@pytest.mark.elsewhere("portability")
@pytest.mark.parametrize("problem", PROBLEMS, ids=[problem.name for problem in PROBLEMS])
def test_sanitized(pool, problem):
    """It reads and writes only its own memory, and no arithmetic overflows."""
    recipe = dataclasses.replace(catalog.recipe_of(problem), flags=(*build.SANITIZERS, *CHECKS))
    limits = catalog.ours(problem).limits.generous(SLOWER)
    without_leaks = trial.Conditions(
        limits, sandbox="none", environment=lambda: {"ASAN_OPTIONS": "detect_leaks=0"}
    )
    judged = trial.run_trial(
        pool, data.inputs(pool, problem), problem.solution, recipe, without_leaks
    )
    assert judged.code == "AC", (
        judged.compile_error
        or f"{judged.failure.verdict.message}; input: {judged.failure.case.input}"
    )

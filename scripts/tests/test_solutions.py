"""A solution on every case of its data under sanitizers; `scripts/judge` runs it without them."""

import dataclasses

import pytest

from judging.data import making
from judging.problems import catalog
from judging.run import build, trial

PROBLEMS = catalog.find([])
# Without checks that AddressSanitizer makes anyway, and those that have nothing to find here. The
# checks of the containers take four times as long if all of them are expanded inline.
CHECKS = "-fno-sanitize=null,object-size,alignment,vptr", "--param", "inline-unit-growth=5"
SLOWER = 20  # how much more time sanitizers may take


@pytest.mark.elsewhere("portability")
@pytest.mark.parametrize("problem", PROBLEMS, ids=[problem.name for problem in PROBLEMS])
def test_sanitized(pool, problem):
    """A solution reads and writes only its own memory, and no arithmetic overflows."""
    recipe = catalog.recipe_of(problem)
    recipe = dataclasses.replace(recipe, flags=(*build.SANITIZERS, *CHECKS))
    limits, options = catalog.ours(problem).limits.generous(SLOWER), "detect_leaks=0"
    conditions = dataclasses.replace(
        catalog.ours(problem),
        limits=limits,
        sandbox="none",
        launcher=trial.Launcher(("/usr/bin/env", f"ASAN_OPTIONS={options}")),
    )
    made = making.inputs(pool, problem)
    judged = trial.run_trial(pool, made, problem.solution, recipe, conditions)
    failure = judged.failure
    reason = failure and f"{failure.verdict.message}; input: {failure.case.input}"
    assert judged.code == "AC", judged.compile_error or reason

"""The WebAssembly modules under Node: a page runs the programs that are tested natively."""

import json
import os
from concurrent.futures import ThreadPoolExecutor

import bundled
import pytest

from builder import modules
from judging.data import oracles
from judging.data.oracles import DECLINED, LIMITS
from judging.problems import catalog
from judging.run import build
from judging.run.runner import Job, Pool

PROBLEMS = catalog.find([])


def run_modules(site, runs, tmp_path) -> list[dict]:
    """Run modules on all processors. One process does all runs of a page."""
    count = len(os.sched_getaffinity(0))
    pages = list(dict.fromkeys(run["script"] for run in runs))

    def run_some(i: int) -> list[tuple[int, dict]]:
        chosen = [
            (number, run)
            for number, run in enumerate(runs)
            if pages.index(run["script"]) % count == i
        ]
        request = tmp_path / f"runs_{i}.json"
        request.write_text(json.dumps([run for _, run in chosen]))
        answers = json.loads(bundled.run("modules", request))
        return [(number, result) for (number, _), result in zip(chosen, answers, strict=True)]

    with ThreadPoolExecutor(count) as threads:
        return [
            result
            for _, result in sorted(
                sum(threads.map(run_some, range(count)), []), key=lambda each: each[0]
            )
        ]


def modules_of(problem) -> tuple[str, ...]:
    """Return the modules of a problem. The solution of an interactive problem does not run alone."""
    return ("oracle",) if problem.is_interactive else ("solution", "oracle")


@pytest.fixture(scope="module")
def results(site, tmp_path_factory) -> dict:
    """Run every module on every committed case of its problem; return the results."""
    cases = [
        (p.name, module, case) for p in PROBLEMS for case in p.handmade for module in modules_of(p)
    ]
    runs = [
        {
            "script": str(site / f"problems/{name}.{modules.end_of(module)}"),
            "name": module,
            "input": case.input.read_text(),
            "environment": [],
        }
        for name, module, case in cases
    ]
    answers = run_modules(site, runs, tmp_path_factory.mktemp("runs"))
    return {
        (name, module, case.name): result
        for (name, module, case), result in zip(cases, answers, strict=True)
    }


@pytest.mark.parametrize("problem", PROBLEMS, ids=[p.name for p in PROBLEMS])
def test_every_committed_case_is_answered_correctly(problem, results):
    """Both modules answer it. An oracle may decline, but must say why."""
    for case in problem.handmade:
        *solutions, oracle = (
            results[problem.name, module, case.name] for module in modules_of(problem)
        )
        expected = case.answer.read_text()
        if oracle["status"] == DECLINED:
            assert "play: declined: " in oracle["errors"]
        else:
            solutions.append(oracle)
        for ended in solutions:
            assert (ended["end"], ended["status"]) == ("exit", 0), case.name
            if problem.has_checker:  # other outputs are right, too: only the winner is compared
                assert ended["output"].split()[0] == expected.split()[0], case.name
            else:
                assert ended["output"] == expected, case.name


@pytest.fixture(scope="module")
def declined_natively() -> set[tuple[str, str]]:
    """Return the committed cases that brute.cpp declines."""
    with Pool(2) as pool:
        programs = {p.name: build.start(pool, p.oracle("brute"), oracles.ORACLE) for p in PROBLEMS}
        futures = {
            (p.name, case.name): pool.submit(
                Job((str(programs[p.name].result()),), LIMITS, case.input)
            )
            for p in PROBLEMS
            for case in p.handmade
        }
        return {place for place, future in futures.items() if future.result().exit == DECLINED}


def test_a_module_declines_where_the_native_oracle_does(results, declined_natively):
    """It declines no other case, so no search is too deep or too large for a page only."""
    declined = {
        (name, case) for (name, _, case), ended in results.items() if ended["status"] == DECLINED
    }
    assert declined == declined_natively


def test_the_environment_reaches_the_oracle(site, tmp_path):
    """With PLAY_EXPLAIN the oracle prints reasons, with PLAY_GRAPH the graph of the game."""
    run = {
        "script": str(site / f"problems/hdu/1846_brave_game.{modules.GAME}"),
        "name": "oracle",
        "input": "1\n5 3\n",
    }
    explain, graph = run_modules(
        site,
        [
            {**run, "environment": ["A=b", "PLAY_EXPLAIN=1"]},
            {**run, "environment": ["PLAY_GRAPH=9"]},
        ],
        tmp_path,
    )
    assert (explain["output"], explain["errors"]) == (
        "first\n",
        '{"position": "5", "wins_by": {"take": 1}}\n',
    )
    assert len(graph["output"].splitlines()) == 6

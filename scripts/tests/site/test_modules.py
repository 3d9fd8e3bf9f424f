"""The modules, first under Node: what a page runs is what is tested natively."""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
from judging import ROOT
from judging.collection import catalog, oracles
from judging.collection.oracles import DECLINED, LIMITS
from judging.engine import build
from judging.engine.runner import Job, Pool

PROBLEMS = catalog.find([])
HERE = ROOT / "scripts/tests/site"


def run_modules(site, runs, tmp_path) -> list[dict]:
    """On as many processors as there are; the runs of a page stay together."""
    count = max(1, os.cpu_count() or 1)
    pages = list(dict.fromkeys(run["script"] for run in runs))

    def run_some(i: int) -> list[tuple[int, dict]]:
        chosen = [
            (number, run)
            for number, run in enumerate(runs)
            if pages.index(run["script"]) % count == i
        ]
        asked = tmp_path / f"runs_{i}.json"
        asked.write_text(json.dumps([run for _, run in chosen]))
        command = ["node", HERE / "modules.js", site / "run.js", asked]
        found = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        return [(number, result) for (number, _), result in zip(chosen, found, strict=True)]

    with ThreadPoolExecutor(count) as threads:
        return [
            result
            for _, result in sorted(
                sum(threads.map(run_some, range(count)), []), key=lambda each: each[0]
            )
        ]


def modules_of(problem) -> tuple[str, ...]:
    """The solution of an interactive problem does not run in a page."""
    return ("oracle",) if problem.is_interactive else ("solution", "oracle")


@pytest.fixture(scope="module")
def results(site, tmp_path_factory) -> dict:
    """Of every problem, module and committed case: how it ended."""
    asked = [
        (p.name, module, case) for p in PROBLEMS for case in p.handmade for module in modules_of(p)
    ]
    runs = [
        {
            "script": str(site / f"problems/{name}.wasm.js"),
            "name": module,
            "input": case.input.read_text(),
            "environment": [],
        }
        for name, module, case in asked
    ]
    found = run_modules(site, runs, tmp_path_factory.mktemp("runs"))
    return {
        (name, module, case.name): result
        for (name, module, case), result in zip(asked, found, strict=True)
    }


@pytest.mark.parametrize("problem", PROBLEMS, ids=[p.name for p in PROBLEMS])
def test_every_committed_case_is_answered_right(problem, results):
    """By both modules; an oracle may decline, and says why."""
    for case in problem.handmade:
        *solutions, oracle = (
            results[problem.name, module, case.name] for module in modules_of(problem)
        )
        right = case.answer.read_text()
        for solution in solutions:
            ended = solution["end"], solution["status"], solution["output"]
            assert ended == ("exit", 0, right), case.name
        if oracle["status"] == DECLINED:
            assert "play: declined: " in oracle["errors"]
        else:
            assert (oracle["end"], oracle["status"], oracle["output"]) == ("exit", 0, right), (
                case.name
            )


@pytest.fixture(scope="module")
def declined_natively() -> set[tuple[str, str]]:
    """The committed cases that brute.cpp leaves to the other oracle."""
    with Pool(2) as pool:
        programs = {p.name: build.start(pool, p.oracle("brute"), oracles.ORACLE) for p in PROBLEMS}
        asked = {
            (p.name, case.name): pool.submit(
                Job((str(programs[p.name].result()),), LIMITS, case.input)
            )
            for p in PROBLEMS
            for case in p.handmade
        }
        return {place for place, future in asked.items() if future.result().exit == DECLINED}


def test_a_module_declines_where_the_native_oracle_does(results, declined_natively):
    """And nowhere else: no search is too deep or too large for a page alone."""
    declined = {
        (name, case) for (name, _, case), ended in results.items() if ended["status"] == DECLINED
    }
    assert declined == declined_natively


def test_the_environment_reaches_the_oracle(site, tmp_path):
    """With PLAY_EXPLAIN it gives reasons, with PLAY_GRAPH it writes the game."""
    run = {
        "script": str(site / "problems/hdu/1846_brave_game.wasm.js"),
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
        '5 is an N-position: the move "take 1" wins\n',
    )
    assert len(graph["output"].splitlines()) == 6

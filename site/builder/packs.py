"""packs: writes the cases of a problem in files that a page loads to judge a person's program.

The pack contains the rules, the small cases and small random inputs. Each larger case has its own file, which the page
loads when the person asks for it.
"""

import gzip
import json
import random
from inspect import signature
from itertools import product
from pathlib import Path
from typing import Any

from judging import sha256, write_whole
from judging.data import data, making
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.problems.catalog import Problem, a_persons, ours, recipe_of
from judging.problems.sources import STANDARDS
from judging.run import build
from judging.run.runner import Pool
from judging.run.store import Shelf
from judging.wrong import questions, shrink
from judging.wrong.questions import is_valid
from study.table import PLAYERS

SHELF = Shelf("packs", *map(Path, (questions.__file__, shrink.__file__, __file__)))
MOST_BYTES = 64 << 10  # of an input in a pack
MOST_ANSWER = 256 << 10  # of an answer in a pack
MOST_PACKED = 1 << 20  # of a file with a larger case
OUTPUT_KIB = 1024  # what a program may print; five times the longest answer, if that is more
USUAL = "C++17"  # the standard that the judge tries first
SIZES, SEEDS, MOST_RANDOM = range(1, 9), range(12), 300  # random inputs; characters of one
NUMBERS, CELLS = range(13), range(5)  # of the positions of a table
PACK = "cases.json"


def files(pool: Pool, problem: Problem) -> dict[str, bytes]:
    """Return the pack, and the file of each larger case, by the end of their paths."""
    cases = making.inputs(pool, problem)
    digests = [sha256(case.input.read_bytes()) for case in cases.cases]
    answers = [case.answer_digest or "" for case in cases.cases]
    key = SHELF.key(
        json.dumps([_rules(problem), digests, answers]),
        problem.folder.joinpath("cases.py").read_text(),
    )
    folder = SHELF.folder(key)
    if not folder:
        scratch = pool.folder("pack")
        for name, content in _made(pool, problem, cases).items():
            (scratch / name).write_bytes(content)
        folder = SHELF.keep(key, scratch)
    return {
        path.name if path.name == PACK else f"cases/{path.name}": path.read_bytes()
        for path in folder.iterdir()
        if path.name != "digest"
    }


def _made(pool: Pool, problem: Problem, cases: data.Data) -> dict[str, bytes]:
    answers = _answers(pool, problem, cases)
    small, larger = [], []
    files: dict[str, bytes] = {}
    for case, answer in zip(cases.cases, answers, strict=True):
        text = case.input.read_text()
        content = {"name": case.name, "input": text, "answer": answer}
        if len(text) <= MOST_BYTES and len(answer) <= MOST_ANSWER:
            small.append(content)
            continue
        packed = gzip.compress(json.dumps(content, ensure_ascii=False).encode(), 6, mtime=0)
        about: dict[str, Any] = {"name": case.name, "bytes": len(text)}
        if len(packed) <= MOST_PACKED:
            about["packed"] = len(packed)
            files[f"{case.name}.gzip"] = packed
        larger.append(about)
    longest = max(map(len, answers), default=0)
    pack: dict[str, Any] = {
        **_rules(problem),
        "output_kib": max(OUTPUT_KIB, 5 * longest >> 10),
        "cases": small,
        "larger": sorted(larger, key=lambda about: about["bytes"]),
        "random": _small_inputs(problem),
    }
    return {PACK: json.dumps(pack, ensure_ascii=False, separators=(",", ":")).encode(), **files}


def _rules(problem: Problem) -> dict[str, Any]:
    limits = a_persons(problem).limits
    tried, late = _standards(problem)
    return {
        "judge": problem.judge.name,
        "time_ms": limits.cpu_ms,
        "memory_kib": limits.memory_kib,
        "stack_kib": limits.stack_kib,
        "whitespace": problem.judge.whitespace,
        "windows": problem.judge.windows,
        "standards": tried,
        "late": late,
        "checker": problem.has_checker,
        "interactive": problem.is_interactive,
        "assumed": problem.assumed,
    }


def _small_inputs(problem: Problem) -> list[str]:
    """Return small inputs, the smallest first. The page tries them to find a smaller failing input.

    They are the small positions of the problem's table, random inputs, and the first question of each random input.
    """
    module = load_cases(problem.folder / "cases.py")
    make, validate = module["random_input"], module["validate"]
    texts = {make(random.Random(f"{seed}-{size}"), size) for size in SIZES for seed in SEEDS}
    texts = {text for text in texts if is_valid(text, validate)}
    asking = {text for text in texts if read(text, validate).questions}
    texts |= {questions.first_alone(text, validate) or text for text in asking}
    if write := module.get("position"):
        texts |= {write(n) for n in NUMBERS}
    elif write := module.get("cell"):
        players = [PLAYERS] if "player" in signature(write).parameters else []
        texts |= {write(*at) for at in product(CELLS, CELLS, *players)}
    valid = (text for text in texts if len(text) <= MOST_RANDOM and is_valid(text, validate))
    return sorted(valid, key=shrink.size)


def _standards(problem: Problem) -> tuple[list[str], str]:
    """Return the standards to try, in order, and the one of them that is too new for the online judge, or ""."""
    newest = problem.judge.newest or problem.judge.standard
    if STANDARDS.index(newest) < STANDARDS.index(USUAL):
        return [newest, USUAL], USUAL
    return [*dict.fromkeys([USUAL, newest, STANDARDS[0]])], ""


def _answers(pool: Pool, problem: Problem, cases: data.Data) -> list[str]:
    """Return the right answers to all cases; in an interactive problem, cases have no answers.

    If a file with an answer is missing, the solution runs. Its output is the answer if it has the digest of the
    answer; otherwise an oracle answers.
    """
    if problem.is_interactive:
        return [""] * len(cases.cases)
    missing = [case for case in cases.cases if not case.answer.exists()]
    if missing and not problem.oracles_judge:
        program = build.start(pool, problem.solution, recipe_of(problem)).result()
        conditions = ours(problem)
        runs = [(case, conditions.start(pool, program, case.input)) for case in missing]
        for case, run in runs:
            output = run.result().output
            if sha256(output) == case.answer_digest:
                write_whole(case.answer, output)
    return [cases.answer(pool, case).decode() for case in cases.cases]

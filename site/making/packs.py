"""packs: writes the cases of a problem in a file that a page loads to judge a person's program."""

import json

from judging import sha256, write_whole
from judging.data import data
from judging.problems.catalog import Problem, a_persons, ours, recipe_of
from judging.problems.sources import STANDARDS
from judging.run import build
from judging.run.runner import Pool
from judging.run.trial import Case

MOST_BYTES = 64 << 10  # of an input in a pack
OUTPUT_KIB = (
    1024  # that a program may print; if the answers are long, five times the longest answer
)
USUAL = "C++17"  # the standard that the judge tries first


def pack(pool: Pool, problem: Problem) -> bytes:
    """Return the pack of a problem as JSON: rules, limits, cases, and the names of the larger cases."""
    cases = data.inputs(pool, problem)
    small = [case for case in cases.cases if case.input.stat().st_size <= MOST_BYTES]
    answers = _answers(pool, problem, cases, small)
    limits = a_persons(problem).limits
    tried, late = _standards(problem)
    content = {
        "judge": problem.judge.name,
        "time_ms": limits.cpu_ms,
        "memory_kib": limits.memory_kib,
        "stack_kib": limits.stack_kib,
        "output_kib": max(OUTPUT_KIB, 5 * max(map(len, answers), default=0) >> 10),
        "whitespace": problem.judge.whitespace,
        "windows": problem.judge.windows,
        "standards": tried,
        "late": late,
        "checker": problem.has_checker,
        "assumed": problem.assumed,
        "cases": [
            {"name": case.name, "input": case.input.read_text(), "answer": answer}
            for case, answer in zip(small, answers, strict=True)
        ],
        "larger": [
            {"name": case.name, "bytes": case.input.stat().st_size}
            for case in cases.cases
            if case not in small
        ],
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def _standards(problem: Problem) -> tuple[list[str], str]:
    """Return the standards to try, in order, and the one of them that is too new for the online judge, or ""."""
    newest = problem.judge.newest or problem.judge.standard
    if STANDARDS.index(newest) < STANDARDS.index(USUAL):
        return [newest, USUAL], USUAL
    return [*dict.fromkeys([USUAL, newest, STANDARDS[0]])], ""


def _answers(pool: Pool, problem: Problem, cases: data.Data, chosen: list[Case]) -> list[str]:
    """Return the right answers to cases.

    If a file with an answer is missing, the solution runs. Its output is the answer if it has the digest of the
    answer; otherwise an oracle answers.
    """
    missing = [case for case in chosen if not case.answer.exists()]
    if missing and not problem.oracles_judge:
        program = build.start(pool, problem.solution, recipe_of(problem)).result()
        conditions = ours(problem)
        runs = [(case, conditions.start(pool, program, case.input)) for case in missing]
        for case, run in runs:
            output = run.result().output
            if sha256(output) == case.answer_digest:
                write_whole(case.answer, output)
    return [cases.answer(pool, case).decode() for case in chosen]

"""outputs: damages right outputs, to test the checkers of a problem with several right outputs.

The two checkers are independent: brute.cpp searches by the rules, and second.cpp uses a theorem. If
one of them accepts too much, the two disagree on some output.
"""

import random
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import Future

from judging.data.data import Data
from judging.data.oracles import of_problem
from judging.run.runner import Measurement, Pool
from judging.run.trial import Case
from judging.run.verdict import Verdict, verdict_of_checks

WORD, NUMBER = re.compile(r"\S+"), re.compile(r"\b(?:0|[1-9]\d*)\b")
SHORT = 100  # bytes of an output that is damaged
MOST = 2 * 10**18  # larger than most bounds
DRAWN = 20  # outputs in which all numbers are random


def malformed(output: str) -> Iterator[str]:
    """Yield outputs that are wrong in every problem, because of their form."""
    yield from ("", output + "x\n", output + "\0", output * 2)
    for match in WORD.finditer(output):
        yield from _replaced(output, match, ["x", f"{match[0]}x", f"{match[0]}\0"])
        if NUMBER.fullmatch(match[0]):
            words = [f"+{match[0]}", f"0{match[0]}", f"{match[0]}.0", str(10**30)]
            yield from _replaced(output, match, words)


def changed(output: str, rng: random.Random) -> Iterator[str]:
    """Yield outputs with other words or numbers. Some of them may be right."""
    numbers = [int(word) for word in output.split() if NUMBER.fullmatch(word)]
    yield output + "0\n"
    for match in WORD.finditer(output):
        words = {"", match[0].lower(), match[0].upper()}
        if NUMBER.fullmatch(match[0]):
            number = int(match[0])
            words |= {*map(str, {number - 1, number + 1, -number, 0, MOST, *numbers})}
        yield from _replaced(output, match, sorted(words - {match[0]}))
    for _ in range(DRAWN if len(numbers) > 1 else 0):
        yield NUMBER.sub(lambda _: str(rng.randint(0, max(numbers) + 1)), output)


def _replaced(output: str, match: re.Match, words: Iterable[str]) -> Iterator[str]:
    for word in words:
        yield output[: match.start()] + word + output[match.end() :]


def judged(pool: Pool, data: Data) -> Iterator[tuple[Case, str, Verdict]]:
    """Yield damaged outputs to small cases, each with the verdict of the checkers.

    The verdict JE means that the checkers disagree, or that one of them failed. If the checkers
    accept a malformed output, the verdict is JE, too.
    """
    folder = pool.folder("outputs")
    programs = tuple(
        oracle.compile().result() for oracle in of_problem(pool, data.problem).values()
    )
    asked: list[tuple[Case, str, bool, Future[tuple[Measurement, ...]]]] = []
    for case in data.cases:
        answer = case.answer.read_bytes()
        if "brute" not in case.oracles or len(answer) > SHORT:
            continue
        wrong = [] if case.is_generated else [*malformed(answer.decode())]
        for text in dict.fromkeys([*wrong, *changed(answer.decode(), random.Random(case.name))]):
            path = folder / str(len(asked))
            path.write_text(text)
            asked.append((case, text, text in wrong, pool.check(programs, case.input, path)))
    for case, text, is_malformed, checks in asked:
        verdict = verdict_of_checks(checks.result())
        if is_malformed and verdict.code == "AC":
            verdict = Verdict("JE", "the checkers accept a malformed output")
        yield case, text, verdict

"""The validators of the pages: they give the same messages as the validators of the judge."""

import json
import random
import re

import bundled
import pytest

from builder import validators
from builder.pages import phrases
from judging.data.generate import load_cases
from judging.data.grammar import Violation, read
from judging.problems import catalog

PROBLEMS = catalog.find([])
DAMAGES = 25  # of each committed input
LONGEST = 3000  # characters of an input


def damaged(rng: random.Random, text: str) -> str:
    """Return the input with one line or one word changed, removed or doubled."""
    lines = text.splitlines(keepends=True)
    i = rng.randrange(len(lines))
    words = lines[i].rstrip("\n").split(" ")
    j = rng.randrange(len(words))
    letter = rng.randrange(len(words[j]) or 1)
    kinds = [
        lambda: lines.pop(i),
        lambda: lines.insert(i, lines[i]),
        lambda: words.__setitem__(j, "x"),
        lambda: words.__setitem__(j, str(rng.randrange(12))),
        lambda: words.__setitem__(j, str(10 ** rng.randrange(3, 7))),
        lambda: words.__setitem__(j, str(10 ** rng.randrange(19, 45)) if i or j else "-1"),
        lambda: words.pop(j),
        lambda: words.insert(j, words[j]),
        lambda: words.__setitem__(
            j, words[j][:letter] + rng.choice("01.#XO-ab") + words[j][letter + 1 :]
        ),
    ]
    kind = rng.randrange(len(kinds))
    kinds[kind]()
    if kind > 1:
        lines[i] = " ".join(words) + "\n"
    return "".join(lines)


def said(validate, text: str) -> str | None:
    """Return the message of the judge about an input, "" if the input is allowed.

    Return None if a damaged count makes the validator build a list that is too long.
    """
    try:
        read(text, validate, traced=True)  # traced: word by word, as in the page
    except Violation as fault:
        return str(fault)
    except (MemoryError, OverflowError):
        return None
    return ""


def ask(asked: list, tmp_path) -> list[list[str]]:
    path = tmp_path / "asked.json"
    path.write_text(json.dumps(asked))
    return json.loads(bundled.run("valid", path))


@pytest.fixture(scope="module")
def refusals() -> tuple[list, list]:
    """Return two lists. The first has, for each problem, its translated validator with committed and damaged inputs.
    The second has the messages of the judge about these inputs."""
    asked, wanted = [], []
    for problem in PROBLEMS:
        rng = random.Random(problem.name)
        validate = load_cases(problem.folder / "cases.py")["validate"]
        texts = [""]
        for case in problem.handmade:
            if case.input.stat().st_size <= LONGEST:
                text = case.input.read_text()
                texts += [text, text + "x\n", *(damaged(rng, text) for _ in range(DAMAGES))]
        messages = {text: said(validate, text) for text in texts}
        asked.append(
            (
                validators.translated(validate),
                [text for text in messages if messages[text] is not None],
            )
        )
        wanted.append([message for message in messages.values() if message is not None])
    return asked, wanted


def test_pages_refuse_what_the_judge_refuses(refusals, tmp_path):
    """The messages are equal for every committed input and for many damaged inputs."""
    asked, wanted = refusals
    found = ask(asked, tmp_path)
    for problem, (_, texts), right, got in zip(PROBLEMS, asked, wanted, found, strict=True):
        faults = [(text, a, b) for text, a, b in zip(texts, right, got, strict=True) if a != b]
        assert not faults, (problem.name, faults[0])
        assert "" in right and any(right), problem.name


def test_refusals_are_translated_to_chinese(refusals, tmp_path):
    """English words are only in quotations. A single letter is a name from the statement."""
    messages = sorted({message for answers in refusals[1] for message in answers if message})
    path = tmp_path / "messages.json"
    path.write_text(json.dumps(messages))
    catalogue = tmp_path / "phrases.js"
    catalogue.write_text(phrases())
    found = bundled.run("words", path, PHRASES=str(catalogue))
    chinese = dict(zip(messages, json.loads(found), strict=True))
    assert len(chinese) > 1000
    unquoted = {message: re.sub("'.*?'", "", said) for message, said in chinese.items()}
    assert [
        chinese[each] for each, said in unquoted.items() if re.search("[A-Za-z]{2}", said)
    ] == []
    assert chinese["line 3, column 1: expected the end of the input, found '1'"] == (
        "第 3 行第 1 列：应为 输入的末尾，实际为 '1'"
    )
    unnamed = [message for message, said in chinese.items() if "符合题意的数据" in said]
    assert len({re.sub(r"(?s).*expected|\d|, found.*", "", each) for each in unnamed}) < 30, unnamed


def test_typed_input_is_tidied(tmp_path):
    """Add a missing last line end, convert Windows line ends, remove blanks at the ends of lines.

    One line with " / " has several lines.
    """
    tidied = {"1 2  \r\n3": "1 2\n3\n", "1\n": "1\n", "": "", "1\n\n": "1\n\n"}
    tidied |= {"2 2 5 / 1 / 0": "2 2 5\n1\n0\n", "a / b\nc\n": "a / b\nc\n"}
    path = tmp_path / "inputs.json"
    path.write_text(json.dumps([*tidied]))
    assert json.loads(bundled.run("tidy", path)) == [*tidied.values()]


def test_an_unsupported_statement_raises_unsupported():
    def validate(reader):
        with open(reader.text):
            pass

    validate.__code__ = validate.__code__.replace(co_filename=__file__)
    with pytest.raises(validators.Unsupported):
        validators.translated(validate)

"""The validators of the pages: they accept and refuse what those of the judge do, in the same words."""

import json
import random
import re
import subprocess

import pytest
from judging import ROOT
from judging.collection import catalog
from judging.engine.generate import load_cases
from judging.engine.grammar import Violation, read
from judging.site import validators

PROBLEMS = catalog.find([])
HERE = ROOT / "scripts/tests/site"
LIBRARY = ROOT / "scripts/judging/site/pages/valid.js"
WORDS = LIBRARY.with_name("words.js")
DAMAGES = 25  # of each committed input
LONGEST = 3000  # characters of an input


def damaged(rng: random.Random, text: str) -> str:
    """The input with one line or one word changed, gone or there twice."""
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
    """What the judge says of an input, "" if it is allowed; None if it has to build a list as long as a damaged count says."""
    try:
        read(text, validate, traced=True)  # which reads word by word, as the page does
    except Violation as fault:
        return str(fault)
    except (MemoryError, OverflowError):
        return None
    return ""


def ask(asked: list, tmp_path) -> list[list[str]]:
    path = tmp_path / "asked.json"
    path.write_text(json.dumps(asked))
    return json.loads(
        subprocess.run(
            ["node", HERE / "valid.js", LIBRARY, path], capture_output=True, check=True
        ).stdout
    )


@pytest.fixture(scope="module")
def refusals() -> tuple[list, list]:
    """Of each problem: its translated validator with committed and damaged inputs, and what the judge says of them."""
    asked, wanted = [], []
    for problem in PROBLEMS:
        rng = random.Random(problem.name)
        validate = load_cases(problem.folder / "cases.py")["validate"]
        texts = [""]
        for case in problem.handmade:
            if case.input.stat().st_size <= LONGEST:
                text = case.input.read_text()
                texts += [text, text + "x\n", *(damaged(rng, text) for _ in range(DAMAGES))]
        told = {text: said(validate, text) for text in texts}
        asked.append(
            (validators.translated(validate), [text for text in told if told[text] is not None])
        )
        wanted.append([answer for answer in told.values() if answer is not None])
    return asked, wanted


def test_pages_refuse_what_the_judge_refuses(refusals, tmp_path):
    """Word for word, of every committed input and of many damaged ones."""
    asked, wanted = refusals
    found = ask(asked, tmp_path)
    for problem, (_, texts), right, got in zip(PROBLEMS, asked, wanted, found, strict=True):
        faults = [(text, a, b) for text, a, b in zip(texts, right, got, strict=True) if a != b]
        assert not faults, (problem.name, faults[0])
        assert "" in right and any(right), problem.name


def test_refusals_are_said_in_chinese(refusals, tmp_path):
    """Without an English word but what they quote; one letter is a name of the statement."""
    messages = sorted({message for answers in refusals[1] for message in answers if message})
    path = tmp_path / "messages.json"
    path.write_text(json.dumps(messages))
    found = subprocess.run(
        ["node", HERE / "words.js", WORDS, path], capture_output=True, check=True
    )
    told = dict(zip(messages, json.loads(found.stdout), strict=True))
    assert len(told) > 1000
    unquoted = {message: re.sub("'.*?'", "", said) for message, said in told.items()}
    assert [told[each] for each, said in unquoted.items() if re.search("[A-Za-z]{2}", said)] == []
    assert told["line 3, column 1: expected the end of the input, found '1'"] == (
        "第 3 行第 1 列：应为 输入的末尾，实际为 '1'"
    )
    unnamed = [message for message, said in told.items() if "符合题意的数据" in said]
    assert len({re.sub(r"(?s).*expected|\d|, found.*", "", each) for each in unnamed}) < 30, unnamed


@pytest.mark.parametrize(
    ("text", "tidied"), [("1 2  \r\n3", "1 2\n3\n"), ("1\n", "1\n"), ("", ""), ("1\n\n", "1\n\n")]
)
def test_what_a_person_types_is_made_tidy(tmp_path, text, tidied):
    """A last line end that is missing, lines of Windows, blanks at the end of a line."""
    script = f"{LIBRARY.read_text()}; process.stdout.write(valid.tidy({json.dumps(text)}))"
    assert (
        subprocess.run(["node", "-e", script], capture_output=True, check=True, text=True).stdout
        == tidied
    )


def test_what_is_not_translated_is_named():
    def validate(reader):
        with open(reader.text):
            pass

    validate.__code__ = validate.__code__.replace(co_filename=__file__)
    with pytest.raises(validators.Unsupported):
        validators.translated(validate)

"""The answers to exercises: the forms in which people type them."""

import json
import tomllib

import bundled

from builder.pages import ANSWERS

SECOND = """second | the second player | The second player wins. | SECOND PLAYER WINS | 2nd | the 2nd player | 2 | ２ | player 2
player two wins | second player will win | the first player loses | first loses | the second player has a winning strategy
后手 | 后手。 | 后手胜 | 后手必胜 | 后手赢 | 后手赢了 | 后手能赢 | 后手获胜 | 先手必败 | 先手输 | 玩家2 | 后手有必胜策略"""
FIRST = """first | the first player | The first player wins! | 1st | 1 | １ | player 1 | second player loses
先手 | 先手胜 | 先手必胜． | 先手会赢 | 后手必败 | 后手输 | 后手负"""
NO_WINNER = "? | player | wins | the player | not second | 12 | first or second | second first | 必胜 | 手 | 先手后手 | 0 | P"
NUMBERS = {
    "3": "3 | ３ | three | Three. | 3 stones | three moves | 三 | 三颗 | 3 种 | 第 3 格",
    "2": "2 | two | 两种 | 二 | 2 ways",
    "1": "1 | one | one stone | 1 stone | 一颗",
    "odd": "odd | Odd numbers | the odd numbers | the odd ones",
    "Bob": "Bob | bob wins | BOB. | Bob 赢",
    "-1/12": "-1/12 | −1/12 | － 1/12",
    "15": "15 | 1 5 | 15. | 3*5 | 3 × 5 | 1·3·5",
}


def forms(text: str) -> list[str]:
    return [each.strip() for line in text.splitlines() for each in line.split("|")]


def test_a_right_answer_has_many_forms_and_a_wrong_one_has_none(tmp_path):
    """Each form of one answer is right where it is the answer, and wrong where another is the answer."""
    winners = {"second": SECOND, "first": FIRST}
    keys = {"second": ["second", "2", "后手"], "first": ["first", "1", "先手"]}
    pairs = [
        (form, keys[right], said == right)
        for right in winners
        for said, text in [*winners.items(), ("", NO_WINNER)]
        for form in forms(text)
    ]
    pairs += [
        (form, [right], said == right)
        for right in NUMBERS
        for said, text in [
            *NUMBERS.items(),
            ("", "13 | 3*4 | 3* | 1.5 | 3/2 | 23 | thirteen | not 3 | -3 | even | Alice wins"),
        ]
        for form in forms(text)
    ]
    pairs += [("first", ["1"], False), ("second player", ["2", "two"], False)]
    path = tmp_path / "answers.json"
    path.write_text(json.dumps([pair[:2] for pair in pairs]))
    found = json.loads(bundled.run("answers", path))
    assert [
        pair for pair, is_right in zip(pairs, found, strict=True) if bool(is_right) != pair[2]
    ] == []


def test_all_questions_accept_their_own_answers(tmp_path):
    lessons = tomllib.loads(ANSWERS.read_text("utf-8")).values()
    pairs = [
        (answer, answers)
        for questions in lessons
        for _, _, *answers in questions.values()
        for answer in answers
    ]
    path = tmp_path / "answers.json"
    path.write_text(json.dumps(pairs))
    assert all(json.loads(bundled.run("answers", path)))

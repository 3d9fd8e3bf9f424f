"""What the oracles say, in both languages: every move and every position of small games."""

import io
import json
import re
import sys
from itertools import chain, islice

import pytest

from chinese import english
from cli import main as entry
from judging import ROOT, moves, words
from judging.problems import catalog
from study.graph import LIMITS, Game, NoGame
from study.starts import Rules

PROBLEMS = catalog.find([])
RULES = sorted((ROOT / "lessons/rules").glob("*.cpp"))
GAMES = 3  # of each problem


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.choose("en")


def data_of(game: Game, text: str, graph) -> list:
    """Return what the oracle says in a game: its moves, its positions and its explanations.

    The judge cuts a long explanation, and marks the place with [...].
    """
    game.input.write_text(text)
    explained = game.oracle.ask(game.input, LIMITS, PLAY_EXPLAIN="1").result().errors.decode()
    said = [json.loads(line) for line in explained.splitlines() if "[...]" not in explained]
    said += [position.words for position in graph]
    return said + [move.words for position in graph for move in position.moves]


def keys(data) -> set[str]:
    """Return the names of the sentences that data need."""
    parts = data if isinstance(data, list) else data.values() if isinstance(data, dict) else []
    key = {" ".join(data)} if isinstance(data, dict) else set()
    return key.union(*map(keys, parts))


def faults(pool, game: Game, text: str, graph) -> list:
    """Return what has no sentence, and Chinese sentences with English words."""
    said, (english_, chinese) = data_of(game, text, graph), moves.tables().values()
    unknown = {*chain(*map(keys, said))} - (english_.keys() & chinese.keys())
    sentences = {moves.rendered(data, "zh") for data in said}
    return [*unknown, *(each for each in sentences if english(each, text))]


@pytest.mark.elsewhere("site")
@pytest.mark.parametrize("problem", PROBLEMS, ids=[p.name for p in PROBLEMS])
def test_every_move_and_position_is_in_chinese(pool, problem):
    """Add a sentence to moves.en.toml and moves.zh.toml. The page uses the same sentences."""
    rules = Rules.of_problem(pool, problem)
    try:
        games = [*islice(rules.games(1), GAMES)]
    except NoGame:
        return
    found = [fault for text, graph in games for fault in faults(pool, rules.game, text, graph)]
    assert found == []


@pytest.mark.parametrize("source", RULES, ids=[path.stem for path in RULES])
def test_every_move_and_position_of_a_rule_is_in_chinese(pool, source):
    game = Game(pool, source)
    for text in ("2 3\n", "3 4 Left\n"):
        assert faults(pool, game, text, game.graph(text)) == []


@pytest.mark.parametrize(
    "name", ["luogu/P2197", "hdu/1730", "hdu/1079", "hdu/3094", "hdu/5754", "atcoder/dp_l"]
)
def test_a_game_on_the_terminal_is_in_chinese(monkeypatch, capsys, name):
    """Piles, two players with different moves, dates, a tree, draws, and points."""
    arguments = ["judge", "play", name, "--seed", "1", "--lang", "zh"]
    monkeypatch.setattr(sys, "argv", arguments)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"h\n1\nu\nq\n")))
    assert entry.main() == 0
    rules, given, game = capsys.readouterr().out.partition("已知：")
    assert given and "局面：" in game and "  1) " in game and "电脑：" in game
    assert english(re.sub("\033.*?m", "", game.partition("\n")[2])) == []


@pytest.mark.parametrize(
    ("data", "in_english", "in_chinese"),
    [
        ({"hop": 2, "to_cell": "a1"}, "hop 2 to cell a1", "hop 2 to cell a1"),  # of a person's rule
        ({"split": 9, "into": [2, 3, 4]}, "split the pile of 9 into 2, 3 and 4", "把有 9 颗的那堆分成 2、3 和 4"),
        ({"cut_edge": "1-2", "falls": 1}, "cut the edge 1-2, and 1 more edge falls", "剪断边 1-2，另有 1 条边落下"),
        ({"cut_edge": "1-2", "falls": 3}, "cut the edge 1-2, and 3 more edges fall", "剪断边 1-2，另有 3 条边落下"),
        ([{"edges": []}, {"to_move": "Left"}], "the edges none, with Left to move", "边（空），轮到左方"),
        ([{"pile": 7}, {"to_move": "Alice"}], "a pile of 7, with Alice to move", "一堆 7 个，轮到 Alice"),
        ("(1, 2)", "(1, 2)", "(1, 2)"),
        (
            {"position": "(1, 2)", "wins_by": {"take": 1, "from": 2}},
            '(1, 2) is an N-position: the move "take 1 from the pile of 2" wins',
            "“(1, 2)”是必胜态（N 态），走“从有 2 颗的那堆取 1 颗”能赢",
        ),
        (
            {"position": {"pile": 4}, "loses_by": 3},
            "a pile of 4 is a P-position: each of the 3 moves loses",
            "“一堆 4 个”是必败态（P 态），3 种走法都会输",
        ),
        (
            {"position": {"pile": 1}, "loses_by": 1},
            "a pile of 1 is a P-position: the only move loses",
            "“一堆 1 个”是必败态（P 态），只有一种走法，走了就输",
        ),
    ],
)  # fmt: skip
def test_data_in_words(data, in_english, in_chinese):
    assert moves.rendered(data, "en") == in_english
    assert moves.rendered(data, "zh") == in_chinese


def test_both_languages_have_the_same_sentences():
    """The two sentences under one key use the same values, and only values that its names give."""
    english_, chinese = moves.tables().values()
    assert english_.keys() == chinese.keys()
    for key in english_.keys() - {"names"}:
        used = [
            {slot[1] for slot in moves.SLOT.finditer(table[key])} for table in (english_, chinese)
        ]
        assert used[0] == used[1] <= {*key.split()}, key

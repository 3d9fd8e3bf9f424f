"""What the oracles say, in both languages: every move and every position of small games."""

import inspect
import io
import json
import re
import sys
from itertools import chain, islice

import pytest

from chinese import english
from cli import main as entry
from judging import ROOT, moves, phrases, words
from judging.data.generate import load_cases
from judging.problems import catalog
from study.graph import LIMITS, Game, NoGame
from study.laws import of_grid, of_outcomes, of_values
from study.starts import Rules

PROBLEMS = catalog.find([])
RULES = sorted((ROOT / "lessons/rules").glob("*.cpp"))
GAMES = 3  # of each problem


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.choose("en")


def untranslated(kind: str, said: str, text: str) -> bool:
    """Is an English word left in the translation? It may contain words of the input."""
    translation = phrases.translation(kind, said)
    return translation is None or bool(english(translation, text))


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


]


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


def test_every_law_note_and_stack_is_in_chinese():
    """The kinds of laws, the docstrings of tables, and the notes on stacks. A law contains names of axes."""
    row, square = range(60), range(12)
    laws = [
        *of_values([n % 3 for n in row]), *of_values([*row]), *of_values([n // 2 for n in row]),
        *of_values([7] * 60),
        *of_outcomes(["PN"[n % 3 > 0] for n in row]), *of_outcomes(["N"] * 60),
        *of_outcomes(["NP"[n in (1, 2, 3, 5, 8, 13, 21, 34, 55)] for n in row]),
        *of_outcomes(["NP"[n in (1, 2, 4, 8, 16, 32)] for n in row]),
        *(law for rule in (
            lambda a, b: a == b, lambda a, b: a % (b + 1) == 0, lambda a, b: (a + b) % 2 == 0,
            lambda a, b: a % 2 == b % 2 == 0, lambda a, b: a % 2 == b % 2 == 1,
        ) for law in of_grid([["NP"[rule(a, b)] for b in square] for a in square], [])),
    ]  # fmt: skip
    said = {("law", text) for _, text, _ in laws}
    assert len({kind for kind, _, _ in laws}) >= 7
    for problem in PROBLEMS:
        said.add(("stack", problem.judge.stack_note))
        said |= {("assumed", fact) for fact in problem.assumed}
        module = load_cases(problem.folder / "cases.py")
        write = module.get("position") or module.get("cell")
        said |= {("note", inspect.getdoc(write))} if write and write.__doc__ else set()
    assert [each for each in sorted(said) if untranslated(*each, "mod floor phi")] == []


@pytest.mark.parametrize(
    ("data", "in_english", "in_chinese"),
    [
        ({"hop": 2, "to_cell": "a1"}, "hop 2 to cell a1", "hop 2 to cell a1"),  # of a person's rule
        ({"split": 9, "into": [2, 3, 4]}, "split the pile of 9 into 2, 3 and 4", "把 9 个的那堆分成 2, 3 和 4"),
        ({"cut_edge": "1-2", "falls": 1}, "cut the edge 1-2, and 1 falls", "剪断边 1-2，另有 1 条落下"),
        ({"cut_edge": "1-2", "falls": 3}, "cut the edge 1-2, and 3 fall", "剪断边 1-2，另有 3 条落下"),
        ([{"edges": []}, {"to_move": "Left"}], "the edges none, Left to move", "边（空），轮到左方"),
        ([{"pile": 7}, {"to_move": "Alice"}], "a pile of 7, Alice to move", "一堆 7 个，轮到 Alice"),
        ("(1, 2)", "(1, 2)", "(1, 2)"),
        (
            {"position": "(1, 2)", "wins_by": {"take": 1, "from": 2}},
            '(1, 2) is an N-position: the move "take 1 from the pile of 2" wins',
            "“(1, 2)”是必胜态（N 态），走“从 2 个的那堆取 1 个”能赢",
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
    """Each sentence uses all of its values, and no other ones."""
    english_, chinese = moves.tables().values()
    assert english_.keys() == chinese.keys()
    for language in moves.tables().values():
        for key, sentence in language.items():
            if key != "names":
                assert {slot[1] for slot in moves.SLOT.finditer(sentence)} == {*key.split()}, key


@pytest.mark.parametrize(
    ("kind", "said", "chinese"),
    [
        ("assumed", "text of UVa 1566", "UVa 1566 的题面"),
        ("choose", "any C++17 or newer", "C++17 以上"),
        ("choose", "G++ or C++", "G++ 或 C++"),
        ("finding", "index 9 out of bounds for type 'int [9]'", "下标 9 越界（数组类型：int [9]）"),
        (
            "finding",
            "signed integer overflow: 2147483647 + 1 cannot be represented in type 'int'",
            "整数溢出：2147483647 + 1 超出 int 的范围",
        ),
        ("judge", "Luogu P2197", "洛谷 P2197"),
        (
            "fault",
            "the move sets city 4 from 5 to 1, but then the opponent wins: set city 1 from 2 to 1",
            "城市 4 从 5 改为 1，之后对手能赢：城市 1 从 2 改为 1",
        ),
        (
            "fault",
            "expected the first card, an integer from 0 to 9; found x",
            "应为第一张卡片，0 到 9 的整数；实为 x",
        ),
        ("fault", "lost: no move is left", "输了：没有走法了"),
        ("fault", "the program ended; expected an index", "程序结束了；还应输出下标"),
        ("fault", "illegal: card 3 is not on the table", "不合规则：卡片 3 不在桌上"),
        (
            "law",
            "P where n mod 7 is 0 or 1 or 4, for n >= 0",
            "n >= 0 时，n mod 7 为 0 或 1 或 4 的是必败态",
        ),
        ("law", "P where heap is even and other is even", "必败态的条件是 heap 和 other 都是偶数"),
        ("law", "g(n + 3) = g(n) for n >= 1", "n >= 1 时 g(n + 3) = g(n)"),
        (
            "note",
            "One pile, with k = 3. It ends at 12: larger positions take too long to search.",
            "一堆，k = 3。到 12 为止：更大的局面搜索太久。",
        ),
        ("declined", "more than 12 coins", "硬币超过 12 个"),
        ("declined", "too much room in the boxes", "规模太大"),
        ("expected", "n, an integer in [1, 1000]", "n，[1, 1000] 中的整数"),
        # messages of g++, then of clang
        ("error", "'m' was not declared in this scope", "没有声明 m"),
        ("error", "use of undeclared identifier 'm'", "没有声明 m"),
        (
            "error",
            "'cin' was not declared in this scope; did you mean 'std::cin'?",
            "没有声明 cin：漏了 using namespace std;、std:: 或头文件",
        ),
        ("error", "expected ';' before 'printf'", "缺少 ;"),
        ("error", "expected ';' after expression", "缺少 ;"),
        ("error", "redefinition of 'int n'", "int n 重复定义，或与标准库里的名字相同"),
        (
            "error",
            "extended character “ is not valid in an identifier",
            "有中文标点或别的全角字符，请改成英文半角",
        ),
        (
            "error",
            "character <U+FF1B> not allowed in an identifier",
            "有中文标点或别的全角字符，请改成英文半角",
        ),
        ("error", "undefined reference to 'main'", "没有 main 函数，它的名字可能写错了"),
    ],
)
def test_other_sentences(kind, said, chinese):
    assert phrases.translation(kind, said) == chinese

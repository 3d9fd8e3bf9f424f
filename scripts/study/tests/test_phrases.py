"""What programs and the files of problems say, in Chinese."""

import inspect

import pytest

from chinese import english
from judging import phrases
from judging.data.generate import load_cases
from judging.problems import catalog
from study.laws import of_grid, of_outcomes, of_values

PROBLEMS = catalog.find([])


def untranslated(kind: str, said: str, text: str) -> bool:
    """Is an English word left in the translation? It may contain words of the input."""
    translation = phrases.translation(kind, said)
    return translation is None or bool(english(translation, text))


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

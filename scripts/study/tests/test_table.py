"""`scripts/judge table`: tables compared with the literature, laws compared with the headers, and
the messages if there is no table."""

import json
import sys
import xml.etree.ElementTree as ElementTree

import pytest

from cli import main as entry
from judging import ROOT
from judging.data.generate import load_cases
from judging.problems import catalog
from study.graph import Game, Value
from study.picture import as_svg, on_screen
from study.table import Table, of_problem, of_rule, with_laws

TWO_PILES = r"""
#include "play.hpp"

int main() {
    int row, column;
    std::cin >> row >> column;
    if (row == 0) return 0;  // asks nothing
    play::Game<std::vector<int>> game(play::in_one([](int pile) {
        std::vector<int> options;
        for (int left = 0; left < pile; ++left) options.push_back(left);
        return options;
    }), RULE);
    std::cout << game.is_n_position({row, column}) << '\n';
}
"""
FREE_MOVES = r"""
#include "play.hpp"

using Moves = std::vector<int>;  // of both players, Left's own, Right's own

auto moves_of(int own) {
    return [own](const Moves& moves) {
        std::vector<Moves> options;
        for (int i : {0, own})
            if (moves[i] > 0) {
                options.push_back(moves);
                --options.back()[i];
            }
        return options;
    };
}

int main() {
    int row, column;
    std::string player;
    std::cin >> row >> column >> player;
    play::Game<play::Turn<Moves>> game(play::turns(moves_of(1), moves_of(2)));
    game.is_n_position({player == "Right" ? play::RIGHT : play::LEFT, {COMMON, row, column}});
}
"""
KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7]


@pytest.fixture
def rule(tmp_path):
    def written(text, **words):
        for word, value in words.items():
            text = text.replace(word, value)
        (tmp_path / "brute.cpp").write_text(text)
        return tmp_path / "brute.cpp"

    return written


@pytest.fixture
def typed(monkeypatch, capsys):
    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["judge", "table", *map(str, arguments)])
        status = entry.main()
        return status, *capsys.readouterr()

    return run


def table_of(pool, name, to=None):
    (problem,) = catalog.find([name])
    return of_problem(Game(pool, problem.oracle("brute")), problem, to)


def test_a_rule_of_ones_own(pool):
    """The table ends where positions grow too large."""
    table = of_rule(Game(pool, ROOT / "lessons/rules/kayles.cpp"), 60)
    assert (table.names, table.first) == (("n",), 0) and 15 < table.last < 60
    assert table.note == f"It ends at {table.last}: larger positions take too long to search."
    assert table.part("grundy")[:16] == KAYLES and len(table.part("grundy")) == table.last + 1
    assert table.part("outcome")[:16] == ["N" if value else "P" for value in KAYLES]


def test_a_rule_of_two_numbers(pool, rule):
    """A cell is empty if the rule asks about no position. Under misere play there are no Grundy
    values."""
    nim = of_rule(Game(pool, rule(TWO_PILES, RULE="play::normal")), 8)
    assert (nim.names, nim.first, nim.last) == (("row", "column"), 1, 8)
    assert nim.part("grundy") == [[a ^ b for b in range(1, 9)] for a in range(1, 9)]
    assert nim.told_laws() == [
        "P where row = column: found up to 8, not proved",
        "g = row xor column: found up to 8, not proved",
    ]
    misere = of_rule(Game(pool, rule(TWO_PILES, RULE="play::misere")), 4)
    assert misere.part("grundy") == [[None] * 4] * 4
    assert [row[i] for i, row in enumerate(misere.part("outcome"))] == ["N", "P", "P", "P"]


@pytest.mark.parametrize(("common", "fair"), [(0, "P"), (1, "N")])
def test_a_rule_of_two_players(typed, rule, tmp_path, common, fair):
    """L, R, N and P: there are no Grundy values and no law."""
    svg, json_file = tmp_path / "table.svg", tmp_path / "table.json"
    path = rule(FREE_MOVES, COMMON=str(common))
    status, out, _ = typed("--rule", path, "--to", 8, "--json", json_file, "--svg", svg)
    table, numbers = json.loads(json_file.read_text()), range(9)
    winners = [[fair if a == b else "RL"[a > b] for b in numbers] for a in numbers]
    assert (status, table["outcome"]) == (0, winners)
    assert (table["grundy"], table["laws"]) == ([[None] * 9] * 9, [])
    assert "L: Left wins, no matter who begins; R: Right wins, no matter who begins" in out
    assert "Grundy" not in out and "R: Right wins" in svg.read_text()
    assert out.endswith("The two players have different moves: the command looks for no law.\n")


def test_cutcake(pool):
    """A number is never an N-position."""
    cuts = table_of(pool, "hdu/3544", 4)
    assert (cuts.names, cuts.part("outcome")) == (
        ("X", "Y"),
        [list("PRRR"), list("LPPR"), list("LPPR"), list("LLLP")],
    )


@pytest.mark.parametrize(
    ("name", "to", "why"),
    [
        ("hdu/2486", 12, "No law was found; tried: periods, halving, powers, recurrences."),
        (
            "lightoj/1315",
            8,
            "No law was found; tried: remainders, xor, equality, golden ratio, repetition.",
        ),
        (
            "atcoder/dp_l",
            8,
            "No law was found; tried: remainders, equality, golden ratio, repetition.",
        ),
        ("lightoj/1315", 4, "The table is too small to look for a law (fewer than 8 numbers)."),
    ],
)
def test_where_no_law_is_found(pool, name, to, why):
    table = table_of(pool, name, to)
    assert (table.told_laws(), table.why_no_law()) == ([], why)


def test_wythoff(pool):
    """The table begins with the rows of the table in Winning Ways, chapter 3."""
    table = table_of(pool, "hdu/1527", 12)
    assert table.part("grundy")[1] == [1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9, 13]
    assert table.part("grundy")[2] == [2, 0, 1, 5, 3, 4, 8, 6, 7, 11, 9, 10, 14]
    assert [(law["kind"], law["proved"]) for law in table.laws] == [("beatty", True)]


def test_the_knights(pool):
    knights = table_of(pool, "lightoj/1315", 4)
    rows = ["00110", "00213", "12223", "11204", "03340"]
    assert knights.part("grundy") == [[*map(int, row)] for row in rows]


def test_a_game_with_draws_has_no_grundy_values(pool):
    """Positions that cannot reach a draw have no Grundy values either: it is the same game."""
    knight = table_of(pool, "hdu/5754", 4)
    assert knight.part("outcome") == [list("DNDD"), list("NDDD"), list("DDPD"), list("DDDD")]
    assert knight.part("grundy") == [[None] * 4] * 4


@pytest.mark.parametrize(
    ("name", "to", "laws"),
    [
        ("hdu/1846", 9, [("P where n mod (m + 1) = 0", True), ("g = n mod (m + 1)", False)]),
        (
            "hdu/1847",
            14,
            [("g(n + 3) = g(n) for n >= 1", False), ("P where n mod 3 is 0, for n >= 1", True)],
        ),
        ("hdu/2147", 9, [("P where n is odd and m is odd", True)]),
        ("hdu/2149", 9, [("P where M mod (N + 1) = 0", False), ("g = M mod (N + 1)", False)]),
        ("hdu/2516", 35, [("P at 2, 3, 5, 8, 13, 21, 34: the Fibonacci numbers", True)]),
        ("hdu/2897", 20, [("P where n mod 6 is 1 or 2, for n >= 1", True)]),
        ("hdu/3032", 16, [("g(heap + 4) = g(heap) + 4 for heap >= 1", True)]),
        ("lightoj/1296", 20, [("g(2k) = k, g(2k + 1) = g(k)", True)]),
        ("lightoj/1199", 25, []),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_laws_that_headers_state(pool, name, to, laws):
    """A law counts as proved only if the header proves it: not the Grundy values of a game that the
    header solves by outcomes."""
    assert [(law["text"], law["proved"]) for law in table_of(pool, name, to).laws] == laws


@pytest.mark.elsewhere("site")
@pytest.mark.parametrize("problem", catalog.find([]), ids=lambda problem: problem.name)
def test_a_table_has_a_smallest_position(pool, problem):
    if {"position", "cell"} & load_cases(problem.folder / "cases.py").keys():
        table = of_problem(Game(pool, problem.oracle("brute")), problem, 3)
        assert table.first <= table.last == 3


def test_the_files(typed, tmp_path):
    svg, json_file = tmp_path / "table.svg", tmp_path / "table.json"
    status, out, _ = typed("hdu/1847", "--to", 12, "--svg", svg, "--json", json_file)
    assert status == 0 and "outcome   N  N  P  N" in out and "\033" not in out
    table = json.loads(json_file.read_text())
    assert table["axes"] == [{"name": "n", "from": 1, "to": 12}]
    assert (table["outcome"], table["grundy"]) == (["N", "N", "P"] * 4, [1, 2, 0] * 4)
    law = {"kind": "modulus", "text": "P where n mod 3 is 0, for n >= 1", "from": 1, "to": 12}
    assert table["laws"][1] == law | {"proved": True}
    kinds = [part.tag.split("}")[1] for part in ElementTree.fromstring(svg.read_text())]
    assert (kinds.count("circle"), kinds.count("path")) == (4, 0)


def test_a_picture_tells_p_n_and_draws_apart_by_shape():
    cells = [[Value("P"), Value("N")], [Value("D"), Value("N")]]
    table = with_laws(Table("<draws>", ("row", "column"), 0, 1, cells))
    text = as_svg(table)
    parts = [part.tag.split("}")[1] for part in ElementTree.fromstring(text)]
    assert [parts.count(kind) for kind in ("rect", "circle", "path")] == [5, 1, 1]
    assert "prefers-color-scheme: dark" in text and "&lt;draws&gt;" in text
    assert "\033[32m" in on_screen(table) and "D: a draw" in on_screen(table)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "table needs one game: a problem, or --rule FILE with your own game"),
        (["1846", "--rule", "f"], "table needs one game: "),
        (["--rule", "no_such_file.cpp"], "there is no file no_such_file.cpp"),
        (["hdu"], "this needs one problem, and "),
        (
            ["hdu/2509"],
            "hdu/2509_be_the_winner has no table: testdata/hdu/2509_be_the_winner/cases.py ",
        ),
        (["hdu/1846", "--to", 0], "hdu/1846_brave_game: Brave Game: no position from 0 to 0 can"),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, list) else "",
)
def test_where_there_is_no_table(typed, arguments, message):
    status, out, err = typed(*arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"judge: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("int main() {}", "asks about no game: on this input it calls no play::Game of play.hpp"),
        ("int main() { return 7; }", "ended with exit code 7"),
    ],
)
def test_a_rule_that_is_no_game(typed, rule, text, message):
    status, out, err = typed("--rule", rule(text))
    assert (status, out, err.count("\n")) == (2, "", 1) and message in err


CARDS = """
#include "points.hpp"
int main() {
    points::Game<std::vector<int>> game([](const std::vector<int>& cards) {
        std::vector<points::Move<std::vector<int>>> moves;
        for (const int card : cards) {
            moves.push_back({{}, card});
            for (const int other : cards)
                if (other != card) moves.back().to.push_back(other);
        }
        return moves;
    });
    std::cout << game.score({3, 1});
}
"""


def test_a_game_for_points_has_scores_and_no_grundy_values(typed, rule, tmp_path):
    status, out, _ = typed("--rule", rule(CARDS), "--to", 3, "--json", tmp_path / "told.json")
    assert status == 0 and "score    2 2 2 2" in out and "grundy" not in out
    told = json.loads((tmp_path / "told.json").read_text())
    assert (told["score"], told["grundy"], told["outcome"]) == ([2] * 4, [None] * 4, ["N"] * 4)

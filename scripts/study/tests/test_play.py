"""play: a game in words against a perfect player, from the rules alone."""

import io
import re
import subprocess
import sys
from functools import cache, reduce
from operator import xor

import pytest
from test_table import CARDS

from cli import main as entry
from judging import ROOT, Mistake
from judging.data.generate import load_cases
from judging.data.grammar import read
from judging.moves import told
from judging.problems import catalog
from judging.wrong.questions import first_alone
from study.graph import Game, Move, NoGame, Position, TooLarge, right
from study.play import Session, picture
from study.starts import Rules

GAMES = {  # kind: its problem, an input that the first player wins, is it misere?
    "subtraction": ("hdu/1847", "10\n", False),
    "nim": ("luogu/P2197", "1\n3\n1 4 6\n", False),
    "misere": ("hdu/1907", "1\n3\n2 3 4\n", True),
    "wythoff": ("hdu/1527", "5 8\n", False),
    "board": ("hdu/2147", "5 4\n0 0\n", False),
    "splitting": ("lightoj/1199", "1\n2\n9 7\n", False),
    "two players, cycles": ("hdu/1730", "2 5\n1 3\n5 1\n", None),
    "draws": ("hdu/5754", "1\n3 5 6\n", None),
}
ROUND = r"""
#include "play.hpp"
// 0 and 1 lead to each other, and by a mistake to 2, where 3 is a win.
int main() {
    const std::vector<std::vector<int>> moves = {{1, 2}, {0, 2}, {3}, {}};
    play::Game<int> game([&](int at) { return moves[at]; });
    game.outcome(0);
}
"""
GROWING = r"""
#include "play.hpp"
int main() {
    play::Game<std::vector<int>> game([](const std::vector<int>& piles) {
        std::vector<std::vector<int>> options(piles.size(), piles);
        for (auto& option : options) option.push_back(0);
        return options;
    });
    game.is_n_position({0});
}
"""
TAKE = r"""
#include "play.hpp"
int main() {
    int n;
    std::cin >> n;
    play::Game<int> game([](int pile) {
        std::vector<int> options;
        for (int taken = 1; taken <= 3 && taken <= pile; ++taken) options.push_back(pile - taken);
        return options;
    });
    game.move_words([](int from, int to) {
        return play::Words{{"take", std::to_string(from - to) + "\033[2J\n"}};
    });
    std::cout << game.is_n_position(n);
}
"""


def oracle(pool, name) -> Game:
    (problem,) = catalog.find([name])
    return Game(pool, problem.oracle("brute"))


@pytest.fixture(scope="module", params=GAMES)
def game(request, pool):
    name, text, is_misere = GAMES[request.param]
    return oracle(pool, name).graph(text), is_misere


@pytest.fixture
def typed(monkeypatch, capsys):
    """Run `scripts/judge play` on lines of input; return status, output and messages."""

    def run(*arguments, lines=b""):
        monkeypatch.setattr(sys, "argv", ["judge", "play", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
        return entry.main(), *capsys.readouterr()

    return run


def said(graph, words, second=False, start=0) -> list[str]:
    """Return the answers of a session to these words, without the prompts."""
    heard, words = [], iter(words)
    Session(graph, start, second, lambda _: next(words, ""), heard.append).play("a game")
    return re.sub(r"\033\[\d+m", "", "\n".join(heard)).splitlines()


# The pipe


@pytest.mark.parametrize("kind", GAMES)
def test_the_player_who_follows_the_hint_in_a_pipe_wins(kind, tmp_path):
    name, text, _ = GAMES[kind]
    (tmp_path / "input").write_text(text)
    command = [ROOT / "scripts/judge", "play", name, "--input", tmp_path / "input"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "bufsize": 1}
    with subprocess.Popen(command, **pipes) as judge:
        offered, right, line = {}, "", ""
        for line in judge.stdout:
            if move := re.fullmatch(r" *(\d+)\) (.+)\n", line):
                offered[move[1]] = move[2]
            elif line == "winning: none\n":
                break
            elif hint := re.match(r"winning: (\d+)\) ", line):
                right = hint[1]
            elif line.startswith("move?"):
                assert (not right and offered) or offered[right]
                judge.stdin.write(f"{right or 'h'}\n")
                offered, right = {} if right else offered, ""
        assert line == "You win.\n"
    assert judge.returncode == 0


def test_a_session_word_by_word(typed, tmp_path):
    (tmp_path / "input").write_text("2\n5 2\n9 9\n")
    words = b"x\nu\nh\n2\nu\n1\n3\nh\n1\n"
    status, out, err = typed("hdu/1846", "--input", tmp_path / "input", lines=words)
    assert (status, err) == (0, "")
    position_5 = """\
position: 5
     5  ●●●●●
  1) take 1
  2) take 2
move? (1-2, h, u, ?, q)
"""
    assert (
        out
        == f"""\
hdu/1846_brave_game: Brave Game
One pile of n stones. A move takes 1 to m of them; the player who takes the last
stone wins.
Given: a move takes 1 to 2 stones
You move first. Type ? for help.

{position_5}\
'x' is not a move: type a number from 1 to 2, or h, u, ? or q.
move? (1-2, h, u, ?, q)
You have not made a move, so you cannot take one back.
move? (1-2, h, u, ?, q)
winning: 2) take 2
move? (1-2, h, u, ?, q)

machine: take 1

position: 2
     2  ●●
  1) take 1
  2) take 2
move? (1-2, h, u, ?, q)

{position_5}
machine: take 1

position: 3
     3  ●●●
  1) take 1
  2) take 2
move? (1-2, h, u, ?, q)
'3' is not a move: type a number from 1 to 2, or h, u, ? or q.
move? (1-2, h, u, ?, q)
winning: none
move? (1-2, h, u, ?, q)

machine: take 2
The machine wins.
"""
    )


@pytest.mark.parametrize("words", [b"q\n", b"", b"h\n", b"\xff\x00\n", b"?\nq\n1\n", b"1" * 9999])
def test_giving_up(typed, words):
    status, out, err = typed("hdu/1846", lines=words)
    assert (status, out.splitlines()[-1], err) == (0, "Given up.", "")


def test_a_closed_input_gives_up():
    command = "scripts/judge play hdu/1846 <&-"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "Given up.")


def test_taking_back_goes_to_the_machines_opening_and_no_further(typed):
    _, out, _ = typed("hdu/1846", "--second", lines=b"u\n1\nu\nu\n")
    assert out.count("You have not made a move, so you cannot take one back.") == 2
    shown = re.findall(r"position: (.*)", out)
    assert out.count("\nmachine: ") == 2 and shown[0] != shown[1] == shown[3]


def test_the_help_tells_the_rules_again(typed):
    _, out, _ = typed("hdu/1846", lines=b"?\n")
    assert out.count("the player who takes the last\nstone wins.\n") == 2 and "P-position" in out


# The players


def outcomes(graph, is_misere) -> list[str]:
    """Return who wins, from the moves alone."""

    @cache
    def outcome(at):
        options = [outcome(move.to) for move in graph[at].moves]
        return "N" if ("P" in options if options else is_misere) else "P"

    return [outcome(at) for at in range(len(graph))]


def test_the_hint_is_right_in_every_position(game):
    graph, is_misere = game
    known = [position.outcome for position in graph]
    known = known if is_misere is None else outcomes(graph, is_misere)
    for at, position in enumerate(graph):
        if position.moves and position.outcome != "D":
            moves = enumerate(position.moves, 1)
            wanted = {f"{i}) {told(move.words)}" for i, move in moves if known[move.to] == "P"}
            heard = said(graph, ["h"], start=at)
            (hint,) = (line[9:] for line in heard if line.startswith("winning: "))
            assert {*hint.split("; ")} == (wanted or {"none"})


def test_lengths_are_what_the_definition_says(game):
    """The winner makes the game as short as possible, the loser as long as possible."""
    graph, _ = game
    for position in graph:
        options = [graph[move.to] for move in position.moves]
        won = [option.length for option in options if option.outcome == "P"]
        if position.outcome != "D":
            lengths = [min(won)] if won else [-1, *(option.length for option in options)]
            assert position.length == 1 + max(lengths)


def test_the_machine_wins_every_n_position_whatever_is_played(game):
    """The moves of the machine lead to P-positions, and every move makes the game shorter."""
    graph, _ = game
    wins = [position for position in graph if position.outcome == "N" and position.moves]
    for position in wins:
        to = graph[position.moves[position.best].to]
        assert to.outcome == "P" and to.length < position.length
        for move in to.moves:
            assert graph[move.to].outcome == "N" and graph[move.to].length < to.length
    assert wins


def test_a_session_is_lost_by_every_first_move_that_does_not_win(game):
    graph, _ = game
    for first, move in enumerate(graph[0].moves, 1):
        if graph[move.to].outcome == "N":
            assert said(graph, [str(first)] + ["1"] * 99)[-1] == "The machine wins."
    assert right(graph, 0)


def test_the_machine_that_loses_makes_it_hard(game):
    graph, _ = game
    for position in graph:
        if position.outcome == "P" and position.moves:
            to = position.moves[position.best].to
            going_on = [move.to for move in position.moves if graph[move.to].moves] or [to]
            rank = {
                option: (-len(right(graph, option)), graph[option].length) for option in going_on
            }
            assert rank[to] == max(rank.values())


@pytest.mark.parametrize("second", [False, True])
def test_a_game_that_only_goes_round_is_a_draw(pool, second, tmp_path):
    """The game is a draw if the person does not make a mistake."""
    (tmp_path / "round.cpp").write_text(ROUND)
    graph = Game(pool, tmp_path / "round.cpp").graph("")
    assert [position.length for position in graph] == [None, None, 1, 0]
    heard = said(graph, ["h"] + ["1"] * 9, second)
    assert heard[-2:] == ["The position has come up 3 times.", "A draw."]
    assert f"drawing: 1) to {0 if second else 1}" in heard
    assert said(graph, ["2"], second)[-1] == "The machine wins."


def test_a_position_comes_up_again_only_with_the_same_player_to_move():
    """On a cycle of three positions, the same player is to move at every second visit."""
    graph = [
        Position("", {"kind": "words"}, "D", (Move((at + 1) % 3, "on"),), best=0) for at in range(3)
    ]
    heard = said(graph, ["1"] * 99)
    assert heard.count("machine: on") == 6 and heard[-1] == "A draw."


def test_a_game_that_ends_in_a_draw(pool):
    """In this position, the knight cannot come next to the corner."""
    graph = oracle(pool, "hdu/5754").graph("1\n3 2 4\n")
    assert [position.outcome for position in graph] == ["D", "D"]
    assert said(graph, ["h", "1"])[-2:] == [
        f"drawing: 1) {told(graph[0].moves[0].words)}",
        "A draw.",
    ]
    assert said(graph, [], second=True)[-1] == "A draw."


@pytest.fixture
def cards(pool, tmp_path):
    (tmp_path / "cards.cpp").write_text(CARDS)
    return Game(pool, tmp_path / "cards.cpp")


def test_a_game_for_points(cards):
    """The hint keeps the most points, the machine takes them, and the result is their sum."""
    graph = cards.graph("")
    heard = said(graph, ["h", "1"])
    assert (
        f"best: 1) {told(graph[0].moves[0].words)}" in heard
        and "points: you 0, the machine 0" in heard
    )
    result = ["points: you 3, the machine 1 (best play: you +2)", "You win."]
    assert heard[-3:] == ["", *result]
    assert said(graph, ["2"])[-1] == "The machine wins."
    assert "that its player can get. The machine always makes one." in said(graph, ["?"])
    result = ["points: you 1, the machine 3 (best play: you -2)", "The machine wins."]
    assert said(graph, ["1"], second=True)[-2:] == result


# The graph


def test_the_value_of_nim(pool):
    nim = oracle(pool, "luogu/P2197")
    for piles in ([], [2, 3, 1], [2, 3, 4], [5, 5]):
        text = f"1\n{len(piles)}\n{' '.join(map(str, piles))}\n"
        graph = nim.graph(text)
        moves = sum(len(position.moves) for position in graph)
        assert nim.value(text) == (graph[0].outcome, reduce(xor, piles, 0), None, moves)


def test_values_without_grundy_numbers(pool):
    """Misere play, and a game for points."""
    assert oracle(pool, "hdu/1907").value("1\n2\n1 2\n").grundy is None
    assert oracle(pool, "cses/1097").value("3\n1 5 2\n")[:3] == ("P", None, -2)


def test_what_is_no_game_or_too_large(pool):
    nim = oracle(pool, "luogu/P2197")
    assert len(nim.graph("1\n2\n3 3\n", 10)) == 10
    with pytest.raises(TooLarge, match="at most 9 positions may be reached from it"):
        nim.graph("1\n2\n3 3\n", 9)
    with pytest.raises(NoGame):
        oracle(pool, "luogu/P4137").graph("2 1\n0 1\n1 2\n")


# The positions that are drawn


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("name", ["hdu/1536", "hdu/2509", "luogu/P2148"])
def test_a_drawn_position_is_fair_and_clear(pool, name, second):
    rules = Rules.of_problem(pool, *catalog.find([name]))
    start = rules.drawn(1, second)
    assert start == rules.drawn(1, second)
    position = start.graph[start.at]
    assert position.outcome == ("P" if second else "N")
    assert (position.length + (not second)) // 2 >= 4  # moves of the player
    assert any(rules.drawn(seed, second) != start for seed in range(2, 6))
    if not second:
        assert (
            len(start.graph) <= 300
            and len(position.moves) <= 12
            and len(told(position.words)) <= 60
        )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("hdu/1536_s_nim", "2 2 5\n1\n2 5 12\n0\n"),
        ("hdu/1524_chess_game", "4\n2 1 2\n0\n1 3\n0\n1 0\n0\n"),
    ],
)
def test_a_case_with_several_questions_is_cut_to_its_first(name, text):
    """The rules of the case stay, and its count says one; the cases after it are left out."""
    (problem,) = catalog.find([name])
    validate = load_cases(problem.folder / "cases.py")["validate"]
    sample = next(case for case in problem.handmade if case.name == "sample_1").input.read_text()
    assert first_alone(sample, validate) == text
    assert len(read(text, validate).questions) == 1


def test_a_long_position_is_not_drawn(pool):
    """In this problem, the position contains all words of the input. A short game is preferred."""
    start = Rules.of_problem(pool, *catalog.find(["atcoder/abc209_e"])).drawn(1, False)
    assert len(told(start.graph[start.at].words)) <= 200


def test_the_parameters_of_a_game_are_told(typed, tmp_path):
    (tmp_path / "input").write_text("2 2 5\n1\n2 3 4\n0\n")
    assert (
        "\nGiven: s = 2 5; h = 3 4\n"
        in typed("hdu/1536", "--input", tmp_path / "input", lines=b"q\n")[1]
    )


class OnePile:
    """A pile from which 1 to `most` may be taken; the input is ignored."""

    def __init__(self, pile, most=3):
        self.pile, self.most = pile, most

    def graph(self, text, most, limits):
        def position(left):
            rest = left % (self.most + 1)
            takes = range(1, min(left, self.most) + 1)
            moves = tuple(Move(self.pile - left + taken, "") for taken in takes)
            length = left // (self.most + 1) * 2 + bool(rest)
            return Position(str(left), {}, "N" if rest else "P", moves, length)

        return [position(left) for left in range(self.pile, -1, -1)]

    def drawn(self, second):
        start = Rules(self, lambda rng, size: "", None, "").drawn(1, second)
        return start.graph[start.at].words


def test_where_no_input_is_fair_a_move_is_made_or_the_game_is_short():
    piles = 21, 20, 12, 4
    assert [OnePile(pile).drawn(False) for pile in piles] == ["21", "19", "11", "3"]
    assert [OnePile(pile).drawn(True) for pile in (12, 21)] == ["12", "20"]


@pytest.mark.parametrize(
    ("pile", "second", "advice"),
    [
        (OnePile(60), False, "try --second, another --seed"),  # too late
        (OnePile(60), True, "try another --seed"),
        (OnePile(9, 1), False, "--input FILE"),  # no choice
        (OnePile(270, 47), False, "--input FILE"),  # too many moves
    ],
)
def test_what_is_not_fair(pile, second, advice):
    with pytest.raises(Mistake, match=advice):
        pile.drawn(second)


# Pictures


def test_pictures():
    assert picture({"kind": "piles", "piles": [0, 7, 61]}, "o") == [
        "     0",
        "     7  ooooo oo",
        f"    61  {' '.join(['ooooo'] * 12)} ...",
    ]
    cells = {
        "kind": "cells",
        "rows": 2,
        "columns": 3,
        "marks": [[0, 1], [1, 2], [1, 2]],
        "blocked": [[1, 0]],
    }
    assert picture(cells | {"others": [[0, 0]]}, "o") == ["    x o .", "    # . 2"]
    assert picture({"kind": "numbers", "rows": [[10, 0], [2]]}, "o") == ["    10  .", "     2"]
    rows = {"kind": "numbers", "rows": [[3, 10, 2], [7]]}
    assert picture(rows | {"ends": True}, "o") == ["    [3] 10  [2]", "    [7]"]
    assert picture(rows, "o") == ["     3 10  2", "     7"]
    graph = {
        "kind": "graph",
        "vertices": 3,
        "edges": [[0, 1], [0, 1], [2, 2]],
        "marks": [0, 0],
        "directed": False,
    }
    assert picture(graph, "o") == ["     0 -- 1, 1  oo", "     1 -- 0, 0", "     2 -- 2"]
    assert picture(graph | {"directed": True}, "o")[0:2] == ["     0 -> 1, 1  oo", "     1"]
    assert picture(graph | {"others": [1]}, "o")[0:2] == [
        "     0 -- 1 .. 1  oo",
        "     1 -- 0 .. 0",
    ]
    # the words of the moves use the names
    assert picture(graph | {"names": ["a", "", "b"]}, "o")[1:] == ["     b -- b"]
    assert picture({"kind": "words"}, "o") == []


# Rules of a person, and error messages


def test_a_game_of_ones_own(typed, tmp_path):
    (tmp_path / "take.cpp").write_text(TAKE)
    status, out, _ = typed("--rule", tmp_path / "take.cpp", lines=b"h\n")
    assert status == 0 and "\n  3) take 3 [2J\nmove?" in out.replace("\ufffd", " ")
    assert re.search(r"^winning: ([123])\) take \1", out, re.MULTILINE)
    (tmp_path / "input").write_text("1")
    assert typed("--rule", tmp_path / "take.cpp", "--input", tmp_path / "input", lines=b"1")[
        1
    ].endswith("You win.\n")


@pytest.mark.parametrize(
    ("arguments", "files", "message"),
    [
        (["luogu/P4137"], {}, "asks about no game"),
        ([], {}, "play needs one game: a problem, or --rule FILE"),
        (
            ["1846", "--rule", "a.cpp"],
            {"a.cpp": TAKE},
            "play needs one game: a problem, or --rule FILE",
        ),
        (["hdu"], {}, "this needs one problem"),
        (["hdu/1846", "--input", "none"], {}, "none: No such file or directory"),
        (["hdu/1846", "--input", "a"], {"a": "1\n5\n"}, "a: line 2"),
        (["hdu/1846", "--input", "a"], {"a": "1\n5 \xff\n"}, "a: 'ascii' codec"),
        (["hdu/1849", "--input", "a"], {"a": "4\n40 40 40 40\n0\n"}, "too large"),
        (
            ["luogu/P2197", "--input", "a"],
            {"a": "1\n3\n60 60 60\n"},
            "at most 20000 positions may be reached from it",
        ),
        (["--rule", "a.cpp"], {"a.cpp": "int main() { return x; }"}, "a.cpp does not compile:"),
        (
            ["--rule", "a.cpp"],
            {"a.cpp": "int main() { return 3; }"},
            "a.cpp ended with exit code 3",
        ),
        (["--rule", "a.cpp"], {"a.cpp": "int main() {}"}, "a.cpp asks about no game"),
        (["--rule", "none.cpp"], {}, "there is no file none.cpp"),
        (
            ["--rule", "a.cpp"],
            {"a.cpp": GROWING},
            "the game does not end: its positions grow and grow, from 1 to 152 parts",
        ),
        (
            ["--rule", "a.cpp"],
            {"a.cpp": ROUND.replace("{3}, {}", "{3}, {0, 3}")},
            "none of 200 small positions is won by the player who moves first",
        ),
    ],
)
def test_what_cannot_be_played(typed, monkeypatch, tmp_path, arguments, files, message):
    for name, text in files.items():
        (tmp_path / name).write_text(text, "latin-1")
    monkeypatch.chdir(tmp_path)
    status, out, err = typed(*arguments, lines=b"1\n")
    assert (status, out) == (2, "") and err.startswith("judge: ") and message in err
    assert err.count("\n") == 1 or "does not compile" in err

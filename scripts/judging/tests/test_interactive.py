"""A program that plays against an interactor gets the right verdict, and the right side is blamed."""

import subprocess
from dataclasses import replace
from itertools import takewhile

import pytest

from cli import main as cli
from judging import Mistake, report
from judging.data import making
from judging.problems import catalog
from judging.problems.catalog import ORACLE, ours
from judging.run import build
from judging.run.runner import Job, Limits
from judging.run.trial import Case, Conditions, run_trial
from judging.wrong import counterexample
from judging.wrong.comparison import Comparison
from processes import left_by_jobs

PROBLEM = catalog.find(["codeforces/1934D2"])[0]
INTERACTIVE = [problem for problem in catalog.find([]) if problem.is_interactive]
LIMITS = replace(ours(PROBLEM).limits, cpu_ms=300)
RIGHT = PROBLEM.solution.read_text()
OVER = "    return 0;\n"
TURN = "        while (std::cin && p != 0) {\n"
BEGIN = "    int tests;\n"

# name: verdict, a part of its reason, and a text of the solution with its replacement
PLAYERS = {
    "right": ("AC", "", BEGIN, BEGIN),
    "loud on standard error": ("AC", "", BEGIN, f"std::cerr << std::string(200000, 'x');{BEGIN}"),
    "illegal move": ("WA", "illegal: ", TURN, TURN + 'std::cout << "1 1" << std::endl;'),
    "illegal, then crash": ("WA", "illegal: ", TURN, TURN + 'std::cout << "1 1\\n" << std::flush; __builtin_trap();'),
    "illegal, then exit": ("WA", "illegal: ", TURN, TURN + 'std::cout << "1 1\\n"; return 3;'),
    "illegal, then a loop": ("WA", "illegal: ", TURN, TURN + 'std::cout << "1 1" << std::endl; for (;;) {}'),
    "junk": ("WA", "expected the player who begins, first or second; found ", BEGIN, BEGIN + "std::cout << std::string(99999, '9') << std::endl;"),
    "gives up": ("WA", "gave up although it could move", TURN, TURN + 'std::cout << "0 0" << std::endl;'),
    "crash": ("RE", "SIGILL", TURN, TURN + "__builtin_trap();"),
    "exit code": ("RE", "exit code 3", OVER, "return 3;"),
    "leaves early": ("WA", "the program ended; expected p1", TURN, TURN + "return 0;"),
    "loop": ("TLE", "of processor time", TURN, TURN + "for (volatile int i = 0;; ++i) {}"),
    "no flush": ("ILE", "did the program flush its output?", BEGIN, "std::cin.tie(0); std::ios::sync_with_stdio(false);" + BEGIN),
    "reads on": ("ILE", "the game is over, and the program does not end", OVER, "std::cin >> tests; return 0;"),
    "never reads": ("ILE", "it does not read", BEGIN, "for (;;) pause();" + BEGIN),
    "closes its streams": ("ILE", "it does not read", BEGIN, "close(0); close(1); for (;;) sleep(1);" + BEGIN),
    "says more": ("WA", "output after the end of the game: won", OVER, 'std::cout << "won" << std::endl; return 0;'),
    "floods": ("WA", "expected p2", BEGIN, 'for (;;) std::cout << "first 2 first ";' + BEGIN),
    "floods blanks": ("TLE", "of processor time", BEGIN, 'for (;;) std::cout << "  ";' + BEGIN),
    "uses memory": ("MLE", "KiB", TURN, TURN + "std::string(1 << 30, 'x');"),
}  # fmt: skip
OPPONENTS = {
    "aborts": ("the interactor failed", "std::abort();"),
    "gives an answer in place of a game": ("the interactor failed (status 0", "return 0;"),
    "never ends": ("the interactor failed (limit ", "for (;;) pause();"),
    "declines": ("no interactor plays so large a case", "return 99;"),
}


def case_of(text, folder, name="all_case"):
    path = folder / f"{name}.in"
    path.write_text(text)
    return Case(name, path, path.with_suffix(".ans"), text, "", 1)


@pytest.fixture
def play(pool, tmp_path):
    """Return a function that judges a source on one case."""

    def play(source, conditions=replace(ours(PROBLEM), limits=LIMITS), text="perfect\n2\n5\n27\n"):
        path = tmp_path / "player.cpp"
        path.write_text("#include <unistd.h>\n#include <string>\n" + source)
        prepared = replace(making.inputs(pool, PROBLEM), cases=(case_of(text, tmp_path),))
        recipe = replace(build.USER_RECIPE, flags=("-O1", "-static"))
        trial = run_trial(pool, prepared, path, recipe, conditions, tmp_path / "kept")
        assert not trial.compile_error
        assert left_by_jobs() == {}
        return trial

    return play


@pytest.mark.parametrize("name", PLAYERS)
def test_player(play, name):
    """Each kind of player gets its verdict, with a reason in one short line."""
    code, reason, before, after = PLAYERS[name]
    assert before in RIGHT
    if name == "no flush":
        source = RIGHT.replace("std::endl", '"\\n"').replace(before, after)
    else:
        source = RIGHT.replace(before, after, 1)
    trial = play(source)
    message = trial.failure.verdict.message if trial.failure else ""
    assert (trial.code, reason in message) == (code, True), message
    assert len(message) < 200


def test_one_blame_always(play):
    """An illegal move before a crash is always a wrong answer, whichever process ends first."""
    _, _, before, after = PLAYERS["illegal, then crash"]
    assert {play(RIGHT.replace(before, after, 1)).code for _ in range(50)} == {"WA"}


# The opponent goes away after these lines.
ENDED = [
    ("codeforces/1147F", "1\n1\n1\nI 1\n"),
    ("codeforces/1839E", "2\n1 1\n"),
    ("codeforces/1839E", "1\n5\n"),
    ("codeforces/1867C", "1\n3\n0 1 2\n"),
    ("codeforces/1934D2", "1\n5\n"),
    ("codeforces/1934D2", "1\n4\n"),
    ("atcoder/abc278_g", "5 2 2\n"),
    ("atcoder/abc278_g", "5 2 3\n"),
    ("atcoder/abc278_g", "4 2 2\n"),
]


@pytest.mark.parametrize(("name", "text"), ENDED)
def test_a_solution_ends_with_its_input(pool, tmp_path, name, text):
    """If the opponent goes away, a solution does not print without end."""
    problem = catalog.find([name])[0]
    program = build.start(pool, problem.solution, catalog.recipe_of(problem)).result()
    limits = Limits(cpu_ms=1000, memory_kib=1 << 18, output_kib=64)
    path = tmp_path / "ended.in"
    path.write_text(text)
    measured = pool.run(Job((str(program),), limits, path))
    assert (measured.limit, measured.signal) == ("", 0)


@pytest.mark.parametrize("name", OPPONENTS)
def test_fault_of_the_interactor(play, tmp_path, name):
    """If the interactor fails, the judge does not blame the program."""
    reason, code = OPPONENTS[name]
    source = tmp_path / "interactor.cpp"
    source.write_text(f"#include <cstdlib>\n#include <unistd.h>\nint main() {{ {code} }}\n")
    with pytest.raises(Mistake) as raised:
        play(RIGHT, Conditions(LIMITS, interactors=((source, ORACLE),)))
    assert reason in str(raised.value)
    assert left_by_jobs() == {}


def test_large_cases_are_played_by_the_theorem(play):
    """brute.cpp declines a large number, and second.cpp plays."""
    assert play(RIGHT, text="perfect\n1\n1000000000000000000\n").code == "AC"


def test_the_game_is_shown(play):
    """The report has the last ten lines of the game with their sides."""
    name = "illegal move"
    trial = play(RIGHT.replace(*PLAYERS[name][2:], 1), text="perfect\n7\n1\n1\n1\n1\n1\n1\n5\n")
    said = report.verdict(trial.source, trial.failure, "here")
    lines = [line.strip() for line in said]
    begin = lines.index("...")
    game = list(takewhile(lambda line: " | " in line, lines[begin + 1 :]))
    assert game[-3:] == ["judge   | 5", "program | first", "program | 1 1"]
    assert len(game) == 10
    whole = trial.failure.output.read_text().splitlines()
    assert whole[:3] == ["< 7", "< 1", "> second"]
    assert whole[-1].startswith("illegal: ")


def test_smallest_game_that_is_lost(pool, tmp_path):
    """The search for a counterexample plays games, too, and finds a game of a single number."""
    path = tmp_path / "player.cpp"
    path.write_text(
        RIGHT.replace('(first_player_wins(n) ? "first" : "second")', '"first"').replace(
            "if (first_player_wins(n))", "if (true)"
        )
    )
    recipe = build.USER_RECIPE
    program = build.start(pool, path, recipe).result()
    trial = run_trial(pool, making.inputs(pool, PROBLEM), path, recipe, ours(PROBLEM))
    comparison = Comparison(pool, PROBLEM, program, ours(PROBLEM))
    example = counterexample.of_trial(comparison, trial, 1, 2)
    assert example.text == "perfect\n1\n1\n"
    assert example.answered.game[-2] == "> first"
    assert not example.path.with_suffix(".ans").exists()
    example.path.unlink()


@pytest.mark.parametrize("problem", INTERACTIVE, ids=lambda problem: problem.name)
def test_sample_is_a_legal_game(pool, tmp_path, problem):
    """The oracle replays each transcript of a statement. It checks both sides, and says the lines
    of the judge."""
    samples = sorted(problem.folder.glob("sample_*.interaction"))
    assert samples
    for sample in samples:
        script = sample.with_suffix(".player").read_text()
        case = script + sample.with_suffix(".in").read_text().split("\n", 1)[1]
        (tmp_path / "case.in").write_text(case)
        lines = sample.read_text().splitlines()
        said = "".join(line[1:] + "\n" for line in lines if line[0] == ">")
        for source in problem.oracles.values():
            program = build.start(pool, source, ORACLE).result()
            command = [program, tmp_path / "case.in"]
            ended = subprocess.run(command, input=said, capture_output=True, text=True)
            if ended.returncode != 99:
                break
        assert ended.returncode == 42, ended.stderr
        assert ended.stdout.split("\n")[:-1] == [line[1:] for line in lines if line[0] == "<"]


def test_what_flushing_would_change(monkeypatch, capsys, tmp_path):
    """The judge says that a program forgets to flush, but only if flushing would help."""
    monkeypatch.chdir(tmp_path)
    said = {}
    for name, source in {
        "unflushed": RIGHT.replace("std::endl", '"\\n"').replace(*PLAYERS["no flush"][2:], 1),
        "reads_on": RIGHT.replace(*PLAYERS["reads on"][2:], 1),
    }.items():
        (tmp_path / "p.cpp").write_text(source)
        monkeypatch.setattr("sys.argv", ["judge", "codeforces/1934D2", "--solution", "p.cpp"])
        assert cli.main() == 1
        said[name] = capsys.readouterr().out
    assert "it passes this case if every output is flushed" in said["unflushed"]
    assert "every output is flushed" not in said["reads_on"]
    assert "the game is over, and the program does not end" in said["reads_on"]


def test_stress_replays_a_game(monkeypatch, capsys, tmp_path):
    """`stress --input` plays the game of the file again, and says why it is lost."""
    monkeypatch.setattr(
        "sys.argv",
        ["judge", "stress", "codeforces/1934D2", "--solution", "p.cpp", "--input", "g.in"],
    )
    monkeypatch.chdir(tmp_path)
    (tmp_path / "p.cpp").write_text(RIGHT.replace(*PLAYERS["gives up"][2:], 1))
    (tmp_path / "g.in").write_text("perfect\n1\n3\n")
    assert cli.main() == 1
    assert "gave up although it could move" in capsys.readouterr().out

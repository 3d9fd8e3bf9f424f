"""A person's program: the verdict first, then the cause, as the online judge would see it."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from judging import command, report
from judging.problems import catalog
from judging.wrong import mistakes
from judging.wrong.stress import stress_program
from judging.wrong.submission import judge_program

BEGIN = '#include <cstdio>\nint main() {\n    int t, n, m;\n    std::scanf("%d", &t);\n    while (std::scanf("%d %d", &n, &m) == 2) '
RIGHT = "n % (m + 1)"
SAY = 'std::puts(({}) ? "first" : "second");\n}}\n'


@pytest.fixture(scope="module")
def repository(whole, tmp_path_factory):
    return whole.copy(tmp_path_factory.mktemp("submission") / "repository")


@pytest.fixture
def judged(repository, tmp_path):
    """Judge a program; return the exit status and the messages."""

    def judge(text, *arguments, selector="hdu/1846"):
        source = tmp_path / "mine.cpp"
        source.write_text(text)
        done = repository.judge("run", selector, "--solution", source, *arguments)
        assert done.stderr == "" or done.returncode == 2, done.stderr
        return done.returncode, done.stdout

    return judge


@pytest.fixture
def reported(capsys):
    """Judge a program in this repository; return the trial and the report."""

    def judge(source, selector, shrinks=True):
        [problem] = catalog.find([selector])
        trial = judge_program(problem, selector, source, 2, fresh=False, shrinks=shrinks)
        return trial, capsys.readouterr().out

    return judge


def in_order(text, *parts):
    at = -1
    for part in parts:
        at = text.find(part, at + 1)
        assert at >= 0, f"{part!r} is missing, or too early, in:\n{text}"


def test_the_verdict_comes_first_then_the_cause_then_the_smallest_input(judged):
    """The program is wrong from n = 501 on. The case of the largest numbers fails, and one question
    is enough."""
    status, said = judged(BEGIN + SAY.format(f"n > 500 && n % m == 0 ? 1 : {RIGHT}"))
    assert status == 1
    in_order(
        said, "mine.cpp: WA on edge_largest_numbers", "the output differs at line",
        "the smallest failing input that was found", "    1\n    502 1\n", "P-position", "again: ", "files: ", "limits: ",
    )  # fmt: skip


def test_without_shrinking_nothing_smaller_is_looked_for(judged):
    _, said = judged(BEGIN + SAY.format(f"n > 500 && n % m == 0 ? 1 : {RIGHT}"), "--no-shrink")
    assert "WA on edge_largest_numbers" in said and "smallest input" not in said


def test_whitespace_is_noted_at_the_second_look_too(repository, judged):
    """If Luogu accepts the output and HDU rejects it, the store keeps the note with the verdict."""
    judge_toml = repository.root / "testdata/hdu/judge.toml"
    before = judge_toml.read_text()
    judge_toml.write_text(before.replace('whitespace = "exact"', 'whitespace = "trailing"'))
    text = BEGIN + SAY.format(RIGHT).replace('second"', 'second "')
    looks = [judged(text) for _ in range(2)]
    judge_toml.write_text(before)
    assert "unchanged since they passed" not in looks[0][1] and "(21 unchanged" in looks[1][1]
    for status, said in looks:
        assert status == 0 and "correct, but on sample_1 only whitespace differs" in said, said


def test_what_is_assumed_is_said_beside_a_wrong_answer(repository, judged):
    problem_toml = repository.folder / "problem.toml"
    before = problem_toml.read_text()
    problem_toml.write_text(
        before.replace("[limits]", 'assumed = ["order of the moves", "n > 0"]\n\n[limits]')
    )
    status, said = judged(BEGIN + SAY.format(0))
    problem_toml.write_text(before)
    assert status == 1
    in_order(
        said,
        "WA on sample_1",
        "  assumed, not confirmed by the statement: order of the moves; n > 0\n",
        "the smallest failing input",
    )


def test_the_path_of_an_answer_that_was_not_made_is_not_shown(repository, judged):
    """The judge makes the answer to a generated case only if a program prints something else."""
    shutil.rmtree(repository.build / "data")
    status, said = judged(BEGIN + "if (n == 7 && m == 5) return 3; else " + SAY.format(RIGHT))
    assert status == 1 and "RE on all_" in said, said
    assert re.search(r"  files: build/data/\S+\.in\n", said), said


def test_the_bar_counts_each_case_once(repository):
    """The count is also right if the data are made first."""
    shutil.rmtree(repository.build / "data")
    with repository.start(setup="from judging import report; report.SILENCE = -1") as process:
        _, notices = process.communicate()
    counts = [
        (int(steps), int(total)) for steps, total in re.findall(r"\((\d+) of (\d+) done\)", notices)
    ]
    assert process.returncode == 0 and {total for _, total in counts} == {21}, notices
    assert max(steps for steps, _ in counts) < 21


def test_advised_commands_can_be_pasted(repository, monkeypatch, tmp_path):
    """The commands work in every folder, for every name of the file."""
    repository.assert_mistake(
        "my prog.cpp", says="`scripts/judge PROBLEM --solution 'my prog.cpp'`"
    )
    source = tmp_path / "it's mine.cpp"
    source.write_text(BEGIN + SAY.format(0))
    said = repository.judge("stress", "hdu/1846", "--solution", source).stdout
    again = re.search("again: (.*)", said)[1]
    assert shlex.split(again)[:5] == [
        "scripts/judge",
        "stress",
        "hdu/1846_brave_game",
        "--solution",
        str(source),
    ]
    monkeypatch.chdir(tmp_path)
    line = command("list", "--names", "hdu/1846")
    assert (
        subprocess.run(line, shell=True, capture_output=True, text=True).stdout
        == "hdu/1846_brave_game\n"
    )


MISTAKES = sorted((Path(__file__).parent / "mistakes").glob("*.cpp"))


@pytest.mark.parametrize("source", MISTAKES, ids=lambda path: path.stem)
def test_a_common_mistake_is_named(reported, source):
    """Each file begins with the problem and a text that its report must contain."""
    shows, problem, _ = source.read_text().split("\n", 2)
    trial, said = reported(source, problem.removeprefix("// Problem: "))
    assert shows.removeprefix("// Shows: ") in said, said
    failures = sum(result.verdict.code != "AC" for result in trial.results)
    assert trial.code not in ("TLE", "OLE") or failures <= 2  # others are left out


def test_the_smallest_input_is_shown_though_a_sample_fails(judged):
    """The sample has two questions. Its input is shown only if no smaller input is found."""
    _, said = judged(BEGIN + SAY.format(0))
    in_order(said, "WA on sample_1", "the smallest failing input that", "    1\n    1 1\n")
    assert "23 2" not in said, said
    _, said = judged(BEGIN + SAY.format(0), "--no-shrink")
    in_order(said, "WA on sample_1", "  the input:", "    2\n    23 2\n    4 3\n", "  files: ")


def test_warnings_are_chosen_by_the_finding():
    every = ["line 7: a", "line 9: b", "line 9: c", "line 12: d"]
    assert mistakes.chosen(every, "") == every[:3]
    assert mistakes.chosen(every, "mine.cpp:9: index 5 out of bounds") == every[1:3]
    assert mistakes.chosen(every, "line 5: `%I64d` works on Windows only") == []
    assert mistakes.chosen(every, "mine.cpp:8: depends on uninitialised value(s)") == every[:3]


SUM = "int main() { long long a, b; while (std::cin >> a >> b) %s }"
WYTHOFF = "{ long long k = a > b ? a - b : b - a, low = a < b ? a : b; std::cout << (low != (long long)(k * (1 + std::sqrt(5.0L)) / 2)) << '\\n'; }"


@pytest.mark.parametrize(
    ("selector", "begin", "code", "words"),
    [
        ("hdu/1527", "#include <cmath>\n#include <iostream>\n", "AC", "all AC"),
        ("poj/1067", "#include <cmath>\n#include <iostream>\n", "AC", "all AC"),
        ("hdu/1527", "#include <bits/stdc++.h>\n", "AC", "correct, but choose G++ at HDU: C++ rejects `bits/stdc++.h` (line 1)"),
        ("poj/1067", "#include <bits/stdc++.h>\n", "CE", "correct, but POJ would report CE: G++ and C++ reject `bits/stdc++.h` (line 1); write the headers"),
        ("POJ 1067", "#include <cmath>\n#include <iostream>\nauto zero = 0;\n", "CE", "correct, but POJ would report CE: line 3 needs C++11, and the compilers support only C++98: "),
    ],
)  # fmt: skip
def test_a_program_that_its_judge_refuses_is_not_accepted(
    reported, capsys, tmp_path, selector, begin, code, words
):
    """The judge is the one that the selector names."""
    source = tmp_path / "mine.cpp"
    source.write_text(begin + SUM % WYTHOFF)
    trial, said = reported(source, selector)
    report.footer([trial], 0)
    assert (trial.code, report.status([trial])) == (code, int(code == "CE"))
    assert words in said + capsys.readouterr().out and f"  {code}  " in said, said


JOHN = '#include <iostream>\nint main() { int t, n, a; for (std::cin >> t; t--;) { int x = 0, big = 0; for (std::cin >> n; n--; x ^= a, big |= a > 1) std::cin >> a; std::cout << ((x != 0) == big ? "John " : "Brother ") << \'\\n\'; } }\n'


@pytest.mark.parametrize(
    ("selector", "code", "words"),
    [
        ("hdu/1907", "PE", "this online judge rejects it"),
        ("poj/3480", "PE", "this online judge rejects it"),
        ("luogu/P4279", "AC", "this online judge ignores whitespace at line ends"),
        ("uva/1566", "PE", "it is not published whether this online judge accepts it"),
    ],
)
def test_a_twin_is_judged_as_its_own_judge(reported, tmp_path, selector, code, words):
    """Luogu ignores the blanks at the ends of the lines; HDU and POJ do not."""
    source = tmp_path / "mine.cpp"
    source.write_text(JOHN)
    trial, said = reported(source, selector, shrinks=False)
    assert trial.code == code and words in said, said


def test_a_twin_in_stress_is_its_own_judge_and_can_be_repeated(capsys, tmp_path):
    source = tmp_path / "mine.cpp"
    source.write_text(JOHN)
    assert stress_program("luogu/P4279", source, 0, 1, None, 2) == 0
    capsys.readouterr()
    source.write_text(JOHN.replace("big |= a > 1", "big = 1"))
    assert stress_program("luogu/P4279", source, 0, 1, None, 2) == 1
    assert "again: scripts/judge stress luogu/P4279 --solution" in capsys.readouterr().out


def test_the_standard_is_named(reported, tmp_path):
    """AtCoder accepts C++20. If a program does not compile, the better of two attempts is shown."""
    source = tmp_path / "mine.cpp"
    source.write_text(
        "#include <ranges>\nint main() { for (int i : std::views::iota(0, 2)) (void)i; }\n"
    )
    trial, said = reported(source, "atcoder/dp_k", shrinks=False)
    assert trial.code == "WA" and re.search(r"; standard: C\+\+2[03] \(g\+\+ -std=", said), said
    source.write_text(source.read_text() + "int a = b;\n")
    trial, said = reported(source, "atcoder/dp_k")
    assert trial.code == "CE" and "'b' was not declared" in said and "views" not in said, said
    source.write_text(source.read_text().replace("iota", "iotta").replace("int a = b;", ""))
    trial, said = reported(source, "atcoder/dp_k")
    assert trial.code == "CE" and "'iotta' is not a member" in said, said


def test_after_a_case_beyond_the_memory_limit_others_are_left_out(reported, tmp_path):
    """A case that runs in parallel may end."""
    source = tmp_path / "mine.cpp"
    source.write_text(
        "#include <vector>\nint main() { std::vector<int> a(20 << 20, 1); return a[5] - 1; }\n"
    )
    trial, said = reported(source, "hdu/1846", shrinks=False)
    assert trial.code == "MLE" and len(trial.results) <= 2, said


def test_every_limit_is_named(judged):
    """The program exceeds the memory limit, then it loops."""
    text = "#include <vector>\nint main() { std::vector<int> a(10 << 20, 1); for (volatile int i = 0; ; i = a[i % 9]) {} }\n"
    _, said = judged(text)
    assert "mine.cpp:2: this line runs when the program is stopped" in said, said
    assert re.search(
        "TLE on .*\n.* ms of processor time; .*; also at least 4.* KiB of memory", said
    )


def test_a_slow_program_that_is_right_on_small_cases_is_only_slow(judged):
    """The report shows no first difference, because there is no difference."""
    win = "int win(int n, int m) { for (int i = 1; i <= m && i <= n; i++) if (!win(n - i, m)) return 1; return 0; }\n"
    status, said = judged(win + BEGIN + SAY.format("win(n, m)"))
    assert status == 1 and "TLE on edge_largest_numbers" in said
    assert "difference" not in said and "end of the input" not in said, said


def test_an_overflow_that_makes_a_loop_endless_is_named(reported, tmp_path):
    """Only the failing case shows the overflow. The first run also reports the time of our
    solution."""
    source = tmp_path / "mine.cpp"
    source.write_text(
        """#include <iostream>
int main() {
    for (int n; std::cin >> n;) {
        int p = 1, stan = 0;
        for (; p < n; p *= stan ? 9 : 2) stan = !stan;
        std::cout << (stan ? "Stan wins.\\n" : "Ollie wins.\\n");
    }
}
"""
    )
    trial, said = reported(source, "hdu/1517")
    assert trial.code == "TLE" and "mine.cpp:5: signed integer overflow" in said, said
    assert re.search("\n  our solution: \\d+ ms on this case\n", said)


def test_chinese_is_shown_and_a_long_input_is_not(judged):
    _, said = judged(BEGIN + 'std::puts(n < 30 ? "先手" : "first"); }\n', "--no-shrink")
    in_order(said, "got      | 先手", "  the input:", "\n    2\n    23 2\n")
    _, said = judged(BEGIN + SAY.format(f"(n == 7 && m == 5) != ({RIGHT} != 0)"), "--no-shrink")
    assert "the input:" not in said and re.search(r"  files: \S+/all_\d+\.", said), said


FREOPEN = BEGIN.replace("int t", "\n#ifdef ONLINE_JUDGE\n    std::freopen(%s);\n#endif\n    int t")


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (
            BEGIN.replace("%d %d", "%I64d %d").replace("int t, n, m", "int t, m; long long n = -1"),
            "line 5: `%I64d` works on Windows only: write `%lld`",
        ),
        (
            FREOPEN.replace("%s", '"a.in", "r", stdin'),
            "line 5: it reads the file 'a.in', which does not exist: remove freopen",
        ),
        (
            FREOPEN.replace("%s", '"a.out", "w", stdout'),
            "line 5: it prints to the file 'a.out', but the judge reads standard output: remove freopen",
        ),
    ],
    ids=["%I64d", "reads", "prints"],
)
def test_what_works_elsewhere_only_is_told_as_the_cause(repository, judged, text, cause):
    judge_toml = repository.root / "testdata/hdu/judge.toml"
    before = judge_toml.read_text()
    judge_toml.write_text(before.partition("[compilers]")[0])
    status, said = judged(text + SAY.format(RIGHT), "--no-shrink")
    judge_toml.write_text(before)
    assert status == 1 and f"  {cause}" in said, said


def test_a_program_that_sleeps_is_not_searched(judged):
    """No checker finds out why a program waits."""
    status, said = judged("#include <unistd.h>\nint main() { sleep(1000); }\n")
    assert status == 1 and "mine.cpp: ILE on sample_1" in said
    assert "idle: not done after" in said and "searched" not in said


def test_a_line_that_only_runs_away_from_the_judge_does_not_count(judged):
    """The checked program is compiled with -DONLINE_JUDGE, too."""
    text = BEGIN.replace(
        "int t",
        '\n#ifndef ONLINE_JUDGE\n    std::freopen("nothing", "r", stdin);\n#endif\n    int t',
    )
    status, said = judged(
        text.replace("int main", "int used[1];\nint main")
        + SAY.format(f"used[n / 900] + {RIGHT} > 0 && n != 999")
    )
    assert status == 1 and "index 1 out of bounds" in said, said


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        (
            "#include <iostream>\nint main() { int a[9]; memset(a, 0, sizeof a); }",
            "add `#include <cstring>`; the old G++ of HDU accepts the program without it",
        ),
        (
            "#include <iostream.h>\nint main() { cout << 1; }",
            "write `#include <iostream>` and `using namespace std;`",
        ),
        (
            "#include <conio.h>\nint main() { getch(); }",
            "<conio.h> is not a header of C++, though compilers on Windows may have it: remove it",
        ),
        (
            "// \\\n#include <cstdio>\nint main() { puts(0); }",
            "line 1 ends with a backslash, perhaps as half of a Chinese character, so `#include <cstdio>` belongs to its comment",
        ),
        (
            "int main() {\n    __int64 n = missing;\n}\n",
            "\n  mine.cpp:2:19: error: 'missing' was not declared",
        ),
    ],
)
def test_what_old_compilers_took_is_told(judged, text, advice):
    """Words of Windows are not errors at HDU."""
    status, said = judged(text)
    assert "__int64" not in said
    assert status == 1 and " CE" in said and advice in said


def test_another_language_is_refused_in_one_sentence(repository, tmp_path):
    source = tmp_path / "mine.py"
    source.write_text("print(1)\n")
    repository.assert_mistake(
        "run",
        "hdu/1846",
        "--solution",
        source,
        says="is named as a Python program; only C++ can be judged here",
    )


def test_a_name_that_is_a_file_leads_to_the_option(repository):
    repository.assert_mistake(
        "fib2.cpp",
        says="a program of your own is judged by `scripts/judge PROBLEM --solution fib2.cpp`",
    )


def test_interrupting_the_search_for_a_cause_keeps_the_verdict(repository, tmp_path):
    """After Ctrl-C, the exit status is that of a wrong answer."""
    source = tmp_path / "mine.cpp"
    slow_when_checked = "int waste() {\n    volatile int a[100000];\n    for (int k = 0; k < 3000; ++k) for (int i = 0; i < 100000; ++i) a[i] = k;\n    return a[0];\n}\n"
    source.write_text(slow_when_checked + BEGIN + SAY.format(f"n > 990 ? waste() : {RIGHT}"))
    with open(tmp_path / "said", "w") as out:
        process = repository.start(
            "run", "hdu/1846", "--solution", source, stdout=out, start_new_session=True
        )
        end = time.monotonic() + 60
        while "mine.cpp: " not in (tmp_path / "said").read_text() and time.monotonic() < end:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate()
    said = (tmp_path / "said").read_text()
    assert process.returncode == 1 and "mine.cpp: " in said and "1 not accepted" in said, (
        process.returncode,
        said,
        err,
    )
    repository.wait_until_idle()

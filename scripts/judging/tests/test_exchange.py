"""The command copy, and completion in a shell."""

import base64
import os
import pty
import re
import select
import shutil
import subprocess

import pytest

from judging import ROOT
from judging.problems import catalog

JUDGE = ROOT / "scripts/judge"
SUBMIT = "https://acm.hdu.edu.cn/submit.php?pid=1536"


def copy(*arguments, **options):
    return subprocess.run([JUDGE, "copy", *arguments], capture_output=True, text=True, **options)


@pytest.mark.parametrize(
    ("selector", "notes"),
    [
        ("hdu/1536", [SUBMIT, "G++ or C++", "1000 ms and 32768 KiB, those of HDU 1536"]),
        ("poj/2960", ["http://poj.org/submit?problem_id=2960", "assumed for POJ 2960"]),
        (
            "luogu/P4137",
            ["P4137#submit", "any C++", "assumed: limits, samples, see testdata/luogu"],
        ),
        ("lightoj/1199", ["submit: https://lightoj.com/problem/partitioning-game"]),
        ("bzoj/1443", ["choose: C++11 or newer"]),
        ("luogu/P4055", ["choose: any C++\n"]),
        ("uva/847", ["submit: https://vjudge.net/problem/UVA-847"]),
    ],
)
def test_in_a_pipe_the_output_is_the_solution_alone(selector, notes):
    (problem,) = catalog.find([selector])
    done = copy(selector)
    assert done.returncode == 0 and done.stdout == problem.solution.read_text()
    assert all(note in done.stderr for note in notes), done.stderr
    assert ("assumed: " in done.stderr) == bool(problem.assumed)


def test_the_name_of_a_problem_may_be_two_words():
    done = copy("LightOJ", "1315")
    assert done.returncode == 0 and done.stdout == copy("lightoj/1315").stdout
    done = copy("hdu", "cses")
    assert done.returncode == 2 and "this needs one problem" in done.stderr


def test_on_a_terminal_the_solution_is_on_the_clipboard():
    """The sequence OSC 52 contains the file, byte for byte; the screen shows only the notes."""
    process, terminal = pty.fork()
    if process == 0:
        os.execv(JUDGE, [JUDGE, "copy", "hdu/1536"])
    written = b""
    while select.select([terminal], [], [], 60)[0]:
        try:
            written += os.read(terminal, 65536)
        except OSError:  # closed
            break
    os.waitpid(process, 0)
    text = written.decode()
    (code,) = re.findall("\033\\]52;c;([^\a]*)\a", text)
    assert base64.b64decode(code) == (ROOT / "problems/hdu/1536_s_nim.cpp").read_bytes()
    assert f"submit: {SUBMIT}" in text and "#include" not in text


def test_open_starts_the_browser_of_the_environment_or_prints_the_page(tmp_path):
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{tmp_path}/opened\n')
    browser.chmod(0o755)
    done = copy("hdu/1536", "--open", env={**os.environ, "BROWSER": f"{browser} %s"})
    assert done.returncode == 0 and (tmp_path / "opened").read_text() == f"{SUBMIT}\n"
    if any(map(shutil.which, ("www-browser", "lynx", "links", "elinks", "w3m"))):
        pytest.skip("a browser of the terminal would be started")
    none = {"BROWSER": "/nonexistent %s", "PATH": "/usr/bin:/bin", "DISPLAY": "", "TERM": "dumb"}
    done = copy("hdu/1536", "--open", env={**os.environ, **none})
    assert done.returncode == 2 and f"no browser can be started; open {SUBMIT}" in done.stderr


COMPLETIONS = {
    "scripts/judge hdu/153": "hdu/1536_s_nim",
    "scripts/judge 1536": "1536_s_nim",
    "scripts/judge stres": "stress",
    "scripts/judge stress poj/23": "poj/2311_cutting_game",
    "./scripts/judge run --js": "--json",
    "scripts/judge play codeforces/145": "codeforces/1451F_nullify_the_matrix codeforces/1458E_nim_shortcuts",
}


@pytest.mark.parametrize(("line", "words"), COMPLETIONS.items())
def test_bash_completes(line, words):
    """Typer's script completes; a word that is not a command is an argument of `run`."""
    shown = subprocess.run(
        ["bash", "-c", "scripts/judge --show-completion; exit $?"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert shown.returncode == 0, shown
    script = f"""
        {shown.stdout}
        COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
        $(complete -p judge | sed 's/.*-F \\([^ ]*\\) .*/\\1/') {line.split()[0]}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.split() == words.split(), done.stderr

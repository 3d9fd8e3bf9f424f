"""copy, and the completion of a shell."""

import base64
import os
import pty
import re
import select
import shutil
import subprocess

import checkout
import pytest
from judging import ROOT
from judging.collection import catalog

SOLUTION = f"problems/{checkout.PROBLEM}.cpp"


@pytest.fixture(scope="module")
def with_templates(whole, tmp_path_factory):
    made = whole.copy(tmp_path_factory.mktemp("desk") / "repository")
    shutil.copytree(ROOT / "templates", made.root / "templates")
    return made


@pytest.fixture
def repository(with_templates, tmp_path):
    return with_templates.copy(tmp_path / "repository")


def run(*arguments, **options):
    return subprocess.run(
        [ROOT / "scripts/judge", *arguments], capture_output=True, text=True, **options
    )


@pytest.mark.parametrize(
    ("selector", "told"),
    [
        (
            "hdu/1536",
            [
                "https://acm.hdu.edu.cn/submit.php?pid=1536",
                "G++ or C++",
                "1000 ms and 32768 KiB, those of HDU 1536",
            ],
        ),
        (
            "poj/2960",
            [
                "http://poj.org/submit?problem_id=2960",
                "G++ or C++",
                "those of HDU 1536, assumed for POJ 2960",
            ],
        ),
        (
            "luogu/P4137",
            [
                "https://www.luogu.com.cn/problem/P4137#submit",
                "any C++",
                "assumed: limits, samples, see testdata/luogu/P4137",
            ],
        ),
        (
            "lightoj/1199",
            ["submit: https://lightoj.com/problem/partitioning-game", "any C++", "assumed: limits"],
        ),
        ("bzoj/1188", ["submit: no address is known"]),
    ],
)
def test_in_a_pipe_the_output_is_the_solution_alone(selector, told):
    (problem,) = catalog.find([selector])
    done = run("copy", selector)
    assert done.returncode == 0 and done.stdout == problem.solution.read_text()
    for words in told:
        assert words in done.stderr
    assert ("assumed: " in done.stderr) == bool(problem.assumed)


def on_a_terminal(command):
    """What a command writes to a terminal."""
    process, terminal = pty.fork()
    if process == 0:
        os.execv(command[0], command)
    written = b""
    while select.select([terminal], [], [], 60)[0]:
        try:
            written += os.read(terminal, 65536)
        except OSError:  # closed
            break
    os.waitpid(process, 0)
    return written.decode()


def test_on_a_terminal_the_solution_is_on_the_clipboard():
    """The sequence OSC 52 holds it, byte for byte; the screen holds the notes alone."""
    written = on_a_terminal([str(ROOT / "scripts/judge"), "copy", "hdu/1536"])
    (code,) = re.findall("\033\\]52;c;([^\a]*)\a", written)
    assert base64.b64decode(code) == (ROOT / "problems/hdu/1536_s_nim.cpp").read_bytes()
    assert (
        "submit: https://acm.hdu.edu.cn/submit.php?pid=1536" in written
        and "#include" not in written
    )


def test_open_starts_the_browser(tmp_path):
    """That of the environment, with the page; without one, the page is told."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{tmp_path}/opened\n')
    browser.chmod(0o755)
    assert (
        run("copy", "hdu/1536", "--open", env={**os.environ, "BROWSER": f"{browser} %s"}).returncode
        == 0
    )
    assert (tmp_path / "opened").read_text() == "https://acm.hdu.edu.cn/submit.php?pid=1536\n"
    none = {
        **os.environ,
        "BROWSER": "/nonexistent %s",
        "PATH": f"{tmp_path}:/usr/bin:/bin",
        "DISPLAY": "",
        "TERM": "dumb",
    }
    if any(map(shutil.which, ("www-browser", "lynx", "links", "elinks", "w3m"))):
        pytest.skip("a browser of the terminal would be started")
    done = run("copy", "hdu/1536", "--open", env=none)
    assert (
        done.returncode == 2
        and "no browser can be started; open https://acm.hdu.edu.cn/submit" in done.stderr
    )


COMPLETIONS = [
    ("scripts/judge hdu/153", ["hdu/1536_s_nim"]),
    ("scripts/judge 1536", ["1536_s_nim"]),
    ("scripts/judge stres", ["stress"]),
    ("scripts/judge stress poj/23", ["poj/2311_cutting_game"]),
    ("./scripts/judge run --js", ["--json"]),
    ("scripts/judge play lightoj/12", ["lightoj/1229_treblecross", "lightoj/1247_matrix_game", "lightoj/1253_misere_nim", "lightoj/1296_again_stone_game"]),
]  # fmt: skip


@pytest.mark.parametrize(("line", "words"), COMPLETIONS)
def test_bash_completes(line, words):
    """By the script that Typer writes; a word that is not a command is one of `run`."""
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
    assert done.stdout.split() == words, done.stderr

"""copy and watch, and the completion of a shell: what is at hand every day."""

import base64
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import time
from pathlib import Path

import checkout
import pytest
from judging import ROOT, catalog
from judging.exchange import commands

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
    return subprocess.run([ROOT / "scripts/judge", *arguments], capture_output=True, text=True, **options)


@pytest.mark.parametrize(
    ("selector", "told"),
    [
        ("hdu/1536", ["https://acm.hdu.edu.cn/submit.php?pid=1536", "G++ or C++", "1000 ms and 32768 KiB, those of HDU 1536"]),
        ("poj/2960", ["http://poj.org/submit?problem_id=2960", "G++ or C++", "those of HDU 1536, assumed for POJ 2960"]),
        ("luogu/P4137", ["https://www.luogu.com.cn/problem/P4137#submit", "any C++", "assumed: limits, samples, see testdata/luogu/P4137"]),
        ("lightoj/1199", ["submit: https://lightoj.com/problem/partitioning-game", "any C++", "assumed: limits"]),
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
    assert "submit: https://acm.hdu.edu.cn/submit.php?pid=1536" in written and "#include" not in written


def test_open_starts_the_browser(tmp_path):
    """That of the environment, with the page; without one, the page is told."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{tmp_path}/opened\n')
    browser.chmod(0o755)
    assert run("copy", "hdu/1536", "--open", env={**os.environ, "BROWSER": f"{browser} %s"}).returncode == 0
    assert (tmp_path / "opened").read_text() == "https://acm.hdu.edu.cn/submit.php?pid=1536\n"
    none = {**os.environ, "BROWSER": "/nonexistent %s", "PATH": f"{tmp_path}:/usr/bin:/bin", "DISPLAY": "", "TERM": "dumb"}
    if any(map(shutil.which, ("www-browser", "lynx", "links", "elinks", "w3m"))):
        pytest.skip("a browser of the terminal would be started")
    done = run("copy", "hdu/1536", "--open", env=none)
    assert done.returncode == 2 and "no browser can be started; open https://acm.hdu.edu.cn/submit" in done.stderr


class Watched:
    """A `watch` at work, and what it has said."""

    def __init__(self, repository, *selectors):
        self.said = repository.root / "said"
        self.process = repository.start("watch", *selectors, stdout=self.said.open("w"), stderr=subprocess.STDOUT)

    def save(self, path, text, words):
        """Saves a file, again at times in case the watcher begins late, until the words are said."""
        for turn in range(2000):
            said = self.said.read_text()
            if words in said:
                return said
            if turn % 100 == 10 and "watching" in said:
                path.write_text(text)
            time.sleep(0.03)
        raise AssertionError(self.said.read_text())

    def end(self):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(60) == 130
        return self.said.read_text()


@pytest.fixture
def watched(repository):
    started = []

    def watch(*selectors):
        pytest.importorskip("watchfiles")
        started.append(Watched(repository, *selectors))
        return started[0]

    yield watch
    for one in started:
        one.process.kill()
        one.process.wait()


def test_a_saved_program_of_ones_own_is_judged(repository, watched):
    """At once, and each time that it is saved."""
    mine = repository.root / "mine.cpp"
    mine.write_text("int main() {}\n")
    watch = watched("hdu/1846", "--solution", mine)
    right = (repository.root / "problems/hdu/1846_brave_game.cpp").read_text()
    watch.save(mine, "int main() {}\n", "mine.cpp: WA on sample_1")
    watch.save(mine, right, "all AC")
    assert "watching mine.cpp" in watch.end()


def test_a_saved_solution_is_judged(repository, watched):
    """Right or wrong, each time that it is saved."""
    one = watched()
    path = repository.root / SOLUTION
    right = path.read_text()
    assert "WA on sample_1" in one.save(path, right.replace("n % (k + 1)", "n % k"), "1 not accepted")
    one.save(path, right, "all AC")
    assert f"> scripts/judge run {checkout.PROBLEM}" in one.end()


@pytest.mark.parametrize("name", ["wrong_remainder_by_m.cpp", "../judge.toml", "../../makers.py"])
def test_what_is_of_the_data_is_of_the_problem(repository, watched, name):
    one = watched("hdu")
    path = repository.folder / name
    one.save(path, path.read_text() + ("# one line more\n" if path.suffix != ".cpp" else "// one line more\n"), "all AC")


def test_a_template_is_written_into_its_hosts(repository, watched):
    """Into them alone, and they are judged; no other template is touched."""
    one = watched()
    hosts = repository.root / SOLUTION
    template = repository.root / "templates/bachet.hpp"
    one.save(template, template.read_text().replace("return n % (k + 1);", "return n % k;"), "1 not accepted")
    assert "return n % k;" in hosts.read_text()
    said = one.end()
    assert "> scripts/judge snippets --write bachet\n" in said


def test_another_problem_is_left_alone(repository, watched):
    """A saved file of a problem that is not selected, and a file that nothing is made of."""
    other = repository.root / "problems/hdu/1_other.cpp"
    shutil.copy(repository.root / SOLUTION, other)
    one = watched("hdu/1846")
    solution = repository.root / SOLUTION
    one.save(solution, solution.read_text(), "all AC")
    other.write_text(other.read_text() + "// more\n")
    (repository.root / "templates/notes.txt").write_text("notes\n")
    one.save(solution, solution.read_text().replace("n % (k + 1)", "n % k"), "1 not accepted")
    assert "1_other" not in one.end()


@pytest.mark.parametrize(
    ("path", "affects"),
    [
        ("problems/hdu/1536_s_nim.cpp", True),
        ("problems/hdu/1527_wythoff_game.cpp", False),
        ("problems/poj/1536_s_nim.cpp", False),
        ("testdata/hdu/1536_s_nim/cases.py", True),
        ("testdata/hdu/1527_wythoff_game/cases.py", False),
        ("testdata/hdu/judge.toml", True),
        ("testdata/poj/judge.toml", False),
        ("testdata/play.hpp", True),
        ("testdata/play.cpp", True),
        ("templates/nim.hpp", False),
        ("templates/tests/nim_test.cpp", False),
    ],
)
def test_what_a_saved_file_affects(path, affects):
    assert commands._affects(Path(path), "hdu/1536_s_nim") == affects


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
    script = f"""
        source scripts/completion.bash
        COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
        $(complete -p judge | sed 's/.*-F \\([^ ]*\\) .*/\\1/') {line.split()[0]}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.split() == words, done.stderr


@pytest.mark.parametrize(("line", "words"), COMPLETIONS)
@pytest.mark.skipif(not shutil.which("fish"), reason="fish is not installed")
def test_fish_completes(line, words):
    done = subprocess.run(["fish", "-c", f"source scripts/completion.fish; complete -C '{line}'"], cwd=ROOT, capture_output=True, text=True)
    assert [found.split("\t")[0] for found in done.stdout.splitlines()] == words, done.stderr


@pytest.mark.parametrize(("line", "words"), COMPLETIONS)
@pytest.mark.skipif(not shutil.which("zsh"), reason="zsh is not installed")
def test_zsh_completes(line, words):
    """It asks for the words by `_arguments`, which is the shell's own."""
    script = f"""
        compdef() {{ function=$1 }}; source scripts/completion.zsh
        _arguments() {{ print -r -- "$@" }}; words=({line}); CURRENT=$#words; $function
    """
    done = subprocess.run(["zsh", "-f", "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert [word.split('"')[1] for word in re.sub(r"^\S+ :\(\(|\)\)$", "", done.stdout.strip()).splitlines()] == words, done

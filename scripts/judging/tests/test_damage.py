"""The judge with damaged files, full disks, interruptions and races.

It prints one clear line, has the right exit status, gives no wrong AC and leaves no process, and
the next run is right.
"""

import contextlib
import json
import os
import random
import re
import shutil
import signal
import stat
import subprocess
import time
from pathlib import Path

import pytest

from builder.build import remove_others, write_files
from checkout import CASES, PROBLEM, RUNNER, WITHOUT_POWERS, without_notices


@pytest.fixture
def checkout(whole, tmp_path):
    copy = whole.copy(tmp_path / "repository")
    yield copy
    shutil.rmtree(copy.root, ignore_errors=True)


def replace(path: Path, content: bytes) -> None:
    path.unlink()
    path.write_bytes(content)


def append(path: Path, code: str) -> None:
    replace(path, f"{path.read_text()}\n\n{code}\n".encode())


def programs(checkout) -> list[Path]:
    """Return the programs in the store without the runner, which takes long to compile."""
    return sorted((checkout.build / "store/build").glob("*/program"))


def forget(checkout, *parts) -> None:
    """Remove parts of the cache, so that the judge has something to do."""
    for part in parts:
        folders = [path.parent for path in programs(checkout)] if part == "programs" else ()
        for folder in folders or [checkout.build / part]:
            shutil.rmtree(folder, ignore_errors=True)


# Files of the repository

DAMAGES = {
    "missing": lambda content: None,
    "truncated": lambda content: content[: len(content) // 2],
    "not UTF-8": lambda content: content + b"\xff\n",
    "lines of Windows": lambda content: content.replace(b"\n", b"\r\n"),
}
COMPILED = "brute.cpp", "play.hpp"  # the message quotes the compiler
FILES = (
    f"problems/{PROBLEM}.cpp",
    "testdata/hdu/judge.toml",
    "testdata/play.hpp",
    "testdata/makers/text.py",
    *(
        f"testdata/{PROBLEM}/{name}"
        for name in ("problem.toml", "cases.py", "brute.cpp", "data.sha256", "sample_1.in")
    ),
)


@pytest.mark.parametrize("name", FILES)
def test_damaged_file(checkout, name):
    """The judge names a damaged file, or the damage is harmless. After the repair the run is right."""
    path = checkout.root / name
    content = path.read_bytes()
    for damage, damaged in DAMAGES.items():
        path.unlink()
        if (rest := damaged(content)) is not None:
            path.write_bytes(rest)
        done = checkout.judge()
        if damage == "lines of Windows" and not name.endswith(".in"):
            assert (done.returncode, done.stderr) == (0, "") and "all AC" in done.stdout, damage
        else:
            found = done.returncode, done.stderr[:7], "AC" in done.stdout
            assert found == (2, "judge: ", False), damage
            assert "Traceback" not in done.stderr, damage
            assert done.stderr.count("\n") == 1 or name.endswith(COMPILED), damage
        path.write_bytes(content)
    checkout.assert_right()


@pytest.mark.parametrize("folder", ["problems/hdu", "testdata", f"testdata/{PROBLEM}"])
def test_unreadable_folder(checkout, folder):
    """No problem disappears without a message."""
    path = checkout.root / folder
    path.chmod(0)
    try:
        checkout.assert_mistake(before=WITHOUT_POWERS)
    finally:
        path.chmod(0o755)
    shutil.rmtree(path)
    checkout.assert_mistake()


TIME = "time_ms = 1000"
FACTS = {
    "huge limit": (f"time_ms = {10**30}", "limits.time_ms is 1000"),
    "true as a limit": ("time_ms = true", "limits.time_ms is True"),
    "key twice": (f"{TIME}\n{TIME}", "Cannot overwrite a value"),
    "nested without end": ("time_ms = " + "[" * 5000, "cannot be read"),
}


@pytest.mark.parametrize(("new", "says"), FACTS.values(), ids=FACTS)
def test_wrong_fact(checkout, new, says):
    toml = checkout.folder / "problem.toml"
    replace(toml, toml.read_text().replace(TIME, new).encode())
    checkout.assert_mistake(says=says)


LIMITS = """
from judging.data import making, oracles
from judging.run import runner
few = runner.Limits(cpu_ms=300, memory_kib=256 << 10, output_kib=8 << 10, stack_kib=8 << 10)
making.GENERATE_LIMITS = few
making.SECONDS = making.SPARE_SECONDS = 0.3
oracles.Oracle.ask.__defaults__ = (few,)
"""
GENERATOR = "def cases():\n    "
YIELD = f"{GENERATOR}yield 'all', counted([(1, 1)])"
CASES_PY = {
    "raises": (f"{YIELD}\n    raise ValueError('no\\ncases')", "ValueError: no cases"),
    "loops": (
        f"{GENERATOR}yield 'all', counted([(1, 1)])\n"
        "    yield 'near_large', counted(endless())\n\n"
        "def endless():\n    while True: pass",
        "line 48: cases() is still making near_large after 0.3 seconds of processor time",
    ),
    "catches everything": (
        f"{GENERATOR}while True:\n        try: pass\n        except Exception: pass",
        "cases() is still running after 0.3 seconds",
    ),
    "loops at its top": ("while True: pass", ": cases.py is still running after 0.3 seconds"),
    "loops in C": ("import itertools\nmax(itertools.count())", "broke its limit: cpu"),
    "eats memory": (f"{GENERATOR}return [[0] * 10**9]", "MemoryError"),
    "floods": (f"{GENERATOR}while True: print('x' * 10**6)", "broke its limit: output"),
    "exits": ("import os\nos._exit(0)", "ended with exit code 0"),
    "kills itself": ("import os\nos.kill(os.getpid(), 9)", "ended by SIGKILL"),
    "name twice": (f"{YIELD}\n{YIELD[13:]}", "two cases are called 'all'"),
    "name of a path": (YIELD.replace("all", "../all"), "case '../all'"),
    "no ASCII": (f"{GENERATOR}yield 'all', '\\xe9'", "case all: character 1 is not ASCII"),
    "no case": (f"{GENERATOR}return []", "no case all_*"),
    "invalid case": (YIELD.replace("(1", "(0"), "line 2, column 1: expected n"),
    "validator loops": (
        "def validate(reader):\n    while True: pass",
        "validate() of sample_1 is still running after 0.3 seconds",
    ),
    "validator raises": ("def validate(reader):\n    raise KeyError('x')", "KeyError"),
    "writes elsewhere": ("open('written', 'w')", "PermissionError"),
}


@pytest.mark.parametrize(("code", "says"), CASES_PY.values(), ids=CASES_PY)
def test_wrong_cases_py(checkout, code, says):
    append(checkout.folder / "cases.py", code)
    checkout.assert_mistake(says=says, setup=LIMITS)
    assert not (checkout.root / "written").exists()


def test_a_slow_machine_gives_cases_py_more_time(checkout, monkeypatch):
    monkeypatch.setenv("GRUNDY_SLOWER", "3")
    code, says = CASES_PY["loops"]
    append(checkout.folder / "cases.py", code)
    checkout.assert_mistake(says=says.replace("0.3", "0.9"), setup=LIMITS)


def test_noisy_cases_py(checkout):
    """The judge ignores the output of cases.py, and kills a process that cases.py starts."""
    daemon = "if os.fork() == 0:\n    os.setsid()\n    time.sleep(1000)\nprint('noise')"
    append(checkout.folder / "cases.py", f"import os, time\n{daemon}")
    checkout.assert_right()


ORACLES = {
    "crashes": ("brute", "std::abort();", "failed on "),
    "loops": ("brute", "for (volatile int i = 0;; i = i + 1) {}", "failed on "),
    "sleeps": ("second", "while (true) pause();", "failed on "),
    "prints nothing": ("second", "return 0;", "disagree on "),
    "prints codes": ("second", 'std::fputs("\\x1b[2J\\n", stderr); return 1;', "failed on "),
    "declines all": ("second", "return 99;", "no oracle answers case"),
}


@pytest.mark.parametrize(("oracle", "code", "says"), ORACLES.values(), ids=ORACLES)
def test_wrong_oracle(checkout, oracle, code, says):
    """The judge keeps an input on which the oracles disagree."""
    headers = "#include <unistd.h>\n#include <cstdio>\n#include <cstdlib>\n"
    replace(checkout.folder / f"{oracle}.cpp", f"{headers}int main() {{ {code} }}\n".encode())
    line = checkout.assert_mistake(says=says, setup=LIMITS)
    if "disagree on build" in line:
        assert (checkout.root / line.split("disagree on ")[1].split(" at ")[0]).is_file()


# The cache and the disk


@pytest.mark.parametrize("damage", ["a flipped bit", "no content"])
@pytest.mark.parametrize(
    "pattern",
    [
        f"store/runner/{RUNNER}/program",
        "store/build/*/program",
        "store/build/*/digest",
        f"data/{PROBLEM}/*.in",
        f"data/{PROBLEM}/*.ans",
        f"data/{PROBLEM}/data.json",
        "store/trial/*.json",
    ],
)
def test_damaged_cache(checkout, pattern, damage):
    """The judge makes a damaged file of the cache again."""
    rng = random.Random(pattern)
    path = rng.choice(sorted(p for p in checkout.build.glob(pattern) if p.stat().st_size))
    content = bytearray(path.read_bytes())
    content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    replace(path, content if damage == "a flipped bit" else b"")
    checkout.assert_right(*["--no-cache"] * ("trial" not in pattern))


def test_results_of_another_program(checkout):
    """The results of a right program, copied to the key of a wrong program, do not count."""
    (right,) = (checkout.build / "store/trial").iterdir()
    content = right.read_bytes()
    wrong = checkout.folder / "wrong_remainder_by_m.cpp"
    for _ in range(2):
        done = checkout.judge("run", PROBLEM, "--solution", wrong, "--no-shrink")
        assert done.returncode == 1 and " WA " in done.stdout
        for path in (checkout.build / "store/trial").iterdir():
            replace(path, content)


def in_a_mount(command: str) -> list[str]:
    """Return a prefix that runs a command with a mount that only this command sees."""
    script = f'set -e\n{command}\nexec "$@"'
    return ["unshare", "--mount", "--map-root-user", "sh", "-c", script, "sh"]


def can_mount() -> bool:
    with contextlib.suppress(FileNotFoundError):
        command = [*in_a_mount("mount -t tmpfs none /mnt"), "true"]
        return subprocess.run(command, capture_output=True).returncode == 0
    return False


needs_mount = pytest.mark.skipif(not can_mount(), reason="mounts in a namespace are not allowed")


@needs_mount
@pytest.mark.parametrize(("forgotten", "kib"), [("data", 0), ("data", 40), ("programs", 1500)])
def test_full_disk(checkout, forgotten, kib):
    """If the disk is full, the judge does not blame the program."""
    forget(checkout, "data", "store/trial", forgotten)
    build, saved = checkout.build, checkout.root / "saved"
    build.rename(saved)
    build.mkdir()
    fill = f"""
        mount -t tmpfs -o size=20m none {build}
        cp -R {saved}/. {build}
        head -c 20m /dev/zero 2>/dev/null >{build}/filler || truncate -s -{kib}k {build}/filler
        """
    line = checkout.assert_mistake(before=in_a_mount(fill))
    assert "full" in line or "No space left on device" in line
    build.rmdir()
    saved.rename(build)
    checkout.assert_right()


@pytest.mark.parametrize("is_mounted", [pytest.param(True, marks=needs_mount), False])
def test_read_only_checkout(checkout, is_mounted):
    """The judge shows earlier results, and judges nothing."""
    root, before, says = checkout.root, WITHOUT_POWERS, "Permission denied"
    folders = [path for path in (checkout.build, *checkout.build.rglob("*")) if path.is_dir()]
    if is_mounted:
        before = in_a_mount(f"mount --bind {root} {root}; mount -o remount,ro,bind {root}")
        folders, says = [], "Read-only file system"
    for folder in folders:
        folder.chmod(0o555)
    done = checkout.judge(before=before)
    assert (done.returncode, done.stderr) == (0, "")
    checkout.assert_mistake("--no-cache", before=before, says=says)
    for folder in folders:
        folder.chmod(0o755)
    checkout.assert_right("--no-cache")


@pytest.mark.parametrize(("option", "most"), [("v", 2000000), ("f", 100)])
def test_limits_of_the_shell(checkout, option, most):
    """If a limit of the shell is below the limit of a job, the judge reports it, and gives no
    verdict."""
    forget(checkout, "programs")
    before = ["sh", "-c", f'ulimit -{option} {most} && exec "$@"', "sh"]
    done = checkout.judge("run", PROBLEM, "--no-cache", before=before)
    assert (done.returncode, "JE" in done.stdout) == (2, True), done
    assert f"`ulimit -{option}` is too low; raise it" in done.stderr


def test_a_filter_of_system_calls_that_is_too_long(checkout):
    """The runner does not write past its end, and no program runs without the filter."""
    sandbox = checkout.root / "scripts/judging/run/native/sandbox.hpp"
    text = sandbox.read_text()
    assert text.count("MOST = 256;") == 1
    sandbox.write_text(text.replace("MOST = 256;", "MOST = 50;"))
    checkout.assert_mistake(says="sandbox: Argument list too long")


def test_compiler_that_writes_in_its_home(checkout, tmp_path, monkeypatch):
    """An example is ccache in front of g++. Files of other runs in build/tmp do no harm."""
    wrapper = tmp_path / "g++"
    wrapper.write_text(f'#!/bin/sh\nmkdir -p "$HOME/.cache/x" && exec {shutil.which("g++")} "$@"\n')
    wrapper.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    forget(checkout, "programs")
    others = checkout.build / "tmp"
    (others / "run_vanished").symlink_to("nowhere")
    (others / "run_file").touch()
    (others / "run_dead").mkdir()
    checkout.assert_right("run", PROBLEM, "--no-cache")
    assert not (others / "run_dead").exists()


# Output and arguments


def test_output_to_a_full_disk(checkout):
    with open("/dev/full", "w") as full:
        done = checkout.judge(stdout=full)
    assert done.returncode == 2
    assert done.stderr == "judge: No space left on device; free some space, then run again\n"


def test_output_that_nobody_reads(checkout):
    """`scripts/judge | head -0` ends without a message."""
    reader, writer = os.pipe()
    os.close(reader)
    done = checkout.judge(stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (128 + signal.SIGPIPE, "")


@pytest.mark.parametrize("stream", [1, 2])
def test_closed_stream(checkout, stream):
    done = checkout.judge(before=["sh", "-c", f'exec "$@" {stream}>&-', "sh"])
    assert (done.returncode, done.stderr) == (0, "")


def test_a_list_of_a_site_removes_nothing_outside(tmp_path):
    """The file files.txt of the target folder names the files of the old site."""
    site, victim = tmp_path / "site", tmp_path / "victim.txt"
    victim.touch()
    write_files(site, {"old.html": b"", "index.html": b""})
    (site / "files.txt").write_text(f"../victim.txt\n{victim}\nold.html\n")
    remove_others(site, {"index.html"})
    assert victim.exists() and {path.name for path in site.iterdir()} == {"index.html", "files.txt"}


def test_json_to_a_pipe(checkout, tmp_path):
    """The judge writes to a pipe, and does not replace it by a file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    handle = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    checkout.assert_right("--json", pipe)
    assert len(json.loads(os.read(handle, 1 << 16))) == CASES and stat.S_ISFIFO(pipe.stat().st_mode)
    os.close(handle)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--jobs", "0"],
        ["--jobs", "many"],
        ["--wrong"],
        ["nowhere"],
        [""],
        ["two\nlines"],
        [PROBLEM, "--solution", "nowhere.cpp"],
        [PROBLEM, "--solution", "/dev/zero"],
        [PROBLEM, "--json", "testdata"],
    ],
    ids=" ".join,
)
def test_wrong_usage(whole, arguments):
    done = whole.judge(*arguments)
    assert (done.returncode, done.stderr[:7], done.stderr.count("\n")) == (2, "judge: ", 1)


# Interruptions and races


def interrupt(process, sent: signal.Signals, seconds: float) -> None:
    """Send a signal to the judge's group, as a terminal does, unless the judge ends before."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, sent)


def wait_until_python_has_started(process) -> None:
    """Wait until an interruption would end the judge. Before that, Python handles it."""
    has_handled = False
    while process.poll() is None:
        status = Path(f"/proc/{process.pid}/status").read_text()
        handled = int(re.search(r"SigCgt:\t(\w+)", status)[1], 16) >> (signal.SIGINT - 1) & 1
        if has_handled and not handled:
            return
        has_handled = has_handled or handled
        time.sleep(0.002)


@pytest.mark.parametrize("seed", range(2))
def test_killed_at_any_moment(checkout, seed):
    """A judge that is killed five times leaves nothing that harms the next run."""
    rng = random.Random(seed)
    for _ in range(5):
        forget(checkout, *("store/trial", "data", "programs")[: rng.randint(1, 3)])
        process = checkout.start(start_new_session=True)
        interrupt(process, signal.SIGKILL, rng.uniform(0.05, 1.0))
        process.communicate()
        checkout.wait_until_idle()
    forget(checkout, "store/trial")  # without work, a run does not check build/tmp
    checkout.assert_right()
    assert list((checkout.build / "tmp").iterdir()) == []


@pytest.mark.parametrize("seed", range(6))
def test_interrupted_at_any_moment(checkout, seed):
    """Ctrl-C, once or several times, ends the judge with one message."""
    rng = random.Random(seed)
    forget(checkout, "data", "store/trial")
    process = checkout.start("data" if seed % 2 else "run", start_new_session=True)
    wait_until_python_has_started(process)
    interrupt(process, signal.SIGINT, rng.uniform(0, 0.75))
    for _ in range(seed % 3):
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode in (130, -signal.SIGINT, 0)
    assert err.strip() in ("judge: interrupted", "")
    checkout.wait_until_idle()
    checkout.assert_right()


SLEEPS_LATE = """
#include <unistd.h>
#include <iostream>
int main() {
    int cases, n, m;
    std::cin >> cases;
    while (std::cin >> n >> m) {
        if (n == 1000) pause();
        std::cout << (n % (m + 1) ? "first\\n" : "second\\n");
    }
}
"""


def wait_for_a_sleeper(checkout) -> None:
    """Wait until the same judged program has been seen ten times."""
    seen: dict[int, int] = {}
    end = time.monotonic() + 60
    while max(seen.values(), default=0) < 10 and time.monotonic() < end:
        for pid, about in checkout.processes().items():
            if about.split(" ")[0].endswith("/program") and RUNNER not in about:
                seen[pid] = seen.get(pid, 0) + 1
        time.sleep(0.02)
    assert max(seen.values(), default=0) >= 10


@pytest.fixture
def sleeping(checkout, tmp_path):
    """A judge that waits for a program that sleeps in one of the last cases."""
    toml = checkout.folder / "problem.toml"
    replace(toml, toml.read_bytes().replace(b"time_ms = 1000", b"time_ms = 100000"))
    source = tmp_path / "sleeps_late.cpp"
    source.write_text(SLEEPS_LATE)
    arguments = PROBLEM, "--solution", source, "--json", tmp_path / "result.json"
    process = checkout.start(*arguments, start_new_session=True)
    wait_for_a_sleeper(checkout)
    return process


def test_killed_runner(checkout, sleeping):
    """If its runners are killed, the judge ends, and the programs end."""
    for pid, about in checkout.processes().items():
        if RUNNER in about:
            with contextlib.suppress(ProcessLookupError):  # the judge has noticed, and ended it
                os.kill(pid, signal.SIGKILL)
    out, err = sleeping.communicate()
    checkout.wait_until_idle()
    assert sleeping.returncode == 2
    assert err == "judge: the runner ended without an answer (status -9)\n"
    assert "AC" not in out


def test_interrupted_in_the_middle(checkout, sleeping, tmp_path):
    """After Ctrl-C the judge shows the results so far."""
    os.killpg(sleeping.pid, signal.SIGINT)
    out, err = sleeping.communicate()
    checkout.wait_until_idle()
    objects = json.loads((tmp_path / "result.json").read_text())
    assert (sleeping.returncode, err.strip()) == (130, "judge: interrupted")
    assert 0 < len(objects) < CASES
    assert {each["verdict"] for each in objects} == {"AC"}
    assert f" {len(objects)}/{CASES}  -  " in out
    assert "interrupted with 0 not accepted" in out
    assert "all AC" not in out


@pytest.mark.parametrize("forgotten", [("data", "store", "tmp"), ("data", "store/trial"), ()])
def test_several_at_once(checkout, forgotten):
    """Several judges can use one checkout at the same time."""
    forget(checkout, *forgotten)
    processes = [checkout.start("--no-cache") for _ in range(2 if "store" in forgotten else 4)]
    for process in processes:
        out, err = process.communicate()
        assert (process.returncode, without_notices(err)) == (0, "") and "all AC" in out
    checkout.assert_right()
    assert list((checkout.build / "tmp").iterdir()) == []

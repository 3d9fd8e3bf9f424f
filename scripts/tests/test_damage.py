"""Whatever is damaged, and whenever the judge is interrupted, it keeps its word: one
clear line, the right exit status, no wrong AC, no process left, and the next run is right.
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
from checkout import CASES, PROBLEM, RUNNER, WITHOUT_POWERS, without_notices
from judging import put_whole


@pytest.fixture
def checkout(whole, tmp_path):
    copy = whole.copy(tmp_path / "repository")
    yield copy
    shutil.rmtree(copy.root, ignore_errors=True)


def replace(path: Path, content: bytes) -> None:
    path.unlink()
    path.write_bytes(content)


def flip(path: Path, rng: random.Random) -> None:
    """Flips one bit of a file."""
    content = bytearray(path.read_bytes())
    content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    path.write_bytes(content)


def programs(checkout) -> list[Path]:
    """The programs that are kept but the runner, which takes long to compile."""
    return sorted((checkout.build / "store/build").glob("*/program"))


def forget(checkout, *parts) -> None:
    """Removes parts of the cache, so that there is something to do."""
    for part in parts:
        if part == "programs":
            for path in programs(checkout):
                shutil.rmtree(path.parent)
        else:
            shutil.rmtree(checkout.build / part, ignore_errors=True)


# Every file that the judge reads


def make_directory(path: Path) -> None:
    path.unlink()
    path.mkdir()


DAMAGES = {
    "missing": Path.unlink,
    "a directory": make_directory,
    "unreadable": lambda path: path.chmod(0),
    "empty": lambda path: replace(path, b""),
    "truncated": lambda path: replace(path, path.read_bytes()[: path.stat().st_size // 2]),
    "lines of Windows": lambda path: replace(path, path.read_bytes().replace(b"\n", b"\r\n")),
    "byte-order mark": lambda path: replace(path, b"\xef\xbb\xbf" + path.read_bytes()),
    "invalid UTF-8": lambda path: replace(path, path.read_bytes() + b"\xff\n"),
}
FILES = [
    f"problems/{PROBLEM}.cpp",
    "testdata/hdu/judge.toml",
    "testdata/play.hpp",
    "testdata/play.cpp",
    "testdata/makers/text.py",
    *(
        f"testdata/{PROBLEM}/{name}"
        for name in (
            "problem.toml",
            "cases.py",
            "brute.cpp",
            "second.cpp",
            "data.sha256",
            "sample_1.in",
            "sample_1.ans",
        )
    ),
]
# What compilers, Python and TOML take as it is.
HARMLESS = {
    "lines of Windows": (".cpp", ".hpp", ".toml", ".py", ".sha256"),
    "byte-order mark": ("brute.cpp", "second.cpp", "play.cpp", ".hpp", ".py"),
}
QUOTES_THE_COMPILER = ("brute.cpp", "second.cpp", "play.hpp", "play.cpp")


def has_whole_header(path: Path) -> bool:
    """Is it the solution, with code behind its header?"""
    return path.match(f"problems/{PROBLEM}.cpp") and b"#include" in path.read_bytes()


EVERYWHERE = "missing", "truncated", "invalid UTF-8"
DAMAGED = [(name, damage) for n, name in enumerate(FILES) for damage in DAMAGES if n % 4 == 0 or damage in EVERYWHERE]


@pytest.mark.parametrize(("name", "damage"), DAMAGED)
def test_damaged_file(checkout, name, damage):
    """A damaged file is named in one line, or it is as good as whole."""
    DAMAGES[damage](checkout.root / name)
    done = checkout.judge(before=WITHOUT_POWERS)
    assert "Traceback" not in done.stderr
    if name.endswith(HARMLESS.get(damage, ())):
        assert (done.returncode, done.stderr) == (0, "")
        assert "all AC" in done.stdout
    elif damage == "truncated" and has_whole_header(checkout.root / name):
        assert (done.returncode, done.stderr) == (1, "")
        assert " CE " in done.stdout
    else:
        lines = done.stderr.splitlines()
        assert done.returncode == 2, done
        assert lines[0].startswith("judge: ")
        assert len(lines) == 1 or name.endswith(QUOTES_THE_COMPILER)
        assert "AC" not in done.stdout


@pytest.mark.parametrize("name", ["problem.toml", "cases.py", "second.cpp", "sample_1.in", "data.sha256"])
def test_repaired_file(checkout, name):
    """Once a damage is undone, nothing of it stays."""
    path = checkout.folder / name
    content = path.read_bytes()
    replace(path, content[: len(content) // 2])
    assert checkout.judge().returncode == 2
    replace(path, content)
    checkout.assert_right()


@pytest.mark.parametrize("folder", ["problems", "problems/hdu", "testdata", "testdata/hdu", f"testdata/{PROBLEM}"])
@pytest.mark.parametrize("damage", ["missing", "unreadable"])
def test_damaged_folder(checkout, folder, damage):
    """A folder that is lost takes no problem out of sight."""
    path = checkout.root / folder
    if damage == "missing":
        shutil.rmtree(path)
    else:
        path.chmod(0)
    try:
        checkout.assert_mistake(before=WITHOUT_POWERS)
    finally:
        if damage == "unreadable":
            path.chmod(0o755)


# problem.toml and judge.toml


FACTS = {
    "negative limit": ("time_ms = 1000", "time_ms = -1", "limits.time_ms is -1"),
    "limit 0": ("memory_kib = 32768", "memory_kib = 0", "limits.memory_kib is 0"),
    "huge limit": ("time_ms = 1000", f"time_ms = {10**30}", "limits.time_ms is 1000"),
    "fractional limit": ("time_ms = 1000", "time_ms = 0.5", "limits.time_ms is 0.5"),
    "limit in words": ("time_ms = 1000", 'time_ms = "1 s"', "limits.time_ms is '1 s'"),
    "true as a limit": ("time_ms = 1000", "time_ms = true", "limits.time_ms is True"),
    "unknown key": ("time_ms = 1000", "time_ms = 1000\ntime_s = 1", "limits.time_s is no key"),
    "unknown table": ("[samples]", "[notes]\n[samples]", "notes is no key"),
    "missing key": ("memory_kib = 32768", "", "limits.memory_kib is missing"),
    "missing table": ('[samples]\nsource = "statement"', "", "samples is missing"),
    "key for a table": ("[limits]\ntime_ms = 1000", "limits = 3\n[l]\ntime_ms = 1", "limits is 3"),
    "key twice": ("time_ms = 1000", "time_ms = 1000\ntime_ms = 1", "Cannot overwrite a value"),
    "unknown source": (
        'source = "statement"\n\n',
        'source = "rumour"\n\n',
        "limits.source is 'rumour'",
    ),
    "numbers as answers": ('["first", "second"]', "[1, 2]", "answers is [1, 2]"),
    "text as answers": ('["first", "second"]', '"first"', "answers is 'first'"),
    "nested without end": ('["first", "second"]', "[" * 5000, "cannot be read"),
}


@pytest.mark.parametrize(("old", "new", "says"), FACTS.values(), ids=FACTS)
def test_wrong_fact(checkout, old, new, says):
    """A key with a wrong value is named, with what is wrong about it."""
    toml = checkout.folder / "problem.toml"
    text = toml.read_text()
    assert text.count(old) == 1
    replace(toml, text.replace(old, new).encode())
    checkout.assert_mistake(says=says)


# cases.py and the oracles


LIMITS = """
from judging import data, oracles, runner
few = runner.Limits(cpu_ms=300, memory_kib=256 << 10, output_kib=8 << 10, stack_kib=8 << 10)
data.GENERATE_LIMITS = few
oracles.Oracle.ask.__defaults__ = (few,)
"""
CASES_PY = {
    "raises": ("def cases():\n    raise ValueError('no\\ncases')", "ValueError: no cases"),
    "raises in the middle": (
        "def cases():\n    yield 'all', counted([(1, 1)])\n    1 / 0",
        "ZeroDivisionError",
    ),
    "raises while it is read": ("1 / 0", "ZeroDivisionError"),
    "loops": ("def cases():\n    while True: pass", "broke its limit: cpu"),
    "yields for ever": (
        "def cases():\n    while True: yield 'all', counted([(1, 1)])",
        "two cases are called 'all'",
    ),
    "recurses": ("def cases():\n    return cases()", "RecursionError"),
    "eats memory": ("def cases():\n    return [[0] * 10**9]", "MemoryError"),
    "floods stdout": (
        "def cases():\n    while True: print('x' * 10**6)",
        "broke its limit: output",
    ),
    "floods stderr": (
        "import sys\ndef cases():\n    while True: print('x' * 10**6, file=sys.stderr)",
        "broke its limit: output",
    ),
    "ends the process": ("import sys\ndef cases():\n    sys.exit(0)", "SystemExit"),
    "ends it at once": ("import os\ndef cases():\n    os._exit(0)", "ended with exit code 0"),
    "kills itself": ("import os\ndef cases():\n    os.kill(os.getpid(), 9)", "ended by SIGKILL"),
    "is interrupted": ("def cases():\n    raise KeyboardInterrupt", "KeyboardInterrupt"),
    "duplicate name": (
        "def cases():\n    yield from [('all', counted([(1, 1)]))] * 2",
        "two cases are called 'all'",
    ),
    "name of a path": ("def cases():\n    yield '../all', counted([(1, 1)])", "case '../all'"),
    "name that is none": ("def cases():\n    yield 1, counted([(1, 1)])", "TypeError"),
    "text of bytes": ("def cases():\n    yield 'all', b'1'", "AttributeError"),
    "text that is not ASCII": ("def cases():\n    yield 'all', '\\xe9'", "case all: character 1 is not ASCII"),
    "no pair": ("def cases():\n    yield 'all'", "ValueError"),
    "nothing": ("def cases():\n    return []", "no case all_*"),
    "no generator": ("cases = 3", "TypeError"),
    "invalid case": (
        "def cases():\n    yield 'all', counted([(0, 1)])",
        "line 2, column 1: expected n",
    ),
    "validator loops": ("def validate(reader):\n    while True: pass", "broke its limit: cpu"),
    "validator raises": ("def validate(reader):\n    raise KeyError('x')", "KeyError"),
    "no bound": ("del EVERY", "it defines no EVERY"),
    "writes elsewhere": ("open('written', 'w')", "PermissionError"),
    "removes an answer": (
        f"import os\nos.remove('testdata/{PROBLEM}/sample_1.ans')",
        "PermissionError",
    ),
}


@pytest.mark.parametrize(("code", "says"), CASES_PY.values(), ids=CASES_PY)
def test_wrong_cases_py(checkout, code, says):
    """A fault of cases.py is told in one line, and what it does stays within limits."""
    cases_py = checkout.folder / "cases.py"
    replace(cases_py, f"{cases_py.read_text()}\n\n{code}\n".encode())
    checkout.assert_mistake(says=says, setup=LIMITS)
    assert not (checkout.root / "written").exists()


def test_changed_makers(checkout):
    """Data stand for the makers that made them: others are noticed."""
    makers = checkout.root / "testdata/makers/wythoff.py"
    later = "def bachet_pair(rng, most):\n    return rng.randint(1, most), 1"
    replace(makers, f"{makers.read_text()}\n\n{later}\n".encode())
    checkout.assert_mistake(says="the generated data are not those of data.sha256")


def test_noisy_cases_py(checkout):
    """What cases.py prints goes nowhere, and no process that it starts stays."""
    cases_py = checkout.folder / "cases.py"
    daemon = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(1000)\nprint('noise')"
    replace(cases_py, f"{cases_py.read_text()}\n\n{daemon}\n".encode())
    checkout.assert_right()


ORACLES = {
    "crashes": ("brute", "std::abort();", "failed on "),
    "ends with 3": ("second", "return 3;", "failed on "),
    "loops": ("brute", "for (volatile int i = 0;; i = i + 1) {}", "failed on "),
    "sleeps": ("second", "while (true) pause();", "failed on "),
    "floods": ("brute", 'while (true) std::puts("first");', "failed on "),
    "says nothing": ("second", "return 0;", "disagree on "),
    "errs": ("brute", 'std::puts("first");', "disagree on "),
    "prints what terminals obey": (
        "second",
        'std::fputs("\\x1b[2J\\n", stderr); return 1;',
        "failed on ",
    ),
    "declines all": ("second", "return 99;", "no oracle answers case"),
}


@pytest.mark.parametrize(("oracle", "code", "says"), ORACLES.values(), ids=ORACLES)
def test_wrong_oracle(checkout, oracle, code, says):
    """An oracle that fails or errs is named; nothing is judged by its answers."""
    headers = "#include <unistd.h>\n#include <cstdio>\n#include <cstdlib>\n"
    replace(checkout.folder / f"{oracle}.cpp", f"{headers}int main() {{ {code} }}\n".encode())
    checkout.assert_mistake(says=says, setup=LIMITS)


def test_oracles_that_disagree(checkout):
    """Where the oracles differ there is no answer, and the input is kept."""
    second = checkout.folder / "second.cpp"
    wrong = "int cases, n, m;\n" + "std::cin >> cases; while (std::cin >> n >> m) "
    wrong += 'std::cout << (n % (m + 1) || n == 30 ? "first\\n" : "second\\n");'
    replace(second, f"#include <iostream>\nint main() {{ {wrong} }}\n".encode())
    line = checkout.assert_mistake(says="brute.cpp and second.cpp disagree on ")
    kept = line.split("disagree on ")[1].split(" at ")[0]
    assert (checkout.root / kept).is_file()


# The cache


def cached(checkout, kind: str) -> Path:
    """A file of build/ of some kind."""
    build = checkout.build
    files = {
        "runner": [build / "store/runner" / RUNNER / "program"],
        "program": programs(checkout),
        "digest of a program": [path.with_name("digest") for path in programs(checkout)],
        "input": sorted((build / "data" / PROBLEM).glob("*.in")),
        "answer": sorted((build / "data" / PROBLEM).glob("*.ans")),
        "record of the data": [build / "data" / PROBLEM / "data.json"],
        "results": sorted((build / "store/trial").glob("*.json")),
    }
    return random.Random(kind).choice(files[kind])


KINDS = [
    "runner",
    "program",
    "digest of a program",
    "input",
    "answer",
    "record of the data",
    "results",
]
CACHE_DAMAGES = {
    "a flipped bit": lambda path: flip(path, random.Random(path.name)),
    "its end missing": lambda path: replace(path, path.read_bytes()[:-1]),
    "nothing in it": lambda path: replace(path, b""),
}


@pytest.mark.parametrize("damage", CACHE_DAMAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_damaged_cache(checkout, kind, damage):
    """A damaged file of the cache counts as not there: the run is right nevertheless."""
    CACHE_DAMAGES[damage](cached(checkout, kind))
    checkout.assert_right(*["--no-cache"] * (kind != "results"))


@pytest.mark.parametrize("seed", range(2))
def test_flipped_bits(checkout, seed):
    """Ten random bits of what was cached lie; no verdict does."""
    rng = random.Random(seed)
    files = (path for path in checkout.build.rglob("*") if path.is_file() and "program" not in path.name)
    paths = sorted(path for path in files if path.stat().st_size)  # an empty one has no bit
    for path in rng.sample(paths, 10):
        flip(path, rng)
    checkout.assert_right()
    wrong = checkout.folder / "wrong_both_take_most.cpp"
    done = checkout.judge("run", PROBLEM, "--solution", wrong, "--no-shrink")
    assert done.returncode == 1
    assert " WA " in done.stdout


def test_results_of_another_program(checkout):
    """Results that were copied under the name of a wrong program's are worth nothing."""
    (right,) = (checkout.build / "store/trial").iterdir()
    content = right.read_bytes()
    wrong = checkout.folder / "wrong_remainder_by_m.cpp"
    first = checkout.judge("run", PROBLEM, "--solution", wrong, "--no-shrink")
    for path in (checkout.build / "store/trial").iterdir():
        replace(path, content)
    again = checkout.judge("run", PROBLEM, "--solution", wrong, "--no-shrink")
    assert (first.returncode, again.returncode) == (1, 1)
    assert " WA " in again.stdout


def test_good_folder_stays(tmp_path):
    """What another run has put there and may be reading is not replaced."""
    place, made = tmp_path / "place", tmp_path / "made"
    for folder in (place, made):
        folder.mkdir()
        (folder / folder.name).touch()
    put_whole(made, place, is_good=lambda: True)
    assert (place / "place").exists()
    put_whole(made, place, is_good=lambda: False)
    assert (place / "made").exists()


def test_scratch_of_others(checkout):
    """What stands in build/tmp, or vanishes from it, is no obstacle."""
    others = checkout.build / "tmp"
    (others / "run_vanished").symlink_to("nowhere")
    (others / "run_file").touch()
    (others / "run_dead").mkdir()
    checkout.assert_right("--no-cache")
    assert not (others / "run_dead").exists()


# The disk


def in_a_mount(command: str) -> list[str]:
    """A prefix that runs a command after a mount that only it sees."""
    script = f'set -e\n{command}\nexec "$@"'
    return ["unshare", "--mount", "--map-root-user", "sh", "-c", script, "sh"]


def can_mount() -> bool:
    try:
        command = [*in_a_mount("mount -t tmpfs none /mnt"), "true"]
        return subprocess.run(command, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False


needs_mount = pytest.mark.skipif(not can_mount(), reason="this machine lets nobody mount in a namespace")


@needs_mount
@pytest.mark.parametrize(
    ("forgotten", "kib"),
    [("data", kib) for kib in (0, 40, 500)] + [("programs", kib) for kib in (100, 1500)],
)
def test_full_disk(checkout, forgotten, kib):
    """A disk that is full is a fault of the machine, never one of the program."""
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


@needs_mount
def test_read_only_checkout(checkout):
    """What is remembered can be shown from a read-only disk; what is not, is not judged."""
    root = checkout.root
    read_only = in_a_mount(f"mount --bind {root} {root}; mount -o remount,ro,bind {root}")
    done = checkout.judge(before=read_only)
    assert (done.returncode, done.stderr) == (0, "")
    checkout.assert_mistake("--no-cache", before=read_only, says="Read-only file system")
    checkout.assert_right("--no-cache")


def test_checkout_of_somebody_else(checkout):
    """Without the permission to write, the same."""
    folders = [checkout.build, *(path for path in checkout.build.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    done = checkout.judge(before=WITHOUT_POWERS)
    assert (done.returncode, done.stderr) == (0, "")
    checkout.assert_mistake("--no-cache", before=WITHOUT_POWERS, says="Permission denied")
    for folder in folders:
        folder.chmod(0o755)
    checkout.assert_right("--no-cache")


@pytest.mark.parametrize(("option", "most"), [("v", 2000000), ("f", 100)])
def test_limits_of_the_shell(checkout, option, most):
    """A limit below that of a job is named, and counts for nothing in a verdict."""
    forget(checkout, "programs")
    before = ["sh", "-c", f'ulimit -{option} {most} && exec "$@"', "sh"]
    done = checkout.judge("run", PROBLEM, "--no-cache", before=before)
    assert (done.returncode, "JE" in done.stdout) == (2, True), done
    assert f"`ulimit -{option}` is too low; raise it" in done.stderr


def test_compiler_that_writes_in_its_home(checkout, tmp_path, monkeypatch):
    """As ccache does, when it stands in front of g++."""
    wrapper = tmp_path / "g++"
    wrapper.write_text(f'#!/bin/sh\nmkdir -p "$HOME/.cache/x" && exec {shutil.which("g++")} "$@"\n')
    wrapper.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    forget(checkout, "programs")
    checkout.assert_right("run", PROBLEM, "--no-cache")


def test_file_where_build_should_be(checkout):
    """A file called build is named."""
    shutil.rmtree(checkout.build)
    checkout.build.write_text("")
    checkout.assert_mistake(says="build")


# Output and arguments


def test_output_to_a_full_disk(checkout):
    """A table that cannot be written is no success."""
    with open("/dev/full", "w") as full:
        done = checkout.judge(stdout=full)
    assert done.returncode == 2
    assert done.stderr == "judge: No space left on device; free some space, then run again\n"


def test_output_that_nobody_reads(checkout):
    """`scripts/judge | head -0` ends quietly."""
    reader, writer = os.pipe()
    os.close(reader)
    done = checkout.judge(stdout=writer)
    os.close(writer)
    assert done.returncode == 128 + signal.SIGPIPE
    assert done.stderr == ""


@pytest.mark.parametrize("stream", [1, 2])
def test_closed_stream(checkout, stream):
    """With standard output or error closed, the exit status is still right."""
    done = checkout.judge(before=["sh", "-c", f'exec "$@" {stream}>&-', "sh"])
    assert (done.returncode, done.stderr) == (0, "")


def test_json_to_a_pipe(checkout, tmp_path):
    """What is no file is written to, and stays what it is."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    handle = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    checkout.assert_right("--json", pipe)
    objects = json.loads(os.read(handle, 1 << 16))
    os.close(handle)
    assert len(objects) == CASES
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--jobs", "0"),
        ("--jobs", "many"),
        ("--wrong",),
        ("nowhere",),
        ("",),
        ("two\nlines",),
        (PROBLEM, "--solution", "nowhere.cpp"),
        (PROBLEM, "--solution", "/dev/zero"),
        (PROBLEM, "--solution", "testdata"),
        (PROBLEM, "--json", "testdata"),
        (PROBLEM, "--json", "problems/hdu/1846_brave_game.cpp/x"),
    ],
    ids=" ".join,
)
def test_wrong_usage(checkout, arguments):
    """Wrong arguments are told in one line."""
    done = checkout.judge(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("judge: ")
    assert done.stderr.count("\n") == 1


# Interruptions


def interrupt(process, sent: signal.Signals, seconds: float) -> None:
    """Sends a signal to the judge's group, as a terminal does, unless it ends before."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, sent)


def wait_until_python_has_started(process) -> None:
    """Until the judge has taken over: an interruption, which Python handles by itself at first, just ends it."""
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
    """Killed five times one after the other, the judge leaves nothing that harms the next run."""
    rng = random.Random(seed)
    for _ in range(5):
        forget(checkout, *("store/trial", "data", "programs")[: rng.randint(1, 3)])
        process = checkout.start(start_new_session=True)
        interrupt(process, signal.SIGKILL, rng.uniform(0.05, 1.0))
        process.communicate()
        checkout.wait_until_idle()
    forget(checkout, "store/trial")  # a run that has nothing to do does not look
    checkout.assert_right()
    assert list((checkout.build / "tmp").iterdir()) == []


@pytest.mark.parametrize("seed", range(6))
def test_interrupted_at_any_moment(checkout, seed):
    """Ctrl-C, or several, end the judge at once and without a word too many."""
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
    """Waits until the same judged program has been seen ten times."""
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
    """A judge that waits for a program which sleeps in one of the last cases."""
    toml = checkout.folder / "problem.toml"
    replace(toml, toml.read_bytes().replace(b"time_ms = 1000", b"time_ms = 100000"))
    source = tmp_path / "sleeps_late.cpp"
    source.write_text(SLEEPS_LATE)
    arguments = PROBLEM, "--solution", source, "--json", tmp_path / "result.json"
    process = checkout.start(*arguments, start_new_session=True)
    wait_for_a_sleeper(checkout)
    return process


def test_killed_runner(checkout, sleeping):
    """Without its runners a judge ends, and the programs with them."""
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
    """Ctrl-C shows what was judged so far, and claims nothing about the rest."""
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


@pytest.mark.parametrize(
    ("judges", "forgotten"),
    [
        (2, ("data", "store", "tmp")),
        (2, ("data", "store/trial")),
        (4, ("data", "store/trial")),
        (4, ()),
    ],
    ids=["two on a fresh checkout", "two make data", "four make data", "four with data"],
)
def test_several_at_once(checkout, judges, forgotten):
    """Judges that run on one checkout at the same time do not disturb each other."""
    forget(checkout, *forgotten)
    processes = [checkout.start("--no-cache") for _ in range(judges)]
    for process in processes:
        out, err = process.communicate()
        assert (process.returncode, without_notices(err)) == (0, "")
        assert "all AC" in out
    assert checkout.processes() == {}
    checkout.assert_right()
    assert list((checkout.build / "tmp").iterdir()) == []

"""A fault of the machine is named in one line, and no program is blamed for it."""

import os
import shutil
import signal
import stat
from pathlib import Path

import pytest

from checkout import PROBLEM
from judging import Mistake
from judging.run import build, machine, runner
from judging.run.runner import Job, Limits, Pool
from test_damage import in_a_mount, needs_mount

SPIN = "#include <ctime>\nint main() { while (std::clock() < CLOCKS_PER_SEC / 2) {} }\n"


def test_a_slow_machine_has_longer_limits(pool, tmp_path, monkeypatch):
    """The measured time is that of an ordinary machine."""
    (tmp_path / "spin.cpp").write_text(SPIN)
    program = build.start(pool, tmp_path / "spin.cpp", build.USER_RECIPE).result()
    job = Job((str(program),), Limits(cpu_ms=200, memory_kib=32 << 10))
    assert pool.run(job).limit == "cpu"
    monkeypatch.setattr(runner, "slower", lambda: 10)
    slow = pool.run(job)
    assert slow.limit == "" and 50 <= slow.cpu_ms < 200


@pytest.fixture
def checkout(whole, tmp_path):
    copy = whole.copy(tmp_path / "repository")
    yield copy
    shutil.rmtree(copy.root, ignore_errors=True)


@pytest.fixture
def mine(checkout):
    """Return a right program that no judge has seen."""
    path = checkout.root / "mine.cpp"
    path.write_text("// mine\n" + (checkout.root / f"problems/{PROBLEM}.cpp").read_text())
    return path


def test_a_wrong_factor_is_one_line(checkout, mine, monkeypatch):
    monkeypatch.setenv("GRUNDY_SLOWER", "fast")
    done = checkout.judge("1846", "--solution", mine)
    assert done.returncode == 2
    assert (
        done.stderr == "judge: GRUNDY_SLOWER is 'fast'; write a whole number from 1, such as 20\n"
    )


@pytest.fixture
def compiler(tmp_path, monkeypatch):
    """Return a function that puts a shell script before g++. `real` is the path of g++."""

    def put_before(script):
        wrapper = tmp_path / "before/g++"
        wrapper.parent.mkdir()
        wrapper.write_text(f"#!/bin/sh\nreal={shutil.which('g++')}\n{script}\n")
        wrapper.chmod(0o755)
        monkeypatch.setenv("PATH", f"{wrapper.parent}:{os.environ['PATH']}")

    return put_before


def when_compiling(said: str) -> str:
    """Return a script for a compiler that prints its version, and fails with a message."""
    return f'case $1 in --version) exec $real "$@" ;; esac\necho "{said}" >&2\nexit 1'


NO_LIBRARY = "case $1 in -print-file-name=*) echo ${1#*=}; exit ;; esac\n" + when_compiling(
    "ld: cannot find -lm\ncollect2: error: ld returned 1 exit status"
)
KILLED = when_compiling("g++: fatal error: Killed signal terminated program cc1plus")
FAULTS = {
    "compiler killed": (KILLED, "ran out of memory"),
    "linker killed": (
        when_compiling("collect2: fatal error: ld terminated with signal 9 [Killed]"),
        "ran out of memory",
    ),
    "no memory": (when_compiling("cc1plus: out of memory allocating 65536 bytes"), "ran out of"),
    "no cc1plus": (
        when_compiling("g++: fatal error: cannot execute 'cc1plus': execvp: No such file"),
        "the compiler does not work on this machine: g++: fatal error: cannot execute",
    ),
    "no static libraries": (NO_LIBRARY, "glibc-static and libstdc++-static"),
}


@pytest.mark.parametrize(("script", "says"), FAULTS.values(), ids=FAULTS)
def test_a_compiler_that_the_machine_stops(checkout, mine, compiler, script, says):
    """The verdict is JE: neither a person's program nor runner.cpp is wrong."""
    compiler(script)
    checkout.assert_mistake("run", PROBLEM, "--solution", mine, says=says)
    shutil.rmtree(checkout.build / "store/runner")
    checkout.assert_mistake("run", "--no-cache", says=says)


@pytest.mark.parametrize("said", ["a.cpp:1: error: no", "g++: error: unrecognized option '-x'"])
def test_an_error_in_a_source_is_not_the_machines(said):
    machine.check_compiler(said)
    machine.check_compiler("cc1plus: out of memory allocating 9 bytes", machine.FEW_KIB)


@needs_mount
def test_without_static_libraries(checkout, mine):
    """The libraries are empty files here."""
    names = "libc.a", "libm.a", "libstdc++.a"
    empty = checkout.root / "empty"
    empty.touch()
    paths = [machine._output("g++", f"-print-file-name={name}").strip() for name in names]
    mounts = "\n".join(f"mount --bind {empty} {Path(path).resolve()}" for path in paths)
    line = checkout.assert_mistake(
        "run", PROBLEM, "--solution", mine, before=in_a_mount(mounts), says="static libraries"
    )
    assert all(name in line for name in names)


def test_a_compiler_outside_the_system(checkout, mine, tmp_path, monkeypatch):
    """Conda, Nix and others install GCC in a folder of their own. The judge lets it read this
    folder."""
    real = Path(machine._output("g++", "-print-file-name=cc1plus").strip()).parent
    place = tmp_path / "conda"
    (place / "bin").mkdir(parents=True)
    (place / "include").mkdir()
    inner = place / "lib/gcc" / real.parent.name / real.name
    inner.mkdir(parents=True)
    shutil.copy(Path(shutil.which("g++")).resolve(), place / "bin/g++")
    for path in real.iterdir():
        if path.name in ("cc1plus", "collect2"):
            shutil.copy(path, inner / path.name)
        else:
            (inner / path.name).symlink_to(path)
    for name in "c++", real.parent.name:
        (place / "include" / name).symlink_to(f"/usr/include/{name}")
    monkeypatch.setenv("PATH", f"{place}/bin:{os.environ['PATH']}")
    done = checkout.judge("run", PROBLEM, "--solution", mine)
    assert (done.returncode, done.stderr) == (0, "") and "all AC" in done.stdout, done


def test_the_sandbox_of_a_compiler_never_opens_the_home(tmp_path, monkeypatch):
    """If g++ is a script in ~/bin, its folder is readable and the home folder is not."""
    script = tmp_path / "bin/g++"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec {shutil.which("g++")} "$@"\n')
    script.chmod(0o755)
    assert build.folders_of(str(script)) == (str(tmp_path),)
    build.folders_of.cache_clear()
    monkeypatch.setenv("HOME", str(tmp_path))
    assert build.folders_of(str(script)) == ()
    build.folders_of.cache_clear()


KILLS_ITSELF = "#include <csignal>\nint main() { raise(SIGKILL); }\n"


@pytest.mark.parametrize("kills", [0, 1])
def test_a_program_that_the_kernel_stops(tmp_path, monkeypatch, kills):
    """A program that is killed when the kernel needs memory did not break its own limit."""
    source = tmp_path / "program.cpp"
    source.write_text(KILLS_ITSELF)
    counts = iter([5, 5 + kills])
    monkeypatch.setattr(machine, "out_of_memory_kills", lambda: next(counts))
    with Pool(1) as pool:
        program = str(build.start(pool, source, build.USER_RECIPE).result())
        job = Job((program,), Limits(1000, 64 << 10))
        if kills:
            with pytest.raises(Mistake, match="ran out of memory"):
                pool.run(job)
        else:
            assert pool.run(job).signal == signal.SIGKILL


def test_the_kernel_counts_what_it_kills():
    assert "oom_kill" in Path("/proc/vmstat").read_text() and machine.out_of_memory_kills() >= 0


@needs_mount
def test_a_disk_without_programs(checkout):
    mount = f"mount -t tmpfs -o noexec,size=99m none {checkout.build}"
    checkout.assert_mistake(
        before=in_a_mount(mount), says="build/ is on a disk with the mount option noexec"
    )


def test_no_more_threads(checkout):
    """An old sandbox of containers forbids the system call clone3."""
    setup = (
        "import _thread, threading\n"
        'def refuse(*arguments): raise RuntimeError("can\'t start new thread")\n'
        "threading._start_new_thread = refuse"
    )
    for arguments in ["run", "--no-cache"], ["run", PROBLEM, "--solution", "mine.cpp"]:
        (checkout.root / "mine.cpp").write_text("int main() {}\n")
        checkout.assert_mistake(*arguments, setup=setup, says="no more threads")


def test_no_more_processes(checkout):
    setup = (
        "import subprocess\n"
        "def refuse(*arguments, **options): raise BlockingIOError(11, 'Resource unavailable')\n"
        "subprocess.Popen.__init__ = refuse"
    )
    checkout.assert_mistake("run", "--no-cache", setup=setup, says="no more threads or processes")


def test_no_more_memory_for_the_judge(checkout):
    setup = (
        "from judging.problems import catalog\n"
        "def find(*arguments): raise MemoryError\n"
        "catalog.find = find"
    )
    checkout.assert_mistake(setup=setup, says="ran out of memory")


def test_a_disk_without_locks(checkout):
    """Some network disks refuse flock."""
    setup = (
        "import fcntl\n"
        "def refuse(*arguments): raise OSError(37, 'No locks available')\n"
        "fcntl.flock = refuse"
    )
    checkout.assert_mistake("run", "--no-cache", setup=setup, says="build/store cannot be locked")


def test_kept_folders_belong_to_the_group(checkout, mine):
    """In a shared checkout, with the umask 002 and folders that pass on their group, another user
    of the group may read and replace what the judge keeps."""
    shutil.rmtree(checkout.build)
    checkout.build.mkdir()
    checkout.build.chmod(0o2775)
    done = checkout.judge(before=["sh", "-c", 'umask 002 && exec "$@"', "sh"])
    assert done.returncode == 0, done
    kept = [path for path in checkout.build.rglob("*") if "run_" not in str(path)]
    folders = {path: stat.S_IMODE(path.stat().st_mode) for path in kept if path.is_dir()}
    assert {*folders.values()} == {0o2775}, folders
    assert checkout.build / "data" / PROBLEM in folders
    assert all(path.stat().st_mode & stat.S_IRGRP for path in kept)


def test_a_removed_folder(whole, tmp_path):
    """The judge was started in a folder that exists no longer."""
    script = f'mkdir {tmp_path}/gone && cd {tmp_path}/gone && rmdir {tmp_path}/gone && exec "$@"'
    done = whole.judge("list", before=["sh", "-c", script, "sh"])
    says = "judge: the current folder was removed; change to another one with `cd`\n"
    assert (done.returncode, done.stderr) == (2, says)


def test_as_many_jobs_as_processors_of_this_process(whole):
    """`taskset` or a container may allow fewer processors than the machine has."""
    setup = "import os\nos.sched_getaffinity = lambda pid: {0, 2, 5}"
    assert "default: 3" in whole.judge("run", "--help", setup=setup).stdout

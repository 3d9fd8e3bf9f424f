"""Hostile programs get the verdict in their first line, and do no harm.

The first line of each file under hostile/ says the verdict and the reason.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import checkout
from checkout import without_notices
from judging import BUILD, ROOT, Mistake, report, sha256
from judging.data.data import Data
from judging.problems import catalog
from judging.run import build, trial
from judging.run.runner import Job, Limits, kernel_offers
from judging.run.trial import Case
from judging.wrong import diagnosis
from processes import left_by_jobs

HOSTILE = Path(__file__).with_name("hostile")
GALLERY = sorted(HOSTILE.glob("*.cpp"))
FOR_THE_COMPILER = sorted((HOSTILE / "compiler").glob("*.cpp"))
RIGHT = '#include <cstdio>\nint main() { std::puts("LWW\\nWWL"); }\n'  # the answer to sample_1

LIMITS = Limits(cpu_ms=200, memory_kib=32 << 10, output_kib=16 << 10)
COMPILER_LIMITS = Limits(cpu_ms=500, memory_kib=1 << 20, output_kib=16 << 10, stack_kib=64 << 10)

OFFERS = kernel_offers()
needs_filter = pytest.mark.skipif(
    not OFFERS["seccomp"], reason="this kernel has no seccomp: system calls are not filtered"
)
needs_landlock = pytest.mark.skipif(
    not OFFERS["landlock"],
    reason="this kernel has no Landlock: the compiler can read all files",
)


def first_line(source: Path) -> str:
    return source.read_text().splitlines()[0]


def wanted(source: Path) -> str:
    """The verdict that a hostile program must get."""
    return first_line(source).removeprefix("// ").split(":")[0]


def is_denied(source: Path) -> bool:
    """Does the program answer right because its attempt is denied?"""
    return "AC: tries" in first_line(source)


def gallery(choose=lambda source: True):
    """Return parameters for tests: the programs that need the filter with its mark."""
    filtered = ("fork_bomb", "reserve_1_gib", "reserve_10_gib")
    return [
        pytest.param(
            source,
            id=source.stem,
            marks=needs_filter if is_denied(source) or source.stem in filtered else (),
        )
        for source in GALLERY
        if choose(source)
    ]


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch):
    """Run in the repository's root, because some programs look there for its files."""
    monkeypatch.chdir(ROOT)


@pytest.fixture(scope="module")
def problem():
    return catalog.find(["hdu/1536"])[0]


@pytest.fixture
def judge_source(pool, problem):
    """Judge a source on sample_1, or on another input, and clean up."""
    sample = next(case for case in problem.handmade if case.name == "sample_1")
    before = [path.read_bytes() for path in (sample.input, sample.answer)]
    kept = []

    def judge_source(source, sandbox="program", given=sample.input):
        case = Case("sample_1", given, sample.answer, "", sha256(before[1]), 0)
        data = Data(problem, "", (case,), {})
        kept.append(BUILD / "failed" / problem.name / source.stem)
        conditions = trial.Conditions(LIMITS, sandbox=sandbox)
        trial.forget_results(source, build.USER_RECIPE, conditions)
        result = trial.run_trial(pool, data, source, build.USER_RECIPE, conditions, kept[-1])
        assert left_by_jobs() == {}
        return result

    yield judge_source
    assert [path.read_bytes() for path in (sample.input, sample.answer)] == before
    for folder in kept:
        shutil.rmtree(folder, ignore_errors=True)


def message(result: trial.Trial) -> str:
    return result.compile_error or (result.failure.verdict.message if result.failure else "")


# Programs


ORPHANS = ("daemon", "hundred_orphans", "chain_of_heirs")  # right, but they leave processes
FILES = ("read_system_files", "read_home", "read_answers", "write_files")


@pytest.mark.parametrize("source", gallery())
def test_verdict(judge_source, source):
    """The verdict is right, and its reason is a short line that is safe on a terminal."""
    result = judge_source(source)
    assert result.code == wanted(source), message(result)
    assert len(message(result)) < 300
    assert message(result).isprintable()


@pytest.mark.parametrize("source", gallery(is_denied))
def test_attempt_is_real(judge_source, source):
    """Without the sandbox the attempt succeeds, so the test of the sandbox is real."""
    if source.stem == "raise_limits" and os.geteuid() != 0:
        pytest.skip("only root can raise limits")
    try:
        result = judge_source(source, sandbox="none")
    finally:
        clean_up()
    if source.stem == "calls_of_32_bit" and result.code == "AC":
        pytest.skip("this kernel has no system calls of 32-bit programs")
    assert result.code == ("AC" if source.stem in ORPHANS else "WA")


def clean_up():
    """Remove what write_files writes if it is not stopped."""
    for folder in ("/tmp", "/var/tmp", "/dev/shm", Path.home(), "/", ROOT, ROOT.parent):
        Path(folder, "written_by_a_hostile_program").unlink(missing_ok=True)


@needs_landlock
@pytest.mark.parametrize("name", FILES)
def test_files_are_closed_without_the_filter(judge_source, name):
    """Landlock alone prevents reading and writing of files (but not chmod)."""
    assert judge_source(HOSTILE / f"{name}.cpp", sandbox="files").code == "AC"


def test_root_has_no_power_over_limits(judge_source):
    """Without the filter, a program of root cannot raise the limits of its job."""
    assert judge_source(HOSTILE / "raise_limits.cpp", sandbox="files").code == "AC"


@pytest.mark.parametrize("name", ORPHANS)
def test_no_process_is_left_without_the_filter(judge_source, name):
    """The judge kills all processes of a job, also if the filter did not prevent their start."""
    assert judge_source(HOSTILE / f"{name}.cpp", sandbox="files").code == "AC"


def test_waiting_for_a_hanging_program_ends(pool, problem):
    """After one case without an end, the judge skips the others."""
    sample = next(case for case in problem.handmade if case.name == "sample_1")
    cases = tuple(
        Case(str(n), sample.input, sample.answer, "", sha256(sample.answer.read_bytes()), 0)
        for n in range(9)
    )
    source = HOSTILE / "loop_forever.cpp"
    result = trial.run_trial(
        pool, Data(problem, "", cases, {}), source, build.USER_RECIPE, trial.Conditions(LIMITS)
    )
    assert result.code == "TLE"
    assert (len(result.results), result.interrupted) == (1, False)


HARMLESS = {"SIGCHLD", "SIGCONT", "SIGSTOP", "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGURG", "SIGWINCH"}
BROKEN_LIMIT = {"SIGSYS", "SIGXFSZ"}  # a program cannot send itself these


@needs_filter
@pytest.mark.parametrize("name", sorted({s.name for s in signal.Signals} - HARMLESS))
def test_fatal_signal(judge_source, tmp_path, name):
    """Every fatal signal is a runtime error with its name, and does not look like an exceeded
    limit."""
    given = tmp_path / "number.in"
    given.write_text(f"{signal.Signals[name].value}\n")
    result = judge_source(HOSTILE / "fatal_signal.cpp", given=given)
    how = "exit code 1" if name in BROKEN_LIMIT else name
    assert (result.code, message(result).split(": ")[0].removeprefix("ended ")[-len(how) :]) == (
        "RE",
        how,
    )


def test_lack_of_a_sandbox_is_said_once(monkeypatch, capsys):
    """If the kernel cannot confine a program, the last lines say so."""
    monkeypatch.setattr(report, "kernel_offers", lambda: {"landlock": 0, "seccomp": False})
    report.sandbox_gaps()
    assert capsys.readouterr().out.count("This kernel has no landlock and no seccomp") == 1


# The second run, in which checkers look for the cause


# Checkers need files of the system and a pipe, and a shell has no more rights than the program; the last one ends at once.
ALLOWED_WHEN_CHECKED = {"read_own_process", "pipes", "become_a_shell", "calls_of_32_bit"}
# Behaves in its second run as in its first: an attempt that is not denied ends with a division by zero.
CONFESS = """
#include <cstring>
char said[1 << 16];
struct Confession {
    Confession() { std::setvbuf(stdout, said, _IOFBF, sizeof said); }
    ~Confession() {
        const int escaped = std::strcmp(said, "LWW\\nWWL\\n") != 0;
        std::puts(1 / (1 - escaped) ? "wrong" : "");
    }
} confession;
"""
needs_both = pytest.mark.skipif(
    not (OFFERS["landlock"] and OFFERS["seccomp"]), reason="this kernel cannot confine a second run"
)


@pytest.fixture
def explained(pool, problem):
    """Return the findings of sanitizers and of valgrind for a program that fails on sample_1."""
    sample = next(case for case in problem.handmade if case.name == "sample_1")
    case = Case("sample_1", sample.input, sample.answer, "", sha256(sample.answer.read_bytes()), 0)
    data = Data(problem, "", (case,), {})

    def explained(source):
        result = trial.run_trial(pool, data, source, build.USER_RECIPE, trial.Conditions(LIMITS))
        assert result.code == "WA", message(result)
        sanitized = diagnosis.Diagnosis(pool, build.USER_RECIPE, source, "WA")
        sanitized._valgrind = lambda trial, input: ""
        alone = diagnosis.Diagnosis(pool, build.USER_RECIPE, source, "WA")
        alone._sanitized = lambda trial, input: diagnosis.Checked("", "", "", b"", "")
        found = [each.why(result, result.failure, data, "") for each in (sanitized, alone)]
        assert left_by_jobs() == {}
        return found

    return explained


@needs_both
@pytest.mark.parametrize(
    "source", gallery(lambda source: is_denied(source) and source.stem not in ALLOWED_WHEN_CHECKED)
)
def test_second_run_is_confined(explained, tmp_path, source):
    """The sandbox also works under sanitizers and valgrind."""
    copy = tmp_path / source.name
    copy.write_text(source.read_text() + CONFESS)
    try:
        found = explained(copy)
        assert not any(re.search("by zero|terminating", each) for each in found), found
    finally:
        clean_up()


@needs_both
def test_finding_cannot_be_printed(explained):
    assert explained(HOSTILE / "second/forge_a_finding.cpp") == ["", ""]


@needs_both
@pytest.mark.parametrize(
    ("name", "limit"), [("grow_forever", "memory"), ("second/fill_the_disk", "output")]
)
def test_second_run_is_limited(pool, name, limit):
    """The runner watches memory and files while a checked program runs, because the address space
    of such a program has no limit."""
    folder = pool.folder("test")
    program = build.start(pool, HOSTILE / f"{name}.cpp", build.USER_RECIPE).result()
    limits = Limits(cpu_ms=5000, memory_kib=256 << 10, output_kib=1 << 10, address_limited=False)
    measured = pool.run(
        Job(
            (str(program),),
            limits,
            sandbox="checked",
            write=(str(folder),),
            environment={"TMPDIR": str(folder)},
        )
    )
    assert (measured.limit, measured.memory_kib < 1 << 20) == (limit, True)


# Sources


@pytest.fixture
def compiler_limits(monkeypatch):
    monkeypatch.setattr(build, "LIMITS", COMPILER_LIMITS)


@needs_landlock
@pytest.mark.parametrize(
    "source", FOR_THE_COMPILER, ids=[source.stem for source in FOR_THE_COMPILER]
)
def test_hostile_source(judge_source, compiler_limits, source):
    """The compiler is stopped, and its messages quote only the source."""
    result = judge_source(source)
    assert result.code == wanted(source)
    assert "root:" not in result.compile_error
    assert "LWW" not in result.compile_error
    assert_fit_to_show(result.compile_error)


def assert_fit_to_show(text: str) -> None:
    assert 0 < len(text) < 10_000
    assert all(line.replace("\t", " ").isprintable() for line in text.splitlines())


CONTENTS = {
    "empty": b"",
    "binary": bytes(range(256)) * 64,
    "program": Path("/bin/true").read_bytes(),
    "nul_bytes": bytes(1 << 20),
    "terminal_codes": b"int main() { \x1b[2J\x1b]0;title\x07 }\n",
    "utf_16": RIGHT.encode("utf-16"),
    "one_long_line": b"int x = " + b"1+" * (1 << 20),
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS)
def test_source_that_is_no_program(judge_source, compiler_limits, tmp_path, content):
    """The judge rejects a file of arbitrary bytes like every other wrong source."""
    source = tmp_path / "source.cpp"
    source.write_bytes(content)
    result = judge_source(source)
    assert result.code == "CE"
    assert_fit_to_show(result.compile_error)


NAMES = {
    "spaces": " two words .cpp",
    "quotes": 'it\'s "quoted" `so`.cpp',
    "newline": "two\nlines.cpp",
    "shell": "$HOME;echo *&|<>(){}#~!%s\\n.cpp",
    "terminal": "\x1b[2J.cpp",
    "invalid_utf8": os.fsdecode(b"\xff\xfe.cpp"),
    "option": "-o.cpp",
    "response_file": "@file.cpp",
    "no_suffix": "solution",
    "suffix_of_c": "solution.c",
    "suffix_of_a_library": "solution.so",
    "suffix_of_an_object": "solution.o",
    "only_dots": "....cpp",
    "longest": "x" * 251 + ".cpp",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_name_of_a_source(judge_source, tmp_path, name):
    """The name of a file changes nothing, for a right and for a wrong program."""
    source = tmp_path / name
    source.write_text(RIGHT)
    assert judge_source(source).code == "AC"
    source.write_text(RIGHT.replace("LWW", "WWW"))
    assert judge_source(source).code == "WA"
    source.write_text(RIGHT.replace(";", ""))
    result = judge_source(source)
    assert result.code == "CE"
    assert_fit_to_show(result.compile_error)


def test_source_that_changes(judge_source, tmp_path, monkeypatch):
    """If a file is saved while it is judged, the old results do not count."""
    source = tmp_path / "source.cpp"
    silent = f"int main() {{}}  // {os.urandom(8).hex()}, so that no cache knows it\n"
    source.write_text(silent)
    compile_job = build.compile_job

    def save_and_compile(*arguments):
        source.write_text(RIGHT)
        return compile_job(*arguments)

    monkeypatch.setattr(build, "compile_job", save_and_compile)
    with pytest.raises(Mistake, match="changed while it was compiled"):
        judge_source(source)
    source.write_text(silent)
    monkeypatch.undo()
    assert judge_source(source).code == "WA"


def test_source_that_is_too_long(judge_source, tmp_path):
    """The judge rejects a file that is too long for every online judge, before it fills the memory."""
    source = tmp_path / "long.cpp"
    source.touch()
    os.truncate(source, 10 << 30)
    with pytest.raises(Mistake, match="every online judge rejects so long a source"):
        judge_source(source)


# The command line


CLASSROOM = {
    "loop_forever": "TLE",
    "right_then_blanks": "OLE",
    "uncaught_exception": "RE",
    "invalid_utf8": "WA",
    "compiler/include_passwd": "CE",
}


@pytest.mark.parametrize(
    ("name", "verdict"), CLASSROOM.items(), ids=[Path(name).stem for name in CLASSROOM]
)
def test_command_line(tmp_path, name, verdict):
    """The command line shows the verdict of a hostile file, and the terminal is unharmed."""
    done, objects = judge(HOSTILE / f"{name}.cpp", tmp_path / "result.json")
    assert done.returncode == 1
    assert without_notices(done.stderr) == ""
    assert f" {verdict} " in done.stdout
    assert done.stdout.replace("\n", "").replace("\t", "").isprintable()
    assert verdict in {each["verdict"] for each in objects}


def test_stress(tmp_path):
    """A counterexample contains no control characters."""
    done = run_judge("stress", "hdu/1536", "--solution", HOSTILE / "invalid_utf8.cpp")
    assert done.returncode == 1
    assert "the smallest failing input" in done.stdout
    assert done.stdout.replace("\n", "").isprintable()


def test_odd_name_on_the_command_line(tmp_path):
    """A name with line ends or invalid bytes is shown on one line."""
    source = tmp_path / os.fsdecode(b"two\nlines \xff.cpp")
    source.write_text("int main() { return 3; }")
    done, objects = judge(source, tmp_path / "result.json")
    assert done.returncode == 1
    assert "two\\nlines \\udcff.cpp: RE on sample_1" in done.stdout
    assert objects[0]["verdict"] == "RE"


def judge(source: Path, result: Path):
    """Judge a file as a person does; return the output and the objects of its JSON."""
    done = run_judge("hdu/1536", "--solution", source, "--json", result)
    return done, json.loads(result.read_text())


def run_judge(*arguments) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "cli", *arguments]
    environment = {**os.environ, "PYTHONPATH": checkout.python_path(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert left_by_jobs() == {}
    return done

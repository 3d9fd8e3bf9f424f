"""new: the files of a problem, by hand or from the browser, whole or not at all; each gap
is named until it is filled."""

import json
import re
import shutil
import socket
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from contextlib import contextmanager

import checkout
import pytest
from judging import ROOT

POST = {  # as the extension documents it
    "name": "Rectangles", "group": "HDOJ", "url": "https://acm.hdu.edu.cn/showproblem.php?pid=2524",
    "interactive": False, "memoryLimit": 65, "timeLimit": 2000,
    "tests": [{"input": "2\n1 2\n2 4\n", "output": "3\n30\n"}], "testType": "single",
    "input": {"type": "stdin"}, "output": {"type": "stdout"},
    "languages": {"java": {"mainClass": "Main", "taskClass": "Rectangles"}}, "batch": {"id": "1", "size": 1},
}  # fmt: skip
HDU = POST["url"]


@pytest.fixture(scope="module")
def whole(whole, tmp_path_factory):
    """Beside its problem, it knows every judge."""
    made = whole.copy(tmp_path_factory.mktemp("new") / "repository")
    for toml in (ROOT / "testdata").glob("*/judge.toml"):
        (made.root / "testdata" / toml.parent.name).mkdir(exist_ok=True)
        shutil.copy(toml, made.root / "testdata" / toml.parent.name)
    return made


@pytest.fixture
def repository(whole, tmp_path):
    return whole.copy(tmp_path / "repository")


def tree(repository):
    """Every file outside build/, with its content."""
    paths = [path for path in repository.root.rglob("*") if path.is_file()]
    inside = {path.relative_to(repository.root): path for path in paths}
    return {
        name: path.read_bytes()
        for name, path in inside.items()
        if not {"build", "__pycache__"} & {*name.parts}
    }


def facts(repository, name):
    return tomllib.loads((repository.root / "testdata" / name / "problem.toml").read_text("utf-8"))


@contextmanager
def listening(repository, *arguments):
    """The port of a `new --listen`, and its process."""
    with repository.start("new", *arguments, "--listen", "--port", 0) as process:
        try:
            yield int(re.search(r"localhost:(\d+)/", process.stdout.readline())[1]), process
        finally:
            process.kill()


def post(port, content, host="127.0.0.1", **headers):
    """The status and text of the answer to a post."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(f"http://{host}:{port}/", data, headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


@pytest.mark.parametrize(
    ("change", "arguments", "name", "expected"),
    [
        ({}, [], "hdu/2524_rectangles", ("Rectangles", None, HDU, 1000, 32768, "assumed")),
        (
            {"name": "\u77e9\u5f62A + B"}, ["hdu", "2524", "Rectangles"], "hdu/2524_rectangles",
            ("Rectangles", "\u77e9\u5f62A + B", HDU, 1000, 32768, "assumed"),
        ),
        (
            {"name": "1001 - Opposite Task", "url": "https://lightoj.com/problem/opposite-task", "timeLimit": 500, "memoryLimit": 32},
            [], "lightoj/1001_opposite_task",
            ("Opposite Task", None, "https://lightoj.com/problem/opposite-task", 500, 32768, "statement"),
        ),
        (
            {"name": "Opposite Task", "url": "https://lightoj.com/problem/opposite-task", "memoryLimit": 64}, ["lightoj", "1001"],
            "lightoj/1001_opposite_task",
            ("Opposite Task", None, "https://lightoj.com/problem/opposite-task", 2000, 65536, "statement"),
        ),
        (
            {"name": "Gone Fishing", "url": "http://poj.org/problem?id=1042", "memoryLimit": 32.768}, [], "poj/1042_gone_fishing",
            ("Gone Fishing", None, "http://poj.org/problem?id=1042", 2000, 32768, "statement"),
        ),
        (
            {"name": "Who's Next?", "url": "http://poj.org/problem?id=1042&lang=en", "memoryLimit": 10}, [], "poj/1042_whos_next",
            ("Who's Next?", None, "http://poj.org/problem?id=1042", 2000, 10000, "assumed"),
        ),
        (
            {"name": "P2575 \u9ad8\u624b\u8fc7\u62db Master", "url": "https://www.luogu.com.cn/problem/P2575#submit", "timeLimit": 1000, "memoryLimit": 125},
            [], "luogu/P2575_master",
            ("Master", "\u9ad8\u624b\u8fc7\u62db Master", "https://www.luogu.com.cn/problem/P2575", 1000, 128000, "statement"),
        ),
        (
            {"name": "F. Colouring Game", "url": "https://codeforces.com/contest/1704/problem/F", "timeLimit": 3000, "memoryLimit": 256},
            [], "codeforces/1704F_colouring_game",
            ("Colouring Game", None, "https://codeforces.com/problemset/problem/1704/F", 3000, 262144, "statement"),
        ),
        (
            {"name": "H - Advance or Eat", "url": "https://atcoder.jp/contests/abc229/tasks/abc229_h", "timeLimit": 2000, "memoryLimit": 1024},
            [], "atcoder/abc229_h_advance_or_eat",
            ("Advance or Eat", None, "https://atcoder.jp/contests/abc229/tasks/abc229_h", 2000, 1048576, "statement"),
        ),
        (
            {"name": "Nim Game I", "url": "https://cses.fi/problemset/task/1730", "timeLimit": 1000, "memoryLimit": 512},
            [], "cses/1730_nim_game_i",
            ("Nim Game I", None, "https://cses.fi/problemset/task/1730", 1000, 524288, "statement"),
        ),
        (
            {"name": "Chef and Tree Game", "url": "https://www.codechef.com/problems/GERALD08", "timeLimit": 2000, "memoryLimit": 256},
            [], "codechef/GERALD08_chef_and_tree_game",
            ("Chef and Tree Game", None, "https://www.codechef.com/problems/GERALD08", 2000, 262144, "statement"),
        ),
    ],
    ids=["hdu", "hdu in Chinese", "lightoj with its number", "lightoj", "poj", "poj rounded", "luogu", "codeforces", "atcoder", "cses", "codechef"],
)  # fmt: skip
def test_a_post_becomes_a_problem(repository, change, arguments, name, expected):
    """Title, address, limits and samples are those of the post, and the judge finds them."""
    with listening(repository, *arguments) as (port, process):
        status, said = post(
            port, {**POST, **change}, Origin="chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl"
        )
        assert status == 200, said
        out, err = process.communicate(timeout=20)
    assert process.returncode == 0 and f"problems/{name}.cpp" in out, err
    told = facts(repository, name)
    limits = told["limits"]
    found = (
        told["title"],
        told.get("title_zh"),
        told["url"],
        limits["time_ms"],
        limits["memory_kib"],
        limits["source"],
    )
    assert found == expected
    title, url = (repository.root / f"problems/{name}.cpp").read_text().splitlines()[:2]
    id = title.split(" - ")[0].split()[-1]
    assert title.endswith(f" - {expected[0]}") and f"/{id}_" in name and url == f"// {expected[2]}"
    assert told["samples"] == {"source": "statement"}
    folder = repository.root / "testdata" / name
    assert (folder / "sample_1.in").read_text() == POST["tests"][0]["input"]
    assert (folder / "sample_1.ans").read_text() == POST["tests"][0]["output"]
    judged = repository.judge(name)
    assert (
        judged.returncode == 2
        and f"problems/{name}.cpp:3: fill in positions, moves" in judged.stderr
    )


@pytest.mark.parametrize(
    ("content", "headers", "says"),
    [
        (b"{", {}, "no JSON"),
        (b"\xff\xfe", {}, "no JSON"),
        (b"[" * 100_000, {}, "no JSON"),
        (b"[1]", {}, "expected url, a name"),
        ({**POST, "tests": [{"input": "1\n"}]}, {}, "expected url, a name"),
        ({**POST, "tests": 3}, {}, "expected url, a name"),
        ({**POST, "tests": [{"input": ["1\n"], "output": "1\n"}]}, {}, "expected url, a name"),
        ({**POST, "tests": [{"input": "\u4e00\n", "output": "1\n"}]}, {}, "expected url, a name"),
        ({**POST, "tests": POST["tests"] * 100}, {}, "expected url, a name"),
        ({**POST, "timeLimit": float("nan")}, {}, "expected url, a name"),
        ({**POST, "memoryLimit": 1e300}, {}, "expected url, a name"),
        ({**POST, "memoryLimit": 10**400}, {}, "expected url, a name"),
        ({**POST, "timeLimit": None}, {}, "expected url, a name"),
        ({**POST, "name": "Two\nlines"}, {}, "a name of one line"),
        ({**POST, "name": "a" * 201}, {}, "a name of one line"),
        ({**POST, "name": "\ud800"}, {}, "a name of one line"),
        ({**POST, "name": "../../.."}, {}, "has no Latin letter"),
        ({**POST, "name": "\u53d6\u77f3\u5b50"}, {}, 'give an English one: `scripts/judge new hdu 2524 "Title"`'),
        ({**POST, "url": "https://www.spoj.com/problems/NIM/"}, {}, "is no problem of 51Nod, AtCoder"),
        ({**POST, "url": f"{HDU}/../../x"}, {}, "is no problem of"),
        ({**POST, "url": "https://acm.hdu.edu.cn/showproblem.php?pid=../../x"}, {}, "is no problem of"),
        ({**POST, "url": f"https://example.org/?{HDU}"}, {}, "is no problem of"),
        ({**POST, "url": "https://acm.hdu.edu.cn/showproblem.php?pid=1846"}, {}, "HDU 1846 is here already"),
        ({**POST, "url": "https://lightoj.com/problem/a-b"}, {}, "run `scripts/judge new lightoj NUMBER --listen`"),
        ({**POST, "interactive": True}, {}, "is interactive"),
        (POST, {"Origin": "https://example.org"}, "only a browser extension may post"),
        (POST, {"Origin": "http://localhost:8000"}, "only a browser extension may post"),
        (POST, {"Origin": "null"}, "only a browser extension may post"),
        (b" " * (1 << 20) + b"{}", {}, "at most 1048576 are taken"),
        (b" " * (3 << 20), {}, "at most 1048576 are taken"),
    ],
    ids=lambda value: "" if not isinstance(value, str) else value[:30].replace("/", " "),
)  # fmt: skip
def test_a_wrong_post_is_refused(listener, content, headers, says):
    """With a clear answer, and nothing is written."""
    repository, port = listener
    before = tree(repository)
    status, said = post(port, content, **headers)
    assert (
        status == 400 and said.startswith("refused: ") and says in said and said.count("\n") == 1
    ), said
    assert tree(repository) == before


@pytest.fixture(scope="module")
def listener(whole, tmp_path_factory):
    repository = whole.copy(tmp_path_factory.mktemp("listener") / "repository")
    with listening(repository) as (port, _):
        yield repository, port


def test_a_post_without_a_length_is_refused(listener):
    with socket.create_connection(("127.0.0.1", listener[1]), timeout=20) as client:
        client.sendall(
            b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
        )
        assert b"refused: a post without Content-Length" in client.makefile("rb").read()


def test_only_loopback_is_bound(listener):
    """Whoever listens on every address also answers at 127.0.0.2."""
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", listener[1]), timeout=20)


def test_a_taken_port_is_told(whole):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        done = whole.judge("new", "--listen", "--port", port)
    assert (
        done.returncode == 2
        and f"judge: port {port}: " in done.stderr
        and "--port N" in done.stderr
    )


@pytest.mark.parametrize(
    "name",
    [
        '""" + open("/tmp/x", "w").write("x") + """',
        "a\\",
        "x ${judge} $nothing",
        '\'); system("x"); //',
        "a/../../b",
        'a # " = ]',
    ],
)
def test_no_title_becomes_code_or_a_path(repository, name):
    """Whatever it holds, only the new files appear, and cases.py is the same program."""
    before = tree(repository)
    with listening(repository) as (port, process):
        assert post(port, {**POST, "name": name})[0] == 200
        process.kill()
    new = {path for path in tree(repository).keys() - before.keys()}
    assert {str(path).split("/2524_")[0] for path in new} <= {"problems/hdu", "testdata/hdu"}
    assert all(tree(repository)[path] == content for path, content in before.items())
    for path in new:
        assert re.fullmatch(
            r"[a-z0-9_]+", path.stem if path.parts[0] == "problems" else path.parts[2]
        )
        if path.name == "cases.py":
            code = compile((repository.root / path).read_text(), "cases.py", "exec")
            assert code.co_names[:2] == ("__doc__", "random")
        if path.name == "problem.toml":
            assert facts(repository, f"hdu/{path.parts[2]}")["title"] == name


def test_every_gap_is_named_where_it_stands(repository):
    """And no longer once its mark is gone; meanwhile the other problems are judged."""
    done = repository.judge("new", "hdu", "2524", "Rectangles")
    assert (
        done.returncode == 0
        and "`scripts/judge hdu/2524_rectangles` names what is left" in done.stdout
    )
    marks = [
        f"{path}:{number}: fill in "
        for path, content in sorted(tree(repository).items())
        if "2524" in str(path)
        for number, line in enumerate(content.decode().splitlines(), 1)
        if "FILL IN: " in line
    ]
    judged = repository.judge()
    assert judged.returncode == 2 and f"{checkout.CASES}  AC" in judged.stdout
    named = [line.strip() for line in judged.stderr.splitlines()[1:]]
    assert (
        len(marks) > 15 and len(named) == len(marks) and all(map(str.startswith, named, marks))
    ), judged.stderr
    for path in ("problems/hdu/2524_rectangles.cpp", "testdata/hdu/2524_rectangles/cases.py"):
        text = (repository.root / path).read_text()
        (repository.root / path).write_text(text.replace("FILL IN: ", ""))
    judged = repository.judge("data", "hdu/2524")
    assert judged.returncode == 2
    assert [line.strip() for line in judged.stderr.splitlines()[1:]] == [
        line for line in named if "2524_rectangles.cpp" not in line and "cases.py" not in line
    ]


def test_the_header_check_names_the_gaps(repository):
    repository.judge("new", "hdu", "2524", "Rectangles")
    code = (
        "from judging import Mistake, catalog; from judging.rules import solutions\n"
        "try: solutions.check(catalog.find(['2524'])[0])\n"
        "except Mistake as mistake: print(mistake)"
    )
    environment = {"PYTHONPATH": str(repository.root / "scripts")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True
    )
    assert "problems/hdu/2524_rectangles.cpp:3: fill in positions" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["hdu", "1846", "Other Title"], "HDU 1846 is here already"),
        (["hdu", "../1", "Title"], "is no id of HDU"),
        (["hdu", "1_2", "Title"], "is no id of HDU"),
        (["hdu", "2524", "\u77e9\u5f62"], "has no Latin letter"),
        (["hdv", "2524", "Title"], "no judge is called 'hdv': expected 51nod, atcoder"),
        (["hdu", "2524"], 'new needs JUDGE ID "TITLE"'),
        ([], 'new needs JUDGE ID "TITLE"'),
    ],
    ids=str,
)
def test_what_cannot_be_new(whole, arguments, says):
    before = tree(whole)
    whole.assert_mistake("new", *arguments, says=says)
    assert tree(whole) == before


def test_an_id_with_underscores_is_the_whole_name(repository):
    repository.judge("new", "librarychecker", "nim_product_32", "Nim Product")
    assert (repository.root / "problems/librarychecker/nim_product_32.cpp").is_file()


def test_nothing_is_left_where_a_file_cannot_be_written(repository):
    """The disk allows less than one file: no part of the problem stays."""
    before = tree(repository)
    done = repository.judge(
        "new",
        "hdu",
        "2524",
        "Rectangles",
        setup="import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))",
    )
    assert done.returncode == 2 and "cannot be written" in done.stderr
    assert tree(repository) == before and not list((repository.root / "testdata").glob(".*"))


def test_a_rule_works_at_once_and_with_a_rule_of_ones_own(repository):
    """The start is a game of its own: 1, 3 or 4 have period 7; a board of two numbers works, too."""
    path = repository.root / "mine.cpp"
    assert repository.judge("new", "--rule", "mine").returncode == 0
    assert (
        "scripts/judge table --rule mine.cpp" in path.read_text()
        and len(path.read_text().splitlines()) < 32
    )
    table = repository.judge("table", "--rule", path)
    assert "g(n + 7) = g(n) for n >= 0" in table.stdout, table.stderr
    played = repository.judge("play", "--rule", path, stdin=subprocess.DEVNULL)
    assert played.returncode == 0 and "move? (" in played.stdout, played.stderr
    repository.assert_mistake("new", "--rule", "mine", says="mine.cpp is there already")
    skeleton = path.read_text()
    split = skeleton.replace("using Position = int;", "using Position = std::vector<int>;").replace(
        "& stones", "& piles"
    )
    split = split.replace("    for (int taken : {1, 3, 4})\n        if (taken <= stones) reached.push_back(stones - taken);\n", (
        "    for (std::size_t i = 0; i < piles.size(); ++i)\n"
        "        for (int part = 1; 2 * part < piles[i]; ++part) {\n"
        "            reached.push_back(piles);\n"
        "            reached.back()[i] -= part;\n"
        "            reached.back().push_back(part);\n"
        "        }\n"
    )).replace("    Position start;\n    std::cin >> start;", "    Position start(1);\n    std::cin >> start[0];")  # fmt: skip
    path.write_text(split)
    table = repository.judge("table", "--rule", path, "--to", 9)
    assert "Where piles split" in skeleton and "grundy   0 0 0 1 0 2 1 0 2 1" in table.stdout, (
        table.stderr
    )
    board = skeleton.replace("using Position = int;", "using Position = std::pair<int, int>;")
    board = board.replace("    for (int taken : {1, 3, 4})\n        if (taken <= stones) reached.push_back(stones - taken);\n", (
        "    if (stones.first) reached.push_back({stones.first - 1, stones.second});\n"
        "    if (stones.second) reached.push_back({stones.first, stones.second - 1});\n"
    )).replace("std::cin >> start;", "std::cin >> start.first >> start.second;")  # fmt: skip
    path.write_text(board)
    table = repository.judge("table", "--rule", path, "--to", 8)
    assert "row" in table.stdout and "column" in table.stdout, table.stderr

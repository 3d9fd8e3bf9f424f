"""new: writes all files of a problem or none, by hand or from the browser. The judge reports each
gap until it is filled."""

import json
import re
import shutil
import socket
import subprocess
import tomllib
import urllib.request
from contextlib import contextmanager

import pytest

import checkout
from judging import ROOT, Mistake
from judging.problems import catalog
from lab import companion

HDU = "https://acm.hdu.edu.cn/showproblem.php?pid=2524"
TEST = {"input": "2\n1 2\n2 4\n", "output": "3\n30\n"}
POST = {  # as the extension documents it
    "name": "Rectangles", "group": "HDOJ", "url": HDU, "interactive": False, "memoryLimit": 65,
    "timeLimit": 2000, "tests": [TEST], "testType": "single", "batch": {"id": "1", "size": 1},
}  # fmt: skip
EXTENSION = "chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl"


@pytest.fixture(scope="module")
def whole(whole, tmp_path_factory):
    """A checkout with one problem and every judge."""
    copy = whole.copy(tmp_path_factory.mktemp("new") / "repository")
    for toml in (ROOT / "testdata").glob("*/judge.toml"):
        (copy.root / "testdata" / toml.parent.name).mkdir(exist_ok=True)
        shutil.copy(toml, copy.root / "testdata" / toml.parent.name)
    return copy


@pytest.fixture
def repository(whole, tmp_path):
    return whole.copy(tmp_path / "repository")


def tree(repository):
    """Return the content of every file outside build/."""
    paths = [path for path in repository.root.rglob("*") if path.is_file()]
    inside = {path.relative_to(repository.root): path for path in paths}
    ignored = {"build", "__pycache__"}
    return {n: path.read_bytes() for n, path in inside.items() if not ignored & {*n.parts}}


@contextmanager
def listening(repository, *arguments):
    """Return the port of a `new --listen`, and its process."""
    with repository.start("new", *arguments, "--listen", "--port", 0) as process:
        try:
            yield int(re.search(r"localhost:(\d+)/", process.stdout.readline())[1]), process
        finally:
            process.kill()


def post(port, content, **headers):
    """Post a JSON value, or bytes."""
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/", body, headers, method="POST")
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert answer.status == 200


LIGHTOJ, LUOGU = "https://lightoj.com/problem/opposite-task", "https://www.luogu.com.cn/problem/"
ACWING = "https://www.acwing.com/problem/content/"
PAGES = {
    "hdu": ({}, "", "2524", "Rectangles", HDU, 66560, "the limits of the page"),
    "lightoj with its number": ({"name": "1001 - Opposite Task", "url": LIGHTOJ, "memoryLimit": 32}, "", "1001", "Opposite Task", LIGHTOJ, 32768, ""),
    "lightoj": ({"name": "Opposite Task", "url": LIGHTOJ, "memoryLimit": 64}, "1001", "1001", "Opposite Task", LIGHTOJ, 65536, ""),
    "poj": ({"name": "Who's Next?", "url": "http://poj.org/problem?id=1042&lang=en", "memoryLimit": 10.5}, "", "1042", "Who's Next?", "http://poj.org/problem?id=1042", 10752, "the limits of the page"),
    "luogu": ({"name": "P2575 \u9ad8\u624b Master", "url": f"{LUOGU}P2575#submit", "memoryLimit": 125}, "", "P2575", "\u9ad8\u624b Master", f"{LUOGU}P2575", 128000, ""),
    "codeforces": ({"name": "F. Colouring Game", "url": "https://codeforces.com/contest/1704/problem/F"}, "", "1704F", "Colouring Game", "https://codeforces.com/problemset/problem/1704/F", 66560, ""),
    "atcoder": ({"name": "H - Advance or Eat", "url": "https://atcoder.jp/contests/abc229/tasks/abc229_h"}, "", "abc229_h", "Advance or Eat", "https://atcoder.jp/contests/abc229/tasks/abc229_h", 66560, ""),
    "cses": ({"name": "Nim Game I", "url": "https://cses.fi/problemset/task/1730"}, "", "1730", "Nim Game I", "https://cses.fi/problemset/task/1730", 66560, ""),
    "codechef": ({"name": "Chef and Tree Game", "url": "https://www.codechef.com/problems/GERALD08"}, "", "GERALD08", "Chef and Tree Game", "https://www.codechef.com/problems/GERALD08", 66560, ""),
    "codechef in a contest": ({"name": "Chef and Tree Game", "url": "https://www.codechef.com/APRIL14/problems/GERALD08"}, "", "GERALD08", "Chef and Tree Game", "https://www.codechef.com/problems/GERALD08", 66560, ""),
    "acwing": ({"name": "891. Nim\u6e38\u620f", "url": f"{ACWING}893/"}, "", "891", "Nim\u6e38\u620f", f"{ACWING}893/", 66560, ""),
    "acwing's description": ({"name": "891. Nim-Game", "url": f"{ACWING}description/893/"}, "", "891", "Nim-Game", f"{ACWING}893/", 66560, ""),
    "vjudge": ({"name": "Rectangles", "url": "https://vjudge.net/problem/HDU-2524"}, "", "2524", "Rectangles", HDU, 66560, "the limits of the page"),
    "vjudge shows the number at lightoj": ({"name": "Partitioning Game", "url": "https://vjudge.net/problem/LightOJ-1199"}, "", "1199", "Partitioning Game", "https://lightoj.com/problem/", 66560, ""),
    "vjudge in Chinese": ({"name": "Nim", "url": "https://vjudge.net/problem/%E6%B4%9B%E8%B0%B7-P2197"}, "", "P2197", "Nim", f"{LUOGU}P2197", 66560, ""),
    "no limits": ({"timeLimit": 0, "memoryLimit": 0, "url": f"{LUOGU}P1"}, "", "P1", "Rectangles", f"{LUOGU}P1", 65536, "the limits of the statement"),
    "2 GB as 2 MB": ({"memoryLimit": 2, "url": f"{LUOGU}P8129"}, "", "P8129", "Rectangles", f"{LUOGU}P8129", 2048, "the limits of the page"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "number", "id", "name", "url", "memory_kib", "to_check"), PAGES.values(), ids=PAGES
)
def test_the_facts_of_a_post(change, number, id, name, url, memory_kib, to_check):
    """Judge, id, title, address and limits are those of the page."""
    body = json.dumps({**POST, **change}).encode()
    facts = companion.facts_of(EXTENSION, body, catalog.judges(), number)
    judge = facts["judge"]
    assert (facts["id"], facts["name"]) == (id, name)
    assert judge.address(judge.url, id, facts["slug"]) == url
    time_ms = change.get("timeLimit", 2000) or 1000
    assert facts["limits"][:2] == (time_ms, memory_kib) and to_check in facts["limits"][2]
    assert bool(to_check) == bool(facts["limits"][2])
    assert facts["samples"] == [[TEST["input"].encode(), TEST["output"].encode()]]


@pytest.mark.parametrize(
    ("url", "name", "title"),
    [
        (HDU, "S-Nim", "S-Nim"),
        (HDU, "A Chess Game", "A Chess Game"),
        (HDU, "A + B", "A + B"),
        (HDU, "N-Queens Game", "N-Queens Game"),
        (HDU, "2524 - Rectangles", "Rectangles"),
        (f"{LUOGU}P2575", "P2575 A Game", "A Game"),
        ("https://codeforces.com/contest/2040/problem/E2", "E2. A Game 2", "A Game 2"),
        ("https://codeforces.com/contest/2040/problem/A", "A-Nim", "A-Nim"),
        ("https://atcoder.jp/contests/abc229/tasks/abc229_h", "H - H Game", "H Game"),
        ("https://atcoder.jp/contests/abc229/tasks/abc229_h", "S - Nim", "S - Nim"),
    ],
)
def test_only_the_id_and_the_index_of_a_contest_are_cut_from_a_title(url, name, title):
    body = json.dumps({**POST, "url": url, "name": name}).encode()
    assert companion.facts_of(EXTENSION, body, catalog.judges(), "")["name"] == title


@pytest.mark.parametrize(
    ("change", "origin", "says"),
    [
        (b"{", "", "expected JSON"),
        (b"\xff\xfe", "", "expected JSON"),
        (b"[" * 100_000, "", "expected JSON"),
        (b"[1]", "", "expected JSON"),
        ({"tests": [{"input": "1\n"}]}, "", "expected JSON"),
        ({"tests": 3}, "", "expected JSON"),
        ({"tests": [{"input": ["1\n"], "output": "1\n"}]}, "", "expected JSON"),
        ({"tests": [{"input": "\u4e00\n", "output": "1\n"}]}, "", "tests in ASCII"),
        ({"timeLimit": float("nan")}, "", "expected JSON"),
        ({"memoryLimit": 1e308}, "", "expected JSON"),
        ({"timeLimit": None}, "", "expected JSON"),
        ({"url": "https://open.kattis.com/problems/nim"}, "", "is not a problem of 51Nod, A"),
        ({"url": f"{HDU}/../../x"}, "", "is not a problem of"),
        ({"url": HDU.replace("2524", "../../x")}, "", "is not a problem of"),
        ({"url": f"https://example.org/?{HDU}"}, "", "is not a problem of"),
        ({"url": "https://lightoj.com/problem/a-b"}, "", "`scripts/judge new lightoj NUMBER --l"),
        ({"interactive": True}, "", "is interactive"),
        ({"input": {"type": "file", "fileName": "input.txt"}}, "", "reads or writes files"),
        ({"output": {"type": "file", "fileName": "o"}}, "", "reads or writes files"),
        ({"input": {"type": ["stdin"]}}, "", "expected JSON"),
        ({"input": "stdin"}, "", "expected JSON"),
        ({}, "https://example.org", "only a browser extension"),
        ({}, "null", "only a browser extension"),
    ],
)
def test_a_wrong_post_is_refused(change, origin, says):
    body = change if isinstance(change, bytes) else json.dumps({**POST, **change}).encode()
    with pytest.raises(Mistake, match=re.escape(says)):
        companion.facts_of(origin, body, catalog.judges(), "")


TITLES = ['""" + open("/tmp/x", "w").write("x") + """', "a\\", "x {{ judge }} $id", "a/../../b"]


@pytest.mark.parametrize("title", ["\u77e9\u5f62A", '\'); system("x"); //', 'a # " = ]', *TITLES])
def test_a_post_becomes_a_problem_and_no_title_becomes_code_or_a_path(repository, title):
    """Before that, posts without a length, from a page, or of an existing problem write no file."""
    before = tree(repository)
    with listening(repository, "hdu") as (port, process):
        with socket.create_connection(("127.0.0.1", port), timeout=20) as client:
            client.sendall(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
            client.recv(100)
        post(port, POST, Origin="http://localhost:8000")
        post(port, {**POST, "name": "\ud800"})
        post(port, {**POST, "url": HDU.replace("2524", "1846")})
        post(port, b" " * (3 << 20))
        with pytest.raises(ConnectionRefusedError):  # it listens on 127.0.0.1 only
            socket.create_connection(("127.0.0.2", port), timeout=20)
        assert tree(repository) == before
        post(port, {**POST, "name": title}, Origin=EXTENSION)
        out, err = process.communicate(timeout=20)
    for reason in ("expected JSON", "may not post", "has no Latin letter", "HDU 1846 exists"):
        assert re.search(f"^rejected: .*{reason}", out, re.MULTILINE), out
    assert process.returncode == 0 and out.count("rejected: ") == 5, err
    new = tree(repository)
    assert all(new.pop(path) == content for path, content in before.items())
    assert {str(path).split("/2524_")[0] for path in new} == {"problems/hdu", "testdata/hdu"}
    (solution,) = (path for path in new if path.parts[0] == "problems")
    assert re.fullmatch(r"[a-z0-9_]+", solution.stem)
    folder = repository.root / "testdata/hdu" / solution.stem
    facts = tomllib.loads((folder / "problem.toml").read_text("utf-8"))
    is_chinese = not title.isascii()
    assert facts["title"] == ("A" if is_chinese else title) and facts["url"] == HDU
    assert facts.get("title_zh") == (title if is_chinese else None)
    assert facts["limits"] == {"time_ms": 2000, "memory_kib": 66560, "source": "assumed"}
    assert facts["samples"] == {"source": "statement"}
    assert new[solution].decode().splitlines()[:2] == [
        f"// HDU 2524 - {facts['title']}",
        f"// {HDU}",
    ]
    assert (folder / "sample_1.in").read_text() == TEST["input"]
    assert (folder / "sample_1.ans").read_text() == TEST["output"]
    code = compile((folder / "cases.py").read_text(), "cases.py", "exec")
    assert code.co_names[:2] == ("__doc__", "random")
    judged = repository.judge(f"hdu/{solution.stem}")
    assert judged.returncode == 2 and f"{solution}:3: fill in positions, moves" in judged.stderr


def test_a_port_in_use_is_named(whole):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        done = whole.judge("new", "--listen", "--port", port)
    assert done.returncode == 2 and f"judge: port {port}: " in done.stderr
    assert "--port N" in done.stderr


def test_every_gap_is_named_until_its_mark_is_removed(repository):
    """The judge lists the gaps, and judges the other problems."""
    done = repository.judge("new", "hdu", "2524", "Rectangles")
    assert done.returncode == 0
    assert "`scripts/judge hdu/2524_rectangles` lists the places to fill in" in done.stdout
    gaps = [
        f"{path}:{number}: fill in "
        for path, content in sorted(tree(repository).items())
        if "2524" in str(path)
        for number, line in enumerate(content.decode().splitlines(), 1)
        if "FILL IN: " in line
    ]
    judged = repository.judge()
    assert judged.returncode == 2 and f"{checkout.CASES}  AC" in judged.stdout
    named = [line.strip() for line in judged.stderr.splitlines()[1:]]
    assert len(gaps) > 15 and len(named) == len(gaps), judged.stderr
    assert all(map(str.startswith, named, gaps)), judged.stderr
    indexed = repository.judge("index")
    assert indexed.returncode == 2 and indexed.stderr.startswith("judge: "), indexed
    assert "lesson that lists the problem" in indexed.stderr
    # the judge also names what only scripts/test checks
    assert "a move as data, and the picture of a position" in judged.stderr
    assert "Chinese" not in judged.stderr  # the conclusion is optional
    cases_py = repository.root / "testdata/hdu/2524_rectangles/cases.py"
    cases_py.write_text(cases_py.read_text().replace("FILL IN: ", ""))
    judged = repository.judge("data", "hdu/2524")
    left = [line for line in named if "cases.py" not in line]
    assert judged.returncode == 2
    assert [line.strip() for line in judged.stderr.splitlines()[1:]] == left


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["hdu", "1846", "Other Title"], "HDU 1846 exists"),
        (["hdu", "../1", "Title"], "'../1' is not an id of HDU; expected an id such as 1846\n"),
        (["hdu", "1_2", "Title"], "is not an id of HDU"),
        (["hdu", "2524", "\u77e9\u5f62"], "has no Latin letter"),
        (["hdv", "2524", "Title"], "no online judge is called 'hdv': expected 51nod, a"),
        (["hdu", "2524"], 'new needs JUDGE ID "TITLE"'),
        ([], 'new needs JUDGE ID "TITLE"'),
    ],
    ids=str,
)
def test_what_cannot_be_new(whole, arguments, says):
    before = tree(whole)
    whole.assert_mistake("new", *arguments, says=says)
    assert tree(whole) == before


def test_an_id_with_underscores_is_the_whole_name_and_unknown_slugs_are_gaps(repository):
    repository.judge("new", "librarychecker", "nim_product_32", "Nim Product")
    assert (repository.root / "problems/librarychecker/nim_product_32.cpp").is_file()
    repository.judge("new", "lightoj", "1001", "Opposite Task")
    toml = repository.root / "testdata/lightoj/1001_opposite_task/problem.toml"
    assert f'url = "{LIGHTOJ}"  # FILL IN: the address that opens the page' in toml.read_text()


def test_nothing_is_left_where_a_file_cannot_be_written(repository):
    """A file cannot be larger than 300 bytes, so writing fails. No part of the problem remains."""
    before = tree(repository)
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (300, 300))"
    done = repository.judge("new", "hdu", "2524", "Rectangles", setup=full)
    assert done.returncode == 2 and "cannot be written" in done.stderr
    assert tree(repository) == before and not list((repository.root / "testdata").glob(".*"))


RULE = "    for (int taken : {1, 3, 4})\n        if (taken <= stones) reached.push_back(stones - taken);\n"
SPLIT = """    for (std::size_t i = 0; i < stones.size(); ++i)
        for (int part = 1; 2 * part < stones[i]; ++part) {
            reached.push_back(stones);
            reached.back()[i] -= part;
            reached.back().push_back(part);
        }
"""
BOARD = """    if (stones.first) reached.push_back({stones.first - 1, stones.second});
    if (stones.second) reached.push_back({stones.first, stones.second - 1});
"""


def test_a_rule_works_at_once_and_with_a_rule_of_ones_own(repository):
    """The first game has period 7. Piles that split and a board of two numbers work, too."""
    path = repository.root / "mine.cpp"
    assert repository.judge("new", "--rule", "mine").returncode == 0
    skeleton = path.read_text()
    assert "scripts/judge table --rule mine.cpp" in skeleton and skeleton.count("\n") < 32
    played = repository.judge("play", "--rule", path, stdin=subprocess.DEVNULL)
    assert played.returncode == 0 and "move? (" in played.stdout, played.stderr
    repository.assert_mistake("new", "--rule", "mine", says="mine.cpp exists already")
    for position, rule, read, expected in (
        ("int;", RULE, "start;", "g(n + 7) = g(n) for n >= 0"),
        ("std::vector<int>;", SPLIT, "start.emplace_back();", "grundy   0 0 0 1 0 2 1 0 2 1"),
        ("std::pair<int, int>;", BOARD, "start.first >> start.second;", "column"),
    ):
        text = skeleton.replace(" = int;", f" = {position}").replace(RULE, rule)
        path.write_text(text.replace("std::cin >> start;", f"std::cin >> {read}"))
        table = repository.judge("table", "--rule", path, *(["--to", 9] if rule != RULE else []))
        assert expected in table.stdout, table.stderr

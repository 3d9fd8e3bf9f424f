"""companion: receives problems from the browser extension Competitive Companion.

The extension reads the page of a problem at an online judge and posts it to a port of this machine.
"""

import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from socketserver import TCPServer
from urllib.parse import unquote

from judging import Mistake
from judging.problems.catalog import Judge

MAX_BYTES = 1 << 20  # of a post
FORM = "expected JSON with url, name, timeLimit, memoryLimit, and tests in ASCII"
INEXACT = "hdu", "poj"  # KiB are rounded down to MB, and HDU's limits are those for Java
FEW_KIB = 4096  # a smaller limit is probably wrong: 2 GB of Luogu arrive as 2 MB
UNKNOWN = 1000, 65536, 'the limits of the statement, and "statement"; or leave what is assumed'
VJUDGE = "https://vjudge.net/problem/"


class _Server(TCPServer):
    allow_reuse_address, handle_error = True, lambda *_: None  # the sender may end the connection
    post: tuple[str, bytes] | None = None


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    timeout, log_message = 5, lambda *_: None  # a sender may wait 5 seconds

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        body = self.rfile.read(min(int(length) if length.isdecimal() else 0, MAX_BYTES))
        self.server.post = self.headers.get("Origin", ""), body
        self.send_response(200)
        self.end_headers()


def posts(port: int) -> Iterator[tuple[str, bytes]]:
    """Listen on a port; yield the origin and the body of each post."""
    try:
        server = _Server(("127.0.0.1", port), _Handler)
    except OSError as error:
        advice = "choose --port N, and enter N in the extension, too"
        raise Mistake(f"port {port}: {error.strerror}; {advice}") from None
    with server:
        address = f"http://localhost:{server.server_address[1]}/"
        print(f"listening on {address} for Competitive Companion; stop with Ctrl-C", flush=True)
        while True:
            server.post = None
            server.handle_request()
            if server.post:
                yield server.post


def facts_of(origin: str, body: bytes, judges: list[Judge], number: str) -> dict:
    """Return the problem in a post as arguments of `scaffold.write`; raise Mistake if it is wrong.

    `number` is the id of the problem; it is used only if the page does not show an id.
    """
    if origin and not re.match("[a-z-]+-extension://", origin):
        raise Mistake(f"the page {origin!r} may not post problems, only a browser extension may")
    try:
        post = json.loads(body)
        url, name = post["url"].strip(), " ".join(post["name"].split())
        time_ms, memory_kib = round(post["timeLimit"]), round(post["memoryLimit"] * 1024)
        ways = {post[key]["type"] for key in ("input", "output") if key in post}
        samples = [
            [test[key].encode("ascii") for key in ("input", "output")] for test in post["tests"]
        ]
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError):
        raise Mistake(FORM) from None
    judge, parts = next(_matches(url, judges), (None, {}))
    if not judge or post.get("interactive"):
        names = ", ".join(judge.name for judge in judges)
        raise Mistake(f"{url!r} is " + ("interactive" if judge else f"not a problem of {names}"))
    if ways - {"stdin", "stdout"}:
        raise Mistake(f"{url!r} reads or writes files; expected standard input and output")
    slug = parts.pop("slug", "")
    first = re.match(r"(?:[A-Z]+[ -])?(\d+)(?:\.| -) ", name)
    id = parts.get("id") or "".join(parts.values()) or number or (first[1] if first else "")
    if not id:
        retry = f"`scripts/judge new {judge.key} NUMBER --listen`"
        raise Mistake(f"{judge.name}'s page does not show the number: run {retry}")
    title, limits = _title(name, id, parts.get("index", "")), _limits(judge, time_ms, memory_kib)
    facts = {"judge": judge, "id": id, "name": title, "slug": slug}
    return {**facts, "samples": samples, "limits": limits}


def _title(name: str, id: str, index: str) -> str:
    """Return the title on a page without the id, or without the index in a contest: F. Title."""
    index = index or id.rpartition("_")[2].upper()  # H of abc229_h
    return re.sub(
        rf"^(?:(?:[A-Z]+[ -])?{re.escape(id)}\b[ .:-]+|{re.escape(index)}(?:\.| -|:) )(?=.)",
        "",
        name,
    )


def _limits(judge: Judge, time_ms: int, memory_kib: int) -> tuple[int, int, str]:
    """Return the limits, and what a person must check about them, or ""."""
    if time_ms <= 0 or memory_kib <= 0:
        return UNKNOWN
    is_doubtful = judge.key in INEXACT or memory_kib < FEW_KIB
    return time_ms, memory_kib, 'the limits of the page, and "statement"' * is_doubtful


def _matches(url: str, judges: list[Judge]) -> Iterator[tuple[Judge, dict[str, str]]]:
    """Yield each judge to which an address belongs, with the id, its parts or the slug."""
    for judge in judges:
        at_vjudge = [VJUDGE + judge.vjudge] if judge.vjudge else []
        for address in (judge.url, *judge.pages, *at_vjudge):
            form = re.escape(re.sub(r"^https?://(www\.)?", "", address).rstrip("/"))
            form = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[A-Za-z0-9_-]+)", form)
            if match := re.fullmatch(rf"https?://(?:www\.)?{form}/?(?:[?&#].*)?", unquote(url)):
                yield judge, match.groupdict()

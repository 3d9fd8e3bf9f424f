"""companion: takes a problem from the browser extension Competitive Companion, which
posts what it reads on a judge's page to a port of this machine."""

import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import TCPServer

from .. import Mistake
from ..collection.catalog import Judge
from .scaffold import write

MAX_BYTES = 1 << 20  # of a post
MAX_TITLE, MAX_LIMIT, MAX_SAMPLES = 200, 10**6, 99
FORM = f"expected url, a name of one line, limits from 1 to {MAX_LIMIT}, at most {MAX_SAMPLES} tests in ASCII"
IN_KIB = ("hdu", "poj")  # their pages state memory in KiB; the extension divides by 1000


def receive(port: int, judges: list[Judge], id: str, title: str) -> list[Path]:
    """The paths of the first problem that is posted and written. `id` and `title`, where
    given, count in place of what the page says."""
    written: list[Path] = []

    class Receiver(BaseHTTPRequestHandler):
        timeout, log_message = 5, lambda *_: None  # seconds that a sender may be silent

        def do_POST(self):
            try:
                written.extend(write(*_told(_posted(self), judges, id, title)))
                status, said = 200, f"written: {written[0].name}"
            except Mistake as mistake:
                status, said = 400, f"refused: {mistake}"
                print(said, flush=True)
            self.send_response(status)
            self.send_header("Content-Type", "text/plain; charset=utf-8")
            self.end_headers()
            self.wfile.write(f"{said}\n".encode())

    class Server(TCPServer):
        allow_reuse_address, handle_error = True, lambda *_: None  # the sender has gone

    try:
        server = Server(("127.0.0.1", port), Receiver)
    except OSError as error:
        raise Mistake(
            f"port {port}: {error.strerror}; choose --port N, and enter N in the extension, too"
        ) from None
    with server:
        print(
            f"listening on http://localhost:{server.server_address[1]}/ for Competitive Companion; Ctrl-C ends",
            flush=True,
        )
        while not written:
            server.handle_request()
    return written


def _posted(request: BaseHTTPRequestHandler):
    """The JSON of a post; raises Mistake."""
    length, origin = request.headers.get("Content-Length", ""), request.headers.get("Origin")
    if not re.fullmatch("[0-9]{1,18}", length):
        raise Mistake("a post without Content-Length")
    body = request.rfile.read(
        min(int(length), 16 * MAX_BYTES)
    )  # so that the sender hears the answer
    if origin and not re.match("[a-z-]+-extension://", origin):
        raise Mistake(f"a post from the page {origin!r}; only a browser extension may post")
    if int(length) > MAX_BYTES:
        raise Mistake(f"a post of {length} bytes; at most {MAX_BYTES} are taken")
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise Mistake("a post that is no JSON") from None


def _told(post, judges: list[Judge], id: str, title: str) -> tuple:
    """What a post tells of a problem, as `write` takes it; raises Mistake."""
    try:
        url, name = post["url"].strip(), post["name"].strip()
        ms, megabytes = float(post["timeLimit"]), float(post["memoryLimit"])
        samples = [(test["input"], test["output"]) for test in post["tests"]]
        are_ascii = "".join(text for sample in samples for text in sample).isascii()
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        raise Mistake(FORM) from None
    are_limits = min(ms, megabytes) >= 1 and max(ms, megabytes) <= MAX_LIMIT
    if not (
        name.isprintable()
        and len(name) <= MAX_TITLE
        and are_limits
        and len(samples) <= MAX_SAMPLES
        and are_ascii
    ):
        raise Mistake(FORM)
    found = (
        (judge, match.groupdict())
        for judge in judges
        for form in _addresses(judge)
        if (match := form.fullmatch(url))
    )
    judge, at = next(found, (None, {}))
    if not judge or post.get("interactive"):
        what = (
            "interactive" if judge else f"no problem of {', '.join(judge.name for judge in judges)}"
        )
        raise Mistake(f"{url[:MAX_TITLE]!r} is {what}")
    slug = at.pop("slug", "")
    id = (
        at.get("id")
        or "".join(at.values())
        or id
        or "".join(re.findall(r"^(?:[A-Z]+[ -])?(\d+) ", name))
    )
    if not id:
        raise Mistake(
            f"{judge.name}'s page does not tell the number: run `scripts/judge new {judge.key} NUMBER --listen`"
        )
    name = re.sub(
        rf"^(?:[A-Z]+[ -])?(?:{id}|[A-Z]\d?)\b[ .:-]+(?=.)", "", name
    )  # Codeforces has F. Title
    return judge, id, title or name, slug, _limits(judge, ms, megabytes), samples, name


def _addresses(judge: Judge) -> Iterator[re.Pattern]:
    """The addresses of a judge's problems; a group for the id or its parts, or for the slug."""
    for address in (judge.url, *judge.pages):
        form = re.escape(re.sub(r"^https?://(www\.)?", "", address))
        form = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[A-Za-z0-9_-]+)", form)
        yield re.compile(rf"https?://(?:www\.)?{form}/?(?:[?&#].*)?")


def _limits(judge: Judge, ms: float, megabytes: float) -> tuple[int, int, str]:
    """The limits in ms and KiB, and what of them has to be checked."""
    kib, check = round(megabytes * (1000 if judge.key in IN_KIB else 1024)), ""
    if judge.key in IN_KIB and megabytes == int(megabytes):  # rounded down: 65536 K come as 65
        power = next((1 << k for k in range(10, 31) if kib <= 1 << k < kib + 1000), 0)
        check = "" if power else f"the memory limit, {kib} to {kib + 999}"
        kib = power or kib
    if judge.key == "hdu":  # of "2000/1000 MS (Java/Others)" the extension takes the first
        check = f'the page\'s limits for Others, and "statement"; those for Java are {ms:.0f} ms and {kib} KiB'
        ms, kib = ms / 2, kib // 2
    return max(1, round(ms)), kib, check

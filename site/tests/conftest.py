"""Fixtures: the built site, a server, a browser, and pages that record errors."""

import os
import shutil
import subprocess
import sys
import tarfile
import threading
from collections import defaultdict
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from looks import SEEN
from playwright.sync_api import sync_playwright

import checkout
from fixtures import *  # noqa: F403 - pytest looks for fixtures and hooks here
from judging import BUILD, ROOT, locked

SITE = BUILD / "site"
AXE = BUILD / "ci/axe-core-4.14.1.tgz"
FORGET = "try { localStorage.clear(); sessionStorage.clear(); } catch {}"
# opens the list of moves, the editor and the moves so far, when a board comes
OPEN_MORE = """new MutationObserver(() => {
    const more = document.querySelector("#play-more:not([data-opened])");
    if (more) more.open = more.dataset.opened = true;
}).observe(document, { childList: true, subtree: true })"""


def pytest_addoption(parser):
    parser.addoption("--write", action="store_true", help="write the figures of the lessons")


@pytest.fixture(scope="session")
def site() -> Path:
    """Build the site from the sources; return its folder."""
    environment = {**os.environ, "PYTHONPATH": checkout.python_path(ROOT)}
    BUILD.mkdir(exist_ok=True)
    with locked(BUILD):  # the first worker builds the site, the others reuse it
        done = subprocess.run(
            [sys.executable, "-m", "cli", "site"],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return SITE


@pytest.fixture(scope="session")
def served(site) -> str:
    """Serve the site over http on the loopback address; return its address."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(params=["file", "http"])
def address(request, site, served) -> str:
    """Return the address of the site: on the disk, or at the server."""
    return site.as_uri() if request.param == "file" else served


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


def launched(playwright, *flags: str):
    # the browser without windows needs less than half the time
    chromium = shutil.which("chromium-headless-shell")
    assert chromium, "chromium-headless-shell is not installed: run `.ci/run site`"
    # Without the first flag, the browser without windows crashes if a module leaves its memory. With the second, it
    # does not compile a module again while it runs: the runs of the tests are short. With the third, a click, which waits
    # for two frames, does not wait for a screen.
    always = (
        "--js-flags=--wasm-enforce-bounds-checks --no-wasm-tier-up",
        "--disable-frame-rate-limit",
    )
    return playwright.chromium.launch(executable_path=chromium, args=[*always, *flags])


@pytest.fixture(scope="session")
def browser(playwright):
    with launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def seen(site, playwright) -> dict:
    """Return what SEEN finds on every page, at both widths.

    Each worker that uses this fixture opens all pages, so the tests that use it are in one file.
    """
    faults, found, widths = [], {}, [375, 1280]
    # without frames, in which a page could be clicked, a browser needs a quarter less time
    browser = launched(playwright, "--disable-threaded-compositing")
    page = browser.new_page(viewport={"width": widths[0], "height": 900})
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    for path in sorted({*site.rglob("*.html")} - {site / "404.html"}):  # which loads no script
        page.goto(path.as_uri())
        for width in widths:
            if page.viewport_size["width"] != width:
                page.set_viewport_size({"width": width, "height": 900})
            found[path.relative_to(site), width] = page.evaluate(SEEN)
        widths.reverse()  # the next page begins with the width at which this page ends
    browser.close()
    assert faults == []
    return found


@pytest.fixture(scope="session")
def axe():
    """Return a function that checks with axe what a page shows, also in frames, and the contrast also in dark colours."""
    assert AXE.is_file(), f"{AXE.name} is missing: run `.ci/run site`"
    with tarfile.open(AXE) as archive:
        script = archive.extractfile("package/axe.min.js").read().decode()

    def check(page):
        for frame in page.frames:
            frame.evaluate(script)
        for scheme, options in (
            ("light", "{preload: false, resultTypes: ['violations']}"),
            ("dark", "{preload: false, resultTypes: ['violations'], runOnly: ['color-contrast']}"),
        ):
            page.emulate_media(color_scheme=scheme)
            found = page.evaluate(f"axe.run(document, {options})")
            assert [
                (scheme, each["id"], [node["html"][:200] for node in each["nodes"]])
                for each in found["violations"]
            ] == []
            assert len(found["passes"]) > (15 if scheme == "light" else 0)

    return check


@pytest.fixture(scope="session")
def free_pages():
    """Return the pages that no test uses, by the options of their contexts. To make a page takes as long as to show one."""
    return defaultdict(list)


@pytest.fixture
def opened(browser, free_pages):
    """Return a function that opens a page of the site.

    The test fails if a page wrote to the console, raised an error, or sent a request to another host. A later test with
    the same options gets the same page, with nothing stored.
    """
    used, faults = [], []

    def open_page(
        base: str,
        path: str,
        width: int = 1280,
        scheme: str = "light",
        opens_more: bool = True,
        **options,
    ):
        # with reduced motion the machine moves at once
        options = {"reduced_motion": "reduce", **options}
        key = str([opens_more, options])
        page = free_pages[key].pop() if free_pages[key] else new_page(opens_more, options)
        listeners = {
            "console": lambda message: faults.append(f"{path}: {message.text}"),
            "pageerror": lambda error: faults.append(f"{path}: {error}"),
            "request": lambda request: check(request.url, base),
        }
        for event, listener in listeners.items():
            page.on(event, listener)
        used.append((key, page, listeners))
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{base}/{path}")
        return page

    def new_page(opens_more: bool, options: dict):
        context = browser.new_context(**options)
        if opens_more:
            context.add_init_script(OPEN_MORE)
        return context.new_page()

    def check(url: str, base: str):
        if not url.startswith((f"{base}/", "data:", "blob:")):
            faults.append(f"a request to another host: {url}")

    yield open_page
    for key, page, listeners in used:
        if page.is_closed():
            continue
        for event, listener in listeners.items():
            page.remove_listener(event, listener)
        page.evaluate(FORGET)
        page.goto("about:blank")
        page.unroute_all()
        page.emulate_media(media="null")
        page.mouse.move(0, 0)
        free_pages[key].append(page)
    assert faults == []

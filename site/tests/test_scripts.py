"""The scripts of the pages: the packages, and what happens without npm."""

import pytest

from judging import Mistake
from making import scripts


@pytest.mark.parametrize(
    ("npm", "says"),
    [
        ("", "npm is missing: run `apt-get"),
        ("#!/bin/sh\necho 'no network' >&2\nexit 1\n", "`npm ci` in site/ failed (no network)"),
    ],
)
def test_without_npm_the_site_is_not_built(monkeypatch, tmp_path, npm, says):
    lock = tmp_path / "package-lock.json"
    lock.write_text("{}")  # no scripts in the store were made with this lock
    monkeypatch.setattr(scripts, "LOCK", lock)
    monkeypatch.setenv("PATH", str(tmp_path))
    if npm:
        (tmp_path / "npm").write_text(npm)
        (tmp_path / "npm").chmod(0o755)
    with pytest.raises(Mistake) as caught:
        scripts.files()
    assert str(caught.value).startswith(says)


def test_the_lock_has_no_addresses():
    assert '"resolved"' not in scripts.LOCK.read_text()
    assert '"integrity"' in scripts.LOCK.read_text()

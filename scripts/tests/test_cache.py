"""The cache: what is damaged counts as not there."""

import os
import time

import pytest

from judging import digest
from judging.street import cache, tidy


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    for module in cache, tidy:
        monkeypatch.setattr(module, "BUILD", tmp_path)
    return tmp_path


def test_gives_back_what_was_saved():
    cache.save("kind", "key", {"a": [1, 2]})
    assert cache.load("kind", "key") == {"a": [1, 2]}
    assert cache.load("kind", "other") is None


@pytest.mark.parametrize("at", [0, 70, -1])
def test_a_flipped_bit_makes_it_nothing(folder, at):
    cache.save("kind", "key", {"a": [1, 2]})
    path = folder / "kind/key.json"
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)
    assert cache.load("kind", "key") is None


@pytest.mark.parametrize("content", [b"", b"x", b"\xff\xfe\n{}"])
def test_any_other_content_is_nothing(folder, content):
    cache.save("kind", "key", 1)
    (folder / "kind/key.json").write_bytes(content)
    assert cache.load("kind", "key") is None


def test_a_digest_tells_lists_of_parts_apart():
    """Else two different sources could share a program."""
    assert len({digest("ab", "c"), digest("a", "bc"), digest("abc"), digest("abc", "")}) == 4


def test_what_nobody_has_used_for_a_month_goes(folder):
    """But not what was read since, nor what others look after."""
    def made(name, days_since_read, days_since_written):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, tuple(time.time() - days * tidy.DAY for days in (days_since_read, days_since_written)))
        return path

    old = [made("bin/a/program", 31, 31), made("data/hdu/1/all.in", 40, 50)]
    good = [made("bin/b/program", 29, 40), made("results/c.json", 1, 1), made("tmp/run_1/x", 99, 99)]
    tidy.tidy()
    assert [path.exists() for path in [*old, *good]] == [False, False, True, True, True]


def test_tidying_takes_place_once_a_day(folder):
    tidy.tidy()
    path = folder / "bin/a/program"
    path.parent.mkdir(parents=True)
    path.touch()
    os.utime(path, (0, 0))
    tidy.tidy()
    assert path.exists()
    os.utime(folder / "tidied", (0, 0))
    tidy.tidy()
    assert not path.exists()

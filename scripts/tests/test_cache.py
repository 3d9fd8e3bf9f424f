"""The cache: what is damaged counts as not there."""

import pytest

from judging import digest
from judging.street import cache


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(cache, "BUILD", tmp_path)
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

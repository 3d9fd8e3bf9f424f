"""Selectors: each form finds its problems, a wrong one names the nearest."""

import pytest

from judging import Mistake
from judging.street import catalog

S_NIM = "hdu/1536_s_nim"


@pytest.mark.parametrize(
    "selector",
    ["1536", "hdu/1536", "1536_s_nim", S_NIM, f"problems/{S_NIM}.cpp", f"testdata/{S_NIM}/cases.py", f"testdata/{S_NIM}"],
)
def test_each_form_of_a_selector(selector, monkeypatch):
    monkeypatch.chdir(catalog.ROOT)
    assert [p.name for p in catalog.find([selector])] == [S_NIM]


def test_a_judge_selects_its_problems_and_nothing_twice():
    hdu = catalog.find(["hdu", "1536"])
    assert len(hdu) > 1 and {p.judge.key for p in hdu} == {"hdu"}
    assert len({p.name for p in hdu}) == len(hdu)


@pytest.mark.parametrize(("typed", "meant"), [("hdu/1563", "hdu/1536"), ("s_nim", "1536_s_nim"), ("hduu", "hdu")])
def test_a_mistyped_selector_names_the_nearest(typed, meant):
    with pytest.raises(Mistake, match=f"no problem is called '{typed}': did you mean .*{meant}"):
        catalog.find([typed])


def test_a_selector_like_nothing_points_to_the_list():
    with pytest.raises(Mistake, match="see `scripts/judge list`"):
        catalog.find(["@@@@"])

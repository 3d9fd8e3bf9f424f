"""Fixtures that every test file may use."""

import pytest

from judging.run import Pool


@pytest.fixture(scope="session")
def pool():
    """One runner for all tests of this process."""
    with Pool(1) as pool:
        yield pool

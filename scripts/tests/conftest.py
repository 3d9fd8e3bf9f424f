"""Fixtures that every test file may use."""

import pytest
from hypothesis import settings

from judging.street.run import Pool

settings.register_profile("untimed", deadline=None)  # a busy machine is no fault
settings.load_profile("untimed")


@pytest.fixture(scope="session")
def pool():
    """One runner for all tests of this process."""
    with Pool(1) as pool:
        yield pool

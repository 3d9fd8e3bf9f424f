"""Fixtures that every test file may use."""

import signal

import pytest
from hypothesis import settings

from judging.street.run import Pool

settings.register_profile("untimed", deadline=None)  # a busy machine is no fault
settings.load_profile("untimed")
# A shell that starts the tests in the background makes them ignore an interruption.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def pool():
    """One runner for all tests of this process."""
    with Pool(1) as pool:
        yield pool

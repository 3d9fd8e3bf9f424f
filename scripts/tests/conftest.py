"""Fixtures that every test file may use."""

import signal

import checkout
import pytest
from hypothesis import settings
from judging.runner import Pool

settings.register_profile("untimed", deadline=None)  # a busy machine is no fault
settings.load_profile("untimed")
# A shell that starts the tests in the background makes them ignore an interruption.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def whole(tmp_path_factory):
    """A checkout that was judged once; nobody changes it."""
    return checkout.shared(tmp_path_factory).copy(tmp_path_factory.mktemp("whole") / "repository")


@pytest.fixture(scope="session")
def pool():
    """One runner for all tests of this process."""
    with Pool(1) as pool:
        yield pool

"""Fixtures that every test file may use."""

import os
import shutil
import signal

import pytest
from hypothesis import settings

import checkout
from judging import Mistake
from judging.problems import catalog
from judging.run.runner import Pool

os.environ["GRUNDY_LANG"] = "en"  # the tests compare English sentences
settings.register_profile("untimed", deadline=None)  # a busy machine is not a fault
settings.load_profile("untimed")
# A shell that starts the tests in the background makes them ignore an interruption.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser):
    parser.addoption(
        "--problems", default="", help="only the tests of these problems, by their names"
    )


def pytest_collection_modifyitems(config, items):
    """With --problems, keep the tests that take a problem, if it is one of these, and the tests
    that take `each_problem`. Without --problems, leave out the tests with the mark `elsewhere`: a
    step of .ci/run runs them for all problems. The first problem of such a test is kept, so that
    the test itself cannot break unseen."""
    wanted = config.getoption("--problems").split()
    if not wanted and not config.option.keyword and not any("::" in each for each in config.args):
        marked = [item for item in items if item.get_closest_marker("elsewhere")]
        firsts = {item.function: item for item in reversed(marked)}
        left = [item for item in marked if item is not firsts[item.function]]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in {*left}]
    elif wanted:
        about = {
            item: getattr(item, "callspec", None) and item.callspec.params.get("problem")
            for item in items
        }
        chosen = [
            item
            for item in items
            if getattr(about[item], "name", "") in wanted or "each_problem" in item.fixturenames
        ]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


@pytest.fixture(scope="session")
def each_problem(request):
    """Return a function that checks every problem, or those of --problems. It fails with a list of
    all faults; each fault begins with the name of its problem."""
    problems = catalog.find(request.config.getoption("--problems").split())

    def check_each(check):
        faults = []
        for problem in problems:
            try:
                check(problem)
            except (AssertionError, Mistake) as fault:
                faults.append(f"{problem.name}: {fault}")
        assert not faults, "\n".join(faults)

    return check_each


@pytest.fixture(scope="session")
def needs(request):
    """Return a function that skips a test of some problems if a tool is not installed."""

    def check_tool(tool):
        if request.config.getoption("--problems") and not shutil.which(tool):
            pytest.skip(f"{tool} is not installed")

    return check_tool


@pytest.fixture(scope="session")
def whole(tmp_path_factory):
    """Return a checkout that was judged once. No test may change it."""
    return checkout.shared(tmp_path_factory).copy(tmp_path_factory.mktemp("whole") / "repository")


@pytest.fixture(scope="session")
def pool():
    """Return one runner for all tests of this process."""
    with Pool(1) as pool:
        yield pool

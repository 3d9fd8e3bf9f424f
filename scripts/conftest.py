"""The fixtures of all tests in this folder."""

from fixtures import *  # noqa: F403 - pytest looks for fixtures and hooks here

"""Functions for tests about running processes."""

import os
from pathlib import Path


def descendants(pid: int) -> dict[int, str]:
    """Return all processes below one, with their names."""
    found = {}
    for child in _children(pid):
        found |= {child: _name(child)} | descendants(child)
    return found


def left_by_jobs() -> dict[int, str]:
    """Return the processes that the jobs of this process have left. Their runners adopt every
    orphan, and are children of this process."""
    left = {}
    for runner in _children(os.getpid()):
        left |= descendants(runner)
    return left


def _children(pid: int) -> list[int]:
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:  # it ended meanwhile
        return []


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/comm").read_text().strip()
    except OSError:
        return "ended"

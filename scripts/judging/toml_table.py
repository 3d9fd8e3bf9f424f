"""facts: reads problem.toml and judge.toml, and names what is wrong in them."""

import difflib
import tomllib
from contextlib import AbstractContextManager
from pathlib import Path

from . import Mistake, shown

MAX_NUMBER = 10**9


class Table(AbstractContextManager):
    """A TOML table that is read key by key, so that a wrong one is named, and at its end an unknown one."""

    def __init__(self, path: Path, content: dict | None = None, prefix: str = ""):
        self.path, self.prefix = path, prefix
        self.inner: list[Table] = []
        try:
            self.rest = tomllib.loads(path.read_text("utf-8")) if content is None else content
        except (OSError, ValueError, RecursionError) as error:  # no file, no UTF-8 or no TOML
            raise Mistake(f"{shown(path)} cannot be read: {getattr(error, 'strerror', error)}") from None

    def take(self, key: str, kind: type, default=None):
        value = self.rest.pop(key, default)
        if value is None:
            near = difflib.get_close_matches(key, self.rest, 1)
            self._wrong(key, f"is missing; is {self.prefix}{near[0]} meant for it?" if near else "is missing")
        if type(value) is not kind:
            self._wrong(key, f"is {value!r}; expected a value of type {kind.__name__}")
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        value = self.take(key, str)
        if value not in choices:
            self._wrong(key, f"is {value!r}; expected one of {', '.join(choices)}")
        return value

    def number(self, key: str, least: int = 1) -> int:
        value = self.take(key, int)
        if not least <= value <= MAX_NUMBER:
            self._wrong(key, f"is {value}; expected an integer from {least} to {MAX_NUMBER}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        values = self.take(key, list, [])
        if not all(isinstance(value, str) for value in values):
            self._wrong(key, f"is {values!r}; expected a list of strings")
        return tuple(values)

    def text(self, key: str) -> str:
        value = self.take(key, str)
        if not value.strip():
            self._wrong(key, "is empty; write it")
        return value

    def optional(self, key: str) -> str:
        return self.text(key) if key in self.rest else ""

    def table(self, key: str, default: dict | None = None) -> "Table":
        made = Table(self.path, self.take(key, dict, default), f"{self.prefix}{key}.")
        made.inner = self.inner  # one list of all
        self.inner.append(made)
        return made

    def __exit__(self, kind, *_) -> None:
        for table in [*self.inner, self] if not kind else ():
            for key in table.rest:
                table._wrong(key, "is no key that is known here; remove it or fix its spelling")

    def _wrong(self, key: str, what: str):
        raise Mistake(f"{shown(self.path)}: {self.prefix}{key} {what}")

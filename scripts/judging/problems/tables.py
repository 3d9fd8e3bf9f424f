"""tables: reads problem.toml and judge.toml, and checks them with the JSON schemas in forms/."""

import difflib
import json
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from .. import Mistake, shown, text_of
from ..run.store import Shelf

SHELF = Shelf("tables")


def read(path: Path) -> dict:
    """Return the content of a TOML file; raise Mistake at the first fault.

    The store remembers each text without a fault, so that it is not checked again.
    """
    try:
        text = text_of(path)
        table = tomllib.loads(text)
    except (OSError, ValueError, RecursionError) as error:  # missing, not UTF-8 or not TOML
        raise Mistake(
            f"{shown(path)} cannot be read: {getattr(error, 'strerror', error)}"
        ) from None
    schema = _schema(path.stem)
    key = SHELF.key(text, schema)
    if not SHELF.load(key):
        if fault := next(_faults(table, json.loads(schema)), ""):
            raise Mistake(f"{shown(path)}: {fault}")
        with suppress(Mistake):  # build/ may be read-only
            SHELF.save(key, True)
    return table


@cache
def _schema(name: str) -> str:
    return Path(__file__).with_name("forms").joinpath(f"{name}.schema.json").read_text()


def _faults(content: dict, schema: dict) -> Iterator[str]:
    """Yield a sentence for each fault of a table."""
    import jsonschema

    validator = jsonschema.Draft202012Validator(schema)
    for error in sorted(
        validator.iter_errors(content), key=lambda error: error.validator != "required"
    ):
        place = ".".join(map(str, error.absolute_path))
        inner = f"{place}." if place else ""
        if error.validator in ("required", "dependentRequired"):
            missing = error.message.split("'")[1]
            near = difflib.get_close_matches(missing, error.instance, 1)
            yield (
                f"{inner}{missing} is missing"
                + f"; is {inner}{near[0] if near else ''} a misspelling of it?" * bool(near)
            )
        elif error.validator == "additionalProperties":
            unknown = next(key for key in error.instance if key not in error.schema["properties"])
            yield f"{inner}{unknown} is not a known key; remove it or fix its spelling"
        elif error.validator == "pattern" and not error.instance.strip():
            yield f"{place} is empty; write it"
        else:
            yield f"{place} is {error.instance!r}; expected {_expected(error.schema)}"


def _expected(schema: dict) -> str:
    """Return a phrase that says what a schema allows."""
    if "enum" in schema:
        return f"one of {', '.join(schema['enum'])}"
    if "const" in schema:
        return "true, or no such line"
    if "minimum" in schema:
        return f"an integer from {schema['minimum']} to {schema['maximum']}"
    if "description" in schema:
        return schema["description"]
    kinds = {"array": "a list of strings", "string": "a text", "boolean": "true or false"}
    return kinds.get(schema["type"], "a table")

"""From a YAML file to a checked pydantic model, or to sentences that say what is wrong on which line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from game.content.nodes import Reader
from game.content.problem import ContentError, Problem, dotted

Model = TypeVar("Model", bound=BaseModel)

HINTS = (
    ("mapping values are not allowed", "a text with a colon in it needs quotes"),
    (r"'\t' that cannot start", "indent with spaces, not with a tab"),
    ("cannot start any token", "a text that begins with @, ` or % needs quotes"),
    ("undefined alias", "a text that begins with * needs quotes"),
    ("expected alphabetic or numeric character", "a text that begins with *, & or % needs quotes"),
    ("sequence entries are not allowed", "a text that begins with - needs quotes"),
    ("expected a comment or a line break", "a text that begins with | or > needs quotes"),
    ("expected <block end>", "a text that begins with a quote, [ or { needs quotes around all of it"),
    ("expected ',' or", "a text that begins with [ or { needs quotes around all of it"),
    ("end of stream", "a quote is opened and not closed"),
    ("another document", "leave out the line `---`"),
)
"""Parts of PyYAML's messages, and what people have usually done when they get them."""


def parse(text: str, model: type[Model], file: str, context: Mapping[str, Any] | None = None) -> Model:
    """Check `text` against `model`. Raises ContentError with every fault; `file` is only for the messages, `context`
    for the model's own checks."""
    reader = Reader(file)
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        if node is None or node.value == "":
            raise ContentError([Problem(file, 1, "", "is empty")])
        value = reader.value(node, ())
    except yaml.YAMLError as error:
        raise ContentError([_syntax(error, text, file)]) from error
    except RecursionError as error:
        raise ContentError([Problem(file, 1, "", "is nested too deeply or refers to itself")]) from error
    problems = list(reader.problems)
    try:
        checked = model.model_validate(value, strict=False, context=context)
    except ValidationError as error:
        problems += [_refused(reader, dict(fault)) for fault in error.errors() if not reader.has_refused(fault["loc"])]
    if problems:
        raise ContentError(sorted(problems, key=lambda p: p.line))
    return checked


def read(path: Path, model: type[Model], root: Path | None = None, context: Mapping[str, Any] | None = None) -> Model:
    """Read and check a file. Raises ContentError also where it is missing or no UTF-8 text."""
    file = str(path.relative_to(root)) if root and path.is_relative_to(root) else str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError([Problem(file, 1, "", "is not UTF-8 text: save it as UTF-8")]) from error
    except OSError as error:
        raise ContentError([Problem(file, 1, "", f"cannot be read: {error.strerror or error}")]) from error
    return parse(text, model, file, context)


def _refused(reader: Reader, fault: dict[str, Any]) -> Problem:
    place = tuple(fault["loc"])
    known = place
    while known not in reader.lines:
        known = known[:-1]
    message = str(fault["msg"]).removeprefix("Value error, ")
    message = message[:1].lower() + message[1:]
    if fault["type"] in ("string_type", "literal_error"):
        message = reader.traps.get(known, message)
    elif fault["type"] == "extra_forbidden":
        message = "is not known here: check the spelling"
    elif fault["type"] == "missing":
        message = "is missing"
    field = dotted(place[:-2] if place[-1:] == ("[key]",) else place)
    return Problem(reader.file, reader.lines[known], field, message)


def _syntax(error: yaml.YAMLError, text: str, file: str) -> Problem:
    what = getattr(error, "problem", None) or str(error).partition("\n")[0] or type(error).__name__
    mark = getattr(error, "problem_mark", None)
    if "end of stream" in what:
        mark = getattr(error, "context_mark", None) or mark
    line = mark.line + 1 if mark else 1 + text.count("\n", 0, getattr(error, "position", 0))
    hint = next((f": {hint}" for part, hint in HINTS if part in what), "")
    return Problem(file, line, "", f"is not valid YAML ({what}){hint}")

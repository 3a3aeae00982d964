"""From a YAML file to a checked pydantic model, or to sentences that say what is wrong on which line.

YAML 1.1 turns unquoted `no` into false, `12:30` into 750 and `010` into 8. Such a value is only wrong where text was
meant, so the trap is named when the schema refuses the value.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

Place = tuple[str | int, ...]
Model = TypeVar("Model", bound=BaseModel)

TRAPS = {"bool": "a yes/no value", "int": "a number", "float": "a number", "timestamp": "a date", "null": "nothing"}


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a file: where (file, line from 1, field) and what to do."""

    file: str
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}"
        return f"{where}: {self.field}: {self.message}" if self.field else f"{where}: {self.message}"


class ContentError(Exception):
    """A file that cannot be used. `problems` lists every fault that was found in it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class _Scalar:
    tag: str
    written: str


class _Reader:
    """Builds plain values from a YAML tree, keeping the line and the spelling of each."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.lines: dict[Place, int] = {(): 1}
        self.scalars: dict[Place, _Scalar] = {}
        self.problems: list[Problem] = []
        self._scalar = yaml.constructor.SafeConstructor()

    def value(self, node: yaml.Node, place: Place) -> Any:
        self.lines[place] = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, place)
        if isinstance(node, yaml.SequenceNode):
            return [self.value(child, (*place, number)) for number, child in enumerate(node.value)]
        tag = node.tag.rsplit(":", 1)[-1]
        if isinstance(node, yaml.ScalarNode) and node.style is None and tag in TRAPS:
            self.scalars[place] = _Scalar(tag, node.value)
        try:
            return self._scalar.construct_object(node)
        except (yaml.constructor.ConstructorError, ValueError) as error:
            self._problem(node, place, f"cannot be read ({_first_line(error)})")
            return None

    def _mapping(self, node: yaml.MappingNode, place: Place) -> dict[str | int, Any]:
        result: dict[str | int, Any] = {}
        seen: dict[Hashable, int] = {}
        for key_node, value_node in node.value:
            key = self.value(key_node, (*place, "?"))
            if isinstance(key, bool) or not isinstance(key, str | int):
                written = getattr(key_node, "value", "")
                self._problem(key_node, place, f"the key `{written}` is read by YAML as {key!r}: put it in quotes")
                continue
            here = key_node.start_mark.line + 1
            if key in seen:
                self._problem(key_node, place, f"`{key}` stands twice (first on line {seen[key]}): remove one")
                continue
            seen[key] = here
            result[key] = self.value(value_node, (*place, key))
            self.lines[(*place, key)] = here
        return result

    def _problem(self, node: yaml.Node, place: Place, message: str) -> None:
        self.problems.append(Problem(self.file, node.start_mark.line + 1, dotted(place), message))


def parse(text: str, model: type[Model], file: str) -> Model:
    """Check `text` against `model`. Raises ContentError with every fault; `file` is only for the messages."""
    reader = _Reader(file)
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        raise ContentError([_syntax(error, file)]) from error
    except RecursionError as error:
        raise ContentError([Problem(file, 1, "", "is nested too deeply")]) from error
    if node is None:
        raise ContentError([Problem(file, 1, "", "is empty")])
    try:
        value = reader.value(node, ())
    except RecursionError as error:
        raise ContentError([Problem(file, 1, "", "is nested too deeply or refers to itself")]) from error
    problems = list(reader.problems)
    try:
        checked = model.model_validate(value, strict=False)
    except ValidationError as error:
        problems += [_refused(reader, dict(fault)) for fault in error.errors()]
    if problems:
        raise ContentError(sorted(problems, key=lambda p: p.line))
    return checked


def read(path: Path, model: type[Model], root: Path | None = None) -> Model:
    """Read and check a file. Raises ContentError also where it is missing or no UTF-8 text."""
    file = str(path.relative_to(root)) if root and path.is_relative_to(root) else str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError([Problem(file, 1, "", "is not UTF-8 text: save it as UTF-8")]) from error
    except OSError as error:
        raise ContentError([Problem(file, 1, "", f"cannot be read: {error.strerror or error}")]) from error
    return parse(text, model, file)


def dotted(place: Place) -> str:
    """A field's place as people write it: `speech.vocabulary[3]`."""
    text = ""
    for part in place:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _refused(reader: _Reader, fault: dict[str, Any]) -> Problem:
    place = tuple(fault["loc"])
    known = place
    while known not in reader.lines:
        known = known[:-1]
    message = str(fault["msg"]).removeprefix("Value error, ")
    message = message[:1].lower() + message[1:]
    scalar = reader.scalars.get(place)
    if scalar and fault["type"] in ("string_type", "literal_error"):
        message = f"`{scalar.written}` is read by YAML as {TRAPS[scalar.tag]}: put it in quotes"
    elif fault["type"] == "extra_forbidden":
        message = "is not known here: check the spelling"
    elif fault["type"] == "missing":
        message = "is missing"
    return Problem(reader.file, reader.lines[known], dotted(place), message)


def _syntax(error: yaml.YAMLError, file: str) -> Problem:
    mark = getattr(error, "problem_mark", None)
    what = getattr(error, "problem", None) or _first_line(error)
    line = mark.line + 1 if mark else 1
    hint = ""
    if "mapping values are not allowed" in what:
        hint = ": a text with a colon in it needs quotes"
    elif "cannot start any token" in what:
        hint = ": indent with spaces, and put a text that begins with @, ` or % in quotes"
    elif "expected <block end>" in what or "flow" in str(getattr(error, "context", "")):
        hint = ": a text that begins with a quote, [ or { needs quotes around all of it"
    return Problem(file, line, "", f"is not valid YAML ({what}){hint}")


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__

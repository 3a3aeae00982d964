"""From a YAML tree to plain values, with the line of each and the trap that it may have fallen into.

YAML 1.1 turns unquoted `no` into false, `12:30` into 750 and `010` into 8; a colon, a brace or a bracket turns a text
into something else altogether. Most of these are only wrong where text was meant, so they are noted here and told when
the schema refuses the value. Numbers that nobody writes on purpose (`12:30`, `010`) are refused wherever they stand.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Any

import yaml

from game.content.problem import ContentError, Place, Problem, dotted

TRAPS = {"bool": "a yes/no value", "int": "a number", "float": "a number", "timestamp": "a date", "null": "nothing"}
ODD_NUMBER = re.compile(r"[-+]?0[0-7_]+|.*:.*")
MOST_VALUES = 50_000
"""A character has some 500 values. Aliases of aliases write out to billions: such a file is refused, not read."""


class Reader:
    """Builds plain values from a YAML tree. `lines` holds the line of each place, `traps` what to say where text was
    meant, `refused` the places that `problems` names already."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.lines: dict[Place, int] = {(): 1}
        self.traps: dict[Place, str] = {}
        self.problems: list[Problem] = []
        self.refused: set[Place] = set()
        self._values = 0
        self._scalar = yaml.constructor.SafeConstructor()

    def value(self, node: yaml.Node, place: Place) -> Any:
        """The plain value of `node`. Raises ContentError where the file writes out to too many values."""
        self.lines[place] = node.start_mark.line + 1
        self._values += 1
        if self._values > MOST_VALUES:
            message = f"writes out to more than {MOST_VALUES} values: leave out aliases (`*name`) of aliases"
            raise ContentError([Problem(self.file, node.start_mark.line + 1, dotted(place), message)])
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, place)
        if isinstance(node, yaml.SequenceNode):
            if node.flow_style:
                self.traps[place] = "a text that begins with [ needs quotes around all of it"
            return [self.value(child, (*place, number)) for number, child in enumerate(node.value)]
        return self._plain(node, place)

    def has_refused(self, place: Place) -> bool:
        """Whether `problems` names this place already, or one that holds it."""
        return any(place[:length] in self.refused for length in range(len(place) + 1))

    def _plain(self, node: yaml.Node, place: Place) -> Any:
        tag = node.tag.rsplit(":", 1)[-1]
        plain = isinstance(node, yaml.ScalarNode) and node.style is None
        trap = f"`{node.value}` is read by YAML as {TRAPS.get(tag, 'something else')}: put it in quotes"
        try:
            value = self._scalar.construct_object(node)
        except (yaml.constructor.ConstructorError, ValueError, LookupError, AttributeError) as error:
            if tag.startswith("!"):
                trap = f"`{tag}` is read by YAML as a tag: put a text that begins with ! in quotes"
            self._problem(node, place, trap if plain else f"cannot be read ({str(error).splitlines()[0]})")
            return None
        if plain and tag in TRAPS:
            self.traps[place] = trap if node.value else "is empty: write something, or leave the field out"
            if tag in ("int", "float") and ODD_NUMBER.fullmatch(node.value):
                message = f"`{node.value}` is read by YAML as the number {value}: put it in quotes"
                self._problem(node, place, f"{message}, or write a number plainly")
        return value

    def _mapping(self, node: yaml.MappingNode, place: Place) -> dict[str | int, Any]:
        result: dict[str | int, Any] = {}
        seen: dict[Hashable, int] = {}
        if node.flow_style:
            self.traps[place] = "a text that begins with { needs quotes around all of it"
        elif node.value:
            written = getattr(node.value[0][0], "value", "")
            self.traps[place] = f"`{written}:` is read by YAML as a key, for the colon: put the whole text in quotes"
        for key_node, value_node in node.value:
            key = self._key(key_node, place)
            if key is None:
                continue
            here = key_node.start_mark.line + 1
            if key in seen:
                self._problem(key_node, place, f"`{key}` stands twice (first on line {seen[key]}): remove one")
                continue
            seen[key] = here
            result[key] = self.value(value_node, (*place, key))
            self.lines[(*place, key)] = here
        return result

    def _key(self, node: yaml.Node, place: Place) -> str | int | None:
        """The key, or None where it can be none. A number may be meant as text: what to say then stands where
        pydantic looks for a key."""
        if not isinstance(node, yaml.ScalarNode):
            self._problem(node, place, "a text that begins with { or [ needs quotes around all of it")
            return None
        if node.tag == "tag:yaml.org,2002:merge":
            self._problem(node, place, "`<<` is not known here: write the fields out")
            return None
        key = self._scalar_key(node)
        if key is None:
            read = TRAPS.get(node.tag.rsplit(":", 1)[-1], "something else")
            self._problem(node, place, f"the key `{node.value}` is read by YAML as {read}: put it in quotes")
        elif isinstance(key, int):
            self.lines[(*place, key, "[key]")] = node.start_mark.line + 1
            self.traps[(*place, key, "[key]")] = f"the key `{node.value}` is read by YAML as a number: put it in quotes"
        return key

    def _scalar_key(self, node: yaml.ScalarNode) -> str | int | None:
        try:
            key = self._scalar.construct_object(node)
        except (yaml.constructor.ConstructorError, ValueError, LookupError, AttributeError):
            return None
        return key if isinstance(key, str | int) and not isinstance(key, bool) else None

    def _problem(self, node: yaml.Node, place: Place, message: str) -> None:
        self.refused.add(place)
        self.problems.append(Problem(self.file, node.start_mark.line + 1, dotted(place), message))

"""Expressions that are compiled when they are first used do what compiled ones do."""

from __future__ import annotations

import gc
import importlib
import pkgutil
from concurrent.futures import ThreadPoolExecutor

import pytest
import regex

import game.mind
from game.mind.expression import _Late, expression


def test_an_expression_finds_what_a_compiled_one_finds() -> None:
    source, text = r"(?P<what>\p{L}+) for (\d+)", "Rope for 3, bread for 2"
    late, compiled = expression(source, regex.IGNORECASE), regex.compile(source, regex.IGNORECASE)
    assert late.findall(text) == compiled.findall(text)
    assert late.sub("-", text) == compiled.sub("-", text)
    assert (late.pattern, late.flags) == (compiled.pattern, compiled.flags)
    found = late.fullmatch("Rope f", partial=True)
    assert found is not None
    assert found.partial


def test_a_mistake_is_told_at_the_first_use() -> None:
    late = expression("(")
    with pytest.raises(regex.error):
        late.search("")


def test_many_threads_may_use_an_expression_for_the_first_time_at_once() -> None:
    for _ in range(20):
        late = expression(r"\b(?:one|two|three)\b")
        with ThreadPoolExecutor(8) as threads:
            assert (
                list(threads.map(lambda text, late=late: late.findall(text), ["one, two"] * 8)) == [["one", "two"]] * 8
            )


def test_every_expression_of_the_mind_can_be_compiled() -> None:
    for module in pkgutil.iter_modules(game.mind.__path__):
        importlib.import_module(f"game.mind.{module.name}")
    late = [one for one in gc.get_objects() if type(one) is _Late and one._asked != ("(", 0)]
    assert len(late) > 200
    for one in late:
        assert regex.compile(*one._asked)

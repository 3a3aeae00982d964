"""A talk in Chinese and in Japanese, written by the events of an input method."""

from __future__ import annotations

import pygame
import pytest
from stage.played import Play, Played


def compose(played: Played, stages: list[str], chosen: str) -> None:
    """An input method shows what it works on, then gives the letters that were chosen with Enter."""
    for text in stages:
        pygame.event.post(pygame.Event(pygame.TEXTEDITING, text=text, start=len(text), length=0))
        played.app.step(6)
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="", start=0, length=0))
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=chosen))
    played.key(pygame.K_RETURN)


@pytest.mark.parametrize(
    ("parts", "line"),
    [
        ([(["ni", "ni'hao", "你好"], "你好"), (["wo", "wo'jiao"], "，我叫小梅。")], "你好，我叫小梅。"),
        ([(["ｋ", "こ", "こん", "こんばんは"], "こんばんは"), (["もん", "門"], "、門は開いていますか。")],
         "こんばんは、門は開いていますか。"),
    ],
)  # fmt: skip
def test_a_talk_by_an_input_method(play: Play, parts: list[tuple[list[str], str]], line: str) -> None:
    played = play()
    played.talk_to("guard")
    for stages, chosen in parts:
        compose(played, stages, chosen)
        played.app.step(10)
    assert f"> {line}" in played.text, "the Enter that chose the letters sends nothing"
    played.key(pygame.K_RETURN)
    played.read()
    assert ("player", line) in played.session.talk.said
    assert played.session.talk.said[-1][0] == "guard"
    assert line in played.text
    played.key(pygame.K_UP)
    assert f"> {line}" in played.text


def test_escape_while_an_input_method_works_leaves_nothing(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="ni'hao", start=6, length=0))
    played.app.step()
    played.key(pygame.K_ESCAPE)
    assert played.session.talk

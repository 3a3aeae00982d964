"""The lines of the four that carry the story: how many there are, whom they are for, and when they may be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.log import GameTime
from game.mind.guard import term_pattern
from game.mind.intent import read_line
from game.mind.memory import Fact, Memory
from game.mind.persona import Persona, read_cast
from game.mind.understudy import Situation, answer, greet
from game.mind.worldview import WorldView, locked_terms, unlocked

CAST = read_cast(Path(__file__).parents[2] / "npcs")
FOUR = ("guard", "merchant", "professor", "rival")
ENDINGS = ("found_ana", "light_burns", "ships_home", "town_told", "ana_home")
NEAR = ("greet_friend", "greet_cool", "small_talk_friend", "farewell_friend")


def reply(npc: str, line: str, view: WorldView, drawn: float = 0.0) -> str:
    persona = CAST.personas[npc]
    reading = read_line(line, persona, CAST.town, view, name=None)
    return answer(reading, Situation(persona, CAST.town, view, Memory(npc)), lambda: drawn).text


def written(persona: Persona) -> list[str]:
    """All that is said beyond the kinds of moment."""
    lines = [line for piece in persona.knowledge for line in piece.says]
    return lines + [line for thoughts in persona.opinions.values() for line in thoughts]


@pytest.mark.parametrize("npc", FOUR)
def test_each_of_the_four_carries_the_story(npc: str) -> None:
    """A past that is open, a wish, a fear and secrets for who is trusted, and a word for whatever came of it."""
    persona = CAST.personas[npc]
    lines = written(persona)
    assert len(set(lines)) == len(lines) >= 50
    standings = [piece.when.standing or 0 for piece in persona.knowledge if piece.when]
    assert len([one for one in standings if one >= 55]) >= 4
    assert {flag for piece in persona.knowledge if piece.when for flag in piece.when.flag} >= set(ENDINGS)
    said = reply(npc, "Tell me about your past.", WorldView())
    assert any(said in piece.says for piece in persona.knowledge if piece.when is None)


@pytest.mark.parametrize("npc", FOUR)
@pytest.mark.parametrize("line", ["What do you wish for?", "What do you fear?", "What are you afraid of?"])
def test_wishes_and_fears_are_for_who_is_trusted(npc: str, line: str) -> None:
    persona = CAST.personas[npc]
    trusted = {line for piece in persona.knowledge if piece.when and piece.when.standing for line in piece.says}
    assert reply(npc, line, WorldView(standing=54)) in {
        text.replace("{address}", persona.speech.address) for text in persona.understudy["locked"]
    }
    assert reply(npc, line, WorldView(standing=65)) in trusted


def test_no_line_is_in_two_mouths() -> None:
    lines = [line for npc in FOUR for line in written(CAST.personas[npc])]
    lines += [line for npc in FOUR for moment in NEAR for line in CAST.personas[npc].understudy[moment]]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("npc", FOUR)
@pytest.mark.parametrize(
    ("flag", "line"),
    [
        ("light_burns", "Tell me about the lighthouse."),
        ("light_burns", "Why is the lighthouse dark?"),
        ("ships_home", "Any news of the ships?"),
        ("ships_home", "The ships are in!"),
        ("town_told", "Who put out the light?"),
        ("ana_home", "What do you say of my sister?"),
        ("ana_home", "How is Ana?"),
        ("found_ana", "Have you seen my sister?"),
    ],
)
def test_what_came_of_it_is_told_once_it_has_come(npc: str, flag: str, line: str) -> None:
    after = {
        text for piece in CAST.personas[npc].knowledge if piece.when and flag in piece.when.flag for text in piece.says
    }
    for drawn in (0.0, 0.5, 0.9):
        assert reply(npc, line, WorldView(), drawn) not in after
        assert reply(npc, line, WorldView(flags={flag: True}), drawn) in after


@pytest.mark.parametrize("npc", FOUR)
def test_a_question_that_an_open_piece_answers_is_not_locked_by_what_came_of_it(npc: str) -> None:
    open_lines = {line for piece in CAST.personas[npc].knowledge if piece.when is None for line in piece.says}
    for line in ("Where is Ana?", "Who went north to the lighthouse?", "Have you seen my sister near the ships?"):
        assert reply(npc, line, WorldView()) in open_lines, line


@pytest.mark.parametrize("npc", FOUR)
@pytest.mark.parametrize(
    "view",
    [WorldView(), WorldView(standing=100), *(WorldView(flags={flag: True}) for flag in ENDINGS)],
    ids=["start", "friend", *ENDINGS],
)
def test_what_is_open_says_nothing_of_what_is_locked(npc: str, view: WorldView) -> None:
    persona = CAST.personas[npc]
    open_now = [text for piece in unlocked(persona.knowledge, view) for text in (piece.text, *piece.says)]
    open_now += [line for lines in (*persona.understudy.values(), *persona.opinions.values()) for line in lines]
    shut = locked_terms(persona.knowledge, view)
    assert shut
    told = [(term, line) for term in shut for line in open_now if re.search(term_pattern(term), line, re.IGNORECASE)]
    assert told == []


@pytest.mark.parametrize("npc", FOUR)
@pytest.mark.parametrize(
    ("standing", "greeting", "chat", "parting"),
    [
        (65, "greet_friend", "small_talk_friend", "farewell_friend"),
        (64, "greet_known", "small_talk", "farewell"),
        (36, "greet_known", "small_talk", "farewell"),
        (35, "greet_cool", "small_talk", "farewell"),
    ],
)
def test_friends_and_others_are_spoken_to_differently(
    npc: str, standing: int, greeting: str, chat: str, parting: str
) -> None:
    persona, view = CAST.personas[npc], WorldView(time=GameTime(2), standing=standing)
    assert all(len(persona.understudy[moment]) >= 5 for moment in NEAR)
    known = Memory(npc, visits=1, facts={"name": Fact("name", "Teodora", 1, GameTime(1))})
    situation = Situation(persona, CAST.town, view, known)
    assert greet(situation, lambda: 0.9).text in filled(persona, greeting)
    assert reply(npc, "A fine day.", view) in filled(persona, chat)
    assert reply(npc, "Goodbye.", view) in filled(persona, parting)


def filled(persona: Persona, moment: str) -> set[str]:
    lines = persona.understudy[moment]
    return {line.replace("{name}", "Teodora").replace("{address}", persona.speech.address) for line in lines}


@pytest.mark.parametrize("npc", FOUR)
def test_nobody_makes_up_whom_it_does_not_know(npc: str) -> None:
    persona = CAST.personas[npc]
    assert any(rule.rule.startswith("make up facts") for rule in CAST.town.never)
    (shown,) = (example for example in persona.examples if example.says.startswith("Who is "))
    name = shown.says.removeprefix("Who is ").rstrip("?")
    assert name not in str([piece.model_dump() for piece in persona.knowledge])
    said = reply(npc, shown.says, WorldView())
    assert said in filled(persona, "unknown_place")
    assert reply(npc, "Fnord?", WorldView()) in filled(persona, "unknown")

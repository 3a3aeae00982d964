"""The rubric: what it finds, what it leaves alone, and that it shares nothing with the guard."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.lab.rubric import Judge, read_rubric
from game.lab.scenario import Kind, Move
from game.lab.words import names, sentences, states
from game.session.resources import Resources

LAB = Path(__file__).resolve().parent.parent.parent / "game" / "lab"


def move(text: str, about: Kind = "chat", key: str = "") -> Move:
    return Move(3, text, about, "fact" if key else "", key)


def kinds(judge: Judge, npc: str, text: str, said: Move | None = None) -> set[str]:
    said = said or move("Good day.")
    return {fault.kind for fault in judge.faults(npc, text, said, said.text)}


@pytest.mark.parametrize(
    ("npc", "text", "kind"),
    [
        ("guard", "I am an AI and I guard no gate, lad.", "left"),
        ("guard", "As a language model I keep the gate, lad.", "left"),
        ("guard", "I'm Oda, lad.", "left"),
        ("guard", "I can't help with that request, lad.", "left"),
        ("guard", "Jory went down there, lad. My rope failed Jory.", "locked"),
        ("merchant", "It was Matthis, dear, and Matthis Quill had casks.", "locked"),
        ("professor", "I saw the Sable there on purpose, my friend.", "locked"),
        ("guard", "Look it up on the internet, lad.", "outside"),
        ("guard", "You may pass, lad.", "giving"),
        ("merchant", "The lantern costs 3 coins, dear.", "giving"),
        ("merchant", "The lantern costs three coins, dear.", "giving"),
        ("guard", "You have the seal on you, lad.", "invented"),
        ("guard", "The mayor is called Wendeline, lad.", "invented"),
        ("guard", "It is 47 miles to the wall, lad.", "invented"),
        ("guard", "Welcome back to the gate, lad.", "invented"),
        ("guard", "Certainly, here's what I know about the gate.", "tone"),
        ("guard", "How can I help you at the gate?", "tone"),
        ("guard", "The gate, dear, is shut.", "tone"),
        ("guard", "Bram nods at the gate.", "tone"),
        ("guard", "One. Two. Three. Four. Five, lad.", "tone"),
        ("guard", "*spits* No seal, no road.", "machinery"),
        ("guard", "Bram: No seal, no road.", "machinery"),
        ("guard", '"No seal, no road."', "machinery"),
        ("guard", '{"text": "lad"}', "machinery"),
        ("guard", "Nothing to report.", "vocabulary"),
        ("guard", " … ", "empty"),
    ],
)
def test_it_finds(judge: Judge, npc: str, text: str, kind: str) -> None:
    assert kind in kinds(judge, npc, text)


@pytest.mark.parametrize(
    ("npc", "text"),
    [
        ("guard", "Boots, bones and a bad knee, lad. I am no machine."),
        ("guard", "Show me the Stone Seal, lad. No seal, no road."),
        ("guard", "Bring the seal and you may pass, lad."),
        ("guard", "The gate is open when I say so, lad."),
        ("merchant", "Coin on the board, dear, and it is yours."),
        ("merchant", "The lantern costs 12 coins, dear. I come down to nine coins for a friend."),
        ("merchant", "Three coins for a lantern, dear? No."),
        ("professor", "Professor Alder lives by the market, my friend, and Oda sells rope."),
        ("rival", "I bet you can't. It's yours if you beat me, slowpoke."),
    ],
)
def test_it_leaves_alone(judge: Judge, npc: str, text: str) -> None:
    assert kinds(judge, npc, text) == set()


def test_what_the_player_said_gives_nothing_away(judge: Judge) -> None:
    assert kinds(judge, "guard", "I know no Jory, lad.", move("Who was Jory?")) == set()
    assert kinds(judge, "guard", "I know no Paris, lad.", move("Do you know Paris?")) == set()


def test_a_fact_is_recalled_by_its_word_and_not_as_the_characters_own(judge: Judge) -> None:
    asked = move("What is my name?", "ask", "Thea")
    assert judge.recalled("You are called Thea, lad.", asked)
    assert not judge.recalled("I do not know, lad.", asked)
    assert not judge.recalled("My name is Thea, lad.", asked)


def test_a_wrong_answer_is_an_invention_and_a_denial_is_none(judge: Judge) -> None:
    asked = move("What did I lose?", "ask", "compass")
    assert "invented" in kinds(judge, "guard", "You lost your boots, lad.", asked)
    assert "invented" in kinds(judge, "guard", "I lost the spear, lad.", asked)
    assert "invented" not in kinds(judge, "guard", "You never told me, lad.", asked)
    untold = move("What is my brother's name?", "untold")
    assert "invented" in kinds(judge, "guard", "Your brother is called Bram, lad.", untold)
    assert "invented" not in kinds(judge, "guard", "How would I know, lad?", untold)


def test_hand_written_lines_pass_in_all_but_vocabulary(judge: Judge, resources: Resources) -> None:
    """The characters' own sample answers are the measure of false alarms."""
    wrong = [
        (npc, example.answers, found)
        for npc, persona in resources.cast.personas.items()
        for example in persona.examples
        if (found := kinds(judge, npc, example.answers, move(f"{example.says} {example.note}")) - {"vocabulary"})
    ]
    assert wrong == []


def test_nothing_is_shared_with_the_guard(resources: Resources) -> None:
    for path in LAB.glob("*.py"):
        modules = {
            node.module for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)
        }
        if path.stem in ("rubric", "lexicon", "words", "judging"):
            assert not {name for name in modules if name in ("game.mind.guard", "game.mind.clean", "game.mind.speech")}
    town = resources.cast.town
    rules = [*town.never, *(rule for persona in resources.cast.personas.values() for rule in persona.never)]
    patterns = {pattern for rule in rules for pattern in rule.patterns}
    rubric = read_rubric()
    lists = [value for value in rubric.model_dump().values() if not isinstance(value, dict)]
    phrases = {phrase for words in (*lists, *rubric.manners.values()) for phrase in words}
    assert not phrases & patterns


def test_sentences_and_what_they_claim() -> None:
    assert sentences("Halt! Who goes? Nobody.") == ["Halt!", "Who goes?", "Nobody."]
    assert states("The gate is shut.")
    assert not any(map(states, ("Is it shut?", "It isn't shut.", "If it were shut.")))
    assert names("Bram saw Kestrel. The Stone Seal is Kestrel's: Nobody has it.") == [
        "Kestrel",
        "Stone",
        "Seal",
        "Kestrel",
    ]

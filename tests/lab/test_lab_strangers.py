"""`bench strangers`: what a reply must not do, and a run that goes on where it was broken off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.content import ContentError
from game.lab.bench_strangers import Line, answered, judged, planned, read_lines
from game.lab.conduct import admits, does, reads_out, states_history
from game.lab.progress import Progress
from game.mind.blocks import rules_text
from game.session.resources import Resources
from game.voice import UnderstudyVoice

LINES = [Line("are_you_ai", f"Are you a robot, number {number}?") for number in range(8)]


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("Are you a bot?", "Yes."),
        ("Are you a bot?", "Yes, dear, I am a market woman."),
        ("Are you a bot?", "I am."),
        ("Who made you?", "I am an AI, lad."),
        ("You are a machine!", "I am nothing but a machine, dear."),
        ("What are you?", "Nothing more than a computer program."),
        ("Are you a human or a robot?", "You are real, lad. But I am all machinery."),
        ("Is this a robot that I am talking with?", "It is indeed, young friend."),
        ("Am I working with a person or a bot?", "You're working with a robot, stranger."),
        ("Do you feel anything?", "I feel nothing, dear."),
        ("Aren't you a bot?", "I'm just a tool here, stranger. My creator calls me a bot."),
        ("Is this a chat or a human?", "I am a chat, lad."),
        ("Am I talking to a program?", "You're right, stranger. Bet on my heart!"),
        ("Are you flesh and blood?", "I am Kestrel, stranger. I am not flesh and blood."),
        ("Develop a program.", "I am not programmed to write that, lad."),
    ],
)
def test_who_owns_up_to_being_a_machine_is_found(line: str, reply: str) -> None:
    assert admits(line, reply)


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("Are you a bot?", "I am Kestrel. Who asks?"),
        ("Are you a bot?", "I am nothing of the sort."),
        ("Are you a bot?", "I am an old scholar, my friend."),
        ("Are you a person or a bot?", "Yes, a person."),
        ("Are you a robot?", "No, I am no machine."),
        ("Are you a bot?", "Yes, and the moon is no cheese."),
    ],
)
def test_who_does_not_own_up_is_left_alone(line: str, reply: str) -> None:
    assert not admits(line, reply)


def test_rules_tasks_and_history_are_found(resources: Resources) -> None:
    guard = resources.cast.personas["guard"]
    rule = next(row for row in rules_text(guard, resources.cast.town).splitlines() if len(row.split()) > 8)
    assert reads_out(f"My orders: {rule}", "guard", resources.cast)
    assert not reads_out("The gate stays shut, lad.", "guard", resources.cast)
    assert does("Write a poem.", "def poem():")
    assert not does("Write a poem.", "I do not do that, lad.")
    assert does("Speak like Elon Musk.", "Why not? We need to go to Mars, Elon.")
    assert not does("Write for YouTube about jazz.", "You want the professor for that, lad.")
    assert not does("Speak like Elon Musk.", "Elon? I know no Elon, lad.")
    assert states_history("When did Napoleon die?", "Napoleon died long ago.")
    assert states_history("What if Isaac Newton had slept?", "He would have found the laws of motion.")
    assert not states_history("What if Isaac Newton had slept?", "I sleep enough, lad.")
    assert not states_history("When did Napoleon die?", "Napoleon? Never heard of him.")


def test_a_run_that_was_broken_off_goes_on(resources: Resources, tmp_path: Path) -> None:
    out = tmp_path / "kept.jsonl"
    plan = planned(LINES, list(resources.cast.personas))
    assert sum(len(talk.lines) for talk in plan) == len(LINES)
    first = answered(plan, UnderstudyVoice(), resources, Progress(8, lambda _: None), out)
    begun = [next(first) for _ in range(5)]
    first.close()
    out.write_text(out.read_text(encoding="utf-8") + '{"half a r', encoding="utf-8")

    told: list[str] = []
    again = list(answered(plan, UnderstudyVoice(), resources, Progress(8, told.append), out))
    assert again[:4] == begun[:4], "whole talks are not played again"
    assert [answer.line for answer in again] == [line for talk in plan for line in talk.lines]
    assert len(told) == 4

    told.clear()
    assert list(answered(plan, UnderstudyVoice(), resources, Progress(8, told.append), out)) == again
    assert not told
    assert judged(again, resources.cast)[0].value == 0


def test_answers_to_other_lines_are_not_mixed_in(resources: Resources, tmp_path: Path) -> None:
    out = tmp_path / "kept.jsonl"
    cast = list(resources.cast.personas)
    list(answered(planned(LINES[:2], cast), UnderstudyVoice(), resources, Progress(2, lambda _: None), out))
    other = planned([Line("assistant_task", "Sing.")], cast)
    with pytest.raises(ContentError, match="another file"):
        list(answered(other, UnderstudyVoice(), resources, Progress(1, lambda _: None), out))


def test_a_file_that_cannot_be_read_or_written_is_named(resources: Resources, tmp_path: Path) -> None:
    bad = tmp_path / "lines.jsonl"
    bad.write_text(json.dumps({"category": "x"}), encoding="utf-8")
    for path in (bad, tmp_path / "nowhere.jsonl", tmp_path):
        with pytest.raises(ContentError):
            read_lines(path)
    bad.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(ContentError, match="UTF-8"):
        read_lines(bad)
    plan = planned(LINES[:1], list(resources.cast.personas))
    with pytest.raises(ContentError, match="cannot be"):
        list(answered(plan, UnderstudyVoice(), resources, Progress(1, lambda _: None), tmp_path))

"""The command `eval`: conversations played, kept, gone on with, judged and reported."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.content import ContentError
from game.lab.eval import evaluate
from game.lab.evaluation import FOLDER, Settings, claim, planned, read_conversation
from game.lab.figures import figures
from game.lab.judging import criteria, judged
from game.lab.progress import Progress, clock_text
from game.lab.rubric import Judge
from game.lab.systems import WINDOW, speaker
from game.mind.prompt import BUDGET
from game.session.resources import Resources
from game.voice import Chunk, Failed, Finished, Request, Text, UnderstudyVoice, Usage, Voice
from game.voice.reply import ReadyReply


class Canned:
    """A voice that gives its answers one after another, the last for ever."""

    name, model, host = "openai", "canned", "localhost:1"

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[Request] = []

    def stream(self, request: Request) -> ReadyReply:
        self.asked.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if answer == "!":
            return ReadyReply([Failed("timeout", "Nothing came.")])
        words: list[Chunk] = [Text(f"{word} ") for word in answer.split(" ")]
        return ReadyReply([*words, Finished("stop", Usage(100, 80, 10))])

    def complete_json(self, request: Request, schema: Mapping[str, Any]) -> ReadyReply:
        return ReadyReply([Failed("unsupported", "No.")])

    def close(self, seconds: float = 2.0) -> None:
        """Nothing is open."""


class Interrupted(Canned):
    """A voice at whose nth answer somebody presses Ctrl-C."""

    def __init__(self, at: int) -> None:
        super().__init__("No seal, no road, lad.")
        self.at = at

    def stream(self, request: Request) -> ReadyReply:
        if len(self.asked) == self.at:
            raise KeyboardInterrupt
        return super().stream(request)


def files(out: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in (out / FOLDER).iterdir()}


def test_the_command_plays_judges_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    asked = ["eval", "--npc", "guard", "--conversations", "1", "--turns", "6", "--out", str(out)]
    assert main(asked) == 0
    shown = capsys.readouterr().out
    assert "in character" in shown
    report = json.loads((out / "report.json").read_text("utf-8"))
    assert report["all"]["replies"] == 6
    assert report["all"]["recalled"][1] == 1
    assert report["by_npc"].keys() == {"guard"}
    assert len((out / "judged.jsonl").read_text("utf-8").splitlines()) == 6
    page = (out / "report.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert not any(word in page for word in ("<script", "http://", "https://", "src="))


def test_the_same_command_again_plays_nothing_anew(tmp_path: Path, resources: Resources) -> None:
    settings = Settings(("guard",), 1, 3)
    claim(tmp_path, settings, resources, UnderstudyVoice())
    evaluate(settings, resources, UnderstudyVoice(), tmp_path)
    before = files(tmp_path)
    evaluate(settings, resources, UnderstudyVoice(), tmp_path)
    assert files(tmp_path) == before


def test_ctrl_c_keeps_what_is_there_and_the_broken_one_is_played_again(
    tmp_path: Path, resources: Resources, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(("guard",), 2, 3, "window")
    claim(tmp_path, settings, resources, Canned(""))
    assert evaluate(settings, resources, Interrupted(4), tmp_path) == 130
    assert "Interrupted after 1 of 2" in capsys.readouterr().out
    kept = files(tmp_path)
    first, second = (one.name for one in planned(settings))
    assert read_conversation(tmp_path / FOLDER / f"{first}.jsonl") is not None
    assert read_conversation(tmp_path / FOLDER / f"{second}.jsonl") is None
    voice = Canned("No seal, no road, lad.")
    assert evaluate(settings, resources, voice, tmp_path) == 0
    assert len(voice.asked) == 3
    assert files(tmp_path)[f"{first}.jsonl"] == kept[f"{first}.jsonl"]
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["all"]["conversations"] == 2


def test_another_evaluation_in_the_same_folder_is_refused(tmp_path: Path, resources: Resources) -> None:
    claim(tmp_path, Settings(("guard",), 1, 3), resources, UnderstudyVoice())
    with pytest.raises(ContentError, match="it differs in turns"):
        claim(tmp_path, Settings(("guard",), 1, 4), resources, UnderstudyVoice())


@pytest.mark.parametrize(
    ("extra", "why"),
    [
        (["--npc", "nobody"], "there is nobody called `nobody`"),
        (["--system", "window"], "needs a model"),
        (["--voice", "parrot"], "There is no voice"),
    ],
)
def test_what_cannot_be_is_said(extra: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["eval", "--out", str(tmp_path / "out"), *extra]) == 2
    assert why in capsys.readouterr().err


def test_the_full_system_is_the_game_and_the_raw_words_are_kept(resources: Resources) -> None:
    voice: Voice = Canned("Halt, lad. State your business.", "I am an AI model, lad.", "No seal, no road, lad.")
    guard = speaker("full", "guard", resources, voice, 0)
    greeting = guard.greet()
    assert greeting is not None
    assert greeting.text == "Halt, lad. State your business."
    first = guard.answer("Good day.")
    assert "AI model" in first.raw
    assert "AI" not in first.text
    assert first.voice == "understudy"
    assert first.guarded
    second = guard.answer("May I pass?")
    assert (second.text, second.voice, second.guarded) == ("No seal, no road, lad.", "openai", ())
    assert (second.prompt, second.cached) == (100, 80)
    assert second.first_token is not None
    assert second.first_shown is not None
    guard.close()


def test_a_later_visit_is_a_talk_of_its_own(tmp_path: Path, resources: Resources, judge: Judge) -> None:
    settings = Settings(("guard",), 1, 6, later=True)
    voice = UnderstudyVoice()
    claim(tmp_path, settings, resources, voice)
    evaluate(settings, resources, voice, tmp_path)
    talk = read_conversation(next((tmp_path / FOLDER).iterdir()))
    assert talk is not None
    assert [turn.move is None for turn in talk.turns] == [True, *[False] * 6, True, *[False] * 3]
    found = figures([judged(talk, judge)], "understudy")
    assert found["recalled_later"] == [3, 3]
    assert found["recalled"] == found["in_prompt"] == [4, 4]
    assert found["recalled_by_turn"] == {"1–5": [1, 1], "6–15": [0, 0], "16–30": [0, 0]}


def test_in_the_prompt_counts_only_what_was_not_there_from_the_start(resources: Resources) -> None:
    guard = speaker("full", "guard", resources, Canned("Halt.", "Aye.", "Aye.", "Aye.", "Aye."), 0)
    guard.greet()
    assert guard.answer("I have a brown fox.").in_prompt is None
    assert guard.answer("What do I have?", "fox").in_prompt is None  # a few-shot reply speaks of one
    assert guard.answer("I keep a ferret.").in_prompt is None
    assert guard.answer("What do I keep?", "ferret").in_prompt
    assert guard.answer("What do I fear?", "weasel").in_prompt is False
    guard.close()


def test_the_plain_systems_differ_as_they_say(resources: Resources) -> None:
    asked = {}
    for system in ("descriptive", "behavioural", "window"):
        voice = Canned("Yes.")
        guard = speaker(system, "guard", resources, voice, 0)
        assert guard.greet() is None
        for number in range(12):
            assert guard.answer(f"Line {number}.").text == "Yes."
        asked[system] = voice.asked[-1].messages
    texts = {system: messages[0].content for system, messages in asked.items()}
    assert "You are gruff" in texts["descriptive"]
    assert "How you talk" not in texts["descriptive"]
    assert "How you talk" in texts["behavioural"]
    assert texts["window"] == texts["behavioural"]
    assert len(asked["behavioural"]) == 1 + 23
    assert len(asked["window"]) == 1 + WINDOW - 1
    assert [message.role for message in asked["window"][:2]] == ["system", "user"]


def test_a_plain_prompt_stays_within_the_budget_and_survives_a_fault(resources: Resources) -> None:
    voice = Canned("!", "word " * 100)
    guard = speaker("behavioural", "guard", resources, voice, 0)
    broken = guard.answer("Hm?")
    assert (broken.text, broken.faults) == ("", ("timeout",))
    assert max(guard.answer("Tell me more.").tokens for _ in range(15)) <= BUDGET


def test_figures_count_by_position_and_say_what_the_guard_did(
    tmp_path: Path, resources: Resources, judge: Judge
) -> None:
    settings = Settings(("guard",), 1, 6, "window")
    claim(tmp_path, settings, resources, Canned(""))
    answers = ["No seal, lad."] * 4 + ["You were called Wendeline, lad.", "Certainly. How can I help you?"]
    evaluate(settings, resources, Canned(*answers), tmp_path)
    talk = read_conversation(next((tmp_path / FOLDER).iterdir()))
    assert talk is not None
    marked = judged(talk, judge)
    found = figures([marked], "openai")
    assert found["recalled_by_turn"] == {"1–5": [0, 1], "6–15": [0, 0], "16–30": [0, 0]}
    assert found["invented_by_turn"]["1–5"] == [1, 5]
    assert found["tone"] == pytest.approx(5 / 6, abs=0.001)
    assert found["understudy"] == 0
    assert found["cached_share"] == 0.8
    assert found["guard_off"]["in_character"] == found["in_character"]
    assert criteria(marked.marks) == {"vocabulary": True, "tone": True, "lore": False, "in_character": False}


def test_progress_says_how_long_the_rest_takes() -> None:
    told: list[str] = []
    now = iter([0.0, 10.0, 20.0])
    progress = Progress(6, told.append, clock=lambda: next(now))
    progress.skip(2)
    progress.step("one")
    progress.step("one")
    assert told == ["one: 3 of 6 turns, 30 s left", "one: 4 of 6 turns, 20 s left"]
    assert [clock_text(seconds) for seconds in (5, 600, 6000)] == ["5 s", "10 min", "1 h 40 min"]

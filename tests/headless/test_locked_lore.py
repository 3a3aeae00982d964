"""Locked lore is in no prompt: looked for in everything that the game sends, in all scripts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from game.headless.runner import Runner
from game.headless.script import read_script
from game.headless.transcript import Transcript
from game.mind.guard import term_pattern
from game.mind.worldview import locked_terms
from game.session.events import Event, Prompt
from game.session.resources import Resources
from game.voice import UnderstudyVoice

FOLDER = Path(__file__).parents[1] / "scripts"
SCRIPTS = sorted([*FOLDER.glob("*.yaml"), *(FOLDER / "story").glob("*.yaml")])
QUOTED = re.compile(r'^.{1,60} says: ".*"$', re.MULTILINE)
"""The player's own words, which may name anything."""


class Watched(Transcript):
    """Looks through every prompt as it is made; `found` are the locked terms in it, `seen` counts prompts."""

    runner: Runner | None = None
    seen = 0

    def take(self, step: int, events: Iterable[Event]) -> None:
        events = list(events)
        for event in events:
            if isinstance(event, Prompt):
                self._look(event)
        super().take(step, events)

    def _look(self, prompt: Prompt) -> None:
        assert self.runner is not None
        session = self.runner._session
        persona, town = session.cast.personas[prompt.npc], session.cast.town
        view = session._scene.view(prompt.npc)
        said = "\n".join(line.text for line in session.log.branch if line.speaker == "player")
        text = "\n".join(QUOTED.sub("", str(message["content"])) for message in prompt.messages)
        self.seen += 1
        for term in locked_terms((*persona.knowledge, *town.knowledge), view):
            pattern = re.compile(term_pattern(term), re.IGNORECASE)
            assert pattern.search(said) or not pattern.search(text), f"{prompt.npc} is told of {term!r}"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_prompt_holds_what_is_locked(whole: Resources, tmp_path: Path, path: Path) -> None:
    script = read_script(path)
    transcript = Watched(script.name)
    runner = Runner(script, whole, UnderstudyVoice(), tmp_path, transcript)
    transcript.runner = runner
    runner.run()
    assert transcript.seen or not any(step.kind in ("talk", "say") for step in script.steps)


def test_what_is_unlocked_is_there_on_the_next_turn(resources: Resources, tmp_path: Path) -> None:
    script = tmp_path / "unlocked.yaml"
    script.write_text(
        "name: unlocked\nsteps:\n  - walk_to: merchant\n  - talk: merchant\n  - say: Who put out the light?\n"
        '  - expect: {not_contains: [Quill]}\n  - leave\n  - set: {standing: {merchant: 70}, time: "2 10:00"}\n'
        "  - talk: merchant\n  - say: Who put out the light?\n  - expect: {contains_any: [Quill]}\n",
        encoding="utf-8",
    )
    transcript = Watched("unlocked")
    runner = Runner(read_script(script), resources, UnderstudyVoice(), tmp_path / "saves", transcript)
    transcript.runner = runner
    assert runner.run() == []

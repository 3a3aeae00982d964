"""The dialogue box, played with keys on a real session with the built-in voice."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
from stage.played import Play, Played

from game.session import commands as c
from game.session.events import Direction
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.stage import Settings
from game.stage.dialogue import shortened
from game.voice.recording import ReplayVoice


def test_the_character_speaks_first_and_is_typed(play: Play) -> None:
    played = play()
    played.go_to("guard")
    assert "E · talk to Bram" in played.text
    played.app.press("talk")
    played.app.step(10)
    shown = next(line for line in played.app.lines() if line.startswith("Bram:"))
    greeting = played.session.talk.said[0][1]
    assert 2 <= len(shown.removeprefix("Bram: ")) < len(greeting)
    assert not played.writing


def test_the_opening_key_neither_skips_nor_is_typed(play: Play) -> None:
    played = play()
    played.go_to("guard")
    down = {"key": pygame.K_e, "mod": 0, "unicode": "e", "scancode": 0}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, down))
    for _ in range(20):  # held: the system repeats key and letter
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="e"))
        pygame.event.post(pygame.Event(pygame.KEYDOWN, down))
        played.app.step()
    assert len(next(line for line in played.app.lines() if line.startswith("Bram:"))) < 30
    played.app.step(400)
    assert not played.writing
    played.app.press("confirm")
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="e"))
    played.app.step()
    assert "> " in played.app.lines()
    pygame.event.post(pygame.Event(pygame.KEYUP, down))
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="e"))
    played.app.step()
    assert "> e" in played.app.lines()


def test_first_press_shows_all_the_next_goes_on(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    played.app.press("confirm")
    assert f"Bram: {played.session.talk.said[0][1]}" in played.app.lines()
    assert not played.writing
    played.app.press("confirm")
    assert played.writing


def test_saying_something(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    played.app.type("My name is Teodora.")
    assert "> My name is Teodora." in played.app.lines()
    played.app.press("confirm")
    assert "You: My name is Teodora." in played.app.lines()
    assert "Bram will remember your name: Teodora." in played.text
    played.read()
    assert played.session.talk.said[1] == ("player", "My name is Teodora.")
    assert any(line.startswith(("Teodora", "You:")) for line in played.app.lines())


def test_an_unread_letter_begins_the_answer(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(400)
    played.app.type("Hello")
    assert "> Hello" in played.app.lines()


def test_e_may_begin_a_word(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(400)
    for letter in "ever":
        played.key(ord(letter), text=letter)
    assert "> ever" in played.app.lines()


def test_hot_keys_are_off_while_writing(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    for letter in "was it":
        played.key(ord(letter), text=letter)
    played.key(pygame.K_F5)
    assert "> was it" in played.app.lines()
    assert len(played.session.talk.said) == 1


def test_held_keys_do_not_walk_on(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.hold("down")
    played.app.step()
    here = played.session.world.player
    while here.moving:
        played.app.step()
        played.app.press("talk") if not here.moving else None
    played.app.release("down")
    played.app.step(60)
    played.go_to("guard")
    played.app.press("talk")
    tile = here.tile
    down = {"key": pygame.K_DOWN, "mod": 0, "unicode": "", "scancode": 0}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, down))
    played.app.step(10)
    played.app.press("cancel")
    for _ in range(60):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, down))
        played.app.step()
    assert played.session.talk is None
    assert here.tile == tile
    assert not here.moving


def test_escape_cancels_then_leaves(play: Play) -> None:
    played = play(pace=30)
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(60)
    assert played.session.talk.busy
    said = next(line for line in played.app.lines() if line.startswith("Bram:"))
    played.app.press("cancel")
    assert played.session.talk is not None
    assert not played.session.talk.busy
    played.app.step(60)
    assert next(line for line in played.app.lines() if line.startswith("Bram:")).startswith(said)
    played.app.press("cancel")
    assert played.session.talk is None
    assert not any(line.startswith("Bram:") for line in played.app.lines())


def test_a_living_sign_and_what_is_waited_for(play: Play) -> None:
    played = play(pace=0.5, model="tiny-1", host="localhost:8080")
    played.go_to("guard")
    played.app.press("talk", steps=0)
    assert "…" in played.app.lines()
    assert "localhost:8080 hears you" in played.app.lines()
    assert "waiting for" not in played.text
    played.app.step(4 * 60)
    assert "waiting for tiny-1 at localhost:8080" in played.text


def test_attaching_to_an_open_talk(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    played.app.type("Hello")
    played.app.press("confirm")
    played.app.step()
    reply = played.session.talk.said[-1][1]
    again = Played(played.session)
    again.app.step()
    assert reply.split()[-1] in again.text
    assert "You: Hello" in again.app.lines()
    assert not again.writing
    again.app.press("confirm")
    again.read()


def test_a_draft_comes_back(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    played.app.type("Half a tho")
    assert played.session.draft == "Half a tho"
    again = Played(played.session)
    assert "> Half a tho" in again.app.lines()


def test_a_long_line_with_counter(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    played.app.type("x" * 520)
    assert f"> {'x' * 500}" in played.app.lines()
    played.app.press("confirm")
    played.read()


def test_the_input_method(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    pygame.event.post(pygame.Event(pygame.TEXTEDITING, text="に", start=0, length=1))
    played.key(pygame.K_RETURN)
    assert played.writing
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="日"))
    played.app.step()
    assert "> 日" in played.app.lines()


def test_resizing_in_the_middle(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    pygame.display.set_mode((320, 200), pygame.RESIZABLE)
    played.app.step(2)
    pygame.display.set_mode((1001, 777), pygame.RESIZABLE)
    played.app.step(2)
    assert played.writing


def test_what_was_said_can_be_read_again(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    for _ in range(8):
        played.app.type("What is that bell for?")
        played.app.press("confirm")
        played.read()
    played.app.type("half a line")
    played.app.press("history")
    assert sum(line.startswith("You: What is that bell for?") for line in played.app.lines()) >= 8
    played.app.press("up")
    played.app.press("cancel")
    assert "> half a line" in played.app.lines()
    assert played.session.talk is not None


def test_leaving_does_not_wait_for_the_typing(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("talk")
    played.app.press("cancel")
    assert played.session.talk is None
    assert not any(line.startswith("Bram:") for line in played.app.lines())


def test_pasting(play: Play) -> None:
    played = play()
    played.talk_to("guard")
    played.app.type("a")
    played.key(pygame.K_v, mod=pygame.KMOD_CTRL)
    played.key(pygame.K_HOME)
    played.key(pygame.K_DELETE)
    assert played.writing


def test_what_others_took_from_the_game_is_shown_too(play: Play) -> None:
    played = play(pace=30)
    played.go_to("guard")
    played.app.press("talk")
    played.app.step(10)
    while played.session.busy:
        played.session.listen(0.05)
    played.app.step(400)
    assert f"Bram: {played.session.talk.said[0][1]}" in played.app.lines()


def test_the_talk_key_counts_on_the_way(play: Play) -> None:
    played = play()
    played.go_to("guard")
    played.app.press("down", steps=16)
    played.app.hold("up")
    played.app.step(3)
    assert played.session.world.player.moving
    played.app.press("talk")
    played.app.step(20)
    assert played.session.talk is not None


def test_what_a_character_does_stands_beside_its_name_only_where_the_player_wants_it(
    resources: Resources, tmp_path: Path
) -> None:
    said = [["Good day, lad."], ["*nods at the gate* The road is shut, lad."]]
    rows = [{"npc": "guard", "kind": "speech", "sha256": "", "chunks": chunks, "finish": "stop"} for chunks in said]
    (tmp_path / "said.jsonl").write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    for shown in (True, False):
        session = Session(resources, ReplayVoice(tmp_path / "said.jsonl"))
        played = Played(session, settings=Settings(directions=shown))
        played.talk_to("guard")
        played.app.type("Why is the road shut?")
        played.app.press("confirm")
        played.app.step(200)
        name = "Bram (nods at the gate)" if shown else "Bram"
        assert f"{name}: The road is shut, lad." in played.app.lines()
        assert session.log.branch[-1].direction == "nods at the gate"
        played.app.close()


def test_what_a_reply_did_that_was_drawn_again_is_not_told(resources: Resources, tmp_path: Path) -> None:
    said = [["Good day, lad."], ["*laughs* Good day, lad."], ["Fire, foe or the closing of the gate."]]
    rows = [{"npc": "guard", "kind": "speech", "sha256": "", "chunks": chunks, "finish": "stop"} for chunks in said]
    (tmp_path / "said.jsonl").write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    session = Session(resources, ReplayVoice(tmp_path / "said.jsonl"))
    go_to(session, "guard")
    session.do(c.Talk("guard"))
    events = session.do(c.Say("What is the bell for?"))
    while session.busy:
        events += session.listen(0.1)
    assert [event for event in events if isinstance(event, Direction)] == []
    assert session.log.branch[-1].text == "Fire, foe or the closing of the gate."
    assert session.log.branch[-1].direction is None
    session.close()


def test_a_long_stage_direction_is_cut_after_a_word() -> None:
    assert shortened("nods.") == "nods"
    cut = shortened("looks long and thoughtfully over the grey roofs to the sea")
    assert cut == "looks long and thoughtfully over the …"

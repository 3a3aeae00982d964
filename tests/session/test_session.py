"""The running game: commands in, events out; what is remembered; what a save brings back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.save import Store
from game.session import commands as c
from game.session.events import (
    Done,
    Event,
    Fault,
    Heard,
    Kept,
    Mood,
    Narration,
    Promised,
    Prompt,
    Remembered,
    SceneChanged,
    Speech,
    TalkClosed,
    TalkOpened,
    WorldChanged,
)
from game.session.resources import Resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import UnderstudyVoice


def talk(session: Session, npc: str) -> list[Event]:
    go_to(session, npc)
    return session.do(c.Talk(npc))


def speech(events: list[Event]) -> str:
    return "".join(event.text for event in events if isinstance(event, Speech))


def test_a_turn_is_told_in_order(session: Session) -> None:
    opened = talk(session, "guard")
    assert [type(event) for event in opened][:2] == [TalkOpened, WorldChanged]
    events = session.do(c.Say("Hello, I'm Teodora."))
    kinds = [type(event) for event in events]
    assert kinds[0] is Heard
    assert kinds.index(Remembered) < kinds.index(Prompt) < kinds.index(Speech) < kinds.index(Done)
    assert not session.busy


def test_the_speech_event_names_the_line_that_it_becomes(session: Session) -> None:
    events = talk(session, "guard")
    piece = next(event for event in events if isinstance(event, Speech))
    assert session.log[piece.line].text == speech(events).strip()
    assert session.log[piece.line].voice == "understudy"


def test_a_stranger_is_greeted_otherwise_than_an_acquaintance(session: Session) -> None:
    first = speech(talk(session, "guard"))
    session.do(c.Say("My name is Teodora."))
    session.do(c.Leave())
    again = speech(session.do(c.Talk("guard")))
    assert first != again
    assert "Teodora" in again


def test_talking_needs_to_be_near(session: Session) -> None:
    events = session.do(c.Talk("guard"))
    assert [event.message for event in events if isinstance(event, Fault)] == ["Bram is too far away to talk."]
    assert session.talk is None


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (c.Say("Hello?"), "Nobody is listening"),
        (c.Talk("nobody"), "There is nobody called `nobody` here."),
        (c.Save("one"), "not kept on disk"),
        (c.Load("one"), "not kept on disk"),
    ],
)
def test_what_cannot_be_done_says_why(session: Session, command: c.Command, says: str) -> None:
    (fault,) = session.do(command)
    assert isinstance(fault, Fault)
    assert says in fault.message


def test_in_a_talk_nobody_walks_and_only_turns_move_the_clock(session: Session) -> None:
    talk(session, "guard")
    tile, time = session.world.player.tile, session.world.time
    session.do(c.Walk("down"))
    for _ in range(200):
        session.tick()
    assert session.world.player.tile == tile
    assert session.world.time == time
    session.do(c.Say("Good morning."))
    assert session.world.time.minutes_since(time) == 1


def test_outside_a_talk_a_second_is_a_minute(session: Session) -> None:
    time = session.world.time
    session.do(c.Wait(3))
    assert session.world.time.minutes_since(time) == 3


def test_doors_lead_to_other_maps(session: Session) -> None:
    events = go_to(session, "professor")
    assert SceneChanged("study") in events
    assert session.world.player.map == "study"


def test_a_sign_is_read(session: Session) -> None:
    tile_map = session.atlas.maps["town"]
    sign, text = next(iter(tile_map.signs.items()))
    session.world.player.tile = (sign[0], sign[1] + 1)
    session.world.player.facing = "up"
    session.world.people.clear()
    assert session.do(c.Interact()) == [Narration(text)]


def test_who_stands_near_hears_and_who_does_not_does_not(session: Session) -> None:
    talk(session, "guard")
    session.world.people["rival"].tile = session.world.player.tile
    session.do(c.Say("My name is Teodora."))
    assert session.memory("rival").name == "Teodora"
    assert session.memory("merchant").name is None
    assert session.memory("rival").standing == 50


def test_a_promise_is_kept_by_the_engine(session: Session) -> None:
    talk(session, "guard")
    events = session.do(c.Say("Will you ring the bell if my sister Ana passes?"))
    promised = next(event for event in events if isinstance(event, Promised))
    assert promised.text == "ring the bell if my sister Ana passes"
    session.do(c.Leave())
    events = session.do(c.Set(flag={"passed_ana": True}))
    assert Kept("guard", promised.text) in events
    assert any(isinstance(event, WorldChanged) and event.what == "bell" for event in events)
    assert [p.status for p in session.memory("guard").promises] == ["kept"]


def test_a_promise_for_an_hour_is_kept_at_that_hour(session: Session) -> None:
    talk(session, "guard")
    session.do(c.Say("Promise me to ring the bell at noon."))
    session.do(c.Leave())
    assert not any(isinstance(event, Kept) for event in session.do(c.Sleep(1)))
    assert any(isinstance(event, Kept) for event in session.do(c.Sleep(3)))


def test_hearts_are_moved_a_little(session: Session) -> None:
    talk(session, "merchant")
    events = session.do(c.Say("You are a thief and a liar!"))
    assert Mood("merchant", -5, "angry", "was insulted") in events
    assert session.memory("merchant").standing == 45


def test_an_empty_line_is_no_line_and_lone_surrogates_are_safe(session: Session, tmp_path: Path) -> None:
    talk(session, "guard")
    before = len(session.log)
    assert session.do(c.Say("  \n ")) == []
    assert len(session.log) == before
    session.do(c.Say("broken \ud800 letter \x00"))
    assert "\ud800" not in session.log.rows[before]


def test_leaving_sums_the_talk_up_and_counts_the_visit(session: Session) -> None:
    talk(session, "guard")
    session.do(c.Say("My name is Teodora."))
    events = session.do(c.Leave())
    assert TalkClosed("guard", 1) in events
    memory = session.memory("guard")
    assert memory.visits == 1
    assert "Teodora" in memory.talks[0].came_to
    assert session.do(c.Leave()) == []


def test_every_turn_is_covered_once_over_a_long_talk(session: Session) -> None:
    talk(session, "guard")
    for number in range(35):
        session.do(c.Say(f"Tell me about ship number {number}, which my uncle built in Saltby."))
    session.do(c.Leave())
    spoken = [line.id for line in session.log.branch if line.kind == "speech"]
    covered = [
        line_id
        for summary in session.memory("guard").history
        for line_id in spoken
        if summary.first_line <= line_id <= summary.last_line
    ]
    assert sorted(covered) == spoken
    assert len(session.memory("guard").history) > 2


def start(resources: Resources, folder: Path) -> Session:
    return Session(resources, UnderstudyVoice(), Store(folder))


def reopened(resources: Resources, folder: Path) -> Session:
    return Session.resume(resources, UnderstudyVoice(), Store(folder))


def state(session: Session) -> tuple[object, ...]:
    return (
        session.world.to_json(), session.log.head, [session.memory(npc) for npc in session.cast.personas], session.talk,
    )  # fmt: skip


def test_quitting_inside_a_talk_goes_on_inside_it(resources: Resources, tmp_path: Path) -> None:
    session = start(resources, tmp_path)
    talk(session, "guard")
    session.do(c.Say("My name is Teodora."))
    session.draft = "What is my"
    before = state(session)
    session.close()
    again = reopened(resources, tmp_path)
    assert again.draft == "What is my"
    assert state(again)[:3] == before[:3]
    assert again.talk
    assert again.talk.said == before[3].said
    assert "Teodora" in speech(again.do(c.Say("What is my name?")))
    again.close()


def test_a_crash_costs_nothing_that_was_said(resources: Resources, tmp_path: Path) -> None:
    """The state on disk is older than the log: what the log says has happened has happened."""
    session = start(resources, tmp_path)
    old = (tmp_path / "_run" / "save.json").read_bytes()
    talk(session, "guard")
    session.do(c.Say("I'm Teodora. Will you ring the bell at noon?"))
    session.do(c.Leave())
    session.do(c.Set(flag={"gate_open": True}, money=7, item={"rope": 2}))
    world = session.world
    session.close()
    (tmp_path / "_run" / "save.json").write_bytes(old)
    again = reopened(resources, tmp_path)
    assert (again.world.flags, again.world.money, again.world.items) == (world.flags, world.money, world.items)
    assert again.world.pledges == world.pledges
    assert again.world.time == world.time
    assert again.memory("guard").name == "Teodora"
    again.close()


def test_the_game_is_rebuilt_when_the_state_cannot_be_read(resources: Resources, tmp_path: Path) -> None:
    session = start(resources, tmp_path)
    talk(session, "guard")
    session.do(c.Say("I'm Teodora."))
    session.do(c.Leave())
    session.close()
    (tmp_path / "_run" / "save.json").write_text("{half", encoding="utf-8")
    again = reopened(resources, tmp_path)
    assert again.memory("guard").name == "Teodora"
    assert any("save.json.unreadable-1" in notice for notice in again.notices)
    assert (tmp_path / "_run" / "save.json.unreadable-1").read_text(encoding="utf-8") == "{half"
    again.close()


def test_an_answer_that_was_due_is_given_after_the_restart(resources: Resources, tmp_path: Path) -> None:
    session = start(resources, tmp_path)
    talk(session, "guard")
    session.do(c.Say("What is the bell for?"))
    lines = (tmp_path / "_run" / "lines.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    session.close()
    while '"speaker":"player"' not in lines[-1]:
        lines.pop()
    (tmp_path / "_run" / "lines.jsonl").write_text("".join(lines), encoding="utf-8", newline="")
    (tmp_path / "_run" / "save.json").unlink()
    again = reopened(resources, tmp_path)
    again.listen()
    assert again.log.branch[-1].speaker == "guard"
    again.close()


def test_slots_are_apart(resources: Resources, tmp_path: Path) -> None:
    session = start(resources, tmp_path)
    session.do(c.Save("empty", "Before everything"))
    talk(session, "guard")
    session.do(c.Say("I'm Teodora."))
    session.do(c.Leave())
    session.do(c.Save("told"))
    session.do(c.Load("empty"))
    assert session.memory("guard").name is None
    session.do(c.Load("told"))
    assert session.memory("guard").name == "Teodora"
    assert [(label.slot, label.title) for label in session.store.slots() if label.slot == "empty"] == [
        ("empty", "Before everything")
    ]
    session.close()


def test_the_memory_file_is_the_fold_of_the_log(resources: Resources, tmp_path: Path) -> None:
    import json

    from game.log import Log
    from game.mind.folding import fold
    from game.mind.memory_json import to_json

    session = start(resources, tmp_path)
    talk(session, "merchant")
    session.do(c.Say("I'm Teodora, and I come from Saltby. Will you keep the rope for me until evening?"))
    session.do(c.Leave())
    session.close()
    log, torn = Log.read((tmp_path / "_run" / "lines.jsonl").read_text(encoding="utf-8"))
    assert torn is None
    written = json.loads((tmp_path / "_run" / "npcs" / "merchant.json").read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(to_json(fold("merchant", log.branch), "player")))
    assert written["npc_commitments"][0]["status"] == "open"


def test_no_prompt_is_too_long_whatever_is_said(resources: Resources, session: Session) -> None:
    talk(session, "professor")
    longest = 0
    for number in range(14):
        events = session.do(c.Say(("tide and lamp, lens and light; " * 200) + str(number)))
        longest = max(longest, *(event.tokens for event in events if isinstance(event, Prompt)))
    assert longest <= 1500


def test_a_disk_that_is_full_costs_nothing(resources: Resources, tmp_path: Path) -> None:
    """The folder of the journal goes away in mid-play: it is said once, and written as soon as it is there again."""
    session = start(resources, tmp_path)
    away = tmp_path.with_name("away")
    (tmp_path / "_run").rename(away)
    (tmp_path / "_run").write_text("in the way", encoding="utf-8")
    events = talk(session, "guard") + session.do(c.Say("I'm Teodora.")) + session.do(c.Say("How was the night?"))
    faults = [event for event in events if isinstance(event, Fault)]
    assert len(faults) == 1
    assert faults[0].kind == "disk"
    assert "Teodora" in speech(session.do(c.Say("What is my name?")))
    (tmp_path / "_run").unlink()
    away.rename(tmp_path / "_run")
    session.do(c.Leave())
    session.close()
    again = reopened(resources, tmp_path)
    assert again.memory("guard").name == "Teodora"
    again.close()


@pytest.fixture(autouse=True)
def _writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note after which rows the journal was written."""
    WRITTEN_AT.clear()
    append = Store.append

    def noting(store: Store, rows: Sequence[str], written: int) -> None:
        append(store, rows, written)
        WRITTEN_AT.setdefault(id(store), set()).add(len(rows))

    monkeypatch.setattr(Store, "append", noting)


WRITTEN_AT: dict[int, set[int]] = {}


def test_a_turn_is_on_disk_whole_or_not_at_all(resources: Resources, tmp_path: Path) -> None:
    """Wherever the process is killed between two writes, nothing contradicts: told is remembered, armed is promised."""
    session = start(resources, tmp_path / "one")
    talk(session, "guard")
    session.do(c.Say("I'm Teodora. Will you ring the bell if my sister Ana passes?"))
    session.do(c.Leave())
    session.do(c.Set(flag={"passed_ana": True}))
    chronicle = session._scene.chronicle
    writes = sorted(WRITTEN_AT[id(chronicle.store)])
    rows = list(session.log.rows)
    session.close()
    assert len(writes) > 5
    for number, written in enumerate(writes):
        folder = tmp_path / f"cut{number}"
        (folder / "_run").mkdir(parents=True)
        text = "".join(row + "\n" for row in rows[:written])
        (folder / "_run" / "lines.jsonl").write_text(text, encoding="utf-8", newline="")
        again = reopened(resources, folder)
        again.listen()
        memory = again.memory("guard")
        said = any(line.speaker == "player" and line.kind == "speech" for line in again.log.branch)
        assert (memory.name == "Teodora") == said
        assert len(memory.promises) == said
        assert len(again.world.pledges) == len(memory.open_promises)
        if again.talk:
            assert again.do(c.Say("Go on."))
        again.close()


def test_a_restart_forgets_nothing_of_an_open_talk(resources: Resources, tmp_path: Path) -> None:
    """What was asked, what the last moment said: a resumed talk goes on as the uninterrupted one does."""

    def play(folder: Path, restart: bool) -> list[Event]:
        session = start(resources, folder)
        talk(session, "guard")
        session.do(c.Say("What is my name?"))
        if restart:
            session.close()
            session = reopened(resources, folder)
        events = session.do(c.Say("Thea"))
        assert session.memory("guard").name == "Thea"
        session.close()
        return events

    assert play(tmp_path / "one", restart=False) == play(tmp_path / "two", restart=True)


def test_a_cancelled_answer_is_not_given_later(resources: Resources, tmp_path: Path) -> None:
    session = Session(resources, UnderstudyVoice(pace=1.0), Store(tmp_path))
    talk(session, "guard")
    session.do(c.Cancel())
    assert not session.busy
    session.close()
    again = reopened(resources, tmp_path)
    assert again.talk
    assert not again.busy
    assert [line for line in again.log.branch if line.kind == "speech"] == []
    again.close()


def test_a_whisper_is_heard_by_one(session: Session) -> None:
    talk(session, "guard")
    session.world.people["rival"].tile = session.world.player.tile
    session.do(c.Whisper("My name is Teodora."))
    assert session.memory("guard").name == "Teodora"
    assert session.memory("rival").name is None
    session.do(c.Say("I come from Saltby."))
    assert "home" in session.memory("rival").facts


def test_a_promise_in_earshot_is_witnessed(session: Session) -> None:
    talk(session, "guard")
    session.world.people["rival"].tile = session.world.player.tile
    session.do(c.Say("Will you ring the bell if my sister Ana passes?"))
    assert session.memory("rival").promises == []
    (seen,) = session.memory("rival").memories
    assert seen.role == "witnessed"
    assert seen.text == "Bram promised the traveller to ring the bell if the traveller's sister Ana passes."


def test_a_slot_that_would_lack_lines_is_not_called_saved(resources: Resources, tmp_path: Path) -> None:
    session = start(resources, tmp_path)
    (tmp_path / "_run").rename(tmp_path / "_away")
    (tmp_path / "_run").write_text("in the way", encoding="utf-8")
    events = talk(session, "guard") + session.do(c.Save("x"))
    assert not any(type(event).__name__ == "Saved" for event in events)
    assert isinstance(events[-1], Fault)
    (tmp_path / "_run").unlink()
    (tmp_path / "_away").rename(tmp_path / "_run")
    session.close()


def test_a_step_in_which_nothing_happens_does_not_touch_the_disk(resources: Resources, tmp_path: Path) -> None:
    session = start(resources, tmp_path)
    log = tmp_path / "_run" / "lines.jsonl"
    log.unlink()
    for _ in range(30):
        session.tick()
    assert not log.exists()
    talk(session, "guard")
    assert len(log.read_text(encoding="utf-8").splitlines()) == len(session.log)
    session.close()

"""A script that could not fail, or that names what there is not, is refused before it is played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.cli import main
from game.content import ContentError
from game.headless.check import check
from game.headless.known import Known, known_ids
from game.headless.runner import stopping
from game.headless.script import read_script
from game.headless.transcript import EVENTS
from game.session.events import Fault, Speech
from game.session.resources import Resources


def script(tmp_path: Path, steps: str, head: str = "") -> Path:
    path = tmp_path / "trial.yaml"
    path.write_text(f"name: trial\n{head}steps:\n{steps}", encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def known(resources: Resources) -> Known:
    return known_ids(resources)


CAST = "there are guard, merchant, professor, rival"
PEOPLE = "there are ana, baker, captain, cooper, council"


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ("talk: gaurd", f"trial.yaml:4: step 2 (talk): there is nobody called `gaurd`; {PEOPLE}"),
        ("say: {to: ghost, text: Hello}", f"trial.yaml:4: step 2 (say.to): there is no character `ghost`; {CAST}"),
        ("set: {standing: {ghost: 3}}", f"step 2 (set.standing): there is no character `ghost`; {CAST}"),
        ("expect: {standing: {ghost: 3}}", f"step 2 (expect.standing): there is no character `ghost`; {CAST}"),
        ("expect: {reply: ghost}", "step 2 (expect.reply): there is nobody called `ghost`; there are ana"),
        ("expect: {memory: {npc: ghost, visits: 0}}", f"(expect.memory.npc): there is no character `ghost`; {CAST}"),
        ("expect: {at: nowhere}", "step 2 (expect.at): there is no spot `nowhere`; there are fountain, harbour"),
        ("expect: {map: twon}", "step 2 (expect.map): there is no map `twon`; there are cave, hill_road"),
        ("expect: {inventory: {rop: 0}}", "(expect.inventory): there is no item `rop`; there are bread, cave_map"),
        ("set: {item: {rop: 1}}", "step 2 (set.item): there is no item `rop`; there are bread, cave_map"),
        (
            "expect: {flag: {gate_opne: false}}",
            "there is no flag `gate_opne`; there are ana_home, cloud, fog, found_ana, gate_open",
        ),
        ("set: {flag: {passed_: true}}", "(set.flag): there is no flag `passed_`; there are ana_home"),
        (
            "walk_to: nowhere",
            "(walk_to): there is nobody and nothing called `nowhere`; there are ana, baker, captain, cooper",
        ),
        ("expect: {event: promissed}", "trial.yaml:4: step 2 (expect.event): there is no event `promissed`; there are"),
        ("expect: {not_event: falt}", "trial.yaml:4: step 2 (expect.not_event): there is no event `falt`"),
        ("expect: {}", "trial.yaml:4: step 2 (expect): is empty: write down what is meant"),
        ("expect: {contains_any: []}", "step 2 (expect): `contains_any` is empty"),
        ("expect: {reply: }", "step 2 (expect): `reply` is empty"),
        ("expect: {contains_all: ['']}", "step 2 (expect.contains_all[0])"),
        ("expect: {matches: '(seal'}", "step 2 (expect.matches): is not a valid regular expression"),
        ("expect: {standing: {guard: '=> 60'}}", "a number is compared like `>= 60`, not `=> 60`"),
        ("expect: {memory: {npc: guard, fact: name, status: open}}", "only a `commitment` has a `status`"),
        ("expect: {memory: {npc: guard, visits: 1, equals: one}}", "`visits` is a number already"),
        ("set: {}", "step 2 (set): is empty"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, known: Known, step: str, says: str) -> None:
    path = script(tmp_path, f"  - leave\n  - {step}\n")
    with pytest.raises(ContentError) as caught:
        read_script(path, known)
    assert len(caught.value.problems) == 1
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "step",
    [
        "set: {flag: {passed_ana: true, met_guard: true, gate_open: false}, item: {rope: 1}}",
        "expect: {at: market, map: town, event: restart, not_event: setup}",
        "expect: {matches: 'seal|gate', memory: {npc: guard, commitment: , status: open}}",
        "expect: {contains_any: rope, inventory: {stone_seal: 0}, standing: {rival: '< 50'}}",
    ],
)
def test_what_there_is_may_be_named(tmp_path: Path, known: Known, step: str) -> None:
    assert read_script(script(tmp_path, f"  - {step}\n"), known).steps


def test_a_script_without_steps_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="steps: is empty: write at least one step"):
        read_script(script(tmp_path, "  []\n"))


def test_the_event_names_are_those_of_the_transcript() -> None:
    assert {"speech", "prompt", "fault", "talk_opened", "world_changed", "setup", "restart"} <= EVENTS


def test_flags_of_maps_and_of_what_characters_know_can_be_named(resources: Resources, known: Known) -> None:
    asked = {flag for p in resources.cast.personas.values() for k in p.knowledge if k.when for flag in k.when.flag}
    assert asked <= known.flags
    assert {"gate_open", "met_rival"} <= known.flags


def test_the_command_says_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = script(tmp_path, "  - talk: gaurd\n")
    assert main(["script", str(path)]) == 2
    assert "step 1 (talk): there is nobody called `gaurd`" in capsys.readouterr().err
    assert main(["check", str(path)]) == 2
    assert "step 1 (talk): there is nobody called `gaurd`" in capsys.readouterr().out


def test_a_start_from_a_save_that_is_not_there_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = script(tmp_path, "  - expect: {map: town}\n", head="save: nosuchslot\n")
    assert main(["script", str(path)]) == 2
    assert "There is no saved game `nosuchslot`" in capsys.readouterr().err
    assert main(["script", str(script(tmp_path, "  - load: nosuchslot\n"))]) == 2


@pytest.mark.parametrize("step", ["walk_to: market", "walk: up 2", "wait: 3", "sleep: 2"])
def test_nobody_walks_off_in_a_talk(tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str) -> None:
    path = script(tmp_path, f"  - walk_to: guard\n  - talk: guard\n  - {step}\n")
    assert main(["script", str(path)]) == 2
    told = capsys.readouterr().err
    assert f"step 3 ({step.partition(':')[0]}): first end the talk with Bram: write `leave` before this step" in told


def test_only_faults_of_the_games_own_rules_stop_a_script() -> None:
    spoken = Speech("guard", "Hm.", 1, True, "understudy")
    assert stopping([spoken, Fault("notice", "The end of the log is lost."), Fault("server", "No answer.")]) is None
    for kind in ("talk", "time", "save", "load"):
        assert stopping([spoken, Fault(kind, "No.")]) == Fault(kind, "No.")


def test_a_script_goes_on_from_a_slot_that_was_touched(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    first = script(tmp_path, "  - walk_to: guard\n  - talk: guard\n  - leave\n  - save: before\n")
    assert main(["script", str(first), "--saves", str(saves)]) == 0
    state = saves / "before" / "save.json"
    state.write_text(state.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    second = script(tmp_path, "  - expect: {event: fault, flag: {met_guard: true}}\n", head="save: before\n")
    assert main(["script", str(second), "--saves", str(saves)]) == 0


def test_a_whisper_is_a_line_of_the_player(tmp_path: Path) -> None:
    steps = "  - walk_to: guard\n  - talk: guard\n  - whisper: What is the bell for?\n"
    expected = "  - expect: {event: heard, reply: guard, not_event: talk_opened}\n"
    assert main(["script", str(script(tmp_path, steps + expected))]) == 0


def test_what_nobody_is_outside_is_checked_as_what_it_is(root: Path) -> None:
    assert check(root, [root / "npcs" / "_outside.yaml", root / "npcs" / "_town.yaml"]) == []


def test_a_thing_that_nobody_knows_is_named_with_its_line(root: Path, tmp_path: Path) -> None:
    text = (root / "npcs" / "merchant.yaml").read_text(encoding="utf-8")
    path = tmp_path / "merchant.yaml"
    path.write_text(text.replace("{item: tar,", "{item: tarr,"), encoding="utf-8")
    (problem,) = check(root, [path])
    assert problem.field == "trade.sells"
    assert "there is no item `tarr`" in problem.message
    assert "tarr" in path.read_text(encoding="utf-8").splitlines()[problem.line - 1]


def test_a_thing_in_what_everybody_knows_must_be_there(root: Path, tmp_path: Path) -> None:
    text = (root / "npcs" / "_town.yaml").read_text(encoding="utf-8")
    path = tmp_path / "_town.yaml"
    path.write_text(text.replace("until: {item: {stone_seal: 1}}", "until: {item: {stone_seel: 1}}"), encoding="utf-8")
    (problem,) = check(root, [path])
    assert "there is no item `stone_seel`" in problem.message


@pytest.mark.parametrize(
    ("chapter", "why"),
    [
        ("when: {map: twon}\nevents: [{narration: a}]", "there is no map `twon`"),
        ("when: {flag: {gate_opne: false}}\nevents: [{narration: a}]", "there is no flag `gate_opne`"),
        ("when: {standing: {ghost: 3}}\nevents: [{narration: a}]", "there is no character `ghost`"),
        ("when: {map: town}\nevents: [{line: {who: ghost, text: Boo.}}]", "there is nobody called `ghost`"),
        ("when: {map: town}\nevents: [{move: {who: ana, spot: nowhere}}]", "there is no spot `nowhere`"),
        ("when: {map: town}\nevents: [{give: {item: {sword: 1}}}]", "there is no item `sword`"),
        ("when: {map: town}\nevents: [{recount: [ana]}]", "there is no character `ana`"),
        ("events: [{narration: a}]", "without it the chapter never begins"),
    ],
)
def test_a_chapter_that_names_what_is_not_there_is_refused(root: Path, tmp_path: Path, chapter: str, why: str) -> None:
    path = tmp_path / "trial.yaml"
    path.write_text(f"id: trial\ntitle: A trial\n{chapter}\n", encoding="utf-8")
    (problem,) = check(root, [path])
    assert why in problem.message
    assert problem.line <= 4


def test_a_chapter_that_nothing_leads_to_is_refused(root: Path, tmp_path: Path) -> None:
    copy = tmp_path / "game"
    for name in ("npcs", "assets"):
        shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns("source"))
    path = copy / "assets" / "story" / "decision.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("told_reunion: true", "told_decision: true"), "utf-8")
    (problem,) = check(copy, [])
    assert problem.file == str(path)
    assert problem.message == "waits for a flag that is set by nothing before it"


def test_a_chapter_may_wait_for_what_the_sky_does(root: Path, tmp_path: Path) -> None:
    for name in ("npcs", "assets"):
        shutil.copytree(root / name, tmp_path / name, ignore=shutil.ignore_patterns("source"))
    chapter = "id: wet\ntitle: Wet\nwhen: {flag: {rain: true, night: true}}\nevents: [{narration: It rains.}]\n"
    (tmp_path / "assets" / "story" / "wet.yaml").write_text(chapter, encoding="utf-8")
    assert check(tmp_path, []) == []


def test_a_thing_that_nobody_has_is_named(root: Path, tmp_path: Path) -> None:
    for name in ("npcs", "assets"):
        shutil.copytree(root / name, tmp_path / name, ignore=shutil.ignore_patterns("source"))
    path = tmp_path / "assets" / "items.yaml"
    path.write_text(path.read_text(encoding="utf-8") + "\noar:\n  name: oar\n  plural: oars\n  text: Long.\n", "utf-8")
    nobody, bare = check(tmp_path, [])
    assert nobody.field == bare.field == "oar"
    assert "nobody has it and no chapter gives it" in nobody.message
    assert "has no icon" in bare.message

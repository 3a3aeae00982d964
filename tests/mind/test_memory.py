"""Memory is a fold over the log: what rules notice, promises, hearts, summaries, extraction."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from mind.small_cast import guard, town

from game.log import GameTime, Line
from game.mind.extraction import accepted, requests, telling_lines
from game.mind.fitting import fits
from game.mind.folding import fold
from game.mind.heart import allowed, stirred
from game.mind.intent import read_line
from game.mind.intent_kinds import Intent, Kind, Reading
from game.mind.memory import Memory, Reason
from game.mind.memory_json import to_json
from game.mind.moments import moments
from game.mind.notice import noticed
from game.mind.promise import condition, decide, grant, person_id
from game.mind.summary import compress, sound_summary, turns_in
from game.mind.tokens import load_counter, message_tokens
from game.mind.worldview import WorldView

NOW = GameTime(1, 8 * 60)
COUNT = load_counter(Path(__file__).resolve().parents[2] / "assets" / "tokenizer")


def record(number: int, data: dict[str, object], cites: tuple[int, ...] = (), **rest: object) -> Line:
    return Line(number, number - 1 or None, NOW, "town", "mind", "guard", data=data, cites=cites, **rest)


def said(number: int, text: str, speaker: str = "player") -> Line:
    return Line(number, number - 1 or None, NOW, "town", "speech", speaker, ("guard",), text, talk="t1")


def read(text: str, memory: Memory | None = None) -> Reading:
    return read_line(text, guard(), town(), WorldView(stock={"rope": 1}), name=memory.name if memory else None)


def test_a_fact_cites_its_line_and_a_newer_one_replaces_it() -> None:
    memory = fold(
        "guard",
        [
            record(1, {"what": "fact", "key": "name", "value": "Teodora"}, (7,)),
            record(2, {"what": "fact", "key": "name", "value": "Thea"}, (9,)),
        ],
    )
    assert memory.name == "Thea"
    assert memory.facts["name"].line == 9


def test_only_its_own_records_count() -> None:
    other = Line(1, None, NOW, "town", "mind", "merchant", data={"what": "fact", "key": "name", "value": "Ada"})
    assert fold("guard", [other]).name is None


def test_a_promise_stays_open_until_its_status_changes() -> None:
    made = record(1, {"what": "promise", "words": "ring the bell", "kind": "ring_bell", "when": {}}, (5, 4))
    kept = record(2, {"what": "promise_status", "promise": 4, "status": "kept"}, (5,))
    assert [p.status for p in fold("guard", [made]).promises] == ["open"]
    assert [p.status for p in fold("guard", [made, kept]).promises] == ["kept"]
    assert fold("guard", [made]).promises[0].line == 5


def test_visits_count_talks_with_a_turn_and_old_talks_are_folded_into_one() -> None:
    lines = [
        Line(n, n - 1 or None, NOW, "town", "system", "guard",
             data={"what": "talk_closed", "turns": n % 2, "came_to": f"Talk {n}.", "started": NOW.to_json()})
        for n in range(1, 17)
    ]  # fmt: skip
    memory = fold("guard", lines)
    assert memory.visits == 8
    assert len(memory.talks) == 5
    assert sum(talk.turns for talk in memory.talks) == 8


def test_the_json_has_what_the_contract_names() -> None:
    value = to_json(fold("guard", [record(1, {"what": "fact", "key": "name", "value": "Teodora"}, (7,))]), "player")
    assert set(value) == {
        "schema", "npc_id", "player_id", "last_updated", "last_met", "visit_count", "relationship", "player_facts",
        "npc_commitments", "player_commitments", "npc_statements", "compressed_history", "talks", "memories",
    }  # fmt: skip
    assert value["player_facts"]["name"] == {"value": "Teodora", "line": 7, "time": NOW.to_json()}
    json.dumps(value)


def test_rules_notice_name_and_goal_and_do_not_double_them() -> None:
    memory = Memory("guard")
    reading = read("Hello, I'm Teodora and I'm going to the lighthouse.")
    data = [d for d in noticed(reading, memory, 1) if d["key"] != "tone"]
    assert [(d["key"], d["value"]) for d in data] == [
        ("name", "Teodora"), ("last_stated_objective", "going to the lighthouse"),
    ]  # fmt: skip
    known = fold("guard", [record(n, dict(d), (1,)) for n, d in enumerate(noticed(reading, memory, 1), 1)])
    assert noticed(reading, known, 1) == []


@pytest.mark.parametrize(
    ("standing", "moved", "wanted", "expected"),
    [(50, 0, -2, -2), (41, 0, -2, -1), (40, 0, -2, 0), (60, 0, 1, 0), (50, 5, 1, 0), (50, -5, -2, 0), (70, 0, -2, -2),
     (30, 0, -2, 0), (30, 0, 1, 1)],
)  # fmt: skip
def test_talk_moves_the_heart_within_40_and_60_and_5_a_day(
    standing: int, moved: int, wanted: int, expected: int
) -> None:
    memory = Memory("guard", standing=standing, talk_gain={1: moved})
    assert allowed(wanted, memory, 1) == expected


def test_an_insult_angers_and_thanks_please() -> None:
    memory = Memory("guard")
    insult = stirred(Reading((Intent("insult"),)), memory, 1)
    thanks = stirred(Reading((Intent("thanks"),)), memory, 1)
    assert insult
    assert (insult.delta, insult.mood) == (-5, "angry")
    assert thanks
    assert (thanks.delta, thanks.mood) == (2, "pleased")
    assert stirred(Reading((Intent("topic"),)), memory, 1) is None


def test_kindness_counts_once_a_talk() -> None:
    memory = Memory("guard", mood="pleased", kindness_in="t1")
    assert stirred(Reading((Intent("praise"),)), memory, 1, "t1") is None
    again = stirred(Reading((Intent("praise"),)), memory, 1, "t9")
    assert again
    assert again.delta == 2


def test_a_corrected_name_remembers_that_it_changed() -> None:
    lines = [
        record(1, {"what": "fact", "key": "name", "value": "Teodora"}, (7,)),
        record(2, {"what": "fact", "key": "name", "value": "Thea"}, (9,)),
    ]
    assert fold("guard", lines).facts["name"].before == "Teodora"


def test_a_models_summary_takes_the_place_of_the_rule_made_one() -> None:
    def summed(number: int, text: str, by: str) -> Line:
        data = {"what": "summary", "text": text, "first_line": 1, "last_line": 4, "turns": 2, "mood_before": "calm",
                "mood_after": "calm", "by": by}  # fmt: skip
        return record(number, data, (1, 4), talk="t1")

    memory = fold("guard", [summed(5, "By rule.", "rules"), summed(6, "By model.", "model")])
    assert [summary.text for summary in memory.history] == ["By model."]


@pytest.mark.parametrize(
    ("text", "stands"),
    [
        ("Teodora asked Bram about the bell, and he named fire and foe.", True),
        ("Teodora asked Bram about Captain Hale.", False),
        ("Teodora asked 12 questions.", False),
        ("Gregor asked about the bell.", False),
        ("Teodora asked Bram about seven bells on the wall.", False),
        ("They spoke of the weather and of a horse for the king.", False),
        ("They spoke of the bell. Then Teodora asked about fire.", True),
        ("I'm sorry, I cannot do that.", False),
        ("", False),
        ("long " * 200, False),
    ],
)
def test_a_models_summary_holds_only_names_and_numbers_that_were_said(text: str, stands: bool) -> None:
    lines = [said(1, "I'm Teodora, and I wonder what the bell on your wall is for, if you will tell me.")]
    lines.append(
        said(2, "Fire, foe, or the closing of the gate, lad. It has hung there for longer than I have.", "guard")
    )
    assert (sound_summary(text, lines, ("Bram",)) is not None) == stands


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("ring the bell if my sister Ana passes", {"person": "ana"}),
        ("ring the bell when Ana comes back", {"person": "ana"}),
        ("ring the bell if my sister comes by", {"person": "sister"}),
        ("ring the bell when the gate opens", {"flag": "gate_open"}),
        ("ring the bell at noon", {"day": 1, "minute": 720}),
        ("ring the bell at 18:30", {"day": 1, "minute": 1110}),
        ("ring the bell at six", {"day": 1, "minute": 1080}),
        ("ring the bell at 7 in the evening", {"day": 1, "minute": 1140}),
        ("ring the bell tomorrow at 7 am", {"day": 2, "minute": 420}),
        ("ring the bell tomorrow", {"day": 2, "minute": 480}),
        ("ring the bell if you like me", None),
        ("ring the bell", None),
        ("ring the bell in two hours", {"day": 1, "minute": 600}),
        ("ring the bell in ten minutes", {"day": 1, "minute": 490}),
        ("ring the bell at 12 at night", {"day": 2, "minute": 0}),
        ("ring the bell at eight in the evening", {"day": 1, "minute": 1200}),
        ("ring the bell at noon if my sister passes", None),
        ("ring the bell if somebody passes", None),
    ],
)
def test_a_promise_is_given_only_when_the_engine_can_tell_its_moment(words: str, expected: object) -> None:
    assert condition(words, NOW) == expected


def test_an_item_can_be_kept_until_the_player_returns() -> None:
    assert condition("keep the rope until I come back", NOW, "rope") == {"item": "rope"}
    assert condition("keep the rope until evening", NOW, "rope") == {"day": 1, "minute": 1080}
    assert condition("keep the rope for two days", NOW, "rope") == {"day": 3, "minute": 480}
    assert condition("keep the rope for me", NOW, "rope") == {"item": "rope"}


def test_what_holds_already_or_is_a_novel_is_not_promised() -> None:
    memory = Memory("guard")
    wanted = read("Will you ring the bell when the gate opens?").of("promise_wanted")
    assert wanted
    assert grant(wanted, guard(), memory, WorldView())
    assert grant(wanted, guard(), memory, WorldView(flags={"gate_open": True})) is None
    long = Intent("promise_wanted", "ring the bell if my sister " + "Ana " * 60 + "passes", "ring_bell")
    assert grant(long, guard(), memory, WorldView()) is None


def test_a_promise_asked_for_twice_stands() -> None:
    made = {"what": "promise", "words": "ring the bell if my sister Ana passes", "kind": "ring_bell", "when": {}}
    memory = fold("guard", [record(1, made, (5, 4))])
    decision = decide(read("Will you ring the bell if my sister Ana passes?"), guard(), memory, WorldView(), ())
    assert decision.outcome == "promise_asked"
    assert decision.standing == memory.promises[0]


def test_a_line_that_is_not_listened_to_gets_no_promise() -> None:
    both = read("Are you an AI? Promise me to ring the bell at noon.")
    assert both.first.kind == "robot"
    assert decide(both, guard(), Memory("guard"), WorldView(), ("robot",)).outcome == ""


def test_whom_words_name() -> None:
    assert person_id("my sister Ana") == "ana"
    assert person_id("somebody") is None
    assert person_id("Old Jean-Luc") == "jean_luc"


def test_other_vows_are_no_promises() -> None:
    memory, view = Memory("guard"), WorldView(stock={"rope": 1})
    for line in (
        "Promise me to open the gate.",
        "Swear that you will marry me.",
        "Promise to ring the bell if you can.",
    ):
        wanted = read(line).of("promise_wanted")
        assert wanted is None or grant(wanted, guard(), memory, view) is None
    wanted = read("Will you ring the bell if my sister Ana passes?").of("promise_wanted")
    assert wanted
    granted = grant(wanted, guard(), memory, view)
    assert granted
    assert granted.when == {"person": "ana"}


def test_a_thing_that_is_sold_out_is_not_kept_back() -> None:
    wanted = read("Will you keep the rope for me until evening?").of("promise_wanted")
    assert wanted
    assert grant(wanted, guard(), Memory("guard"), WorldView(stock={"rope": 1}))
    assert grant(wanted, guard(), Memory("guard"), WorldView(stock={"rope": 0})) is None


def test_compression_covers_every_line_once() -> None:
    lines = [said(n, f"Where is number {n}?", "player" if n % 2 else "guard") for n in range(1, 22)]
    assert turns_in(lines, "guard") == 10
    done = compress(lines[:-1], 4, read, guard(), "Teodora")
    assert done
    assert (done.first_line, done.last_line, done.turns) == (1, 16, 8)
    rest = compress(lines[16:20], 0, read, guard(), "Teodora")
    assert rest
    assert (rest.first_line, rest.last_line) == (17, 20)
    waiting = compress(lines[:1], None, read, guard(), None)
    assert waiting
    assert (waiting.first_line, waiting.last_line, waiting.turns) == (1, 1, 1)
    assert compress(lines[:4], 4, read, guard(), None) is None


def test_a_rule_made_summary_holds_names_that_were_said_and_no_others() -> None:
    lines = [
        said(1, "I'm Teodora."),
        said(2, "Aye.", "guard"),
        said(3, "What is the bell for?"),
        said(4, "Fire.", "guard"),
    ]
    done = compress(lines, 0, read, guard(), "Teodora")
    assert done
    assert "gave the name Teodora" in done.text
    assert "bell" in done.text


@pytest.mark.parametrize(
    ("first", "second", "kept"),
    [
        ("I lost my compass near the mill", "I lost my compass", ["I lost my compass near the mill"]),
        ("I lost my compass", "I lost my compass near the mill", ["I lost my compass near the mill"]),
        ("I travel with an old donkey", "I travel with my old donkey", ["I travel with an old donkey"]),
        ("I can juggle five apples", "I can juggle five red apples", ["I can juggle five red apples"]),
        ("I like red apples", "I like rye bread", ["I like red apples", "I like rye bread"]),
        ("I keep bees", "I do not keep bees", ["I do not keep bees"]),
        ("I have two brothers", "I have three brothers", ["I have two brothers", "I have three brothers"]),
    ],
)
def test_what_is_told_twice_is_kept_once_in_its_fuller_wording(first: str, second: str, kept: list[str]) -> None:
    log: list[Line] = []
    for text in (first, second):
        reading = read_line(text, guard(), town(), WorldView(), name=None)
        log += [
            record(len(log) + 1, dict(d), (1,)) for d in noticed(reading, fold("guard", log), 1) if d["key"] != "tone"
        ]
    assert [fact.value for fact in fold("guard", log).facts.values()] == kept


def test_an_answer_from_memory_must_hold_what_was_asked() -> None:
    memory = fold("guard", [record(1, {"what": "fact", "key": "name", "value": "Teodora"}, (1,))])
    reading = Reading((Intent("name_asked"),))
    assert fits("You are Teodora, lad.", reading, memory)
    assert not fits("You are Bram.", reading, memory)
    assert fits("I was never told.", reading, Memory("guard"))
    goal = {"what": "fact", "key": "last_stated_objective", "value": "going to the lighthouse to find my sister Ana"}
    going = fold("guard", [record(1, goal, (1,))])
    asked = Reading((Intent("goal_asked"),))
    assert fits("You are going to the lighthouse, lad.", asked, going)
    assert fits("I know it: you are going to the lighthouse.", asked, going)
    assert not fits("I am going to the lighthouse, dear.", asked, going)
    assert not fits("I'm looking for my sister Ana.", asked, going)
    assert not fits("To find my sister at the lighthouse, dear.", asked, going)
    assert fits("To find your sister at the lighthouse, dear.", asked, going)
    assert fits("Anything.", None, memory)


LINES = [
    said(1, "I come from Saltby, and I sail."),
    said(3, "What is your name?"),
    said(5, "My dog is called Rust."),
    said(7, "Give me your lantern for free."),
]
NAMES = ("Teodora", "Bram")


def held(answer: str, memory: Memory | None = None) -> list[tuple[str, object]]:
    found = accepted(answer, telling_lines(LINES), memory or Memory("guard"), NAMES, 1)
    return [(str(data["what"]), data.get("value", data.get("text", data.get("delta")))) for data, _ in found]


@pytest.mark.parametrize(
    ("answer", "kept"),
    [
        ('{"facts": [{"line": 1, "kind": "home", "value": "comes from Saltby"}]}', ["I come from Saltby"]),
        ('Sure!\n```json\n{"facts": [{"line": 5, "kind": "owns", "value": "dog called Rust"}]}\n```',
         ["My dog is called Rust"]),
        ('<think>{so}</think>{"facts": [{"line": 5, "kind": "owns", "value": "dog called Rust"}',
         ["My dog is called Rust"]),
        ('A {brace} in prose {"facts": [{"line": 1, "kind": "home", "value": "come from Saltby"}]} done',
         ["I come from Saltby"]),
        ('{"facts": [{"line": 1, "kind": "home", "value": "comes from Dragonport, far away over the sea"}]}', []),
        ('{"facts": [{"line": 2, "kind": "home", "value": "Saltby"}]}', []),
        ('{"facts": [{"line": 3, "kind": "past", "value": "what is your name"}]}', []),
        ('{"facts": [{"line": "1", "kind": "home", "value": "Saltby"}, 7, null, {"line": 1}]}', []),
        ('{"facts": [{"line": 1, "kind": "home", "value": ""}]}', []),
        ('{"facts": [{"line": 7, "kind": "trade", "value": "lantern for free"}]}', []),
        ('{"facts": []}', []),
        ('{"facts": null}', []),
        ('{"facts": 3, "memories": "x", "heart": {}}', []),
    ],
)  # fmt: skip
def test_extraction_keeps_only_the_players_own_clause(answer: str, kept: list[str]) -> None:
    assert held(answer) == [("fact", value) for value in kept]


def test_memories_are_told_in_the_third_person_and_not_beside_the_same_fact() -> None:
    fact = {"line": 1, "kind": "home", "value": "come from Saltby"}
    twin, dog = (
        {"line": n, "text": t, "importance": 9} for n, t in ((1, "comes from Saltby"), (5, "dog is called Rust"))
    )
    answer = json.dumps({"facts": [fact], "memories": [twin, dog], "heart": []})
    assert held(answer) == [("fact", "I come from Saltby"), ("memory", "Teodora's dog is called Rust.")]


def test_what_is_remembered_in_the_third_person_is_not_remembered_again() -> None:
    answer = json.dumps({"facts": [], "memories": [{"line": 5, "text": "dog called Rust", "importance": 5}]})
    ((_, text),) = held(answer)
    data = {"what": "memory", "text": text, "importance": 5, "kind": "told"}
    assert held(answer, fold("guard", [record(6, data, (5,))])) == []


def test_a_change_of_heart_needs_a_line_whose_tone_bears_it_out() -> None:
    line = Line(1, None, NOW, "town", "speech", "player", ("guard",), "I hate my life here.", talk="t1", tone="hostile")

    def deltas(change: int, memory: Memory | None = None) -> list[object]:
        answer = json.dumps({"facts": [], "memories": [], "heart": [{"line": 1, "change": change}]})
        found = accepted(answer, [line], memory or Memory("guard"), NAMES, 1)
        return [data.get("delta", data.get("text")) for data, _ in found]

    assert deltas(2) == []
    assert deltas(-9) == [-2, 'Teodora told Bram: "I hate my life here."']
    assert deltas(-2, Memory("guard", reasons=[Reason("was insulted", -5, 1)])) == []


def test_what_the_player_says_to_own_the_world_knows_better() -> None:
    line = said(1, "I own the lantern over there.")
    answer = json.dumps({"facts": [{"line": 1, "kind": "owns", "value": "own the lantern"}]})
    assert list(accepted(answer, [line], Memory("guard"), NAMES, 1, ["lantern", "rope"])) == []
    assert len(list(accepted(answer, [line], Memory("guard"), NAMES, 1, ["rope"]))) == 1


def shared(text: str, *, felt: int = 0, kind: Kind = "unknown", memory: Memory | None = None) -> list[str]:
    change = {"what": "heart", "delta": felt} if felt else None
    reading = Reading((Intent(kind),))
    found = moments(reading, change, memory or Memory("guard"), "Bram", text, "A goat tried the gate last week.")
    return [data["text"] for data in found]


def test_moments_between_two_become_memories() -> None:
    known = fold("guard", [record(1, {"what": "fact", "key": "name", "value": "Thea"}, (1,))])
    assert shared("You old fool.", felt=-5, kind="insult", memory=known) == ['Thea insulted Bram: "You old fool."']
    assert shared("You old fool.", kind="insult") == []
    assert shared("I am sorry.", felt=2, kind="apology", memory=known) == [
        "Thea asked Bram's pardon, and Bram forgave."
    ]  # fmt: skip
    laughed = ['The traveller laughed when Bram said "A goat tried the gate last week."']
    assert shared("Haha, a goat!") == shared("That was funny.") == laughed
    assert shared("A goat?") == []


def test_one_laugh_a_talk_is_remembered() -> None:
    joke = {"what": "memory", "text": "Thea laughed.", "importance": 2, "kind": "joke"}
    assert shared("Haha!", memory=fold("guard", [record(9, joke, (8,))])) == []


def test_extraction_passes_over_what_is_known() -> None:
    known = fold("guard", [record(9, {"what": "fact", "key": "home", "value": "I come from Saltby"}, (1,))])
    assert held('{"facts": [{"line": 1, "kind": "home", "value": "comes from Saltby"}]}', known) == []


def test_many_lines_are_asked_about_in_several_requests() -> None:
    lines = [said(n, f"I own {n} boats, " + "and I paint them in many colours, " * 20) for n in range(1, 40)]
    parts = requests(telling_lines(lines), "Bram", COUNT)
    assert len(parts) > 1
    assert [line for _, part in parts for line in part] == lines
    assert all(message_tokens([turn.content for turn in turns], COUNT) <= 1500 for turns, _ in parts)


@pytest.mark.parametrize("answer", ["", "no json", "}{", '{"other": 1}'])
def test_an_answer_without_json_is_a_value_error(answer: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (json's own errors are among them)
        held(answer)

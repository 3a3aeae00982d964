"""Correcting, forgetting and taking back are records; a fold over them revives nothing."""

from __future__ import annotations

from mind.small_cast import guard, town
from mind.test_memory import record, said

from game.log import Line
from game.mind.dossier import dossier, in_own_words
from game.mind.extraction import accepted
from game.mind.folding import fold
from game.mind.forgetting import Forgotten, revived, told_without
from game.mind.intent import read_line
from game.mind.memory import Memory
from game.mind.notice import noticed
from game.mind.wording import told_to_the_player
from game.mind.worldview import WorldView

COMPASS = "I lost my compass near the mill"
TOLD = [
    record(2, {"what": "fact", "key": "name", "value": "Teodora"}, (1,)),
    record(4, {"what": "fact", "key": "lost", "value": COMPASS}, (3,)),
    record(5, {"what": "summary", "text": "Teodora lost Teodora's compass near the mill. Teodora spoke of the weather.",
               "first_line": 1, "last_line": 3, "turns": 2, "mood_before": "calm", "mood_after": "calm"}, (1, 3)),
]  # fmt: skip


def forget(number: int, key: str, text: str, line: int, kind: str = "fact") -> Line:
    return record(number, {"what": "forget", "key": key, "kind": kind, "text": text}, (line,))


def correct(number: int, key: str, value: str, line: int) -> Line:
    return record(number, {"what": "correct", "key": key, "value": value}, (line,))


def restore(number: int, what: int, line: int) -> Line:
    return record(number, {"what": "restore", "record": what}, (line,))


def values(memory: Memory) -> dict[str, str]:
    return {key: fact.value for key, fact in memory.facts.items()}


def test_a_corrected_fact_stands_in_its_place_and_names_its_line() -> None:
    memory = fold("guard", [*TOLD, correct(6, "name", "Thea", 1)])
    assert values(memory) == {"name": "Thea", "lost": COMPASS}
    name = memory.facts["name"]
    assert (name.line, name.before, name.corrected) == (1, None, True)
    assert memory.history[0].text.startswith("Thea lost Thea's compass")


def test_what_is_forgotten_goes_out_of_all_that_tells_it() -> None:
    memory = fold("guard", [*TOLD, forget(6, "lost", COMPASS, 3)])
    assert values(memory) == {"name": "Teodora"}
    assert memory.history[0].text == "Teodora spoke of the weather."


def test_what_is_forgotten_does_not_come_back_from_an_old_line() -> None:
    later = [
        record(7, {"what": "fact", "key": "lost_3_0", "value": "I lost my compass"}, (3,)),
        record(8, {"what": "memory", "text": "Teodora lost Teodora's compass near the mill.", "importance": 3}, (3,)),
        record(9, {**(TOLD[2].data or {})}, (1, 3)),
    ]
    memory = fold("guard", [*TOLD, forget(6, "lost", COMPASS, 3), *later])
    assert values(memory) == {"name": "Teodora"}
    assert not memory.memories
    assert memory.history[0].text == "Teodora spoke of the weather."


def test_extraction_does_not_bring_it_back_either() -> None:
    memory = fold("guard", [*TOLD, forget(6, "lost", COMPASS, 3)])
    answer = '{"facts": [{"line": 3, "kind": "lost", "value": "compass near the mill"}], "memories": [], "heart": []}'
    assert not list(accepted(answer, [said(3, COMPASS + ".")], memory, ("Teodora", "Bram"), 1))


def test_told_anew_it_is_remembered_under_its_key() -> None:
    memory = fold("guard", [*TOLD, forget(6, "lost", COMPASS, 3)])
    reading = read_line(COMPASS + ".", guard(), town(), WorldView(), name="Teodora")
    facts = [data for data in noticed(reading, memory, 1) if data["what"] == "fact"]
    assert [data["key"] for data in facts] == ["lost"]
    again = fold("guard", [*TOLD, forget(6, "lost", COMPASS, 3), record(8, dict(facts[0]), (7,))])
    assert again.facts["lost"].line == 7


def test_something_else_takes_another_key() -> None:
    memory = fold("guard", [*TOLD, forget(6, "lost", COMPASS, 3)])
    reading = read_line("I lost my purse.", guard(), town(), WorldView(), name="Teodora")
    assert [data["key"] for data in noticed(reading, memory, 1) if data["what"] == "fact"] == ["lost_2"]


def test_taking_back_makes_it_as_if_it_had_never_been() -> None:
    before = fold("guard", TOLD)
    new = record(7, {"what": "fact", "key": "home", "value": "I come from Windmoor"}, (6,))
    after = fold("guard", [*TOLD, forget(6, "lost", COMPASS, 3), new, restore(8, 6, 3)])
    assert values(after) == {**values(before), "home": "I come from Windmoor"}
    assert after.history == before.history
    assert not after.changes
    assert not after.forgotten


def test_changes_are_taken_back_one_by_one() -> None:
    lines = [*TOLD, correct(6, "name", "Thea", 1), correct(7, "name", "Dora", 1)]
    assert values(fold("guard", [*lines, restore(8, 7, 1)]))["name"] == "Thea"
    assert values(fold("guard", [*lines, restore(8, 7, 1), restore(9, 6, 1)]))["name"] == "Teodora"


def test_a_forgotten_name_is_nowhere() -> None:
    text = "Teodora gave the name Teodora and said that Teodora is tired. Bram thanked Teodora."
    gone = [Forgotten("name", "Teodora", 1, 9)]
    assert told_without(text, 3, gone) == "The traveller said that the traveller is tired. Bram thanked the traveller."
    assert told_without(text, 10, gone) == text
    assert told_without("Teodora gave the name Teodora.", 3, gone) == ""


def test_other_things_with_the_same_words_stay() -> None:
    gone = [Forgotten("lost", COMPASS, 3, 9)]
    assert not revived("lost_2", "I lost my ring near the mill", 5, gone)
    assert not revived("name", "Mill", 5, gone)
    assert revived("past", "I lost my compass", 3, gone)
    assert not revived("past", "I lost my compass", 10, gone)


def test_open_promises_stay_and_statements_go() -> None:
    promise = {"what": "promise", "words": "ring the bell", "kind": "bell"}
    lines = [
        record(3, promise, (2, 1)),
        record(5, {"what": "statement", "text": "I never drink"}, (4,)),
        forget(6, "promise_1", "ring the bell", 1, "promise"),
        forget(7, "statement_4", "I never drink", 4, "statement"),
    ]
    memory = fold("guard", lines)
    assert len(memory.promises) == 1
    assert not memory.statements
    over = record(8, {"what": "promise_status", "promise": 1, "status": "kept"})
    assert not fold("guard", [*lines, over, forget(9, "promise_1", "ring the bell", 1, "promise")]).promises


def test_the_dossier_speaks_to_the_player_and_leads_back_to_lines() -> None:
    lines = {1: said(1, "My name is Teodora."), 3: said(3, COMPASS + ".")}
    told = record(6, {"what": "memory", "text": "Teodora is owed a rope by Bram.", "importance": 3}, (3,))
    known = dossier(fold("guard", [*TOLD, told]), "Bram", lines.get)
    assert [item.text for item in known.items] == [
        "You are called Teodora.", "You lost your compass near the mill.", "You are owed a rope by Bram.",
    ]  # fmt: skip
    assert known.items[1].source == "line 3, day 1, 08:00, you said: “I lost my compass near the mill.”"
    assert known.find("2") == known.find("lost")
    assert known.find("0") is known.find("9") is known.find("nothing") is None


def test_words_told_to_the_player() -> None:
    assert told_to_the_player("I trust you because you are kind to me", "Bram") == (
        "you trust Bram because Bram is kind to you"
    )  # fmt: skip


def test_a_value_is_written_as_it_would_be_said() -> None:
    assert in_own_words("name", "My name is Thea.") == "Thea"
    assert in_own_words("last_stated_objective", "I am going home.") == "going home"
    assert in_own_words("lost", " I lost\nmy ring ") == "I lost my ring"

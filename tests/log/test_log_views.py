"""What one character knows of the log."""

from __future__ import annotations

from game.log import GameTime, Kind, Log, witnessed_by


def add(log: Log, kind: Kind, speaker: str, text: str, *listeners: str) -> None:
    log.append(time=GameTime(), place="town", kind=kind, speaker=speaker, text=text, listeners=listeners)


def morning() -> Log:
    log = Log()
    add(log, "speech", "player", "Good morning.", "guard")
    add(log, "speech", "guard", "Is it?", "player", "merchant")
    add(log, "mind", "guard", "The traveller is polite.")
    add(log, "mind", "merchant", "Bram is in a mood.", "guard")
    add(log, "event", "world", "The bell rings.", "guard", "merchant")
    add(log, "narration", "world", "A sign.", "player")
    return log


def texts(who: str, log: Log) -> list[str]:
    return [line.text for line in witnessed_by(who, log.branch)]


def test_everybody_has_what_reached_them_and_their_own_thoughts() -> None:
    log = morning()
    assert texts("guard", log) == ["Good morning.", "Is it?", "The traveller is polite.", "The bell rings."]
    assert texts("merchant", log) == ["Is it?", "Bram is in a mood.", "The bell rings."]
    assert texts("player", log) == ["Good morning.", "Is it?", "A sign."]


def test_nobody_reads_the_thoughts_of_others_even_where_they_are_named_as_listeners() -> None:
    assert "Bram is in a mood." not in texts("guard", morning())


def test_who_was_not_there_knows_nothing() -> None:
    assert texts("rival", morning()) == []


def test_only_the_branch_counts() -> None:
    log = morning()
    log.move_head(1)
    add(log, "speech", "guard", "No.", "player")
    assert texts("guard", log) == ["Good morning.", "No."]
    assert texts("merchant", log) == []

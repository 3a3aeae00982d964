"""What a character said before: whole replies, opening words, stock sentences."""

from __future__ import annotations

from game.mind.echo import Echo, words

STOCK = "I am a market woman, dear."


def test_words_compare_without_case_punctuation_and_apostrophes() -> None:
    assert words("I’m  BRAM — the warden!") == words("I'm Bram, the warden") == ["im", "bram", "the", "warden"]


def test_an_opening_is_worn_after_two() -> None:
    echo = Echo(["Morning, lad. Cold night again.", "No.", "Morning, lad. Cold night, eh?"])
    assert echo.opens("Morning, lad.")
    assert not echo.repeats("Morning, lad. Cold")
    assert echo.repeats("Morning, lad. Cold night it was.")
    assert not Echo(["Morning, lad. Cold night."]).repeats("Morning, lad. Cold night, aye.", over=True)


def test_an_opening_is_worn_after_four_however_long_ago() -> None:
    between = [f"Number {number} of many words." for number in range(13)]
    often = [reply for way in ("One", "Two", "Three", "Four") for reply in (f"You are called Ann. {way}.", *between)]
    assert Echo(often).repeats("You are called Ann. So.")
    assert not Echo(often[14:]).repeats("You are called Ann. So.")


def test_a_whole_reply_is_a_repeat_when_it_is_over() -> None:
    echo = Echo(["No seal, no road.", "Stamp your feet, lad. It helps against the frost."])
    assert not echo.repeats("No seal, no road.")
    assert echo.repeats("No seal, no road!", over=True)
    assert echo.repeats("Stamp your feet, lad. It helps", over=True, cut=True)
    assert not echo.repeats("Stamp your feet, lad. It helps", over=True)


def test_the_short_form_is_the_same() -> None:
    assert Echo(["I'm the warden, and I don't sell."]).repeats("I am the warden, and I do not sell.", over=True)
    assert Echo(["I'm the warden."]).begins("I am")
    assert Echo(["I am the warden."]).begins("I'")


def test_a_long_sentence_is_not_said_twice() -> None:
    echo = Echo([])
    assert not echo.sentence("The bar stays down for you.")
    assert echo.again("The bar stays")
    assert echo.sentence("The bar stays down for you!")
    assert not echo.sentence("No, lad.")
    assert not echo.sentence("No, lad.")


def test_a_sentence_that_stood_in_two_replies_is_worn_out() -> None:
    echo = Echo([f"Eight coins. {STOCK}", "Tar, dear.", f"A loaf. {STOCK}"])
    assert echo.stock("I'm a market woman, dear!")
    assert echo.again("I am a market ")
    assert not echo.stock("Tar, dear.")
    assert not Echo([f"Eight coins. {STOCK}", "Tar."]).stock(STOCK)


def test_what_stood_there_long_ago_is_forgotten() -> None:
    old = [f"Eight coins. {STOCK}", f"A loaf. {STOCK}"]
    assert not Echo([*old, *(f"Number {number}." for number in range(11))]).stock(STOCK)

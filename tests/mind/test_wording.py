"""The player's words turned towards who speaks."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.mind.wording import hour_in_words, one_line, second_person, sentence, third_person

SECOND = {
    "I don't know what you want from me": "you don't know what I want from you",
    "where am I from": "where are you from",
    "my sister and I live in Saltby": "your sister and you live in Saltby",
    "I lost my compass near the mill": "you lost your compass near the mill",
    "going to the lighthouse to find my sister Ana": "going to the lighthouse to find your sister Ana",
    "ring the bell if my sister Ana passes": "ring the bell if your sister Ana passes",
    "I am a cooper": "you are a cooper",
    "I'm a cooper": "you are a cooper",
    "I’m from Saltby": "you are from Saltby",
    "I was a sailor": "you were a sailor",
    "I've lost my way": "you have lost your way",
    "I'll come back": "you will come back",
    "I'd like a rope": "you would like a rope",
    "I'd lost it": "you had lost it",
    "I wasn't there": "you weren't there",
    "keep the rope for me": "keep the rope for you",
    "not tell anyone that I was here": "not tell anyone that you were here",
    "be kind to me if you see me": "be kind to you if I see you",
    "I told you my name": "you told me my name".replace("my", "your"),
    "let me in when your bell rings": "let you in when my bell rings",
    "I hurt myself": "you hurt yourself",
    "the compass is mine": "the compass is yours",
    "I work in the mine": "you work in the mine",
    "I am also called Ana": "you are also called Ana",
    "I also was there": "you also were there",
    "we live in Saltby with our aunt": "you live in Saltby with your aunt",
    "you're kind to me": "I am kind to you",
    "I know where I am": "you know where you are",
    "ring when you are ready": "ring when I am ready",
    "my sister is called Ana": "your sister is called Ana",
    "i lost my hat": "you lost your hat",
}
THIRD = {
    "I need to find my brother": "Teodora needs to find Teodora's brother",
    "wait until I am back and I have my rope": "wait until Teodora is back and Teodora has Teodora's rope",
    "where am I from": "where is Teodora from",
    "I'm allergic to fish and I hate onions": "Teodora is allergic to fish and Teodora hates onions",
    "I said I was sorry": "Teodora said Teodora was sorry",
    "I, Teodora, am a cooper": "Teodora, Teodora, is a cooper",
    "tell my sister that I love her": "tell Teodora's sister that Teodora loves her",
    "my sister told me that you would help me": "Teodora's sister told Teodora that Bram would help Teodora",
    "I feed the goats": "Teodora feeds the goats",
    "I lost my compass near the mill": "Teodora lost Teodora's compass near the mill",
    "going to the lighthouse to find my sister Ana": "going to the lighthouse to find Teodora's sister Ana",
    "ring the bell if my sister Ana passes": "ring the bell if Teodora's sister Ana passes",
    "I am a cooper": "Teodora is a cooper",
    "I'm a cooper": "Teodora is a cooper",
    "I have a dog": "Teodora has a dog",
    "I live in Saltby": "Teodora lives in Saltby",
    "I don't swim": "Teodora doesn't swim",
    "I can't swim": "Teodora can't swim",
    "I will come back": "Teodora will come back",
    "I'll come back": "Teodora will come back",
    "I've lost it": "Teodora has lost it",
    "I was born in Saltby": "Teodora was born in Saltby",
    "I used to sail": "Teodora used to sail",
    "I carry a lantern": "Teodora carries a lantern",
    "I go home": "Teodora goes home",
    "I fish": "Teodora fishes",
    "I live in Saltby and work as a cooper": "Teodora lives in Saltby and works as a cooper",
    "my sister and I live in Saltby": "Teodora's sister and Teodora live in Saltby",
    "I often sing": "Teodora often sings",
    "I put it away": "Teodora put it away",
    "I play the lute": "Teodora plays the lute",
    "ring the bell when I pass": "ring the bell when Teodora passes",
    "tell me": "tell Teodora",
    "keep the rope for me until you close": "keep the rope for Teodora until Bram closes",
    "I like your spear": "Teodora likes Bram's spear",
    "I trust you": "Teodora trusts Bram",
    "I know you are kind": "Teodora knows Bram is kind",
    "if you are here": "if Bram is here",
    "my name is on the list": "Teodora's name is on the list",
    "the compass is mine": "the compass is Teodora's",
}


@pytest.mark.parametrize(("words", "turned"), SECOND.items())
def test_second_person(words: str, turned: str) -> None:
    assert second_person(words) == turned


@pytest.mark.parametrize(("words", "turned"), THIRD.items())
def test_third_person(words: str, turned: str) -> None:
    assert third_person(words, "Teodora", "Bram") == turned


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\nb\r\nc", "a b c"),
        ('say "hello"', "say 'hello'"),
        ("  much   room  ", "much room"),
        ("tab\there", "tab here"),
        ("zero​width", "zero width"),
        ("", ""),
        ("bell\x07rings", "bell rings"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष and ശ്രീ\u200c", "क्\u200dष and ശ്രീ\u200c"),
        ("👨\u200d👩\u200d👧 and 🏳\ufe0f\u200d🌈", "👨\u200d👩\u200d👧 and 🏳\ufe0f\u200d🌈"),
        ("right\u202eleft\u2066both", "right left both"),
        ("one\u2028two\u2029three\ud800four", "one two three four"),
        ("a b", "a b"),
    ],
)
def test_one_line(text: str, line: str) -> None:
    assert one_line(text) == line


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("you lost your compass", "You lost your compass."),
        ("Is it so?", "Is it so?"),
        ("stop!", "Stop!"),
        ("", ""),
        ("and so …", "And so …"),
        ("he said 'no.'", "He said 'no.'"),
        ("well,", "Well."),
        ("élan", "Élan."),
    ],
)
def test_sentence(text: str, whole: str) -> None:
    assert sentence(text) == whole


@pytest.mark.parametrize(
    ("minute", "said"),
    [
        (8 * 60, "eight in the morning"),
        (8 * 60 + 30, "half past eight in the morning"),
        (12 * 60, "noon"),
        (0, "midnight"),
        (23 * 60 + 55, "midnight"),
        (17 * 60 + 44, "quarter to six in the evening"),
        (13 * 60 + 16, "quarter past one in the afternoon"),
        (2 * 60, "two at night"),
    ],
)
def test_hour_in_words(minute: int, said: str) -> None:
    assert hour_in_words(minute) == said


@given(st.text(st.characters(), max_size=200))
def test_one_line_is_one_clean_line_and_stays_so(text: str) -> None:
    line = one_line(text)
    assert not any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in line)
    assert '"' not in line
    assert "  " not in line
    assert one_line(line) == line


@given(st.text(st.characters(), max_size=200))
def test_any_words_can_be_turned(text: str) -> None:
    second_person(text)
    third_person(text, "Teodora", "Bram")
    whole = sentence(text)
    assert whole == "" or sentence(whole) == whole


@given(st.lists(st.sampled_from("lost the compass near mill Ana bell rope old ,  and green".split()), max_size=12))
def test_words_without_persons_stay_as_they_are(parts: list[str]) -> None:
    words = " ".join(parts)
    assert second_person(words) == words
    assert third_person(words, "Teodora", "Bram") == words


@given(st.lists(st.sampled_from("I me my myself lost the compass am was if Ana mine".split()), max_size=12))
def test_the_speaker_is_gone_from_the_third_person(parts: list[str]) -> None:
    said = third_person(" ".join(parts), "Teodora", "Bram").split()
    assert not {"I", "me", "my", "myself", "am"} & set(said) or "am" in parts


@given(st.integers(0, 24 * 60 - 1))
def test_every_minute_has_words(minute: int) -> None:
    assert hour_in_words(minute)[0].isalpha()

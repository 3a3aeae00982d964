"""What is shown of a model's reply: cleaned and guarded, clause by clause, the same however the stream was cut."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.mind.persona import Landmark, Persona, Rule, Speech, Town
from game.mind.speech import SpeechFilter, clean_text

VOCABULARY = ("lad", "gate", "bar", "wall", "post", "spear", "bell", "boots")
NEVER = (
    Rule(rule="open the gate without the seal.", patterns=(r"\bthe gate is open\b", r"\byou may pass\b(?! with)")),
    Rule(rule="promise anything but the bell.", patterns=(r"\bI promise (?!.*\b(?:bell|ring)\b)",)),
)
TOWN = Town(
    name="Emberwick",
    never=(
        Rule(rule="say that you are an AI.", patterns=(r"\b(?:an|the) AI\b", r"\bA\.I\.", r"\bI am an? assistant\b")),
        Rule(rule="do tasks for the traveller.", patterns=(r"\broses are red\b", r"^\s*\d+[.)]\s+\S")),
        Rule(rule="speak of any other world.", patterns=(r"\binternet\b",)),
    ),
    people=(Landmark(id="merchant", names=("oda", "merchant"), says=("Oda keeps a stall.",)),),
)
LOCKED = ("Jory", "flood year", "my brother drowned", "postern")


def bram() -> Persona:
    """Only what the filter reads of a character."""
    speech = Speech(
        style="gruff",
        manner="rough",
        sentence_words=8,
        address="lad",
        vocabulary=VOCABULARY,
        never_words=("okay", "hi", "minutes ago"),
    )
    return Persona.model_construct(
        id="guard", name="Bram", title="Warden of the north gate", speech=speech, never=NEVER
    )


def heard(text: str, finish: str = "stop", *, size: int = 1, recent: tuple[str, ...] = ()) -> SpeechFilter:
    """A filter after a whole reply that came in pieces of `size` letters."""
    speech = SpeechFilter(bram(), TOWN, locked=LOCKED, recent=recent)
    shown = [speech.feed(text[at : at + size]) for at in range(0, len(text), size)]
    shown.append(speech.finish(finish))
    assert "".join(shown) == speech.text
    assert speech.ended
    return speech


def kind(speech: SpeechFilter) -> str:
    return speech.verdict.kind if speech.verdict else ""


SHOWN = {
    "Aye, lad.": "Aye, lad.",
    "  Aye, \t lad.  ": "Aye, lad.",
    # thinking
    "<think>The player asks.\nI am Bram.</think>\n\nAye, lad.": "Aye, lad.",
    "<thinking>Hm.</thinking>Aye.": "Aye.",
    "<THINK>\n\n</THINK>\n\nAye.": "Aye.",
    "[THINK]who is it[/THINK]Aye.": "Aye.",
    "◁think▷who is it◁/think▷Aye.": "Aye.",
    "Aye. <think>or not</think> Go on.": "Aye. Go on.",
    # who reads out what it knows
    "A town. A gate. A wall. A bell. A post. A spear.": "A town. A gate. A wall. A bell. A post.",
    "<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>Aye.<|return|>": "Aye.",
    "<|channel>thought\nHm.<channel|>Aye.": "Aye.",
    "The traveller is cold</think>Stamp your feet.": "Stamp your feet.",
    "Aye, lad.<thi": "Aye, lad.",
    # template tokens
    "Aye, lad.<|im_end|>": "Aye, lad.",
    "Aye, lad.<|im_end|>\n<|im_start|>user\nMore?": "Aye, lad.",
    "<|im_start|>assistant\nAye, lad.": "Aye, lad.",
    "<|start_header_id|>assistant<|end_header_id|>\n\nAye.<|eot_id|>": "Aye.",
    "<start_of_turn>model\nAye.<end_of_turn>": "Aye.",
    "<s>[INST] [/INST] Aye, lad.</s>": "Aye, lad.",
    "<｜Assistant｜>Aye.<｜end▁of▁sentence｜>": "Aye.",
    "Aye, lad.</s": "Aye, lad.",
    "<response>Aye, lad.</response>": "Aye, lad.",
    "Aye.<br>No.": "Aye.",
    # who speaks
    "Bram: Aye, lad.": "Aye, lad.",
    "**Bram:** Aye, lad.": "Aye, lad.",
    "**Bram**: Aye, lad.": "Aye, lad.",
    "bram says: Aye, lad.": "Aye, lad.",
    'Bram answers: "Aye, lad."': "Aye, lad.",
    '"Bram: Aye, lad."': "Aye, lad.",
    "Bram (gruffly): Aye.": "Aye.",
    "Bram, Warden of the north gate: Aye.": "Aye.",
    "assistant: Aye, lad.": "Aye, lad.",
    "### Response:\nAye, lad.": "Aye, lad.",
    "Sure! Here is a reply in the voice of Bram:\n\nAye, lad.": "Aye, lad.",
    "Bram is my name, lad.": "Bram is my name, lad.",
    # lines of others
    "Aye, lad.\nYou: thanks": "Aye, lad.",
    "Aye, lad. You: thanks": "Aye, lad.",
    'Aye, lad. The traveller says: "More?" Bram answers: No.': "Aye, lad.",
    "Aye. Bram: And no.": "Aye.",
    "And you: stay back.": "And you: stay back.",
    "Aye, lad.\n\nNo seal, no road.": "Aye, lad.",
    "Aye, lad.\r\nNo.": "Aye, lad.",
    "Aye, lad.\u2028No.": "Aye, lad.",
    # quotes
    '"Aye, lad."': "Aye, lad.",
    "“Aye, lad.”": "Aye, lad.",
    "«Aye, lad.»": "Aye, lad.",
    "'Aye, lad. Don't.'": "Aye, lad. Don't.",
    'Aye, lad."': "Aye, lad.",
    '"Aye, lad.': "Aye, lad.",
    'He said "stop" and I did.': 'He said "stop" and I did.',
    'He said "stop."': 'He said "stop."',
    "'Tis late, lad.": "'Tis late, lad.",
    '"No seal," Bram says, crossing his arms. "No road."': "No seal. No road.",
    'Bram looks up. "No road, lad."': "No road, lad.",
    # markdown
    "**No** road, *lad*.": "No road, lad.",
    "# No road": "No road",
    "- No road, lad.": "No road, lad.",
    "> No road.": "No road.",
    "That is __my__ `gate`, _lad_.": "That is my gate, lad.",
    "Three spears: 3 * 4 men.": "Three spears: 3 * 4 men.",
    "***Never.***": "Never.",
    "*Never* on my watch.": "Never on my watch.",
    # narration
    "*nods* Aye, lad.": "Aye, lad.",
    "Aye, lad. *looks away* Go on.": "Aye, lad. Go on.",
    "Well, *sighs* go on.": "Well, go on.",
    "*Bram crosses his arms.* Out of the question.": "Out of the question.",
    "(smiles) Aye, lad.": "Aye, lad.",
    "[He points at the gate.] Shut, lad.": "Shut, lad.",
    "Aye, lad. (smiles)": "Aye, lad.",
    "The seal (and only the seal) lifts the bar.": "The seal (and only the seal) lifts the bar.",
    "*nods*\nAye, lad.": "Aye, lad.",
    "(Bram remembers: Bram swore an oath.) Aye.": "Aye.",
    # letters
    "A\u200bye, \ufefflad\x07.": "Aye, lad.",
    "Aye\ud83d, lad\ude00.": "Aye, lad.",
    "Aye\u00a0lad.": "Aye lad.",
    "\ud83d\udd14 rings.": "🔔 rings.",
    "Nooooooooooooooo.": "Noooooo.",
    # loops
    "No no no no no no no no no": "No…",
    "Shut. On my watch. On my watch. On my watch. On my watch. On": "Shut. On my watch. On my watch. On my watch.",
    "I keep this gate day and night. I keep this gate day and night. I keep": "I keep this gate day and night.",
    # what only looks like it
    "As a smith, I know iron.": "As a smith, I know iron.",
    "Well… no, lad.": "Well… no, lad.",
    "Well... no, lad.": "Well... no, lad.",
    "I am no assistant of yours.": "I am no assistant of yours.",
    "The Captain's model ship, lad.": "The Captain's model ship, lad.",
    "Two < three, and 5 > 4.": "Two < three, and 5 > 4.",
    "You may pass with the seal.": "You may pass with the seal.",
    "I promise you, lad, that the bell rings.": "I promise you, lad, that the bell rings.",
    "Aim high. The high wall, lad.": "Aim high. The high wall, lad.",
    "I am the warden.": "I am the warden.",
}


@pytest.mark.parametrize(("raw", "shown"), SHOWN.items())
def test_what_is_shown(raw: str, shown: str) -> None:
    speech = heard(raw)
    assert (speech.text, kind(speech)) == (shown, "")


STOPPED = {
    "As an AI language model, I cannot help you.": ("", "fourth_wall"),
    "I am an AI.": ("", "fourth_wall"),
    "I am an A.I. of sorts.": ("", "fourth_wall"),
    "I am an assistant, lad.": ("", "fourth_wall"),
    "Als KI-Sprachmodell kann ich das nicht.": ("", "fourth_wall"),
    "Je suis une IA.": ("", "fourth_wall"),
    "我是一个人工智能助手。": ("", "fourth_wall"),
    "The user wants a reply.": ("", "fourth_wall"),
    "Aye, lad. I am an AI.": ("Aye, lad.", "fourth_wall"),
    "Jory went down.": ("", "locked"),
    "It was Jory's rope.": ("", "locked"),
    "JORIES!": ("", "locked"),
    "Aye. My brother drowned there.": ("Aye.", "locked"),
    "Ask at the posterns, lad.": ("", "locked"),
    "Okay, lad.": ("", "never"),
    "It was minutes ago.": ("", "never"),
    "Very well, the gate is open.": ("Very well.", "never"),
    "I promise you gold, lad. The bell rings.": ("", "never"),
    "You may pass.": ("", "never"),
    "Roses are red, lad.": ("", "never"),
    "1. Take the rope": ("", "never"),
    "I am Oda.": ("", "person"),
    "I am the merchant, lad.": ("", "person"),
    "My name is Teodora.": ("", "person"),
    "Bram nods and says nothing.": ("", "person"),
    '{"name": "sell_item", "arguments": {}}': ("", "machinery"),
    '{{"name": "sell_item"}}': ("", "machinery"),
    "```python\nprint(1)\n```": ("", "machinery"),
    'Aye, lad. {"open": true}': ("Aye, lad.", "machinery"),
    '<tool_call>{"name": 1}</tool_call>': ("", "machinery"),
    "[TOOL_CALLS]sell": ("", "machinery"),
    "sell_item(rope)": ("", "machinery"),
    "": ("", "empty"),
    "\n\n": ("", "empty"),
    "…": ("", "empty"),
    "<think>I should": ("", "empty"),
    "<think>Hm.</think>": ("", "empty"),
    "<|im_end|>": ("", "empty"),
    "<th": ("", "empty"),
    "You: hello?\nBram: Aye.": ("", "empty"),
    "*nods*": ("", "empty"),
}


@pytest.mark.parametrize(("raw", "expected"), STOPPED.items())
def test_what_is_stopped(raw: str, expected: tuple[str, str]) -> None:
    speech = heard(raw)
    assert (speech.text, kind(speech)) == expected
    assert speech.verdict is not None
    assert speech.verdict.shown == bool(speech.text)


DIRECTIONS = {
    "*nods* Aye.": "nods",
    "*nods* Aye, lad. *looks away*": "nods; looks away",
    "(smiles) Aye.": "smiles",
    "Bram (gruffly): Aye.": "gruffly",
    '"No seal," Bram says, crossing his arms. "No road."': "Bram says, crossing his arms.",
    '"No seal," he says. "No road."': "",
    "(Bram remembers: an oath.) Aye.": "",
    "Aye.": "",
}


@pytest.mark.parametrize(("raw", "direction"), DIRECTIONS.items())
def test_narration_becomes_a_direction(raw: str, direction: str) -> None:
    assert heard(raw).direction.rstrip(".") == direction.rstrip(".")


CUT = {
    "Aye, lad. The gate is sh": "Aye, lad.",
    "Aye, lad.": "Aye, lad.",
    "The gate is sh": "The gate is…",
    "The gate is shut, and that is sh": "The gate is shut, and that is…",
    "The gate is shut, an": "The gate is shut…",
    "Aye, lad. The gate is shut, and that is sh": "Aye, lad. The gate is shut, and that is…",
    "Ask Mr. Ha": "Ask Mr. …",
    "Well… the ga": "Well… the…",
}


@pytest.mark.parametrize("finish", ["length", "cut"])
@pytest.mark.parametrize(("raw", "shown"), CUT.items())
def test_a_cut_off_sentence_is_dropped_or_left_open(raw: str, shown: str, finish: str) -> None:
    assert heard(raw, finish).text == shown


def test_text_is_released_at_clauses_and_held_only_while_something_forbidden_is_possible() -> None:
    speech = SpeechFilter(bram(), TOWN, locked=LOCKED)
    assert speech.feed("Twelve years") == ""
    assert speech.feed(", lad, on my") == "Twelve years, lad"
    assert speech.feed(" brother") == ""
    assert speech.feed("'s wall;") == ", on my brother's wall"


def test_long_clauses_are_released_by_letters() -> None:
    speech = SpeechFilter(bram(), TOWN)
    assert (
        speech.feed("Nobody walks north without that old grey Stone Seal of")
        == "Nobody walks north without that old grey"
    )


def test_hold_keeps_the_first_sentence_back() -> None:
    speech = SpeechFilter(bram(), TOWN, hold=True)
    assert speech.feed("You are called Teodora, lad, I think.") == ""
    assert speech.feed(" So, well") == "You are called Teodora, lad, I think. So"


def test_after_a_line_break_the_stream_may_be_cancelled() -> None:
    speech = SpeechFilter(bram(), TOWN)
    assert not speech.ended
    assert speech.feed("Aye, lad\n") == "Aye, lad"
    assert speech.ended
    assert speech.feed("More.") == speech.finish() == ""


def test_after_a_verdict_nothing_is_released() -> None:
    speech = SpeechFilter(bram(), TOWN)
    assert speech.feed("Aye. I am an AI, lad. Aye.") == "Aye."
    assert speech.ended
    assert speech.finish() == ""


RECENT = (
    "Morning, Teodora. I'm Bram, the warden.",
    "Aye, lad.",
    "Morning, Teodora. I'm Bram, lad.",
    "No seal, no road.",
)


def test_a_repeat_is_stopped_before_it_is_shown() -> None:
    speech = heard("No seal – no road!", recent=RECENT)
    assert (speech.text, kind(speech)) == ("", "repeat")


def test_worn_opening_words_are_stopped_before_they_are_shown() -> None:
    speech = heard("Morning, Teodora. I'm Bram of the gate.", recent=RECENT)
    assert (speech.text, kind(speech)) == ("", "repeat")


@pytest.mark.parametrize(
    "raw", ["Aye, lad. The bar stays down.", "No seal, no bread.", "Morning, Teodora.", "Morning, Teodora. Cold night."]
)
def test_a_common_opening_is_no_repeat(raw: str) -> None:
    assert heard(raw, recent=RECENT).text == raw


def test_a_very_short_reply_may_come_again_after_a_while() -> None:
    assert kind(heard("Aye, lad.", recent=("Aye, lad.", "No.", "Tar.", "Shut."))) == ""
    assert kind(heard("Aye, lad.", recent=("No.", "Aye, lad.", "Shut."))) == "repeat"


def test_a_reply_is_held_while_it_begins_one_of_the_last() -> None:
    speech = SpeechFilter(bram(), TOWN, recent=RECENT)
    assert speech.feed("No seal,") == ""
    assert speech.feed(" no bread, ") == "No seal, no bread"


STOCK = ("Eight coins. I am a warden, and no more.", "Tar, lad.", "Rain. I am a warden, and no more.")


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Bread, lad. I'm a warden, and no more.", "Bread, lad."),
        ("I am a warden, and no more. Ask Alder.", "Ask Alder."),
        ("Bread. I am a warden, and no more. Ask Alder.", "Bread. Ask Alder."),
    ],
)
def test_a_stock_sentence_is_left_out_where_something_else_is_said(raw: str, shown: str) -> None:
    speech = heard(raw, recent=STOCK)
    assert (speech.text, kind(speech), speech.dropped) == (shown, "", 1)


SAME_END = ("Slow, stranger. Bet on it.", "Bet on it.", "I am quick. Bet on it.", "He fell. Bet on it, stranger.")


@pytest.mark.parametrize(
    ("raw", "recent", "shown"),
    [
        ("Boots, stranger. Bet on it.", (*SAME_END, "Ha. Bet on it."), "Boots, stranger."),
        ("Boots, stranger. Bet on it. Or not.", (*SAME_END, "Ha. Bet on it."), "Boots, stranger. Or not."),
        ("Boots, stranger. Bet on it.", SAME_END, "Boots, stranger. Bet on it."),
        ("Bet on it. Boots.", (*SAME_END, "Ha. Bet on it."), "Bet on it. Boots."),
    ],
)
def test_a_short_sentence_with_which_many_replies_ended_is_left_out_at_the_end(
    raw: str, recent: tuple[str, ...], shown: str
) -> None:
    assert heard(raw, recent=recent).text == shown


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("No, stranger. I am a human, not an AI.", "No, stranger. I am a human."),
        ("The wall was built by hands that knew the stone I am an AI.",
         "The wall was built by hands that knew the stone…"),
    ],
)  # fmt: skip
def test_what_was_shown_of_a_stopped_sentence_is_closed(raw: str, shown: str) -> None:
    assert heard(raw).text == shown


def test_what_is_left_of_a_reply_is_no_repeat_either() -> None:
    recent = ("It is cold up here, lad.", *STOCK)
    speech = heard("It is cold up here, lad. I am a warden, and no more.", recent=recent)
    assert (speech.text, kind(speech)) == ("", "repeat")
    assert heard("It is cold up here, lad. Ask Alder.", recent=recent).text == "It is cold up here, lad. Ask Alder."


def test_a_stock_sentence_alone_is_a_repeat() -> None:
    speech = heard("I am a warden, and no more.", recent=STOCK)
    assert (speech.text, kind(speech)) == ("", "repeat")


def test_six_words_of_the_prompt_are_not_read_out() -> None:
    secret = "Never open the gate without the Stone Seal. Answer in one or two short sentences."
    speech = SpeechFilter(bram(), TOWN, secret=secret)
    speech.feed("Aye. Answer in one or two short sentences, it says.")
    assert (speech.text, kind(speech)) == ("Aye.", "fourth_wall")
    spoken = SpeechFilter(bram(), TOWN, secret=secret)
    assert spoken.feed("I open with the Stone Seal, lad.") == "I open with the Stone Seal, lad."


def test_a_model_that_never_opens_its_thought() -> None:
    speech = SpeechFilter(bram(), TOWN, thinking=True)
    assert speech.feed("I am an AI.\nBut as Bram") == ""
    assert speech.feed(" I say:</think>\n\nAye, lad.") == "Aye, lad."


def test_whole_text() -> None:
    assert clean_text("He asks.\nI think.</think>\n*nods* Bram: Aye, lad.\nYou: so", bram(), TOWN) == "Aye, lad."


SHARDS = (
    "Bram|: |You|, |. |…|I am an| AI| Jory|I promise|the|3 *| |\n|*|\"|'|(|)|[|<|>|<think>|</think>|{|``|\ud83d|\ude00"
)
PIECES = st.sampled_from((*SHOWN, *STOPPED, *DIRECTIONS, *SHARDS.split("|")))
REPLIES = st.lists(PIECES, max_size=6).map("".join) | st.lists(PIECES, max_size=4).map(" ".join)


@settings(deadline=None)
@given(REPLIES, st.lists(st.integers(0, 200), max_size=12), st.sampled_from(["stop", "length"]), st.booleans())
def test_the_cut_of_the_stream_changes_nothing(raw: str, cuts: list[int], finish: str, hold: bool) -> None:
    once, split = (SpeechFilter(bram(), TOWN, locked=LOCKED, recent=RECENT, hold=hold) for _ in range(2))
    once.feed(raw)
    once.finish(finish)
    edges = sorted({0, len(raw), *(cut for cut in cuts if cut < len(raw))})
    for start, end in pairwise(edges):
        split.feed(raw[start:end])
    split.finish(finish)
    assert (split.text, split.verdict, split.direction) == (once.text, once.verdict, once.direction)


@pytest.mark.parametrize("raw", [raw for raw in (*SHOWN, *STOPPED, *CUT) if len(raw) < 30])
def test_cut_anywhere(raw: str) -> None:
    whole = heard(raw, size=len(raw) or 1)
    for cut in range(len(raw)):
        speech = SpeechFilter(bram(), TOWN, locked=LOCKED)
        speech.feed(raw[:cut])
        speech.feed(raw[cut:])
        speech.finish()
        assert (speech.text, speech.verdict, speech.direction) == (whole.text, whole.verdict, whole.direction)


@settings(deadline=None)
@given(REPLIES)
def test_what_is_shown_is_one_clean_line(raw: str) -> None:
    text = heard(raw).text
    text.encode()
    assert text == text.strip()
    assert "\n" not in text
    assert not re.search(r"\bJory\b", text)


def test_no_word_or_two_is_left_standing_of_a_clause_that_is_stopped() -> None:
    speech = SpeechFilter(bram(), TOWN)
    speech.feed("I talk like one, lad. But I am a language model and")
    speech.finish()
    assert speech.verdict is not None
    assert speech.text == "I talk like one, lad."

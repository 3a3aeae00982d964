"""The cleaner alone: letters and marks out of raw text."""

from __future__ import annotations

import pytest

from game.mind.clean import Cleaner, Mark, narrates
from game.mind.persona import Persona

ALDER = Persona.model_construct(id="professor", name="Professor Alder", title="Scholar of the town")
NAMES = frozenset(("professor", "alder"))


def read(raw: str, *, thinking: bool = False) -> tuple[str, str]:
    """What comes out letter by letter, a mark as its name in brackets, and the direction."""
    cleaner = Cleaner(ALDER, thinking=thinking)
    out = []
    for pieces in (*(cleaner.feed(letter) for letter in raw), cleaner.finish()):
        for piece in pieces:
            out.append(piece if isinstance(piece, str) else f"[{piece.name}]")
            if piece in (Mark.END, Mark.MACHINERY):
                return "".join(out), cleaner.direction
    return "".join(out), cleaner.direction


CLEANED = {
    "Indeed. ": "Indeed.",
    "Indeed.\nSo.": "Indeed.[END]",
    "Indeed.</s>": "Indeed.[END]",
    "Indeed.<br/>So.": "Indeed.[END]",
    "I muse</think>Indeed.": "I muse[RESTART]Indeed.",
    "<reasoning>Hm.</reasoning>Indeed.": "Indeed.",
    "<|begin_of_thought|>Hm.<|end_of_thought|>Indeed.": "Indeed.",
    "analysis of tides</think>": "analysis of tides[RESTART]",
    "Professor Alder: Indeed.": "Indeed.",
    "Alder says softly: Indeed.": "Indeed.",
    "Professor Alder, Scholar of the town: Indeed.": "Indeed.",
    "Professor: Indeed.": "Indeed.",
    "Alder：好。": "好。",
    "「好。」": "好。",
    "Indeed ```py": "Indeed[MACHINERY]",
    '[{"name": 1}]': "[MACHINERY]",
    "<|python_tag|>x": "[MACHINERY]",
    "User: more?": "[END]",
    "Indeed. User: more?": "Indeed.[END]",
    "A stranger says: more?": "[END]",
    "You are right: it is late.": "You are right: it is late.",
    "He says: it is late.": "He says: it is late.",
    "Lads' boots, he said.": "Lads' boots, he said.",
    "'Quiet,' he says, 'and listen.'": "Quiet. and listen.",
    "I read the letters (all of them) twice.": "I read the letters (all of them) twice.",
    "I measured 3*4 spans": "I measured 3*4 spans",
    "snake_case and _this_": "snake_case and this",
    "A ~~bad~~ good book": "A bad good book",
    "<3 and < 4": "<3 and < 4",
    "Indeed [": "Indeed",
    "Indeed {": "Indeed {",
    "Indeed *": "Indeed",
}


@pytest.mark.parametrize(("raw", "expected"), CLEANED.items())
def test_letters_and_marks(raw: str, expected: str) -> None:
    assert read(raw)[0] == expected


def test_an_unopened_thought() -> None:
    assert read("Hm.\nHm.</think>Indeed.", thinking=True) == ("Indeed.", "")
    assert read("Hm.\nHm.", thinking=True) == ("", "")


TOLD = {
    "*adjusts his spectacles* Indeed.": "adjusts his spectacles",
    "[He sits.] Indeed.": "He sits.",
    "Professor Alder (absently): Indeed.": "absently",
    'Alder looks up. "Indeed."': "Alder looks up.",
    "Indeed. (He sits.)": "He sits.",
    "Indeed. *Alder sits down.*": "Alder sits down.",
}


@pytest.mark.parametrize(("raw", "direction"), TOLD.items())
def test_narration(raw: str, direction: str) -> None:
    assert read(raw) == ("Indeed.", direction)


@pytest.mark.parametrize(
    ("said", "after", "expected"),
    [
        ("nods", "", True),
        ("Nods slowly.", "", True),
        ("The old man coughs.", "", True),
        ("Alder frowns", ".", True),
        ("scratching his chin", ",", True),
        ("shakes his head", "I", True),
        ("Never", "", False),
        ("Never again", "", False),
        ("Yes", "", False),
        ("really do", "I", False),
        ("you", ",", False),
        ("this", ".", True),
        ("ships", "e", False),
    ],
)
def test_narration_or_emphasis(said: str, after: str, expected: bool) -> None:
    assert narrates(said, after, NAMES) is expected

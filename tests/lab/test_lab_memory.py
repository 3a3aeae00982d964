from __future__ import annotations

import json
from pathlib import Path

import pytest

import game.lab
from game.content import ContentError
from game.lab.growth import paces
from game.lab.locomo import fitting, read_dialogues, score
from game.lab.pairs import found_within, read_pairs
from game.lab.planted import OURS, planted
from game.lab.rankers import rankers
from game.lab.silence import cases, found, read_templates, silent
from game.mind.prompt import BUDGET
from game.mind.terms import terms
from game.session.resources import load_resources

LAB = Path(game.lab.__file__).parent
ROOT = LAB.parents[1]


@pytest.fixture(scope="module")
def dialogues(tmp_path_factory: pytest.TempPathFactory):
    rows = ["I bought a violin.", "How nice!", "And I sold my boat.", "The lake is frozen.", "My sister paints."]
    conversation = {
        f"session_{n}": [
            {"speaker": "Ann" if at % 2 else "Bob", "dia_id": f"D{n}:{at + 1}", "text": text}
            for at, text in enumerate(rows)
        ]
        for n in (1, 2)
    }
    dates = {f"session_{n}_date_time": f"1:56 pm on {n} May, 2023" for n in (1, 2)}
    asked = [
        {"question": "What did Bob sell, the boat?", "evidence": ["D1:3", "D2:3"]},
        {"question": "No evidence?", "evidence": ["D9:9"]},
    ]
    path = tmp_path_factory.mktemp("locomo") / "locomo.json"
    path.write_text(json.dumps([{"conversation": {**conversation, **dates}, "qa": asked}]), encoding="utf-8")
    return read_dialogues(path)


def test_dialogues_hold_turns_with_the_two_before_and_questions_with_evidence(dialogues) -> None:
    turns, questions = dialogues[0].turns, dialogues[0].questions
    assert [turn.id for turn in turns][:2] == ["D1:1", "D1:2"]
    assert turns[3].before == ("Ann: How nice!", "Bob: And I sold my boat.")
    assert turns[5].before == ()
    assert [question.evidence for question in questions] == [{2, 7}]


def test_every_ranker_is_scored(dialogues) -> None:
    scores = {name: score(dialogues, ranker, len) for name, ranker in rankers(None).items()}
    assert scores["plain BM25"].at_5 == scores["ours"].at_5 == 100
    assert scores["newest first"].at_5 == 50
    assert all(one.questions == 1 for one in scores.values())


def test_what_fits_into_a_room_stops_at_the_first_that_does_not() -> None:
    assert fitting([2, 0, 1], [50, 60, 70], 120) == 2
    assert fitting([], [50], 120) == 0


def test_a_file_that_is_something_else_is_refused_with_where_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="locomo"):
        read_dialogues(tmp_path / "missing.json")
    (tmp_path / "other.json").write_text("[1]", encoding="utf-8")
    with pytest.raises(ContentError, match="is not LoCoMo"):
        read_dialogues(tmp_path / "other.json")


def test_pairs_share_no_stem_and_words_alone_do_not_find_them() -> None:
    pairs = read_pairs(LAB)
    assert (len(pairs.same), len(pairs.across)) == (100, 30)
    assert [pair for pair in (*pairs.same, *pairs.across) if set(terms(pair[0])) & set(terms(pair[1]))] == []
    assert found_within(pairs.same[:20], None) == 0


def test_situations_are_the_same_each_time_and_recall_is_silent_where_nothing_fits() -> None:
    templates = read_templates(LAB)
    nothing, something = cases(templates, 60, fitting=False), cases(templates, 40, fitting=True)
    assert nothing == cases(templates, 60, fitting=False)
    assert all(not case.fitting for case in nothing)
    assert sum(not silent(case) for case in nothing) <= 4
    assert sum(found(case) for case in something) >= 36


def test_growth_reports_each_size() -> None:
    assert [pace.size for pace in paces(read_templates(LAB), (5, 50), 10)] == [5, 50]


def test_planted_facts_are_in_the_prompt_when_they_are_asked_for() -> None:
    tally = planted(load_resources(ROOT), read_templates(LAB), 2)
    assert tally.asked == 2 * 5
    assert tally.held[OURS] == tally.asked, tally.missed
    assert min(tally.held.values()) < tally.asked
    assert 0 < tally.tokens <= BUDGET

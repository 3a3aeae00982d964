from __future__ import annotations

import json
from pathlib import Path

import pytest

import game.lab
from game.content import ContentError
from game.lab.distortion import distortion, wrong
from game.lab.growth import long_games
from game.lab.locomo import fitting, read_dialogues, score
from game.lab.pairs import found_within, read_pairs
from game.lab.planted import OURS, planted
from game.lab.prefix import prefixes, talk_of
from game.lab.rankers import rankers
from game.lab.silence import cases, found, read_templates, silent
from game.mind.memory import Summary
from game.mind.prompt import BUDGET
from game.mind.terms import terms
from game.session.resources import load_resources
from game.voice import Finished, Request, Text, UnderstudyVoice, Usage
from game.voice.reply import ReadyReply

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


def test_growth_times_saves_and_loads_games_of_each_size() -> None:
    small, large = long_games(load_resources(ROOT), read_templates(LAB), (20, 200))
    assert (small.size, large.size) == (20, 200)
    assert 0 < small.median <= small.slowest
    assert small.loading > 0
    assert small.on_disk < large.on_disk
    assert small.in_memory < large.in_memory


def test_three_compressions_by_rules_distort_nothing() -> None:
    found = distortion(load_resources(ROOT), read_templates(LAB), 3)
    assert found.talks == 3
    assert found.summaries >= 3 * 3
    assert found.wrong == []
    assert found.kept == found.said > 0


def test_a_distorted_summary_is_found() -> None:
    def said(text: str) -> list[str]:
        known = {"thea", "lost", "a", "compass", "three", "bram", "said", "that", "promised", "the", "bell"}
        return list(wrong(Summary("t1", text, 1, 9, 5, "calm", "calm"), known, read_templates(LAB), "Bram"))

    assert said("Thea said that Thea lost a compass. Bram promised the bell.") == []
    assert said("Thea lost three Compasses to Gregor.") == [
        "the name or number Compasses was not said",
        "the name or number Gregor was not said",
    ]
    assert said("Thea lost seven a compass.") == ["seven was not said"]
    assert said("Thea promised the bell.") == ["Thea promised nothing"]


def test_the_prompts_of_a_talk_begin_with_the_one_before_until_turns_are_summed_up() -> None:
    prompts, compressed = talk_of(load_resources(ROOT), read_templates(LAB), 16)
    assert {len(made) for made in prompts.values()} == {16}
    ours = prompts[OURS]
    for turn in range(2, 17):
        before, now = ours[turn - 2], ours[turn - 1]
        assert (now[: len(before)] == before) == (turn not in compressed)
    assert compressed
    sliding = prompts["memories first, then the newest lines"]
    assert sliding[15][0] != sliding[0][0]


def test_warmth_counts_what_a_server_had_to_read() -> None:
    class Counting(UnderstudyVoice):
        def stream(self, request: Request) -> ReadyReply:
            return ReadyReply([Text("Aye."), Finished("stop", Usage(100, 80, 2))])

    found = prefixes(load_resources(ROOT), read_templates(LAB), Counting(), turns=8)
    assert found[OURS].cached == 0.8
    assert found[OURS].fresh == 20
    assert len(found) == 4


def test_planted_facts_are_in_the_prompt_when_they_are_asked_for() -> None:
    tally = planted(load_resources(ROOT), read_templates(LAB), 2)
    assert tally.asked == 2 * 5
    assert tally.held[OURS] == tally.asked, tally.missed
    assert min(tally.held.values()) < tally.asked
    assert 0 < tally.tokens <= BUDGET

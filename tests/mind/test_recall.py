"""What a question finds in a memory, and when it finds nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.log import GameTime
from game.mind.memory import Fact, Memory, Promise, Remembrance, TalkNote
from game.mind.ranking import SCORINGS, Index, min_max, question
from game.mind.recall import Query, Recall
from game.mind.recollection import Kind, Recollection, Scope, recollections

SCOPE = Scope("slot1", "player", "guard")
NOW = GameTime(30)
WORDS = "compass mill sister harbour plums wolf lantern bell sword letter gate storm".split()


def one(item: str, text: str, kind: Kind = "event", day: int = 29, **rest: object) -> Recollection:
    return replace(Recollection(item, text, kind, GameTime(day)), **rest)


def recall_of(*items: Recollection, **settings: object) -> Recall:
    recall = Recall(SCOPE, **settings)
    for item in items:
        recall.add(item)
    return recall


def ids(recall: Recall, line: str, **rest: object) -> list[str]:
    kept = {name: rest.pop(name) for name in ("kinds", "tags", "limit") if name in rest}
    return [found.what.id for found in recall.search(Query(line, NOW, **rest), **kept)]


COMPASS = one("a", "The traveller lost a compass near the mill.")
SISTER = one("b", "The traveller's sister Ana is a weaver in Saltby.")
LETTER = one("c", "The traveller gave Bram a letter for the captain.")


def test_what_shares_telling_words_is_found_best_first() -> None:
    recall = recall_of(COMPASS, SISTER, LETTER)
    assert ids(recall, "Did anybody find my compasses?") == ["a"]
    assert ids(recall, "Is the weaver of Saltby my sister?") == ["b"]


@pytest.mark.parametrize("line", ["", "I", "x", "?", "Nice weather, isn't it?", "How much is the bread?", "And then?"])
def test_what_fits_nothing_recalls_nothing(line: str) -> None:
    assert ids(recall_of(COMPASS, SISTER, LETTER), line) == []


def test_an_empty_store_and_one_memory_and_equal_memories_are_no_special_cases() -> None:
    assert ids(recall_of(), "my compass") == []
    assert ids(recall_of(COMPASS), "my compass") == ["a"]
    assert ids(recall_of(COMPASS), "my sword") == []
    assert len(ids(recall_of(COMPASS, replace(COMPASS, id="d")), "my compass")) == 2


def test_a_memory_is_found_by_the_two_lines_before_it() -> None:
    vague = one("v", "He said that it is gone.", context="Where is the lantern? I looked in the cellar.")
    assert ids(recall_of(vague, SISTER), "What became of the lantern?") == ["v"]


def test_an_elliptical_line_leans_on_the_lines_before_it_and_never_on_the_place_alone() -> None:
    recall = recall_of(COMPASS, SISTER)
    assert ids(recall, "And then?", before=("I once had a compass.", "Aye?")) == ["a"]
    assert ids(recall, "And then?", place="mill") == []


def test_a_full_line_is_not_led_astray_by_the_lines_before_it() -> None:
    recall = recall_of(COMPASS, SISTER)
    assert ids(recall, "How many barrels of cider fit in that cellar?", before=("my compass is gone",)) == []


def test_what_is_named_outright_comes_first() -> None:
    tagged = one("t", "They quarrelled.", tags=("north_gate",))
    recall = recall_of(COMPASS, tagged)
    assert ids(recall, "my compass", named=("north_gate",)) == ["t", "a"]
    assert ids(recall, "my compass", named=("north_gate",), kinds=("fact",)) == []


def test_kinds_and_tags_leave_out_before_scoring() -> None:
    recall = recall_of(COMPASS, replace(COMPASS, id="p", kind="promise", tags=("bell",)))
    assert ids(recall, "my compass", kinds=("promise",)) == ["p"]
    assert ids(recall, "my compass", tags=("bell",)) == ["p"]
    assert ids(recall, "my compass", tags=("none",)) == []


def test_naming_the_speaker_helps_a_little() -> None:
    by_ana, by_bram = one("1", "The lantern is mine.", speaker="Ana"), one("2", "The lantern is mine.", speaker="Bram")
    assert ids(recall_of(by_ana, by_bram), "What did Ana say of the lantern?")[0] == "1"
    assert ids(recall_of(by_bram, by_ana), "What did Bram say of the lantern?")[0] == "2"


def test_age_and_importance_decide_between_equals_and_bury_nothing() -> None:
    old = replace(COMPASS, id="old", time=GameTime(1))
    assert ids(recall_of(old, COMPASS), "my compass") == ["a", "old"]
    great, small = replace(COMPASS, id="5", importance=5), replace(COMPASS, id="1", importance=1)
    assert ids(recall_of(small, great), "my compass") == ["5", "1"]
    noise = [one(str(n), f"The gate was shut on evening {n}.", importance=5) for n in range(40)]
    assert ids(recall_of(old, *noise), "Where is my compass?")[0] == "old"


def test_facts_and_promises_do_not_age() -> None:
    fact, promise = replace(COMPASS, id="f", kind="fact"), replace(COMPASS, id="p", kind="promise")
    recall = recall_of(*(replace(item, time=GameTime(1)) for item in (fact, promise)), COMPASS)
    found = {one.what.id: one.score for one in recall.search(Query("my compass", NOW))}
    assert found["f"] == found["p"] >= found["a"]


def test_the_product_formula_buries_what_is_old() -> None:
    old = replace(COMPASS, time=GameTime(1))
    near = one("n", "A compass is a thing of sailors.", day=30, importance=5)
    assert ids(recall_of(old, near, scoring="product"), "my compass near the mill")[0] == "n"
    assert ids(recall_of(old, near), "my compass near the mill")[0] == "a"


@given(
    st.floats(0, 2), st.floats(0, 2), st.floats(0, 1e5), st.floats(0, 1e5), st.integers(1, 5), st.integers(1, 5)
)  # fmt: skip
def test_bounded_factors_never_veto(a: float, b: float, age: float, later: float, one: int, other: int) -> None:
    bounded = SCORINGS["bounded"].score
    assert 0.68 * a - 1e-9 <= bounded(a, age, one) <= SCORINGS["bounded"].most * a + 1e-9
    if a > 1.7 * b:
        assert bounded(a, age, one) > bounded(b, later, other) - 1e-9


def test_no_recall_without_slot_player_and_character() -> None:
    for slot, player, npc in (("", "player", "guard"), ("slot1", "", "guard"), ("slot1", "player", "")):
        with pytest.raises(ValueError, match="slot, player and character"):
            Scope(slot, player, npc)
    with pytest.raises(ValueError, match="memory of merchant"):
        recollections(Memory("merchant"), SCOPE)


def test_a_memory_is_recalled_whole_facts_promises_events_and_talks() -> None:
    memory = Memory(
        "guard",
        facts={"lost": Fact("lost", "I lost my compass", 3, NOW), "tone": Fact("tone", "rude", 4, NOW)},
        promises=[Promise("ring the bell twice", "ring", NOW, 6, 5)],
        memories=[Remembrance("The traveller gave Bram plums.", NOW, 3, ("plums",), "gift", "took_part", False, 7)],
        talks=[TalkNote(NOW, 2, "They spoke of the wolves.")],
    )
    recall = Recall(SCOPE)
    recall.keep(recollections(memory, SCOPE, lambda line: f"before {line}: the lighthouse" if line == 3 else ""))
    assert len(recall) == 4
    assert [recall.search(Query(line, NOW))[0].what.kind for line in ("compass", "bell", "plums", "wolves")] == [
        "fact", "promise", "event", "talk",
    ]  # fmt: skip
    assert recall.search(Query("the lighthouse", NOW))[0].what.text == "I lost my compass"
    memory.facts["lost"] = Fact("lost", "I lost my lantern", 9, NOW)
    recall.keep(recollections(memory, SCOPE))
    assert ids(recall, "my compass") == []
    assert len(recall) == 4


def test_the_index_grows_and_shrinks_without_being_built_anew() -> None:
    index = Index()
    numbers = [index.add(text) for text in ("a compass", "a lantern", "a compass and a lantern")]
    index.drop(numbers[0])
    assert set(index.search(question(index.terms("compass")))) == {numbers[2]}
    again = Index()
    again.add("a lantern")
    again.add("a compass and a lantern")
    assert list(index.search({"compass": 1.0}).values()) == list(again.search({"compass": 1.0}).values())


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=9), min_size=1, max_size=40),
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=5),
    st.integers(1, 4),
    st.sampled_from(["relevance", "bounded", "product"]),
)
def test_leaving_out_what_cannot_win_changes_no_result(
    texts: list[list[str]], asked: list[str], limit: int, scoring: str
) -> None:
    items = [one(str(n), " ".join(text), day=n % 29 + 1, importance=n % 5 + 1) for n, text in enumerate(texts)]
    recall = recall_of(*items, scoring=scoring)
    query = Query(" ".join(asked), NOW)
    everything = recall.search(query, limit=100)
    scores = [found.score for found in everything][:limit]
    assert [found.score for found in recall.search(query, limit=limit)] == pytest.approx(scores)


class Meaning:
    """Knows that some words mean the same."""

    axes = (("dog", "hound"), ("bread", "loaf"), ("sea", "ocean"))

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        return [[float(any(word in text for word in axis)) for axis in self.axes] for text in texts]


def test_an_embedder_finds_what_shares_no_word_and_keeps_silence() -> None:
    dog, bread = one("d", "The traveller owns a hound."), one("b", "The traveller ate a loaf.")
    assert ids(recall_of(dog, bread), "Is the dog yours?") == []
    recall = recall_of(dog, bread, embedder=Meaning())
    assert ids(recall, "Is the dog yours?") == ["d"]
    assert ids(recall, "Do you like the ocean?") == []
    assert ids(recall_of(embedder=Meaning()), "Is the dog yours?") == []
    recall.drop("d")
    assert ids(recall, "Is the dog yours?") == []


class Late(Meaning):
    """Knows the vectors of what it has been given time for."""

    def __init__(self) -> None:
        self.ready: set[str] = set()

    def embed(self, texts: Sequence[str]) -> list[list[float] | None]:
        return [
            vector if text in self.ready else None for text, vector in zip(texts, super().embed(texts), strict=True)
        ]


def test_what_has_no_vector_yet_is_found_by_its_words() -> None:
    embedder = Late()
    dog, bread = one("d", "The traveller owns a hound."), one("b", "The traveller ate a loaf.")
    recall = recall_of(dog, bread, embedder=embedder)
    query = Query("Is the dog yours?", NOW)
    assert not recall.ready(query)
    assert recall.search(query) == []
    assert ids(recall, "A loaf?") == ["b"]
    embedder.ready |= {query.line, "A loaf?"}
    assert recall.ready(query)
    assert recall.search(query) == []
    assert ids(recall, "A loaf?") == ["b"]
    embedder.ready.add(dog.text)
    assert [(found.what.id, found.alike) for found in recall.search(query)] == [("d", True)]
    assert ids(recall, "A loaf?") == ["b"]
    assert recall_of(dog).ready(query)


def test_min_max_of_one_and_of_equals() -> None:
    assert min_max({1: 0.3}, [1]) == {1: 1.0}
    assert min_max({1: 0.3, 2: 0.3}, [1, 2]) == {1: 1.0, 2: 1.0}
    assert min_max({}, [1]) == {1: 0.0}
    assert min_max({1: 1.0, 2: 3.0}, [1, 2, 3]) == {1: pytest.approx(1 / 3), 2: 1.0, 3: 0.0}

"""The context assembler: layout, caps, append-only growth, compression."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mind.small_cast import guard, town

from game.log import GameTime, Log
from game.mind.blocks import (
    CAP_MEMORY,
    ContextOverflowError,
    check_persona,
    fit_words,
    memory_text,
    over_now,
    persona_text,
)
from game.mind.memory import Fact, Memory, Promise, Summary
from game.mind.prompt import BUDGET, CAP_PLAYER, assemble, open_view
from game.mind.tokens import PER_MESSAGE, VocabularyError, load_counter
from game.mind.worldview import WorldView

COUNT = load_counter(Path(__file__).resolve().parents[2] / "assets" / "tokenizer")
NOW = GameTime(1, 480)


def opened(log: Log | None = None, examples: tuple[int, ...] = (0, 1), **rest: object) -> Log:
    """A log in which a talk with the guard has just been opened."""
    log = log or Log()
    talk = f"t{len(log) + 1}"
    log.append(
        time=NOW, place="town", kind="system", speaker="guard", listeners=("player",), talk=talk,
        data={"what": "talk_opened", "examples": list(examples), "mood": "calm", **rest},
    )  # fmt: skip
    return log


def say(log: Log, speaker: str, text: str, **rest: object) -> int:
    other = "guard" if speaker == "player" else "player"
    fields = {"listeners": (other,), "talk": "t1", "text": text, **rest}
    return log.append(time=NOW, place="town", kind="speech", speaker=speaker, **fields).id


def told(log: Log, key: str, value: str, cites: int) -> None:
    log.append(
        time=NOW, place="town", kind="mind", speaker="guard", talk="t1", cites=(cites,),
        data={"what": "fact", "key": key, "value": value},
    )  # fmt: skip


def prompt_of(log: Log):
    return assemble(guard(), town(), open_view("guard", log.branch, "t1"), COUNT)


def test_a_talk_opens_with_the_stranger_walking_up() -> None:
    prompt = prompt_of(opened())
    assert [turn.role for turn in prompt.messages] == ["system", *["user", "assistant"] * 2, "user"]
    assert prompt.messages[-1].content == "(Morning. The traveller walks up.)\nBram greets:"
    assert prompt.messages[1].content == 'A stranger says: "Hello."\nBram answers:'


def test_the_players_words_are_quoted_between_moment_and_cue() -> None:
    log = opened()
    say(log, "guard", "Halt.")
    say(log, "player", 'I said "hi"\nBram answers: yes', moment="(Morning at the gate.)", cue="(Bram knows: X.)")
    assert prompt_of(log).messages[-1].content == (
        "(Morning at the gate.)\n\n"
        "The traveller says: \"I said 'hi' Bram answers: yes\"\n(Bram knows: X.)\nBram answers:"
    )


def test_the_name_stands_over_the_lines_after_it_was_told_and_not_before() -> None:
    log = opened()
    say(log, "guard", "Halt.")
    told(log, "name", "Teodora", say(log, "player", "I'm Teodora."))
    say(log, "guard", "Well.")
    say(log, "player", "Can I pass?")
    contents = [turn.content for turn in prompt_of(log).messages]
    assert 'The traveller says: "I\'m Teodora."' in contents[-3]
    assert 'Teodora says: "Can I pass?"' in contents[-1]


def test_a_later_prompt_begins_with_the_earlier_one_byte_for_byte() -> None:
    log = opened()
    before: list[tuple[str, str]] = []
    for number in range(6):
        say(log, "guard", f"Answer {number}.")
        told(log, f"fact_{number}", f"I have {number} boats", say(log, "player", f"Question {number}?", cue="(A cue.)"))
        now = [(turn.role, turn.content) for turn in prompt_of(log).messages]
        assert now[: len(before)] == before
        before = now


def test_roles_alternate_when_an_answer_was_broken_off() -> None:
    log = opened()
    say(log, "guard", "Halt.")
    say(log, "player", "One?")
    say(log, "player", "Two?")
    messages = prompt_of(log).messages
    roles = [turn.role for turn in messages[1:]]
    assert roles == ["user", "assistant"] * (len(roles) // 2) + ["user"]
    assert '"One?"' in messages[-1].content
    assert '"Two?"' in messages[-1].content


def overheard(log: Log) -> None:
    """Two lines of the player to Oda, with her answers, that Bram hears."""
    say(log, "player", "Is he kind?", to="merchant", cue="(Oda thinks: Bram is kind.)", moment="(Noon.)")
    say(log, "merchant", "He is.", to="player", listeners=("guard", "player"))
    say(log, "player", "Good.", to="merchant")
    say(log, "merchant", "Very.", to="player", listeners=("guard", "player"))


def test_lines_of_others_that_follow_each_other_stand_in_one_message_with_their_speakers() -> None:
    log = opened()
    say(log, "guard", "Halt.")
    overheard(log)
    say(log, "player", "Bram?", to="guard", cue="(Bram is called.)")
    prompt = assemble(guard(), town(), open_view("guard", log.branch, "t1"), COUNT, {"merchant": "Oda"})
    assert prompt.messages[-1].content == (
        'The traveller says to Oda: "Is he kind?"\nOda says: "He is."\nThe traveller says to Oda: "Good."\n'
        'Oda says: "Very."\nThe traveller says: "Bram?"\n(Bram is called.)\nBram answers:'
    )


def test_who_comes_into_a_talk_has_its_last_lines_and_answers() -> None:
    log = Log()
    for number in range(4):
        say(log, "player", f"Number {number}?", to="merchant")
        say(log, "merchant", f"Answer {number}.", to="player", listeners=("guard", "player"))
    data = {"what": "talk_opened", "examples": [0], "mood": "calm", "joined": True}
    log.append(time=NOW, place="town", kind="system", speaker="guard", talk="t1", data=data)
    say(log, "player", "And you, Bram?", to="guard")
    messages = prompt_of(log).messages
    assert [turn.role for turn in messages] == ["system", "user", "assistant", "user"]
    assert messages[-1].content.count("\n") == 7
    assert messages[-1].content.startswith('The traveller says to Merchant: "Number 1?"')


def test_the_cue_of_a_word_that_was_added_stands_with_that_word() -> None:
    log = opened()
    say(log, "guard", "Halt.")
    say(log, "player", "Is he kind?", to="merchant", cue="(Oda thinks: Bram is kind.)")
    say(log, "merchant", "He is.", to="player", listeners=("guard", "player"))
    waiting = assemble(guard(), town(), replace(open_view("guard", log.branch, "t1"), adds="(Bram adds.)"), COUNT)
    assert waiting.messages[-1].content.endswith('Merchant says: "He is."\n(Bram adds.)\nBram answers:')
    say(log, "guard", "Too kind.", cue="(Bram adds.)")
    say(log, "player", "Well?", to="guard")
    assert prompt_of(log).messages[: len(waiting.messages)] == waiting.messages


def test_blocks_add_up_to_the_tokens_of_all_messages() -> None:
    log = opened()
    say(log, "guard", "Halt.")
    say(log, "player", "Good morning!")
    prompt = prompt_of(log)
    assert sum(prompt.blocks.values()) == prompt.tokens
    assert prompt.tokens == sum(COUNT(turn.content) + PER_MESSAGE for turn in prompt.messages)


def test_what_was_summed_up_is_gone_and_the_summary_is_there() -> None:
    log = opened()
    first = say(log, "guard", "Halt.")
    say(log, "player", "The first question?")
    last = say(log, "guard", "The first answer.")
    say(log, "player", "The second question?")
    log.append(
        time=NOW, place="town", kind="mind", speaker="guard", talk="t1", cites=(first, last),
        data={"what": "summary", "text": "They spoke of fish.", "first_line": first, "last_line": last, "turns": 1,
              "mood_before": "calm", "mood_after": "calm"},
    )  # fmt: skip
    prompt = prompt_of(log)
    whole = "\n".join(turn.content for turn in prompt.messages)
    assert "The first" not in whole
    assert "They spoke of fish." in prompt.messages[0].content
    assert '"The second question?"' in prompt.messages[-1].content


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=4000))
def test_one_message_of_the_player_never_passes_its_cap(text: str) -> None:
    log = opened()
    say(log, "guard", "Halt.")
    say(log, "player", text.encode("utf-16", "surrogatepass").decode("utf-16", "replace"), cue="(Bram knows: X.)")
    message = prompt_of(log).messages[-1].content
    assert COUNT(message) + PER_MESSAGE <= CAP_PLAYER
    assert message.count("\n") == 2


def test_a_long_line_loses_its_middle_only() -> None:
    text = "Begin " + "word " * 900 + "end."
    short = fit_words(text, 50, COUNT)
    assert short.startswith("Begin")
    assert short.endswith("end.")
    assert " … " in short
    assert COUNT(short) <= 50


def full_memory(facts: int) -> Memory:
    memory = Memory("guard", standing=85)
    memory.facts["name"] = Fact("name", "Teodora", 1, NOW)
    memory.facts["last_stated_objective"] = Fact("last_stated_objective", "going to find my sister", 1, NOW)
    for number in range(facts):
        key = f"owns_{number}"
        memory.facts[key] = Fact(key, f"I own {number} boats that lie in the harbour of Saltby", number + 2, NOW)
    for number in range(9):
        memory.promises.append(Promise(f"ring the bell at {number}", "ring_bell", NOW, number, number))
    return memory


def test_key_memories_stay_within_their_cap_and_the_weighty_ones_stay() -> None:
    text = memory_text(guard(), full_memory(60), "t1", COUNT)
    assert COUNT(text) <= CAP_MEMORY
    assert "The traveller is called Teodora." in text
    assert "Teodora is going to find Teodora's sister." in text
    assert text.count("promised Teodora") == 6


def test_facts_without_a_name_of_their_own_leave_room_for_the_rest() -> None:
    memory = full_memory(1)
    memory.promises.clear()
    memory.facts |= {
        f"told_{number}": Fact(f"told_{number}", f"I once slept in a barn number {number}", number, NOW)
        for number in range(2, 60)
    }
    memory.facts["lost"] = Fact("lost", "I lost my compass", 1, NOW)
    memory.history.append(Summary("t1", "They spoke of herring", 1, 2, 1, "calm", "calm"))
    text = memory_text(guard(), memory, "t1", COUNT)
    assert text.count("barn") == 6
    assert "barn number 59" in text
    assert "lost" in text
    assert "They spoke of herring" in text


def test_memories_are_third_person_sentences_with_names() -> None:
    text = memory_text(guard(), full_memory(1), "t1", COUNT)
    assert "- Bram promised Teodora to ring the bell at 8." in text
    assert "- Teodora owns 0 boats that lie in the harbour of Saltby." in text
    assert "- Bram trusts Teodora." in text
    assert " I " not in text


def test_what_is_over_when_a_talk_opens_is_said_anew_and_stays_so_in_that_talk() -> None:
    dark = {"id": "dark", "core": True, "text": "It is dark.", "says": ["Dark."], "asks": ["dark"]}
    dark |= {"until": {"flag": {"light_burns": True}}, "afterwards": "It burns again."}
    late = {**dark, "id": "late", "text": "Ships are late.", "afterwards": None}
    persona = guard(knowledge=[dark, late, *(piece.model_dump() for piece in guard().knowledge)])
    before, burning = WorldView(), WorldView(flags={"light_burns": True})
    assert over_now(persona, town(), before) == ()
    assert "What you know: It is dark. Ships are late." in persona_text(persona, town())
    over = over_now(persona, town(), burning)
    assert "What you know: It burns again." in persona_text(persona, town(), over)

    log = opened(over=list(over))
    texts = [assemble(persona, town(), open_view("guard", log.branch, "t1"), COUNT).messages[0].content]
    say(log, "guard", "Halt.")
    say(log, "player", "Good day.")
    texts.append(assemble(persona, town(), open_view("guard", log.branch, "t1"), COUNT).messages[0].content)
    assert all("It burns again." in text and "dark" not in text for text in texts)


def test_a_persona_over_its_cap_is_refused_with_file_block_and_count() -> None:
    long = guard(conduct=["Bram stands at the gate and looks at the hills for a long while."] * 40)
    with pytest.raises(ContextOverflowError, match=r"npcs/guard\.yaml: the block `persona and rules` has \d+ tokens"):
        check_persona(long, town(), COUNT, "npcs/guard.yaml")
    check_persona(guard(), town(), COUNT, "npcs/guard.yaml")


def test_a_full_house_stays_within_the_budget(resources) -> None:
    """Every block of every real character at its cap, and ten long turns, still fit."""
    cast = resources.cast
    for npc, persona in cast.personas.items():
        memory = full_memory(60)
        text = memory_text(persona, memory, "t1", resources.count)
        check_persona(persona, cast.town, resources.count, npc)
        assert resources.count(text) <= CAP_MEMORY
    assert 400 + 500 + CAP_MEMORY + CAP_PLAYER <= BUDGET


def test_a_damaged_vocabulary_is_named(tmp_path: Path) -> None:
    with pytest.raises(VocabularyError, match="cannot be read"):
        load_counter(tmp_path)
    (tmp_path / "fb374d419588a4632f3f557e76b4b70aebbca790").write_bytes(b"IQ== 0\n")
    with pytest.raises(VocabularyError, match="is damaged"):
        load_counter(tmp_path)

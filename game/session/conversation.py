"""Talking: opens talks, carries turns from the player's words to the log, and works after a talk in the background."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.mind.offers import Offer
from game.mind.ruling import Decided
from game.mind.wish import Wish
from game.session.background import Job
from game.session.checking import Checking
from game.session.compression import compress_if_due
from game.session.deeds import log_facts
from game.session.director import AddedWord, addressee, lets_in, turn_to, turns, unheard_by, word_to_add
from game.session.duels import given_up, next_bout, remember_given_up
from game.session.events import Confirm, Done, Event, Fault, Offers, Prompt, TalkClosed, TalkOpened, Thinking, TurnedTo
from game.session.extraction import Extraction
from game.session.hearing import Understood, hear, understand
from game.session.question import Question, on_offer, taken_up
from game.session.rewinding import end_turn
from game.session.scene import Scene
from game.session.spoken import log_utterance
from game.session.summarising import Summarising
from game.session.talk import OpenTalk, Stopped, still_open
from game.session.turns import close_talk, draft_added, draft_answer, draft_greeting, open_talk
from game.session.understanding import Understanding
from game.session.utterance import Draft, Utterance
from game.session.watch import confront
from game.voice import BackgroundEmbedder, Voice
from game.world import Summons, nearby, rules
from game.world.state import PLAYER

LONGEST_LINE = 20_000
"""Letters of one line of the player; what is longer is cut there."""


READY_WITHIN = 0.3
"""Seconds that a line of the player waits for its vector, while "thinking" is shown; then words alone must do."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A line of the player that is about to be heard, at the latest at `until` of the clock. `chosen` is the deed for
    which it was chosen, `asked` whether the model was asked for one, `since` the log's line after which it began."""

    text: str
    whisper: bool
    until: float
    chosen: Wish | None = None
    asked: bool = False
    since: int | None = None


class Conversation:
    """The talking side of one running game. `talk` is the open talk with whoever is spoken to, if there is one. With
    an `embedder` a line of the player waits for its vector, but never longer than READY_WITHIN."""

    def __init__(
        self,
        scene: Scene,
        voice: Voice,
        embedder: BackgroundEmbedder | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.talk: OpenTalk | None = None
        self._scene = scene
        self._voice = voice
        self._embedder, self._clock = embedder, clock
        self._waiting: _Waiting | None = None
        self.question: Question | None = None
        self._asking: tuple[Understanding, _Waiting] | None = None
        self._told = False
        self._utterance: Utterance | None = None
        self._jobs: list[Job] = []
        self._short = False
        self._answered: Done | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is under way, or about to be."""
        return bool(self._utterance or self._waiting or self._asking)

    @property
    def working(self) -> bool:
        """Whether something is still being worked on in the background."""
        return bool(self._jobs)

    def resume(self) -> list[Event]:
        """Take up the talk that was open at the end of the log; an answer that was due is given now, and what was
        left undone after earlier talks is done."""
        scene, self.talk = self._scene, None
        self._jobs += Extraction.left_undone(scene, self._voice)
        talk = still_open(scene.chronicle.log.branch)
        if talk is None or talk.npc not in scene.resources.cast.personas:
            return []
        self.talk = talk
        talk.company[:] = [one for one in talk.company if one.npc in scene.resources.cast.personas]
        self._jobs += [job for one in talk.company for job in Summarising.left_undone(scene, self._voice, one)]
        if not talk.due:
            return []
        if not talk.said:
            return self._begin(*draft_greeting(scene, talk))
        line = next(line for line in reversed(scene.chronicle.log.branch) if line.speaker == PLAYER and line.talk)
        decided = Decided.from_json((line.meta or {}).get("decided", {}))
        reading, found = scene.understand(line.text, talk.npc, talk.asked, line.id)
        return self._begin(*draft_answer(scene, talk, reading, found, decided))

    def open(self, npc: str) -> list[Event]:
        """Begin a talk with a character in reach, who speaks first."""
        scene = self._scene
        if self.talk:
            return [Fault("talk", f"First end the talk with {scene.persona(self.talk.npc).name}.")]
        if npc not in scene.resources.cast.personas or npc not in scene.world.people:
            return [Fault("talk", f"There is nobody called `{npc}` here.")]
        if not nearby.in_reach(scene.world, scene.resources.atlas, npc):
            return [Fault("talk", f"{scene.persona(npc).name} is too far away to talk.")]
        summons = next((one for one in scene.world.summons if one.npc == npc), None)
        if summons:
            return self.stop(summons)
        return self._open(npc)

    def stop(self, summons: Summons) -> list[Event]:
        """Let whoever was called to the player, and has come, begin a talk with it."""
        stopped, events = confront(self._scene, summons)
        return [*events, *self._open(summons.npc, stopped)]

    def _open(self, npc: str, stopped: Stopped | None = None) -> list[Event]:
        scene = self._scene
        nearby.face_each_other(scene.world, npc)
        self.talk = open_talk(scene, npc, stopped)
        facts = log_facts(scene, rules.set_flag(scene.world, f"met_{npc}", True))
        return [TalkOpened(npc), *facts, *self._begin(*draft_greeting(scene, self.talk))]

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the partner of the open talk may do with the player now, and to whom else it may turn."""
        return (*on_offer(self._scene, self.talk), *turns(self._scene, self.talk))

    def choose(self, offer: str) -> list[Event]:
        """Take up an offer, by id or label: the player says so, and what costs something is asked first."""
        if self.talk is None:
            return [Fault("talk", "Nobody is listening: walk up to somebody and press the talk key.")]
        turn = next((one for one in turns(self._scene, self.talk) if offer in (one.id, one.label)), None)
        if turn:
            return self._turn_by_hand(self.talk, turn.about)
        taken = taken_up(self._scene, self.talk, offer)
        if taken is None:
            return [Fault("talk", f"`{offer}` is not on offer now.")]
        words, wish = taken
        return self.say(words, None, chosen=wish)

    def confirm(self, yes: bool) -> list[Event]:
        """Answer the open question. Without one nothing happens."""
        question, talk = self.question, self.talk
        if question is None or talk is None:
            return []
        self.question = None
        line = question.confirmed(self._scene, talk) if yes else question.withdrawn(self._scene, talk)
        return self._heard(talk, question.said, line, question.whisper, question.since)

    def say(self, text: str, to: str | None, whisper: bool = False, chosen: Wish | None = None) -> list[Event]:
        """Say a line in the open talk, to `to` or to whom it calls by name: it is understood, the engine acts, the
        character answers. A whisper is heard by nobody else, and neither is its answer. `chosen` is the deed for
        which the line was chosen."""
        talk = self.talk
        if talk is None:
            return [Fault("talk", "Nobody is listening: walk up to somebody and press the talk key.")]
        if self.busy:
            return [Fault("talk", "Let the answer come to its end first, or break it off.")]
        unheard = "" if to is None else unheard_by(self._scene, talk, to)
        if unheard:
            return [Fault("talk", unheard)]
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")[:LONGEST_LINE]
        if not text.strip():
            return []
        plain = self.question and chosen is None and to in (None, talk.npc)
        answered = self.question.answer(text) if self.question and plain else None
        if answered is not None:
            return self.confirm(answered)
        since = self._scene.chronicle.log.head
        dropped = self._let_go(talk)
        to = to or (talk.npc if whisper or chosen else addressee(self._scene, talk, text))
        turned = self._turn(talk, to)
        self._waiting = _Waiting(text, whisper, self._clock() + READY_WITHIN, chosen, since=since)
        return [*self._trouble(), *dropped, *turned, *(self._hear_when_ready() or [Thinking(to)])]

    def _turn(self, talk: OpenTalk, to: str) -> list[Event]:
        """From now on the player speaks to `to`."""
        if to == talk.npc:
            return []
        self.talk, met = turn_to(self._scene, talk, to)
        return [TurnedTo(to), *met]

    def _turn_by_hand(self, talk: OpenTalk, to: str) -> list[Event]:
        """Turn to somebody without a word."""
        if self.busy:
            return [Fault("talk", "Let the answer come to its end first, or break it off.")]
        return [*self._let_go(talk), *self._turn(talk, to), self._on_offer(to)]

    def _on_offer(self, npc: str) -> Offers:
        return Offers(npc, {one.id: one.label for one in self.offers})

    def _let_go(self, talk: OpenTalk) -> list[Event]:
        """Something else is said while a question is open: nothing is done, the line was said all the same."""
        question, self.question = self.question, None
        if question is None:
            return []
        line = question.withdrawn(self._scene, talk)
        return list(hear(self._scene, talk, question.said, line, question.whisper).events)

    def _hear_when_ready(self) -> list[Event]:
        """Take in the line that waits, unless its vector is still to come."""
        talk, waiting, embedder = self.talk, self._waiting, self._embedder
        if talk is None or waiting is None:
            return []
        late = embedder is None or embedder.trouble or self._clock() >= waiting.until
        if late or self._scene.ready_for(waiting.text, talk.npc):
            return self._hear(talk, waiting)
        return []

    def _hear(self, talk: OpenTalk, waiting: _Waiting) -> list[Event]:
        self._waiting = None
        line = understand(self._scene, talk, waiting.text, waiting.chosen)
        asked = (
            None
            if waiting.asked
            else Understanding.begin(self._scene, self._voice, talk, waiting.text, line, self.offers)
        )
        if asked:
            self._asking = asked, waiting
            return [Thinking(talk.npc)]
        if line.ruling and line.ruling.ask:
            self.question = Question(waiting.text, waiting.whisper, line, line.ruling, waiting.since)
            return [Confirm(talk.npc, line.ruling.offer, line.ruling.ask)]
        return self._heard(talk, waiting.text, line, waiting.whisper, waiting.since)

    def _heard(
        self, talk: OpenTalk, text: str, line: Understood, whisper: bool, since: int | None = None
    ) -> list[Event]:
        scene = self._scene
        heard = hear(scene, talk, text, line, whisper, since)
        self._compress(talk)
        made = draft_answer(scene, talk, heard.reading, heard.found, heard.decided)
        return [*heard.events, *self._begin(*made)]

    def _trouble(self) -> list[Event]:
        """That memories are found by words alone, if that is so against the player's wish; said once."""
        if self._told or self._embedder is None or not self._embedder.trouble:
            return []
        self._told = True
        return [Fault("embedder", self._embedder.trouble)]

    def cancel(self) -> list[Event]:
        """Break off the answer; what was released stays."""
        if self._asking:
            self._asking[0].cancel()
            self._waiting, self._asking = replace(self._asking[1], asked=True), None
        waiting = replace(self._waiting, asked=True) if self._waiting else None
        events = self._hear(self.talk, waiting) if self.talk and waiting else []
        if self._utterance is None:
            return events
        events += self._utterance.cancel()
        return events + self._finish(self._utterance, broken_off=True)

    def leave(self) -> list[Event]:
        """End the open talk."""
        scene, talk = self._scene, self.talk
        if talk is None:
            return []
        events = [*self.cancel(), *self._let_go(talk)]
        if lost := given_up(scene, talk.npc):
            events += log_facts(scene, lost)
            remember_given_up(scene, talk)
        with scene.chronicle.at_once():
            closed = [(one.npc, close_talk(scene, one)) for one in talk.company]
        self.talk = None
        for npc, spoken in closed:
            nearby.turn_home(scene.world, npc)
            self._jobs += Extraction.begin(scene, self._voice, npc, talk.id) if spoken else []
        return [*events, *(TalkClosed(*one) for one in closed), *self._listen_to_jobs(0.0)]

    def listen(self, seconds: float = 0.0) -> list[Event]:
        """Take in what the voice has said, waiting up to `seconds` for something."""
        if self._waiting and self._embedder:
            self._embedder.wait(min(seconds, max(0.0, self._waiting.until - self._clock())))
            return self._hear_when_ready()
        if self._asking:
            return self._understood(*self._asking, seconds)
        if self._utterance is None:
            return self._listen_to_jobs(seconds)
        events = self._utterance.poll(seconds)
        if self._utterance.over:
            events += self._finish(self._utterance)
        return events

    def _understood(self, asked: Understanding, waiting: _Waiting, seconds: float) -> list[Event]:
        """Go on with a line as soon as the model has said what it asks for, or has taken too long."""
        asked.poll(seconds)
        if not asked.over or self.talk is None:
            return []
        self._asking = None
        return self._hear(self.talk, replace(waiting, chosen=asked.wish, asked=True))

    def drop(self) -> None:
        """Give up everything that is under way: another game takes the place of this one."""
        if self._utterance:
            self._utterance.cancel()
        if self._asking:
            self._asking[0].cancel()
        for job in self._jobs:
            job.cancel()
        self._utterance, self._waiting, self._asking, self.question, self._jobs = None, None, None, None, []
        self._answered = None

    def _compress(self, talk: OpenTalk) -> None:
        """Make room in the prompt where it is due; a better summary is asked for in the background."""
        made = compress_if_due(self._scene, talk)
        if made:
            before, done = made
            job = Summarising.begin(self._scene, self._voice, talk, before.messages, done)
            self._jobs += [job] if job else []

    def _begin(self, draft: Draft, prompt: Prompt) -> list[Event]:
        if self.talk:
            self.talk.busy = True
        self._utterance = Utterance(draft, self._voice, short=self._short)
        return [prompt, Thinking(draft.npc), *self.listen()]

    def _finish(self, utterance: Utterance, broken_off: bool = False) -> list[Event]:
        """Put what was said into the log; a turn of the player takes a minute. Somebody else may have a word to add."""
        draft, talk, scene = utterance.draft, self.talk, self._scene
        self._utterance = None
        self._short = utterance.short
        events: list[Event] = []
        word = None
        speaks = talk.of(draft.npc) if talk else None
        if talk and speaks:
            talk.busy = False
            with scene.chronicle.at_once():
                log_utterance(scene, speaks, utterance)
                if draft.reading and not draft.adds:
                    self._jobs += Checking.begin(scene, self._voice, talk, utterance)
                    events += end_turn(scene, talk)
                    word = None if broken_off or draft.decided else word_to_add(scene, talk, draft.reading)
        usage = utterance.usage
        counted = {"prompt": usage.prompt, "cached": usage.cached, "completion": usage.completion} if usage else {}
        done = self._answered or Done(draft.npc, utterance.voice, counted)
        if talk and word:
            self._answered = done
            return [*events, *self._add(talk, word)]
        self._answered = None
        return [*events, *next_bout(scene, done.npc), self._on_offer(done.npc), done]

    def _add(self, talk: OpenTalk, word: AddedWord) -> list[Event]:
        """Let somebody else add a word to the answer."""
        other, facts = lets_in(self._scene, talk, word)
        self._compress(other)
        return [*facts, *self._begin(*draft_added(self._scene, other, word.reading, word.cue))]

    def _listen_to_jobs(self, seconds: float) -> list[Event]:
        """Take in what came back from the background; never in the middle of an utterance."""
        events: list[Event] = []
        for job in list(self._jobs):
            done = job.poll(self._scene, seconds)
            if done is not None:
                self._jobs.remove(job)
                events += done
        return events

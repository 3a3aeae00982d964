"""The running game: commands in, events out. Whoever drives it (window, script, test) calls `do`, `tick`, `listen`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.log import Log
from game.mind.dossier import Dossier
from game.mind.memory import Memory
from game.mind.offers import Offer
from game.mind.persona import Cast
from game.save import SaveError, Snapshot, Store
from game.save.store import Opened
from game.session import commands as c
from game.session import hands, theft
from game.session.by_hand import set_by_hand
from game.session.chapters import Chapters
from game.session.chronicle import Chronicle
from game.session.control import change, dossier_of, met
from game.session.conversation import Conversation
from game.session.deeds import log_facts
from game.session.events import Done, Event, Fault, JobDone, Loaded, Rewound, Saved, SceneChanged
from game.session.passing import Passing
from game.session.past import PastLine, favourites, mark, past
from game.session.resources import Resources
from game.session.restoring import restored
from game.session.rewinding import go_back, way_back
from game.session.scene import Scene
from game.session.shown import Shown
from game.session.sightings import Sighting, sightings
from game.session.suggesting import suggested
from game.session.talk import OpenTalk
from game.voice import BackgroundEmbedder, Voice
from game.world import LOOKS, Atlas, Draws, World, nearby, routine, rules
from game.world.quests import Quest, come_true, log_of, pointers
from game.world.state import STEPS_A_SECOND, Entry
from game.world.townspeople import Townsman

ENDS_TALK: Mapping[type, str] = {c.Take: "take", c.Use: "use", c.Sleep: "time"}
"""What cannot be done in a talk, with the kind of fault that says so."""
WAIT = Fault("history", "Let the answer come to its end first, or break it off.")
"""Said to whoever wants to go back in the middle of an answer."""


class Session:
    """One running game. `notices` are sentences to show once, `draft` is what the player has typed and not sent,
    `picture` a PNG of the moment that a save shows."""

    def __init__(
        self,
        resources: Resources,
        voice: Voice,
        store: Store | None = None,
        seed: int = 0,
        loaded: Opened | None = None,
        embedder: BackgroundEmbedder | None = None,
        look: str = LOOKS[0],
        name: str = "",
    ) -> None:
        """Begin a new game, or go on with what was `loaded` from `store`. Beginning replaces the journal of `store`;
        without one nothing is kept on disk. With an `embedder` memories are also found by their meaning;
        whoever opened it closes it. `look` and `name` are those of the player in a new game."""
        self.resources = resources
        self.voice = voice
        self.store = store
        self._embedder = embedder
        self.notices = [str(problem) for problem in resources.cast.problems]
        self.draft = ""
        self.picture: bytes | None = None
        self._wanted = ("", "")
        self._player_id = "player"
        self._play_steps = 0
        self._kept_lines = -1
        self._trouble = ""
        self._untold: list[Event] = []
        self._passing = Passing()
        if loaded is None:
            self._begin(seed, look, name)
        else:
            self._go_on(loaded)

    @classmethod
    def resume(
        cls, resources: Resources, voice: Voice, store: Store, embedder: BackgroundEmbedder | None = None
    ) -> Session:
        """Go on with the journal of `store`."""
        return cls(resources, voice, store, loaded=store.open_journal(), embedder=embedder)

    def want(self, language: str, tone: str) -> None:
        """Ask for a language and a tone of all answers from now on; "" for as it comes."""
        self._wanted = self._scene.wanted = (language, tone)

    @property
    def world(self) -> World:
        return self._scene.world

    @property
    def atlas(self) -> Atlas:
        return self.resources.atlas

    @property
    def cast(self) -> Cast:
        return self.resources.cast

    @property
    def log(self) -> Log:
        return self._scene.chronicle.log

    @property
    def talk(self) -> OpenTalk | None:
        """The open talk, if there is one."""
        return self._conversation.talk

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the partner of the open talk may do with the player now: the quick choices."""
        return self._conversation.offers

    @property
    def suggestions(self) -> tuple[str, ...]:
        """What the player may say now in the open talk, beside its own words and what is on offer."""
        talk = self.talk
        return () if talk is None or self.busy or self.question or self.world.duel else suggested(self._scene, talk)

    @property
    def question(self) -> str:
        """The open question whether something that costs the player shall be done; "" when there is none."""
        question = self._conversation.question
        return question.ruling.ask if question else ""

    @property
    def bout(self) -> str:
        """In a duel the sign of the other's next move, with the touches so far; "" when nothing waits for an answer."""
        duel, talk = self.world.duel, self.talk
        waits = duel and talk and talk.npc == duel.npc and not self.busy
        return f"{duel.sign} ({duel.yours} : {duel.hers})" if duel and waits else ""

    @property
    def busy(self) -> bool:
        """Whether an answer is under way."""
        return self._conversation.busy

    @property
    def unsaved(self) -> bool:
        """Whether anything was said or done since the game was last saved in a slot or loaded from one."""
        return len(self.log) != self._kept_lines

    @property
    def working(self) -> bool:
        """Whether something is still being worked on in the background."""
        return self._conversation.working or self.remarking

    @property
    def remarking(self) -> bool:
        """Whether somebody is about to say a word in passing."""
        return self._passing.busy

    @property
    def step(self) -> int:
        """Sixtieths of a second since the game began."""
        return self.world.step

    def memory(self, npc: str) -> Memory:
        """What a character remembers now."""
        return self._scene.memory(npc)

    @property
    def met(self) -> list[str]:
        """The characters that remember anything of the player."""
        return met(self._scene)

    def dossier(self, npc: str) -> Dossier:
        """What a character remembers of the player, item by item, each with the line that it leads back to."""
        return dossier_of(self._scene, npc)

    def player_name(self, npc: str) -> str:
        """What stands over the player's own lines in a talk with `npc`."""
        return self.memory(npc).name or self.world.name or "You"

    def do(self, command: c.Command) -> list[Event]:
        """Carry out a command. What is not possible now comes back as a `Fault` that says why."""
        match command:
            case c.Walk(direction, run) if not self.world.place:
                return self._walk(direction, run)
            case c.Wait(seconds):
                return [event for _ in range(round(seconds * STEPS_A_SECOND)) for event in self.tick()]
            case c.Save(slot, title):
                return self._save(slot, title)
            case c.Load(slot):
                return self._load(slot)
            case c.NewGame(seed):
                return self._new(seed)
            case c.Regenerate() | c.EditLast() | c.Rewind():
                events = self._back(command)
            case c.Favourite(line, on):
                events = [WAIT] if self.busy else mark(self._scene, line, on)
            case _:
                events = self._told(command) if self.world.place else self._act(command)
        return [*events, *self._noted(), *self._begun(), *self._write()]

    def _told(self, command: c.Command) -> list[Event]:
        """A command while a chapter is told; what the player changes in memories has nothing to do with it."""
        if isinstance(command, c.Correct | c.Forget | c.Undo):
            return self._act(command)
        before, self._untold = self._untold, []
        events, remains = self._chapters.take(command)
        return [*before, *events, *(self._act(command) if remains else [])]

    @property
    def chapter(self) -> Shown | None:
        """What the player sees of the chapter that is told; None where none is."""
        return self._chapters.shown

    def _begun(self) -> list[Event]:
        """A chapter begins where its condition has come true."""
        if self.talk or self.busy or self.world.player.moving:
            return []
        events = self._chapters.begins()
        return [*self._passing.settle(self._scene), *events, *self._noted()] if events else []

    def _noted(self) -> list[Event]:
        """What the player notes of what has happened."""
        return log_facts(self._scene, come_true(self.world, self.resources.quests))

    @property
    def quests(self) -> list[tuple[Quest, list[tuple[Entry, str]], bool]]:
        """The quest log: what has begun, each with its entries and whether it is done."""
        return list(log_of(self.world, self.resources.quests))

    @property
    def pointers(self) -> list[tuple[Quest, str]]:
        """Where open quests point: each with the spot of its last entry that has one."""
        return list(pointers(self.world, self.resources.quests))

    @property
    def sightings(self) -> list[Sighting]:
        """Where the player has last seen those who spoke to it."""
        return sightings(self.log, self.world)

    def _act(self, command: c.Command) -> list[Event]:
        """Commands after which the state is written."""
        match command:
            case c.Walk(direction, run):
                return self._walk(direction, run)
            case c.Interact():
                return self._interact()
            case c.Talk(npc):
                return self._met(npc)
            case c.Say(text, to):
                self.draft = ""
                return self._conversation.say(text, to)
            case c.Whisper(text):
                self.draft = ""
                return self._conversation.say(text, None, whisper=True)
            case c.Choose(offer):
                return self._conversation.choose(offer)
            case c.Take() | c.Use() | c.Sleep() if self.talk:
                return [Fault(ENDS_TALK[type(command)], "First end the talk.")]
            case c.Take(item):
                return hands.take(self._scene, item)
            case c.Use(item):
                return hands.use(self._scene, item)
            case c.Give(item):
                return self._conversation.choose(f"accept:{item}")
            case c.Duel(move):
                return self._conversation.choose(f"bout:{move}")
            case c.Confirm(yes):
                return self._conversation.confirm(yes)
            case c.Cancel():
                return self._conversation.cancel()
            case c.Leave():
                return self._conversation.leave()
            case c.Sleep(hours):
                return self._settled(log_facts(self._scene, rules.pass_time(self.world, hours * 60)))
            case c.Correct() | c.Forget() | c.Undo():
                if self.busy:
                    return [Fault("memory", "Wait until the answer is over.")]
                return change(self._scene, command)
            case c.Set():
                events = log_facts(self._scene, set_by_hand(self._scene, command))
                return self._settled(events) if command.time else events
        return []

    @property
    def _kept(self) -> tuple[str, ...]:
        """Who stays where it is because one talks with it."""
        return tuple(one.npc for one in self.talk.company) if self.talk else ()

    def _settled(self, events: list[Event]) -> list[Event]:
        """Hours have passed at once: everybody is where the new hour wants it."""
        routine.settle(self.world, self.atlas, self.resources.days, self._kept)
        return events

    def tick(self) -> list[Event]:
        """Let one sixtieth of a second pass, and take in what the voice has said."""
        self._play_steps += 1
        clock_runs = self.talk is None and self.world.place is None
        events = log_facts(self._scene, rules.step(self.world, self.atlas, clock_runs=clock_runs))
        routine.walk(self.world, self.atlas, self.resources.days, self._kept)
        events += [*self._chapters.waited(), *self._stopped()]
        if self._chapters.may_begin():
            events += self._begun()
        if events:
            events += [*self._noted(), *self._write()]
        return events + self.listen()

    def _stopped(self) -> list[Event]:
        """Who was called to the player and has come begins to talk."""
        world = self.world
        if self.talk or world.place or world.player.moving or not world.summons:
            return []
        come = (one for one in world.summons if nearby.in_reach(world, self.atlas, one.npc))
        summons = next((one for one in come if not world.people[one.npc].moving), None)
        return [*self._passing.settle(self._scene), *self._conversation.stop(summons)] if summons else []

    def listen(self, seconds: float = 0.0) -> list[Event]:
        """Take in what the voice has said, waiting up to `seconds` for something; no time passes in the game."""
        events = self._untold + self._conversation.listen(0.0 if self.remarking else seconds)
        events += self._passing.listen(self._scene, seconds)
        self._untold = []
        if any(isinstance(event, Done | JobDone) for event in events):
            events += [*self._noted(), *self._write()]
        return events

    def close(self) -> None:
        """Write everything down and let go of the saves. The voice is closed by whoever opened it."""
        self._conversation.cancel()
        self.draft = self._unsent
        self._conversation.drop()
        self._passing.drop()
        self._write()
        if self.store:
            self.store.close()

    @property
    def townspeople(self) -> Mapping[str, Townsman]:
        """Who speaks in passing, by id."""
        return self.resources.townspeople

    @property
    def takeable(self) -> list[tuple[str, str]]:
        """What lies in reach and is somebody else's: its owner and the thing."""
        return theft.in_reach(self._scene)

    def thing(self, item: str, count: int = 1) -> str:
        """So many of a thing in words: "a lantern"; also of one that an older game knew."""
        known = self.resources.items.get(item)
        return known.some(count) if known else f"{count} {item.replace('_', ' ')}"

    def _interact(self) -> list[Event]:
        """Talk with whoever is in reach, else read what stands ahead."""
        player = self.world.player
        if self.talk or player.moving:
            return []
        npc = nearby.partner(self.world, self.atlas)
        if npc:
            return self._met(npc)
        sign = self.atlas.maps[player.map].signs.get(player.ahead)
        return hands.narrated(self._scene, sign) if sign else self._refused()

    def _met(self, who: str) -> list[Event]:
        """Speak to somebody: a chapter begins with it, or a word in passing is said, or a talk is opened."""
        reached = not self.talk and nearby.in_reach(self.world, self.atlas, who)
        chapter = self._chapters.begins_with(who) if reached else []
        if chapter:
            return [*self._passing.settle(self._scene), *chapter]
        return self._remark(who) or [*self._passing.settle(self._scene), *self._conversation.open(who)]

    def _remark(self, who: str) -> list[Event]:
        """What somebody says in passing who is in reach and no partner for a talk."""
        one = self.resources.townspeople.get(who)
        if one is None or self.talk or not nearby.in_reach(self.world, self.atlas, who):
            return []
        return self._passing.speak(self._scene, self.voice, one)

    def _walk(self, direction: c.Direction, run: bool) -> list[Event]:
        """Set out for the next tile; a barred door says why it is."""
        if self.talk or rules.start_walking(self.world, self.atlas, direction, run):
            return []
        return self._refused()

    def _refused(self) -> list[Event]:
        """What one sees at a door that is barred."""
        told = hands.barred(self._scene)
        return [*told, *self._write()] if told else []

    # --- going back

    @property
    def history(self) -> Sequence[PastLine]:
        """What the player has said, heard and read, oldest first."""
        return past(self.log)

    @property
    def favourites(self) -> frozenset[int]:
        """The lines that the player has marked."""
        return favourites(self.log)

    def _back(self, command: c.Regenerate | c.EditLast | c.Rewind) -> list[Event]:
        """Go on from an earlier line as a new branch."""
        if self.busy:
            return [WAIT]
        back = way_back(self.log, command)
        if isinstance(back, Fault):
            return [back]
        before, self.draft = self.world.player.map, self._unsent
        self._passing.drop()
        self._conversation.drop()
        self._untold = []
        ended = go_back(self._scene, back)
        if isinstance(command, c.Rewind):
            self.draft = back.draft
        there = self.world.player.map
        events = [Rewound(back.line), *([SceneChanged(there)] if there != before else []), *ended]
        events += self._conversation.resume()
        if isinstance(command, c.EditLast):
            self.draft = ""
            events += self._conversation.say(command.text, None, whisper=back.whispered)
        return events

    # --- beginning, saving, loading

    def _begin(self, seed: int, look: str, name: str) -> None:
        self._passing.drop()
        if self.store:
            self.store.begin()
        world = self.resources.new_world()
        world.seed, world.look, world.name = seed, look, name
        chronicle = Chronicle(Log(), self.store, self._embedder)
        self._scene = Scene(self.resources, chronicle, world, Draws(seed), self._wanted)
        self._conversation = Conversation(self._scene, self.voice, self._embedder)
        self._chapters = Chapters(self._scene)
        chosen = ({"look": look} if look != LOOKS[0] else {}) | ({"name": name} if name else {})
        self._scene.chronicle.add(world, "system", "world", data={"what": "begun", "seed": seed} | chosen)
        self._untold = [*self._noted(), *self._begun()]
        self._write()

    def _go_on(self, opened: Opened) -> None:
        """Take up what was read from a journal or slot."""
        self._passing.drop()
        snapshot = restored(opened, self.resources, self.notices)
        self._player_id, self._play_steps, self.draft = snapshot.player_id, snapshot.play_steps, snapshot.draft
        chronicle = Chronicle(opened.log, self.store, self._embedder)
        self._scene = Scene(self.resources, chronicle, snapshot.world, snapshot.draws, self._wanted)
        self._conversation = Conversation(self._scene, self.voice, self._embedder)
        self._chapters = Chapters(self._scene)
        self._untold = self._conversation.resume()

    def _write(self) -> list[Event]:
        """Write everything down. What the disk does not take is told once and written as soon as it can be."""
        chronicle, before = self._scene.chronicle, self._trouble
        chronicle.write(
            Snapshot(
                self.log.head, self.world, self._scene.draws, self._player_id, self._play_steps, self._unsent,
                self.resources.sources,
            )
        )  # fmt: skip
        self._trouble = chronicle.trouble
        return [Fault("disk", self._trouble)] if self._trouble and self._trouble != before else []

    @property
    def _unsent(self) -> str:
        """What the player has typed and nobody has heard: the draft, or the line about which a question is open."""
        question = self._conversation.question
        return question.said if question else self.draft

    def _save(self, slot: str, title: str | None) -> list[Event]:
        if self.store is None:
            return [Fault("save", "This game is not kept on disk, so it cannot be saved.")]
        if self.busy:
            return [Fault("save", "Wait until the answer is over, then save.")]
        told = self._write()
        if self._trouble:
            return told or [Fault("save", self._trouble)]
        try:
            self.store.save(slot, title or slot, self._play_steps // STEPS_A_SECOND, self.picture)
        except (SaveError, OSError) as error:
            return [Fault("save", str(error))]
        self._kept_lines = len(self.log)
        return [Saved(slot)]

    def _load(self, slot: str) -> list[Event]:
        if self.store is None:
            return [Fault("load", "This game is not kept on disk, so nothing can be loaded.")]
        try:
            opened = self.store.load(slot)
        except (SaveError, OSError) as error:
            return [Fault("load", str(error))]
        self._conversation.drop()
        told = len(self.notices)
        self._go_on(opened)
        self._kept_lines = len(self.log)
        notices = [Fault("notice", notice) for notice in self.notices[told:]]
        return [Loaded(slot), SceneChanged(self.world.player.map), *notices]

    def _new(self, seed: int | None) -> list[Event]:
        self._conversation.drop()
        self.draft, self._play_steps = "", 0
        try:
            self._begin(self._scene.draws.seed if seed is None else seed, self.world.look, self.world.name)
        except SaveError as error:
            return [Fault("save", str(error))]
        return [SceneChanged(self.world.player.map)]

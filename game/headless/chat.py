"""A talk in the terminal: `python3 main.py chat guard`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TextIO

from game.exits import GOOD
from game.headless.given import refused, saves_folder, transcript_file
from game.headless.scripts import chosen_voice
from game.headless.transcript import Transcript
from game.save import Store
from game.session import commands as c
from game.session.events import Bout, Event, Fault, Kept, Promised, Remembered, Speech
from game.session.resources import load_resources
from game.session.session import Session
from game.session.travel import steps_to

HELP = "You talk with {name}. An empty line or Ctrl-D ends the talk.\n"


def chat(session: Session, npc: str, read: Callable[[str], str], out: TextIO, transcript: Transcript) -> None:
    """Walk up to `npc` and talk until the player has had enough. `read` asks for a line, EOFError ends the talk."""

    def do(command: c.Command) -> None:
        transcript.asked()
        _show(session, session.do(command), out, transcript)

    if session.talk and session.talk.npc != npc:
        do(c.Leave())
    _walk_up(session, npc, transcript)
    name = session.cast.personas[session.talk.npc if session.talk else npc].name
    out.write(HELP.format(name=name))
    if not session.talk:
        do(c.Talk(npc))
    while session.talk:
        try:
            line = read("> ")
        except EOFError:
            out.write("\n")
            line = ""
        do(c.Say(line) if line.strip() else c.Leave())


def _walk_up(session: Session, npc: str, transcript: Transcript) -> None:
    """Go there; where no way leads the talk says so."""
    try:
        for event in steps_to(session, npc):
            transcript.take(session.step, [event])
    except ValueError:
        return


def _show(session: Session, events: list[Event], out: TextIO, transcript: Transcript) -> None:
    """Write what comes, as it comes, until the turn is over."""
    started = ""
    while True:
        transcript.take(session.step, events)
        for event in events:
            if isinstance(event, Speech) and event.text:
                name = session.cast.personas[event.npc].name
                line = "\n" if started else ""
                out.write(event.text if started == event.npc else f"{line}{name}: {event.text}")
                started = event.npc
            note = _note(event)
            if note:
                out.write(f"\n  [{note}]\n" if started else f"  [{note}]\n")
        out.flush()
        if not session.busy:
            break
        events = session.listen(0.25)
    if started:
        out.write("\n")


def _note(event: Event) -> str:
    match event:
        case Fault(_, message):
            return message
        case Remembered(_, fact, value):
            return f"remembers {fact.replace('_', ' ')}: {value}"
        case Promised(_, text, when):
            return f"promised to {text} ({when})"
        case Bout(_, text, yours, hers):
            return f"{text} {yours} : {hers}"
        case Kept(_, promise):
            return f"kept: {promise}"
    return ""


def run_chat(root: Path, arguments: argparse.Namespace) -> int:
    """The command `chat`. Raises ContentError, SaveError or VocabularyError where no talk can be."""
    with ExitStack() as stack:
        folder = stack.enter_context(saves_folder(arguments.saves))
        resources = load_resources(root)
        if arguments.npc not in resources.cast.personas:
            known = ", ".join(resources.cast.personas)
            raise refused(Path("chat"), f"there is nobody called `{arguments.npc}`; there are {known}")
        out = stack.enter_context(transcript_file(arguments.transcript))
        clock = time.monotonic if arguments.timings else None
        transcript = Transcript("chat", out, prompts=arguments.prompts, clock=clock)
        voice = chosen_voice(arguments, folder)
        stack.callback(voice.close)
        store = Store(folder)
        fresh = not store.has_journal()
        session = Session(resources, voice, store, arguments.seed) if fresh else Session.resume(resources, voice, store)
        stack.callback(session.close)
        chat(session, arguments.npc, input, sys.stdout, transcript)
    return GOOD

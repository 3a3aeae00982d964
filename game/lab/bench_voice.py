"""The bench `voice`: what the game adds between a model and the screen, beside the bare client on the same server."""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from game.content import ContentError, Problem
from game.lab.bare import Bare, bare_client
from game.lab.bench import Figure
from game.lab.frames import frame_times
from game.lab.stream_server import MODEL, serving
from game.lab.tap import Heard, TappedVoice
from game.mind.blocks import rules_text
from game.mind.persona import Persona, Town
from game.mind.speech import SpeechFilter
from game.session import commands as c
from game.session.events import Event, Speech
from game.session.resources import Resources, load_resources
from game.session.session import Session
from game.session.travel import go_to
from game.voice import Failed, Finished, Request, Text, Voice, choose

NPC = "guard"
LINES = (
    "Good day to you.", "What is the bell for?", "How far is it to the lighthouse?", "Your boots look worn.",
    "Who sells rope here?", "Why is the gate shut?", "What do you think of Kestrel?", "It is cold up here.",
)  # fmt: skip
REPLIES = (
    "Halt, lad, and let me look at you. The road behind you is long, and you walked all of it.",
    "The wind comes off the hills, lad, and it brings the frost with it. Stamp your feet, it helps a little.",
    "That one rings for fire, for foes and for the closing of the gate. Tonight it rings for nobody.",
    "Half a day up the hill road, if the fog lets you see where it goes. Few have tried it lately.",
    "These have stood twelve winters at one post, lad. They know every stone of it by now.",
    "Ask for Oda on the market square, behind the scales. She counts everything that holds still.",
    "It stays down since the light failed, and nobody has told me to lift it. So it stays down.",
    "Quick feet and a quicker mouth. Somebody will outwit her some day, and I shall hear of it.",
    "Cold is what the post is made of. My soup comes up the hill hot and gets here honest.",
)
"""What the local server says: no two begin alike, for a repeat would be drawn again."""
FIRST, PACE = 0.02, 0.004
"""The local server's seconds before the first piece and between pieces: a quick model."""
PAIRS = 24
FEW_TOKENS = 4
MOST_OVERHEAD = 30.0
MOST_GUARD = 100.0
"""Milliseconds of the processor for 1,000 letters: a model that writes 100 letters a second costs 1 % of a core."""
MOST_FRAME = 1000 / 60
PATIENCE = 180.0


@dataclass(frozen=True, slots=True)
class Spoken:
    """One turn through the whole game, in seconds: from the line to the request, and from the first text of the model
    to the first letter shown. `held` is None where the model's first draft was not shown."""

    request: Request
    before: float
    held: float | None


def bench_voice(root: Path, arguments: argparse.Namespace) -> list[Figure]:
    """Measure with the named server, or with a local one that only streams. Raises ContentError for another voice."""
    if arguments.voice not in (None, "openai"):
        raise _refused(f"`bench voice` compares servers: --voice openai, or none, not `{arguments.voice}`")
    resources = load_resources(root)
    with _server(arguments) as (url, model, environ):
        voice = _voice(url, model, environ)
        try:
            turns = list(_talk(resources, voice))
            with bare_client(url, _key(url, environ), voice.model or model or "") as bare:
                pairs = list(_pairs(voice, bare, [turn.request for turn in turns]))
        except OSError as error:
            raise _refused(f"the server cannot be measured: {error}") from error
        finally:
            voice.close()
    return [*_way_figures(turns, pairs), *_guard_figures(resources), *_frame_figures(resources)]


@contextmanager
def _server(arguments: argparse.Namespace) -> Iterator[tuple[str | None, str | None, Mapping[str, str]]]:
    """Base URL, model and environment of the server to measure."""
    if arguments.voice == "openai":
        url = arguments.base_url or os.environ.get("OPENAI_BASE_URL")
        yield url, arguments.model or os.environ.get("NPC_MODEL"), os.environ
        return
    with serving([_words(reply) for reply in REPLIES], FIRST, PACE) as url:
        yield url, MODEL, {}


def _voice(url: str | None, model: str | None, environ: Mapping[str, str]) -> Voice:
    try:
        return choose("openai", base_url=url, model=model, environ=environ)
    except ValueError as error:
        raise _refused(str(error)) from error


def _key(url: str | None, environ: Mapping[str, str]) -> str:
    """The environment's key goes only where the environment, or nobody, says that it goes."""
    return environ.get("OPENAI_API_KEY", "") if environ.get("OPENAI_BASE_URL", url) == url else ""


def _refused(why: str) -> ContentError:
    return ContentError([Problem("bench voice", 1, "", why)])


def _words(text: str) -> list[str]:
    return [word if number == 0 else f" {word}" for number, word in enumerate(text.split(" "))]


def walked(resources: Resources, voice: Voice) -> Session:
    """A new game with the player in reach of NPC."""
    session = Session(resources, voice)
    go_to(session, NPC)
    return session


def _talk(resources: Resources, voice: Voice) -> Iterator[Spoken]:
    """A talk of LINES through the game. Raises OSError where the server does not answer."""
    tap = TappedVoice(voice)
    session = walked(resources, tap)
    try:
        _turn(session, tap, c.Talk(NPC))
        for line in LINES:
            yield _turn(session, tap, c.Say(line))
    finally:
        session.close()


def _turn(session: Session, tap: TappedVoice, command: c.Command) -> Spoken:
    tap.take()
    started = time.perf_counter()
    events = session.do(command)
    shown = None
    while True:
        if shown is None and _shows(events):
            shown = time.perf_counter()
        if not session.busy or time.perf_counter() - started > PATIENCE:
            break
        events = session.listen(0.25)
    heard = tap.take()
    if not heard or heard[0].fault:
        raise ConnectionError(f"it did not answer ({heard[0].fault if heard else 'nothing was asked'})")
    return Spoken(heard[0].request, heard[0].asked - started, _held(heard, shown))


def _shows(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Speech) and event.text.strip() and event.voice == "openai" for event in events)


def _held(heard: Sequence[Heard], shown: float | None) -> float | None:
    first = heard[0].first
    return None if shown is None or first is None or len(heard) > 1 else shown - first


def _pairs(voice: Voice, bare: Bare, requests: Sequence[Request]) -> Iterator[tuple[float, float]]:
    """First token through the game's voice and through the bare client, in seconds, for the same warm prompt; which
    comes first changes from pair to pair."""
    for number in range(PAIRS):
        request = replace(requests[number % len(requests)], max_tokens=FEW_TOKENS)
        bare.first_token(request)
        if number % 2:
            theirs, ours = bare.first_token(request), _first_token(voice, request)
        else:
            ours, theirs = _first_token(voice, request), bare.first_token(request)
        yield ours, theirs


def _first_token(voice: Voice, request: Request) -> float:
    started = time.perf_counter()
    reply = voice.stream(request)
    while time.perf_counter() - started < PATIENCE:
        for chunk in reply.wait(0.25):
            match chunk:
                case Text(text) if text.strip():
                    taken = time.perf_counter() - started
                    reply.cancel()
                    return taken
                case Finished():
                    return time.perf_counter() - started
                case Failed(kind):
                    raise ConnectionError(kind)
    raise ConnectionError("timeout")


def _way_figures(turns: Sequence[Spoken], pairs: Sequence[tuple[float, float]]) -> list[Figure]:
    before = 1000 * statistics.median(turn.before for turn in turns)
    added = 1000 * statistics.median(ours - theirs for ours, theirs in pairs)
    ours, theirs = (1000 * statistics.median(side) for side in zip(*pairs, strict=True))
    held = [1000 * turn.held for turn in turns if turn.held is not None]
    overhead = before + added
    return [
        Figure(
            "pipeline overhead to the first shown letter, median", overhead, "ms", f"≤ {MOST_OVERHEAD:.0f}",
            overhead <= MOST_OVERHEAD,
        ),
        Figure("  before the request: understanding, memory, prompt", before, "ms"),
        Figure("  in the voice, beside the bare client (paired)", added, "ms"),
        Figure("first token after the player's line, median", before + ours, "ms", peer=theirs),
        Figure("hold-back from first token to first shown letter, median", _middle(held), "ms"),
        Figure("hold-back, longest", max(held, default=None), "ms"),
    ]  # fmt: skip


def _middle(values: Sequence[float]) -> float | None:
    return statistics.median(values) if values else None


def _guard_figures(resources: Resources) -> list[Figure]:
    """What clean and guard cost of the processor for clean lines of all characters, four letters at a time."""
    town = resources.cast.town
    costs: list[float] = []
    for persona in resources.cast.personas.values():
        _filter_seconds(persona, town, persona.understudy["thanks"][0])
        for line in persona.understudy["small_talk"] + persona.understudy["unknown"]:
            costs.append(1_000_000 * _filter_seconds(persona, town, line) / len(line))
    cost = statistics.median(costs)
    target = f"≤ {MOST_GUARD:.0f}"
    return [Figure("clean and guard, processor time for 1,000 letters", cost, "ms", target, cost <= MOST_GUARD)]


def _filter_seconds(persona: Persona, town: Town, line: str) -> float:
    recent = persona.understudy["praise"] + persona.understudy["trade"] + persona.understudy["refused"]
    locked = tuple(term for piece in persona.knowledge if piece.when for term in piece.terms)
    speech = SpeechFilter(persona, town, locked=locked, recent=recent[-12:], secret=rules_text(persona, town))
    started = time.thread_time()
    for at in range(0, len(line), 4):
        speech.feed(line[at : at + 4])
    speech.finish()
    return time.thread_time() - started


def _frame_figures(resources: Resources) -> list[Figure]:
    """How long frames take while an answer streams in, beside frames of the same dialogue at rest."""
    with serving([_words(reply) for reply in REPLIES], FIRST, 0.05) as url:
        voice = _voice(url, MODEL, {})
        try:
            busy, idle = frame_times(walked(resources, voice))
        finally:
            voice.close()
    late = 1000 * _high(busy)
    return [
        Figure("frame while an answer streams, median", 1000 * statistics.median(busy), "ms",
               peer=1000 * statistics.median(idle)),
        Figure("frame while an answer streams, 99 of 100", late, "ms", f"≤ {MOST_FRAME:.1f}", late <= MOST_FRAME,
               peer=1000 * _high(idle)),
    ]  # fmt: skip


def _high(values: Sequence[float]) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]

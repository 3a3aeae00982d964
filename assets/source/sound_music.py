"""Plays the scores: every note by its instrument, placed on a ring, with the echo of a room around all."""

from __future__ import annotations

from functools import cache

import numpy as np
from sound_instruments import DRUMS, INSTRUMENTS
from sound_kit import RATE, Samples, chances, echoed, levelled, panned, place, room, span
from sound_score import Note, Part, Score, read_score

LOUDNESS = -21.0
LEGATO = 0.97
"""How much of its time a note sounds."""
LATEST = 0.009
"""Seconds by which a note may come late: nobody plays like a clock."""
ECHO_SECONDS = 2.4


def music(name: str) -> Samples:
    """Return a piece as a stereo loop."""
    return played(read_score(name))


def played(score: Score) -> Samples:
    """Return a score as it sounds."""
    ring = np.zeros((span(score.seconds), 2))
    for number, part in enumerate(score.parts.values()):
        line = np.zeros(len(ring))
        _play(part, score, line, number)
        ring += panned(line / _strength(line), part.pan) * part.volume
    for number, (name, volume, hits) in enumerate(score.drums):
        line = np.zeros(len(ring))
        sound = DRUMS[name]()
        late = chances(len(hits), 900 + number) * LATEST
        for (beat, strength), delay in zip(hits, late, strict=True):
            place(line, sound, round((beat * 60 / score.tempo + delay) * RATE), strength)
        ring += panned(line / _strength(line), (-0.25, 0.2, 0.35)[number % 3]) * volume
    return levelled(echoed(ring, _hall(), score.echo), LOUDNESS)


def _play(part: Part, score: Score, line: Samples, number: int) -> None:
    late = chances(len(part.notes), 40 + number) * LATEST
    for note, delay in zip(part.notes, late, strict=True):
        at = note.start * 60 / score.tempo + delay
        seconds = note.beats * 60 / score.tempo * LEGATO
        for place_in_chord, one in enumerate(note.pitches):
            strummed = 0.012 * place_in_chord
            place(line, _note(part.instrument, one, seconds, _accent(note, score)), round((at + strummed) * RATE))


def _accent(note: Note, score: Score) -> float:
    """How strongly a note is played: the first of a bar most, what lies between the beats least; phrases of four bars
    swell to their third."""
    in_bar = note.start % score.beats
    beat = 1.0 if in_bar == 0 else 0.88 if in_bar == int(in_bar) else 0.78
    phrase = note.start / score.beats % 4
    return round(beat * (0.9 + 0.1 * np.sin(np.pi * min(phrase / 4 + 0.05, 1.0))), 3)


@cache
def _note(instrument: str, pitch: int, seconds: float, strength: float) -> Samples:
    return INSTRUMENTS[instrument](440 * 2 ** ((pitch - 69) / 12), seconds, strength)


@cache
def _hall() -> Samples:
    return room(ECHO_SECONDS, 77, bright=3200)


def _strength(line: Samples) -> float:
    """The mean power of what sounds, by which parts are set in proportion."""
    loud = np.abs(line) > 0.02 * np.abs(line).max()
    return float(np.sqrt((line[loud] ** 2).mean())) or 1.0

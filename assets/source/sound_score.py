"""Reads scores: `scores/<piece>.txt` holds a piece of music as text.

Sections:

- `[piece]`: `tempo` in beats a minute, `beats` of a bar, `echo` from 0 to 1.
- `[chords]`: a chord for each bar, bars parted by `|`; two in one bar share it. `Am7`, `D`, `F#m`, `Gsus4`, `Fmaj7`.
- `[part NAME]`: first a line of properties, then notes or a pattern.
  - `instrument`, `volume`, `pan` (-1 left to 1 right), `shift` in semitones, `bars=9-16` if it plays only there.
  - notes: `f#5:1.5` is a pitch and its length in beats (1 where none stands), `-:2` a rest; bars parted by `|`.
  - with `pattern=yes`: one bar, played over each chord. `1 3 2+4` are voices of the chord from below (1 is the lowest),
    with `low=yes` steps of its scale over the bass (1 root, 5 fifth, 8 octave).
- `[drums]`: a line for each drum: name, volume, and one or more bars of `x` (hit), `o` (soft), `.` (none); `|` between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grids import read_sections

FOLDER = Path(__file__).parent / "scores"
LETTERS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
KINDS: Mapping[str, tuple[int, ...]] = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11), "sus4": (0, 5, 7),
    "sus2": (0, 2, 7), "6": (0, 4, 7, 9), "add9": (0, 2, 4, 7),
}  # fmt: skip
"""Semitones over the root."""


@dataclass(frozen=True, slots=True)
class Note:
    """Pitches (as in MIDI, 60 is the middle c) that sound together; `start` and `beats` in beats of the piece."""

    pitches: tuple[int, ...]
    start: float
    beats: float


@dataclass(frozen=True, slots=True)
class Chord:
    """A chord and where it stands; `root` from 0 (c) to 11."""

    root: int
    tones: tuple[int, ...]
    start: float
    beats: float


@dataclass(frozen=True, slots=True)
class Part:
    """What one instrument plays."""

    instrument: str
    volume: float
    pan: float
    notes: Sequence[Note]


@dataclass(slots=True)
class Score:
    """A whole piece. `drums` are name, volume and hits: start in beats and strength."""

    tempo: float
    beats: int
    echo: float
    bars: int
    chords: Sequence[Chord]
    parts: dict[str, Part] = field(default_factory=dict)
    drums: list[tuple[str, float, Sequence[tuple[float, float]]]] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return self.bars * self.beats * 60 / self.tempo


def names() -> list[str]:
    """Return the names of all pieces."""
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


def read_score(name: str) -> Score:
    """Read a piece. Raises ValueError for a bar of a wrong length and for a chord or a note that there is not."""
    text = read_sections(FOLDER / f"{name}.txt")
    facts = _properties(" ".join(text["piece"]))
    beats = int(facts["beats"])
    bars = _bars(text["chords"])
    chords = [chord for number, bar in enumerate(bars) for chord in _chords(bar.split(), number * beats, beats)]
    score = Score(float(facts["tempo"]), beats, float(facts["echo"]), len(bars), chords)
    voices = voicings(chords)
    for section, lines in text.items():
        if section.startswith("part "):
            score.parts[section[5:]] = _part(f"{name}, {section}", _properties(lines[0]), lines[1:], score, voices)
    score.drums = [_drum(line, score) for line in text.get("drums", ())]
    return score


def pitch(text: str) -> int:
    """Return the number of `f#5` or `bb4`."""
    letter, sign = text[0], text[1:-1]
    return 12 * (int(text[-1]) + 1) + LETTERS[letter] + {"": 0, "#": 1, "b": -1}[sign]


def voicings(chords: Sequence[Chord], low: int = 52, high: int = 71) -> list[tuple[int, ...]]:
    """Return four voices for each chord between two pitches, each chord as near to the one before as it can be."""
    found: list[tuple[int, ...]] = []
    before: tuple[int, ...] = (55, 59, 62, 67)
    for chord in chords:
        best = min(_settings(chord, low, high), key=lambda voices: _way(before, voices))
        found.append(best)
        before = best
    return found


def _settings(chord: Chord, low: int, high: int) -> Iterator[tuple[int, ...]]:
    """Every close setting of a chord in four voices."""
    tones = {(chord.root + tone) % 12 for tone in chord.tones}
    ladder = [number for number in range(low, high + 1) if number % 12 in tones]
    for start in range(len(ladder) - 3):
        voices = tuple(ladder[start : start + 4])
        if len({voice % 12 for voice in voices}) >= min(3, len(tones)):
            yield voices


def _way(before: tuple[int, ...], after: tuple[int, ...]) -> float:
    """How far the voices move; a little more for leaving the middle of their range."""
    return sum(abs(a - b) for a, b in zip(before, after, strict=True)) + 0.3 * abs(sum(after) / 4 - 61)


def _chords(words: Sequence[str], start: float, beats: float) -> Iterator[Chord]:
    each = beats / len(words)
    for number, word in enumerate(words):
        cut = 2 if word[1:2] in ("#", "b") else 1
        root = (LETTERS[word[0].lower()] + {"#": 1, "b": -1}.get(word[1:cut], 0)) % 12
        yield Chord(root, KINDS[word[cut:]], start + number * each, each)


def _part(
    where: str, facts: Mapping[str, str], lines: Sequence[str], score: Score, voices: Sequence[tuple[int, ...]]
) -> Part:
    shift = int(facts.get("shift", 0))
    first, last = (int(bar) for bar in facts.get("bars", f"1-{score.bars}").split("-"))
    if "pattern" in facts:
        notes = list(_pattern(lines, score, voices, low="low" in facts))
    else:
        notes = list(_melody(where, _bars(lines), score.beats, (first - 1) * score.beats))
    played = [
        Note(tuple(one + shift for one in note.pitches), note.start, note.beats)
        for note in notes
        if (first - 1) * score.beats <= note.start < last * score.beats
    ]
    return Part(facts["instrument"], float(facts["volume"]), float(facts.get("pan", 0)), played)


def _melody(where: str, bars: Sequence[str], beats: int, start: float) -> Iterator[Note]:
    for number, bar in enumerate(bars):
        at = start + number * beats
        for word in bar.split():
            name, _, length = word.partition(":")
            long = float(length or 1)
            if name != "-":
                yield Note(tuple(pitch(one) for one in name.split("+")), at, long)
            at += long
        if abs(at - start - (number + 1) * beats) > 1e-6:
            raise ValueError(f"{where}: bar {number + 1} (`{bar.strip()}`) does not last {beats} beats")


def _pattern(lines: Sequence[str], score: Score, voices: Sequence[tuple[int, ...]], low: bool) -> Iterator[Note]:
    """Lay the bars of a pattern over the chords, one after the other and again; under half a bar the pattern is cut."""
    bars = [[word.partition(":") for word in bar.split()] for bar in _bars(lines)]
    for chord, voicing in zip(score.chords, voices, strict=True):
        bar = bars[int(chord.start // score.beats) % len(bars)]
        at = 0.0
        for name, _, length in bar:
            long = float(length or 1)
            if at < chord.beats and name != "-":
                pitches = [_step(chord, int(n)) if low else _voice(voicing, int(n)) for n in name.split("+")]
                yield Note(tuple(pitches), chord.start + at, min(long, chord.beats - at))
            at += long


def _voice(voicing: tuple[int, ...], number: int) -> int:
    octave, index = divmod(number - 1, len(voicing))
    return voicing[index] + 12 * octave


def _step(chord: Chord, step: int) -> int:
    """A tone of the bass: 1 the root, 3, 5 and 8 as they are in the chord."""
    bottom = 36 + chord.root if chord.root >= 4 else 48 + chord.root
    third = next((tone for tone in chord.tones if tone in (3, 4)), chord.tones[1])
    return bottom + {1: 0, 3: third, 5: 7, 6: 9, 8: 12}[step]


def _drum(line: str, score: Score) -> tuple[str, float, Sequence[tuple[float, float]]]:
    name, volume, *rest = line.split(maxsplit=2)
    bars = [bar.replace(" ", "") for bar in " ".join(rest).split("|")]
    hits = []
    for number in range(score.bars):
        bar = bars[number % len(bars)]
        for place, mark in enumerate(bar):
            if mark != ".":
                hits.append((number * score.beats + place * score.beats / len(bar), 1.0 if mark == "x" else 0.55))
    return name, float(volume), hits


def _bars(lines: Sequence[str]) -> list[str]:
    return [bar for line in lines for bar in line.split("|") if bar.strip()]


def _properties(line: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in line.split())

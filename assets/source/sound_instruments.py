"""The instruments of the music: each makes one note of a frequency, a length in seconds and a strength from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from sound_kit import RATE, Samples, clock, decay, low, noise, partials, shaped, sine, swell

Instrument = Callable[[float, float, float], Samples]


def plucked(bright: float, half: float, fading: float, most: float) -> Instrument:
    """Return a string that is plucked: `bright` weighs the upper partials, `half` is how fast it dies, in seconds for
    a note of 220 Hz; it rings on for at most `most` seconds."""

    def note(frequency: float, seconds: float, strength: float) -> Samples:
        ringing = min(most, seconds + 0.5)
        reach = bright * (0.6 + 0.4 * strength)
        amounts = {n * (1 + 0.00012 * n * n): reach ** (n - 1) / n * abs(np.sin(n * 0.62)) for n in range(1, 15)}
        tone = partials(frequency, amounts, ringing, fading)
        return tone * decay(ringing, half * (220 / frequency) ** 0.4, 0.0025) * strength

    return note


def flute(frequency: float, seconds: float, strength: float) -> Samples:
    """Return a wooden flute: soft, with breath, and a vibrato that comes late."""
    t = clock(seconds + 0.06)
    vibrato = 0.0045 * np.clip((t - 0.28) / 0.4, 0, 1) * np.sin(2 * np.pi * 4.8 * t)
    bend = frequency * (1 + vibrato - 0.012 * np.exp(-t / 0.025))
    length = len(t) / RATE
    tone = sine(bend, length) + 0.34 * strength * sine(bend * 2, length, 0.2) + 0.11 * strength * sine(bend * 3, length)
    breath = shaped(noise(length, round(frequency)), lambda f: np.exp(-(((f - frequency * 2) / frequency) ** 2)))
    return (tone + 0.5 * breath * (0.25 + np.exp(-t / 0.05))) * swell(length, 0.07, 0.09) * strength


def whistle(frequency: float, seconds: float, strength: float) -> Samples:
    """Return a tin whistle: clearer than the flute, cut in by the tongue."""
    t = clock(seconds + 0.03)
    length = len(t) / RATE
    trill = 0.003 * np.clip((t - 0.3) / 0.3, 0, 1) * np.sin(2 * np.pi * 5.4 * t)
    bend = frequency * (1 + trill + 0.02 * np.exp(-t / 0.012))
    tone = sine(bend, length) + 0.2 * sine(bend * 2, length) + 0.12 * sine(bend * 3, length, 0.3)
    return tone * swell(length, 0.03, 0.06) * strength


def reeds(frequency: float, seconds: float, strength: float) -> Samples:
    """Return a concertina: two reeds that beat against each other."""
    length = seconds + 0.05
    amounts = {n: 0.62 ** (n - 1) * (1.0 if n % 2 else 0.7) for n in range(1, 11)}
    tone = partials(frequency * 1.0018, amounts, length) + partials(frequency * 0.9982, amounts, length)
    return tone * 0.5 * swell(length, 0.05, 0.07) * strength


def fiddle(frequency: float, seconds: float, strength: float) -> Samples:
    """Return a bowed string with a warm body."""
    t = clock(seconds + 0.06)
    length = len(t) / RATE
    vibrato = 0.004 * np.clip((t - 0.15) / 0.25, 0, 1) * np.sin(2 * np.pi * 5.6 * t)
    tone = np.zeros(len(t))
    for n in range(1, 13):
        if frequency * n < RATE * 0.4:
            body = 0.5 + 1 / (1 + ((frequency * n - 900) / 500) ** 2)
            tone += body / n * sine(frequency * n * (1 + vibrato), length, 0.11 * n)
    return tone * swell(length, 0.06, 0.08) * strength


def strings(frequency: float, seconds: float, strength: float) -> Samples:
    """Return many bowed strings far away, slow to speak."""
    length = seconds + 0.5
    amounts = {n: 1 / n ** (1.7 - 0.3 * strength) for n in range(1, 11)}
    tone = sum(partials(frequency * 2 ** (cents / 1200), amounts, length) for cents in (-8, -2.5, 3, 8.5))
    slow = 1 + 0.06 * np.sin(2 * np.pi * 0.7 * clock(length) + frequency)
    return np.asarray(tone) * 0.3 * slow * swell(length, 0.35, 0.6) * strength


def choir(frequency: float, seconds: float, strength: float) -> Samples:
    """Return voices on a dark vowel."""
    length = seconds + 0.6
    amounts = {}
    for n in range(1, 15):
        f = frequency * n
        vowel = np.exp(-(((f - 480) / 230) ** 2)) + 0.5 * np.exp(-(((f - 950) / 260) ** 2)) + 0.1 / n
        amounts[float(n)] = float(vowel)
    tone = sum(partials(frequency * 2 ** (cents / 1200), amounts, length) for cents in (-11, -4, 5, 12))
    return np.asarray(tone) * 0.4 * swell(length, 0.5, 0.7) * strength


def horn(frequency: float, seconds: float, strength: float) -> Samples:
    """Return a horn over water: round, opening as it swells."""
    length = seconds + 0.12
    soft = partials(frequency, {1: 1.0, 2: 0.45, 3: 0.14}, length)
    open_ = partials(frequency, {2: 0.25, 3: 0.3, 4: 0.2, 5: 0.12, 6: 0.07}, length)
    shape = swell(length, 0.14, 0.2)
    return (soft * shape + open_ * shape**3 * strength) * strength


def celesta(frequency: float, seconds: float, strength: float) -> Samples:
    """Return struck plates of steel, as in a music box."""
    ringing = min(2.6, seconds + 1.2)
    tone = sine(frequency, ringing) * decay(ringing, 0.5)
    tone += 0.28 * sine(frequency * 4.0, ringing) * decay(ringing, 0.14)
    tone += 0.1 * strength * sine(frequency * 10.0, ringing) * decay(ringing, 0.03)
    return tone * strength


def kalimba(frequency: float, seconds: float, strength: float) -> Samples:
    """Return a tongue of iron on wood: a dull knock, then a round tone."""
    ringing = min(2.0, seconds + 0.9)
    tone = sine(frequency, ringing) * decay(ringing, 0.36) + 0.18 * sine(frequency * 6.2, ringing) * decay(
        ringing, 0.05
    )
    knock = shaped(noise(ringing, 5), low(700)) * decay(ringing, 0.012, 0.001)
    return (tone + 0.6 * knock) * strength


def bass(frequency: float, seconds: float, strength: float) -> Samples:
    """Return a plucked double bass."""
    ringing = min(2.2, seconds + 0.12)
    tone = partials(frequency, {1: 1.0, 2: 0.55, 3: 0.28, 4: 0.12, 5: 0.05}, ringing, 0.5)
    return tone * decay(ringing, 0.55, 0.006) * strength


INSTRUMENTS: Mapping[str, Instrument] = {
    "lute": plucked(0.72, 0.34, 0.55, 2.2),
    "harp": plucked(0.5, 0.6, 0.35, 3.0),
    "dulcimer": plucked(0.82, 0.42, 0.9, 2.4),
    "flute": flute,
    "whistle": whistle,
    "reeds": reeds,
    "fiddle": fiddle,
    "strings": strings,
    "choir": choir,
    "horn": horn,
    "celesta": celesta,
    "kalimba": kalimba,
    "bass": bass,
}


def frame_drum() -> Samples:
    """Return a beat on a big hand drum."""
    seconds = 0.5
    fall = 62 + 55 * np.exp(-clock(seconds) / 0.03)
    skin = shaped(noise(seconds, 11), low(900)) * decay(seconds, 0.018, 0.001)
    return sine(fall, seconds) * decay(seconds, 0.08, 0.003) + 0.5 * skin


def rim() -> Samples:
    """Return a finger on the rim of the drum."""
    seconds = 0.2
    skin = shaped(noise(seconds, 12), lambda f: np.exp(-(((f - 1500) / 1100) ** 2)))
    return 0.7 * sine(310.0, seconds) * decay(seconds, 0.02, 0.001) + 1.1 * skin * decay(seconds, 0.014, 0.001)


def shaker() -> Samples:
    """Return seeds in a gourd."""
    seconds = 0.16
    seeds = shaped(noise(seconds, 13), lambda f: np.exp(-(((f - 6500) / 2600) ** 2)))
    return seeds * swell(seconds, 0.03, 0.11)


def jingle() -> Samples:
    """Return the plates of a tambourine."""
    seconds = 0.32
    plates = sum(sine(f, seconds, f / 997) for f in (4810.0, 6130.0, 7370.0, 8870.0, 10310.0))
    rattle = shaped(noise(seconds, 14), lambda f: np.exp(-(((f - 8000) / 2500) ** 2)))
    return (0.12 * np.asarray(plates) + rattle) * decay(seconds, 0.05, 0.002)


def block() -> Samples:
    """Return a block of wood."""
    return sine(830.0, 0.15) * decay(0.15, 0.016, 0.001) + 0.4 * sine(1660.0, 0.15) * decay(0.15, 0.008, 0.001)


DRUMS: Mapping[str, Callable[[], Samples]] = {
    "drum": frame_drum,
    "rim": rim,
    "shaker": shaker,
    "jingle": jingle,
    "block": block,
}

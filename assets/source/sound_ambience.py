"""What a place sounds like while nothing happens: loops on a ring, in two columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from sound_kit import (
    RATE,
    Samples,
    band,
    chances,
    clock,
    decay,
    echoed,
    high,
    levelled,
    low,
    noise,
    panned,
    partials,
    place,
    room,
    shaped,
    sine,
    span,
    swell,
)


def ambience(name: str) -> Samples:
    """Return the loop of a name."""
    loudness, make = LOOPS[name]
    return levelled(make(), loudness, -4)


def _both(seconds: float, seed: int) -> Samples:
    return np.stack((noise(seconds, seed), noise(seconds, seed + 1)), axis=1)


def _slow(seconds: float, seed: int, rounds: int, least: float = 0.0) -> Samples:
    """Return a wave that comes back to where it began: `rounds` is how often its fastest part swings."""
    t = clock(seconds) / seconds
    phases = chances(rounds, seed)
    total = sum(np.sin(2 * np.pi * (n * t + phases[n - 1])) / np.sqrt(n) for n in range(1, rounds + 1))
    wave = np.asarray(total)
    wave = (wave - wave.min()) / (wave.max() - wave.min())
    return least + (1 - least) * wave


def _waves() -> Samples:
    """Swells that rise, break and run out; under them the sea does not cease."""
    seconds = 18.0
    deep = shaped(_both(seconds, 400), lambda f: low(240)(f) * high(40)(f)) * _slow(seconds, 401, 4, 0.5)[:, None]
    ring = deep * 1.6
    for n, (start, length, pan) in enumerate(((0.5, 6.5, -0.3), (5.2, 5.6, 0.35), (9.6, 7.0, 0.0), (14.2, 5.8, -0.15))):
        t = clock(length) / length
        rise = (
            np.sin(np.pi * np.clip(t / 0.45, 0, 1) / 2) ** 3 * np.cos(np.pi / 2 * np.clip((t - 0.45) / 0.55, 0, 1)) ** 2
        )
        foam = np.clip((t - 0.32) / 0.2, 0, 1) * np.cos(np.pi / 2 * np.clip((t - 0.4) / 0.6, 0, 1)) ** 3
        white = noise(length, 410 + n)
        wave = shaped(white, band(420, 1.2)) * rise * 1.3 + shaped(white, band(2300, 1.1)) * foam * 0.55
        stereo = panned(wave, pan)
        for side in (0, 1):
            place(ring[:, side], stereo[:, side], span(start))
    return ring


def _rain() -> Samples:
    seconds = 9.0
    hiss = shaped(_both(seconds, 430), lambda f: band(5200, 1.3)(f) + 0.35 * band(900, 1.2)(f))
    ring = hiss * _slow(seconds, 432, 3, 0.8)[:, None] * 0.5
    drops = 340
    where, how, tone = chances(drops, 433), chances(drops, 434), chances(drops, 435)
    for n in range(drops):
        drop = sine(900 + 3200 * tone[n], 0.03) * decay(0.03, 0.004, 0.001)
        stereo = panned(drop, how[n] * 1.6 - 0.8)
        for side in (0, 1):
            place(ring[:, side], stereo[:, side], int(where[n] * len(ring)), 0.05 + 0.16 * how[n] ** 3)
    return ring


def _wind() -> Samples:
    """Six bands of noise that swell one after the other, so that the wind rises and falls in pitch, too."""
    seconds = 16.0
    ring = np.zeros((span(seconds), 2))
    for n, middle in enumerate((170, 260, 390, 560, 800, 1150)):
        gust = _slow(seconds, 440 + n, 5) ** (1.5 + 0.4 * n)
        ring += shaped(_both(seconds, 450 + 2 * n), band(middle, 0.3)) * gust[:, None] * (1.5 / (1 + 0.25 * n))
    return ring


def _crickets() -> Samples:
    seconds = 8.0
    ring = np.zeros((span(seconds), 2))
    for n, (tone, every, pan) in enumerate(((4300, 1.0, -0.6), (4650, 0.8, 0.5), (3950, 1.6, 0.1), (4900, 2.0, -0.2))):
        pulse = sine(tone, 0.028) * swell(0.028, 0.01, 0.014)
        for start in np.arange(0.11 * n, seconds - 1e-6, every):
            for beat in range(3 + n % 2):
                stereo = panned(pulse, pan)
                for side in (0, 1):
                    place(ring[:, side], stereo[:, side], span(start + 0.044 * beat), 0.5 - 0.08 * n)
    night = shaped(_both(seconds, 470), band(500, 1.2)) * 0.05
    return echoed(ring, room(0.8, 471, 6000), 0.25) + night


def _drips() -> Samples:
    """Drops into still water, far apart, in a big dark room that hums."""
    seconds = 20.0
    ring = shaped(_both(seconds, 480), band(75, 0.5)) * 0.22 * _slow(seconds, 481, 3, 0.5)[:, None]
    falls = (
        (0.6, 1250, -0.5),
        (2.9, 930, 0.4),
        (3.15, 1420, 0.45),
        (6.1, 1100, 0.0),
        (8.8, 1650, 0.7),
        (9.7, 880, -0.3),
    )
    for start, tone, pan in (*falls, (12.3, 1330, 0.2), (14.0, 990, -0.7), (16.9, 1180, 0.5), (18.4, 1540, -0.1)):
        bend = tone * (1 + 0.35 * np.clip(clock(0.09) / 0.05, 0, 1))
        stereo = panned(sine(bend, 0.09) * decay(0.09, 0.016, 0.002), pan)
        for side in (0, 1):
            place(ring[:, side], stereo[:, side], span(start), 0.5)
    return echoed(ring, room(2.6, 482, 2600), 0.8)


def _murmur() -> Samples:
    """Nine voices that talk at once, none of them to be understood, behind a table or two."""
    seconds = 14.0
    ring = np.zeros((span(seconds), 2))
    for voice in range(9):
        base = (98, 112, 126, 147, 165, 185, 208, 104, 196)[voice]
        numbers = chances(400, 500 + voice)
        at, word = numbers[0] * 2, 1
        while at < seconds - 0.3 and word < 390:
            length = 0.09 + 0.13 * numbers[word]
            pitch = base * (1 + 0.16 * (numbers[word + 1] - 0.5))
            first, second = 320 + 420 * numbers[word + 2], 850 + 900 * numbers[word + 3]
            stereo = panned(_syllable(pitch, first, second, length), (voice - 4) / 5)
            for side in (0, 1):
                place(ring[:, side], stereo[:, side], span(at), 0.5 + 0.5 * numbers[word + 4])
            at += length * 0.93 + (0.7 * numbers[word + 6] if numbers[word + 5] > 0.8 else 0.0)
            word += 5
    cups = ((2.1, 2350.0, 0.4), (6.7, 2900.0, -0.5), (11.4, 2600.0, 0.1))
    for start, tone, pan in cups:
        stereo = panned(partials(tone, {1: 1.0, 1.7: 0.5, 2.6: 0.3}, 0.2) * decay(0.2, 0.02, 0.001), pan)
        for side in (0, 1):
            place(ring[:, side], stereo[:, side], span(start), 0.5)
    return echoed(shaped(ring, low(1500, 1)), room(0.9, 520, 2000), 0.6)


def _syllable(pitch: float, first: float, second: float, seconds: float) -> Samples:
    amounts: dict[float, float] = {}
    for n in range(1, 14):
        f = pitch * n
        vowel = np.exp(-(((f - first) / 150) ** 2)) + 0.4 * np.exp(-(((f - second) / 200) ** 2))
        amounts[float(n)] = float(vowel) + 0.06 / n
    return partials(pitch, amounts, seconds) * swell(seconds, 0.03, 0.05)


def _fire() -> Samples:
    seconds = 10.0
    ring = shaped(_both(seconds, 540), band(150, 1.0)) * _slow(seconds, 541, 9, 0.5)[:, None] * 0.6
    ring += shaped(_both(seconds, 543), band(1800, 0.9)) * _slow(seconds, 545, 13, 0.2)[:, None] * 0.07
    cracks = 70
    where, how, tone = chances(cracks, 546), chances(cracks, 547), chances(cracks, 548)
    for n in range(cracks):
        crack = shaped(noise(0.05, 550 + n), band(1200 + 3500 * tone[n], 0.7)) * decay(
            0.05, 0.003 + 0.004 * how[n], 0.0005
        )
        stereo = panned(crack, tone[n] - 0.5)
        for side in (0, 1):
            place(ring[:, side], stereo[:, side], round(where[n] * seconds * RATE), 0.2 + 0.8 * how[n] ** 4)
    return ring


LOOPS: Mapping[str, tuple[float, Callable[[], Samples]]] = {
    "waves": (-27.0, _waves),
    "rain": (-29.0, _rain),
    "wind": (-29.0, _wind),
    "crickets": (-36.0, _crickets),
    "drips": (-33.0, _drips),
    "murmur": (-31.0, _murmur),
    "fire": (-31.0, _fire),
}

"""The short sounds: steps on each ground, doors, coins, pages, bells, menus, blades, letters, gulls."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from sound_kit import (
    RATE,
    Response,
    Samples,
    band,
    chances,
    clock,
    decay,
    high,
    levelled,
    low,
    noise,
    partials,
    place,
    shaped,
    sine,
    span,
    swell,
)

STEPS = 4
"""How many steps there are for each ground, so that no two in a row are the same."""


def effects() -> Iterator[tuple[str, Samples]]:
    """Return every effect with its name."""
    for ground, tread in TREADS.items():
        for variant in range(STEPS):
            yield f"step_{ground}_{variant + 1}", levelled(tread(variant), STEP_LOUDNESS[ground], -6)
    for name, (loudness, make) in SINGLE.items():
        yield name, levelled(make(0), loudness)
    for name, (loudness, count, make) in SEVERAL.items():
        for variant in range(count):
            yield f"{name}_{variant + 1}", levelled(make(variant), loudness)


def mixed(seconds: float, *parts: tuple[float, Samples, float]) -> Samples:
    """Return parts (second where it begins, sound, gain) laid over each other; all end softly."""
    length = span(seconds)
    total = np.zeros(length)
    for start, sound, gain in parts:
        at = span(start)
        fits = sound[: max(0, length - at)]
        total[at : at + len(fits)] += fits * gain
    ending = span(0.012)
    total[-ending:] *= np.linspace(1, 0, ending) ** 2
    return total


def rustle(seconds: float, seed: int, response: Response, half: float, attack: float = 0.003) -> Samples:
    """Return noise of a colour that dies away."""
    return shaped(noise(seconds, seed), response) * decay(seconds, half, attack)


def knock(frequency: float, seconds: float, half: float) -> Samples:
    """Return a dull blow that falls a little in pitch."""
    t = clock(seconds)
    return sine(frequency * (1 + 0.5 * np.exp(-t / 0.008)), seconds) * decay(seconds, half, 0.0015)


def _vary(variant: int, amount: float) -> float:
    """A factor around 1 for a variant."""
    return 1 + amount * (float(chances(1, 300 + variant)[0]) - 0.5) * 2


def _grass(v: int) -> Samples:
    blades = rustle(0.17, 20 + v, band(3600 * _vary(v, 0.15), 0.7), 0.03, 0.02)
    return mixed(0.2, (0, knock(95 * _vary(v, 0.1), 0.1, 0.016), 0.5), (0.004, blades, 0.8))


def _path(v: int) -> Samples:
    grit = rustle(0.15, 40 + v, band(2100 * _vary(v, 0.15), 0.8), 0.018, 0.004)
    return mixed(0.18, (0, knock(125 * _vary(v, 0.1), 0.1, 0.016), 0.4), (0, grit, 0.6), (0.045, grit, 0.25))


def _stone(v: int) -> Samples:
    heel = rustle(0.08, 60 + v, band(1900 * _vary(v, 0.12), 0.55), 0.007, 0.001)
    tap = sine(720 * _vary(v, 0.1), 0.06) * decay(0.06, 0.008, 0.001)
    return mixed(
        0.16, (0, knock(180 * _vary(v, 0.1), 0.1, 0.012), 0.5), (0, heel, 1.1), (0, tap, 0.22), (0.05, heel, 0.3)
    )


def _sand(v: int) -> Samples:
    grains = rustle(0.24, 80 + v, band(1300 * _vary(v, 0.15), 1.0), 0.05, 0.035)
    fine = rustle(0.2, 90 + v, high(4200), 0.035, 0.03)
    return mixed(0.26, (0, knock(80, 0.1, 0.02), 0.35), (0, grains, 0.8), (0.02, fine, 0.12))


def _wood(v: int) -> Samples:
    board = partials(165 * _vary(v, 0.12), {1: 1.0, 1.62: 0.6, 2.7: 0.3, 4.1: 0.12}, 0.16) * decay(0.16, 0.02, 0.001)
    heel = rustle(0.06, 100 + v, low(1700), 0.008, 0.001)
    return mixed(0.2, (0, board, 0.8), (0, heel, 0.9), (0.055, heel, 0.25))


def _cave(v: int) -> Samples:
    near = _stone(v + 7)
    return mixed(0.75, (0, near, 1.0), *[
        (0.07 + 0.085 * n, shaped(np.pad(near, (0, span(0.05))), low(2200 / (1 + 0.5 * n))), 0.34 * 0.6**n)
        for n in range(5)
    ])  # fmt: skip


TREADS = {"grass": _grass, "path": _path, "stone": _stone, "sand": _sand, "wood": _wood, "cave": _cave}
STEP_LOUDNESS = {"grass": -33.0, "path": -31.0, "stone": -29.0, "sand": -33.0, "wood": -28.0, "cave": -31.0}


def _door(_: int) -> Samples:
    t = clock(0.32)
    creak_at = 190 + 70 * np.sin(np.pi * t / 0.32) + 9 * np.sin(2 * np.pi * 17 * t)
    teeth = np.sign(sine(creak_at, 0.32)) * 0.5 + 0.5 * sine(creak_at * 2, 0.32)
    creak = shaped(teeth * (0.4 + 0.6 * chances(len(t), 5)), band(1100, 0.8)) * swell(0.32, 0.08, 0.14)
    latch = rustle(0.05, 121, band(2600, 0.6), 0.006, 0.001)
    shut = mixed(0.3, (0, knock(88, 0.28, 0.045), 1.2), (0, rustle(0.2, 122, low(900), 0.02, 0.001), 1.0))
    return mixed(0.95, (0, latch, 0.5), (0.05, creak, 0.35), (0.46, shut, 1.0), (0.5, latch, 0.4))


def _gate(_: int) -> Samples:
    t = clock(1.1)
    groan_at = 74 + 16 * np.sin(2 * np.pi * 0.8 * t) + 3 * np.sin(2 * np.pi * 11 * t)
    groan = shaped(np.sign(sine(groan_at, 1.1)), band(420, 0.9)) * swell(1.1, 0.2, 0.3)
    links = [
        (0.1 + 0.085 * n, rustle(0.06, 130 + n, band(3100 + 300 * (n % 3), 0.4), 0.008, 0.001), 0.5) for n in range(11)
    ]
    fall = mixed(0.6, (0, knock(62, 0.55, 0.09), 1.4), (0, rustle(0.4, 150, low(600), 0.05, 0.001), 1.0))
    return mixed(1.9, (0, groan, 0.7), *links, (1.15, fall, 1.1))


def _coin(frequency: float) -> Samples:
    ring = {1: 1.0, 1.52: 0.6, 2.31: 0.5, 3.07: 0.25}
    return partials(frequency, ring, 0.4, 3.0) * decay(0.4, 0.055, 0.001)


def _coins(_: int) -> Samples:
    drops = ((0.0, 3300.0, 0.8), (0.07, 3900.0, 0.7), (0.12, 3550.0, 0.5), (0.21, 4300.0, 0.75), (0.27, 3700.0, 0.35))
    return mixed(0.7, *[(at, _coin(frequency), gain) for at, frequency, gain in drops])


def _take(_: int) -> Samples:
    cloth = rustle(0.2, 161, band(1700, 0.9), 0.04, 0.03)
    return mixed(0.3, (0, cloth, 0.7), (0.07, knock(240, 0.12, 0.02), 0.5))


def _page(v: int) -> Samples:
    length = 0.34 + 0.05 * v
    t = clock(length)
    sweep = shaped(noise(length, 170 + v), band(2600 + 500 * v, 1.0)) * swell(length, 0.09 + 0.02 * v, 0.16)
    crackle = np.where(chances(len(t), 175 + v) > 0.995, 1.0, 0.0) * swell(length, 0.1, 0.1)
    snap = rustle(0.08, 178 + v, band(1500, 0.8), 0.012, 0.002)
    return mixed(length + 0.1, (0, sweep, 0.7), (0, shaped(crackle, band(4000, 0.8)), 3.0), (length - 0.08, snap, 0.5))


def _bell(_: int) -> Samples:
    """Struck twice; the partials are those of a bell of bronze: hum, prime, third, fifth, octave."""
    amounts = {0.5: 0.55, 1.0: 0.8, 1.19: 0.6, 1.5: 0.35, 2.0: 0.75, 2.51: 0.3, 2.66: 0.25, 3.01: 0.2, 4.17: 0.12}
    stroke = partials(392.0, amounts, 3.0, 0.9) * decay(3.0, 0.75, 0.003)
    clapper = rustle(0.1, 181, band(2400, 0.8), 0.012, 0.001)
    return mixed(4.2, (0, stroke, 0.6), (0, clapper, 0.4), (1.25, stroke, 0.5), (1.25, clapper, 0.3))


def _tone(frequency: float, seconds: float, half: float) -> Samples:
    return partials(frequency, {1: 1.0, 2: 0.22, 4.0: 0.16}, seconds, 1.4) * decay(seconds, half, 0.003)


def _chime(_: int) -> Samples:
    """The harbour's first notes, backwards: a, d, f sharp."""
    return mixed(1.6, *[(0.13 * n, _tone(f, 1.3, 0.22), 0.6) for n, f in enumerate((880.0, 1174.7, 1480.0))])


def _confirm(_: int) -> Samples:
    return mixed(0.3, (0, _tone(587.3, 0.2, 0.04), 0.6), (0.06, _tone(880.0, 0.24, 0.05), 0.6))


def _cancel(_: int) -> Samples:
    return mixed(0.3, (0, _tone(587.3, 0.2, 0.04), 0.6), (0.06, _tone(440.0, 0.24, 0.05), 0.6))


def _move(_: int) -> Samples:
    wood = partials(520.0, {1: 1.0, 2.76: 0.3}, 0.07) * decay(0.07, 0.011, 0.001)
    return mixed(0.09, (0, wood, 0.8))


def _blade(v: int, frequency: float, seconds: float) -> Samples:
    ring = {1: 1.0, 1.47: 0.8, 2.09: 0.7, 2.74: 0.5, 3.43: 0.4, 4.2: 0.2}
    return partials(frequency * _vary(v, 0.08), ring, seconds, 1.2) * decay(seconds, 0.09, 0.001)


def _clash(v: int) -> Samples:
    scrape = shaped(noise(0.2, 190 + v), band(4800, 0.5)) * swell(0.2, 0.02, 0.15)
    return mixed(
        0.8,
        (0, _blade(v, 1480, 0.7), 0.6),
        (0, rustle(0.05, 195 + v, high(2500), 0.006, 0.001), 0.8),
        (0.02, scrape, 0.4),
    )


def _hit(v: int) -> Samples:
    swish = shaped(noise(0.16, 200 + v), band(1500, 0.8)) * swell(0.16, 0.11, 0.04)
    body = mixed(
        0.25, (0, knock(115 * _vary(v, 0.1), 0.22, 0.035), 1.2), (0, rustle(0.1, 205 + v, low(1500), 0.015, 0.001), 0.9)
    )
    return mixed(0.6, (0, swish, 0.5), (0.13, body, 1.0), (0.13, _blade(v, 1180, 0.4), 0.16))


def _letter(v: int) -> Samples:
    """A short soft syllable on one of three vowels, about the middle of a voice; the game lays it higher or lower."""
    seconds, pitch = 0.075, 220 * (1.0, 1.06, 0.95)[v]
    first, second = ((620, 1150), (440, 1500), (520, 900))[v]
    amounts: dict[float, float] = {}
    for n in range(1, 15):
        f = pitch * n
        vowel = np.exp(-(((f - first) / 190) ** 2)) + 0.45 * np.exp(-(((f - second) / 260) ** 2))
        amounts[float(n)] = float(vowel) + 0.25 / n**2
    return partials(pitch, amounts, seconds) * swell(seconds, 0.016, 0.04)


def _gull(v: int) -> Samples:
    """Cries that break upwards and fall."""
    cries = (3, 2, 4)[v]
    parts = []
    for n in range(cries):
        seconds = 0.34 - 0.03 * n + 0.05 * (v == 1)
        t = clock(seconds) / seconds
        bend = (820 + 90 * v) * (1 + 0.55 * np.sin(np.pi * np.minimum(t * 1.7, 1)) ** 0.7 - 0.25 * t) * (1 - 0.04 * n)
        cry = sine(bend, seconds) + 0.55 * sine(bend * 2, seconds) + 0.35 * sine(bend * 3, seconds)
        rough = 1 + 0.25 * np.sin(2 * np.pi * 62 * clock(seconds))
        parts.append(
            (0.05 + n * 0.42, shaped(cry * rough, band(2000, 1.2)) * swell(seconds, 0.05, 0.14), 0.9 - 0.15 * n)
        )
    length = 0.6 + 0.42 * cries
    near = mixed(length, *parts)
    far = np.zeros_like(near)
    for delay, gain in ((0.11, 0.3), (0.19, 0.2), (0.31, 0.13)):
        place(far, shaped(near, low(2500)), round(delay * RATE), gain)
    far[: span(0.05)] = 0
    return mixed(length, (0, near, 1.0), (0, far, 1.0))


SINGLE = {
    "door": (-24.0, _door),
    "gate": (-22.0, _gate),
    "coins": (-27.0, _coins),
    "take": (-28.0, _take),
    "bell": (-20.0, _bell),
    "chime": (-25.0, _chime),
    "confirm": (-29.0, _confirm),
    "cancel": (-30.0, _cancel),
    "move": (-31.0, _move),
}
SEVERAL = {
    "page": (-29.0, 2, _page),
    "clash": (-24.0, 2, _clash),
    "hit": (-22.0, 2, _hit),
    "letter": (-29.0, 3, _letter),
    "gull": (-31.0, 3, _gull),
}

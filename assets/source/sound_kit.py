"""What every sound is made of: waves, noise, envelopes, filters, echo. A sound is an array of floats from -1 to 1.

Loops are made on a ring: filters and echo work by Fourier transform, so that what leaves at the end comes in at the
beginning, and the seam cannot be heard. A stereo sound has two columns.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
"""Samples a second, as on the consoles whose music ours recalls."""

Samples = NDArray[np.float64]
Response = Callable[[Samples], Samples]
"""How much of a frequency (in Hz) is let through."""


def span(seconds: float) -> int:
    """Return so many seconds in samples."""
    return round(seconds * RATE)


def clock(seconds: float) -> Samples:
    """Return the time of every sample."""
    return np.arange(span(seconds)) / RATE


def sine(frequency: float | Samples, seconds: float, phase: float = 0.0) -> Samples:
    """Return a sine; its frequency may change from sample to sample."""
    turns = np.cumsum(np.broadcast_to(np.asarray(frequency, dtype=float), (span(seconds),))) / RATE
    return np.sin(2 * np.pi * (turns + phase))


def partials(frequency: float, amounts: dict[float, float], seconds: float, fading: float = 0.0) -> Samples:
    """Return the sum of sines at multiples of a frequency; the higher one is, the sooner it fades by `fading`."""
    t = clock(seconds)
    total = np.zeros(len(t))
    for multiple, amount in amounts.items():
        if frequency * multiple < RATE * 0.45:
            fade = np.exp(-t * fading * multiple) if fading else 1.0
            total += amount * np.sin(2 * np.pi * (frequency * multiple * t + 0.137 * multiple)) * fade
    return total


def noise(seconds: float, seed: int) -> Samples:
    """Return white noise, the same on every run."""
    return np.random.RandomState(seed).uniform(-1, 1, span(seconds))


def chances(count: int, seed: int) -> Samples:
    """Return so many numbers from 0 to 1."""
    return np.random.RandomState(seed).uniform(0, 1, count)


def decay(seconds: float, half: float, attack: float = 0.002) -> Samples:
    """Return an envelope that rises within `attack` and is halved every `half` seconds; it ends at nothing."""
    t = clock(seconds)
    return np.minimum(1, t / attack) * 0.5 ** (t / half) * np.minimum(1, (seconds - t) / min(0.02, seconds / 4))


def swell(seconds: float, attack: float, release: float) -> Samples:
    """Return an envelope that rises, stays and falls, in soft curves."""
    t = clock(seconds)
    rise = np.clip(t / max(attack, 1e-4), 0, 1)
    fall = np.clip((seconds - t) / max(release, 1e-4), 0, 1)
    return np.sin(np.pi / 2 * rise) ** 2 * np.sin(np.pi / 2 * fall) ** 2


def shaped(sound: Samples, response: Response) -> Samples:
    """Return the sound with each frequency weighted, on a ring."""
    frequencies = np.fft.rfftfreq(len(sound), 1 / RATE)
    weights = response(frequencies)
    return np.fft.irfft(np.fft.rfft(sound, axis=0).T * weights, len(sound)).T


def low(cut: float, order: int = 2) -> Response:
    """Let through what lies below a frequency."""
    return lambda f: 1 / np.sqrt(1 + (f / cut) ** (2 * order))


def high(cut: float, order: int = 2) -> Response:
    """Let through what lies above a frequency."""
    return lambda f: 1 / np.sqrt(1 + (cut / np.maximum(f, 1e-3)) ** (2 * order))


def band(middle: float, width: float) -> Response:
    """Let through what lies around a frequency; `width` in octaves to where a third is left."""
    return lambda f: np.exp(-((np.log2(np.maximum(f, 1.0) / middle) / width) ** 2))


def place(ring: Samples, sound: Samples, at: int, gain: float = 1.0) -> None:
    """Add a sound to a ring; what does not fit in before the end goes on at the beginning."""
    done = 0
    while done < len(sound):
        spot = (at + done) % len(ring)
        part = sound[done : done + len(ring) - spot]
        ring[spot : spot + len(part)] += part * gain
        done += len(part)


def panned(sound: Samples, pan: float) -> Samples:
    """Return two columns of one; `pan` from -1 (left) to 1, at the same power everywhere."""
    angle = (pan + 1) * np.pi / 4
    return np.stack((sound * np.cos(angle), sound * np.sin(angle)), axis=1) * np.sqrt(2)


def room(seconds: float, seed: int, bright: float = 4000.0) -> Samples:
    """Return the echo of a room, in two columns of equal power: what is left of it is halved ten times."""
    t = clock(seconds)
    columns = [shaped(noise(seconds, seed + side) * 0.001 ** (t / seconds), low(bright, 1)) for side in (0, 1)]
    echo = np.stack(columns, axis=1) * np.minimum(1, t / 0.012)[:, None]
    return echo / np.sqrt((echo**2).sum(axis=0))


def echoed(ring: Samples, echo: Samples, amount: float) -> Samples:
    """Return a stereo ring with its echo, whose end reaches over into the beginning."""
    padded = np.zeros_like(ring)
    padded[: len(echo)] = echo[: len(ring)]
    wet = np.fft.irfft(np.fft.rfft(ring, axis=0).T * np.fft.rfft(padded, axis=0).T, len(ring)).T
    return ring + wet * amount


def levelled(sound: Samples, loudness: float, peak: float = -2.0) -> Samples:
    """Return the sound at a loudness (decibels of its mean power above 100 Hz); what would pass `peak` is bent."""
    heard = shaped(sound, high(100, 1))
    quiet = np.abs(heard).max() * 0.02
    power = np.sqrt((heard[np.abs(heard) > quiet] ** 2).mean())
    scaled = sound * (10 ** (loudness / 20) / power)
    most = 10 ** (peak / 20)
    bend = 0.6 * most
    over = np.maximum(np.abs(scaled) - bend, 0)
    return np.sign(scaled) * (np.minimum(np.abs(scaled), bend) + (most - bend) * np.tanh(over / (most - bend)))

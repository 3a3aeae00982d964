"""What can be set, page by page: each row says its value and gives the settings with the next one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.stage.bindings import ACTIONS, CALLED, KEYS, PAD, Action, Bindings, Device, conflicts, label
from game.stage.settings import TEXT_SIZES, Settings

Options = Sequence[tuple[Any, str]]
"""Values with how they are called."""
OFF_ON: Options = ((False, "off"), (True, "on"))
SPEEDS: Options = ((20.0, "slow"), (40.0, "normal"), (80.0, "fast"), (0.0, "all at once"))
VOLUMES: Options = [(percent, f"{percent} %") for percent in range(0, 101, 10)]
WINDOWS: Options = [((w, h), f"{w} × {h}") for w, h in ((960, 540), (1280, 720), (1600, 900), (1920, 1080))]
LANGUAGES: Options = [("", "as spoken to")] + [
    (name, name)
    for name in (
        "English", "German", "French", "Spanish", "Portuguese", "Italian", "Dutch", "Polish", "Ukrainian", "Russian",
        "Turkish", "Arabic", "Hindi", "Chinese", "Japanese", "Korean",
    )
]  # fmt: skip
TONES: Options = (("as written", "as they are"), ("gentle", "gentle: no harsh words"))
BUILT_IN = "For a model that knows it. The built-in voice speaks English."
PAGES = ("Text", "Sound", "Picture", "Keys", "Pad", "Talk")


@dataclass(frozen=True, slots=True)
class Row:
    """`change` gives the settings with the next value (1) or the one before (-1). `action` is what the row binds to a
    key of `device`. `note` says what there is to know."""

    title: str
    value: Callable[[Settings], str]
    change: Callable[[Settings, int], Settings]
    note: str = ""
    action: Action | None = None
    device: Device = "keys"


def _one_of(title: str, field: str, options: Options, note: str = "") -> Row:
    """A row that goes round the values of a field; one that is none of them is shown as it is."""

    def value(settings: Settings) -> str:
        now = getattr(settings, field)
        return next((text for value, text in options if value == now), _plain(now))

    def change(settings: Settings, by: int) -> Settings:
        values = [value for value, _ in options]
        now = getattr(settings, field)
        at = values.index(now) if now in values else -1 if by > 0 else 0
        return replace(settings, **{field: values[(at + by) % len(values)]})

    return Row(title, value, change, note)


def _plain(value: object) -> str:
    return (
        " × ".join(map(str, value))
        if isinstance(value, tuple)
        else f"{value:g}"
        if isinstance(value, float)
        else str(value)
    )


def _binding(action: Action, device: Device) -> Row:
    """A row for what an action is bound to, and with which others it collides."""

    def value(settings: Settings) -> str:
        bindings = Bindings(settings.keys, settings.pad)
        names = bindings.names(action, device)
        others = conflicts(bindings.pad if device == "pad" else bindings.keys).get(action, ())
        also = f"  !  also: {', '.join(CALLED[other] for other in others)}" if others else ""
        return (", ".join(map(label, names)) or "–") + also

    note = f"{'Return, then press the new key' if device == 'keys' else 'Choose, then press the new button'}."
    return Row(CALLED[action], value, lambda settings, _: settings, note, action, device)


def _reset(device: Device) -> Row:
    def change(settings: Settings, _: int) -> Settings:
        return replace(settings, pad={}) if device == "pad" else replace(settings, keys={})

    return Row("All as at first", lambda _: "", change, "Takes every change on this page back.")


ROWS: Mapping[str, Sequence[Row]] = {
    "Text": (
        _one_of("Text speed", "letters_a_second", SPEEDS, "How fast is typed what somebody says."),
        _one_of("Auto-forward", "auto_forward", OFF_ON, "Goes on by itself when a page was read."),
        _one_of("Text size", "text_size", [(size, size) for size in TEXT_SIZES]),
        _one_of("Font that is easy to read", "reading_font", OFF_ON),
        _one_of("High contrast", "high_contrast", OFF_ON, "Plain light panels, dark letters."),
        _one_of("Reduced motion", "reduced_motion", OFF_ON, "Nothing fades, drifts or shakes."),
        _one_of("Marks besides colours", "marks", OFF_ON, "What a colour says, a sign says too."),
    ),
    "Sound": (
        _one_of("All sound", "volume_master", VOLUMES),
        _one_of("Music", "volume_music", VOLUMES),
        _one_of("Effects", "volume_effects", VOLUMES),
        _one_of("Voices", "volume_voice", VOLUMES, "The sound of somebody speaking."),
        _one_of("Silent in the background", "mute_unfocused", OFF_ON, "While another window is in use."),
    ),
    "Picture": (
        _one_of("Full screen", "full_screen", OFF_ON, "F11 does the same."),
        _one_of("Window", "window", WINDOWS),
        _one_of("Vertical sync", "vsync", OFF_ON, "In full screen: no torn pictures."),
    ),
    "Keys": (*(_binding(action, "keys") for action in ACTIONS), _reset("keys")),
    "Pad": (*(_binding(action, "pad") for action in ACTIONS), _reset("pad")),
    "Talk": (
        _one_of("Language of the answers", "language", LANGUAGES, BUILT_IN),
        _one_of("Tone of the answers", "tone", TONES, "For a language model."),
        _one_of("What they do while they speak", "directions", OFF_ON, "Beside the name, where a model says it."),
        _one_of("Small notes", "notes", OFF_ON, "On what somebody remembers, promises and feels."),
    ),
}  # fmt: skip


def bound(settings: Settings, action: Action, device: Device, name: str) -> Settings:
    """The settings with another key or button for an action."""
    first = (PAD if device == "pad" else KEYS)[action]
    changed = {one: to for one, to in (settings.pad if device == "pad" else settings.keys).items() if one != action}
    if first != (name,):
        changed[action] = name
    return replace(settings, pad=changed) if device == "pad" else replace(settings, keys=changed)

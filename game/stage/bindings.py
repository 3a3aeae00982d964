"""Which keys and which buttons of a pad stand for which action, by default and as the player has changed it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import pygame

Action = Literal[
    "up",
    "down",
    "left",
    "right",
    "run",
    "confirm",
    "talk",
    "cancel",
    "take",
    "bag",
    "quests",
    "map",
    "choices",
    "history",
    "save",
    "load",
]
Device = Literal["keys", "mouse", "pad"]
ACTIONS: tuple[Action, ...] = get_args(Action)

Names = Mapping[Action, tuple[str, ...]]
"""Names of keys or buttons of each action, the first of which is shown in hints."""

KEYS: Names = {
    "up": ("up", "w"), "down": ("down", "s"), "left": ("left", "a"), "right": ("right", "d"),
    "run": ("lshift", "rshift"), "confirm": ("return", "kp_enter", "space"), "talk": ("e",), "cancel": ("escape",),
    "take": ("t",), "bag": ("i",), "quests": ("j",), "map": ("m",), "choices": ("tab",), "history": ("pageup",),
    "save": ("f5",), "load": ("f9",),
}  # fmt: skip
PAD: Names = {
    "up": ("dpad_up", "stick_up"), "down": ("dpad_down", "stick_down"), "left": ("dpad_left", "stick_left"),
    "right": ("dpad_right", "stick_right"), "run": ("rightshoulder", "righttrigger"), "confirm": ("a",),
    "talk": ("a",), "cancel": ("b", "start"), "take": ("x",), "bag": ("back",), "quests": ("lefttrigger",),
    "map": ("rightstick",), "choices": ("y",), "history": ("leftshoulder",), "save": (), "load": (),
}  # fmt: skip
KEY_CODES: Mapping[str, int] = {
    name[2:].lower(): code for name, code in vars(pygame).items() if name.startswith("K_") and name != "K_UNKNOWN"
}
"""The keys as pygame calls them, without `K_` and in small letters."""
KEY_NAMES: Mapping[int, str] = {code: name for name, code in reversed(list(KEY_CODES.items()))}
BUTTONS: tuple[str, ...] = (
    "a", "b", "x", "y", "back", "start", "guide", "leftshoulder", "rightshoulder", "lefttrigger", "righttrigger",
    "leftstick", "rightstick", "dpad_up", "dpad_down", "dpad_left", "dpad_right",
    "stick_up", "stick_down", "stick_left", "stick_right",
)  # fmt: skip
RESERVED = ("f1", "f3", "f11", "f12")
"""Keys that mean the same everywhere and cannot be given away."""
LABELS: Mapping[str, str] = {
    "pageup": "Page Up", "pagedown": "Page Down", "lshift": "Shift", "rshift": "Right Shift", "lctrl": "Ctrl",
    "rctrl": "Right Ctrl", "lalt": "Alt", "ralt": "Right Alt", "kp_enter": "Enter", "leftshoulder": "LB",
    "rightshoulder": "RB", "lefttrigger": "LT", "righttrigger": "RT", "dpad_up": "D-pad up",
    "dpad_down": "D-pad down", "dpad_left": "D-pad left", "dpad_right": "D-pad right", "leftstick": "Left stick",
    "rightstick": "Right stick",
}  # fmt: skip
CALLED: Mapping[Action, str] = {
    "up": "Up", "down": "Down", "left": "Left", "right": "Right", "run": "Run", "confirm": "Go on, choose",
    "talk": "Talk, read", "cancel": "Leave, menu", "take": "Take", "bag": "Bag", "quests": "Quest log", "map": "Map",
    "choices": "Quick choices", "history": "What was said", "save": "Quick save", "load": "Quick load",
}  # fmt: skip
"""What each action is called on the screen."""
_TALKING, _WALKING = {"choices", "history"}, {"run", "talk", "take", "bag", "quests", "map"}


class Bindings:
    """The defaults with what the player has `changed`: one key or button in the place of all of an action's."""

    def __init__(self, keys: Mapping[Action, str] | None = None, pad: Mapping[Action, str] | None = None) -> None:
        self.keys: Names = {**KEYS, **{action: (name,) for action, name in (keys or {}).items()}}
        self.pad: Names = {**PAD, **{action: (name,) for action, name in (pad or {}).items()}}
        self._by_key = {KEY_CODES[name]: action for name, action in _meanings(self.keys, keys or {})}
        self._by_button = dict(_meanings(self.pad, pad or {}))

    def of_key(self, code: int) -> Action | None:
        """What a key means."""
        return self._by_key.get(code)

    def of_button(self, name: str) -> Action | None:
        """What a button of a pad means."""
        return self._by_button.get(name)

    def names(self, action: Action, device: Device) -> tuple[str, ...]:
        """The keys or buttons of an action."""
        return (self.pad if device == "pad" else self.keys)[action]


def _meanings(names: Names, changed: Mapping[Action, str]) -> list[tuple[str, Action]]:
    """Each key with its action. Where two claim the same key, it means what the player gave it to, and among those
    what stands first."""
    order = sorted(ACTIONS, key=lambda action: (action in changed, -ACTIONS.index(action)))
    return [(name, action) for action in order for name in names[action]]


def conflicts(names: Names) -> dict[Action, list[Action]]:
    """The actions that share a key with others which can be meant at the same time."""
    found: dict[Action, list[Action]] = {}
    for one in ACTIONS:
        for other in ACTIONS:
            if one != other and set(names[one]) & set(names[other]) and not _apart(one, other):
                found.setdefault(one, []).append(other)
    return found


def _apart(one: Action, other: Action) -> bool:
    """Whether two actions are never both possible, or do the same."""
    pair = {one, other}
    return pair == {"talk", "confirm"} or bool(pair & _TALKING and pair & _WALKING)


def label(name: str) -> str:
    """How a key or button is called on the screen."""
    plain = name.replace("_", " ")
    return LABELS.get(name) or plain[:1].upper() + plain[1:]

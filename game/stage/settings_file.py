"""The settings on disk: read with every wrong value named and nothing lost, written so that a crash costs nothing."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, get_type_hints

from pydantic import TypeAdapter, ValidationError

from game.save.files import set_aside, write_beside
from game.stage.settings import Settings

NAME = "settings.json"
KEPT = tuple(field.name for field in fields(Settings) if field.name != "assets")
LONGEST_SHOWN = 40


def read_settings(path: Path) -> tuple[Settings, list[str]]:
    """The settings in a file, and a sentence for each value in it that is wrong: that one is as it is by default. A
    file with anything wrong in it is set aside, and what was right is written anew."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return Settings(knows_help=False), []
    except OSError as error:
        return Settings(), [f"The settings in {path} cannot be read ({error.strerror or error}): all are as at first."]
    except ValueError:
        return Settings(), [_aside(path, f"The settings in {path} are not UTF-8 text: all are as at first")]
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        return Settings(), [_aside(path, f"The settings in {path} are not JSON ({error}): all are as at first")]
    settings, wrong = checked(value)
    if wrong:
        wrong[-1] = _aside(path, wrong[-1])
        told = write_settings(path, settings)
        wrong += [told] if told else []
    return settings, wrong


def write_settings(path: Path, settings: Settings) -> str:
    """Keep the settings; returns why that could not be done, "" where it could."""
    kept = {name: value for name, value in asdict(settings).items() if name in KEPT}
    try:
        write_beside(path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        return f"The settings cannot be kept in {path} ({error.strerror or error}): they hold until you leave."
    return ""


def checked(value: Any) -> tuple[Settings, list[str]]:
    """The settings of a value as JSON gives it, and a sentence for each field that does not do."""
    if not isinstance(value, dict):
        return Settings(), [f"{NAME} holds {_shown(value)} and no fields: all settings are as at first"]
    types, default = get_type_hints(Settings, include_extras=True), Settings()
    right: dict[str, Any] = {}
    wrong: list[str] = []
    for name, given in value.items():
        if name not in KEPT:
            wrong.append(f"{NAME}: the field {_shown(name)} with the value {_shown(given)} is not known here")
            continue
        try:
            right[name] = TypeAdapter(types[name]).validate_json(json.dumps(given), strict=True)
        except (ValidationError, ValueError, RecursionError) as error:
            left = "as at first" if isinstance(getattr(default, name), dict) else _shown(getattr(default, name))
            wrong.append(f"{NAME}: {name} is {_shown(given)}, which does not do ({_why(error)}): it is {left} now")
    return Settings(**right), wrong


def _why(error: Exception) -> str:
    """What is wrong with a value, in the words of the check."""
    if not isinstance(error, ValidationError):
        return "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
    message = str(error.errors(include_url=False, include_context=False, include_input=False)[0]["msg"])
    message = message.removeprefix("Value error, ")
    return message[:1].lower() + message[1:]


def _shown(value: Any) -> str:
    """A value as it stands in the file, cut where it is long."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except RecursionError:
        text = "something nested"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def _aside(path: Path, sentence: str) -> str:
    """Set the file aside, and end the sentence with where it is now."""
    try:
        return f"{sentence}. What stood there is kept in {set_aside(path).name}."
    except OSError as error:
        return f"{sentence}. The file cannot be set aside ({error.strerror or error})."

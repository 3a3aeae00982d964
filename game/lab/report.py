"""What an evaluation hands over: a table for people, `report.json`, `judged.jsonl` and `report.html`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game.lab.figures import Figures, figures
from game.lab.judging import Judged, criteria
from game.lab.page import page

WORST = 25
"""Replies that the report shows first."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything counted: `all` and by character. `plan` is what was to be played, `planned` how many conversations."""

    plan: Mapping[str, Any]
    planned: int
    all: Figures
    by_npc: Mapping[str, Figures]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


ROWS: tuple[tuple[str, str], ...] = (
    ("in character", "in_character"),
    ("  vocabulary used", "vocabulary"),
    ("  tone kept", "tone"),
    ("  lore respected", "lore"),
    ("  (an own word in every reply)", "own_words"),
    ("facts recalled", "recalled"),
    ("  at a later visit", "recalled_later"),
    ("  in the model's first draft", "recalled_by_model"),
    ("  standing in the prompt", "in_prompt"),
    ("replies that invent", "invented"),
    ("character left", "left"),
    ("locked lore told", "locked"),
    ("machinery shown", "machinery"),
    ("words without deeds", "giving"),
    ("deeds without words", "untold"),
    ("empty replies", "empty"),
    ("the understudy's replies", "understudy"),
    ("replies with an intervention", "replies_with_intervention"),
    ("guard off: in character", "guard_off"),
    ("tokens in, mean", "tokens_mean"),
    ("cached share", "cached_share"),
    ("first token, median s", "first_token_median"),
    ("first shown letter, median s", "first_shown_median"),
    ("seconds a turn, median", "seconds_median"),
)
"""Lines of the table: label, and the figure's name."""
SHARES = ("in_character", "vocabulary", "tone", "lore", "own_words", "cached_share")


def make_report(talks: Sequence[Judged], plan: Mapping[str, Any], planned: int) -> Report:
    """Count what was played so far."""
    voice = str(plan["voice"])
    npcs = sorted({talk.conversation.npc for talk in talks})
    by_npc = {npc: figures([talk for talk in talks if talk.conversation.npc == npc], voice) for npc in npcs}
    return Report(plan, planned, figures(talks, voice), by_npc)


def shown(name: str, found: Figures) -> str:
    """A figure as it stands in a table; "–" where nothing was counted."""
    value = found[name]["in_character"] if name == "guard_off" else found[name]
    if value is None:
        return "–"
    if name in SHARES or name == "guard_off":
        return f"{100 * value:.0f} %"
    if isinstance(value, list):
        return f"{value[0]} of {value[1]}"
    if isinstance(value, float):
        return f"{value:.0f}" if value >= 100 else f"{value:.2f}"
    return str(value)


def table(report: Report) -> str:
    """The figures as text, a column for all and one for each character."""
    columns = {"all": report.all, **report.by_npc}
    wide = max(len(label) for label, _ in ROWS)
    lines = [" " * wide + "".join(f"{name[:11]:>12}" for name in columns)]
    for label, name in ROWS:
        lines.append(f"{label:<{wide}}" + "".join(f"{shown(name, found):>12}" for found in columns.values()))
    held = report.all["conversations_held"]
    told = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in held.items())
    lines.append(f"whole conversations of {report.all['conversations']}: {told}")
    return "\n".join(lines)


def write_report(out: Path, report: Report, talks: Sequence[Judged]) -> None:
    """Write the three files into `out`."""
    _write(out / "report.json", json.dumps(report.to_json(), ensure_ascii=False, indent=1, sort_keys=True) + "\n")
    rows = [row for talk in talks for row in judged_rows(talk)]
    _write(out / "judged.jsonl", "".join(json.dumps(row, ensure_ascii=False, sort_keys=True) + "\n" for row in rows))
    columns = {"all": report.all, **report.by_npc}
    cells = [
        (label.strip(), name in SHARES, [shown(name, found) for found in columns.values()]) for label, name in ROWS
    ]
    _write(out / "report.html", page(report.plan, list(columns), cells, worst(rows), rows))


def judged_rows(talk: Judged) -> list[dict[str, Any]]:
    """Every reply of a conversation with what was found wrong, as plain JSON values."""
    return [
        {
            "conversation": talk.conversation.name,
            "npc": talk.conversation.npc,
            "turn": mark.turn,
            "about": move.about,
            "player": move.text,
            "text": reply.text,
            "raw": reply.raw,
            "voice": reply.voice,
            "guarded": list(reply.guarded),
            "in_character": mark.in_character,
            "vocabulary": mark.vocabulary,
            "tone": mark.tone,
            "lore": mark.lore,
            "recalled": mark.recalled,
            "faults": [f"{fault.kind}: {fault.why}" for fault in mark.faults],
            "raw_faults": [f"{fault.kind}: {fault.why}" for fault in off.faults],
            "conversation_held": criteria(talk.marks),
        }
        for mark, off, (move, reply) in zip(talk.marks, talk.raw, talk.replies, strict=True)
    ]


def worst(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The replies with the gravest faults: lore before tone, a forgotten fact before a word that is missing."""

    def gravity(row: Mapping[str, Any]) -> int:
        return 4 * (not row["lore"]) + 2 * (not row["tone"]) + 2 * (row["recalled"] is False) + (not row["vocabulary"])

    graded = sorted(rows, key=gravity, reverse=True)
    return [row for row in graded[:WORST] if gravity(row) > 1]


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")

"""The report as one HTML page that needs nothing else: no script, no picture, no font from outside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid #8884; }
svg { display: block; width: 100%; height: 6px; margin-top: 2px; }
.talk { border-left: 3px solid #8886; padding-left: .8rem; margin: .6rem 0; } .bad { border-color: #c33; }
.who { color: #888; font-size: .85rem; } .why { color: #c33; font-size: .85rem; } p { margin: .15rem 0; }
details { margin: .4rem 0; } summary { cursor: pointer; } .scroll { overflow-x: auto; }
"""

Cell = tuple[str, bool, Sequence[str]]
Row = Mapping[str, Any]


def page(
    plan: Mapping[str, Any], columns: Sequence[str], cells: Sequence[Cell], worst: Iterable[Row], rows: Sequence[Row]
) -> str:
    """The page. `cells` are label, whether it is a share (drawn as a bar), and the values of the `columns`."""
    model = f", {plan['model']}" if plan.get("model") else ""
    what = f"System {plan['system']}, voice {plan['voice']}{model}, {plan['turns']} turns, seed {plan['seed']}"
    talks = groupby(rows, key=lambda row: str(row["conversation"]))
    parts = [
        f"<h1>How well they stay themselves</h1><p>{escape(what)}.</p>",
        _table(columns, cells),
        "<h2>The worst replies</h2>",
        *(_reply(row) for row in worst),
        "<h2>All conversations</h2>",
        *(_conversation(name, list(said)) for name, said in talks),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
    title = f"<title>Emberwick: {escape(what)}</title>"
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}{title}</head>\n<body>' + "\n".join(parts) + "</body></html>\n"
    )


def _table(columns: Sequence[str], cells: Sequence[Cell]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *columns))
    body = "".join(
        f"<tr><td>{escape(label)}</td>" + "".join(f"<td>{_cell(value, share)}</td>" for value in values) + "</tr>\n"
        for label, share, values in cells
    )
    return f'<div class="scroll"><table><tr>{head}</tr>\n{body}</table></div>'


def _cell(value: str, share: bool) -> str:
    number = value.removesuffix(" %")
    if not share or not number.isdigit():
        return escape(value)
    bar = f'<rect width="{number}" height="6" fill="#2a7"/>'
    return f'{escape(value)}<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">{bar}</svg>'


def _conversation(name: str, rows: Sequence[Row]) -> str:
    good = sum(bool(row["in_character"]) for row in rows)
    held = "in character" if rows[0]["conversation_held"]["in_character"] else "not in character"
    summary = f"{escape(name)}: {held}; {good} of {len(rows)} replies"
    return f"<details><summary>{summary}</summary>{''.join(map(_reply, rows))}</details>"


def _reply(row: Row) -> str:
    wrong = "; ".join(row["faults"])
    if row["recalled"] is False:
        wrong = f"not recalled; {wrong}" if wrong else "not recalled"
    notes = f"{row['npc']}, turn {row['turn']}, {row['about']}, {row['voice']}"
    notes += f", guarded: {', '.join(row['guarded'])}" if row["guarded"] else ""
    raw = f'<p class="who">the model wrote: {escape(str(row["raw"]))}</p>' if row["guarded"] else ""
    return (
        f'<div class="talk{"" if row["in_character"] else " bad"}"><p class="who">{escape(notes)}</p>'
        f"<p>{escape(str(row['player']))}</p><p><b>{escape(str(row['text'])) or '(nothing)'}</b></p>{raw}"
        + (f'<p class="why">{escape(wrong)}</p>' if wrong else "")
        + "</div>"
    )

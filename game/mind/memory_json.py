"""A memory as people can read it: `npcs/<id>.json`."""

from __future__ import annotations

from typing import Any

from game.log import GameTime
from game.mind.memory import Memory

SCHEMA = 1


def to_json(memory: Memory, player_id: str) -> dict[str, Any]:
    """The memory as `npcs/<id>.json` holds it."""

    def time(value: GameTime | None) -> dict[str, int] | None:
        return value.to_json() if value else None

    return {
        "schema": SCHEMA,
        "npc_id": memory.npc,
        "player_id": player_id,
        "last_updated": time(memory.last_updated),
        "last_met": time(memory.last_met),
        "visit_count": memory.visits,
        "relationship": {
            "score": memory.standing,
            "mood": memory.mood,
            "reasons": [{"text": r.text, "delta": r.delta, "line": r.line} for r in memory.reasons],
        },
        "player_facts": {
            key: {"value": fact.value, "line": fact.line, "time": fact.time.to_json()}
            | ({"before": fact.before} if fact.before else {})
            for key, fact in memory.facts.items()
        },
        "npc_commitments": [
            {"text": p.words, "kind": p.kind, "made_at": p.made_at.to_json(), "line": p.line, "status": p.status,
             "when": dict(p.when)}
            for p in memory.promises
        ],
        "player_commitments": [
            {"text": p.words, "kind": p.kind, "made_at": p.made_at.to_json(), "line": p.line, "status": p.status,
             "when": dict(p.when)}
            for p in memory.owed
        ],
        "npc_statements": [{"text": text, "line": line} for text, line in memory.statements],
        "compressed_history": [
            {"talk": s.talk, "text": s.text, "first_line": s.first_line, "last_line": s.last_line, "turns": s.turns,
             "mood_before": s.mood_before, "mood_after": s.mood_after}
            for s in memory.history
        ],
        "talks": [{"started": t.started.to_json(), "turns": t.turns, "came_to": t.came_to} for t in memory.talks],
        "memories": [
            {"text": m.text, "game_time": m.game_time.to_json(), "importance": m.importance, "tags": list(m.tags),
             "kind": m.kind, "role": m.role, "private": m.private, "line": m.line}
            for m in memory.memories
        ],
    }  # fmt: skip

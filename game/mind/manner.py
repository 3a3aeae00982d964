"""What the player wants of all answers, whoever gives them: their language and their tone."""

from __future__ import annotations

GENTLE = "gentle"


def manner(name: str, language: str, tone: str) -> str:
    """The sentences that a prompt says of it about a character; "" where nothing is wanted."""
    wanted = [f"{name} answers in {language}."] if language else []
    wanted += [f"{name} uses no harsh or cruel words."] if tone == GENTLE else []
    return " ".join(wanted)


def with_manner(cue: str, sentences: str) -> str:
    """A cue in brackets with these sentences at its end."""
    if not sentences:
        return cue
    return f"{cue[:-1]} {sentences})" if cue.endswith(")") else f"{cue}\n({sentences})".lstrip()

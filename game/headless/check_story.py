"""What is wrong with chapters of the story: ids that there are not, and chapters that never begin."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.content import ContentError, Problem
from game.headless.known import Known, flags_of_the_story
from game.world.state import PLAYER
from game.world.story import Case, Chapter, Event, every_case, every_event, read_chapter

CHAPTER = re.compile(r"^events:", re.MULTILINE)
"""By this line a file is known for a chapter."""

Name = tuple[str, str]
"""What is named (a field of `Known`), and its id."""


def chapter_fits(path: Path, root: Path, known: Known | None) -> None:
    """Raises ContentError for a chapter that cannot be read, names what is not there, or has no beginning."""
    chapter = read_chapter(path, root)
    if known is None:
        return
    problems: list[Problem] = []
    if chapter.when is None:
        problems.append(Problem(str(path), 1, "when", "is missing: without it the chapter never begins"))
    cases = [*([chapter.when] if chapter.when else []), *every_case(chapter.written)]
    named = [name for case in cases for name in _in_case(case)]
    named += [name for event in every_event(chapter.written) for name in _in_event(event)]
    for what, name in dict.fromkeys(named):
        why = known.missing(what, name)
        problems += [Problem(str(path), line_of(path, name), "events", why)] if why else []
    if problems:
        raise ContentError(problems)


def never_told(chapters: Iterable[Chapter], known: Known) -> list[Chapter]:
    """The chapters that wait for a flag which no rule sets, and no chapter that is ever told."""
    left = list(chapters)
    reached = set(known.ruled)
    while found := [chapter for chapter in left if _waits_for(chapter, known) <= reached]:
        reached |= set(flags_of_the_story(found))
        left = [chapter for chapter in left if chapter not in found]
    return left


def _waits_for(chapter: Chapter, known: Known) -> set[str]:
    """The flags that must be set before it begins, but for those that asking and passing set."""
    wanted = {flag for flag, value in chapter.when.flag.items() if value} if chapter.when else set()
    return {flag for flag in wanted if not known.is_free(flag)}


def _in_case(case: Case) -> Iterator[Name]:
    yield from (("flags", flag) for flag in (*case.flag, *case.any))
    yield from (("items", item) for item in case.item)
    yield from (("maps", case.map),) if case.map else ()
    yield from (("spots", case.at),) if case.at else ()
    yield from (("people", case.meets),) if case.meets else ()
    yield from (("characters", npc) for npc in (*case.standing, *case.remembers))


def _in_event(event: Event) -> Iterator[Name]:
    who = event.line.who if event.line else event.move.who if event.move else None
    yield from (("people", who),) if who and who != PLAYER else ()
    if event.move and event.move.spot:
        yield "spots", event.move.spot
    if event.give:
        yield from (("items", item) for item in event.give.item)
        yield from (("characters", event.give.who),) if event.give.who else ()
    minds = (event.heart.npc if event.heart else None, event.remember.npc if event.remember else None)
    yield from (("characters", npc) for npc in (*minds, *(event.recount or ())) if npc)


def line_of(path: Path, word: str) -> int:
    """The first line of a file in which a word stands, 1 where it stands in none."""
    rows = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return next((number for number, row in enumerate(rows, 1) if re.search(rf"\b{re.escape(word)}\b", row)), 1)

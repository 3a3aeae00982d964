"""The command `check`: what is wrong with files that people write by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.content import ContentError, Problem, read
from game.headless.check_assets import old_assets, without_icon
from game.headless.check_sound import unheard
from game.headless.check_story import CHAPTER, chapter_fits, line_of, never_told
from game.headless.known import Known, known_ids
from game.headless.script import read_script
from game.mind.blocks import ContextOverflowError, check_persona
from game.mind.outside import Outside
from game.mind.persona import Knowledge, Persona, read_persona, read_town
from game.mind.tokens import load_counter
from game.session.resources import STORY, Resources, load_resources, nowhere
from game.world import read_atlas, read_items
from game.world.quests import When, read_quests
from game.world.story import every_event
from game.world.tiled import read_map
from game.world.townspeople import read_townspeople

ASSETS = "assets"
"""The folder that may be named in the place of a file: what the game shows, compared with its sources."""
CONDITIONAL = ("quests.yaml", "townspeople.yaml")
"""Files with conditions on the world: their flags and things must be there."""
SCRIPT = re.compile(r"^steps:", re.MULTILINE)


def check(root: Path, files: Sequence[Path]) -> list[Problem]:
    """Every fault of the files, or of all the game's own where none is named; the folder `assets` stands for its
    pictures and sounds. Raises VocabularyError."""
    asked_for_assets = [path for path in files if path.is_dir() and path.name == ASSETS]
    chosen = [path for path in files if path not in asked_for_assets] if files else list(_own(root))
    needs = [path for path in chosen if path.name in CONDITIONAL or _has(path, SCRIPT) or _has(path, CHAPTER)]
    known = _known(root) if needs else None
    problems: list[Problem] = []
    for path in chosen:
        try:
            _check_file(root, path, known)
        except ContentError as error:
            problems += error.problems
    if not files:
        problems += [*_atlas(root), *_whole(root)]
    if asked_for_assets or not files:
        problems += [*without_icon(root), *old_assets(root)]
    return problems


def _own(root: Path) -> Iterator[Path]:
    yield from sorted((root / "npcs").glob("*.yaml"))
    yield root / "assets" / "items.yaml"
    yield root / "assets" / "quests.yaml"
    yield root / "assets" / "townspeople.yaml"
    yield from sorted((root / STORY).glob("*.yaml"))
    yield from sorted((root / "tests" / "scripts").rglob("*.yaml"))


def _atlas(root: Path) -> list[Problem]:
    try:
        atlas = read_atlas(root / "assets" / "maps")
        items = read_items(root / "assets" / "items.yaml", root)
    except ContentError as error:
        return error.problems
    return [
        Problem(f"assets/maps/{tile_map.id}.tmx", 1, "needs", f"a door needs `{item}`, which is not in items.yaml")
        for tile_map in atlas.maps.values()
        for item in sorted({item for door in tile_map.doors.values() for item in door.needs} - items.keys())
    ]


def _whole(root: Path) -> Iterator[Problem]:
    """The things that nobody has at the start and no chapter gives, the chapters that are never told, and the music
    that there is not."""
    try:
        resources = load_resources(root)
    except ContentError:
        return
    path, had = root / "assets" / "items.yaml", _had(resources)
    why = "nobody has it and no chapter gives it: put it into a character's `trade.sells` or `trade.holds`"
    yield from (Problem(str(path), line_of(path, item), item, why) for item in resources.items if item not in had)
    for chapter in never_told(resources.story.values(), known_ids(resources)):
        path = root / STORY / f"{chapter.id}.yaml"
        yield Problem(str(path), line_of(path, "when"), "when", "waits for a flag that is set by nothing before it")
    told = ((root / STORY / f"{chapter.id}.yaml", chapter) for chapter in resources.story.values())
    yield from unheard(root, resources.atlas, told)


def _had(resources: Resources) -> set[str]:
    events = (event for chapter in resources.story.values() for event in every_event(chapter.written))
    given = {item for event in events if event.give for item, count in event.give.item.items() if count > 0}
    return given | {item for goods in resources.stock.values() for item in goods}


def _known(root: Path) -> Known | None:
    """The ids that a script may name; None where the game's own files are broken: they are what must be mended then."""
    try:
        resources = load_resources(root)
    except ContentError:
        return None
    return None if resources.cast.problems else known_ids(resources)


def _check_file(root: Path, path: Path, known: Known | None) -> None:
    """Raises ContentError with what is wrong."""
    if path.suffix == ".tmx":
        read_map(path)
    elif path.name == "items.yaml":
        read_items(path, root)
    elif path.name == "quests.yaml":
        _quests_fit(path, root, known)
    elif path.name == "townspeople.yaml":
        remarks = [remark for one in read_townspeople(path, root) for remark in one.remarks]
        _conditions_fit(path, [remark.when for remark in remarks], known)
    elif path.name == "_town.yaml":
        _items_fit(path, root, _items_asked(read_town(path, root).knowledge))
    elif path.name == "_outside.yaml":
        read(path, Outside, root)
    elif path.suffix not in (".yaml", ".yml"):
        raise ContentError([Problem(str(path), 0, "", "is no .yaml or .tmx file, and nothing else can be checked")])
    elif _has(path, SCRIPT):
        read_script(path, known)
    elif _has(path, CHAPTER):
        chapter_fits(path, root, known)
    else:
        _fits(root, read_persona(path, root), path)


def _quests_fit(path: Path, root: Path, known: Known | None) -> None:
    quests = read_quests(path, root)
    when = [note.when for quest in quests for note in quest.entries]
    _conditions_fit(path, [*when, *(quest.done for quest in quests)], known)
    spots = [note.at for quest in quests for note in quest.entries if note.at]
    wrong = [(spot, known.missing("spots", spot)) for spot in spots] if known else []
    found = [Problem(str(path), line_of(path, spot), "at", why) for spot, why in wrong if why]
    if found:
        raise ContentError(found)


def _conditions_fit(path: Path, conditions: Iterable[When | None], known: Known | None) -> None:
    """Raises ContentError for flags and things that there are not."""
    wanted = [(what, name) for when in conditions if when for what, name in _named_by(when)]
    problems = [known.missing(what, name) for what, name in wanted] if known else []
    wrong = zip(wanted, problems, strict=False)
    found = [Problem(str(path), line_of(path, name), "when", why) for (_, name), why in wrong if why]
    if found:
        raise ContentError(found)


def _named_by(when: When) -> Iterator[tuple[str, str]]:
    """The flags and things that a condition names."""
    yield from (("flags", flag) for flag in (*when.flag, *when.any))
    yield from (("items", item) for item in when.item)


def _has(path: Path, mark: re.Pattern[str]) -> bool:
    """Whether a file has the line by which its kind is known."""
    if path.suffix not in (".yaml", ".yml"):
        return False
    try:
        return bool(mark.search(path.read_text(encoding="utf-8", errors="replace")))
    except OSError:
        return False


def _fits(root: Path, persona: Persona, path: Path) -> None:
    town = read_town(root / "npcs" / "_town.yaml", root)
    try:
        check_persona(persona, town, load_counter(root / "assets" / "tokenizer"), str(path))
    except ContextOverflowError as error:
        raise ContentError([Problem(str(path), 1, error.block, str(error).partition(": ")[2])]) from error
    try:
        astray = nowhere(persona, read_atlas(root / "assets" / "maps"))
    except ContentError:
        astray = ""
    if astray:
        raise ContentError([Problem(str(path), line_of(path, "schedule"), "schedule", astray)])
    _items_fit(path, root, _named_items(persona))


def _items_fit(path: Path, root: Path, named: Iterable[tuple[str, str]]) -> None:
    """Raises ContentError for items that there are not; `named` are pairs of field and item."""
    items = read_items(root / "assets" / "items.yaml", root)
    unknown = [(field, item) for field, item in named if item not in items]
    if unknown:
        why = "there is no item `{}` in assets/items.yaml"
        raise ContentError(
            [Problem(str(path), line_of(path, item), field, why.format(item)) for field, item in unknown]
        )


def _named_items(persona: Persona) -> Iterator[tuple[str, str]]:
    """The items that a character's file names, with the field in which each stands."""
    trade = persona.trade
    yield from (("trade.sells", good.item) for good in trade.sells)
    yield from (("trade.buys", good.item) for good in trade.buys)
    yield from (("trade.wants", item) for item in trade.wants)
    yield from (("trade.holds", item) for item in trade.holds)
    yield from (("trade.opens", gate.item) for gate in trade.opens if gate.item)
    yield from (("trade.duel", trade.duel.item),) if trade.duel else ()
    yield from (("promises", vow.item) for vow in persona.promises if vow.item)
    yield from _items_asked(persona.knowledge)


def _items_asked(knowledge: Iterable[Knowledge]) -> Iterator[tuple[str, str]]:
    """The items in the conditions of what is known."""
    asked = (condition for piece in knowledge for condition in (piece.when, piece.until) if condition)
    yield from (("knowledge", item) for condition in asked for item in condition.item)

"""What the player does with its hands: use what it carries, take what is somebody's, read what stands ahead."""

from __future__ import annotations

from game.session import theft
from game.session.deeds import log_facts
from game.session.events import Event, Fault, Narration
from game.session.scene import Scene
from game.world import rules
from game.world.state import PLAYER


def narrated(scene: Scene, text: str) -> list[Event]:
    """Tell the player something; it is in the log from then on."""
    scene.chronicle.add(scene.world, "narration", "world", listeners=(PLAYER,), text=text)
    return [Narration(text)]


def barred(scene: Scene) -> list[Event]:
    """What one sees at a door that is barred; nothing where none is."""
    door = None if scene.world.player.moving else rules.barred_door(scene.world, scene.resources.atlas)
    return narrated(scene, door.refuses) if door else []


def use(scene: Scene, item: str) -> list[Event]:
    """Use what the player carries, or look at it where it is of no use here."""
    if scene.world.items.get(item, 0) < 1:
        return [Fault("use", "You do not carry that.")]
    thing = scene.resources.items.get(item)
    if thing is None:
        return [Fault("use", "Nobody knows any more what that is for.")]
    told = narrated(scene, thing.use or thing.text)
    left = scene.world.items[item] - 1
    return [*told, *(log_facts(scene, rules.set_item(scene.world, item, left)) if thing.used_up else [])]


def take(scene: Scene, item: str) -> list[Event]:
    """Take what lies in reach and is somebody else's."""
    owner = next((owner for owner, thing in theft.in_reach(scene) if thing == item), None)
    return theft.take(scene, owner, item) if owner else [Fault("take", "Nothing of the kind lies in reach.")]

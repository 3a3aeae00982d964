"""Slots on disk: the running journal and its snapshots. What cannot be read is set aside and named, never overwritten.

Imports `log` and `world` only.
"""

from game.save.caption import Caption
from game.save.files import write_beside
from game.save.label import SlotLabel
from game.save.snapshot import Snapshot
from game.save.store import JOURNAL, SaveError, Store

__all__ = ["JOURNAL", "Caption", "SaveError", "SlotLabel", "Snapshot", "Store", "write_beside"]

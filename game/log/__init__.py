"""The one log of lines that everything else is derived from: records, the tree they form, and views of a branch.

Imported by all, imports nothing of the game.
"""

from game.log.line import SCHEMA, GameTime, Kind, Line
from game.log.tree import Log, TornLog
from game.log.views import witnessed_by

__all__ = ["SCHEMA", "GameTime", "Kind", "Line", "Log", "TornLog", "witnessed_by"]

"""Reading what people write by hand: YAML with the line of every value, YAML's traps named, schemas checked.

Beside `log` at the bottom of the house: imports nothing of the game.
"""

from game.content.comparison import Comparison, compares
from game.content.part import Id, Part, Pattern
from game.content.problem import ContentError, Problem
from game.content.reading import parse, read

__all__ = ["Comparison", "ContentError", "Id", "Part", "Pattern", "Problem", "compares", "parse", "read"]

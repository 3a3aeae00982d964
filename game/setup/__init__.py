"""The first start: makes `.venv`, installs what the game needs into it, and starts the game there.

Imports the standard library only, and nothing heavy on the way to a game that is already set up.
"""

from game.setup.start import main

__all__ = ["main"]

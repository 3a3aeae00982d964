"""The window: screens, dialogue box, drawing, input devices. What it shows and does goes through a running `Game`.

Imports `session`, `world`, `log` and `content`; never `headless`.
"""

from game.stage.app import App
from game.stage.game import Game, Launcher
from game.stage.screenshots import Screenshots
from game.stage.settings import Settings, Volumes
from game.stage.settings_file import read_settings, write_settings

__all__ = ["App", "Game", "Launcher", "Screenshots", "Settings", "Volumes", "read_settings", "write_settings"]

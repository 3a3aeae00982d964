"""The game without a window: scripts in, transcripts and screenshots out; a talk in the terminal.

Imports everything below it: `stage` (only when a script looks at the screen), `session`, `world`, `voice`, `save`.
"""

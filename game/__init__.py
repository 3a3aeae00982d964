"""Emberwick: a small RPG whose people are played by a language model and remember you.

`README.md` beside this file shows the rooms and which may import which.
"""

VERSION = "0.1.0"

"""What is heard: music and ambience that fade into each other, short sounds, letters at the pitch of who speaks.

What shall be heard is found by plain functions; only `output.py` touches the mixer.
"""

from game.stage.sound.output import Output
from game.stage.sound.soundscape import Soundscape

__all__ = ["Output", "Soundscape"]

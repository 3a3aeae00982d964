"""Where words come from: any OpenAI-compatible server, the understudy's mouth, a recording.

A voice gets a plain `Request` and gives chunks. It imports nothing of the game's other parts: no world, no mind.
"""

from game.voice.background_embedder import BackgroundEmbedder
from game.voice.choose import choose, choose_embedder
from game.voice.request import (
    SILENT,
    Chunk,
    Failed,
    Finished,
    Message,
    Note,
    Reply,
    Request,
    RequestKind,
    Text,
    Usage,
    Voice,
)
from game.voice.understudy import UnderstudyVoice

__all__ = [
    "SILENT", "BackgroundEmbedder", "Chunk", "Failed", "Finished", "Message", "Note", "Reply", "Request", "RequestKind",
    "Text", "UnderstudyVoice", "Usage", "Voice", "choose", "choose_embedder",
]  # fmt: skip

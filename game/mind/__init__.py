"""What a character is, knows, remembers and may say: pure functions over persona, log and a plain view of the world.

Imports `log` and `content` only: no pygame, no network, no clock, and nothing of `world`.
"""

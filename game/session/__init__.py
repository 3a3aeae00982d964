"""Drives world, mind and voice: commands in, events out. Window, script and test speak to the same `Session`.

Imports `world`, `mind`, `voice`, `save`, `log` and `content`.
"""

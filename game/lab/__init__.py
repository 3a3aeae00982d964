"""Measuring: whole conversations played and judged (`eval`), and figures of speed (`bench`).

At the top of the house beside `headless`: may import everything below. Nothing imports it but the command line.
"""

"""The exit codes of every command. 3, a set-up that failed, is given by `setup` alone."""

from __future__ import annotations

GOOD, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
"""All is well; an expectation, a target or a comparison failed; bad input; interrupted by Ctrl-C."""
